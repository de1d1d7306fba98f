"""Results entered where there were none, in one line of the Log for each column of a round.

What was there before, and what says more than a result, keeps a line of its own: a correction is
looked for later. The line has the range of its cells and every table with its result, so that its
seal proves each of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.command import LogLine
from nigiri.messages.message import message, several
from nigiri.workbook.log import RESULTS
from nigiri.workbook.model.cells import column_letters
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook

_DIGITS = "0123456789"


def folded(lines: Iterable[LogLine], workbook: Workbook) -> tuple[LogLine, ...]:
    """Return lines of the Log with those of several new results of a round's column in one.

    workbook -- with the tables that the cells are of
    """
    columns = {
        (place.name, column_letters(place.columns[key])): place.columns["table"] * (key == "result")
        for place in find(workbook).rounds.values()
        for key in RESULTS
        if key in place.columns
    }
    groups: dict[object, list[LogLine]] = {}
    for at, line in enumerate(lines):
        column = line.sheet, line.cell.rstrip(_DIGITS)
        routine = column in columns and not (line.was or line.reason)
        groups.setdefault(column if routine else at, []).append(line)
    return tuple(
        group[0]
        if len(group) == 1
        else _folded(group, columns[group[0].sheet, group[0].cell.rstrip(_DIGITS)], workbook)
        for group in groups.values()
    )


def _folded(group: list[LogLine], table_column: int, workbook: Workbook) -> LogLine:
    """Return the line for several results; table_column -- 0 for the winners' list."""
    sheet, first, last = group[0].sheet, group[0].cell, group[-1].cell
    results = [_result(line, table_column, workbook) for line in group]
    words = message("log.results", many=len(group), results=several(results))
    return LogLine(words, sheet, f"{first}:{last}")


def _result(line: LogLine, table_column: int, workbook: Workbook) -> str | Message:
    """Return a result in a line of several, with its table; in the winners' list the number."""
    if not table_column:
        return line.became
    row = int(line.cell.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    table = as_text(workbook[line.sheet].cell(row, table_column))
    return message("log.results.one", table=table or line.cell, result=line.became)
