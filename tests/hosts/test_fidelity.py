"""What people put into the workbook stays: only the touched parts are written anew."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from openpyxl import load_workbook

from nigiri.errors import HostError
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.hosts.xlsx.package.archive import Package
from nigiri.hosts.xlsx.package.xml import CHART as CHARTS
from nigiri.hosts.xlsx.package.xml import DRAWING, EXCEL_2006, canonical, main
from nigiri.workbook.model.cells import Formula
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
from tests.hosts.kinds import LATER, NOW
from tests.hosts.office import converted

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.cells import Value
    from nigiri.workbook.model.changes import Operation

CHART = "xl/charts/chart1.xml"
CHART_FORMULA = f"{{{CHARTS}}}f"
WORKBOOK = "xl/workbook.xml"
STRINGS = "xl/sharedStrings.xml"
LIKE_FORMULAS = ("=1+1", "@Ota", "+club", "-club", "\t=1", "=HYPERLINK(1)")
#: Whose fonts openpyxl wrote with their marks in another order than the format's (mend.py).
STYLES = "xl/styles.xml"
CALC_CHAIN = {"xl/calcChain.xml", "[Content_Types].xml", "xl/_rels/workbook.xml.rels", WORKBOOK}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the club's workbook."""
    path = tmp_path / "club.xlsx"
    path.write_bytes(club())
    return path


def do(path: Path, *operations: Operation) -> None:
    """Carry out operations on the file."""
    XlsxFile(path, now=NOW).apply(Changes(operations))


def put(row: int, column: int, value: Value, sheet: str = "Hall") -> Operation:
    """Return the writing of one cell."""
    return SetCells(sheet, (CellChange(row, column, None, value),))


def parts(path: Path) -> dict[str, bytes]:
    """Return every part's bytes."""
    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def differing(before: dict[str, bytes], after: dict[str, bytes]) -> set[str]:
    """Return the parts that came, went or changed."""
    return {name for name in {*before, *after} if before.get(name) != after.get(name)}


def texts(path: Path, part: str, tag: str) -> list[str]:
    """Return the texts of the elements of that name in a part."""
    return [element.text or "" for element in Package(path.read_bytes()).tree(part).iter(tag)]


def attributes(path: Path, tag: str, attribute: str, part: str = HALL) -> list[str]:
    """Return an attribute of the spreadsheet elements of that name in a part."""
    root = Package(path.read_bytes()).tree(part)
    return [element.get(attribute, "") for element in root.iter(main(tag))]


def test_writing_a_cell_touches_its_sheet_and_the_texts_and_nothing_else(file: Path) -> None:
    """The first time the order of calculation goes too, and recalculation is asked for."""
    before = parts(file)
    do(file, put(4, 2, "jigo"))
    once = parts(file)
    do(file, put(5, 2, "jigo"), put(4, 1, 7))

    assert {HALL, STRINGS, STYLES, *CALC_CHAIN} == differing(before, once)
    assert {HALL} == differing(once, parts(file))


def test_untouched_entries_keep_their_compressed_bytes_and_dates(file: Path) -> None:
    """They are copied, not packed again; the touched ones bear the time given."""
    with ZipFile(file) as archive:
        before = {info.filename: info for info in archive.infolist()}
    do(file, put(4, 2, "jigo"))

    with ZipFile(file) as archive:
        assert archive.testzip() is None
        after = {info.filename: info for info in archive.infolist()}
    assert (2005, 5, 21, 10, 0, 0) == after[HALL].date_time
    for name in set(after) - {HALL, STRINGS, STYLES, *CALC_CHAIN}:
        assert before[name].date_time == after[name].date_time
        assert before[name].compress_size == after[name].compress_size


def test_the_look_of_a_cell_stays(file: Path) -> None:
    """A value comes into the cell as it is; a date needs a date's format, but no other look."""
    before = attributes(file, "c", "s")
    do(file, put(7, 3, "new"), put(8, 3, None))
    assert before == attributes(file, "c", "s")

    do(file, put(7, 3, NOW))
    sheet = XlsxFile(file, now=NOW).snapshot()["Hall"]
    assert (NOW, None) == (sheet.cell(7, 3), sheet.cell(8, 3))


@pytest.mark.filterwarnings("ignore:.*extension is not supported")
def test_a_text_like_a_formula_stays_a_text_when_it_is_edited_again(file: Path) -> None:
    """Its style gets the mark that an apostrophe before the text sets; a text format needs none."""
    do(file, *(put(row, 7, text) for row, text in enumerate(LIKE_FORMULAS, 4)))
    do(file, *(put(row, 8, text) for row, text in enumerate(("-", "+2", "-½", "a=b"), 4)))

    sheet = load_workbook(file)["Hall"]
    texts = {sheet.cell(row, 7).value: sheet.cell(row, 7) for row in range(4, 10)}
    assert set(LIKE_FORMULAS) == set(texts)
    assert {("s", True)} == {(cell.data_type, cell.quotePrefix) for cell in texts.values()}
    assert {False} == {sheet.cell(row, 8).quotePrefix for row in range(4, 8)}


def test_rows_of_another_sheet_leave_a_sheet_alone_that_does_not_look_there(file: Path) -> None:
    """Inserting in Mine changes Mine and its chart's place only."""
    before = parts(file)
    do(file, InsertRows("Mine", 2, 2))

    changed = {MINE, "xl/drawings/drawing1.xml", STYLES, *CALC_CHAIN}
    assert changed == {name for name in differing(before, parts(file)) if "omment" not in name}


def test_inserted_rows_look_like_the_row_above(file: Path) -> None:
    """Height and styles are copied, values are not."""
    do(file, InsertRows("Hall", 8, 2))

    root = Package(file.read_bytes()).tree(HALL)
    rows = {row.get("r"): row for row in root.iter(main("row"))}
    assert ["24"] * 3 == [rows[number].get("ht") for number in ("7", "8", "9")]
    styles = [[cell.get("s") for cell in rows[number]] for number in ("7", "8")]
    assert styles[0] == styles[1]
    assert not [cell for cell in rows["8"] if len(cell)]


def test_everything_that_knows_rows_follows(file: Path) -> None:
    """Two rows open before row 7; everything at and below moves by two."""
    do(file, InsertRows("Hall", 7, 2))

    assert ["SUM(A4:A11)"] == texts(file, HALL, main("f"))
    assert ["Hall!A9*10", "SUM(Hall!A4:A11)"] == texts(file, MINE, main("f"))[:2]
    assert ["A3:C11"] == attributes(file, "autoFilter", "ref")
    assert ["H6:I9"] == attributes(file, "mergeCell", "ref")
    assert ["A4:C11", "F2"] == attributes(file, "conditionalFormatting", "sqref")
    assert ["$B4=$B$11", "A10=1"] == texts(file, HALL, main("formula"))
    assert ["B4:B11"] == attributes(file, "dataValidation", "sqref")
    assert ["A2", "A11"] == attributes(file, "hyperlink", "ref")
    assert "Hall!A11" in attributes(file, "hyperlink", "location")
    assert ["B9"] == attributes(file, "comment", "ref", "xl/comments/comment1.xml")
    assert ["5", "9"] == texts(file, "xl/drawings/drawing7.xml", f"{{{DRAWING}}}row")
    assert ["'Hall'!$A$4:$A$11"] == texts(file, CHART, CHART_FORMULA)
    assert ["Hall!$A$9=1"] == texts(file, MINE, f"{{{EXCEL_2006}}}f")
    assert ["Hall!$C$4:$C$11"] == texts(file, MINE, main("formula1"))
    names = texts(file, WORKBOOK, main("definedName"))
    assert {"Hall!$C$4:$C$11", "'Hall'!$A$2:$C$11", "'Hall'!$A$3:$C$11"} == set(names)


def test_a_note_moves_with_its_row(file: Path) -> None:
    """Its yellow box too."""
    box = next(name for name in parts(file) if name.endswith("1.vml"))
    do(file, InsertRows("Hall", 7, 2))
    assert b"Row>8</" in parts(file)[box]

    do(file, DeleteRows("Hall", 9, ((),)))
    assert b"Row>" not in parts(file)[box]
    assert [] == attributes(file, "comment", "ref", "xl/comments/comment1.xml")


def test_removed_rows_take_what_lay_only_in_them(file: Path) -> None:
    """What reached further shrinks; references to them are errors."""
    do(file, DeleteRows("Hall", 7, ((),) * 3))

    assert ["SUM(A4:A6)"] == texts(file, HALL, main("f"))
    assert ["Hall!#REF!*10", "SUM(Hall!A4:A6)"] == texts(file, MINE, main("f"))[:2]
    assert ["H6:I6"] == attributes(file, "mergeCell", "ref")
    assert ["A2"] == attributes(file, "hyperlink", "ref")
    assert ["5", "6"] == texts(file, "xl/drawings/drawing7.xml", f"{{{DRAWING}}}row")


def test_rows_added_at_the_end_of_a_table_are_under_its_rules(file: Path) -> None:
    """They look like the row above, so formats, lists and the filter grow."""
    do(file, InsertRows("Hall", 10, 3))

    assert ["A4:C12", "F2"] == attributes(file, "conditionalFormatting", "sqref")
    assert ["B4:B12"] == attributes(file, "dataValidation", "sqref")
    assert ["A3:C12"] == attributes(file, "autoFilter", "ref")


def test_rows_added_below_the_headings_are_under_the_rules_of_the_first(file: Path) -> None:
    """Before row 4 the row below is the model; relative formulas begin with the new row."""
    do(file, InsertRows("Hall", 4, 2))

    assert ["A4:C11", "F2"] == attributes(file, "conditionalFormatting", "sqref")
    assert ["$B4=$B$11", "A10=1"] == texts(file, HALL, main("formula"))
    assert "24" == attributes(file, "row", "ht")[attributes(file, "row", "r").index("4")]


def test_the_newer_rules_stay_letter_by_letter(file: Path) -> None:
    """Extensions are kept in a sheet that is written, and moved in one whose rows move."""
    before = Package(file.read_bytes()).tree(MINE).find(main("extLst"))
    do(file, put(1, 2, "theirs", "Mine"))
    after = Package(file.read_bytes()).tree(MINE).find(main("extLst"))
    assert before is not None
    assert after is not None
    assert canonical(before) == canonical(after)

    do(file, InsertRows("Mine", 4))
    assert ["A4:A10"] == texts(file, MINE, f"{{{EXCEL_2006}}}sqref")
    do(file, DeleteRows("Mine", 4, ((),) * 7))
    assert [] == texts(file, MINE, f"{{{EXCEL_2006}}}sqref")
    assert [] == texts(file, MINE, main("extLst"))


def test_a_shared_formula_survives_the_overwriting_of_its_first_cell(file: Path) -> None:
    """The others get their own text."""
    do(file, put(4, 1, "mine", "Mine"), put(6, 1, "too", "Mine"))

    expected = ["Hall!A5+$A$2", "Hall!A7+$A$2", "Hall!A8+$A$2", "Hall!A9+$A$2"]
    assert expected == texts(file, MINE, main("f"))[2:]


def test_a_shared_formula_follows_moving_rows(file: Path) -> None:
    """Each of its cells by itself."""
    do(file, InsertRows("Hall", 6))

    expected = [f"Hall!A{row}+$A$2" for row in (4, 5, 7, 8, 9, 10)]
    assert expected == texts(file, MINE, main("f"))[2:]


def test_a_part_of_an_array_formula_is_not_overwritten(file: Path) -> None:
    """As in a spreadsheet: all of it or nothing."""
    package = Package(file.read_bytes())
    formula = next(package.edit(HALL).iter(main("f")))
    formula.set("t", "array")
    formula.set("ref", "F4:F6")
    file.write_bytes(package.saved(NOW))
    before = file.read_bytes()

    for operation in (put(5, 6, 1), InsertRows("Hall", 6), DeleteRows("Hall", 6, ((), ()))):
        with pytest.raises(HostError, match="F4:F6 hold one array formula"):
            do(file, operation)
    assert before == file.read_bytes()

    do(file, InsertRows("Hall", 4), InsertRows("Hall", 9))
    assert ["F5:F7"] == attributes(file, "f", "ref")
    whole = SetCells("Hall", tuple(CellChange(row, 6, None, 1) for row in (5, 6, 7)))
    do(file, whole)
    assert [] == attributes(file, "f", "ref")


def test_a_renamed_sheet_is_found_by_everything_that_looked_at_it(file: Path) -> None:
    """Formulas, lists, rules, charts, links and names."""
    do(file, RenameSheet("Hall", "La salle d'été"))

    name = "'La salle d''été'!"
    assert [f"{name}A7*10", f"SUM({name}A4:A9)"] == texts(file, MINE, main("f"))[:2]
    assert [f"{name}$A$4:$A$9"] == texts(file, CHART, CHART_FORMULA)
    assert [f"{name}$A$7=1"] == texts(file, MINE, f"{{{EXCEL_2006}}}f")
    assert [f"{name}$C$4:$C$9"] == texts(file, MINE, main("formula1"))
    assert f"{name}A9" in attributes(file, "hyperlink", "location")
    assert all(text.startswith(name) for text in texts(file, WORKBOOK, main("definedName")))


def test_a_removed_sheet_takes_its_own_parts_along(file: Path) -> None:
    """Picture, notes and names go; the other sheet stays, byte for byte."""
    before = parts(file)
    do(file, RemoveSheet("Hall", "hall"))

    gone = set(before) - set(parts(file))
    assert {HALL, "xl/media/image1.png", "xl/drawings/drawing7.xml"} < gone
    assert before[MINE] == parts(file)[MINE]
    assert before[CHART] == parts(file)[CHART]
    assert ["players"] == [
        entry.get("name")
        for entry in Package(file.read_bytes()).tree(WORKBOOK).iter(main("definedName"))
    ]
    assert not [name for name in gone if name.encode() in parts(file)["[Content_Types].xml"]]


def test_a_new_sheet_leaves_the_others_byte_for_byte(file: Path) -> None:
    """Names that belong to one sheet follow it when the new one comes before it."""
    before = parts(file)
    do(file, AddSheet("Round 1", "hall", {"rows": 5}, "Hall"))

    kept = [name for name in before if "drawing" in name or "/sheet" in name or "chart" in name]
    assert [] == [name for name in kept if before[name] != parts(file)[name]]
    numbers = attributes(file, "definedName", "localSheetId", WORKBOOK)
    assert {"": 1, "0": 3, "1": 2} == {number: numbers.count(number) for number in set(numbers)}
    assert ["1"] == attributes(file, "workbookView", "activeTab", WORKBOOK)


def test_twenty_rounds_share_their_styles(file: Path) -> None:
    """The table of styles grows with the first round and with no other."""
    do(file, AddSheet("Round 1", "hall"))
    first = parts(file)["xl/styles.xml"]
    do(file, *(AddSheet(f"Round {number}", "hall") for number in range(2, 21)))

    assert first == parts(file)["xl/styles.xml"]


def test_libreoffice_opens_what_was_written(
    file: Path, tmp_path: Path, program: Callable[[str], str]
) -> None:
    """Values, moved formulas and the new sheet arrive."""
    do(
        file,
        InsertRows("Hall", 7, 2),
        put(7, 1, 100),
        put(7, 3, "=text"),
        AddSheet("Round 1", "hall", {"rows": 5}, "Mine"),
        SetCells("Round 1", (CellChange(4, 1, None, Formula("Hall!A7+1", 101)),)),
    )

    saved = converted(program("soffice"), file, "xlsx", tmp_path / "saved")

    workbook = XlsxFile(saved, now=LATER).snapshot()
    assert ["Hall", "Round 1", "Mine"] == list(workbook)
    assert (100, None, "=text") == workbook["Hall"].row(7)[:3]
    assert 121 == workbook["Hall"].cell(4, 6)
    assert 101 == workbook["Round 1"].cell(4, 1)
    assert "still 10 to come" == workbook["Round 1"].cell(1, 1)
    assert 40 == workbook["Mine"].cell(1, 1)
    rules = attributes(saved, "conditionalFormatting", "sqref", "xl/worksheets/sheet2.xml")
    assert {"A4:C8", "B4:B8"} == set(rules)
