"""What the director sees of a command in Excel: messages, questions, cells, papers."""

from __future__ import annotations

import tempfile
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.excel import pen
from nigiri.hosts.excel.looks import opened
from nigiri.hosts.excel.quiet import quiet

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Sequence

    import xlwings

    from nigiri.workbook.layout.spec import SheetSpec

#: A message box does not scroll.
MOST_LINES = 24
NONE_OPEN = "There is no workbook that is open in Excel. Open one, then press the button again."


class Window:
    """The window of an open workbook."""

    def __init__(self, book: xlwings.Book) -> None:
        """Take the workbook."""
        self.book = book

    def tell(self, title: str, sentences: Sequence[str]) -> None:
        """Show sentences in a message box, until it is closed."""
        self.book.app.alert(_bounded(sentences), title=title, buttons="ok")

    def agrees(self, title: str, questions: Sequence[str]) -> bool:
        """Ask in a message box; tell whether the director says yes."""
        answer = self.book.app.alert(_bounded(questions), title=title, buttons="yes_no")
        return bool(answer == "yes")

    def show(self, sheet: str, cell: str = "") -> None:
        """Show a sheet, and select a cell of it; a sheet that is hidden or gone is passed over."""
        with suppress(Exception):
            found = self.book.sheets[sheet]
            found.activate()
            if cell:
                found.range(cell).select()

    def put(self, name: str, spec: SheetSpec, now: dt.datetime) -> None:
        """Put a sheet behind all others that belongs to no event, and show it."""
        self.take(name)
        app, sheets = self.book.app, self.book.sheets
        with quiet(app, name), opened(app, [spec], now) as models:
            new = models[0].copy(after=sheets[-1])
            new.name = name
            pen.write(new, spec.cells)
        self.show(name)

    def take(self, name: str) -> None:
        """Take such a sheet away, if it is there."""
        if name in {sheet.name for sheet in self.book.sheets}:
            self.book.sheets[name].delete()

    def open_paper(self, name: str, content: bytes) -> None:
        """Write something to print into a file, and let the browser open it."""
        file = Path(tempfile.mkdtemp(prefix="nigiri-"), Path(name).name)
        file.write_bytes(content)
        webbrowser.open(file.as_uri())


def open_book() -> xlwings.Book:
    """Return the workbook in front of the Excel that called, or that runs; else HostError."""
    import xlwings  # noqa: PLC0415 -- an extra; only buttons in Excel need it

    with suppress(Exception):  # xlwings says so when nobody called
        return xlwings.Book.caller()
    try:
        return xlwings.books.active
    except Exception as error:  # whatever xlwings says when there is none
        raise HostError(NONE_OPEN) from error


def _bounded(sentences: Sequence[str]) -> str:
    """Return sentences, one a line, as many as a message box shows."""
    lines = "\n".join(sentences).splitlines()
    return "\n".join(lines if len(lines) <= MOST_LINES else [*lines[: MOST_LINES - 1], "…"])
