"""What is written is held against what was there: whatever would be lost is named, and refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from lxml import etree

from nigiri.errors import HostError
from nigiri.hosts.xlsx.edit import edited
from nigiri.hosts.xlsx.loss_check.package import refuse_losses
from nigiri.hosts.xlsx.package.archive import TYPES_PART, Package
from nigiri.hosts.xlsx.package.xml import drop, main
from nigiri.workbook.model.changes import (
    AddSheet,
    CellChange,
    Changes,
    DeleteRows,
    Fit,
    InsertRows,
    RemoveSheet,
    RenameSheet,
    SetCells,
    SetFit,
)
from tests.hosts.club import HALL, MINE, club
from tests.hosts.kinds import NOW

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.workbook.model.changes import Operation

    Harm = Callable[[Package], None]

WRITE = SetCells("Hall", (CellChange(4, 2, None, "jigo"),))
NOTE = SetCells("Hall", (CellChange(3, 4, None, "Note"),))
FIT = SetFit("Hall", Fit(), Fit((), ((3, 9.0),)))
ENDED = SetFit("Hall", Fit(), Fit((6,)))
WORKBOOK = "xl/workbook.xml"


def harmed(harm: Harm, *operations: Operation) -> str:
    """Return why the writing of operations is refused after harm was done to what was written."""
    old = edited(club(), Changes((NOTE, ENDED)), NOW)
    package = Package(edited(old, Changes(operations), NOW))
    harm(package)
    with pytest.raises(HostError) as caught:
        refuse_losses(old, package.saved(NOW), operations)
    return str(caught.value)


def without(part: str, tag: str, at: int = 0) -> Harm:
    """Return the harm that removes one element of a part."""
    return lambda package: drop(list(package.edit(part).iter(main(tag)))[at])


def with_attribute(part: str, tag: str, name: str, value: str, at: int = 0) -> Harm:
    """Return the harm that changes an attribute of one element of a part."""
    return lambda package: list(package.edit(part).iter(main(tag)))[at].set(name, value)


def _no_picture_kind(package: Package) -> None:
    types = package.edit(TYPES_PART)
    drop(next(entry for entry in types if entry.get("Extension") == "png"))


def _no_way(package: Package) -> None:
    package.unrelate("xl/worksheets/sheet2.xml", "xl/drawings/drawing1.xml")


def _tabs_turned(package: Package) -> None:
    sheets = next(package.edit(WORKBOOK).iter(main("sheets")))
    sheets.insert(0, sheets[1])


def _other_value(package: Package) -> None:
    cells = package.edit(HALL).iter(main("c"))
    next(c for c in cells if c.get("r") == "A9")[0].text = "77"


def _other_formula(package: Package) -> None:
    cells = package.edit(HALL).iter(main("c"))
    cell = next(c for c in cells if c.get("r") == "F4")
    next(cell.iter(main("v"))).text = "1"


def _narrow(package: Package) -> None:
    cols = etree.Element(main("cols"))
    etree.SubElement(cols, main("col"), min="3", max="5", width="9")
    package.edit(HALL).insert(0, cols)


#: What is done, what is harmed, what is said.
HARMS: list[tuple[tuple[Operation, ...], Harm, str]] = [
    ((WRITE,), lambda p: p.remove("xl/media/image1.png"), "a picture (xl/media/image1.png)"),
    ((WRITE,), lambda p: p.write("xl/media/image1.png", b"x"), "a picture (xl/media/image1.png)"),
    ((WRITE,), lambda p: p.write("docProps/app.xml", b"<a/>"), "a part (docProps/app.xml)"),
    ((WRITE,), lambda p: p.write("xl/charts/chart1.xml", b"<c/>"), "a chart (xl/charts/chart1"),
    ((WRITE,), _no_picture_kind, "a part (a kind of part)"),
    ((WRITE,), _no_way, "the way to shapes or pictures (xl/drawings/drawing1.xml)"),
    ((WRITE,), without(MINE, "f"), "a part (xl/worksheets/sheet2.xml)"),
    ((WRITE,), without(HALL, "drawing"), "settings, pictures or rules of the sheet Hall"),
    ((WRITE,), without(HALL, "dataValidation"), "settings, pictures or rules of the sheet Hall"),
    ((WRITE,), without(HALL, "row", -1), "row 9 of the sheet Hall"),
    ((WRITE,), _other_value, "the cell A9 of the sheet Hall"),
    ((WRITE,), without(HALL, "c", -1), "the cell D9 of the sheet Hall"),
    ((WRITE,), with_attribute(HALL, "row", "ht", "9", -1), "the look of row 9 of the sheet Hall"),
    ((WRITE,), with_attribute(HALL, "c", "s", "0", -1), "the cell D9 of the sheet Hall"),
    ((WRITE,), without("xl/styles.xml", "font"), "what xl/styles.xml holds"),
    ((WRITE,), without("xl/sharedStrings.xml", "si"), "what xl/sharedStrings.xml holds"),
    ((WRITE,), without(WORKBOOK, "sheet", 1), "the sheet Mine"),
    ((WRITE,), with_attribute(WORKBOOK, "sheet", "state", "hidden", 1), "the sheet Mine"),
    ((WRITE,), _tabs_turned, "the order of the tabs"),
    ((WRITE,), without(WORKBOOK, "definedName"), "the name players"),
    ((WRITE,), without(WORKBOOK, "workbookPr"), "settings of the workbook"),
    ((InsertRows("Hall", 7),), without(HALL, "dataValidation"), "rules or links of the sheet Hall"),
    ((InsertRows("Hall", 7),), without(MINE, "f"), "the cell A1 of the sheet Mine"),
    ((InsertRows("Hall", 7),), _other_formula, "the cell F4 of the sheet Hall"),
    ((FIT,), without(HALL, "brk"), "page ends of the sheet Hall"),
    ((FIT,), _narrow, "widths of the sheet Hall"),
    ((FIT,), without(HALL, "mergeCell"), "settings, pictures or rules of the sheet Hall"),
    (
        (InsertRows("Hall", 7),),
        lambda p: p.write("xl/charts/chart1.xml", b"<c/>"),
        "a chart (xl/charts/chart1.xml)",
    ),
    (
        (InsertRows("Hall", 7),),
        lambda p: p.write("xl/media/image1.png", b"x"),
        "a picture (xl/media/image1.png)",
    ),
    (
        (RenameSheet("Hall", "Salle"),),
        lambda p: p.write("xl/drawings/commentsDrawing1.vml", b""),
        "comments (xl/drawings/commentsDrawing1.vml)",
    ),
    (
        (RemoveSheet("Hall", "hall"),),
        lambda p: p.remove("xl/charts/chart1.xml"),
        "a chart (xl/charts/chart1.xml)",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("operations", "harm", "said"), HARMS, ids=[f"{at} {harm[-1]}" for at, harm in enumerate(HARMS)]
)
def test_whatever_would_be_lost_is_named(
    operations: tuple[Operation, ...], harm: Harm, said: str
) -> None:
    """The check knows nothing of how the file was written: it finds harm done to it."""
    assert f"Writing it would lose {said}" in harmed(harm, *operations)


def test_every_operation_keeps_what_it_should() -> None:
    """One after the other, rows that were written move, and a sheet of the same name comes back."""
    cells = SetCells("Salle", (CellChange(6, 2, None, "W"), CellChange(30, 9, None, "new")))
    story = (
        WRITE, RenameSheet("Hall", "Salle"), cells, InsertRows("Salle", 5, 2),
        DeleteRows("Salle", 8, ((),)), AddSheet("New", "hall", {"rows": 3}, "Mine"),
        InsertRows("New", 4), DeleteRows("New", 4, ((),)), SetCells("New", ()),
        RemoveSheet("Mine", "hall"), AddSheet("Mine", "hall"), RemoveSheet("New", "hall"),
    )  # fmt: skip

    assert edited(club(), Changes(story), NOW)


def test_nothing_is_written_when_something_would_be_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of the writer is caught before the old file is touched."""
    monkeypatch.setattr("nigiri.hosts.xlsx.cells.book.Book.recalculate", lambda book: drop(
        next(book.package.edit(HALL).iter(main("mergeCells")))
    ))  # fmt: skip

    with pytest.raises(HostError, match="would lose settings, pictures or rules of the sheet Hall"):
        edited(club(), Changes((WRITE,)), NOW)
