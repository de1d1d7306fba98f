"""A region: cells of a sheet as rows of each column, however its areas were cut.

Programs cut and join the areas of a rule; the cells for which it counts stay the same.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Self

from nigiri.hosts.xlsx.package.references import LAST_COLUMN, LAST_ROW, number_of
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_AREA = re.compile(r"\$?([A-Z]*)\$?(\d*)(?::\$?([A-Z]*)\$?(\d*))?")

Span = tuple[int, int]
"""First and last row."""


class Region:
    """Cells of one sheet; spans -- column -> spans of rows that do not touch, in order."""

    __slots__ = ("spans",)

    def __init__(self, spans: dict[int, list[Span]]) -> None:
        """Take the spans; columns without any are left out."""
        self.spans = {column: joined(rows) for column, rows in sorted(spans.items()) if rows}

    @classmethod
    def of(cls, areas: str) -> Self:
        """Return the cells of areas such as "A4:C9 E2"; ValueError for what is none."""
        spans: dict[int, list[Span]] = {}
        for area in areas.split():
            left, top, right, bottom = _corners(area)
            for column in range(left, right + 1):
                spans.setdefault(column, []).append((top, bottom))
        return cls(spans)

    @classmethod
    def of_cells(cls, cells: Iterable[tuple[int, int]]) -> Self:
        """Return the region of these cells: (row, column)."""
        spans: dict[int, list[Span]] = {}
        for row, column in cells:
            spans.setdefault(column, []).append((row, row))
        return cls(spans)

    def __bool__(self) -> bool:
        """Tell whether there is any cell."""
        return bool(self.spans)

    def __or__(self, other: Region) -> Region:
        """Return the cells of both."""
        columns = {*self.spans, *other.spans}
        return Region({c: [*self.spans.get(c, ()), *other.spans.get(c, ())] for c in columns})

    def __sub__(self, other: Region) -> Region:
        """Return the cells that the other has not."""
        return Region(
            {c: [*_without(rows, other.spans.get(c, []))] for c, rows in self.spans.items()}
        )

    def __len__(self) -> int:
        """Return the number of cells."""
        return sum(last - first + 1 for rows in self.spans.values() for first, last in rows)

    def __str__(self) -> str:
        """Return the areas, columns with the same rows together: "B4:D40, F4"."""
        return ", ".join(_areas(self.spans))


def joined(rows: Iterable[Span]) -> list[Span]:
    """Return spans in order, those that touch or overlap as one."""
    found: list[Span] = []
    for first, last in sorted(rows):
        if found and first <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(found[-1][1], last))
        else:
            found.append((first, last))
    return found


def _without(rows: list[Span], others: list[Span]) -> Iterator[Span]:
    """Yield the rows that are in none of the other spans, which are in order."""
    for first, last in rows:
        at = first
        for start, end in others:
            if end < at or start > last:
                continue
            if start > at:
                yield at, start - 1
            at = end + 1
        if at <= last:
            yield at, last


def corner(area: str) -> tuple[int, int]:
    """Return row and column of the first cell of areas; ValueError for what is none."""
    left, top, _, _ = _corners(area.split(maxsplit=1)[0])
    return top, left


def _corners(area: str) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of an area, of whole rows and columns too."""
    found = _AREA.fullmatch(area)
    if found is None or not area:
        raise ValueError(area)
    letters, top, others, bottom = found.groups()
    left, first = number_of(letters) if letters else 1, int(top or 1)
    if ":" not in area:
        return left, first, left, first
    last = int(bottom) if bottom else LAST_ROW
    return left, first, min(number_of(others) if others else LAST_COLUMN, LAST_COLUMN), last


def _areas(spans: dict[int, list[Span]]) -> Iterator[str]:
    """Yield the areas of spans."""
    columns = list(spans)
    while columns:
        first = last = columns.pop(0)
        while columns and columns[0] == last + 1 and spans[columns[0]] == spans[first]:
            last = columns.pop(0)
        for top, bottom in spans[first]:
            ends = f"{column_letters(first)}{top}", f"{column_letters(last)}{bottom}"
            yield ends[0] if ends[0] == ends[1] else ":".join(ends)
