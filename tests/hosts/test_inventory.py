"""All that a workbook holds, read by nigiri and by openpyxl, which shares no code with it."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import load_workbook

from nigiri.desk.samples.kit import kit_books
from nigiri.extension.excel.kit import packages
from nigiri.hosts.xlsx.inventory.book import Inventory, inventory
from nigiri.hosts.xlsx.inventory.compare import alike, differences
from nigiri.hosts.xlsx.inventory.formulas import at_home, spelled_alike
from nigiri.hosts.xlsx.inventory.regions import Region, corner
from tests.sample import sampled

if TYPE_CHECKING:
    from openpyxl.workbook.workbook import Workbook

#: The workbooks of the kit, by their order; to make them takes a second. That with the most sheets
#: is read every time.
BOOKS = range(3)
FINISHED = BOOKS[-1]


@cache
def read(at: int) -> tuple[Inventory, Workbook, Workbook]:
    """Return a workbook of the kit as nigiri reads it, and openpyxl: formulas, then values."""
    package = [*packages().values()][at]
    formulas, values = (load_workbook(BytesIO(package), data_only=p) for p in (False, True))
    return inventory(package), formulas, values


@pytest.mark.parametrize("at", sampled(BOOKS, [FINISHED]))
def test_cells_are_those_that_another_reader_finds(at: int) -> None:
    """Every formula and every value, to the letter."""
    ours, formulas, values = read(at)

    assert values.sheetnames == [*ours.sheets]
    for name, sheet in ours.sheets.items():
        found = {
            (cell.row, cell.column): cell.value
            for row in values[name].iter_rows()
            for cell in row
            if cell.value not in {None, ""}
        }
        mine = {k: v.shown for k, v in sheet.cells.items() if v.shown is not None}
        assert found == mine, name
        texts = {
            (cell.row, cell.column): spelled_alike(str(cell.value))
            for row in formulas[name].iter_rows()
            for cell in row
            if cell.data_type == "f"
        }
        assert texts == {k: v.formula for k, v in sheet.cells.items() if v.formula is not None}


@pytest.mark.parametrize("at", sampled(BOOKS, [FINISHED]))
def test_looks_are_those_that_another_reader_sees(at: int) -> None:
    """Font, size, colour, fill, lock, number format and wrapping of every cell that is written."""
    ours, formulas, _ = read(at)
    wrong = []

    for name, sheet in ours.sheets.items():
        for (row, column), look in sheet.looks.items():
            cell, seen = formulas[name].cell(row, column), dict(look)
            solid = cell.fill.fill_type == "solid"
            theirs = {
                "font": cell.font.name or "",
                "size": f"{cell.font.sz:g}",
                "bold": "yes" if cell.font.b else "",
                "fill": cell.fill.fgColor.rgb[-6:] if solid else "",
                "locked": "yes" if cell.protection.locked else "no",
                "number format": cell.number_format,
                "wrapped": "yes" if cell.alignment.wrap_text else "",
            }
            usual = {"locked": "yes", "number format": "General"}
            mine = {what: seen.get(what, usual.get(what, "")) for what in theirs}
            wrong += [(name, row, column, theirs, mine)] if theirs != mine else []

    assert [] == wrong


@pytest.mark.parametrize("at", sampled(BOOKS, [FINISHED]))
def test_rules_are_those_that_another_reader_counts(at: int) -> None:
    """Colour rules and drop-down lists, where they count; protection, widths, what is hidden."""
    ours, formulas, _ = read(at)

    assert any(sheet.colours and sheet.lists for sheet in ours.sheets.values())
    for name, sheet in ours.sheets.items():
        there = formulas[name]
        areas = [str(each.sqref) for each in there.conditional_formatting]
        lists = [str(each.sqref) for each in there.data_validations.dataValidation]
        for theirs, mine in ((areas, sheet.colours), (lists, sheet.lists)):
            whole = Region.of(" ".join(theirs))
            joined = Region.of(" ".join(str(each).replace(",", "") for each in mine.values()))
            assert str(whole) == str(joined), name
        assert bool(there.protection.sheet) == ("protection" in sheet.facts)
        assert there.sheet_state == ours.states[name]
        assert (there.freeze_panes is not None) == ("view: frozen" in sheet.facts)


def test_the_kit_has_no_other_workbook() -> None:
    """Each of them is read."""
    assert len(BOOKS) == len(kit_books())


def test_a_workbook_does_not_differ_from_itself() -> None:
    """Nor does one without its first sheet agree."""
    ours = read(1)[0]
    first, *others = ours.sheets

    assert [] == [*differences(ours, ours, {})]
    less = ours._replace(
        sheets={name: ours.sheets[name] for name in others},
        states={name: ours.states[name] for name in others},
    )
    assert [("sheets", first)] == [each[:2] for each in differences(ours, less, {})]
    swapped = ours._replace(states=dict(reversed([*ours.states.items()])))
    assert ["order"] == [each.what for each in differences(ours, swapped, {})]


cells = st.sets(st.tuples(st.integers(1, 9), st.integers(1, 5)))


@given(cells, cells)
def test_regions_are_sets_of_cells(one: set[tuple[int, int]], other: set[tuple[int, int]]) -> None:
    """However they are cut: joined, taken away, counted, written and read again."""
    first, second = Region.of_cells(one), Region.of_cells(other)

    assert len(one) == len(first)
    assert str(Region.of_cells(one | other)) == str(first | second)
    assert str(Region.of_cells(one - other)) == str(first - second)
    assert str(first) == str(Region.of(str(first).replace(",", "")))
    assert bool(one) == bool(first)


def test_whole_rows_and_columns_are_regions() -> None:
    """As some programs write them; what is no area is refused."""
    assert 1_048_576 == len(Region.of("B:B"))
    assert 16_384 == len(Region.of("3:3"))
    assert (4, 2) == corner("$B$4:C9 E1")
    for wrong in ("", "B4;C5", "?"):
        with pytest.raises((ValueError, IndexError)):
            corner(wrong)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ('IF(A1=1, 0.50, "a b")', '=if(A1=1,0.5,"a b")'),
        ("'Players'!$A$4:$A$9", "Players!$A$4:$A$9"),
        ("_xlfn.IFNA(A1,TRUE())", "IFNA(A1,TRUE)"),
        ("SUM( A1 : B2 )", "SUM(A1:B2)"),
    ],
)  # fmt: skip
def test_spellings_of_a_formula_are_one(one: str, other: str) -> None:
    """What other programs write for the same."""
    assert spelled_alike(one) == spelled_alike(other)


def test_texts_and_sheets_in_a_formula_stay_to_the_letter() -> None:
    """Spaces and small letters there mean something."""
    assert spelled_alike('"a b"') != spelled_alike('"ab"')
    assert spelled_alike("'Round 1'!A1") != spelled_alike("'Round 2'!A1")


def test_a_rule_reads_alike_from_whatever_cell_its_area_begins() -> None:
    """Programs cut areas, and write the formula for each piece's first cell."""
    assert at_home("$A4<>$A3", 4, 1) == at_home("$A9<>$A8", 9, 3)
    assert at_home("A4>0", 4, 1) == at_home("C4>0", 4, 3)
    assert at_home("A4>0", 4, 1) != at_home("B4>0", 4, 1)


def test_values_are_alike_to_a_billionth_and_to_the_letter() -> None:
    """A number is no text, and no answer is no nought."""
    assert alike(1, 1.0000000000001)
    assert not alike(1, 1.00001)
    assert alike(None, "")
    assert not alike("1", 1)
    assert not alike(None, 0)
    assert not alike(1, one := True)
    assert alike(one, other=one)
    assert not alike("Ota", "ota")
