"""The print areas, page ends and column widths of the sheets that grow, as their cells ask for.

They print down to their last row and no further. Pages of the grid end between players, those of
Standings between sections; columns of names are as wide as the longest.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.text import printed_width
from nigiri.workbook.layout.build import name_width, reason_width
from nigiri.workbook.layout.spec import Area
from nigiri.workbook.layout.tables import FIRST_ROW, TITLE_ROW, columns_of
from nigiri.workbook.layout.varying_columns import ROWS_PER_PLAYER, club_width
from nigiri.workbook.model.changes import (
    AddSheet,
    DeleteColumns,
    Fit,
    InsertColumns,
    SetFit,
    SetPrintArea,
)
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from nigiri.workbook.model.cells import Sheet, Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.model.locations import Location

PLAYERS_PER_PAGE = 16
"""Of the grid (M20)."""

_LINES_PER_PAGE = 2 * PLAYERS_PER_PAGE + 1
"""Of the grid: those of the players, and what is left at the end of a page."""

_ROWS_PER_PAGE = 28
"""Of Standings."""

_NAMES = {
    kind: next(column for column in columns_of(kind) if column.key == "name")
    for kind in ("grid", "standings")
}
"""Sheet kind -> its column of names, as it is while they are short."""

#: Sheet kind -> the first and last printed column, and the one whose cells make a row a used one.
PRINTED = {
    "players": ("number", "score", "family"),
    "sections": ("section", "prizes", "section"),
    "wishes": ("who", "note", "who"),
    "drawn": ("round", "bye_known", "round"),
    "grid": ("number", "place", "name"),
    "teams": ("place", "members", "team"),
    "chart": ("number", "handicaps", "number"),
    "ladder": ("rung", "note", "rung"),
    "problems": ("symbol", "code", "where"),
    "preflight": ("symbol", "rule", "where"),
}

#: Sheet kind -> the column that nigiri fills, on sheets on which the director types rows: its last
#: filled row is the last one that the previous command printed.
_KNOWN = {"players": "score", "wishes": "meant", "chart": "handicaps"}


def pages(
    before: Workbook, after: Workbook, done: Sequence[Operation]
) -> Iterator[SetPrintArea | SetFit]:
    """Yield the operations that move each growing sheet's print area, page ends and widths.

    None where they stay. done -- the operations that led from `before` to `after`: tabs that were
    rendered anew begin with the print area of an empty sheet, columns that opened are as wide as
    their models; if there are any, rows typed since the last command are printed, too
    """
    added = {op.sheet for op in done if isinstance(op, AddSheet)}
    known = find(before).locations
    for kind, location in find(after).locations.items():
        old = known.get(kind)
        fresh = old is None or location.name in added
        was = (location, None) if old is None or fresh else (old, before[old.name])
        moved = [op for op in done if isinstance(op, InsertColumns | DeleteColumns)]
        ended = _KNOWN.get(kind) if done else None
        yield from _page(was, (location, after[location.name]), moved, ended)


def _page(
    before: tuple[Location, Sheet | None],
    after: tuple[Location, Sheet],
    moved: Sequence[Operation],
    ended: str | None,
) -> Iterator[SetPrintArea | SetFit]:
    """Yield the operations for one sheet.

    before, after -- its location and cells; moved -- the columns that opened and closed
    ended -- as `key` of `print_area`, for the sheet before
    """
    location = after[0]
    if location.kind in PRINTED:
        was = print_area(*before, ended)
        area = print_area(*after)
        if area != was:
            yield SetPrintArea(location.name, was, area)
    if location.kind in _ENDS:
        fitted, fits = fit_of(*before), fit_of(*after)
        fitted = replace(fitted, widths=_followed(fitted.widths, location.name, moved))
        if fits != fitted:
            yield SetFit(location.name, fitted, fits)


def _followed(
    widths: Iterable[tuple[int, float]], sheet: str, moved: Sequence[Operation]
) -> tuple[tuple[int, float], ...]:
    """Return (column, width) of a sheet's columns after others opened or closed."""
    known = dict(widths)
    for operation in moved:
        match operation:
            case InsertColumns(name, at, like) if name == sheet:
                new = {at + n: known[model] for n, model in enumerate(like) if model in known}
                known = {c + len(like) * (c >= at): width for c, width in known.items()} | new
            case DeleteColumns(name, at, held) if name == sheet:
                remaining = {c: width for c, width in known.items() if not at <= c < at + len(held)}
                known = {c - len(held) * (c >= at): width for c, width in remaining.items()}
    return tuple(sorted(known.items()))


def print_area(location: Location, sheet: Sheet | None, key: str | None = None) -> str:
    """Return the print area of a sheet, "A2:K45": from its title to its last used row.

    sheet -- None for an empty one; key -- of the column whose cells make a row a used one; None for
    the usual one
    """
    keys = PRINTED[location.kind]
    first, last, at = (_column(location, each) for each in (*keys[:2], key or keys[2]))
    used = [
        row
        for row in range(location.first_row, (sheet.height if sheet else 0) + 1)
        if sheet is not None and sheet.cell(row, at) not in {None, ""}
    ]
    bottom = max(used, default=FIRST_ROW)
    return str(Area(TITLE_ROW, min(first, last), bottom, max(first, last)))


def _column(location: Location, key: str) -> int:
    """Return the number of a column; if it is missing, of the nearest one before it, else 1."""
    keys = [column.key for column in columns_of(location.kind)]
    before = reversed(keys[: keys.index(key) + 1])
    return next((location.columns[each] for each in before if each in location.columns), 1)


def fit_of(location: Location, sheet: Sheet | None) -> Fit:
    """Return the page ends and column widths of a sheet; None for an empty one."""
    rows, at = _players(location, sheet), location.columns.get("name", 0)
    widths = {
        location.columns[column.key]: column.width
        for column in columns_of(location.kind)
        if column.key in location.columns
    }
    if location.kind == "grid" and "club" in location.columns:
        rounds = sum(key.startswith("opponent") for key in location.columns)
        widths[location.columns["club"]] = club_width(rounds)
    if sheet is None:
        return Fit((), tuple(sorted(widths.items())))
    widest = max((printed_width(str(sheet.cell(row, at) or "")) for row in rows), default=0)
    if at:
        widths[at] = name_width(_NAMES[location.kind], widest)
    if "why" in location.columns:
        why = location.columns["why"]
        reason = max((printed_width(str(sheet.cell(row, why) or "")) for row in rows), default=0)
        widths[why] = reason_width(reason)
    ends = _ENDS[location.kind](location, sheet, rows)
    return Fit(tuple(ends), tuple(sorted(widths.items())))


def _players(location: Location, sheet: Sheet | None) -> list[int]:
    """Return the rows with a player's number."""
    at = location.columns.get("number")
    if sheet is None or at is None:
        return []
    rows = range(location.first_row, sheet.height + 1)
    return [row for row in rows if sheet.cell(row, at) is not None]


def _ends_of_grid(location: Location, sheet: Sheet, rows: list[int]) -> Iterator[int]:
    """Yield the rows after which a page of the grid ends.

    Where legend, footnotes and winners do not fit below the last players, half of these go with
    them to a page of their own.
    """
    for row in rows[PLAYERS_PER_PAGE::PLAYERS_PER_PAGE]:
        yield row - 1
    if not rows:
        return
    at, end = location.columns["name"], rows[-1] + ROWS_PER_PLAYER
    noted = [row for row in range(end, sheet.height + 1) if sheet.cell(row, at) is not None]
    last = rows[(len(rows) - 1) // PLAYERS_PER_PAGE * PLAYERS_PER_PAGE :]
    if len(last) > 1 and max(noted, default=0) - last[0] >= _LINES_PER_PAGE:
        yield last[(len(last) + 1) // 2] - 1


def _ends_of_standings(location: Location, sheet: Sheet, rows: list[int]) -> Iterator[int]:
    """Yield the rows after which a page ends: whole sections while they fit.

    Nothing where sections are mixed: all are ranked together, or somebody sorted the rows.
    """
    at = location.columns["section"]
    groups = [(key, list(each)) for key, each in groupby(rows, key=lambda r: sheet.cell(r, at))]
    if len(groups) != len({key for key, _ in groups}):
        return
    start = location.first_row
    for _, members in groups:
        if members[0] > start and members[-1] + 1 - start > _ROWS_PER_PAGE:
            yield members[0] - 1
            start = members[0]


_ENDS: dict[str, Callable[[Location, Sheet, list[int]], Iterator[int]]] = {
    "grid": _ends_of_grid,
    "standings": _ends_of_standings,
}
"""Sheet kind -> where its pages end."""
