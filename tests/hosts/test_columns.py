"""Columns that open and close: everything follows, as where a real LibreOffice moves them."""

from __future__ import annotations

import re
import shutil
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.errors import HostError
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.hosts.xlsx.lines.areas import shift_areas, shift_rules
from nigiri.hosts.xlsx.lines.attachments import shifted_notes
from nigiri.hosts.xlsx.package.archive import Package
from nigiri.hosts.xlsx.package.formulas import copied, moved, shifted, shifted_rule
from nigiri.hosts.xlsx.package.references import LAST_COLUMN, Shift
from nigiri.hosts.xlsx.package.xml import DRAWING, EXCEL_2006, MAIN, main, parsed, written
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.changes import (
    CellChange,
    Changes,
    DeleteColumns,
    InsertColumns,
    Operation,
    SetCells,
)
from tests.hosts.club import HALL, MINE, club
from tests.hosts.kinds import NOW
from tests.hosts.test_fidelity import CHART, CHART_FORMULA, WORKBOOK, attributes, do, texts
from tests.libreoffice.office import Office, engine, python_with_uno

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TWO_OPEN = Shift(5, 2, across=True)
TWO_CLOSE = Shift(5, -2, across=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the club's workbook."""
    path = tmp_path / "club.xlsx"
    path.write_bytes(club())
    return path


@pytest.mark.parametrize(
    ("formula", "opened", "closed"),
    [
        ("D4", "D4", "D4"),
        ("E4+$F$2", "G4+$H$2", "#REF!+#REF!"),
        ("SUM(A1:I9)", "SUM(A1:K9)", "SUM(A1:G9)"),
        ("SUM($E:$F)", "SUM($G:$H)", "SUM(#REF!)"),
        ("SUM(I1:A1)", "SUM(K1:A1)", "SUM(G1:A1)"),
        ("COUNT(4:9)", "COUNT(4:9)", "COUNT(4:9)"),
        ("COUNT(C:G)", "COUNT(C:I)", "COUNT(C:E)"),
        ('"G7"&G7', '"G7"&I7', '"G7"&E7'),
        ("Hall!G7+Mine!G7", "Hall!I7+Mine!G7", "Hall!E7+Mine!G7"),
        ("[1]Hall!G7", "[1]Hall!G7", "[1]Hall!G7"),
        ("XFD1", "#REF!", "XFB1"),
    ],
)
def test_references_follow_the_columns(formula: str, opened: str, closed: str) -> None:
    """Rows stay as they are."""
    assert opened == shifted(formula, TWO_OPEN, "Hall", home=True)
    assert closed == shifted(formula, TWO_CLOSE, "Hall", home=True)


@pytest.mark.parametrize(
    ("formula", "drift", "after"),
    [
        ("D$4=1", 0, "D$4=1"),
        ("G4=$K$7", 2, "I4=$M$7"),
        ("COUNTIF($B4:$I4,B4)>1", 0, "COUNTIF($B4:$K4,B4)>1"),
        ("COUNTIF($B4:G4,G4)>1", 2, "COUNTIF($B4:I4,I4)>1"),
        ("4:4=1", 2, "4:4=1"),
    ],
)
def test_the_formula_of_a_format_stays_relative_to_its_area(
    formula: str, drift: int, after: str
) -> None:
    """Columns with a $ move by themselves, the others with the area."""
    assert after == shifted_rule(formula, TWO_OPEN, "Hall", drift, home=True)


def test_a_copied_rule_looks_at_copies_and_else_where_a_copy_by_hand_does() -> None:
    """The two columns H and I have copies L and M, four columns to the right."""
    copies = {8: 12, 9: 13}

    assert "$L4+M$4+$A4+E4" == copied("$H4+I$4+$A4+A4", copies, 4, "Hall")
    assert "SUM(L4:M9)+SUM(K4:M9)" == copied("SUM(H4:I9)+SUM(G4:I9)", copies, 4, "Hall")
    assert "Mine!H4" == copied("Mine!H4", copies, 4, "Hall")


def test_whole_columns_are_copied_as_by_hand() -> None:
    """With a $ they stay."""
    assert "SUM(C:D)+SUM($A:$B)" == moved("SUM(A:B)+SUM($A:$B)", 3, 2)


def test_everything_that_knows_columns_follows(file: Path) -> None:
    """Two columns open before column B; everything at and behind moves by two."""
    do(file, InsertColumns("Hall", 2, (4, 5)))

    assert ["SUM(A4:A9)"] == texts(file, HALL, main("f"))
    assert ["A3:E9"] == attributes(file, "autoFilter", "ref")
    assert ["J6:K7"] == attributes(file, "mergeCell", "ref")
    assert ["A4:E9", "H2"] == attributes(file, "conditionalFormatting", "sqref")
    assert ["$D4=$D$9", "A8=1"] == texts(file, HALL, main("formula"))
    assert ["D4:D9"] == attributes(file, "dataValidation", "sqref")
    assert ["D7"] == attributes(file, "comment", "ref", "xl/comments/comment1.xml")
    assert ["6", "7"] == texts(file, "xl/drawings/drawing7.xml", f"{{{DRAWING}}}col")
    assert ["Hall!$E$4:$E$9"] == texts(file, MINE, main("formula1"))
    names = texts(file, WORKBOOK, main("definedName"))
    assert {"Hall!$E$4:$E$9", "'Hall'!$A$2:$E$9", "'Hall'!$A$3:$E$9"} == set(names)


def test_what_looks_at_the_sheet_from_elsewhere_follows(file: Path) -> None:
    """Formulas, charts, links and newer rules."""
    do(file, InsertColumns("Hall", 1, (1,)))

    assert ["Hall!B7*10", "SUM(Hall!B4:B9)"] == texts(file, MINE, main("f"))[:2]
    assert ["'Hall'!$B$4:$B$9"] == texts(file, CHART, CHART_FORMULA)
    assert ["Hall!$B$7=1"] == texts(file, MINE, f"{{{EXCEL_2006}}}f")
    assert "Hall!B9" in attributes(file, "hyperlink", "location")


def test_closed_columns_take_what_lay_only_in_them(file: Path) -> None:
    """The list, the comment and its yellow box go; what reached further shrinks."""
    do(file, DeleteColumns("Hall", 2, ((),), (1,)))

    assert ["A3:B9"] == attributes(file, "autoFilter", "ref")
    assert ["A4:B9", "E2"] == attributes(file, "conditionalFormatting", "sqref")
    assert ["#REF!=#REF!", "#REF!=1"] != texts(file, HALL, main("formula"))
    assert [] == attributes(file, "dataValidation", "sqref")
    assert [] == attributes(file, "comment", "ref", "xl/comments/comment1.xml")


def test_a_new_column_looks_like_its_model(file: Path) -> None:
    """Cells, width, hidden; and its own rules and lists, looking at the copy."""
    package = Package(file.read_bytes())
    root = package.edit(HALL)
    cols = parsed(
        f'<cols xmlns="{MAIN}"><col min="2" max="3" width="9" customWidth="1" hidden="1"/>'
        f'<col min="4" max="{LAST_COLUMN}" width="11"/></cols>'.encode()
    )
    data = root.find(main("sheetData"))
    assert data is not None
    data.addprevious(cols)
    file.write_bytes(package.saved(NOW))
    do(file, InsertColumns("Hall", 4, (2,)))

    assert ["B4:B9", "D4:D9"] == sorted(attributes(file, "dataValidation", "sqref"))
    assert ["2"] == attributes(file, "dataValidations", "count")
    ends = zip(attributes(file, "col", "min"), attributes(file, "col", "max"), strict=True)
    assert [("2", "3"), ("4", "4"), ("5", str(LAST_COLUMN))] == list(ends)
    assert ["1", "1", ""] == attributes(file, "col", "hidden")


def test_opening_and_closing_leads_back(file: Path) -> None:
    """The inverse of the one is the other, in the file as in memory."""
    host = XlsxFile(file, now=NOW)
    before = host.snapshot()
    held = tuple(tuple(row[at] for row in before["Hall"].rows) for at in (0, 1))
    for operation in (InsertColumns("Hall", 3, (1, 2)), DeleteColumns("Hall", 1, held, (3, 4))):
        changes = Changes((operation,))
        host.apply(changes)
        assert before["Hall"] != host.snapshot()["Hall"]
        host.apply(changes.inverse())
        assert before["Hall"] == host.snapshot()["Hall"]


def test_a_sheet_that_is_full_is_refused(file: Path) -> None:
    """Nothing falls off its right edge."""
    do(file, SetCells("Hall", (CellChange(4, LAST_COLUMN, None, 1),)))
    before = file.read_bytes()

    with pytest.raises(HostError, match="no room for more columns"):
        do(file, InsertColumns("Hall", 2, (1,)))
    assert before == file.read_bytes()


def test_an_array_formula_is_not_torn(file: Path) -> None:
    """As in a spreadsheet: all of it or nothing."""
    package = Package(file.read_bytes())
    formula = next(package.edit(HALL).iter(main("f")))
    formula.set("t", "array")
    formula.set("ref", "F4:G6")
    file.write_bytes(package.saved(NOW))

    for operation in (InsertColumns("Hall", 7, (1,)), DeleteColumns("Hall", 7, ((),), (1,))):
        with pytest.raises(HostError, match="F4:G6 hold one array formula"):
            do(file, operation)


@pytest.mark.parametrize(
    ("operation", "told"),
    [
        (InsertColumns("Hall", 13, (1,)), "Columns would open or close inside the table Prizes"),
        (DeleteColumns("Hall", 13, ((),), (1,)), "inside the table Prizes"),
        (DeleteColumns("Hall", 12, ((), ()), (1, 2)), "remove the table Prizes; move it first"),
        (InsertColumns("Hall", 12, (1,)), ""),
    ],
)
def test_a_table_of_the_users_is_never_torn(file: Path, operation: Operation, told: str) -> None:
    """It knows its columns by name; as a whole it moves."""
    package = Package(file.read_bytes())
    table = f'<table xmlns="{MAIN}" id="1" name="Prizes" displayName="Prizes" ref="L5:M9"/>'
    package.write("xl/tables/table1.xml", table.encode())
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml"
    package.declare("xl/tables/table1.xml", kind)
    package.relate(HALL, "table", "xl/tables/table1.xml")
    file.write_bytes(package.saved(NOW))

    if told:
        with pytest.raises(HostError, match=told):
            do(file, operation)
    else:
        do(file, operation)
        root = Package(file.read_bytes()).tree("xl/tables/table1.xml")
        assert "M5:N9" == root.get("ref")


@pytest.mark.parametrize(
    ("shift", "ref", "chosen"),
    [
        (Shift(3, 2, across=True), "B3:G9", ["0", "3"]),
        (Shift(1, 1, across=True), "C3:F9", ["0", "1"]),
        (Shift(3, -1, across=True), "B3:D9", ["0"]),
    ],
)
def test_what_a_filter_chooses_stays_with_its_column(
    shift: Shift, ref: str, chosen: list[str]
) -> None:
    """It is counted from the first column of the filter."""
    root = parsed(
        f'<worksheet xmlns="{MAIN}"><sheetData/><autoFilter ref="B3:E9"><filterColumn colId="0"/>'
        '<filterColumn colId="1"/></autoFilter></worksheet>'.encode()
    )
    shift_areas(root, shift)
    shift_rules(root, shift, "Hall", home=True)

    assert f'ref="{ref}"'.encode() in written(root)
    assert chosen == [entry.get("colId") for entry in root.iter(main("filterColumn"))]


def test_page_ends_between_columns_follow() -> None:
    """They are numbered by the column before."""
    root = parsed(
        f'<worksheet xmlns="{MAIN}"><sheetData/><colBreaks count="1"><brk id="6"/></colBreaks>'
        "</worksheet>".encode()
    )
    shift_areas(root, TWO_OPEN)

    assert ["8"] == [entry.get("id") for entry in root.iter(main("brk"))]


def test_yellow_notes_move_with_their_column() -> None:
    """One of a closed column goes."""
    note = (
        b'<xml><v:shape id="n"><x:ClientData><x:Anchor>8, 15, 1, 2, 10, 15, 4, 4</x:Anchor>'
        b"<x:Row>3</x:Row><x:Column>7</x:Column></x:ClientData></v:shape></xml>"
    )
    after = shifted_notes(note, TWO_OPEN)

    assert b"<x:Anchor>10, 15, 1, 2, 12, 15, 4, 4</x:Anchor>" in after
    assert b"<x:Row>3</x:Row><x:Column>9</x:Column>" in after
    assert b"id=" not in shifted_notes(note, Shift(8, -1, across=True))


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    """Return a LibreOffice that can be driven."""
    if shutil.which("soffice") is None or python_with_uno() is None:
        pytest.skip("LibreOffice and its uno are not installed")
    folder = tmp_path_factory.mktemp("office")
    program = Office(folder, engine(folder))
    try:
        yield program
    finally:
        program.stop()


def a_formula(random: Random) -> str:
    """Return a formula that looks at cells of both sheets in one of many ways."""

    def corner() -> str:
        fixed = [random.choice(("", "$")) for _ in "ab"]
        return f"{fixed[0]}{random.choice('ABCDEFGH')}{fixed[1]}{random.randint(4, 9)}"

    def area() -> str:
        sheet = random.choice(("", "Hall!", "Mine!"))
        left, right = sorted(random.sample("ABCDEFGH", 2))
        kinds = (corner(), f"{left}4:{right}9", f"${left}$4:{right}9", f"{left}:{right}", "$5:$7")
        return sheet + random.choice(kinds)

    return f"COUNT({area()},{area()})+{random.randint(1, 9)}"


def whole(formula: str) -> str:
    """Return a formula with lost references as a file can hold them: "$#REF!4" is "#REF!"."""
    return re.sub(
        r"(\$?\w+[.!])?[$\w:]*#REF!([$\w:]|#REF!)*", "#REF!", formula, flags=re.IGNORECASE
    )


def described(office: Office, path: Path, *moving: str) -> dict[str, Any]:
    """Return all that LibreOffice says of a workbook, after it moved columns itself."""
    office("open", str(path))
    for words in moving:
        office("evaluate", words)
    sheets = "[document.Sheets.getByName(n) for n in ('Hall', 'Mine')]"
    names = "[n.Content for n in map(document.NamedRanges.getByName, "
    names += "document.NamedRanges.ElementNames)]"
    rules = "[(each.Range.RangeAddressesAsString, [each.getByIndex(n).Formula1 for n in "
    rules += "range(each.getCount())]) for each in s.ConditionalFormats.getConditionalFormats()]"
    found = {
        "cells": {(name, row, column): whole(cell[1])
                  for name, rows in office("cells").items()
                  for row, cells in enumerate(rows, 1)
                  for column, cell in enumerate(cells, 1) if cell[1]},
        "names": [*map(whole, office("evaluate", names))],
        "rules": [[(where, [*map(whole, formulas)]) for where, formulas in each]
                  for each in office("evaluate", f"[sorted({rules}) for s in {sheets}]")],
        "notes": office("evaluate", "[[(a.Position.Column, a.Position.Row) for a in s.Annotations]"
                        f" for s in {sheets}]"),
        "printed": office("evaluate", "[[(a.StartColumn, a.EndColumn) for a in s.PrintAreas]"
                          f" for s in {sheets}]"),
    }  # fmt: skip
    office("close")
    return found


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_columns_move_as_libreoffice_moves_them(office: Office, file: Path, seed: int) -> None:
    """Formulas of both sheets, names, rules, comments, print areas."""
    random = Random(seed)  # noqa: S311 -- no secret is made from it
    places = [(row, column) for row in range(10, 16) for column in range(1, 12)]
    for sheet in ("Hall", "Mine"):
        cells = (CellChange(*at, None, Formula(a_formula(random))) for at in places)
        do(file, SetCells(sheet, tuple(cells)))
    at = random.choice(
        (1, 2, 3, 5, 6, 8, 9)
    )  # behind the last column of a rule LibreOffice differs
    count, opens = random.randint(1, 3), seed % 2
    word = "insertByIndex" if opens else "removeByIndex"
    moving = f"document.Sheets.getByName('Hall').Columns.{word}({at - 1}, {count})"
    theirs = described(office, file, moving)
    like = tuple(range(10, 10 + count))
    held = ((),) * count
    do(file, InsertColumns("Hall", at, like) if opens else DeleteColumns("Hall", at, held, like))

    ours = described(office, file)
    assert theirs
    for key, each in theirs.items():
        assert each == ours[key]
