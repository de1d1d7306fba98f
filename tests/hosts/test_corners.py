"""Rare things in workbooks, piece by piece."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from nigiri.errors import HostError
from nigiri.hosts.files.xlsx_file import XlsxFile, create
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.cells.elements import place_of
from nigiri.hosts.xlsx.cells.styles import Styles, look_of
from nigiri.hosts.xlsx.lines.areas import shift_areas, shift_rules
from nigiri.hosts.xlsx.lines.attachments import shifted_notes
from nigiri.hosts.xlsx.package.archive import Package
from nigiri.hosts.xlsx.package.empty import empty_package
from nigiri.hosts.xlsx.package.references import Shift
from nigiri.hosts.xlsx.package.xml import MAIN, OFFICE, main, parsed, written
from nigiri.workbook.layout.spec import Style
from nigiri.workbook.model.changes import (
    AddSheet,
    CellChange,
    Changes,
    DeleteRows,
    InsertRows,
    RemoveSheet,
    RenameSheet,
    SetCells,
)
from tests.hosts.club import HALL, MINE, club
from tests.hosts.kinds import NOW

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.workbook.model.changes import Operation

X14 = "http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"
XM = "http://schemas.microsoft.com/office/excel/2006/main"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the club's workbook."""
    path = tmp_path / "club.xlsx"
    path.write_bytes(club())
    return path


def do(path: Path, *operations: Operation) -> Package:
    """Carry out operations on the file and return what it is then."""
    XlsxFile(path, now=NOW).apply(Changes(operations))
    return Package(path.read_bytes())


def put(row: int, column: int, value: str | float) -> Operation:
    """Return the writing of one cell of the Hall."""
    return SetCells("Hall", (CellChange(row, column, None, value),))


def replaced(path: Path, part: str, old: str, new: str) -> None:
    """Change the text of a part of the file."""
    package = Package(path.read_bytes())
    text = package.raw(part).decode()
    assert old in text
    package.write(part, text.replace(old, new, 1).encode())
    path.write_bytes(package.saved(NOW))


def sheet(inside: str) -> str:
    """Return a sheet with this inside."""
    return f'<worksheet xmlns="{MAIN}"><sheetData/>{inside}</worksheet>'


def moved(inside: str, shift: Shift) -> str:
    """Return the inside of a sheet after its rows moved."""
    root = parsed(sheet(inside).encode())
    shift_areas(root, shift)
    shift_rules(root, shift, "Hall", home=True)
    return written(root).decode().partition("<sheetData/>")[2].removesuffix("</worksheet>")


@pytest.mark.parametrize(
    ("inside", "shift", "after"),
    [
        (
            '<rowBreaks count="2" manualBreakCount="2"><brk id="3"/><brk id="6"/></rowBreaks>',
            Shift(5, -3),
            '<rowBreaks count="1" manualBreakCount="1"><brk id="3"/></rowBreaks>',
        ),
        ('<rowBreaks count="1"><brk id="6"/></rowBreaks>', Shift(7, -1), ""),
        (
            '<rowBreaks count="1"><brk id="6"/></rowBreaks>',
            Shift(7, 2),
            '<rowBreaks count="1"><brk id="8"/></rowBreaks>',
        ),
        ('<mergeCells count="1"><mergeCell ref="A5:B6"/></mergeCells>', Shift(5, -2), ""),
        (
            '<ignoredErrors><ignoredError sqref="A:A B4:B6"/></ignoredErrors>',
            Shift(7, 1),
            '<ignoredErrors><ignoredError sqref="A:A B4:B7"/></ignoredErrors>',
        ),
        ('<conditionalFormatting sqref="A5:A6"/>', Shift(5, -2), ""),
        (
            (
                '<conditionalFormatting sqref="A:A"><cfRule><formula>A1=$B$9</formula></cfRule>'
                "</conditionalFormatting>"
            ),
            Shift(5, 2),
            (
                '<conditionalFormatting sqref="A:A"><cfRule><formula>A1=$B$11</formula></cfRule>'
                "</conditionalFormatting>"
            ),
        ),
        (
            (
                '<conditionalFormatting sqref="A9:A12"><cfRule><colorScale><cfvo type="formula" '
                'val="$B$9"/><cfvo type="max"/></colorScale></cfRule></conditionalFormatting>'
            ),
            Shift(5, 2),
            (
                '<conditionalFormatting sqref="A11:A14"><cfRule><colorScale><cfvo type="formula" '
                'val="$B$11"/><cfvo type="max"/></colorScale></cfRule></conditionalFormatting>'
            ),
        ),
        (
            (
                '<conditionalFormatting sqref="A9:A12"><cfRule><formula>A9&lt;A8</formula></cfRule>'
                "</conditionalFormatting>"
            ),
            Shift(5, 2),
            (
                '<conditionalFormatting sqref="A11:A14"><cfRule><formula>A11&lt;A10</formula>'
                "</cfRule></conditionalFormatting>"
            ),
        ),
    ],
)
def test_areas_of_every_kind_follow(inside: str, shift: Shift, after: str) -> None:
    """What is left without an area goes, and an empty list with it."""
    assert after == moved(inside, shift)


def test_sparklines_follow_like_values_and_newer_lists_like_lists() -> None:
    """The count of what is left is kept."""
    inside = (
        f'<extLst><ext xmlns:x14="{X14}" xmlns:xm="{XM}"><x14:sparklines>'
        "<x14:sparkline><xm:f>Hall!A9:B9</xm:f><xm:sqref>C9</xm:sqref></x14:sparkline>"
        '</x14:sparklines><x14:dataValidations count="2">'
        "<x14:dataValidation><xm:sqref>D5:D6</xm:sqref></x14:dataValidation>"
        "<x14:dataValidation><xm:sqref>D4:D9</xm:sqref></x14:dataValidation>"
        "</x14:dataValidations></ext></extLst>"
    )
    after = moved(inside, Shift(5, -2))

    assert "<xm:f>Hall!A7:B7</xm:f><xm:sqref>C7</xm:sqref>" in after
    assert ["D4:D7"] == re.findall("<xm:sqref>(D.*?)<", after)
    assert 'dataValidations count="1"' in after


def test_notes_in_the_dialect_of_excel_move() -> None:
    """Shapes without a row, such as buttons, stay where they are."""
    note = (
        b'<xml><v:shapetype id="t"/><v:shape id="b"><br></v:shape><v:shape id="n"><x:ClientData>'
        b"<x:Anchor>\n 1, 15, 8, 2, 3, 15, 12, 4</x:Anchor><x:Row>8</x:Row></x:ClientData>"
        b"</v:shape></xml>"
    )
    after = shifted_notes(note, Shift(5, 2))

    assert b"<x:Anchor>1, 15, 10, 2, 3, 15, 14, 4</x:Anchor><x:Row>10</x:Row>" in after
    assert b'<v:shape id="b"><br></v:shape>' in after
    assert b'id="n"' not in shifted_notes(note, Shift(9, -1))


def test_a_table_of_the_users_follows_and_is_never_removed(file: Path) -> None:
    """Its area, filter and formulas."""
    package = Package(file.read_bytes())
    table = (
        f'<table xmlns="{MAIN}" id="1" name="Prizes" displayName="Prizes" ref="L5:M9">'
        '<autoFilter ref="L5:M9"/><tableColumns count="1"><tableColumn id="1" name="a">'
        "<calculatedColumnFormula>$A$9</calculatedColumnFormula></tableColumn></tableColumns>"
        "</table>"
    )
    package.write("xl/tables/table1.xml", table.encode())
    package.relate(HALL, "table", "xl/tables/table1.xml")
    file.write_bytes(package.saved(NOW))

    after = do(file, InsertRows("Hall", 7)).raw("xl/tables/table1.xml")
    assert [b"L5:M10", b"L5:M10"] == re.findall(b' ref="(.*?)"', after)
    assert b">$A$10<" in after
    with pytest.raises(HostError, match="would remove the table Prizes"):
        do(file, DeleteRows("Hall", 5, ((),) * 6))


def test_a_picture_that_is_nailed_down_stays(file: Path) -> None:
    """So does one whose corners are given in points."""
    replaced(
        file,
        "xl/drawings/drawing7.xml",
        "<xdr:twoCellAnchor>",
        '<xdr:twoCellAnchor editAs="absolute">',
    )
    after = do(file, InsertRows("Hall", 4, 3)).raw("xl/drawings/drawing7.xml")

    assert [b"5", b"7"] == re.findall(b"<xdr:row>(.*?)<", after)


def test_a_part_that_others_use_too_stays(file: Path) -> None:
    """A picture on two sheets is removed with the second."""
    package = Package(file.read_bytes())
    package.relate(MINE, "image", "xl/media/image1.png")
    file.write_bytes(package.saved(NOW))

    assert "xl/media/image1.png" in do(file, RemoveSheet("Hall", "hall"))


def test_a_pivot_table_finds_its_renamed_sheet(file: Path) -> None:
    """Where it takes its rows from."""
    package = Package(file.read_bytes())
    for number, name in enumerate(("Hall", "Mine"), 1):
        source = f'<cacheSource><worksheetSource ref="A3:C9" sheet="{name}"/></cacheSource>'
        root = f'<pivotCacheDefinition xmlns="{MAIN}">{source}</pivotCacheDefinition>'
        package.write(f"xl/pivotCache/pivotCacheDefinition{number}.xml", root.encode())
    file.write_bytes(package.saved(NOW))

    after = do(file, RenameSheet("Hall", "Salle"))
    names = [after.raw(f"xl/pivotCache/pivotCacheDefinition{number}.xml") for number in (1, 2)]
    assert [[b"Salle"], [b"Mine"]] == [re.findall(b'sheet="(.*?)"', text) for text in names]


def test_the_front_sheet_is_one_that_can_be_seen(tmp_path: Path) -> None:
    """When the one in front is removed, the first visible one comes forward."""
    kinds = (("A", True), ("B", False), ("C", True))
    sheets = (AddSheet(name, "hall", {"visible": visible}) for name, visible in kinds)
    path = create(tmp_path / "open.xlsx", Changes(tuple(sheets)), now=NOW).path
    workbook = do(path, RemoveSheet("A", "hall")).raw("xl/workbook.xml")

    assert b'activeTab="1"' in workbook
    with pytest.raises(HostError, match="only one that is shown"):
        do(path, RemoveSheet("C", "hall"))


def test_an_own_number_format_is_adopted_once(tmp_path: Path) -> None:
    """And recognised as a date's or not by its signs."""
    package = Package(
        create(tmp_path / "a.xlsx", Changes((AddSheet("A", "plain"),)), now=NOW).path.read_bytes()
    )
    styles = Styles(package, "xl/workbook.xml")
    codes = ("yyyy", '[Red]0"day"', '[Red]0"day"')
    numbers = [styles.painted(look_of(Style(number_format=code))) for code in codes]

    assert [1, 2, 2] == numbers
    formats = package.tree("xl/styles.xml").findall(f"{main('numFmts')}/{main('numFmt')}")
    assert ["164", "165"] == [entry.get("numFmtId") for entry in formats]
    assert 1 == styles.dated(1, time=False)
    assert 3 == styles.dated(2, time=False) == styles.dated(2, time=False)
    assert 99 == styles.dated(99, time=True)


def test_what_a_bare_workbook_lacks_is_made(tmp_path: Path) -> None:
    """Other programs leave out styles, shared strings, names of cells and of rows."""
    package = Package(empty_package())
    package.remove("xl/styles.xml")
    package.unrelate("xl/workbook.xml", "xl/styles.xml")
    rows = '<row><c><v>1</v></c><c r="B1"><v>2</v></c></row><row r="5"><c r="C5"><v>3</v></c></row>'
    part = (
        f'<worksheet xmlns="{MAIN}"><dimension ref="A1"/><sheetData>{rows}</sheetData></worksheet>'
    )
    package.write("xl/worksheets/sheet1.xml", part.encode())
    number = package.relate("xl/workbook.xml", "worksheet", "xl/worksheets/sheet1.xml")
    entry = f'<sheets><sheet xmlns:r="{OFFICE}" name="Hall" sheetId="1" r:id="{number}"/></sheets>'
    workbook = package.raw("xl/workbook.xml").replace(b"<sheets/>", entry.encode())
    package.write(
        "xl/workbook.xml", workbook.replace(b"<workbookPr/>", b'<workbookPr date1904="1"/>')
    )
    path = tmp_path / "bare.xlsx"
    path.write_bytes(package.saved(NOW))

    do(path, put(1, 1, 9), put(3, 1, "three"), put(5, 1, "left"), put(5, 2, "mid"))
    after = do(path, AddSheet("New", "hall"), SetCells("New", (CellChange(4, 3, None, NOW),)))

    workbook_now = XlsxFile(path, now=NOW).snapshot()
    expected = ((9, 2, None), (None,) * 3, ("three", None, None), (None,) * 3, ("left", "mid", 3))
    assert expected == workbook_now["Hall"].rows
    assert NOW == workbook_now["New"].cell(4, 3)
    assert b"dimension" not in after.raw("xl/worksheets/sheet1.xml")


def test_a_new_cell_looks_like_its_row_else_like_its_column(file: Path) -> None:
    """As when somebody types into it."""
    replaced(
        file,
        HALL,
        "<sheetData>",
        '<cols><col min="26" max="27" width="9" style="1"/></cols><sheetData>',
    )
    replaced(file, HALL, '<row r="5"', '<row s="2" customFormat="1" r="5"')
    root = do(file, put(4, 26, 1), put(5, 26, 1), put(6, 28, 1)).tree(HALL)

    styles = {cell.get("r"): cell.get("s") for cell in root.iter(main("c"))}
    assert ("1", "2", None) == (styles["Z4"], styles["Z5"], styles["AB6"])


@pytest.mark.parametrize(
    "last", ['<row r="1048576"><c r="A1048576" s="2"/></row>', '<row r="1048576" s="2"/>']
)
def test_a_full_sheet_takes_no_more_rows(file: Path, last: str) -> None:
    """The last row of all is used, if only by a colour."""
    replaced(file, HALL, "</sheetData>", f"{last}</sheetData>")

    with pytest.raises(HostError, match="has no room"):
        do(file, InsertRows("Hall", 4))


def test_an_empty_last_row_of_all_makes_room(file: Path) -> None:
    """LibreOffice writes one where rows were taken away; it goes, as in a spreadsheet."""
    last = '<row r="1048576" ht="12.8" customHeight="1"/>'
    replaced(file, HALL, "</sheetData>", f"{last}</sheetData>")

    after = do(file, InsertRows("Hall", 4, 2)).raw(HALL)

    assert b'r="10485' not in after
    assert b'<row r="11"' in after


def test_a_sheet_of_another_kind_is_left_alone(file: Path) -> None:
    """A chart on a sheet of its own is read as blank and refuses to be written."""
    package = Package(file.read_bytes())
    package.write(MINE, f'<chartsheet xmlns="{MAIN}"><note>Hall!A9</note></chartsheet>'.encode())
    rels = package.raw("xl/_rels/workbook.xml.rels")
    changed = rels.replace(
        b'/worksheet" Target="/xl/worksheets/sheet2', b'/chartsheet" Target="/xl/worksheets/sheet2'
    )
    package.write("xl/_rels/workbook.xml.rels", changed)
    file.write_bytes(package.saved(NOW))
    before = package.raw(MINE)

    assert before == do(file, InsertRows("Hall", 4)).raw(MINE)
    assert () == XlsxFile(file, now=NOW).snapshot()["Mine"].rows
    with pytest.raises(HostError, match="holds no cells"):
        do(file, SetCells("Mine", (CellChange(1, 1, None, 1),)))


def test_a_cell_with_a_nonsense_address_is_damage() -> None:
    """It is not guessed where it belongs."""
    with pytest.raises(HostError, match="has the address “7A”"):
        place_of(parsed(b'<c r="7A"/>'))


def test_a_workbook_with_calculation_settings_keeps_them() -> None:
    """The mark is added to them."""
    package = Package(club())
    root = package.edit("xl/workbook.xml")
    for entry in root.iter(main("calcPr")):
        entry.set("calcMode", "manual")
    book = Book(package.saved(NOW))
    book.recalculate()

    assert b'calcMode="manual"' in book.package.raw("xl/workbook.xml")
    assert b'fullCalcOnLoad="1"' in book.package.raw("xl/workbook.xml")


def test_a_missing_shared_formula_master_is_no_trouble(file: Path) -> None:
    """A child without its formula stays as it is."""
    replaced(file, MINE, 'si="0" ref="A4:A9"', 'si="7" ref="A4:A9"')
    formulas = do(file, InsertRows("Hall", 4)).tree(MINE).iter(main("f"))

    assert "Hall!A5+$A$2" == [formula.text for formula in formulas][2]


def test_sheets_with_special_signs_in_their_names_are_found(file: Path) -> None:
    """Whatever way a program writes them down."""
    do(file, RenameSheet("Hall", "Été & 1"))
    after = do(file, InsertRows("Été & 1", 4)).tree(MINE)

    assert "'Été & 1'!A8*10" == next(after.iter(main("f"))).text


def test_lines_that_lost_their_colours_get_them_again(file: Path) -> None:
    """LibreOffice writes those of conditional formats without; whoever has a colour keeps it."""
    lines = ('<top style="thin"/>', '<bottom style="hair"/>', '<left style="thin"/>',
             '<top style="thin"><color rgb="FFFF0000"/></top>')  # fmt: skip
    added = "".join(f"<dxf><border>{line}</border></dxf>" for line in lines)
    replaced(file, "xl/styles.xml", "</dxfs>", f"{added}</dxfs>")
    styles = do(file, put(4, 3, "Zoe")).tree("xl/styles.xml")

    found = [
        [(line.tag, color.get("rgb")) for line in border for color in line]
        for border in styles.iter(main("border"))
        if (parent := border.getparent()) is not None and parent.tag == main("dxf")
    ]
    assert [
        [(main("top"), "FF8C8C8C")], [(main("bottom"), "FFB8B8B8")], [], [(main("top"), "FFFF0000")]
    ] == found[-4:]  # fmt: skip


REACHING = (
    ("<f>SUM('As drawn'!$A$4:$A$9)</f>", True),
    ("<f>'As drawn'!B9</f>", True),
    ("<f>'AS DRAWN'!B4:B9</f>", True),
    ("<f>&apos;As drawn&apos;!B9</f>", True),
    ("<f>'As drawn'!9:9</f>", True),
    ("<f>SUM('As drawn'!$A$4:$A$8)</f>", False),
    ("<f>'As drawn'!A:A</f>", False),
    ("<f>'As drawn'!B8+B9</f>", False),
    ("<v>As drawn</v>", False),
    ("<f>B9</f>", False),
    ('<f t="shared" si="0" ref="A1:A9">\'As drawn\'!B1</f>', True),
    ("<f>'As drawn'!B8</f><v>&#233;</v>", True),
)


@pytest.mark.parametrize(("cell", "expected"), REACHING, ids=range(len(REACHING)))
def test_a_part_reaches_as_far_down_as_it_refers(cell: str, expected: bool) -> None:  # noqa: FBT001
    """Only a part that may name row 9 of a sheet, or one below, follows when that row moves."""
    book = Book(empty_package())
    book.package.write("part.xml", f"<c>{cell}</c>".encode())
    assert expected == book.reaches("part.xml", "As drawn", 9)


def test_a_name_that_is_written_in_several_ways_may_reach_anywhere() -> None:
    """Of Q & A nobody knows how a part writes it."""
    book = Book(empty_package())
    book.package.write("part.xml", b"<c/>")
    assert book.reaches("part.xml", "Q & A", 9)
