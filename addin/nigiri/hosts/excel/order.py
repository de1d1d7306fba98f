"""What must be seen of changes before they are carried out in Excel, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.formulas import quoted
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.changes import AddSheet, CellChange, SetCells

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from nigiri.hosts.excel.blocks import Place
    from nigiri.workbook.model.cells import Value
    from nigiri.workbook.model.changes import Operation


def too_early(operations: Sequence[Operation], names: Collection[str]) -> list[str]:
    """Return the new sheets that formulas look at before they are there; Excel would want a file.

    names -- of the sheets that there are
    """
    coming = {op.sheet for op in operations if isinstance(op, AddSheet)} - set(names)
    found: dict[str, None] = {}
    for operation in operations:
        match operation:
            case AddSheet(sheet):
                coming.discard(sheet)
            case SetCells(_, cells) if coming:
                found |= dict.fromkeys(name for name in sorted(coming) if _look_at(cells, name))
    return list(found)


def _look_at(cells: Sequence[CellChange], name: str) -> bool:
    """Tell whether formulas that are to be written look at a sheet."""
    there = f"{quoted(name)}!"
    return any(isinstance(c.after, Formula) and there in c.after.text for c in cells)


def changes_between(
    before: Mapping[Place, Value], after: Mapping[Place, Value]
) -> tuple[CellChange, ...]:
    """Return the cells that differ; what one of the two does not name is blank there."""
    places = sorted({*before, *after})
    found = (CellChange(*at, before.get(at), after.get(at)) for at in places)
    return tuple(each for each in found if each.before != each.after)
