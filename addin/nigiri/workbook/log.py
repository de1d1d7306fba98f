"""The Log: its lines, newest first, and the seals that show later changes to it.

Each line has a seal such as "57-3fa94c1b": its number, and eight digits of a hash over the line
and the seal of line 56. The title says how many lines there are. So a line that was changed,
inserted or deleted shows; sorting does not matter, the numbers tell the order. A seal proves
nothing against somebody who makes seals, too: it is for slips, and for honest people.

The column Reason is the director's and not sealed.

Lines with private facts can be taken out, once (`taken_out`): one line stands for them, which says
how many, when and by whom, and all that are left are sealed anew. What had been changed by hand
until then is not to be told from the rest afterwards; so that line says this, too.

`announced` reads from it by what places were to go when round 1 was drawn (B30), `timings` when
rounds were drawn and done. A result typed into a cell has the time of
the command after it, as the Log has no other.
"""

from __future__ import annotations

import datetime as dt
import hashlib
import json
import re
from contextlib import suppress
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.tiebreaks import OTHER_NAMES, TIEBREAKS, called
from nigiri.messages.catalogue import every, text
from nigiri.messages.message import message, several
from nigiri.workbook.model.cells import column_letters
from nigiri.workbook.model.changes import CellChange, DeleteRows, InsertRows, SetCells
from nigiri.workbook.model.plain import plain
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.words.known_sentences import number_said

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.settings import Settings
    from nigiri.domain.schedule.durations import Timing
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.problems import Problem

SEALED = ("when", "who", "command", "sheet", "cell", "was", "became")
_SEAL = re.compile(r"([1-9]\d{0,8})-[0-9a-f]{8}", re.ASCII)
_DIGITS = 8


class Line(NamedTuple):
    """A line of the Log: its row, its seal as it stands, its number (None without a good seal)."""

    row: int
    texts: tuple[str, ...]
    seal: str
    number: int | None


def seal(number: int, texts: Sequence[str], before: str) -> str:
    """Return the seal of a line; before -- the seal of the line before, "" for the first."""
    whole = json.dumps([number, before, *texts])
    return f"{number}-{hashlib.sha256(whole.encode()).hexdigest()[:_DIGITS]}"


def lines_of(reader: TableReader) -> tuple[Line, ...]:
    """Return the lines of the Log as they stand, from the top."""
    found = []
    for row in reader.rows():
        texts, typed = tuple(reader.text(row, key) for key in SEALED), reader.text(row, "seal")
        match = _SEAL.fullmatch(typed)
        if typed or any(texts):
            found.append(Line(row, texts, typed, int(match[1]) if match else None))
    return tuple(found)


def newest_line(reader: TableReader) -> Line | None:
    """Return the line with the highest number, None without any."""
    lines = lines_of(reader)
    newest = max(lines, key=_number, default=None)
    return newest if newest is not None and newest.number else None


def newest_seal(workbook: Workbook) -> str:
    """Return the seal of the newest line of the Log, "" without one; it identifies a state."""
    location = find(workbook).get("log")
    if location is None or "seal" not in location.columns:
        return ""
    line = newest_line(TableReader(location, workbook[location.name], "en"))
    return line.seal if line is not None else ""


def seals_of(workbook: Workbook) -> tuple[str, ...]:
    """Return the seals of all lines of the Log."""
    location = find(workbook).get("log")
    if location is None:
        return ()
    lines = lines_of(TableReader(location, workbook[location.name], "en"))
    return tuple(line.seal for line in lines if line.seal)


def added(reader: TableReader, lines: Sequence[Mapping[str, str]]) -> tuple[Operation, ...]:
    """Return the operations that write these lines on top of the Log, the newest first.

    lines -- column key -> text
    """
    if not lines:
        return ()
    first, columns, there = reader.location.first_row, reader.location.columns, lines_of(reader)
    number = max(_count(reader), *(line.number or 0 for line in there), 0)
    before = next((line.seal for line in there if line.number == number), "")
    cells = list(_title(reader, number + len(lines)))
    for row, line in reversed(list(enumerate(lines, first))):
        clean = {key: _one_line(value) for key, value in line.items() if key in columns}
        number += 1
        before = seal(number, [clean.get(key, "") for key in SEALED], before)
        cells += [
            CellChange(row, columns[key], None, value)
            for key, value in {**clean, "seal": before}.items()
            if value and key in columns
        ]
    name = reader.location.name
    return InsertRows(name, first, len(lines)), SetCells(name, tuple(cells))


def sealed(reader: TableReader, column: int) -> SetCells:
    """Return the operation that adds the column of seals and seals all lines.

    column -- the number of the new column. Older versions wrote no seals.
    """
    cells, before = list(_title(reader, len(lines_of(reader)))), ""
    heading = reader.heading("seal")
    cells.append(CellChange(reader.location.heading_row, column, None, heading))
    for number, line in enumerate(reversed(lines_of(reader)), 1):
        before = seal(number, line.texts, before)
        cells.append(CellChange(line.row, column, None, before))
    return SetCells(reader.location.name, tuple(cells))


TAKING_OUT = ("forget", "archive-copy")
"""The commands whose line stands for lines that were taken out of the Log."""


def closed(reader: TableReader, rows: Iterable[int]) -> tuple[DeleteRows, ...]:
    """Return the operations that remove these rows of the Log, from the last one up."""
    spans: list[list[int]] = []
    for row in sorted(rows):
        if spans and spans[-1][-1] == row - 1:
            spans[-1].append(row)
        else:
            spans.append([row])
    name, sheet = reader.location.name, reader.sheet
    return tuple(
        DeleteRows(name, span[0], tuple(sheet.row(row) for row in span)) for span in reversed(spans)
    )


def sealed_anew(reader: TableReader, *, anonymous: bool = False) -> tuple[SetCells, ...]:
    """Return the operation that seals all lines of the Log anew, the oldest first.

    anonymous -- without who gave the commands, but for those of TAKING_OUT
    """
    columns, cells, before = reader.location.columns, list[CellChange](), ""
    lines = sorted(lines_of(reader), key=lambda line: (_number(line), -line.row))
    for number, line in enumerate(lines, 1):
        texts = dict(zip(SEALED, line.texts, strict=True))
        if anonymous and texts["command"] not in TAKING_OUT and texts["who"]:
            cells.append(CellChange(line.row, columns["who"], texts["who"], None))
            texts["who"] = ""
        if "seal" in columns:
            before = seal(number, tuple(texts.values()), before)
            cells.append(CellChange(line.row, columns["seal"], line.seal or None, before))
    cells += _title(reader, len(lines))
    return (SetCells(reader.location.name, tuple(cells)),)


def taken_out(workbook: Workbook) -> tuple[tuple[str, str, str], ...]:
    """Return time, user and words of each line that stands for others, the newest first."""
    location = find(workbook).get("log")
    if location is None:
        return ()
    lines = lines_of(TableReader(location, workbook[location.name], location.language))
    told = (dict(zip(SEALED, line.texts, strict=True)) for line in lines)
    return tuple(
        (line["when"], line["who"], line["became"])
        for line in told
        if line["command"] in TAKING_OUT
    )


def tampered(reader: TableReader) -> Iterator[Problem]:
    """Yield a problem for each kind of manual change to the Log: changed, inserted, deleted lines.

    A Log without the column of seals yields the problem that the column is missing.
    """
    if "seal" not in reader.location.columns:
        reader.report_heading("column-missing", "seal")
        yield from reader.problems
        return
    lines = lines_of(reader)
    found = _followed(lines, _count(reader))
    for code, rows in (("log-changed", found.changed), ("log-added", found.foreign)):
        if rows:
            spans = _spans([(row, row) for row in sorted(rows)])
            reader.report(code, min(rows), "seal", rows=spans, many=len(rows))
    if found.gone:
        newer = [line for line in lines if _number(line) > found.gone[0][1]]
        row = min(newer, key=_number).row if newer else reader.location.first_row
        reader.report("log-gone", row, "seal", numbers=_spans(found.gone))
    yield from reader.problems


class _Found(NamedTuple):
    """Rows with a wrong seal, rows without a number of their own, spans of missing numbers."""

    changed: list[int]
    foreign: list[int]
    gone: list[tuple[int, int]]


def _followed(lines: Iterable[Line], count: int) -> _Found:
    """Return the faults of the lines, by number from 1 to the count in the title."""
    found = _Found([], [line.row for line in lines if line.number is None], [])
    ordered = sorted((line for line in lines if line.number), key=_number)
    last, before = 0, ""
    for number, group in groupby(ordered, key=_number):
        alike, known = list(group), number == last + 1
        if not known:
            found.gone.append((last + 1, number - 1))
        right = next(
            (each for each in alike if not known or each.seal == seal(number, each.texts, before)),
            None,
        )
        true = right or alike[0]
        found.changed.extend([] if right else [true.row])
        found.foreign.extend(each.row for each in alike if each is not true)
        last, before = number, true.seal
    if count > last:
        found.gone.append((last + 1, count))
    return found


def _number(line: Line) -> int:
    """Return a line's number, 0 where it has none."""
    return line.number or 0


def _spans(spans: Iterable[tuple[int, int]]) -> str:
    """Return spans in one line, those that touch as one: "4, 7-9"."""
    joined: list[tuple[int, int]] = []
    for first, last in spans:
        if joined and joined[-1][1] == first - 1:
            joined[-1] = joined[-1][0], last
        else:
            joined.append((first, last))
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in joined)


def _title(reader: TableReader, many: int) -> Iterator[CellChange]:
    """Yield the change of the number of lines above the headings, in its own or the usual cell."""
    row = reader.location.heading_row - 1
    column = _counted_at(reader) or reader.location.columns["became"]
    if row:
        was, words = reader.sheet.cell(row, column), text("log.count", reader.language, many=many)
        yield CellChange(row, column, was, words)


def _count(reader: TableReader) -> int:
    """Return the number of lines that the title says, 0 if it does not."""
    at = _counted_at(reader)
    return _lines_said(reader.sheet.cell(reader.location.heading_row - 1, at or 1)) or 0


def _lines_said(cell: Cell) -> int | None:
    """Return the number of lines in a cell that tells it, None for any other."""
    number, rest = number_said("log.count", plain(cell)) or (0, "?")
    return None if rest else number


def _counted_at(reader: TableReader) -> int | None:
    """Return the column with the number of lines above the headings, None without one."""
    cells = enumerate(reader.sheet.row(reader.location.heading_row - 1), 1)
    return next((column for column, cell in cells if _lines_said(cell) is not None), None)


def _one_line(typed: str) -> str:
    """Return a text without line ends and control characters, as any program keeps it."""
    return " ".join("".join(c if c.isprintable() else " " for c in typed).split())


def announcement(settings: Settings) -> Message:
    """Return the line that says by what places go, in words: what comes first, then tie-breaks."""
    codes = settings.first, *settings.tiebreaks
    return message("log.order", codes=several(called(settings, code) for code in codes))


def announced(reader: TableReader) -> tuple[str, ...] | None:
    """Return the codes by which places were to go at the last draw of round 1, the first in front.

    None where the Log does not say: round 1 was not drawn by nigiri, or by an older one.
    """
    said = ((line.number or 0, _codes_said(line.texts[-1])) for line in lines_of(reader))
    return max((each for each in said if each[1]), default=(0, None))[1]


def _codes_said(became: str) -> tuple[str, ...] | None:
    """Return the codes in the line of `announcement`, in any language; None for another line.

    Older versions wrote the codes themselves; what is neither stays as it stands there.
    """
    for template in every("log.order"):
        words, _, end = template.partition("{codes}")
        if became.startswith(words) and became.endswith(end):
            said = became.removeprefix(words).removesuffix(end).split(", ")
            return tuple(_codes_by_name().get(plain(each), each) for each in said)
    return None


@cache
def _codes_by_name() -> Mapping[str, str]:
    """Return name of a tie-break in any language, in the form of `plain` -> its code."""
    others = {plain(name): code for name, code in OTHER_NAMES.items()}
    return others | {
        plain(word): code
        for code, card in TIEBREAKS.items()
        for word in (code, *(every(f"criterion.{code}") if card.named else ()))
    }


DRAW = "draw"
RESULTS = ("result", "winners")
"""The columns of a round's sheet in which results are entered (M21)."""


def timings(workbook: Workbook) -> tuple[Timing, ...]:
    """Return the timing of every round whose draw stands in the Log, in order of the rounds."""
    book = find(workbook)
    location = book.get("log")
    if location is None:
        return ()
    lines = [
        dict(zip(SEALED, line.texts, strict=True))
        for line in lines_of(TableReader(location, workbook[location.name], location.language))
    ]
    found = (_timing(number, this, lines) for number, this in sorted(book.rounds.items()))
    return tuple(timing for timing in found if timing is not None)


def _timing(number: int, location: Location, lines: Sequence[Mapping[str, str]]) -> Timing | None:
    """Return the timing of a round by the lines about its sheet, None without its draw."""
    from nigiri.domain.schedule.durations import Timing  # noqa: PLC0415 -- for charts alone

    mine = [line for line in lines if line["sheet"] == location.name]
    drawn = list(_moments([each for each in mine if each["command"] == DRAW and not each["cell"]]))
    columns = {column_letters(location.columns[key]) for key in RESULTS if key in location.columns}
    entered = [each for each in mine if _first_cell(each).rstrip("0123456789") in columns]
    return Timing(number, min(drawn), max(_moments(entered), default=None)) if drawn else None


def _first_cell(line: Mapping[str, str]) -> str:
    """Return the cell of a line, the first where it is about several: "F4:F21"."""
    return line["cell"].partition(":")[0]


def _moments(lines: Sequence[Mapping[str, str]]) -> Iterator[dt.datetime]:
    """Yield the times of lines; a cell overwritten with something else is passed over."""
    for line in lines:
        with suppress(ValueError):
            yield dt.datetime.fromisoformat(line["when"]).replace(tzinfo=None)
