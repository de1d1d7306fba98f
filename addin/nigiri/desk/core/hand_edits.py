"""The edits made by hand, in any program, since the last command: for the Log."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.desk.core.command import LogLine
from nigiri.desk.core.views import View
from nigiri.messages.message import message, several
from nigiri.workbook.compare import Difference, differences
from nigiri.workbook.log import lines_of
from nigiri.workbook.model.cells import column_letters
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.event import event_id, language_of
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Location

__all__ = [
    "MOST_LINES",
    "cell_headings",
    "comparison_view",
    "differences_view",
    "edits",
    "event_id",
    "event_language",
    "kinds",
    "log_line",
    "log_lines",
    "summary",
]

MOST_LINES = 40
_SETTINGS = frozenset({"event", "settings"})
"""The kinds of sheets on which a setting stands beside its name."""
"""Of one sheet so many edits are listed, further ones counted."""


def edits(last: Workbook | None, now: Workbook) -> tuple[Difference, ...] | None:
    """Return the differences between the workbook as the last command left it and now.

    last -- None where it is not known. None is returned then, or when it was another event. Reasons
    typed into the Log are not edits.
    """
    if last is now:
        return ()
    if last is None or event_id(last) != event_id(now):
        return None
    log = find(now).get("log")
    return tuple(
        each
        for each in differences(last, now)
        if log is None or each.sheet != log.name or each.kind == "sheet-name"
    )


def log_lines(found: Sequence[Difference] | None, now: Workbook) -> tuple[LogLine, ...]:
    """Return the lines of the Log for the edits that `edits` returned.

    Where they are not known, one line says so, unless no command has written anything yet.
    """
    if found == ():
        return ()
    if found is not None:
        from nigiri.desk.core.folded_results import folded  # noqa: PLC0415 -- often nothing was typed

        return tuple(_bounded(folded(map(log_line, found), now)))
    log = find(now).get("log")
    begun = log is not None and lines_of(TableReader(log, now[log.name], event_language(now)))
    return (LogLine(message("log.unknown")),) if begun else ()


def summary(found: Sequence[Difference] | None) -> str:
    """Return a summary of the edits, "" for none or when they are not known."""
    if not found:
        return ""
    things = Counter(sorted(each.kind.partition("-")[0].removesuffix("s") for each in found))
    counts = [message(f"desk.edited.{thing}", many=number) for thing, number in things.items()]
    sheets = ", ".join(dict.fromkeys(each.sheet for each in found))
    return message("desk.edited", what=several(counts, message("choice.and")), sheets=sheets)


def kinds(found: Sequence[Difference], now: Workbook) -> Message | None:
    """Return the sentence that counts edited cells by column, rows and sheets; None for no edit."""
    places = {place.name: place for place in find(now)}
    counts = Counter((each.sheet, *_kind(each, places.get(each.sheet), now)) for each in found)
    parts = []
    for (sheet, key, column), many in counts.items():
        facts = {"sheet": sheet, "many": message(key, many=many)}
        part = "part" if column else "other"
        parts.append(message(f"command.check.typed.{part}", column=column, **facts))
    return (
        message("command.check.typed", what=several(parts, message("between"))) if parts else None
    )


def _kind(each: Difference, place: Location | None, now: Workbook) -> tuple[str, str]:
    """Return the words that count edits of this kind, and the heading above an edited cell.

    "" for the heading of a setting, which stands beside its name, and of more than a cell.
    """
    key = f"desk.edited.{each.kind.partition('-')[0].removesuffix('s')}"
    if each.kind != "cell" or place is None or place.kind in _SETTINGS:
        return key, ""
    columns = {column_letters(at): at for at in place.columns.values()}
    at = columns[each.cell.rstrip("0123456789")]
    heading = as_text(now[place.name].cell(place.heading_row, at))
    return key, " ".join(heading.split())  # a heading may stand in two lines


def comparison_view(title: str, before: Workbook, after: Workbook) -> View:
    """Return a table of the differences between two workbooks, under a title."""
    return differences_view(title, differences(before, after))


def differences_view(title: str, found: Iterable[Difference]) -> View:
    """Return a table of differences under a title: MOST_LINES of each sheet, others counted."""
    lines = _bounded(map(log_line, found))
    rows = [(line.sheet, line.cell, line.was, line.became) for line in lines]
    return View(title, cell_headings(), tuple(rows))


def cell_headings() -> tuple[str, ...]:
    """Return the headings of a table of changed cells."""
    return tuple(message(f"desk.column.{key}") for key in ("sheet", "cell", "before", "after"))


def _bounded(lines: Iterable[LogLine]) -> Iterator[LogLine]:
    """Yield the lines, of each sheet at most MOST_LINES and one that counts the rest."""
    for sheet, group in groupby(lines, key=lambda each: each.sheet):
        lines_of_sheet = list(group)
        yield from lines_of_sheet[:MOST_LINES]
        if len(lines_of_sheet) > MOST_LINES:
            many = len(lines_of_sheet) - MOST_LINES
            yield LogLine(message("log.more", many=many), sheet)


def log_line(each: Difference) -> LogLine:
    """Return an edit as a line of the Log."""
    words = message(f"log.{each.kind}", became=each.became)
    return LogLine(words, each.sheet, each.cell, each.was)


def event_language(workbook: Workbook) -> str:
    """Return the language of an event, a season or an organiser's workbook; "en" of none."""
    book = find(workbook)
    if book.get("event") is None:
        from nigiri.workbook.read.organiser import organisers_language  # noqa: PLC0415 -- seldom
        from nigiri.workbook.season.read import season_language  # noqa: PLC0415 -- seldom

        return season_language(workbook) or organisers_language(workbook)
    return language_of(workbook, book)
