"""Operations for the sheet of a round and for the record As drawn: add, remove, write lines.

`add_round` and `remove_round` concern the sheet; `drawn_lines`, `record` and `forget_round` the
record; `system_cells` the system of a stage on the Event sheet.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells, person_cells
from nigiri.desk.core.handicaps import handicap_cell
from nigiri.desk.core.sheets_on_demand import table_of
from nigiri.domain.games.handicaps import counted_rating
from nigiri.domain.model.small_boards import FULL_SIZE
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.systems.stages import first_of_stage, judged, played_as
from nigiri.messages.catalogue import text
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.columns import topics_there
from nigiri.workbook.derive.rebuild import removal, widest_name
from nigiri.workbook.derive.written_cells import last_written, rows_opened, written_cells
from nigiri.workbook.layout.round import first_bye
from nigiri.workbook.layout.tables import FIRST_ROW
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import AddSheet, Changes, DeleteRows, Operation, SetCells
from nigiri.workbook.model.locations import BEHIND_ROUNDS
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.as_drawn import DrawnPair, Known, line_round, trail_cell
from nigiri.workbook.read.event import round_rows
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import undrawn
from nigiri.workbook.spellings.handicaps import OPEN
from nigiri.workbook.spellings.results import written
from nigiri.workbook.words.names import name_of

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
    """Return by number the players without a game or bye in the round.

    waiting -- players still to be drawn, who are not absent
    """
    seated = {player for game in this.games for player in game.players} | set(this.byes)
    seated.update(waiting)
    return [number for number in sorted(event.by_number) if number not in seated]


def round_options(
    event: Event, this: Round, waiting: Collection[PlayerId] = ()
) -> dict[str, Option]:
    """Return the options of the layout for the sheet of a round."""
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
        **_sizes(event, this),
    }


def _sizes(event: Event, this: Round) -> dict[str, Option]:
    """Return the option of the column with the sizes of boards, {} where all are full (B23)."""
    small = event.settings.board != FULL_SIZE
    return {"topics": "sizes"} if small or any(game.board for game in this.games) else {}


@dataclass(frozen=True)
class SheetExtras:
    """The contents of a round's sheet besides the round.

    typed -- players of a row -> cells of the director's to be written there
    waiting -- players still to be drawn, who are not on the sheet
    draft -- whether the round is a draft
    """

    typed: Typed = field(default_factory=dict)
    waiting: Collection[PlayerId] = ()
    draft: bool = False


NO_EXTRAS = SheetExtras()


def add_round(
    book: Book, event: Event, this: Round, extras: SheetExtras = NO_EXTRAS
) -> list[Operation]:
    """Return the operations that add the sheet of a round with boards, byes and absentees."""
    kind = "sheet.draft" if extras.draft else "sheet.round"
    name = text(kind, event.settings.language, number=this.number)
    options = round_options(event, this, extras.waiting)
    options.update({"draft": True} if extras.draft else {})
    add = AddSheet(name, "round", options, book.first(BEHIND_ROUNDS))
    fresh = applied(Workbook(), Changes((replace(add, before=None),)))
    found = find(fresh)
    location = found.draft or found.rounds[this.number]
    cells, own = Cells(location, fresh[name]), extras.typed
    for row, game in enumerate(this.games, FIRST_ROW):
        own_here = own.get(frozenset(game.players), {})
        cells.put_row(row, {**board_cells(event, game), **own_here})
    for row, player in _put_listed(cells, event, this, extras.waiting):
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
    """Return the cells of a player who has the bye."""
    note = text("round.bye.note", event.settings.language)
    return {**person_cells(event.player(number), "white"), "black": note}


def out_cells(event: Event, number: PlayerId, round_number: int) -> dict[str, Value]:
    """Return the cells of a player who sits out a round."""
    player = event.player(number)
    return {**person_cells(player, "white"), "black": _back(event, player, round_number)}


def board_cells(event: Event, game: Game) -> dict[str, Value]:
    """Return the cells of a board."""
    white, black = (event.player(number) for number in game.players)
    cells = {**person_cells(white, "white"), **person_cells(black, "black")}
    if game.white_rank is not None:
        cells["white_rank"] = str(game.white_rank)
    if game.black_rank is not None:
        cells["black_rank"] = str(game.black_rank)
    cells |= {"table": game.table, "handicap": handicap_cell(game)}
    if game.result is not None:
        cells["result"] = written(game.result)
    return cells


def _back(event: Event, player: Player, round_number: int) -> str | None:
    """Return the note beside a player who sits out: reason or round of return; None if unknown."""
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


def drawn_lines(event: Event, this: Round) -> list[DrawnPair]:
    """Return the lines of As drawn for a round, boards first, with rank, score and rating.

    event -- without the round
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
            open=game.open,
        )
        for game in this.games
    ]
    return pairs + [DrawnPair(this.number, bye=bye, bye_known=known(bye)) for bye in this.byes]


def record(
    workbook: Workbook, book: Book, event: Event, lines: Iterable[DrawnPair]
) -> tuple[Operation, ...]:
    """Return the operations that add lines to As drawn, and the sheet with the first pairs.

    () where another tab has the sheet's name.
    """
    table = table_of(workbook, book, "drawn", event.settings.language)
    if table is None:
        return ()
    location, workbook = table.location, table.workbook
    new, sheet = [*lines], workbook[location.name]
    first = last_written(location, sheet) + 1
    opened = rows_opened(location, sheet, first, len(new))
    cells = Cells(location, applied(workbook, Changes(opened))[location.name])
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
                "handicap": None if line.bye else OPEN if line.open else line.handicap,
                "bye_no": line.bye,
                "bye": names.get(line.bye),
                "white_known": trail_cell(line.white_known),
                "black_known": trail_cell(line.black_known),
                "bye_known": trail_cell(line.bye_known),
            },
        )
    return *table.added, *opened, *cells.operations()


def drawn_label(event: Event, line: DrawnPair) -> int | str:
    """Return the round of a line as As drawn writes it: 3, or "3 (draft)"."""
    language = event.settings.language
    return text("drawn.draft", language, number=line.round) if line.draft else line.round


def remove_round(workbook: Workbook, reading: Reading, number: int) -> list[Operation]:
    """Return the operations that remove the sheet of a round and its lines of As drawn."""
    location = reading.book.rounds[number]
    options = round_options(reading.event, reading.event.rounds[number - 1], undrawn(reading))
    options = _with_its_topics(options, location)
    gone = removal(workbook, location.name, "round", options)
    return [gone, *forget_round(workbook, reading.book, number)]


def _with_its_topics(options: Mapping[str, Option], location: Location) -> dict[str, Option]:
    """Return the options of a round's layout with the columns on demand that the sheet has."""
    topics = topics_there(location)
    others = {key: value for key, value in options.items() if key != "topics"}
    return {**others, "topics": topics} if topics else others


def remove_draft(workbook: Workbook, reading: Reading, draft: Draft) -> list[Operation]:
    """Return the operations that remove the sheet of a draft and its lines of As drawn."""
    from nigiri.workbook.read.draft import with_draft  # noqa: PLC0415 -- few rounds are drafts

    event, this = with_draft(reading, draft).event, draft.reading.round
    seated = {*this.game_by_player, *this.byes, *draft.reading.out.values()}
    waiting = [n for n in event.by_number if n not in seated]
    options = {**round_options(event, this, waiting), "draft": True}
    options = _with_its_topics(options, draft.location)
    gone = removal(workbook, draft.location.name, "round", options)
    return [gone, *_forget_draft(workbook, reading.book, draft.number)]


def _forget_draft(workbook: Workbook, book: Book, number: int) -> Iterator[Operation]:
    """Yield the operations that empty the lines of a draft on As drawn; the rows stay."""
    location = book.get("drawn")
    if location is not None:
        sheet, column = workbook[location.name], location.columns["round"]
        rows = written_cells(location, sheet)
        lines = [row for row in rows if line_round(sheet.cell(row, column)) == (number, True)]
        yield from _emptied_rows(workbook, location, lines)


def _emptied_rows(
    workbook: Workbook, location: Location, rows: Iterable[int]
) -> tuple[SetCells, ...]:
    """Return the operations that empty rows of a table.

    Removing the rows would shorten ranges in formulas of other sheets.
    """
    cells = Cells(location, workbook[location.name])
    for row in rows:
        cells.put_row(row, dict.fromkeys(location.columns))
    return cells.operations()


def forget_round(workbook: Workbook, book: Book, number: int) -> Iterator[Operation]:
    """Yield the operations that remove the lines of a round from As drawn, from the bottom up.

    The lowest lines are only emptied, and may be written again; others are deleted.
    """
    yield from _forget(workbook, book, number)


def forget_lines(
    workbook: Workbook, book: Book, number: int, players: Collection[PlayerId]
) -> Iterator[Operation]:
    """Yield the operations that remove the lines of these players in a round, as `forget_round`."""
    yield from _forget(workbook, book, number, players)


def _forget(
    workbook: Workbook, book: Book, number: int, players: Collection[int] | None = None
) -> Iterator[Operation]:
    """Yield the operations that remove lines of a round; players -- in them, None for all lines."""
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
            yield from _emptied_rows(workbook, drawn, at)
            continue
        yield DeleteRows(drawn.name, at[-1], tuple(sheet.row(row) for row in reversed(at)))


def system_cells(workbook: Workbook, reading: Reading, number: int) -> tuple[SetCells, ...]:
    """Return the cell with the system of a round that begins a stage; () where it is filled.

    Otherwise a later change of the event's system would change how finished rounds are read.
    """
    settings, location = reading.event.settings, reading.book.locations["event"]
    if first_of_stage(settings, number) != number:
        return ()
    sheet = workbook[location.name]
    table = TableReader(location, sheet, reading.language)
    row = round_rows(table).get(number)
    if row is None or table.text(row, "system"):
        return ()
    cells = Cells(location, sheet)
    cells.put(row, "system", name_of(played_as(settings, number).system, reading.language))
    return cells.operations()
