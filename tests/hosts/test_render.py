"""A sheet of the layout as other programs see it: openpyxl's reader, and LibreOffice on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

import openpyxl
import pytest

from nigiri.errors import WrongUse
from nigiri.hosts.files.xlsx_file import create
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.package.empty import empty_package
from nigiri.hosts.xlsx.sheets.add import insert_sheet
from nigiri.workbook.layout.spec import Area, DropDown, Highlight, Print, SheetSpec
from nigiri.workbook.model.changes import AddSheet, Changes, InsertRows
from tests.hosts.kinds import NOW
from tests.hosts.office import converted

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from openpyxl.worksheet.worksheet import Worksheet


@pytest.fixture
def hall(tmp_path: Path) -> Worksheet:
    """Return the tests' sheet as openpyxl reads it."""
    changes = Changes((AddSheet("Hall", "hall"), AddSheet("Lists", "plain")))
    path = create(tmp_path / "open.xlsx", changes, now=NOW).path
    return openpyxl.load_workbook(path)["Hall"]


def test_cells_have_their_styles(hall: Worksheet) -> None:
    """Later areas paint over earlier ones; a column's style fills what no area paints."""
    bar, table, result = hall["A1"], hall["A4"], hall["B4"]

    assert ("Arial", "FFFFFFFF", "FF123A5E") == (
        bar.font.name,
        bar.font.color.rgb,
        bar.fill.fgColor.rgb,
    )
    assert ("0", "thin", "FF8F7324") == (
        table.number_format,
        table.border.left.style,
        table.border.left.color.rgb,
    )
    assert ("@", None) == (result.number_format, result.border.left)
    assert [True, False] == [cell.protection.locked for cell in (bar, table)]
    assert "center" == table.alignment.vertical
    assert "@" == hall.column_dimensions["E"].number_format


def test_widths_and_heights_are_those_of_the_screen(hall: Worksheet) -> None:
    """A column of 7 characters is 54 pixels wide; files count its padding too."""
    assert 7.7142857 == hall.column_dimensions["A"].width
    assert hall.column_dimensions["D"].hidden
    assert (27, 18) == (hall.row_dimensions[1].height, hall.sheet_format.defaultRowHeight)
    assert "A4" == hall.freeze_panes
    assert not hall.sheet_view.showGridLines


def test_lists_help_and_never_reject(hall: Worksheet) -> None:
    """A short list stands in the validation, a long one in a range."""
    lists = {str(rule.sqref): rule for rule in hall.data_validations.dataValidation}

    assert '"○ 1-0,● 0-1,jigo"' == lists["B4:B13"].formula1
    assert "Lists!$A$1:$A$9" == lists["C4:C13"].formula1
    assert not any(rule.showErrorMessage for rule in lists.values())


def test_the_first_format_wins(hall: Worksheet) -> None:
    """The order of the specification is the order of priority."""
    rules = {str(area.sqref): area.rules[0] for area in hall.conditional_formatting}

    assert (1, True) == (rules["A4:C13"].priority, rules["A4:C13"].stopIfTrue)
    assert (2, None) == (rules["B4:B13"].priority, rules["B4:B13"].stopIfTrue)
    assert ['$B4="jigo"'] == rules["A4:C13"].formula
    assert rules["A4:C13"].dxf.font.b
    assert "FFF0A78E" == rules["A4:C13"].dxf.fill.bgColor.rgb
    assert "thin" == rules["B4:B13"].dxf.border.top.style


def test_protection_forbids_no_more_than_it_must(hall: Worksheet) -> None:
    """No password; formatting and inserting rows and using the filter are allowed."""
    protection = hall.protection

    assert protection.sheet
    assert protection.password is None
    allowed = ("formatCells", "formatColumns", "formatRows", "insertRows", "autoFilter")
    assert not any(getattr(protection, name) for name in allowed)
    assert all(getattr(protection, name) for name in ("deleteRows", "sort", "insertColumns"))
    assert "A3:C13" == hall.auto_filter.ref


def test_a_page_is_set_up(hall: Worksheet) -> None:
    """A4, title rows, fixed scale with breaks, a footer with file, page and time."""
    assert "'Hall'!$A$2:$C$13" == hall.print_area
    assert "$2:$3" == hall.print_title_rows
    page = hall.page_setup
    assert ("landscape", "9", 110) == (page.orientation, str(page.paperSize), page.scale)
    assert [8] == [entry.id for entry in hall.row_breaks.brk]
    footer = hall.oddFooter
    assert footer is not None
    assert ["&F", "&P / &N", "&D &T"] == [
        part.text for part in (footer.left, footer.center, footer.right)
    ]


def test_without_a_scale_the_page_is_as_wide_as_the_sheet(tmp_path: Path) -> None:
    """Any number of pages long."""
    spec = SheetSpec({}, (), {}, print=Print(Area(1, 1, 2, 2), landscape=False, title_rows=None))
    path = tmp_path / "page.xlsx"
    book = Book(empty_package())
    insert_sheet(book, "Page", spec, 0)
    path.write_bytes(book.package.saved(NOW))
    sheet = openpyxl.load_workbook(path)["Page"]

    assert sheet.sheet_properties.pageSetUpPr is not None
    assert sheet.sheet_properties.pageSetUpPr.fitToPage
    assert ("1", "0") == (str(sheet.page_setup.fitToWidth), str(sheet.page_setup.fitToHeight))
    assert ("portrait", "") == (sheet.page_setup.orientation, sheet.print_title_rows or "")


@pytest.mark.parametrize("entries", [("a,b",), ("x" * 100, "y" * 100, "z" * 100)])
def test_a_list_that_fits_into_no_validation_is_refused(entries: tuple[str, ...]) -> None:
    """Its entries belong into a range."""
    spec = SheetSpec({}, (), {}, drop_downs=(DropDown(Area(1, 1, 2, 1), entries),))

    with pytest.raises(WrongUse, match="use a range"):
        insert_sheet(Book(empty_package()), "Page", spec, 0)


def test_a_highlight_changes_nothing_it_does_not_name() -> None:
    """A format with no look is possible and harmless."""
    assert Highlight() == Highlight(colour=None, fill=None)


def test_it_prints(tmp_path: Path, program: Callable[[str], str]) -> None:
    """Two pages, because of the break; the rows inserted before are there."""
    changes = Changes((AddSheet("Hall", "hall"), InsertRows("Hall", 6, 2)))
    path = create(tmp_path / "open.xlsx", changes, now=NOW).path

    pdf = converted(program("soffice"), path, "pdf", tmp_path / "paper").read_bytes()

    assert pdf.startswith(b"%PDF")
    assert 2 == pdf.count(b"/Type/Page/")
