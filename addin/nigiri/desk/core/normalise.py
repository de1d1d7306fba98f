"""Let the printed names follow the numbers the director typed: the number is what counts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.handicaps import NOTHING_OWED, followed_handicaps
from nigiri.desk.core.round_sheet import person_cells
from nigiri.domain.model.units import PlayerId
from nigiri.workbook.entry.out_in_rounds import Outs
from nigiri.workbook.entry.results import written
from nigiri.workbook.model.plain import as_text, plain, whole_number
from nigiri.workbook.read.as_drawn import drawn_seats
from nigiri.workbook.read.seats import seat_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from nigiri.desk.core.handicaps import Owed
    from nigiri.domain.model.event import Player
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.read.workbook import Reading


def followed_names(workbook: Workbook, reading: Reading) -> Iterator[SetCells]:
    """Yield what writes name and rank beside numbers they do not belong to.

    Beside an emptied number they are emptied; beside one that nobody has they stay. Where the draw
    put that number and nobody has the printed name, only the name was corrected since: the printed
    rank is of that day and stays (M13). A name in place of a number is replaced by the number.
    """
    players: Mapping[int, Player] = {int(n): p for n, p in reading.event.by_number.items()}
    drawn = drawn_seats(reading.drawn)
    names = {plain(player.name) for player in reading.event.players}
    for number, place in reading.book.rounds.items():
        cells = Cells(place, workbook[place.name])
        named = reading.rounds[number].named if number in reading.rounds else {}
        for row in range(place.first_row, cells.sheet.height + 1):
            for side in ("white", "black"):
                if (row, side) in named:
                    cells.put_row(row, person_cells(players[named[row, side]], side))
                    continue
                known = whole_number(cells.get(row, f"{side}_no")) or 0
                same = plain(cells.get(row, side)) not in names and (
                    seat_of(number, side, cells.get(row, "table"), known) in drawn
                )
                _follow(cells, (row, side), players.get(known), same=same)
        yield from cells.operations()


def _follow(cells: Cells, seat: tuple[int, str], player: Player | None, *, same: bool) -> None:
    """Write or empty name and rank of a seat (row, side) where they do not belong.

    same -- the draw put this player here, and the name beside is nobody else's
    """
    row, side = seat
    number, name, rank = (cells.get(row, key) for key in (f"{side}_no", side, f"{side}_rank"))
    if player is not None and plain(name) != plain(player.name):
        cells.put(row, side, player.name)
        if rank is None or not same:
            cells.put(row, f"{side}_rank", str(player.rank))
    elif number is None and rank is not None:
        cells.put_row(row, {side: None, f"{side}_rank": None})


# Write Out in rounds, also for whom the director moved to Out on the newest round's sheet.


def out_cell(reading: Reading, cell: Cell, change: Callable[[Outs], Outs]) -> Cell:
    """Return what a cell of Out in rounds says after a change; "4-" stays open where it can.

    What cannot be read stays as it is: a problem tells of it.
    """
    rounds = reading.event.settings.rounds
    try:
        said = Outs.parse(as_text(cell), rounds)
    except ValueError:
        return cell
    return change(said).ended(rounds).cell(reading.language)


def moved_out(reading: Reading) -> tuple[PlayerId, ...]:
    """Return whom the director moved from a drawn game, or a bye, to Out in the newest round.

    Who stands there because the draw had no place for them, a reserve or somebody who was not here,
    is none of these.
    """
    number = len(reading.event.rounds)
    if number not in reading.rounds:
        return ()
    lines = [line for line in reading.drawn if line.round == number]
    drawn = {n for line in lines for n in (line.white, line.black, line.bye)}
    return tuple(
        n
        for n in reading.rounds[number].out.values()
        if n in drawn and reading.event.player(n).plays_in(number)
    )


def outs_written(workbook: Workbook, reading: Reading) -> tuple[SetCells, ...]:
    """Return what writes the round into Out in rounds of everybody moved to Out."""
    moved, place = moved_out(reading), reading.book.get("players")
    if not moved or place is None:
        return ()
    number, cells = len(reading.event.rounds), Cells(place, workbook[place.name])
    sits_out = partial(Outs.sitting_out, rounds=frozenset({number}))
    for row, player in reading.player_rows.items():
        if player.number in moved:
            cells.put(row, "out", out_cell(reading, cells.get(row, "out"), sits_out))
    return cells.operations()


# Bring what the director typed to its place, before anything is done with it.
#
# typed                                       becomes
# a number over another on a round's sheet    its name and rank beside it (names.py)
# a name in place of a number                 the number (names.py)
# the handicap of another pair, or none       the handicap in force (stones.py)
# somebody moved to Out in the newest round   the round in their Out in rounds (outs.py)


def settled(
    workbook: Workbook, reading: Reading, before: Owed = NOTHING_OWED
) -> tuple[SetCells, ...]:
    """Return what writes the table above; nothing where all is at its place.

    before -- the handicaps owed when the command was given, as for `followed_handicaps`
    """
    return (
        *followed_names(workbook, reading),
        *followed_handicaps(workbook, reading, before),
        *outs_written(workbook, reading),
    )


# Move the winners' lists into Result (M21): every command does so before anything else.
#
# A list in which something is wrong stays as it was typed. Commands stop at it; but an older
# workbook is brought up to date even so, and what was to be corrected must still be there then.


_OF_LISTS = frozenset({"list-unknown", "list-double", "list-both", "result-list"})
"""The codes of the problems of a list."""


def collected_winners(workbook: Workbook, reading: Reading) -> Iterator[SetCells]:
    """Yield what writes every listed winner into Result and empties the lists."""
    wrong = {problem.sheet for problem in reading.problems if problem.code in _OF_LISTS}
    for number, this in reading.rounds.items():
        place = reading.book.rounds[number]
        if place.name in wrong:
            continue
        cells = Cells(place, workbook[place.name])
        for row, game in this.games.items():
            if game.result is not None and cells.get(row, "result") is None:
                cells.put(row, "result", written(game.result))
        for row in range(place.first_row, cells.sheet.height + 1):
            cells.put(row, "winners", None)
        yield from cells.operations()


# Let the numbers on the sheets of side events follow their players.


def renumbered_side(
    workbook: Workbook, reading: Reading, new: Mapping[PlayerId, PlayerId]
) -> tuple[SetCells, ...]:
    """Return what lets the numbers on Chart and Ladder follow their players; new -- old -> new."""
    operations: list[SetCells] = []
    for kind, follows in _FOLLOWS.items():
        place = reading.book.get(kind)
        if place is not None:
            cells = Cells(place, workbook[place.name])
            for row in range(place.first_row, cells.sheet.height + 1):
                for key in filter(follows, place.columns):
                    _side_cells_follow(cells, row, key, new)
            operations += cells.operations()
    return tuple(operations)


#: Sheet kind -> which of its columns hold numbers of players.
_FOLLOWS: Mapping[str, Callable[[str], bool]] = {
    "chart": lambda key: key == "number" or key.startswith("win"),
    "ladder": {"start", "challenger", "challenged", "winner"}.__contains__,
}


def _side_cells_follow(cells: Cells, row: int, key: str, new: Mapping[PlayerId, PlayerId]) -> None:
    """Write the new number of a player into a cell; what is no player's number stays."""
    typed = as_text(cells.get(row, key))
    number = whole_number(typed.removesuffix("="))
    after = None if number is None else new.get(PlayerId(number))
    if after is not None:
        cells.put(row, key, f"{after}=" if typed.endswith("=") else int(after))
