"""Normalise typed cells before a command does anything with them.

typed                                       becomes
a number over another on a round's sheet    its name and rank beside it (`corrected_names`)
a name in place of a number                 the number (`corrected_names`)
the winner's name in Result                 the result (`named_results`)
the handicap of another pair, or none       the handicap in force (handicaps.py)
somebody moved to Out in the newest round   the round in Out in rounds (`moved_out_cells`)

`normalised` does all of this. `collected_winners` moves the winners' lists into Result (M21);
`numbered` gives numbers to participants without one, `newcomers_sit_out` keeps them out of a round
that was over, and `renumbered_side_events` follows new numbers on the sheets of side events.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells, person_cells
from nigiri.desk.core.handicaps import NONE_OUTDATED, corrected_handicaps
from nigiri.domain.model.units import PlayerId
from nigiri.domain.players.numbering import number_players
from nigiri.workbook.model.plain import as_text, plain, whole_number
from nigiri.workbook.read.as_drawn import drawn_seats
from nigiri.workbook.read.seats import seat_of
from nigiri.workbook.read.workbook import read, undrawn
from nigiri.workbook.spellings.out_in_rounds import Outs
from nigiri.workbook.spellings.results import written

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from nigiri.desk.core.handicaps import OutdatedHandicaps
    from nigiri.domain.model.event import Event, Player
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.read.workbook import Reading


def corrected_names(workbook: Workbook, reading: Reading) -> Iterator[SetCells]:
    """Yield the cells of names and ranks that do not belong to the number beside them.

    Beside an empty number they are emptied; beside an unknown one they stay. Where the draw put the
    number there and the printed name is nobody's, only the name was corrected since: the printed
    rank is of that day and stays (M13). A name in place of a number is replaced by the number.
    """
    players: Mapping[int, Player] = {int(n): p for n, p in reading.event.by_number.items()}
    drawn = drawn_seats(reading.drawn)
    names = {plain(player.name) for player in reading.event.players}
    for number, location in reading.book.rounds.items():
        cells = Cells(location, workbook[location.name])
        named = reading.rounds[number].named if number in reading.rounds else {}
        for row in range(location.first_row, cells.sheet.height + 1):
            for side in ("white", "black"):
                if (row, side) in named:
                    cells.put_row(row, person_cells(players[named[row, side]], side))
                    continue
                known = whole_number(cells.get(row, f"{side}_no")) or 0
                same = plain(cells.get(row, side)) not in names and (
                    seat_of(number, side, cells.get(row, "table"), known) in drawn
                )
                _correct_seat(cells, (row, side), players.get(known), same=same)
        yield from cells.operations()


def _correct_seat(
    cells: Cells, seat: tuple[int, str], player: Player | None, *, same: bool
) -> None:
    """Correct or empty name and rank of a seat (row, side).

    same -- the draw put this player here, and the printed name is nobody else's
    """
    row, side = seat
    number, name, rank = (cells.get(row, key) for key in (f"{side}_no", side, f"{side}_rank"))
    if player is not None and plain(name) != plain(player.name):
        cells.put(row, side, player.name)
        if rank is None or not same:
            cells.put(row, f"{side}_rank", str(player.rank))
    elif number is None and rank is not None:
        cells.put_row(row, {side: None, f"{side}_rank": None})


def out_cell(reading: Reading, cell: Cell, change: Callable[[Outs], Outs]) -> Cell:
    """Return the new value of a cell of Out in rounds; "4-" stays open where possible.

    A cell that cannot be read stays as it is: it is a problem of its own.
    """
    rounds = reading.event.settings.rounds
    try:
        said = Outs.parse(as_text(cell), rounds)
    except ValueError:
        return cell
    return change(said).ended(rounds).cell(reading.language)


def moved_out(reading: Reading) -> tuple[PlayerId, ...]:
    """Return the players whom the director moved from a game or bye to Out in the newest round.

    Players without a place in the draw, such as reserves and those not here, are not among them.
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


def moved_out_cells(workbook: Workbook, reading: Reading) -> tuple[SetCells, ...]:
    """Return the cells Out in rounds of the players moved to Out, with the newest round added."""
    moved, location = moved_out(reading), reading.book.get("players")
    if not moved or location is None:
        return ()
    number, cells = len(reading.event.rounds), Cells(location, workbook[location.name])
    sits_out = partial(Outs.sitting_out, rounds=frozenset({number}))
    for row, player in reading.player_rows.items():
        if player.number in moved:
            cells.put(row, "out", out_cell(reading, cells.get(row, "out"), sits_out))
    return cells.operations()


def normalised(
    workbook: Workbook, reading: Reading, before: OutdatedHandicaps = NONE_OUTDATED
) -> tuple[SetCells, ...]:
    """Return the cells that the table above changes.

    before -- outdated handicaps when the command was given, as for `corrected_handicaps`
    """
    return (
        *corrected_names(workbook, reading),
        *named_results(workbook, reading),
        *corrected_handicaps(workbook, reading, before),
        *moved_out_cells(workbook, reading),
    )


def named_results(workbook: Workbook, reading: Reading) -> Iterator[SetCells]:
    """Yield the cells of results typed as the winner's name; names may change, results do not."""
    for number, this in reading.rounds.items():
        location = reading.book.rounds[number]
        cells = Cells(location, workbook[location.name])
        for row, game in this.games.items():
            if row in this.by_name and game.result is not None:
                cells.put(row, "result", written(game.result))
        yield from cells.operations()


_OF_LISTS = frozenset({"list-unknown", "list-double", "list-both", "result-list"})
"""The codes of the problems of a list."""


def collected_winners(workbook: Workbook, reading: Reading) -> Iterator[SetCells]:
    """Yield the cells that enter listed winners into Result and empty the lists.

    A list with a problem stays as typed: commands stop at it, but the migration of an older
    workbook must not lose it.
    """
    wrong = {problem.sheet for problem in reading.problems if problem.code in _OF_LISTS}
    for number, this in reading.rounds.items():
        location = reading.book.rounds[number]
        if location.name in wrong:
            continue
        cells = Cells(location, workbook[location.name])
        for row, game in this.games.items():
            if game.result is not None and cells.get(row, "result") is None:
                cells.put(row, "result", written(game.result))
        for row in range(location.first_row, cells.sheet.height + 1):
            cells.put(row, "winners", None)
        yield from cells.operations()


def numbered(
    workbook: Workbook, reading: Reading, *, again: bool = False
) -> tuple[Event, tuple[SetCells, ...]]:
    """Return the event with all participants numbered, and the cells with the numbers."""
    new = number_players(reading.event, again=again)
    location = reading.book.get("players")
    if not new or location is None:
        return reading.event, ()
    cells = Cells(location, workbook[location.name])
    rows = list(reading.player_rows)
    players = list(reading.event.players)
    for index, number in new.items():
        cells.put(rows[index], "number", number)
        players[index] = replace(players[index], number=number)
    return replace(reading.event, players=tuple(players)), cells.operations()


def newcomers_sit_out(workbook: Workbook, reading: Reading) -> tuple[SetCells, ...]:
    """Return the cells Out in rounds that say that newcomers missed the newest round.

    workbook -- after they were numbered; reading -- before

    Whoever gets a number while nobody waits in a complete round came when it was over. Without a
    word about it the round would seem to be drawn only in part (M19), and nothing would be drawn.
    """
    newest, now = reading.event.rounds[-1:], read(workbook)
    location, waiting = reading.book.get("players"), undrawn(now)
    if location is None or not newest or not newest[0].complete or undrawn(reading):
        return ()
    cells = Cells(location, workbook[location.name])
    sits_out = partial(Outs.sitting_out, rounds=frozenset({newest[0].number}))
    for row, player in now.player_rows.items():
        if player.number in waiting:
            cells.put(row, "out", out_cell(now, cells.get(row, "out"), sits_out))
    return cells.operations()


def renumbered_side_events(
    workbook: Workbook, reading: Reading, new: Mapping[PlayerId, PlayerId]
) -> tuple[SetCells, ...]:
    """Return the cells of Chart and Ladder with new numbers; new -- old number -> new number."""
    operations: list[SetCells] = []
    for kind, follows in _NUMBER_COLUMNS.items():
        location = reading.book.get(kind)
        if location is not None:
            cells = Cells(location, workbook[location.name])
            for row in range(location.first_row, cells.sheet.height + 1):
                for key in filter(follows, location.columns):
                    _renumber_cell(cells, row, key, new)
            operations += cells.operations()
    return tuple(operations)


#: Sheet kind -> which of its columns hold numbers of players.
_NUMBER_COLUMNS: Mapping[str, Callable[[str], bool]] = {
    "chart": lambda key: key == "number" or key.startswith("win"),
    "ladder": {"start", "challenger", "challenged", "winner"}.__contains__,
}


def _renumber_cell(cells: Cells, row: int, key: str, new: Mapping[PlayerId, PlayerId]) -> None:
    """Write the new number of a player into a cell; a cell without a player's number stays."""
    typed = as_text(cells.get(row, key))
    number = whole_number(typed.removesuffix("="))
    after = None if number is None else new.get(PlayerId(number))
    if after is not None:
        cells.put(row, key, f"{after}=" if typed.endswith("=") else int(after))
