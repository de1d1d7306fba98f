"""Render a sheet's specification with openpyxl: all of its looks, none of its cells.

The workbook made here has one sheet. Its first row holds swatches, one cell for each different
style of the specification, from which the styles' numbers are read; the cells themselves are
written by the same code that writes every other cell (graft.py).
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from openpyxl import Workbook
from openpyxl.formatting.rule import Rule
from openpyxl.styles import Alignment, Border, Font, PatternFill, Protection, Side
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.pagebreak import Break, RowBreak
from openpyxl.worksheet.properties import PageSetupProperties

from nigiri.errors import WrongUse
from nigiri.hosts.xlsx.fit import PADDING

if TYPE_CHECKING:
    from openpyxl.cell import Cell, MergedCell
    from openpyxl.worksheet.worksheet import Worksheet

    from nigiri.workbook.spec import DropDown, Format, Highlight, Line, Print, SheetSpec, Style

FONT = "Arial"
USUAL_WIDTH = 8.43
A4 = 9
LONGEST_LIST = 255
FOOTER = {"left": "&F", "center": "&P / &N", "right": "&D &T"}


def rendered(name: str, spec: SheetSpec, styles: list[Style]) -> bytes:
    """Return a workbook with that sheet, without cells but the swatches of `styles` in row 1.

    Raises WrongUse for a list of entries that no validation can hold.
    """
    book = Workbook()
    sheet = book.active
    if TYPE_CHECKING:
        assert isinstance(sheet, Worksheet)
    sheet.title = name
    for number, style in enumerate(styles, 1):
        _paint(sheet.cell(1, number), style)
    _set_view(sheet, spec)
    _set_sizes(sheet, spec)
    for drop_down in spec.drop_downs:
        sheet.add_data_validation(_validation(drop_down))
    for priority, rule in enumerate(spec.formats, 1):
        sheet.conditional_formatting.add(str(rule.area), _rule(rule, priority))
    if spec.protected:
        _protect(sheet, spec)
    if spec.print is not None:
        _set_print(sheet, spec.print)
    out = BytesIO()
    book.save(out)
    return out.getvalue()


def _paint(cell: Cell | MergedCell, style: Style) -> None:
    """Give a cell a style."""
    cell.font = Font(
        name=FONT,
        size=style.size,
        bold=style.bold,
        italic=style.italic,
        underline="single" if style.underline else None,
        color=f"FF{style.colour}",
    )
    if style.fill is not None:
        cell.fill = PatternFill("solid", fgColor=f"FF{style.fill}")
    cell.border = _border(style)
    cell.alignment = Alignment(
        horizontal=style.align,
        vertical=style.valign,
        wrap_text=style.wrap,
        shrink_to_fit=style.shrink,
        indent=style.indent,
    )
    cell.number_format = style.number_format
    cell.protection = Protection(locked=style.locked)


def _border(style: Style) -> Border:
    """Return the lines around a cell."""
    return Border(
        left=_side(style.left),
        right=_side(style.right),
        top=_side(style.top),
        bottom=_side(style.bottom),
    )


def _side(line: Line | None) -> Side | None:
    """Return a border line."""
    return None if line is None else Side(style=line[0], color=f"FF{line[1]}")


def _set_view(sheet: Worksheet, spec: SheetSpec) -> None:
    """Set what the screen shows around the cells."""
    sheet.sheet_view.showGridLines = False
    sheet.sheet_view.tabSelected = False
    sheet.freeze_panes = spec.freeze
    sheet.sheet_properties.tabColor = spec.tab
    if spec.filter is not None:
        sheet.auto_filter.ref = str(spec.filter)


def _set_sizes(sheet: Worksheet, spec: SheetSpec) -> None:
    """Set the widths of columns, with the padding that files count in, and the usual height."""
    for column in sorted({*spec.widths, *spec.hidden, *spec.column_styles}):
        dimension = sheet.column_dimensions[get_column_letter(column)]
        dimension.width = round(spec.widths.get(column, USUAL_WIDTH) + PADDING, 7)
        dimension.hidden = column in spec.hidden
    sheet.sheet_format.defaultRowHeight = spec.row_height
    sheet.sheet_format.customHeight = True


def _validation(drop_down: DropDown) -> DataValidation:
    """Return a list that helps and never rejects."""
    source = drop_down.source
    if isinstance(source, tuple):
        joined = ",".join(source)
        if len(joined) > LONGEST_LIST or any("," in entry for entry in source):
            msg = f"The list for {drop_down.area} does not fit into a validation; use a range."
            raise WrongUse(msg)
        source = '"' + joined.replace('"', '""') + '"'
    return DataValidation(
        type="list",
        formula1=source,
        allow_blank=True,
        showErrorMessage=False,
        showInputMessage=False,
        sqref=str(drop_down.area),
    )


def _rule(rule: Format, priority: int) -> Rule:
    """Return a conditional format; a smaller priority wins."""
    return Rule(
        type="expression",
        formula=[rule.formula],
        dxf=_difference(rule.look),
        stopIfTrue=rule.stop or None,
        priority=priority,
    )


def _difference(look: Highlight) -> DifferentialStyle:
    """Return only what the highlight changes."""
    font = None
    if (look.colour, look.bold, look.italic, look.strike) != (None, None, None, None):
        font = Font(b=look.bold, i=look.italic, strike=look.strike)
        font.name = font.sz = font.family = None
        font.color = None if look.colour is None else f"FF{look.colour}"
    border = None
    if look.top or look.bottom or look.left or look.box:
        box = _side(look.box)
        border = Border(
            left=_side(look.left) or box,
            right=box,
            top=_side(look.top) or box,
            bottom=_side(look.bottom) or box,
        )
        border.diagonal = None
    fill = None if look.fill is None else PatternFill("solid", bgColor=f"FF{look.fill}")
    return DifferentialStyle(font=font, fill=fill, border=border)


def _protect(sheet: Worksheet, spec: SheetSpec) -> None:
    """Lock the locked cells without a password; in the file's words 0 is "not forbidden"."""
    protection = sheet.protection
    protection.sheet = True
    protection.objects = protection.scenarios = True
    for allowed in ("formatCells", "formatColumns", "formatRows", "insertRows"):
        setattr(protection, allowed, False)
    protection.autoFilter = spec.filter is None


def _set_print(sheet: Worksheet, layout: Print) -> None:
    """Set the page: A4, the bar of row 1 left out by the area, a footer with file, page, time."""
    sheet.print_area = str(layout.area)
    if layout.title_rows is not None:
        sheet.print_title_rows = "{}:{}".format(*layout.title_rows)
    page = sheet.page_setup
    page.paperSize = A4
    page.orientation = "landscape" if layout.landscape else "portrait"
    if layout.scale is None:
        sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
        page.fitToWidth, page.fitToHeight = 1, 0
    else:
        page.scale = layout.scale
    margins = sheet.page_margins
    margins.left = margins.right = 0.4
    margins.top, margins.bottom, margins.header, margins.footer = 0.5, 0.7, 0.3, 0.3
    for place, text in FOOTER.items():
        getattr(sheet.oddFooter, place).text = text
    if layout.breaks:
        sheet.row_breaks = RowBreak(brk=[Break(id=row) for row in layout.breaks])
