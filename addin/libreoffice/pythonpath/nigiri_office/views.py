"""Where the director is: the sheet in front, and of each its cursor, what is frozen, what is seen.

LibreOffice hands this out and takes it back as one text, as it does by itself when a page
preview is closed:

    zoom; number of the sheet in front; width of the tabs; sheet; sheet; ...
"""

from __future__ import annotations

from typing import Any

from nigiri_office.meanwhile import InFront

HEAD = 3
FRONT = 1
ONE, RANGE, RANGES = (
    "com.sun.star.sheet." + name for name in ("SheetCell", "SheetCellRange", "SheetCellRanges")
)


class View:
    """What the window of a document shows now."""

    def __init__(self, document: Any) -> None:
        """Look at the window; without one there is nothing to know."""
        controller = window_of(document)
        self.front = controller.ActiveSheet.Name if controller is not None else None
        self.grid = controller.ShowGrid if controller is not None else None
        self.sheets = dict(zip(_names(document), _parts(document)[HEAD:]))


def put_back(document: Any, fronts: Any, views: Any, own: Any) -> None:
    """Let the window show what it did, as far as the sheets are still there.

    fronts -- names of sheets: the first that can be seen comes to the front
    views -- what was seen, at best first; own -- names of sheets for which the last one is best
    """
    parts, names = _parts(document), _names(document)
    if len(parts) == HEAD + len(names):
        wanted = {name: [*views[::-1]] if name in own else [*views] for name in names}
        if views[-1].grid != window_of(document).ShowGrid:
            window_of(document).ShowGrid = views[-1].grid
        for place, name in enumerate(names):
            parts[HEAD + place] = _first(wanted[name], name) or parts[HEAD + place]
        front = window_of(document).ActiveSheet.Name
        shown = [each for each in fronts if each in names and _visible(document, each)]
        parts[FRONT] = str(names.index((*shown, front)[0]))
        if parts != _parts(document):
            window_of(document).restoreViewData(";".join(parts))
    _unmark(document)


def window_of(document: Any) -> Any:
    """Return what shows the sheets of a document, None where nothing does."""
    controller = document.CurrentController
    seen = controller is not None and hasattr(controller, "ActiveSheet")
    return controller if seen else None


def leave_plain_cursor(document: Any) -> None:
    """Let the cursor stay where it is, and no more be marked than one cell.

    In what is marked Enter goes round, and the next result would come where the last one is.
    """
    window = window_of(document)
    chosen = window.getSelection().supportsService if window is not None else None
    if chosen is not None and not chosen(ONE) and (chosen(RANGE) or chosen(RANGES)):
        _unmark(document)


def go_to(document: Any, sheet: Any, cell: Any) -> None:
    """Bring a sheet to the front, and the cursor to a cell of it; "" leaves it where it is."""
    if window_of(document) is not None:
        window_of(document).setActiveSheet(sheet)
        if cell:
            window_of(document).select(sheet.getCellRangeByName(cell))
        _unmark(document)


def show_as(document: Any, sheet: Any, grid: bool, frozen: Any) -> None:
    """Let the window show a sheet with or without grid, and freeze what is left and above.

    LibreOffice freezes what is seen: first the sheet is scrolled to its beginning.
    """
    with InFront(document, sheet) as controller:
        if controller is None:
            return
        controller.ShowGrid = grid
        if frozen is not None:
            controller.splitAtPosition(0, 0)
            for number in range(controller.Count):
                pane = controller.getByIndex(number)
                pane.FirstVisibleRow = pane.FirstVisibleColumn = 0
            controller.freezeAtPosition(*frozen)


def _unmark(document: Any) -> None:
    """Mark nothing: LibreOffice marks even a single cell that a program selects."""
    if window_of(document) is not None:
        nothing = document.createInstance("com.sun.star.sheet.SheetCellRanges")
        window_of(document).select(nothing)


def _names(document: Any) -> Any:
    """Return the tabs."""
    return list(document.Sheets.ElementNames)


def _visible(document: Any, name: str) -> bool:
    """Tell whether a tab can be seen."""
    return bool(document.Sheets.getByName(name).IsVisible)


def _parts(document: Any) -> Any:
    """Return the parts of LibreOffice's text, [] where there is no window."""
    controller = window_of(document)
    return controller.getViewData().split(";") if controller is not None else []


def _first(views: Any, name: str) -> Any:
    """Return what the first view says of a sheet, None where none does."""
    return next((view.sheets[name] for view in views if view.sheets.get(name)), None)
