"""Find formulas that are the one above copied down: one is typed, LibreOffice fills the others.

A formula copied down refers to its new row wherever it referred to its own; nothing else changes:

in row 4                                in row 5
=IF($C4="";"";COUNTIF(B$4:B$81;B4))     =IF($C5="";"";COUNTIF(B$4:B$81;B5))

A formula that refers to any other row without `$` is not treated as a copy.
"""

from __future__ import annotations

import re
from typing import Any

#: The length of a run below which typing is as fast as filling.
LEAST = 20
#: Texts and tabs in quotes; cells whose row has no `$`; whole rows without `$`.
_NAMED = re.compile(
    r"""("(?:[^"]|"")*"|'(?:[^']|'')*')
    |(?<!\w)\$?[A-Z]{1,3}(?P<row>[0-9]+)(?![\w.(!])
    |(?P<whole>:[0-9]|(?<![\w$])[0-9]+:)""",
    re.IGNORECASE | re.VERBOSE,
)


def copied_down(formulas: Any) -> Any:
    """Return the rectangles in which every row copies the top row: [top, left, bottom, right].

    formulas -- (row, column), counted from 0 -> text
    """
    made: list[Any] = []
    for top, column, bottom in sorted(_runs(formulas)):
        if made and [made[-1][0], *made[-1][2:]] == [top, bottom, column - 1]:
            made[-1][3] = column
        else:
            made.append([top, column, bottom, column])
    return made


def _runs(formulas: Any) -> Any:
    """Yield column by column the runs of copies: top row, column, bottom row."""
    column, top, last, cut = -1, 0, 0, None
    for at, row in sorted((column, row) for row, column in formulas):
        text = formulas[row, at]
        if cut is not None and (at, row) == (column, last + 1) and str(row + 1).join(cut) == text:
            last = row
            continue
        if last - top + 1 >= LEAST:
            yield top, column, last
        column, top, last, cut = at, row, row, _cut(text, row + 1)
    if last - top + 1 >= LEAST:
        yield top, column, last


def _cut(text: str, row: int) -> Any:
    """Return a formula's parts around references to its own row; None if it names another row."""
    parts, end = [], 0
    for found in _NAMED.finditer(text):
        if found["whole"] or (found["row"] and int(found["row"]) != row):
            return None
        if found["row"]:
            parts.append(text[end : found.start("row")])
            end = found.end()
    return [*parts, text[end:]]
