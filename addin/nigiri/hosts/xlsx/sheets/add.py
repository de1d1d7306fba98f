"""Add a sheet of the layout: its part with all looks, its names, its tab.

The cells are written by the code for all other cells (cells/write.py).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.errors import WrongUse
from nigiri.hosts.xlsx.cells.styles import difference, look_of
from nigiri.hosts.xlsx.cells.write import write_cells
from nigiri.hosts.xlsx.package.references import number_of
from nigiri.hosts.xlsx.package.xml import made, main, office, written
from nigiri.hosts.xlsx.sheets.page import PADDING, end_pages
from nigiri.hosts.xlsx.sheets.tabs import open_tab
from nigiri.workbook import layout
from nigiri.workbook.apply import check_new_name
from nigiri.workbook.live.refs import tab
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.hosts.xlsx.cells.book import Book
    from nigiri.hosts.xlsx.package.xml import Element
    from nigiri.workbook.layout.spec import Area, DropDown, Format, Print, SheetSpec, Style
    from nigiri.workbook.model.changes import AddSheet

USUAL_WIDTH = 8.43
A4 = "9"
LONGEST_LIST = 255
FOOTER = "&L&F&C&P / &N&R&D &T"
"""At the bottom of every page: the file, the page of how many, the time."""
#: What a protected sheet refuses; in the file's words 1 is "forbidden".
FORBIDDEN = {
    "objects": "1", "scenarios": "1", "formatCells": "0", "formatColumns": "0", "formatRows": "0",
    "insertColumns": "1", "insertRows": "0", "insertHyperlinks": "1", "deleteColumns": "1",
    "deleteRows": "1", "selectLockedCells": "0", "selectUnlockedCells": "0", "sort": "1",
    "pivotTables": "1",
}  # fmt: skip  # pairs, several a line
_OURS = {
    "left": "0.4",
    "right": "0.4",
    "top": "0.5",
    "bottom": "0.7",
    "header": "0.3",
    "footer": "0.3",
}
_USUAL = {
    "left": "0.75",
    "right": "0.75",
    "top": "1",
    "bottom": "1",
    "header": "0.5",
    "footer": "0.5",
}
_CORNER = re.compile(r"([A-Z]+)(\d+)")


def worksheet(spec: SheetSpec, styles: Mapping[Style, str], formats: Sequence[int]) -> bytes:
    """Return the part of a sheet whose cells are blank and formatted.

    styles, formats -- the numbers of its styles, and of the looks of its conditional formats
    Raises WrongUse for a list of entries that no validation can hold.
    """
    root = made(
        "worksheet",
        _properties(spec),
        made("sheetViews", _view(spec)),
        made(
            "sheetFormatPr",
            baseColWidth="8",
            customHeight="1",
            defaultRowHeight=f"{spec.row_height:g}",
            outlineLevelRow="1" if spec.folds else None,
        ),
        *_columns(spec, styles),
        made("sheetData"),
        *_protection(spec),
        *_filter(spec),
        *_formats(spec.formats, formats),
        *_drop_downs(spec.drop_downs),
        made("pageMargins", **(_OURS if spec.print else _USUAL)),
        *_page(spec.print),
    )
    end_pages(root, (), spec.print.breaks if spec.print else ())
    rows = "".join(_rows(spec, styles)).encode()
    return written(root).replace(b"<sheetData/>", b"<sheetData>%b</sheetData>" % rows)


def names(spec: SheetSpec, tab: str) -> Iterator[Element]:
    """Yield the defined names of the sheet: its filter, print area and titles.

    tab -- the sheet's name in formulas
    """
    if spec.filter is not None:
        yield _name("_xlnm._FilterDatabase", tab, spec.filter, hidden="1")
    if spec.print is not None:
        if spec.print.title_rows is not None:
            titles = made("definedName", name="_xlnm.Print_Titles")
            titles.text = "{}!${}:${}".format(tab, *spec.print.title_rows)
            yield titles
        yield _name("_xlnm.Print_Area", tab, spec.print.area)


def _name(name: str, tab: str, area: Area, hidden: str | None = None) -> Element:
    """Return the name of an area."""
    entry = made("definedName", name=name, hidden=hidden)
    first, last = (
        f"${column_letters(column)}${row}"
        for row, column in ((area.top, area.left), (area.bottom, area.right))
    )
    entry.text = f"{tab}!{first}" + (f":{last}" if last != first else "")
    return entry


def _properties(spec: SheetSpec) -> Element:
    """Return the colour of the tab, and whether the page is fitted to the width."""
    colour = [made("tabColor", rgb=f"FF{spec.tab}")] if spec.tab else []
    fits = spec.print is not None and spec.print.scale is None
    below = "0" if spec.folds else "1"
    outline = made("outlinePr", summaryBelow=below, summaryRight="1")
    return made("sheetPr", *colour, outline, made("pageSetUpPr", fitToPage="1" if fits else None))


def _view(spec: SheetSpec) -> Element:
    """Return the view of the sheet: no grid, frozen headings."""
    view = made("sheetView", showGridLines="0", tabSelected="0", workbookViewId="0")
    active = None
    corner = _CORNER.fullmatch(spec.freeze or "A1")
    columns, rows = (number_of(corner[1]) - 1, int(corner[2]) - 1) if corner else (0, 0)
    if columns or rows:
        active = ("bottom" if rows else "top") + ("Right" if columns else "Left")
        view.append(
            made(
                "pane",
                xSplit=str(columns) if columns else None,
                ySplit=str(rows) if rows else None,
                topLeftCell=spec.freeze,
                activePane=active,
                state="frozen",
            )
        )
    if columns and rows:
        view.extend(made("selection", pane=pane) for pane in ("topRight", "bottomLeft"))
    view.append(made("selection", pane=active, activeCell="A1", sqref="A1"))
    return view


def _columns(spec: SheetSpec, styles: Mapping[Style, str]) -> Iterator[Element]:
    """Yield widths of columns, with the padding that files count in, and styles."""
    columns = sorted({*spec.widths, *spec.hidden, *spec.column_styles})
    entries = [
        made(
            "col",
            min=str(column),
            max=str(column),
            customWidth="1",
            width=str(round(spec.widths.get(column, USUAL_WIDTH) + PADDING, 7)),
            hidden="1" if column in spec.hidden else None,
            style=styles[spec.column_styles[column]] if column in spec.column_styles else None,
        )
        for column in columns
    ]
    if entries:
        yield made("cols", *entries)


def _rows(spec: SheetSpec, styles: Mapping[Style, str]) -> Iterator[str]:
    """Yield the rows as text: blank formatted cells, and heights."""
    painted: dict[int, dict[int, str]] = {}
    for area, style in spec.styles:
        for row in range(area.top, area.bottom + 1):
            line = painted.setdefault(row, {})
            line.update(dict.fromkeys(range(area.left, area.right + 1), styles[style]))
    folds = _folded(spec)
    for row in sorted({*painted, *spec.heights, *folds}):
        cells = "".join(
            f'<c r="{column_letters(column)}{row}" s="{number}"/>'
            for column, number in sorted(painted.get(row, {}).items())
        )
        height = f' ht="{spec.heights[row]:g}" customHeight="1"' if row in spec.heights else ""
        start = f'<row r="{row}"{height}{folds.get(row, "")}'
        yield f"{start}>{cells}</row>" if cells else f"{start}/>"


def _folded(spec: SheetSpec) -> dict[int, str]:
    """Return row -> the attributes of a row that folds, or beside which others are folded.

    Excel looks for the mark at the title above, LibreOffice at the row below.
    """
    found: dict[int, str] = {}
    for first, last, closed in spec.folds:
        inside = ' hidden="1" outlineLevel="1"' if closed else ' outlineLevel="1"'
        found |= dict.fromkeys(range(first, last + 1), inside)
        if closed:
            found |= dict.fromkeys((first - 1, last + 1), ' collapsed="1"')
    return found


def _protection(spec: SheetSpec) -> Iterator[Element]:
    """Yield the protection of locked cells, without a password."""
    if spec.protected:
        filtered = "1" if spec.filter is None else "0"
        yield made("sheetProtection", sheet="1", autoFilter=filtered, **FORBIDDEN)


def _filter(spec: SheetSpec) -> Iterator[Element]:
    """Yield the filter of the headings."""
    if spec.filter is not None:
        yield made("autoFilter", ref=str(spec.filter))


def _formats(rules: Sequence[Format], numbers: Sequence[int]) -> Iterator[Element]:
    """Yield the conditional formats, area by area; a smaller priority wins."""
    areas: dict[str, list[Element]] = {}
    for priority, (rule, number) in enumerate(zip(rules, numbers, strict=True), 1):
        formula = made("formula")
        formula.text = rule.formula
        areas.setdefault(str(rule.area), []).append(
            made(
                "cfRule",
                formula,
                type="expression",
                dxfId=str(number),
                priority=str(priority),
                stopIfTrue="1" if rule.stop else None,
            )
        )
    for area, entries in areas.items():
        yield made("conditionalFormatting", *entries, sqref=area)


def _drop_downs(drop_downs: Sequence[DropDown]) -> Iterator[Element]:
    """Yield the drop-down lists, which accept other entries as well."""
    entries = []
    for drop_down in drop_downs:
        source = made("formula1")
        source.text = _source(drop_down)
        entries.append(
            made(
                "dataValidation",
                source,
                type="list",
                allowBlank="1",
                showDropDown="0",
                showErrorMessage="0",
                showInputMessage="0",
                sqref=str(drop_down.area),
            )
        )
    if entries:
        yield made("dataValidations", *entries, count=str(len(entries)))


def _source(drop_down: DropDown) -> str:
    """Return the source of a list as a formula; WrongUse when the entries do not fit."""
    source = drop_down.source
    if isinstance(source, str):
        return source
    joined = ",".join(source)
    if len(joined) > LONGEST_LIST or any("," in entry for entry in source):
        msg = f"The list for {drop_down.area} does not fit into a validation; use a range."
        raise WrongUse(msg)
    return '"' + joined.replace('"', '""') + '"'


def _page(layout: Print | None) -> Iterator[Element]:
    """Yield the page settings: A4, and a footer."""
    if layout is None:
        return
    fits = layout.scale is None
    yield made(
        "pageSetup",
        paperSize=A4,
        orientation="landscape" if layout.landscape else "portrait",
        scale=None if fits else str(layout.scale),
        fitToWidth="1" if fits else None,
        fitToHeight="0" if fits else None,
    )
    footer = made("oddFooter")
    footer.text = FOOTER
    yield made("headerFooter", footer)


CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"


def add_sheet(book: Book, operation: AddSheet) -> None:
    """Add a sheet of the layout's; HostError when the tab after it does not exist.

    Raises WrongUse when the name is impossible or the layout has no such kind.
    """
    there = [known.name for known in book.tabs()]
    check_new_name(operation.sheet, there)
    before = operation.before
    index = len(there) if before is None else there.index(book.tab(before).name)
    spec = layout.render(operation.kind, operation.options)
    insert_sheet(book, operation.sheet, spec, index)
    write_cells(book, operation.sheet, dict(sorted(spec.cells.items())))


def insert_sheet(book: Book, name: str, spec: SheetSpec, index: int) -> None:
    """Add a sheet with all its looks and blank cells; index -- among the tabs, from 0."""
    styles = [style for _, style in spec.styles] + list(spec.column_styles.values())
    tables = book.tables.styles
    numbers = {style: str(tables.painted(look_of(style))) for style in dict.fromkeys(styles)}
    formats = [tables.number("dxfs", difference(rule.look)) for rule in spec.formats]
    part = book.package.free_name("xl/worksheets/sheet{}.xml")
    book.package.write(part, worksheet(spec, numbers, formats))
    book.package.declare(part, CONTENT)
    list_sheet(book, name, part, index, visible=spec.visible)
    for entry in names(spec, tab(name)):
        entry.set("localSheetId", str(index))
        book.add_defined_name(entry)


def list_sheet(book: Book, name: str, part: str, index: int, *, visible: bool) -> None:
    """Add the sheet to the list of sheets."""
    numbers = [int(tab.entry.get("sheetId", "0")) for tab in book.tabs()]
    entry = etree.Element(main("sheet"), name=name, sheetId=str(max(numbers, default=0) + 1))
    if not visible:
        entry.set("state", "hidden")
    entry.set(office("id"), book.package.relate(book.name, "worksheet", part))
    open_tab(book, entry, index)
