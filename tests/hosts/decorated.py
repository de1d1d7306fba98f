"""A workbook as directors make it their own, and what is theirs in it, read from the package.

On every sheet: a column of theirs in the middle of the table and one beside it, a formula, a
coloured cell, a comment and a picture; where tables have columns to spare, two of them change
places. Sheets that are a form rather than a table (Event, Sections, rounds) get no column inside.
"""

from __future__ import annotations

import datetime as dt
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

import openpyxl
from lxml import etree
from openpyxl.comments import Comment
from openpyxl.styles import PatternFill

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.package.archive import Package
from nigiri.hosts.xlsx.package.xml import DRAWING, main, office
from nigiri.workbook.read.table_finder import find
from tests.hosts.club import PICTURE, PICTURES

if TYPE_CHECKING:
    from collections.abc import Collection

    from openpyxl.worksheet.worksheet import Worksheet

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Location

NOW = dt.datetime(2005, 5, 20)  # noqa: DTZ001 -- the director's own clock
COLOUR = "FF12AB34"
FORMS = ("event", "sections", "round", "handicaps")
SWAPPED = {"grid": ("club", "rank"), "standings": ("rank", "club"), "drawn": ("white", "black")}
"""Kind of sheet -> two columns that change places."""


class Mine(NamedTuple):
    """What is the director's on a sheet, without where it stands.

    columns -- order of the headings, and every cell of the director's columns by heading
    """

    headings: tuple[str, ...]
    cells: tuple[str, ...]
    colours: int
    comments: tuple[str, ...]
    pictures: int


def decorate(data: bytes, workbook: Workbook, kinds: Collection[str] = ()) -> bytes:
    """Return the file with something of the director's on every sheet, or on those kinds alone."""
    book = openpyxl.load_workbook(BytesIO(data))
    places = [place for place in find(workbook) if not kinds or place.kind in kinds]
    for place in places:
        _decorate(book[place.name], place)
    out = BytesIO()
    book.save(out)
    package = Package(out.getvalue())
    tabs = {tab.name: tab.part for tab in Book(out.getvalue()).tabs()}
    for number, place in enumerate(places):
        _hang_picture(package, tabs[place.name], 100 + number)
    return package.saved(NOW)


def _decorate(sheet: Worksheet, place: Location) -> None:
    """Put cells of the director's into a sheet."""
    head, row = place.heading_row, place.first_row
    if place.kind in SWAPPED:
        one, other = (place.columns[key] for key in SWAPPED[place.kind])
        for line in range(head, sheet.max_row + 1):
            cells = sheet.cell(line, one), sheet.cell(line, other)
            cells[0].value, cells[1].value = cells[1].value, cells[0].value
    beside = max(*place.columns.values(), sheet.max_column) + 2
    if place.kind not in FORMS:
        inside = place.columns.get("name", 3)
        sheet.insert_cols(inside)
        sheet.cell(head, inside, "Mine")
        sheet.cell(row, inside, f"inside {place.name}")
        beside += 1
    sheet.cell(head, beside, "Beside")
    sheet.cell(row, beside, f"beside {place.name}").fill = PatternFill("solid", fgColor=COLOUR)
    sheet.cell(row, beside).comment = Comment(f"comment on {place.name}", "Director")
    sheet.cell(row - 1, beside, '=UPPER("mine")&1+1')


def _hang_picture(package: Package, part: str, number: int) -> None:
    """Hang a picture on a sheet."""
    drawing, media = f"xl/drawings/drawing{number}.xml", f"xl/media/goban{number}.png"
    package.write(media, PICTURE)
    package.write(drawing, PICTURES.encode())
    package.declare(drawing, "application/vnd.openxmlformats-officedocument.drawing+xml")
    types = package.edit("[Content_Types].xml")
    if not any(entry.get("Extension") == "png" for entry in types):
        tag = str(types[0].tag)
        types.insert(0, etree.Element(tag, Extension="png", ContentType="image/png"))
    package.relate(drawing, "image", media)
    root = package.edit(part)
    legacy = root.find(main("legacyDrawing"))
    assert legacy is not None  # of the comment
    own = etree.Element(main("drawing"))
    own.set(office("id"), package.relate(part, "drawing", drawing))
    legacy.addprevious(own)


def mine(data: bytes, workbook: Workbook) -> dict[str, Mine]:
    """Return tab -> what is the director's there, as it stands in the package."""
    package_book, book = Book(data), openpyxl.load_workbook(BytesIO(data))
    package = package_book.package
    found = {}
    for place in find(workbook):
        sheet, part = book[place.name], package_book.tab(place.name).part
        own = [
            cell
            for line in sheet.iter_rows(min_row=place.heading_row - 1)
            for cell in line
            if str(cell.value).startswith(("inside", "beside", "Mine", "Beside", "=UPPER"))
        ]
        words = sorted(
            "".join(map(str, comment.itertext()))
            for comments in package_book.related(part, "comments")
            for comment in package.tree(comments).iter(main("comment"))
        )
        pictures = [
            picture
            for drawing in package_book.related(part, "drawing")
            for picture in package.tree(drawing).iter(f"{{{DRAWING}}}pic")
            if package_book.related(drawing, "image")
        ]
        coloured = [c for c in own if c.fill.fgColor.rgb == COLOUR]
        found[place.name] = Mine(
            _order(sheet, place), tuple(sorted(str(cell.value) for cell in own)), len(coloured),
            tuple(words), len(pictures),
        )  # fmt: skip
    return {name: each for name, each in found.items() if each.comments}


def _order(sheet: Worksheet, place: Location) -> tuple[str, ...]:
    """Return the headings that the director put elsewhere, and his own, in their order."""
    keys = SWAPPED.get(place.kind, ())
    moved = {place.columns[key] for key in keys}
    row = [cell.value for cell in sheet[place.heading_row]]
    return tuple(
        str(value) for at, value in enumerate(row, 1) if at in moved or value in {"Mine", "Beside"}
    )
