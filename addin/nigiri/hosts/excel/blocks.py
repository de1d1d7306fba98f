"""Group cells of a sheet into few rectangles, because each costs a call to Excel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.layout.spec import Area

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

Place = tuple[int, int]
"""Row and column, counted from 1."""


def blocks(places: Collection[Place]) -> list[Area]:
    """Return disjoint rectangles that hold exactly these cells, from left to right."""
    columns: dict[int, list[int]] = {}
    for row, column in sorted(places):
        columns.setdefault(column, []).append(row)
    growing: dict[tuple[int, int], int] = {}  # first and last row -> the column they begin in
    found: list[Area] = []
    for column in range(min(columns, default=0), max(columns, default=0) + 2):
        runs = list(_runs(columns.get(column, ())))
        found += [
            Area(top, growing.pop((top, bottom)), bottom, column - 1)
            for top, bottom in sorted(growing.keys() - set(runs))
        ]
        for run in runs:
            growing.setdefault(run, column)
    return found


def bounds(places: Collection[Place]) -> Area:
    """Return the smallest rectangle around these cells, of which there must be one."""
    rows, columns = zip(*places, strict=True)
    return Area(min(rows), min(columns), max(rows), max(columns))


def places_of(area: Area) -> Iterator[Place]:
    """Yield the cells of a rectangle, row by row."""
    for row in range(area.top, area.bottom + 1):
        for column in range(area.left, area.right + 1):
            yield row, column


def rows_of(given: object, area: Area) -> Sequence[Sequence[object]]:
    """Return Excel's answer for a rectangle as rows; for one cell or row it is not nested so."""
    if not isinstance(given, list | tuple):
        return [[given]]
    if given and isinstance(given[0], list | tuple):
        return given
    return [given] if area.top == area.bottom else [[cell] for cell in given]


def _runs(rows: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield first and last of each run of consecutive rows."""
    first = last = None
    for row in rows:
        if last is not None and first is not None and row != last + 1:
            yield first, last
            first = None
        first, last = first or row, row
    if last is not None and first is not None:
        yield first, last
