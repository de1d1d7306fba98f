"""What other programs spell otherwise in an .xlsx, and what nigiri makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from lxml import etree

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.edit import edited
from nigiri.hosts.xlsx.loss_check.package import _begins
from nigiri.hosts.xlsx.package.archive import Package
from nigiri.hosts.xlsx.package.xml import main
from nigiri.hosts.xlsx.read import read_sheets
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from tests.hosts.club import club
from tests.hosts.kinds import NOW

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Workbook

STYLES, HALL = "xl/styles.xml", "xl/worksheets/sheet1.xml"
CELL = '<c r="H4" t="e"><v>{}</v></c>'


def sheets(data: bytes) -> Workbook:
    """Return the sheets of a file."""
    return read_sheets(Book(data))


def with_error(name: str) -> bytes:
    """Return the club's workbook with an error in a cell of the hall."""
    package = Package(club())
    row = b'<row r="4"'
    part = package.raw(HALL)
    at = part.index(b"</row>", part.index(row))
    package.write(HALL, part[:at] + CELL.format(name).encode() + part[at:])
    return package.saved(NOW)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("#N/A", "#N/A"),
        ("#SPILL!", "#SPILL!"),
        ("#GETTING_DATA", "#GETTING_DATA"),
        ("Err:502", "Err:502"),
        ("#&quot;A&quot; &amp; B", '#"A" & B'),
    ],
)
def test_an_error_of_any_name_is_read(written: str, shown: str) -> None:
    """The library knows seven, and refuses a whole sheet for another; all else is as without it."""
    found = sheets(with_error(written))["Hall"]

    assert shown == found.cell(4, 8)
    assert sheets(club())["Hall"].cell(4, 3) == found.cell(4, 3) is not None


def test_fonts_are_brought_into_order_whoever_wrote_them() -> None:
    """Marks of exceljs stand in another one, and it declares vocabularies that it does not use."""
    package = Package(club())
    head, rest = package.raw(STYLES).split(b"<styleSheet", 1)
    package.write(STYLES, head + b'<styleSheet xmlns:x14ac="http://example.org/x14ac"' + rest)
    for font in package.edit(STYLES).iter(main("font")):
        font[:] = reversed(font)
    cell = CellChange(4, 3, sheets(club())["Hall"].cell(4, 3), "Ann")
    written = edited(package.saved(NOW), Changes((SetCells("Hall", (cell,)),)), NOW)

    assert "Ann" == sheets(written)["Hall"].cell(4, 3)


def test_lines_that_get_their_colour_back_are_nothing_lost_whatever_is_declared() -> None:
    """Neither exceljs nor LibreOffice writes it, and exceljs declares what it never uses."""
    part = (
        f'<styleSheet xmlns="{main("")[1:-1]}" xmlns:x14ac="http://example.org/x14ac">'
        '<dxfs><dxf><border><left style="thin">{}</left></border></dxf></dxfs></styleSheet>'
    )
    (old,), (gold,), (other,) = (
        etree.fromstring(part.format(line).replace("<left", f"<left {more}", 1))
        for line, more in (("", ""), ('<color rgb="FF8F7324"/>', ""), ("", 'id="lost"'))
    )

    assert _begins(gold, old)
    assert not _begins(other, old)
