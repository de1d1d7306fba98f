"""A row written as text is the row that is written as elements, whatever stood in it."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.cells.write import RowWriter, write_cells
from nigiri.hosts.xlsx.package.empty import empty_package
from nigiri.hosts.xlsx.package.xml import MAIN, canonical
from nigiri.hosts.xlsx.sheets.add import add_sheet
from nigiri.workbook.model.cells import Formula, Value
from nigiri.workbook.model.changes import AddSheet

HEAD = (
    f'<worksheet xmlns="{MAIN}"><dimension ref="A1:B2"/><cols><col min="3" max="4" style="1"/>'
    "</cols><sheetData>"
)
TAIL = "</sheetData></worksheet>"

USUAL = (
    "", '<c r="A{row}"/>', '<c r="A{row}" s="1"/>', '<c r="B{row}" s="1" t="s"><v>0</v></c>',
    '<c r="A{row}"><v>4.5</v></c><c r="C{row}" t="str"><f>B{row}&amp;"x"</f><v>x</v></c>',
    '<c r="B{row}" t="str"><f>A1</f><v xml:space="preserve"> </v></c><c r="D{row}"><f>1</f></c>',
    '<c r="A{row}" t="b"><v>1</v></c><c r="AB{row}" s="1" t="e"><v>#N/A</v></c>',
)  # fmt: skip
"""Cells as spreadsheets usually write them."""
ODD = (
    '<c r="A{row}" t="inlineStr"><is><t>a</t></is></c>', '<c r="A{row}" s="1" ph="1"/>',
    '<c s="1"/>', '<c r="B{row}" cm="1"><f>A1</f><v>2</v></c>', '<c r="A{row}"></c ><c/>',
    '<c r="A{row}"><v>1</v><extLst/></c>',
)  # fmt: skip
"""Cells in forms that are left to the elements."""
MARKS = ("", ' spans="1:3"', ' ht="20" customHeight="1"', ' s="1" customFormat="1" spans="1:2"')
VALUES: tuple[Value, ...] = (
    None, "", 0, 1, 1.0, -2.5, "Ada & <Bob>", "=1+1", " spaced ", "_x0041_", dt.date(2005, 5, 21),
    dt.datetime(2005, 5, 21, 9, 30),  # noqa: DTZ001 - the clock of the hall
    Formula("A7*2", 14), Formula('IF(A$7<>"","7 a","")', ""),
    Formula('"_x0007_"', "_x0007_"), Formula('"\0"&A7', "\0"), Formula("1>0", None),
)  # fmt: skip


def book_of(marks: str, cells: str, row: int) -> Book:
    """Return a workbook whose sheet has that row between two others."""
    book = Book(empty_package())
    add_sheet(book, AddSheet("A", "plain"))
    rows = "".join(
        f'<row r="{at}"{marks if at == row else ""}>{cells.format(row=at)}</row>'
        for at in (row - 1, row, row + 10)
    )
    book.package.write(book.tab("A").part, f"{HEAD}{rows}{TAIL}".encode())
    return book


@given(
    st.sampled_from(MARKS), st.sampled_from(USUAL + ODD), st.integers(2, 99),
    st.dictionaries(st.sampled_from((1, 2, 3, 4, 28, 300)), st.sampled_from(VALUES), min_size=1),
    st.dictionaries(st.sampled_from((1, 3)), st.sampled_from(VALUES)),
)  # fmt: skip
def test_text_and_elements_write_the_same(
    marks: str, cells: str, row: int, values: dict[int, Value], more: dict[int, Value]
) -> None:
    """The sheet, the table of texts and the styles: in rows that are there and in new ones."""
    text, elements = book_of(marks, cells, row), book_of(marks, cells, row)
    elements.sheet("A")  # open as a whole, so that it is written as elements
    wanted = {(row, column): value for column, value in sorted(values.items())}
    if (
        cells in USUAL
    ):  # an odd row is written after all others: it would get later numbers of texts
        wanted |= {(row + 1, column): value for column, value in sorted(more.items())}
    for book in (text, elements):
        write_cells(book, "A", wanted)

    part = text.tab("A").part
    assert not text.is_open(part)
    for name in (part, "xl/sharedStrings.xml", "xl/styles.xml"):
        assert canonical(elements.package.tree(name)) == canonical(text.package.tree(name))


@pytest.mark.parametrize("cells", USUAL + ODD)
def test_only_an_odd_form_is_left_to_the_elements(cells: str) -> None:
    """All that Excel, LibreOffice and nigiri write every day is written without parsing."""
    book = book_of("", cells, 7)
    writer = RowWriter(book.tables, lambda _: None)
    row = f'<row r="7">{cells.format(row=7)}</row>'.encode()

    assert (cells in ODD) is (writer.written(7, row, {2: 5}) is None)


def test_the_same_formula_in_other_rows_names_their_rows() -> None:
    """Also where the number of the row stands in other numbers, or in a text."""
    writer = RowWriter(Book(empty_package()).tables, lambda _: None)

    for row in (1, 2, 12, 21):
        text = f'A{row}+A1+A12+B${row + 1}&"{row} 1 2"'
        written = writer.written(row, None, {1: Formula(text, row)})
        assert (
            f'<row r="{row}"><c r="A{row}"><f>{text.replace("&", "&amp;")}</f><v>{row}</v></c>'
            "</row>" == (written or b"").decode()
        )
