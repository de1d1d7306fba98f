"""The window of Excel: messages, questions, selected cells, papers."""

from __future__ import annotations

import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.excel import pen
from nigiri.hosts.excel.looks import opened
from nigiri.hosts.excel.quiet import quiet
from nigiri.hosts.openers import open_address
from nigiri.messages.message import message

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Sequence

    import xlwings

    from nigiri.workbook.layout.spec import SheetSpec

#: A message box does not scroll.
MOST_LINES = 24


class Window:
    """The window of an open workbook."""

    def __init__(self, book: xlwings.Book) -> None:
        """Take the workbook."""
        self.book = book

    def tell(self, title: str, sentences: Sequence[str]) -> None:
        """Show sentences in a message box."""
        self.book.app.alert(_bounded(sentences), title=title, buttons="ok")

    def agrees(self, title: str, questions: Sequence[str]) -> bool:
        """Ask in a message box; tell whether the director agrees."""
        answer = self.book.app.alert(_bounded(questions), title=title, buttons="yes_no")
        return bool(answer == "yes")

    @property
    def front(self) -> str:
        """Return the name of the sheet in front, "" where Excel does not say."""
        with suppress(Exception):
            return str(self.book.sheets.active.name)
        return ""

    def show(self, sheet: str, cell: str = "") -> None:
        """Show a sheet and select a cell; skip a hidden or missing sheet."""
        with suppress(Exception):
            found = self.book.sheets[sheet]
            found.activate()
            if cell:
                found.range(cell).select()

    def put(self, name: str, spec: SheetSpec, now: dt.datetime) -> None:
        """Add a sheet outside the event behind all others, and show it."""
        self.take(name)
        app, sheets = self.book.app, self.book.sheets
        with quiet(app, name), opened(app, [spec], now) as models:
            new = models[0].copy(after=sheets[-1])
            new.name = name
            pen.write(new, spec.cells)
        self.show(name)

    def take(self, name: str) -> None:
        """Remove such a sheet, if there is one."""
        if name in {sheet.name for sheet in self.book.sheets}:
            self.book.sheets[name].delete()

    def open_paper(self, name: str, content: bytes) -> None:
        """Write a printed sheet into a file, and open it in the browser."""
        file = Path(tempfile.mkdtemp(prefix="nigiri-"), Path(name).name)
        file.write_bytes(content)
        open_address(file.as_uri())


def open_book() -> xlwings.Book:
    """Return the active workbook of the calling or running Excel; HostError without one."""
    import xlwings  # noqa: PLC0415 -- an extra; only buttons in Excel need it

    with suppress(Exception):  # xlwings says so when nobody called
        return xlwings.Book.caller()
    try:
        return xlwings.books.active
    except Exception as error:  # whatever xlwings says when there is none
        raise HostError(message("file.excel.none")) from error


def _bounded(sentences: Sequence[str]) -> str:
    """Return sentences, one a line, as many as fit into a message box."""
    lines = "\n".join(sentences).splitlines()
    return "\n".join(lines if len(lines) <= MOST_LINES else [*lines[: MOST_LINES - 1], "…"])
