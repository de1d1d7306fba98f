"""The view of a document: the sheet in front, and the cursor, frozen rows and scroll of each sheet.

LibreOffice reads and writes it as one text, as it does itself when a page preview is closed:

    zoom; number of the sheet in front; width of the tabs; sheet; sheet; ...
"""

from __future__ import annotations

from typing import Any

import uno

from nigiri_office.contexts import InFront

#: Of one sheet; what the window as a whole says of its grid does not get into an .xlsx.
TOGGLE_GRID = ".uno:ToggleSheetGrid"
HEAD = 3
FRONT = 1
ONE, RANGE, RANGES = (
    "com.sun.star.sheet." + name for name in ("SheetCell", "SheetCellRange", "SheetCellRanges")
)


class View:
    """The view that the window of a document shows now."""

    def __init__(self, document: Any) -> None:
        """Save the view; everything is None or empty without a window."""
        controller = window_of(document)
        self.front = controller.ActiveSheet.Name if controller is not None else None
        self.page_lines = controller.ShowPageBreaks if controller is not None else None
        self.grids = _grids(document)
        self.sheets = dict(zip(_names(document), _parts(document)[HEAD:]))


def restore_view(document: Any, fronts: Any, views: Any, renewed: Any) -> None:
    """Restore a view as far as its sheets still exist.

    fronts -- names of sheets: the first visible one comes to the front
    views -- saved views, best first
    renewed -- names of the sheets for which the last view is best
    """
    parts, names = _parts(document), _names(document)
    if len(parts) == HEAD + len(names):
        wanted = {name: [*views[::-1]] if name in renewed else [*views] for name in names}
        show_page_lines(document, views[-1].page_lines)
        known = {
            name: [view.grids[name] for view in wanted[name] if name in view.grids]
            for name in names
        }
        _show_grids(document, {name: grids[0] for name, grids in known.items() if grids})
        for index, name in enumerate(names):
            parts[HEAD + index] = _first_known(wanted[name], name) or parts[HEAD + index]
        front = window_of(document).ActiveSheet.Name
        shown = [each for each in fronts if each in names and _visible(document, each)]
        parts[FRONT] = str(names.index((*shown, front)[0]))
        if parts != _parts(document):
            window_of(document).restoreViewData(";".join(parts))
    _unmark(document)


def window_of(document: Any) -> Any:
    """Return the controller that shows the sheets of a document, None where there is none."""
    controller = document.CurrentController
    seen = controller is not None and hasattr(controller, "ActiveSheet")
    return controller if seen else None


def leave_plain_cursor(document: Any) -> None:
    """Reduce a selected range to its cursor cell.

    Within a selected range Enter wraps around, and the next result would overwrite the last one.
    """
    window = window_of(document)
    chosen = window.getSelection().supportsService if window is not None else None
    if chosen is not None and not chosen(ONE) and (chosen(RANGE) or chosen(RANGES)):
        _unmark(document)


def go_to(document: Any, sheet: Any, cell: Any) -> None:
    """Bring a sheet to the front and the cursor to a cell; "" leaves the cursor where it is."""
    if window_of(document) is not None:
        window_of(document).setActiveSheet(sheet)
        if cell:
            window_of(document).select(sheet.getCellRangeByName(cell))
        _unmark(document)


def set_view(document: Any, sheet: Any, frozen: Any) -> None:
    """Hide a sheet's grid and freeze it at column and row; frozen -- None for no change.

    LibreOffice freezes at the visible position, so the sheet is scrolled to its beginning first.
    """
    _show_grids(document, {sheet.Name: False})
    with InFront(document, sheet) as controller:
        if controller is not None and frozen is not None:
            controller.splitAtPosition(0, 0)
            for number in range(controller.Count):
                pane = controller.getByIndex(number)
                pane.FirstVisibleRow = pane.FirstVisibleColumn = 0
            controller.freezeAtPosition(*frozen)


def show_page_lines(document: Any, shown: Any) -> None:
    """Show or hide the lines at which printed pages end, on all sheets of a document."""
    window = window_of(document)
    if window is not None and window.ShowPageBreaks != shown:
        window.ShowPageBreaks = shown


def _show_grids(document: Any, wanted: Any) -> None:
    """Show or hide the grids of sheets that a window shows; wanted -- name -> whether it shows."""
    services = uno.getComponentContext().ServiceManager
    dispatcher = services.createInstance("com.sun.star.frame.DispatchHelper")
    for name, shown in _grids(document).items():
        if wanted.get(name, shown) != shown:
            with InFront(document, document.Sheets.getByName(name)) as controller:
                if controller is not None:
                    dispatcher.executeDispatch(controller.Frame, TOGGLE_GRID, "", 0, ())


def _grids(document: Any) -> Any:
    """Return name of a sheet -> whether its grid shows, {} without a window."""
    if window_of(document) is None:
        return {}
    document.setViewData(None)  # LibreOffice repeats what it said the first time
    window = {each.Name: each.Value for each in document.getViewData().getByIndex(0)}
    tables = window["Tables"]
    return {
        name: each.Value
        for name in tables.ElementNames
        for each in tables.getByName(name)
        if each.Name == "ShowGrid"
    }


def _unmark(document: Any) -> None:
    """Select nothing: LibreOffice marks even a single cell that a program selects."""
    if window_of(document) is not None:
        nothing = document.createInstance("com.sun.star.sheet.SheetCellRanges")
        window_of(document).select(nothing)


def _names(document: Any) -> Any:
    """Return the names of the tabs."""
    return list(document.Sheets.ElementNames)


def _visible(document: Any, name: str) -> bool:
    """Tell whether a tab is visible."""
    return bool(document.Sheets.getByName(name).IsVisible)


def _parts(document: Any) -> Any:
    """Return the parts of LibreOffice's text of the view, [] without a window."""
    controller = window_of(document)
    return controller.getViewData().split(";") if controller is not None else []


def _first_known(views: Any, name: str) -> Any:
    """Return the first view's text for a sheet, None where no view has it."""
    return next((view.sheets[name] for view in views if view.sheets.get(name)), None)
