"""Drive a LibreOffice that runs, from outside: one JSON request a line, one JSON answer a line.

Started by tests/libreoffice/office.py with the Python that has LibreOffice's `uno`; it imports
nothing of ours. `python driver.py PIPE` connects to the program that listens at that pipe.

Everything is done where LibreOffice does what its user asks for. From elsewhere gtk waits for its
clipboard for ever; and Python that lets a sheet go there keeps all other Python waiting until
LibreOffice gives its lock away, which LibreOffice may not do before it has called Python itself.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uno
import unohelper
from com.sun.star.awt import XCallback
from com.sun.star.document import (
    UndoFailedException,
    XUndoAction,
    XUndoManagerListener,
)
from com.sun.star.frame import XDispatchResultListener, XStatusListener

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 60
#: A dialog among what can be told of windows to those who do not see them.
DIALOG = 12
#: What waits for something that is done elsewhere.
WAITING = ("run", "finish", "undo", "redo", "quickly")


class Heard(unohelper.Base, XDispatchResultListener):  # type: ignore[misc]
    """What a command tells in the end."""

    def __init__(self) -> None:
        """Begin having heard nothing."""
        self.outcome: Any = None
        self.over = threading.Event()

    def dispatchFinished(self, event: Any) -> None:  # noqa: ANN401, N802 -- LibreOffice's
        """Keep the outcome."""
        self.outcome = json.loads(event.Result)
        self.over.set()

    def disposing(self, event: Any) -> None:  # noqa: ANN401 -- LibreOffice's
        """Have nothing to let go."""


class Shows(unohelper.Base, XStatusListener):  # type: ignore[misc]
    """A button that shows whether it may be pressed."""

    def __init__(self) -> None:
        """Begin having been told nothing."""
        self.enabled: Any = None

    def statusChanged(self, event: Any) -> None:  # noqa: ANN401, N802 -- LibreOffice's
        """Keep what is told last."""
        self.enabled = event.IsEnabled

    def disposing(self, event: Any) -> None:  # noqa: ANN401 -- LibreOffice's
        """Have nothing to let go."""


class Broken(unohelper.Base, XUndoAction):  # type: ignore[misc]
    """A part of a step that can be neither undone nor redone."""

    Title = "Broken"

    def undo(self) -> None:
        """Fail."""
        raise UndoFailedException

    def redo(self) -> None:
        """Fail."""
        raise UndoFailedException


class Spoils(unohelper.Base, XUndoManagerListener):  # type: ignore[misc]
    """Puts a part that fails behind the first that is recorded with a name, and then no more."""

    def __init__(self, manager: Any) -> None:  # noqa: ANN401 -- LibreOffice's
        """Take what records."""
        self._manager = manager

    def undoActionAdded(self, event: Any) -> None:  # noqa: ANN401, N802 -- LibreOffice's
        """Spoil the step."""
        if event.UndoActionTitle:
            self._manager.removeUndoManagerListener(self)
            self._manager.addUndoAction(Broken())

    def _nothing(self, event: Any) -> None:  # noqa: ANN401 -- LibreOffice's
        """Do nothing."""

    actionUndone = actionRedone = allActionsCleared = redoActionsCleared = resetAll = _nothing  # noqa: N815 -- LibreOffice's
    enteredContext = enteredHiddenContext = leftContext = leftHiddenContext = _nothing  # noqa: N815 -- LibreOffice's
    cancelledContext = disposing = _nothing  # noqa: N815 -- LibreOffice's


class Call(unohelper.Base, XCallback):  # type: ignore[misc]
    """A call that comes when LibreOffice has done what it was asked before."""

    def __init__(self, call: Callable[[], Any]) -> None:
        """Take what to call."""
        self._call, self._over = call, threading.Event()
        self._result: Any = None
        self._error: Exception | None = None

    def notify(self, _: Any) -> None:  # noqa: ANN401 -- LibreOffice's
        """Call it."""
        try:
            self._result = self._call()
        except Exception as error:  # noqa: BLE001 -- raised where it is waited for
            self._error = error
        self._over.set()

    def result(self) -> Any:  # noqa: ANN401 -- what it gives
        """Wait for it; return what it gave, or raise what it raised."""
        assert self._over.wait(PATIENCE), "LibreOffice never came to rest"
        if self._error is not None:
            raise self._error
        return self._result


def connected(pipe: str) -> Any:  # noqa: ANN401 -- LibreOffice's
    """Return the context of the program, waiting until it listens."""
    here = uno.getComponentContext()
    resolver = here.ServiceManager.createInstanceWithContext(
        "com.sun.star.bridge.UnoUrlResolver", here
    )
    address = f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext"
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return resolver.resolve(address)
        except Exception:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


class Driver:
    """What can be asked for: each method is a request of its name."""

    def __init__(self, context: Any) -> None:  # noqa: ANN401 -- LibreOffice's
        """Begin without a document."""
        self.context = context
        self.desktop = self._create("com.sun.star.frame.Desktop")
        self.document: Any = None
        self.held: Any = None
        self.heard = Heard()
        self.shows: dict[str, Shows] = {}
        #: Parts of dialogs, never let go: without a screen reader nobody else holds them, and what
        #: is let go of a list spoils LibreOffice's memory when the dialog closes.
        self.looked_at: list[Any] = []

    def asked(self, do: str, given: list[Any]) -> Any:  # noqa: ANN401 -- JSON
        """Return the answer to a request."""
        call = partial(getattr(self, do), *given)
        return call() if do in WAITING else self._there(call)

    def _there(self, call: Callable[[], Any]) -> Any:  # noqa: ANN401 -- what it gives
        """Call something where its user's presses are heard, when LibreOffice has done all else."""
        called = Call(call)
        self._create("com.sun.star.awt.AsyncCallback").addCallback(called, None)
        return called.result()

    def _create(self, name: str) -> Any:  # noqa: ANN401 -- LibreOffice's
        """Return a service."""
        return self.context.ServiceManager.createInstanceWithContext(name, self.context)

    def _value(self, name: str, value: object) -> Any:  # noqa: ANN401 -- LibreOffice's
        """Return a named value."""
        made = uno.createUnoStruct("com.sun.star.beans.PropertyValue")
        made.Name, made.Value = name, value
        return made

    def open(self, path: str = "", read_only: bool = False) -> None:  # noqa: FBT001, FBT002 -- JSON
        """Open a workbook, or a new one."""
        url = uno.systemPathToFileUrl(path) if path else "private:factory/scalc"
        how = (self._value("ReadOnly", read_only),)
        until = time.monotonic() + PATIENCE
        self.document = None
        while self.document is None:  # a program that is just starting opens nothing
            self.document = self.desktop.loadComponentFromURL(url, "_blank", 0, how)
            assert self.document is not None or time.monotonic() < until, f"{path} does not open"

    def replace(self, path: str) -> None:
        """Open a workbook in the window of the other one, as File, Open does with a blank one."""
        frame = self.document.CurrentController.Frame
        self.document.setModified(False)
        frame.loadComponentFromURL(uno.systemPathToFileUrl(path), "_self", 0, ())
        self.document = frame.Controller.Model

    def close(self) -> None:
        """Close the workbook without saving it."""
        self.document.close(True)  # noqa: FBT003 -- LibreOffice's
        self.document = None

    def hold(self) -> None:
        """Put the workbook aside, still open, and open others."""
        self.held = self.document

    def back(self) -> None:
        """Go on with the workbook that was put aside."""
        self.document = self.held

    def terminate(self) -> None:
        """End LibreOffice, as File, Exit does."""
        self.desktop.terminate()

    def save(self, path: str) -> None:
        """Save the workbook as .xlsx."""
        kind = self._value("FilterName", "Calc MS Excel 2007 XML")
        self.document.storeToURL(uno.systemPathToFileUrl(path), (kind,))

    def keep(self, path: str) -> None:
        """Save the workbook as .xlsx, and go on with that file."""
        kind = self._value("FilterName", "Calc MS Excel 2007 XML")
        self.document.storeAsURL(uno.systemPathToFileUrl(path), (kind,))

    def print(self, path: str) -> None:
        """Print the whole workbook to a PDF."""
        kind = self._value("FilterName", "calc_pdf_Export")
        self.document.storeToURL(uno.systemPathToFileUrl(path), (kind,))

    def flat(self, path: str) -> None:
        """Write all that the document holds into one file of XML."""
        kind = self._value("FilterName", "OpenDocument Spreadsheet Flat XML")
        self.document.storeToURL(uno.systemPathToFileUrl(path), (kind,))

    @cached_property
    def _looks(self) -> Any:  # noqa: ANN401 -- LibreOffice's
        """Return what looks at documents in LibreOffice itself (seen.py)."""
        path = uno.systemPathToFileUrl(str(Path(__file__).with_name("seen.py")))
        loader = self._create("com.sun.star.loader.Python")
        factory = loader.activate("org.nigiri.tests.Looks", "", path, None)
        return factory.createInstanceWithContext(self.context)

    def _looked(self, *asked: str) -> Any:  # noqa: ANN401 -- JSON
        """Return what is seen of the document."""
        what, *sheet = asked
        values = (what, self.document, *sheet)
        given = (uno.createUnoStruct("com.sun.star.beans.NamedValue", "", each) for each in values)
        return json.loads(self._looks.execute(tuple(given)))

    def seen(self, sheet: str) -> Any:  # noqa: ANN401 -- JSON
        """Return all that is to be seen of a sheet (seen.py)."""
        return self._looked("seen", sheet)

    def _button(self, tag: str) -> Any:  # noqa: ANN401 -- LibreOffice's
        """Return what carries out a command of the extension, and its address."""
        url = uno.createUnoStruct("com.sun.star.util.URL")
        url.Complete = f"org.nigiri.command:{tag}"
        _, url = self._create("com.sun.star.util.URLTransformer").parseStrict(url)
        frame = self.document.CurrentController.Frame
        return frame.queryDispatch(url, "_self", 0), url

    def start(self, tag: str, answers: dict[str, Any]) -> None:
        """Press a button; the answers go along, and no dialog is shown."""
        dispatch, url = self._button(tag)
        self.heard = Heard()
        given = (self._value("Answers", json.dumps(answers)),)
        dispatch.dispatchWithNotification(url, given, self.heard)

    def look(self, tags: list[str]) -> None:
        """Look from now on at buttons of the window, as a toolbar does."""
        self.shows = {tag: Shows() for tag in tags}
        for tag, shows in self.shows.items():
            dispatch, url = self._button(tag)
            dispatch.addStatusListener(shows, url)

    def grey(self) -> list[str]:
        """Return those of the buttons looked at that may not be pressed now."""
        return [tag for tag, shows in self.shows.items() if not shows.enabled]

    def also(self, tag: str) -> None:
        """Press a button while another command runs."""
        dispatch, url = self._button(tag)
        dispatch.dispatch(url, ())

    def show(self, tag: str) -> None:
        """Press a button whose dialog stays open; wait for nothing."""
        dispatch, url = self._button(tag)
        later = Call(lambda: dispatch.dispatch(url, ()))
        self._create("com.sun.star.awt.AsyncCallback").addCallback(later, None)

    def finish(self) -> Any:  # noqa: ANN401 -- JSON
        """Return how the command went."""
        if not self.heard.over.wait(PATIENCE):
            return {"status": "silent"}
        return self.heard.outcome

    def run(self, tag: str, answers: dict[str, Any]) -> Any:  # noqa: ANN401 -- JSON
        """Press a button and wait."""
        self._there(lambda: self.start(tag, answers))
        return self.finish()

    def sheets(self) -> list[str]:
        """Return the tabs."""
        return list(self.document.Sheets.ElementNames)

    def cells(self) -> Any:  # noqa: ANN401 -- JSON
        """Return what every sheet shows, and what is typed in it."""
        return self._looked("cells")

    def type(self, sheet: str, cell: str, text: str) -> None:
        """Type into a cell."""
        self.document.Sheets.getByName(sheet).getCellRangeByName(cell).setFormula(text)

    def undo(self) -> list[str]:
        """Press Ctrl+Z; return the steps that are left."""
        self._press("undo")
        return list(self._there(self.steps))

    def _press(self, key: str) -> None:
        """Undo or redo, and wait until all that follows from it is done, also where it fails."""

        def press() -> None:
            """Press it in the window that is in front, as it is where keys are pressed."""
            self.document.CurrentController.Frame.activate()
            getattr(self.document.UndoManager, key)()

        try:
            self._there(press)
        finally:
            self._there(lambda: None)

    def quickly(self, keys: list[str]) -> None:
        """Press keys, undo or redo, faster than LibreOffice comes to rest."""

        def press() -> None:
            """Press them where it does nothing else meanwhile."""
            self.document.CurrentController.Frame.activate()
            for key in keys:
                getattr(self.document.UndoManager, key)()

        try:
            self._there(press)
        finally:
            self._there(lambda: None)

    def redo(self) -> None:
        """Press Ctrl+Y."""
        self._press("redo")

    def go(self, sheet: str, cell: str) -> None:
        """Go to a cell with the mouse: it is not marked."""
        found, window = self.document.Sheets.getByName(sheet), self.document.CurrentController
        window.setActiveSheet(found)
        window.select(found.getCellRangeByName(cell))
        window.select(self.document.createInstance("com.sun.star.sheet.SheetCellRanges"))

    def mark(self, sheet: str, cells: str) -> None:
        """Mark cells, as is done with the mouse or with Shift."""
        found, window = self.document.Sheets.getByName(sheet), self.document.CurrentController
        window.setActiveSheet(found)
        window.select(found.getCellRangeByName(cells))

    def where(self) -> Any:  # noqa: ANN401 -- JSON
        """Return the sheet in front, the cell with the cursor, and how many cells are marked."""
        return self._looked("where")

    def windows(self) -> Any:  # noqa: ANN401 -- JSON
        """Return what the window shows of every sheet: what is frozen, scrolled, and the grid."""
        return self._looked("windows")

    def form(self) -> Any:  # noqa: ANN401 -- JSON
        """Return the dialog in front: its title, its size and its parts; None where there is none.

        A part is its name, left, top, width and height.
        """
        toolkit = self._create("com.sun.star.awt.Toolkit")
        for number in range(toolkit.getTopWindowCount()):
            window = toolkit.getTopWindow(number).getAccessibleContext()
            title = window.getAccessibleName()
            if window.getAccessibleRole() == DIALOG and window.getAccessibleChildCount():
                at = range(window.getAccessibleChildCount())
                found = [window.getAccessibleChild(each) for each in at]
                parts = [each.getAccessibleContext() for each in found]
                self.looked_at += [window, *found, *parts]
                size = window.getBounds()
                return [title, [size.Width, size.Height], [_bounds(part) for part in parts]]
        return None

    def locked(self) -> bool:
        """Tell whether the window is kept from showing anything."""
        return bool(self.document.hasControllersLocked())

    def fail(self) -> None:
        """Let the next step that is recorded fail in its middle when it is undone or redone."""
        self.document.UndoManager.addUndoManagerListener(Spoils(self.document.UndoManager))

    def steps(self) -> list[str]:
        """Return the steps that can be undone, newest first."""
        return list(self.document.UndoManager.getAllUndoActionTitles())

    def evaluate(self, words: str) -> Any:  # noqa: ANN401 -- JSON
        """Return what an expression of the tests says of the document."""
        return eval(words, {"document": self.document, "context": self.context, "uno": uno})  # noqa: S307 -- ours


def _bounds(part: Any) -> list[Any]:  # noqa: ANN401 -- LibreOffice's
    """Return the name of a part of a dialog, and where it is."""
    at = part.getBounds()
    return [part.getAccessibleName(), at.X, at.Y, at.Width, at.Height]


def main() -> None:
    """Answer until the requests end."""
    driver = Driver(connected(sys.argv[1]))
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = {"is": driver.asked(request["do"], request["with"])}
        except Exception as error:  # noqa: BLE001 -- the test sees it
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


main()
