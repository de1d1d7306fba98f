"""Wishes: add them to their sheet, renumber them, list them.

What is typed there is read by workbook/read/wishes.py; what a wish counts in a draw, and what it
costs to break it: domain/pairing/wishes.py. Why a pair met all the same: desk/explain/why.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import column_named, sheet_named
from nigiri.desk.core.round_state import next_draw
from nigiri.desk.core.sheets_on_demand import table_of
from nigiri.desk.core.show import View
from nigiri.errors import SheetProblems, WrongUse
from nigiri.messages.catalogue import text
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.written_cells import rows_opened
from nigiri.workbook.model.changes import Changes, Operation, Say
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.player_references import by_number, names_of, numbers_of
from nigiri.workbook.read.wishes import kind_of
from nigiri.workbook.read.workbook import read
from nigiri.workbook.spellings.rounds import format_rounds
from nigiri.workbook.words.names import WISH_KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from nigiri.domain.model.event import Player
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Value, Workbook
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.model.locations import Book
    from nigiri.workbook.problems import Problem
    from nigiri.workbook.read.wishes import WishRow
    from nigiri.workbook.read.workbook import Reading
    from nigiri.workbook.words.names import WishKind

    Row = Mapping[str, Value]

_TYPED = ("who", "wish", "rounds", "note")


class Typed(NamedTuple):
    """A wish as typed: players and rounds as on the sheet, kind by words or code, a note."""

    who: str
    what: str
    rounds: str = ""
    note: str = ""


def add_wish(workbook: Workbook, desk: Desk, typed: Typed) -> Changes:
    """Return the changes that write a wish below the others; none where it is there already.

    Raises SheetProblems for wrong cells, and for a wish that cannot be; WrongUse where nobody
    knows what is wished.
    """
    reading, kind = read_writable(workbook), _kind(typed.what)
    words = _words(reading.language)[kind.code]
    row = {"who": typed.who, "wish": words, "rounds": typed.rounds, "note": typed.note}
    filled = {key: cell for key, cell in row.items() if cell}
    operations = wish_rows(workbook, reading.book, reading.language, [filled])
    after = read(applied(workbook, Changes(tuple(operations))))
    at, location = max(after.wishes), after.book.locations["wishes"]
    if after.stops():
        raise SheetProblems([_refusal(each, typed.who, at) for each in after.stops()])
    new = after.wishes[at]
    sentence = " · ".join(_in_words(after, new)[:3])
    there = _row_of(new, reading)
    if there is not None:
        known = message("entries.wish.there", row=there, wish=sentence)
        return finish(workbook, [Say(known)], desk, "wish")
    log = [LogLine(sentence, location.name, reason=typed.note)]
    twice = [str(p) for p in after.problems if (p.sheet, p.row) == (location.name, at)]
    messages = (message("entries.wish", wish=sentence), _when(after, new), *twice)
    return finish(workbook, [*operations, *map(Say, messages)], desk, "wish", log)


def _kind(what: str) -> WishKind:
    """Return the kind that is wished, by words or code; WrongUse where nobody knows it."""
    kind = kind_of(what)
    if kind is not None:
        return kind
    choices = ", ".join(each.code for each in WISH_KINDS)
    if not what:
        raise WrongUse(message("entries.wish.which", choices=choices))
    raise WrongUse(message("entries.wish.unknown", asked=what, choices=choices))


def _refusal(problem: Problem, who: str, at: int) -> Message:
    """Return why a wish is not noted; no row that was never written is named.

    who -- as typed; at -- the row that the wish would have had
    """
    facts = problem.facts
    if problem.code == "wish-few":
        return message("entries.wish.few", who=who, wish=facts["wish"], least=facts["least"])
    if problem.code == "wish-both":
        row = facts["other"] if problem.row == at else problem.row
        return message("entries.wish.both", who=who, row=row, sheet=problem.sheet)
    return message("entries.wish.refused", who=who, why=problem.message, way=problem.way_out)


def _row_of(wish: WishRow, reading: Reading) -> int | None:
    """Return the row that has this wish for all of its rounds already, None where none has it."""
    every = frozenset(range(1, reading.event.settings.rounds + 1))
    for row, other in reading.wishes.items():
        same = wish.kind is other.kind and {*wish.people} == {*other.people}
        if same and (wish.rounds or every) <= (other.rounds or every):
            return row
    return None


def wishes_sheet(workbook: Workbook, desk: Desk) -> Changes:
    """Return the changes that add the sheet Wishes, to be typed upon; none where it is there."""
    reading = read_writable(workbook)
    table = table_of(workbook, reading.book, "wishes", reading.language)
    added = table.added if table is not None else ()
    words = message(
        "entries.wishes.new" if added else "entries.wishes.there",
        sheet=sheet_named("wishes", reading.language) if table is None else table.location.name,
    )
    return finish(workbook, [*added, Say(words)], desk, "wish")


def _when(reading: Reading, wish: WishRow) -> Message:
    """Return the sentence on when a new wish counts: from the newest round if nothing is played."""
    newest = reading.event.rounds[-1] if reading.event.rounds else None
    played = newest is None or any(game.result is not None for game in newest.games)
    if newest is None or played or (wish.rounds and newest.number not in wish.rounds):
        next_step = message("entries.next.round")
    else:
        next_step = message("entries.wish.again", round=newest.number)
    return message("entries.wish.counts", next=next_draw(reading.draft, next_step))


def wish_rows(
    workbook: Workbook, book: Book, language: str, rows: Iterable[Row]
) -> list[Operation]:
    """Return the operations that add rows (column key -> cell) to Wishes, a new sheet if needed."""
    table = table_of(workbook, book, "wishes", language)
    if table is None:  # reading reports a tab of that name without the headings
        return []
    location, workbook = table.location, table.workbook
    cells = Cells(location, workbook[location.name])
    used = [
        row
        for row in range(location.first_row, cells.sheet.height + 1)
        if any(cells.get(row, key) for key in _TYPED)
    ]
    first, new = max(used, default=location.heading_row) + 1, [*rows]
    room = rows_opened(location, cells.sheet, first, len(new))
    cells = Cells(location, applied(workbook, Changes(room))[location.name])
    for row, values in enumerate(new, first):
        cells.put_row(row, values)
    return [*table.added, *room, *cells.operations()]


def never_rows(reading: Reading, number: int, pairs: Iterable[tuple[int, int]]) -> Iterator[Row]:
    """Yield the rows that keep pairs apart in one round, without those already kept apart."""
    words = _words(reading.language)["never"]
    never = [
        {*wish.players}
        for wish in reading.event.wishes
        if wish.kind == "never" and wish.counts_in(number)
    ]
    for pair in pairs:
        if not any(group.issuperset(pair) for group in never):
            yield {"who": f"{pair[0]}, {pair[1]}", "wish": words, "rounds": str(number)}


def renumbered_wishes(
    workbook: Workbook, reading: Reading, players: Mapping[int, Player]
) -> tuple[SetCells, ...]:
    """Return the cells of Wishes with new numbers; names stay.

    players -- by row of Players, with the new numbers
    """
    location = reading.book.get("wishes")
    if location is None:
        return ()
    cells = Cells(location, workbook[location.name])
    for row, read_wish in reading.wishes.items():
        if by_number(as_text(cells.get(row, "who"))):
            cells.put(row, "who", numbers_of(players[at] for at in read_wish.people))
    return cells.operations()


def listed(workbook: Workbook) -> View:
    """Return a table of all wishes in words, with their problems as notes."""
    reading = read(workbook)
    language, location = reading.language, reading.book.get("wishes")
    rows = tuple(_in_words(reading, wish) for wish in reading.wishes.values())
    headings = (
        column_named("wishes", key, language) for key in ("meant", "wish", "rounds", "note")
    )
    notes: list[str] = [
        problem.line for problem in reading.problems if location and problem.sheet == location.name
    ]
    if not rows:
        notes.append(message("wishes.none"))
    return View(sheet_named("wishes", language), (*headings,), rows, (*notes,))


def _in_words(reading: Reading, wish: WishRow) -> tuple[str, str, str, str]:
    """Return a wish in words: players, kind, rounds, note."""
    who = names_of(reading.player_rows[row] for row in wish.people)
    what = _words(reading.language)[wish.kind.code] if wish.kind else "?"
    numbers, say = format_rounds(wish.rounds), reading.language
    rounds = text("wishes.rounds", say, rounds=numbers) if numbers else text("wishes.all", say)
    return who, what, rounds, wish.note


def _words(language: str) -> dict[str, str]:
    """Return code of a kind of wish -> its words in the event's language."""
    return {kind.code: kind.word(language) for kind in WISH_KINDS}
