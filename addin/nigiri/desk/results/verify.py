"""Read a round's results back: a second pass, which shows where the first one differs (B11).

A second helper gives the results once more, in order of the tables, from the slips and not from
the screen. They go into the column Second pass; the first entry is unchanged.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import tables_named
from nigiri.desk.core.views import View
from nigiri.desk.results.entries import Entry, entry_round, parse_entry, parse_result
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message, quoted
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.model.plain import as_text, whole_number
from nigiri.workbook.read.table_finder import match_headings
from nigiri.workbook.read.workbook import read
from nigiri.workbook.spellings.results import accepted, read_back, word_code

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from nigiri.domain.model.event import Game, Result
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Sheet, Workbook
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.workbook import Reading

SKIP = "-"
"""Stands for a table that is not read back now."""


@dataclass(frozen=True)
class SecondPass:
    """The results of a second pass.

    results -- in order of the tables, from table `first` on; None: the first not read back yet
    tables -- results of single tables; round_number -- None for the newest
    """

    results: Sequence[str] = ()
    first: int | None = None
    tables: Sequence[Entry] = ()
    round_number: int | None = None


def verify(workbook: Workbook, desk: Desk, second_pass: SecondPass) -> Changes:
    """Return the changes that record a second pass, in several parts if needed.

    Raises Forbidden when the round is not drawn or its sheet has no column for it, WrongUse for a
    text that is no result, more results than tables, or a table given twice.
    """
    reading = read_writable(workbook)
    this = entry_round(reading, second_pass.round_number)
    location = reading.book.rounds[this.round.number]
    if "second" not in location.columns:
        row = location.heading_row
        free = address(row, workbook[location.name].width + 1)
        raise Forbidden(message("results.back.no-column", sheet=location.name, row=row, cell=free))
    cells = Cells(location, workbook[location.name])
    found = _read_back_results(reading, this, second_pass)
    for row, result in found.items():
        cells.put(row, "second", read_back(result, this.games[row]))
    after = replace(this, second={**this.second, **found})
    messages = [
        *_skipped_sentences(this, found, second_pass),
        *_sentences(after, len(reading.event.rounds)),
    ]
    say = [Say(sentence) for sentence in messages]
    log = [*_log(after, location, [change.row for change in cells.changes])]
    return finish(workbook, [*cells.operations(), *say], desk, "verify", log)


def disputed(workbook: Workbook, round_number: int | None = None) -> View:
    """Return a table of the games whose two passes differ; without rows where none does."""
    reading = read(workbook)
    this = entry_round(reading, round_number)
    rows = []
    for row in _in_order(this, this.disputed_rows):
        game = this.games[row]
        people = [f"{number} {reading.event.player(number).name}" for number in game.players]
        first = read_back(game.result, game) if game.result else "–"
        rows.append((game.table, *people, first, read_back(this.second[row], game)))
    if not rows:
        return View("", (), ())
    keys = ("table", "white", "black", "first", "now")
    headings = tuple(message(f"results.column.{key}") for key in keys)
    return View(message("results.back.title", round=this.round.number), headings, tuple(rows))


@dataclass(frozen=True)
class Question:
    """A table to be read back, with its players but without the first entry."""

    game: Game
    people: str
    reading: Reading

    def answered(self, typed: str) -> Entry:
        """Return an answer as the entry of this table; WrongUse when it is no result."""
        parse_result(self.reading, self.game, typed)
        return Entry(table=self.game.table, typed=typed)


def questions(workbook: Workbook, second_pass: SecondPass) -> tuple[Question, ...]:
    """Return the tables to be read back one by one, in order; those without a number are left out.

    Raises as `verify` does.
    """
    reading = read_writable(workbook)
    this, event = entry_round(reading, second_pass.round_number), reading.event
    games = [this.games[row] for row in _from(this, second_pass.first)]
    return tuple(
        Question(game, " - ".join(f"{n} {event.player(n).name}" for n in game.players), reading)
        for game in games
        if game.table is not None
    )


def read_back_list(sheet: Sheet) -> tuple[Entry, ...]:
    """Return the results of a list with the headings Table and Result; blank ones are left out.

    Raises WrongUse without these headings, and for a table that is no number.
    """
    columns = match_headings("round", sheet.row(1))
    if not {"table", "result"} <= columns.keys():
        raise WrongUse(message("results.back.list.headings"))
    entries = []
    for row in range(2, sheet.height + 1):
        table, typed = (sheet.cell(row, columns[key]) for key in ("table", "result"))
        number = whole_number(table)
        if typed is not None and number is None:
            raise WrongUse(message("results.back.list.table", row=row, asked=quoted(table)))
        if typed is not None:
            entries.append(Entry(table=number, typed=as_text(typed)))
    return tuple(entries)


def _read_back_results(
    reading: Reading, this: RoundReading, second_pass: SecondPass
) -> dict[int, Result]:
    """Return row -> result of the second pass; WrongUse for a table given twice."""
    found: dict[int, Result] = {}
    pairs = [*_by_order(reading, this, second_pass)]
    pairs += [parse_entry(reading, this, entry) for entry in second_pass.tables]
    for row, result in pairs:
        if row in found:
            raise WrongUse(message("results.back.twice", table=this.games[row].table))
        found[row] = result
    return found


def _by_order(
    reading: Reading, this: RoundReading, second_pass: SecondPass
) -> Iterator[tuple[int, Result]]:
    """Yield row and result of the second pass in order of the tables.

    A winner alone does not say whether the game was played: that stays as entered.
    """
    rows = _from(this, second_pass.first) if second_pass.results else []
    if len(second_pass.results) > len(rows):
        raise WrongUse(_too_many(this, second_pass, rows))
    for row, typed in zip(rows, second_pass.results, strict=False):
        game = this.games[row]
        if typed != SKIP:
            try:
                yield row, _as_entered(reading, game, typed)
            except WrongUse as error:
                wrong = message("results.back.table", table=game.table, why=error.sentence)
                raise WrongUse(wrong) from error


def _too_many(this: RoundReading, second_pass: SecondPass, rows: Sequence[int]) -> Message:
    """Return the sentence on more results than there are tables left, whose rows these are."""
    facts = {"results": len(second_pass.results), "left": len(rows), "tables": _named(this, rows)}
    if second_pass.first is not None:
        return message("results.back.too-many.from", first=second_pass.first, **facts)
    key = "results.back.too-many" if rows else "results.back.too-many.none"
    return message(key, **facts)


def _as_entered(reading: Reading, game: Game, typed: str) -> Result:
    """Return the first entry where a bare number or name has the same winner, else the result.

    Raises WrongUse for a text that is no result.
    """
    first, result = game.result, parse_result(reading, game, typed)
    bare = not word_code(typed, accepted(reading.language)) and not result.by_default
    if first is None or not bare or first.outcome is not result.outcome:
        return result
    return first


def _from(this: RoundReading, first: int | None) -> list[int]:
    """Return the rows to be read back, from a table on, or the first not read back yet.

    Raises WrongUse for a table that does not exist.
    """
    rows = _in_order(this, this.games)
    if first is None:
        return [row for row in rows if row not in this.second]
    at = next((at for at, row in enumerate(rows) if this.games[row].table == first), None)
    if at is None:
        raise WrongUse(message("results.table.none", table=first, round=this.round.number))
    return rows[at:]


def _in_order(this: RoundReading, rows: Iterable[int]) -> list[int]:
    """Return rows in order of their tables, those without a table last."""
    games = this.games
    return sorted(rows, key=lambda row: (games[row].table is None, games[row].table or 0))


def _named(this: RoundReading, rows: Iterable[int]) -> Message:
    """Return tables in words: "tables 3, 4"."""
    return tables_named(this.games[row].table or 0 for row in _in_order(this, rows))


def _log(this: RoundReading, location: Location, rows: Sequence[int]) -> Iterator[LogLine]:
    """Yield lines of the Log: the tables read back now, and each that differs."""
    if rows:
        yield LogLine(message("results.back.log", tables=_named(this, rows)), location.name)
    for row in _in_order(this, set(rows).intersection(this.disputed_rows)):
        game, second = this.games[row], this.second[row]
        first = read_back(game.result, game) if game.result else ""
        where = address(row, location.columns["second"])
        yield LogLine(read_back(second, game), location.name, where, first)


def _skipped_sentences(
    this: RoundReading, found: Collection[int], second_pass: SecondPass
) -> Iterator[str]:
    """Yield the sentence on tables filled in, where earlier ones had been read back before.

    this -- the round before this second pass
    """
    if not (second_pass.results and found) or second_pass.first is not None:
        return
    order = _in_order(this, this.games)
    last = max(map(order.index, found))
    before = [row for row in order[:last] if row in this.second and row not in found]
    if before:
        now, skipped = _named(this, found), _named(this, before)
        yield message("results.back.skipped", now=now, before=skipped)


def _sentences(this: RoundReading, newest: int) -> Iterator[str]:
    """Yield sentences on the progress of the second pass, and on tables that differ."""
    number, boards = this.round.number, len(this.games)
    older = "" if number == newest else "-round"
    left = [row for row in this.games if row not in this.second]
    differ = [row for row in _in_order(this, this.disputed_rows) if this.games[row].result]
    alone = [row for row in _in_order(this, this.second) if this.games[row].result is None]
    verified = len(this.verified_rows)
    yield message("results.back.verified", round=number, verified=verified, boards=boards)
    for what, rows in (("differ", differ), ("alone", alone)):
        if rows:
            facts = {"tables": _named(this, rows), "table": this.games[rows[0]].table}
            yield message(f"results.back.{what}{older}", round=number, **facts)
    if left:
        yield message("results.back.left", tables=_named(this, left))
