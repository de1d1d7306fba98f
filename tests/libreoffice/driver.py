"""Drive a LibreOffice that runs, from outside: one JSON request a line, one JSON answer a line.

Started by tests/libreoffice/office.py with the Python that has LibreOffice's `uno`; it imports
nothing of ours. `python driver.py PIPE` connects to the program that listens at that pipe.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from typing import Any

import uno
import unohelper
from com.sun.star.awt import XCallback
from com.sun.star.frame import XDispatchResultListener, XStatusListener
from seen import seen  # type: ignore[import-not-found]  # beside this file

PATIENCE = 60


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


class Done(unohelper.Base, XCallback):  # type: ignore[misc]
    """A call that comes when LibreOffice has done what it was asked before."""

    def __init__(self) -> None:
        """Begin waiting."""
        self.over = threading.Event()

    def notify(self, _: Any) -> None:  # noqa: ANN401 -- LibreOffice's
        """Wait no longer."""
        self.over.set()


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

    def _create(self, name: str) -> Any:  # noqa: ANN401 -- LibreOffice's
        """Return a service."""
        return self.context.ServiceManager.createInstanceWithContext(name, self.context)

    def _value(self, name: str, value: object) -> Any:  # noqa: ANN401 -- LibreOffice's
        """Return a named value."""
        made = uno.createUnoStruct("com.sun.star.beans.PropertyValue")
        made.Name, made.Value = name, value
        return made

    def open(self, path: str = "") -> None:
        """Open a workbook, or a new one."""
        url = uno.systemPathToFileUrl(path) if path else "private:factory/scalc"
        until = time.monotonic() + PATIENCE
        self.document = None
        while self.document is None:  # a program that is just starting opens nothing
            self.document = self.desktop.loadComponentFromURL(url, "_blank", 0, ())
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

    def seen(self, sheet: str) -> Any:  # noqa: ANN401 -- JSON
        """Return all that is to be seen of a sheet (seen.py)."""
        return seen(self.document, self.document.Sheets.getByName(sheet))

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

    def finish(self) -> Any:  # noqa: ANN401 -- JSON
        """Return how the command went."""
        if not self.heard.over.wait(PATIENCE):
            return {"status": "silent"}
        return self.heard.outcome

    def run(self, tag: str, answers: dict[str, Any]) -> Any:  # noqa: ANN401 -- JSON
        """Press a button and wait."""
        self.start(tag, answers)
        return self.finish()

    def sheets(self) -> list[str]:
        """Return the tabs."""
        return list(self.document.Sheets.ElementNames)

    def cells(self) -> dict[str, Any]:
        """Return what every sheet shows, and what is typed in it."""
        return {name: self._cells(self.document.Sheets.getByName(name)) for name in self.sheets()}

    def _cells(self, sheet: Any) -> list[list[list[Any]]]:  # noqa: ANN401 -- LibreOffice's
        """Return rows of shown and typed."""
        cursor = sheet.createCursor()
        cursor.gotoEndOfUsedArea(False)  # noqa: FBT003 -- LibreOffice's
        end = cursor.RangeAddress
        area = sheet.getCellRangeByPosition(0, 0, end.EndColumn, end.EndRow)
        pairs = zip(area.getDataArray(), area.getFormulaArray(), strict=True)
        return [[list(cell) for cell in zip(*pair, strict=True)] for pair in pairs]

    def type(self, sheet: str, cell: str, text: str) -> None:
        """Type into a cell."""
        self.document.Sheets.getByName(sheet).getCellRangeByName(cell).setFormula(text)

    def undo(self) -> list[str]:
        """Press Ctrl+Z; return the steps that are left."""
        self._press("undo")
        return self.steps()

    def _press(self, key: str) -> None:
        """Undo or redo, and wait until all that follows from it is done."""
        self.document.CurrentController.Frame.activate()  # as it is where keys are pressed
        getattr(self.document.UndoManager, key)()
        done = Done()
        self._create("com.sun.star.awt.AsyncCallback").addCallback(done, None)
        assert done.over.wait(PATIENCE), "LibreOffice never came to rest"

    def redo(self) -> None:
        """Press Ctrl+Y."""
        self._press("redo")

    def steps(self) -> list[str]:
        """Return the steps that can be undone, newest first."""
        return list(self.document.UndoManager.getAllUndoActionTitles())

    def evaluate(self, words: str) -> Any:  # noqa: ANN401 -- JSON
        """Return what an expression of the tests says of the document."""
        return eval(words, {"document": self.document, "context": self.context, "uno": uno})  # noqa: S307 -- ours


def main() -> None:
    """Answer until the requests end."""
    driver = Driver(connected(sys.argv[1]))
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = {"is": getattr(driver, request["do"])(*request["with"])}
        except Exception as error:  # noqa: BLE001 -- the test sees it
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


main()
