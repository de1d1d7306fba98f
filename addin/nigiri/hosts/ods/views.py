"""Views of sheets: frozen headings, zoom, grid lines, the sheet in front; also row heights.

LibreOffice without a window loses views when it converts a file, so they are carried over here,
between the settings of an .ods and the views of an .xlsx. An .ods has no default row height, so
`write_out_heights` gives every row its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.ods.document import SETTINGS, name
from nigiri.hosts.xlsx.package.xml import children, main
from nigiri.workbook.model.cells import address

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.hosts.xlsx.cells.book import Book
    from nigiri.hosts.xlsx.package.archive import Package
    from nigiri.hosts.xlsx.package.xml import Element

_YES = {"1", "true"}


def write_out_heights(book: Book) -> None:
    """Give every row of an .xlsx its height where the sheet has one for all its rows."""
    for tab in book.tabs():
        root = book.package.tree(tab.part)
        usual = root.find(main("sheetFormatPr"))
        if usual is None or usual.get("customHeight") not in _YES:
            continue
        for data in children(book.package.edit(tab.part), "sheetData"):
            for row in children(data, "row"):
                if row.get("customHeight") not in _YES:
                    row.set("ht", usual.get("defaultRowHeight", "15"))
                    row.set("customHeight", "1")


_NAME, _TYPE = name("config", "name"), name("config", "type")
_SET, _ITEM = name("config", "config-item-set"), name("config", "config-item")
_INDEXED = name("config", "config-item-map-indexed")
_NAMED, _ENTRY = name("config", "config-item-map-named"), name("config", "config-item-map-entry")
_VIEW_SETTINGS = "ooo:view-settings"
_PAGE_LINES = "ShowPageBreaks"
_FROZEN = 2
_CORNERS = {(False, False): 2, (True, False): 3, (False, True): 2, (True, True): 3}
_PANES = {(True, False): "topRight", (False, True): "bottomLeft", (True, True): "bottomRight"}


@dataclass(frozen=True)
class View:
    """The view of a sheet; columns, rows -- number of frozen ones; zoom in percent."""

    columns: int = 0
    rows: int = 0
    zoom: int = 100
    grid: bool = True


@dataclass(frozen=True)
class Views:
    """The views of the sheets by name; front -- the sheet that is shown first, "" if unknown.

    page_lines -- whether the lines at which printed pages end are shown: they cross the tables
    """

    sheets: Mapping[str, View] = field(default_factory=dict)
    front: str = ""
    page_lines: bool = False


def views_of_ods(package: Package) -> Views:
    """Return the views in the settings of an .ods; sheets without one are left out."""
    if SETTINGS not in package:
        return Views()
    root = package.tree(SETTINGS)
    items = {item.get(_NAME): item.text or "" for item in root.iter(_ITEM)}
    return Views(
        {
            entry.get(_NAME, ""): _view_of(entry)
            for holder in root.iter(_NAMED)
            if holder.get(_NAME) == "Tables"
            for entry in holder.iterchildren(_ENTRY)
        },
        items.get("ActiveTable", ""),
        items.get(_PAGE_LINES) == "true",
    )


def _view_of(entry: Element) -> View:
    """Return the view of one sheet."""
    held = {item.get(_NAME): item.text or "" for item in entry.iterchildren(_ITEM)}

    def frozen(side: str) -> int:
        is_frozen = held.get(f"{side}SplitMode") == str(_FROZEN)
        return int(held.get(f"{side}SplitPosition", "0")) if is_frozen else 0

    return View(
        frozen("Horizontal"),
        frozen("Vertical"),
        int(held.get("ZoomValue", "100")),
        held.get("ShowGrid", "true") == "true",
    )


def views_of_xlsx(book: Book) -> Views:
    """Return the views of the sheets of an .xlsx."""
    names = [tab.name for tab in book.tabs()]
    at = [int(view.get("activeTab", "0")) for view in _book_views(book)]
    front = names[at[0]] if at and at[0] < len(names) else ""
    return Views({tab.name: _sheet_view(book.package.tree(tab.part)) for tab in book.tabs()}, front)


def _book_views(book: Book) -> Iterator[Element]:
    """Yield the windows of an .xlsx."""
    for views in children(book.package.tree(book.name), "bookViews"):
        yield from children(views, "workbookView")


def _sheet_view(root: Element) -> View:
    """Return the view of a sheet of an .xlsx."""
    view = next(root.iter(main("sheetView")), None)
    if view is None:
        return View()
    pane = view.find(main("pane"))
    frozen = pane is not None and pane.get("state", "").startswith("frozen")
    return View(
        int(float(pane.get("xSplit", "0"))) if pane is not None and frozen else 0,
        int(float(pane.get("ySplit", "0"))) if pane is not None and frozen else 0,
        int(view.get("zoomScale", "100")),
        view.get("showGridLines", "1") not in {"0", "false"},
    )


def put_into_xlsx(book: Book, views: Views) -> None:
    """Give the sheets of an .xlsx these views; sheets without one keep theirs."""
    for at, tab in enumerate(book.tabs()):
        if tab.name in views.sheets:
            _set_sheet_view(book.package.edit(tab.part), views.sheets[tab.name])
        if tab.name == views.front:
            book.root()
            for window in _book_views(book):
                window.set("activeTab", str(at))


def _set_sheet_view(root: Element, view: View) -> None:
    """Set the view of a sheet of an .xlsx; selections are removed with their old panes."""
    for element in root.iter(main("sheetView")):
        for child in list(element.iterchildren(main("pane"), main("selection"))):
            element.remove(child)
        element.set("showGridLines", str(int(view.grid)))
        element.set("zoomScale", str(view.zoom))
        element.set("zoomScaleNormal", str(view.zoom))
        if view.columns or view.rows:
            pane = etree.Element(main("pane"), state="frozen")
            for split, count in (("xSplit", view.columns), ("ySplit", view.rows)):
                if count:
                    pane.set(split, str(count))
            pane.set("topLeftCell", address(view.rows + 1, view.columns + 1))
            pane.set("activePane", _PANES[view.columns > 0, view.rows > 0])
            element.insert(0, pane)


def put_into_ods(package: Package, views: Views) -> None:
    """Write the views into the settings of an .ods, instead of those it has."""
    settings = package.edit(SETTINGS)
    for holder in settings.iter(_SET):
        if holder.get(_NAME) == _VIEW_SETTINGS:
            for old in list(holder.iterchildren(_INDEXED)):
                holder.remove(old)
            indexed = etree.SubElement(holder, _INDEXED, {_NAME: "Views"})
            entry = etree.SubElement(indexed, _ENTRY)
            _item(entry, "ViewId", "string", "view1")
            named = etree.SubElement(entry, _NAMED, {_NAME: "Tables"})
            for sheet, view in views.sheets.items():
                _add_view(etree.SubElement(named, _ENTRY, {_NAME: sheet}), view)
            if views.front:
                _item(entry, "ActiveTable", "string", views.front)
            _item(entry, _PAGE_LINES, "boolean", "")
    for item in settings.iter(_ITEM):  # the document says it besides, and LibreOffice heeds that
        if item.get(_NAME) == _PAGE_LINES:
            item.text = str(views.page_lines).lower()


def _add_view(entry: Element, view: View) -> None:
    """Write the view of one sheet."""
    for side, other, count in (
        ("Horizontal", "Right", view.columns),
        ("Vertical", "Bottom", view.rows),
    ):
        _item(entry, f"{side}SplitMode", "short", _FROZEN if count else 0)
        _item(entry, f"{side}SplitPosition", "int", count)
        _item(entry, f"Position{other}", "int", count)
    corner = _CORNERS[view.columns > 0, view.rows > 0]
    _item(entry, "ActiveSplitRange", "short", corner)
    _item(entry, "ZoomType", "short", 0)
    _item(entry, "ZoomValue", "int", view.zoom)
    _item(entry, "ShowGrid", "boolean", str(view.grid).lower())


def _item(parent: Element, key: str, kind: str, value: object) -> None:
    """Write one item of the settings."""
    etree.SubElement(parent, _ITEM, {_NAME: key, _TYPE: kind}).text = str(value)
