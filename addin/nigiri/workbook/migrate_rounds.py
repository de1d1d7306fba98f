"""Give the sheets of rounds that an older layout made the columns they lack (migrate.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.apply import applied
from nigiri.workbook.breadth import Breadth
from nigiri.workbook.changes import (
    CellChange,
    Changes,
    Fit,
    SetCells,
    SetFit,
    SetPrintArea,
)
from nigiri.workbook.find import find
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.refs import round_span
from nigiri.workbook.spec import Area

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.cells import Sheet, Workbook
    from nigiri.workbook.changes import Operation
    from nigiri.workbook.place import Place

#: How wide the gutter is, and the column In force on a page that had no room for it.
_GUTTER, _IN_FORCE = 3.0, 4.3

#: What a round's sheet may lack -> the column it follows, and looks like.
_OF_SECOND_PASS = {
    "second": "komi", "second_norm": "outcome", "second_outcome": "second_norm",
}  # fmt: skip


def second_pass(workbook: Workbook) -> Iterator[Operation]:
    """Yield what opens the columns of the second pass on sheets of rounds."""
    for place in _rounds(workbook):
        breadth = Breadth(place, workbook[place.name])
        for key, model in _OF_SECOND_PASS.items():
            at = breadth.place.columns.get(model)
            if key not in breadth.place.columns and at is not None:
                breadth.opens(at + 1, {key: at})
        yield from breadth.operations


def hidden_columns(workbook: Workbook) -> Iterator[Operation]:
    """Yield what opens the columns that formulas are made of, on rounds and Players.

    What is computed on a round's sheet goes first, as all of it is written anew: so no host follows
    its references through hundreds of rows.
    """
    bare = tuple(_bared(workbook))
    yield from bare
    workbook = applied(workbook, Changes(bare))
    for place in find(workbook):
        if place.kind in {"round", "players"}:
            yield from _with_hidden(place, workbook[place.name])


def handicap_in_force(workbook: Workbook) -> Iterator[Operation]:
    """Yield what opens the column In force beside Handicap, and what it is made of.

    A sheet that may still be printed, the newest round's or a draft's, prints it, too.
    """
    bare = tuple(_bared(workbook))
    yield from bare
    workbook = applied(workbook, Changes(bare))
    newest = max(find(workbook).rounds, default=0)
    for place in _rounds(workbook):
        breadth = Breadth(place, workbook[place.name])
        _open_in_force(breadth, printed=place.draft or place.number == newest)
        yield from breadth.operations
        yield from _with_hidden(breadth.place, breadth.sheet)


def _open_in_force(breadth: Breadth, *, printed: bool) -> None:
    """Open the column In force, nearly as narrow as the gutter, so that a page stays one page."""
    there, sheet = breadth.place.columns, breadth.sheet
    if not _helped(breadth.place) or "in_force" in there or not {"handicap", "mark"} <= {*there}:
        return
    at = there["handicap"] + 1
    breadth.opens(at, {"in_force": there["mark"]})
    name, top = breadth.place.name, breadth.place.heading_row - 1
    _, end = round_span(breadth.place, sheet)
    left = min(there["table"], at)
    was, area = (str(Area(top, left, end, column)) for column in (at - 1, at))
    narrow, wide = (Fit(widths=((at, width),)) for width in (_GUTTER, _IN_FORCE))
    breadth.operations.append(SetFit(name, narrow, wide))
    breadth.operations += [SetPrintArea(name, was, area)] * printed


def _rounds(workbook: Workbook) -> Iterator[Place]:
    """Yield where the sheets of rounds stand, that of a draft among them."""
    return (place for place in find(workbook) if place.kind == "round")


def _helped(place: Place) -> bool:
    """Tell whether a table has hidden columns: one that somebody else made has none."""
    return any(c.key in place.columns for c in columns_of(place.kind) if c.role == "helper")


def _bared(workbook: Workbook) -> Iterator[Operation]:
    """Yield what empties the computed cells of the sheets of rounds."""
    for place in _rounds(workbook):
        yield SetCells(place.name, tuple(_computed(place, workbook[place.name])))


def _computed(place: Place, sheet: Sheet) -> Iterator[CellChange]:
    """Yield what empties the computed cells of a table; a formula may show nothing."""
    keys = [c.key for c in columns_of(place.kind) if c.role in {"derived", "helper"}]
    columns = [place.columns[key] for key in keys if key in place.columns]
    for row in range(place.first_row, sheet.height + 1):
        for column in columns:
            yield CellChange(row, column, sheet.cell(row, column), None)


def _with_hidden(place: Place, sheet: Sheet) -> Iterator[Operation]:
    """Yield what opens the hidden columns that a table lacks, behind the last it has.

    A table that somebody else made has none, and gets none. What was called otherwise gets the
    heading of today.
    """
    breadth = Breadth(place, sheet)
    hidden = [column.key for column in columns_of(place.kind) if column.role == "helper"]
    there = {at: key for key in hidden if (at := place.columns.get(key)) is not None}
    missing = [key for key in hidden if key not in place.columns]
    if there and missing:
        breadth.calls(there)
        breadth.opens(max(there) + 1, dict.fromkeys(missing, max(there)))
    yield from breadth.operations
