"""A sheet's part cut into rows: all of it, or not at all; what is written so is as ever."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.cells.split_rows import split_differing, split_rows
from nigiri.hosts.xlsx.cells.write import write_cells
from nigiri.hosts.xlsx.package.empty import empty_package
from nigiri.hosts.xlsx.package.xml import MAIN, canonical
from nigiri.hosts.xlsx.sheets.add import add_sheet
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.changes import AddSheet

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Value

HEAD = f'<?xml version="1.0"?><worksheet xmlns="{MAIN}"><sheetData>'.encode()
TAIL = b"</sheetData></worksheet>"
FIRST, BLANK, LAST = b'<row r="1"><c r="A1"/></row>', b'<row r="2" ht="9"/>', b'<row r="7"/>'

VALUES: dict[tuple[int, int], Value] = {
    (4, 1): "Ada & <Bob>", (4, 3): "=1+1", (4, 2): 2.5, (5, 4): dt.date(2005, 5, 21),
    (5, 1): Formula('IF(A4<>"","a","")', ""), (5, 2): Formula("B4*2", 5), (6, 1): None,
    (6, 2): "", (7, 9): " spaced ", (9, 1): Formula("1>0", " "),
}  # fmt: skip
"""Cells of all kinds, in rows that a blank sheet has not."""


def test_the_pieces_make_the_part_again() -> None:
    """With their numbers, rows that hold nothing among them."""
    data = HEAD + FIRST + BLANK + LAST + TAIL
    pieces = split_rows(data)

    assert pieces is not None
    assert (HEAD, {1: FIRST, 2: BLANK, 7: LAST}, TAIL) == tuple(pieces)
    assert data == pieces.joined()
    assert HEAD + BLANK + TAIL == pieces.only({2, 3}).joined()


def test_a_sheet_without_rows_can_be_cut() -> None:
    """However that is written."""
    pieces = split_rows(HEAD.replace(b"<sheetData>", b"<sheetData/>") + b"</worksheet>")

    assert pieces is not None
    assert (HEAD, {}, TAIL) == tuple(pieces)


@pytest.mark.parametrize("rows", [
    FIRST + b"<!-- " + LAST + b" -->",
    b'<row r="1"><c r="A1" t="inlineStr"><is><t><![CDATA[</row>]]></t></is></c></row>',
    b'<row><c r="A1"/></row>', LAST + FIRST, FIRST + FIRST, FIRST + b"\n" + LAST,
    b'<x:row r="1"/>', FIRST + b"<row/>",
])  # fmt: skip
def test_another_form_is_not_cut(rows: bytes) -> None:
    """Comments, raw text, rows without a number, twice, in no order, or with something between."""
    assert split_rows(HEAD + rows + TAIL) is None
    assert (HEAD + rows + TAIL, HEAD + TAIL) == split_differing(HEAD + rows + TAIL, HEAD + TAIL)


def test_rows_that_say_the_same_are_left_out_on_both_sides() -> None:
    """One that moved, changed, came or went stays."""
    changed = FIRST.replace(b"A1", b"B1")
    old, new = HEAD + FIRST + BLANK + TAIL, HEAD + changed + BLANK + LAST + TAIL

    assert (HEAD + FIRST + TAIL, HEAD + changed + LAST + TAIL) == split_differing(old, new)


def test_a_difference_outside_the_rows_stays_and_all_rows_go() -> None:
    """Before them or behind them; behind them what looks like a row is none."""
    old = HEAD + FIRST + BLANK + TAIL.replace(b"</worksheet>", b"<row r='9'/></worksheet>")
    behind = old.replace(b"'9'", b"'8'")
    before = old.replace(b"<worksheet ", b"<worksheet  ")
    without = [data.replace(FIRST + BLANK, b"") for data in (old, behind, before)]

    assert (without[0], without[1]) == split_differing(old, behind)
    assert (without[0], without[2]) == split_differing(old, before)


def test_a_row_that_came_between_leaves_only_itself() -> None:
    """Those before and behind it are not even looked at, however alike they are."""
    many = [FIRST.replace(b"1", b"%d" % at) for at in range(1, 200)]
    old, new = (HEAD + b"".join(rows) + TAIL for rows in (many[:98] + many[99:], many))

    assert (HEAD + TAIL, HEAD + many[98] + TAIL) == split_differing(old, new)
    assert (HEAD + many[98] + TAIL, HEAD + TAIL) == split_differing(new, old)


@pytest.mark.parametrize("rows", [b"<row><c/></row>", b"<row><c/></row><row ht='9'/>"])
def test_behind_rows_without_numbers_nothing_is_left_out(rows: bytes) -> None:
    """The same bytes stand for another row there."""
    old, new = HEAD + rows + FIRST + TAIL, HEAD + b"<row/>" + rows + FIRST + TAIL

    assert (old, new) == split_differing(old, new)


def blank_sheet() -> Book:
    """Return a workbook with a plain sheet."""
    book = Book(empty_package())
    add_sheet(book, AddSheet("A", "plain"))
    return book


def test_rows_written_as_text_are_those_written_as_elements() -> None:
    """Whatever the values are, the part and the tables of texts and styles are the same."""
    text, elements = blank_sheet(), blank_sheet()
    elements.sheet("A")  # open as a whole, so that nothing is cut
    for book in (text, elements):
        write_cells(book, "A", dict(sorted(VALUES.items())))

    part = text.tab("A").part
    assert not text.is_open(part)
    assert elements.is_open(part)
    for name in (part, "xl/sharedStrings.xml", "xl/styles.xml"):
        assert canonical(elements.package.tree(name)) == canonical(text.package.tree(name))


def test_a_row_that_is_not_written_is_not_touched() -> None:
    """Its bytes are what they were, however a spreadsheet wrote them."""
    book = blank_sheet()
    part, odd = book.tab("A").part, b'<row r="2"  spans="1:9"><c  r="A2" ></c ></row>'
    book.package.write(part, HEAD + FIRST + odd + LAST + TAIL)
    write_cells(book, "A", {(1, 2): 5, (4, 1): 6})
    after = split_rows(book.package.raw(part))

    assert after is not None
    first, fourth = b'<c r="B1"><v>5</v></c></row>', b'<row r="4"><c r="A4"><v>6</v></c></row>'
    assert {1: FIRST.replace(b"</row>", first), 2: odd, 4: fourth, 7: LAST} == after.rows


@pytest.mark.parametrize("until", range(9))
def test_rows_behind_those_of_interest_are_left_in_the_tail(until: int) -> None:
    """They are not looked at, so that it may be anything."""
    data = HEAD + FIRST + BLANK + LAST + TAIL
    pieces = split_rows(data, until)

    assert pieces is not None
    assert [row for row in (1, 2, 7) if row <= until] == list(pieces.rows)
    assert data == pieces.joined()
    assert TAIL == pieces.only(()).tail


def test_rows_in_no_order_are_found_wherever_they_stand() -> None:
    """A row behind a later one is written where it is, not a second time."""
    book = blank_sheet()
    book.package.write(book.tab("A").part, HEAD + BLANK + LAST + FIRST + TAIL)
    write_cells(book, "A", {(1, 2): 5})

    rows = [row.get("r") for row in book.package.tree(book.tab("A").part)[0]]
    assert ["2", "7", "1"] == rows


@pytest.mark.parametrize("more", [b"", b"<extLst/>", b"<c/>"])
def test_a_written_cell_makes_no_difference_but_what_stands_behind_it_does(more: bytes) -> None:
    """Only the cell itself was written."""
    old = HEAD + FIRST + b'<row r="3"><c r="A3"><v>1</v></c>' + more + b"</row>" + TAIL
    new = HEAD + FIRST + b'<row r="3" spans="1:1"><c r="A3" s="1"/></row>' + TAIL
    left = [HEAD + TAIL] * 2

    assert (left == [*split_differing(old, new, {b"A3"})]) is (more == b"")
    assert left != [*split_differing(old, new, {b"A4"})]


def test_a_part_in_another_encoding_is_written_as_a_whole() -> None:
    """Its rows would not be those of a part in UTF-8."""
    book = blank_sheet()
    part = book.tab("A").part
    row = '<row r="1"><c r="A1" t="inlineStr"><is><t>Côté</t></is></c></row>'
    head = HEAD.replace(b'version="1.0"', b'version="1.0" encoding="ISO-8859-1"')
    book.package.write(part, head + row.encode("latin-1") + TAIL)
    assert split_rows(book.package.raw(part)) is None
    write_cells(book, "A", {(1, 2): "Dubé"})

    assert "Côté" in "".join(map(str, book.package.tree(part).itertext()))
