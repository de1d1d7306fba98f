"""Make and take away the sheet of a round, and keep the record As drawn."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.domain.games.handicaps import counted_rating
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.systems.stages import first_of_stage, judged, played_as
from nigiri.messages.catalogue import text
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.rebuild import removal, widest_name
from nigiri.workbook.derive.written_cells import last_written, rows_opened, written_cells
from nigiri.workbook.entry.results import written
from nigiri.workbook.layout.round import first_bye
from nigiri.workbook.layout.tables import FIRST_ROW
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import AddSheet, Changes, DeleteRows, Operation, SetCells
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.as_drawn import DrawnPair, Known, line_round, trail_cell
from nigiri.workbook.read.draft import with_draft
from nigiri.workbook.read.event import round_rows
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.tables import find
from nigiri.workbook.read.workbook import undrawn
from nigiri.workbook.words.systems import name_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from nigiri.domain.model.event import Event, Game, Player, Round
    from nigiri.domain.model.units import PlayerId, Rank
    from nigiri.workbook.model.cells import Value
    from nigiri.workbook.model.changes import Option
    from nigiri.workbook.model.locations import Book, Location
    from nigiri.workbook.read.as_drawn import Trail
    from nigiri.workbook.read.workbook import Draft, Reading

    Typed = Mapping[frozenset[PlayerId], Mapping[str, Value]]

_SPARE_OUTS = 2


def absentees(event: Event, this: Round, waiting: Collection[PlayerId] = ()) -> list[PlayerId]:
    """Return the numbered players without a game or bye in the round, who may still come.

    waiting -- those who are to be drawn yet; they are not absent
    """
    seated = {player for game in this.games for player in game.players} | set(this.byes)
    seated.update(waiting)
    return [number for number in sorted(event.by_number) if number not in seated]


def round_options(
    event: Event, this: Round, waiting: Collection[PlayerId] = ()
) -> dict[str, Option]:
    """Return what the layout needs to render the sheet of a round."""
    settings = event.settings
    when = settings.when[this.number - 1] if this.number <= len(settings.when) else ""
    parts = [part for part in (settings.name, when) if part]
    return {
        "language": settings.language,
        "number": this.number,
        "boards": len(this.games),
        "byes": max(1, len(this.byes)),
        "outs": len(absentees(event, this, waiting)) + _SPARE_OUTS,
        "subtitle": "  ·  ".join(parts),
        "names": widest_name(event),
    }


@dataclass(frozen=True)
class Besides:
    """What the sheet of a round is made of besides the round.

    typed -- players of a row -> cells of the director's own to be written there
    waiting -- who is to be drawn yet, and stands nowhere on the sheet
    draft -- the round is only a draft
    """

    typed: Typed = field(default_factory=dict)
    waiting: Collection[PlayerId] = ()
    draft: bool = False


NOTHING = Besides()


def add_round(book: Book, event: Event, this: Round, besides: Besides = NOTHING) -> list[Operation]:
    """Return what adds the sheet of a round with its boards, byes and absentees."""
    kind = "sheet.draft" if besides.draft else "sheet.round"
    name = text(kind, event.settings.language, number=this.number)
    drawn = book.get("drawn")
    options = round_options(event, this, besides.waiting)
    options.update({"draft": True} if besides.draft else {})
    add = AddSheet(name, "round", options, drawn.name if drawn else None)
    fresh = applied(Workbook(), Changes((replace(add, before=None),)))
    found = find(fresh)
    place = found.draft or found.rounds[this.number]
    cells, own = Cells(place, fresh[name]), besides.typed
    for row, game in enumerate(this.games, FIRST_ROW):
        own_here = own.get(frozenset(game.players), {})
        cells.put_row(row, {**board_cells(event, game), **own_here})
    for row, player in _put_listed(cells, event, this, besides.waiting):
        cells.put_row(row, own.get(frozenset((player,)), {}))
    return [add, *cells.operations()]


def _put_listed(
    cells: Cells, event: Event, this: Round, waiting: Collection[PlayerId]
) -> Iterator[tuple[int, PlayerId]]:
    """Write byes and absentees below the boards; yield row and number of each."""
    row = first_bye(len(this.games))
    for at, bye in enumerate(this.byes, row):
        cells.put_row(at, bye_cells(event, bye))
        yield at, bye
    for at, number in enumerate(absentees(event, this, waiting), row + max(1, len(this.byes))):
        cells.put_row(at, out_cells(event, number, this.number))
        yield at, number


def bye_cells(event: Event, number: PlayerId) -> dict[str, Value]:
    """Return the cells of somebody who has a bye."""
    note = text("round.bye.note", event.settings.language)
    return {**person_cells(event.player(number), "white"), "black": note}


def out_cells(event: Event, number: PlayerId, round_number: int) -> dict[str, Value]:
    """Return the cells of somebody who sits out a round."""
    player = event.player(number)
    return {**person_cells(player, "white"), "black": _back(event, player, round_number)}


def person_cells(player: Player, side: str) -> dict[str, Value]:
    """Return number, name and rank of a player on one side."""
    return {f"{side}_no": player.number, side: player.name, f"{side}_rank": str(player.rank)}


def board_cells(event: Event, game: Game) -> dict[str, Value]:
    """Return the cells of a board."""
    white, black = (event.player(number) for number in game.players)
    cells = {**person_cells(white, "white"), **person_cells(black, "black")}
    if game.white_rank is not None:
        cells["white_rank"] = str(game.white_rank)
    if game.black_rank is not None:
        cells["black_rank"] = str(game.black_rank)
    cells |= {"table": game.table, "handicap": game.handicap}
    if game.result is not None:
        cells["result"] = written(game.result)
    return cells


def _back(event: Event, player: Player, round_number: int) -> str | None:
    """Return why somebody here sits out, or from which round on who is out plays again."""
    if player.plays_in(round_number) and player.may_sit_out(round_number):
        key = "here.reserve" if player.reserve else "where.offered"
        return text(key, event.settings.language)
    if player.plays_in(round_number) and not judged(event.settings, round_number).by_score:
        return text("round.free", event.settings.language)
    if round_number not in player.out:
        return None  # not seen: nobody knows
    back = player.back_after(round_number, event.settings.rounds)
    key = "round.gone" if back is None else "round.back"
    return text(key, event.settings.language, number=back)


def lines_of(event: Event, this: Round) -> list[DrawnPair]:
    """Return what As drawn says about a round: its boards, then its byes, and what was known.

    event -- without the round; who starts is settled by round 1 itself (domain/starts/starters.py)
    """
    with_it = replace(event, rounds=(*event.rounds, this))

    def known(number: PlayerId, rank: Rank | None = None) -> Trail:
        score = pairing_score(with_it, number, this.number)
        rating = counted_rating(event, number)
        return (Known(rank or event.player(number).rank, score, rating),)

    pairs = [
        DrawnPair(
            this.number,
            game.table,
            game.white,
            game.black,
            game.handicap,
            white_known=known(game.white, game.white_rank),
            black_known=known(game.black, game.black_rank),
        )
        for game in this.games
    ]
    return pairs + [DrawnPair(this.number, bye=bye, bye_known=known(bye)) for bye in this.byes]


def record(
    workbook: Workbook, book: Book, event: Event, lines: Iterable[DrawnPair]
) -> tuple[Operation, ...]:
    """Return what adds lines to As drawn, nothing where there is no such sheet."""
    place = book.get("drawn")
    if place is None:
        return ()
    new, sheet = [*lines], workbook[place.name]
    first = last_written(place, sheet) + 1
    opened = rows_opened(place, sheet, first, len(new))
    cells = Cells(place, applied(workbook, Changes(opened))[place.name])
    names: dict[int | None, str] = {n: player.name for n, player in event.by_number.items()}
    for row, line in enumerate(new, first):
        cells.put_row(
            row,
            {
                "round": drawn_label(event, line),
                "table": line.table,
                "white_no": line.white,
                "white": names.get(line.white),
                "black_no": line.black,
                "black": names.get(line.black),
                "handicap": None if line.bye else line.handicap,
                "bye_no": line.bye,
                "bye": names.get(line.bye),
                "white_known": trail_cell(line.white_known),
                "black_known": trail_cell(line.black_known),
                "bye_known": trail_cell(line.bye_known),
            },
        )
    return *opened, *cells.operations()


def drawn_label(event: Event, line: DrawnPair) -> int | str:
    """Return how As drawn names the round of a line: 3, or "3 (draft)"."""
    language = event.settings.language
    return text("drawn.draft", language, number=line.round) if line.draft else line.round


def remove_round(workbook: Workbook, reading: Reading, number: int) -> list[Operation]:
    """Return what removes the sheet of a round and its lines of As drawn."""
    place = reading.book.rounds[number]
    options = round_options(reading.event, reading.event.rounds[number - 1], undrawn(reading))
    gone = removal(workbook, place.name, "round", options)
    return [gone, *forget_round(workbook, reading.book, number)]


def remove_draft(workbook: Workbook, reading: Reading, draft: Draft) -> list[Operation]:
    """Return what removes the sheet of a draft and its lines of As drawn."""
    event, this = with_draft(reading, draft).event, draft.reading.round
    seated = {*this.game_by_player, *this.byes, *draft.reading.out.values()}
    waiting = [n for n in event.by_number if n not in seated]
    options = {**round_options(event, this, waiting), "draft": True}
    gone = removal(workbook, draft.location.name, "round", options)
    return [gone, *_forget_draft(workbook, reading.book, draft.number)]


def _forget_draft(workbook: Workbook, book: Book, number: int) -> Iterator[Operation]:
    """Yield what empties the lines of a draft on As drawn: they stay as blank rows, as before."""
    place = book.get("drawn")
    if place is not None:
        sheet, column = workbook[place.name], place.columns["round"]
        rows = written_cells(place, sheet)
        lines = [row for row in rows if line_round(sheet.cell(row, column)) == (number, True)]
        yield from _emptied(workbook, place, lines)


def _emptied(workbook: Workbook, place: Location, rows: Iterable[int]) -> tuple[SetCells, ...]:
    """Return what empties rows of a table.

    Taking them away would shorten what the formulas of other sheets refer to.
    """
    cells = Cells(place, workbook[place.name])
    for row in rows:
        cells.put_row(row, dict.fromkeys(place.columns))
    return cells.operations()


def forget_round(workbook: Workbook, book: Book, number: int) -> Iterator[Operation]:
    """Yield what takes the lines of a round off As drawn, block by block from the bottom up.

    The lowest lines are emptied, and may be written again; others are deleted.
    """
    yield from _forget(workbook, book, number)


def forget_lines(
    workbook: Workbook, book: Book, number: int, players: Collection[PlayerId]
) -> Iterator[Operation]:
    """Yield what takes the lines of these players in a round off As drawn, as `forget_round`."""
    yield from _forget(workbook, book, number, players)


def _forget(
    workbook: Workbook, book: Book, number: int, players: Collection[int] | None = None
) -> Iterator[Operation]:
    """Yield what takes away lines of a round; players -- one of them is in it, None: all lines."""
    drawn = book.get("drawn")
    if drawn is None:
        return
    sheet, seats = workbook[drawn.name], ("white_no", "black_no", "bye_no")
    lines = written_cells(drawn, sheet)
    rows = [
        row
        for row in sorted(lines, reverse=True)
        if line_round(sheet.cell(row, drawn.columns["round"])) == (number, False)
        and (
            players is None
            or any(whole_number(sheet.cell(row, drawn.columns[key])) in players for key in seats)
        )
    ]
    for _, block in groupby(enumerate(rows), key=sum):
        at = [row for _, row in block]
        if at[0] == max(lines):
            yield from _emptied(workbook, drawn, at)
            continue
        yield DeleteRows(drawn.name, at[-1], tuple(sheet.row(row) for row in reversed(at)))


# Write beside the first round of a stage by which system it is played, so that it stays so.


def system_cells(workbook: Workbook, reading: Reading, number: int) -> tuple[SetCells, ...]:
    """Return what writes the system beside a round that begins a stage; () where it stands there.

    Without it another system of the event would change how rounds were played that are over.
    """
    settings, place = reading.event.settings, reading.book.locations["event"]
    if first_of_stage(settings, number) != number:
        return ()
    sheet = workbook[place.name]
    table = TableReader(place, sheet, reading.language)
    row = round_rows(table).get(number)
    if row is None or table.text(row, "system"):
        return ()
    cells = Cells(place, sheet)
    cells.put(row, "system", name_of(played_as(settings, number).system, reading.language))
    return cells.operations()
