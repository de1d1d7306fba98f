"""Looks that another program did not save, found and brought back.

what          lost where                                          who saves so
drop-downs    no sheet of nigiri's has one                        SheetJS, Gnumeric
colours       Players has less than half of its rules of colours  SheetJS, Gnumeric
protection    no sheet of nigiri's is protected                   SheetJS
styles        no cell of nigiri's sheets has a style              SheetJS

Brought back is what the layout says of the sheets (workbook/derive/fresh_looks.py). No cell is
written, and what there is of other rules and lists stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.cells.elements import place_of
from nigiri.hosts.xlsx.cells.styles import difference, look_of
from nigiri.hosts.xlsx.mend import mend
from nigiri.hosts.xlsx.package.xml import children, drop, main, parsed
from nigiri.hosts.xlsx.sheets.add import names, worksheet
from nigiri.workbook.live.refs import tab

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping

    from nigiri.hosts.xlsx.cells.elements import SheetPart
    from nigiri.hosts.xlsx.cells.styles import Styles
    from nigiri.hosts.xlsx.package.xml import Element
    from nigiri.workbook.layout.spec import SheetSpec
    from nigiri.workbook.model.locations import Location

DROP_DOWNS, COLOURS, PROTECTION, STYLES = "drop-downs", "colours", "protection", "styles"
#: Loss -> the elements of a sheet that say so.
_ELEMENTS = {
    STYLES: (
        *("sheetPr", "sheetViews", "sheetFormatPr", "cols"),
        *("pageMargins", "pageSetup", "headerFooter", "rowBreaks"),
    ),
    PROTECTION: ("sheetProtection",),
    COLOURS: ("conditionalFormatting",),
    DROP_DOWNS: ("dataValidations",),
}
#: The children of <worksheet>, in the order the format demands.
_ORDER = (
    *("sheetPr", "dimension", "sheetViews", "sheetFormatPr", "cols", "sheetData", "sheetCalcPr"),
    *("sheetProtection", "protectedRanges", "scenarios", "autoFilter", "sortState"),
    *("dataConsolidate", "customSheetViews", "mergeCells", "phoneticPr"),
    *("conditionalFormatting", "dataValidations", "hyperlinks", "printOptions", "pageMargins"),
    *("pageSetup", "headerFooter", "rowBreaks", "colBreaks", "customProperties", "cellWatches"),
)


def lost_looks(book: Book, locations: Mapping[str, Location]) -> tuple[str, ...]:
    """Return the codes (of the table above) of what another program lost; () for nothing.

    book -- saved by another program; locations -- name of a sheet -> its table
    """
    parts = {
        each.name: book.package.raw(each.part) for each in book.tabs() if each.name in locations
    }
    if not parts:
        return ()
    players = [parts[name] for name, found in locations.items() if found.kind == "players"]
    rules = sum(part.count(b"<cfRule") for part in players)
    tests = {
        DROP_DOWNS: not any(b"<dataValidation " in part for part in parts.values()),
        COLOURS: bool(players) and 2 * rules < _usual_rules(),
        PROTECTION: not any(b"<sheetProtection " in part for part in parts.values()),
        STYLES: not any(b' s="' in part for part in parts.values()),
    }
    return tuple(loss for loss, there in tests.items() if there)


def _usual_rules() -> int:
    """Return the number of conditional formats that nigiri gives a new sheet of Players."""
    from nigiri.workbook import layout  # noqa: PLC0415 -- only of files that others saved

    return len(layout.render("players", {"language": "en"}).formats)


def with_looks(
    data: bytes, lost: tuple[str, ...], fresh: Mapping[str, SheetSpec], now: dt.datetime
) -> bytes:
    """Return a package with the looks that were lost; `now` dates the parts written anew."""
    book = Book(data)
    bring_back(book, lost, fresh)
    mend(book)
    return book.package.saved(now)


def bring_back(book: Book, lost: tuple[str, ...], fresh: Mapping[str, SheetSpec]) -> None:
    """Give sheets the looks that were lost; fresh -- name -> the layout's description of it."""
    for index, entry in enumerate(book.tabs()):
        if entry.name in fresh:
            spec = fresh[entry.name]
            _dress(book, book.sheet(entry.name), spec, lost)
            _name_areas(book, entry.name, index, spec)


def _dress(book: Book, sheet: SheetPart, spec: SheetSpec, lost: tuple[str, ...]) -> None:
    """Give a sheet the looks of a new one."""
    styles = [style for _, style in spec.styles] + list(spec.column_styles.values())
    tables = book.tables.styles
    numbers = {style: str(tables.painted(look_of(style))) for style in dict.fromkeys(styles)}
    formats = [tables.number("dxfs", difference(rule.look)) for rule in spec.formats]
    new = parsed(worksheet(spec, numbers, formats))
    for loss in lost:
        if loss == DROP_DOWNS and sheet.root.find(main("dataValidations")) is not None:
            continue  # made anew since they were lost
        if loss == COLOURS:
            _drop_known_rules(sheet.root, {rule.formula for rule in spec.formats})
        for name in _ELEMENTS[loss]:
            _take_over(sheet.root, new, name)
    if STYLES in lost:
        _paint(sheet, new, {column: numbers[s] for column, s in spec.column_styles.items()})
        _show_figures(sheet, tables)


def _drop_known_rules(root: Element, formulas: set[str]) -> None:
    """Remove the rules of colours that are about to come anew."""
    for area in [*children(root, "conditionalFormatting")]:
        for rule in [*children(area, "cfRule")]:
            if (rule.findtext(main("formula")) or "").strip() in formulas:
                drop(rule)
        if not len(area):
            drop(area)


def _take_over(root: Element, new: Element, name: str) -> None:
    """Give a sheet the children of that name of a new one; rules stand before those there are."""
    there = [*children(root, name)]
    if name in {"sheetProtection", *_ELEMENTS[STYLES]}:
        for child in there:
            drop(child)
    for child in [*children(new, name)]:
        before = {main(other) for other in _ORDER[: _ORDER.index(name)]}
        at = sum(1 for each in root if each.tag in before)
        at += sum(1 for each in root if each.tag == child.tag and each not in there)
        root.insert(at, child)


def _paint(sheet: SheetPart, new: Element, columns: Mapping[int, str]) -> None:
    """Give the cells of a sheet the styles of a new one, and its rows their heights."""
    for number in sheet.rows:
        for column, cell in sheet.cells(number).items():
            if column in columns:
                cell.set("s", columns[column])
    for cell in new.iter(main("c")):
        sheet.cell(*place_of(cell)).set("s", cell.get("s", "0"))
    for row in new.iter(main("row")):
        line = sheet.rows.get(int(row.get("r", "0")))
        if line is not None and row.get("ht"):
            line.attrib.update({"ht": row.get("ht", ""), "customHeight": "1"})


def _show_figures(sheet: SheetPart, tables: Styles) -> None:
    """Give the cells with points the formats that show their numbers."""
    for number in sheet.rows:
        for cell in sheet.cells(number).values():
            value = cell.findtext(main("v"))
            if value and cell.get("t", "n") == "n" and cell.find(main("f")) is None:
                style = int(cell.get("s", "0"))
                cell.set("s", str(tables.figured(style, float(value))))


def _name_areas(book: Book, name: str, index: int, spec: SheetSpec) -> None:
    """Add the names of a sheet's filter and of what is printed, where they are gone."""
    there = {(entry.get("name"), entry.get("localSheetId")) for entry in book.defined_names()}
    for entry in names(spec, tab(name)):
        if (entry.get("name"), str(index)) not in there:
            entry.set("localSheetId", str(index))
            book.add_defined_name(entry)
