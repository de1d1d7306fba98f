"""Formulas that several cells share: one text for many cells, or one array over an area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import Unfit
from nigiri.hosts.xlsx.cells.elements import FORMULA, place_of
from nigiri.hosts.xlsx.package.formulas import moved
from nigiri.hosts.xlsx.package.references import Corner, area_lines, number_of
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from nigiri.hosts.xlsx.cells.elements import SheetPart
    from nigiri.hosts.xlsx.package.references import Shift
    from nigiri.hosts.xlsx.package.xml import Element


def formulas(part: SheetPart) -> Iterator[Element]:
    """Iterate over the formulas of a sheet, safe against changes."""
    return iter(list(part.data.iter(FORMULA)))


def release(part: SheetPart, targets: set[tuple[int, int]]) -> None:
    """Prepare cells (row, column) for being written.

    A shared formula whose text is in one of them is written out in the cells that use it. Raises
    HostError when only a part of an array formula would be overwritten.
    """
    for formula in formulas(part):
        ref = formula.get("ref")
        if formula.get("t") in {"array", "dataTable"} and ref:
            _refuse_part_of_array(ref, targets)
        elif formula.get("t") == "shared" and formula.text and _place(formula) in targets:
            number = formula.get("si")
            write_out(part, lambda master, number=number: master.get("si") == number)  # type: ignore[misc]


def write_out(part: SheetPart, chosen: Callable[[Element], bool]) -> None:
    """Give every cell of some shared formulas its own text; `chosen` is called with the master."""
    shared = [formula for formula in formulas(part) if formula.get("t") == "shared"]
    masters = {f.get("si"): f for f in shared if f.text and f.get("ref")}
    texts = {
        number: (master.text or "", _place(master))
        for number, master in masters.items()
        if chosen(master)
    }
    for formula in shared:
        if formula.get("si") in texts:
            text, (row, column) = texts[formula.get("si")]
            here = _place(formula)
            formula.text = formula.text or moved(text, here[0] - row, here[1] - column)
            for attribute in ("t", "si", "ref"):
                formula.attrib.pop(attribute, "")


def refuse_broken_arrays(part: SheetPart, shift: Shift) -> None:
    """Raise HostError when lines inside an array formula would be inserted or deleted."""
    for formula in formulas(part):
        if formula.get("t") in {"array", "dataTable"} and formula.get("ref"):
            lines = area_lines(formula.get("ref", ""), across=shift.across) or (0, 0)
            span = shift.span(*lines)
            if span is not None and span[1] - span[0] != lines[1] - lines[0]:
                raise _part_of_array(formula.get("ref", ""))


def _refuse_part_of_array(ref: str, targets: set[tuple[int, int]]) -> None:
    """Raise HostError when some, but not all, cells of an array would be written."""
    ends = [Corner.of(end) for end in ref.split(":")]
    rows = range(ends[0].row, ends[-1].row + 1)
    columns = range(number_of(ends[0].letters), number_of(ends[-1].letters) + 1)
    hit = sum(1 for row, column in targets if row in rows and column in columns)
    if hit not in {0, len(rows) * len(columns)}:
        raise _part_of_array(ref)


def _part_of_array(ref: str) -> Unfit:
    """Return the error for an array formula in the way."""
    return Unfit(message("file.unfit.array", cells=ref))


def _place(formula: Element) -> tuple[int, int]:
    """Return the row and column of a formula's cell."""
    cell = formula.getparent()
    assert cell is not None  # noqa: S101 - formulas are found inside cells
    return place_of(cell)
