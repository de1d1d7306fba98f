"""The cell into which somebody is typing: until Enter, no program sees what stands in it.

If a program brings another sheet to the front meanwhile, LibreOffice enters what was typed there,
or forgets it. So a command enters it first, and writes nothing while somebody types.
"""

from __future__ import annotations

from typing import Any

import unohelper
from com.sun.star.awt import XKeyHandler

from nigiri_office.views import window_of

#: LibreOffice's names of the part of a window that shows a sheet, and of an open cell in it.
SHEETS, OPEN_CELL = "ScAccessibleDocument", "ScAccessibleEditObject"
#: How deep in a window that part lies.
DEEP = 3
ACCEPT = ".uno:AcceptFormula"
ESCAPE = 1281


def is_typing(document: Any) -> bool:
    """Tell whether somebody is typing into a cell of a document; False without a window."""
    window = window_of(document)
    try:
        part = window and _sheets(window.ComponentWindow.getAccessibleContext(), DEEP)
        return part is not None and _name(_parts(part)[-1]) == OPEN_CELL
    except Exception:  # noqa: BLE001 -- this LibreOffice does not tell
        return False


def enter(context: Any, document: Any) -> None:
    """Enter what somebody is typing into a cell, as Enter does."""
    if is_typing(document):
        service = "com.sun.star.frame.DispatchHelper"
        helper = context.ServiceManager.createInstanceWithContext(service, context)
        helper.executeDispatch(document.CurrentController.Frame, ACCEPT, "", 0, ())


def _sheets(part: Any, deep: int) -> Any:
    """Return the part that shows a sheet, None where there is none so deep in another part."""
    if _name(part) == SHEETS:
        return part
    below = (_sheets(each, deep - 1) for each in _parts(part)) if deep else ()
    return next((each for each in below if each is not None), None)


def _parts(part: Any) -> list[Any]:
    """Return the parts of a part of a window."""
    count = range(part.getAccessibleChildCount())
    return [part.getAccessibleChild(number).getAccessibleContext() for number in count]


def _name(part: Any) -> str:
    """Return LibreOffice's name of the class of a part, "" where it has none."""
    return str(getattr(part, "ImplementationName", ""))


class EscapeKey(unohelper.Base, XKeyHandler):
    """Calls a function when Esc is pressed in the sheets of a window, but not in a cell."""

    def __init__(self, document: Any, call: Any) -> None:
        """Begin to listen."""
        self._document, self._call = document, call
        self._window: Any = document.CurrentController
        if self._window is not None:
            self._window.addKeyHandler(self)

    def keyPressed(self, event: Any) -> bool:  # noqa: N802 -- LibreOffice's name
        """Call the function for Esc; tell whether the key is used up."""
        if event.KeyCode != ESCAPE or is_typing(self._document):
            return False
        self._call()
        return True

    def keyReleased(self, event: Any) -> bool:  # noqa: N802 -- LibreOffice's name
        """Leave it to LibreOffice."""
        return False

    def disposing(self, event: Any) -> None:
        """Have no window any more."""
        self._window = None

    def dispose(self) -> None:
        """Listen no more."""
        if self._window is not None:
            self._window.removeKeyHandler(self)
        self._window = None
