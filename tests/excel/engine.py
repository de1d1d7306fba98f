"""An engine for xlwings that imitates Excel on Windows: what our host asks of it, and no more.

It calculates nothing: what formulas show it asks `Excel.calculate`, which a test may set.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from nigiri.hosts.xlsx.package.references import Shift
from tests.excel.cells import (
    BOOK_PROTECTED,
    ERRORS,
    PASSWORD,
    PROTECTED,
    REJECTED,
    com_error,
    typed,
)
from tests.excel.sheets import BookModel, SheetModel, copied, read_book

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MOST_ROWS, MOST_COLUMNS = 1048576, 16384
_ADDRESS = re.compile(r"\$?([A-Z]*)\$?(\d*)")


class Excel:
    """The program: its settings, its workbooks, and what was done to it.

    fails_at -- the call at which it refuses, counted down from there; 0 for never
    answers -- what the director answers to messages, in order; said -- the messages
    """

    def __init__(self) -> None:
        """Start with one empty workbook."""
        self.settings: dict[str, Any] = {
            "screen_updating": True, "enable_events": True, "calculation": "automatic",
            "status_bar": False, "display_alerts": True, "cut_copy_mode": None,
        }  # fmt: skip
        self.books = [BookModel("Open.xlsx", [SheetModel("Sheet1")])]
        self.fails_at = self.calls = 0
        self.answers: list[str] = []
        self.said: list[str] = []
        self.bars: list[object] = []
        self.copied: tuple[SheetModel, int, bool] | None = None
        self.calculate: Callable[[str, tuple[int, int], str], object] = lambda *_: 0.0

    def call(self) -> None:
        """Count a call about cells or sheets; refuse where a test wants it."""
        self.calls += 1
        if self.calls == self.fails_at:
            raise com_error(REJECTED)


class Engine:
    """What xlwings takes for an engine."""

    name, type = "imitation", "desktop"

    apps: Apps

    def runs(self, excel: Excel) -> App:
        """Let a program be the one that runs."""
        app = App(excel, self)
        self.apps = Apps(app)
        return app

    @staticmethod
    def prepare_xl_data_element(given: object, _: object) -> object:
        """Return a value as it is handed to the program."""
        return "" if given is None else given

    @staticmethod
    def clean_value_data(data: list[list[object]], *how: object) -> list[list[object]]:
        """Return values as Python has them; how -- dates, blanks, numbers, errors."""
        names, (_, empty, _, errors) = {code: name for name, code in ERRORS.items()}, how

        def clean(cell: object) -> object:
            if isinstance(cell, int) and cell in names:
                return names[cell] if errors else None
            return empty if cell is None or cell == "" else cell

        return [[clean(cell) for cell in row] for row in data]


class Apps:
    """The programs that run: one."""

    def __init__(self, app: App) -> None:
        """Take it."""
        self.app = app

    def __iter__(self) -> Iterator[App]:
        """Iterate over it."""
        return iter([self.app])

    def __len__(self) -> int:
        """Return one."""
        return 1


def _setting(name: str) -> property:
    """Return a property of the program that stands among its settings."""

    def get(app: App) -> Any:  # noqa: ANN401
        return app.excel.settings[name]

    def put(app: App, value: object) -> None:
        app.excel.settings[name] = value
        if name == "status_bar":
            app.excel.bars.append(value)

    return property(get, put)


class App:
    """The program."""

    screen_updating = _setting("screen_updating")
    enable_events = _setting("enable_events")
    calculation = _setting("calculation")
    status_bar = _setting("status_bar")
    display_alerts = _setting("display_alerts")
    cut_copy_mode = _setting("cut_copy_mode")

    def __init__(self, excel: Excel, engine: Engine) -> None:
        """Take the model."""
        self.excel, self.engine, self.api, self.pid = excel, engine, excel, 1

    @property
    def books(self) -> Books:
        """Return the workbooks."""
        return Books(self)

    @property
    def selection(self) -> Range:
        """Return what is selected."""
        book = Book(self.books.app, self.excel.books[0])
        return Sheet(book, book.model.active).range(book.model.active.selected)

    def activate(self, steal_focus: bool = False) -> None:  # noqa: FBT001, FBT002 -- xlwings'
        """Show the program."""

    def alert(self, prompt: str, title: str, buttons: str | None, mode: Any, callback: Any) -> str:  # noqa: ANN401
        """Show a message; the next of the answers is given."""
        del mode, callback
        self.excel.said.append(f"{title}: {prompt}")
        return "ok" if buttons in {None, "ok"} else self.excel.answers.pop(0)


class Books:
    """The open workbooks."""

    def __init__(self, app: App) -> None:
        """Take the program."""
        self.app = app

    @property
    def active(self) -> Book:
        """Return the workbook in front."""
        return Book(self.app, self.app.excel.books[0])

    def __call__(self, name: str) -> Book:
        """Return a workbook by its name."""
        for book in self.app.excel.books:
            if book.name == name:
                return Book(self.app, book)
        raise KeyError(name)

    def open(self, fullname: str, *_: object, **__: object) -> Book:
        """Open a file."""
        self.app.excel.call()
        model = read_book(fullname, fullname.rpartition("/")[2])
        self.app.excel.books.append(model)
        return Book(self.app, model)


class BookApi:
    """What COM says of a workbook."""

    def __init__(self, model: BookModel) -> None:
        """Take the model."""
        self.model = model

    @property
    def ProtectStructure(self) -> bool:  # noqa: N802
        """Tell whether tabs may not come and go."""
        return self.model.fixed


class Book:
    """A workbook."""

    def __init__(self, app: App, model: BookModel) -> None:
        """Take the model."""
        self.app, self.model, self.name, self.fullname = app, model, model.name, model.name
        self.api = BookApi(model)

    @property
    def sheets(self) -> Sheets:
        """Return the sheets."""
        return Sheets(self)

    def activate(self) -> None:
        """Show it."""

    def close(self) -> None:
        """Close it."""
        self.app.excel.books.remove(self.model)


class Sheets:
    """The sheets of a workbook."""

    def __init__(self, book: Book) -> None:
        """Take the workbook."""
        self.book = book

    @property
    def active(self) -> Sheet:
        """Return the sheet that is shown."""
        return Sheet(self.book, self.book.model.active)

    def __call__(self, which: str | int) -> Sheet:
        """Return a sheet by name or number."""
        if isinstance(which, int):
            return Sheet(self.book, self.book.model.sheets[which - 1])
        return Sheet(self.book, self.book.model.sheet(which))

    def add(self, before: Sheet | None, after: Sheet, name: str) -> Sheet:
        """Add a blank sheet."""
        assert before is None
        after.writes_tabs()
        model = SheetModel(name)
        self.book.model.sheets.insert(after.index, model)
        return Sheet(self.book, model)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.book.model.sheets)

    def __iter__(self) -> Iterator[Sheet]:
        """Iterate over them in tab order."""
        return iter([Sheet(self.book, model) for model in self.book.model.sheets])


class Allowed:
    """What COM says of a protection."""

    def __init__(self, model: SheetModel) -> None:
        """Take the sheet."""
        self.model = model

    def __getattr__(self, name: str) -> bool:
        """Tell whether something is allowed."""
        return name in (self.model.allowed or ())


class SheetApi:
    """What COM says of a sheet."""

    def __init__(self, excel: Excel, model: SheetModel) -> None:
        """Take the sheet."""
        self.excel, self.model, self.Protection = excel, model, Allowed(model)

    @property
    def ProtectContents(self) -> bool:  # noqa: N802
        """Tell whether it is protected."""
        return self.model.allowed is not None

    def Unprotect(self, Password: str = "") -> None:  # noqa: N802, N803
        """Take the protection off."""
        self.excel.call()
        if self.model.password != Password:
            raise com_error(PASSWORD)
        self.model.allowed = None

    def Protect(self, **allowed: bool) -> None:  # noqa: N802
        """Protect it."""
        self.excel.call()
        self.model.allowed = frozenset(name for name, is_allowed in allowed.items() if is_allowed)


class PageSetup:
    """How a sheet prints."""

    def __init__(self, model: SheetModel) -> None:
        """Take the sheet."""
        self.model = model

    @property
    def print_area(self) -> str:
        """Return what is printed."""
        return self.model.print_area

    @print_area.setter
    def print_area(self, area: str | None) -> None:
        """Print these cells."""
        self.model.print_area = re.sub(r"([A-Z]+)(\d+)", r"$\1$\2", area or "")


class Sheet:
    """A sheet."""

    def __init__(self, book: Book, model: SheetModel) -> None:
        """Take the model."""
        self.book, self.model = book, model
        self.excel = book.app.excel
        self.api = SheetApi(self.excel, model)
        self.page_setup = PageSetup(model)
        self.notes, self.pictures, self.charts, self.tables = (
            ["one"] * model.hung.count(kind) for kind in ("note", "picture", "chart", "table")
        )

    @property
    def name(self) -> str:
        """Return the name of the tab."""
        return self.model.name

    @name.setter
    def name(self, name: str) -> None:
        """Give the tab another name."""
        self.writes_tabs()
        self.book.model.rename(self.model, name)

    @property
    def index(self) -> int:
        """Return the place among the tabs."""
        return self.book.model.sheets.index(self.model) + 1

    @property
    def visible(self) -> bool:
        """Tell whether the tab is shown."""
        return self.model.visible

    @visible.setter
    def visible(self, value: bool) -> None:
        """Show or hide the tab."""
        self.excel.call()
        self.model.visible = value

    @property
    def used_range(self) -> Range:
        """Return the used range, which need not begin in A1."""
        return Range(self, *self.model.used())

    def writes_tabs(self) -> None:
        """Refuse where tabs may not come and go."""
        self.excel.call()
        if self.book.model.fixed:
            raise com_error(BOOK_PROTECTED)

    def writes(self) -> None:
        """Refuse where cells may not be written."""
        self.excel.call()
        if self.model.allowed is not None:
            raise com_error(PROTECTED)

    def range(self, first: Any, second: Any = None) -> Range:  # noqa: ANN401
        """Return a range by corners or address."""
        if isinstance(first, Range):
            assert isinstance(second, Range)
            return Range(self, first.row, first.column, second.row, second.column)
        if isinstance(first, tuple):
            last = second if second is not None else first
            return Range(self, *first, *(last if isinstance(last, tuple) else first))
        one, _, other = first.partition(":")
        top, left = _corner(one, (1, 1))
        bottom, right = _corner(other or one, (MOST_ROWS, MOST_COLUMNS))
        return Range(self, top, left, bottom, right)

    def activate(self) -> None:
        """Show the sheet."""
        self.book.model.active = self.model

    def delete(self) -> None:
        """Delete the sheet."""
        self.writes_tabs()
        self.book.model.remove(self.model)

    def copy(self, before: Sheet | None, after: Sheet | None) -> None:
        """Copy the sheet to a place in any workbook."""
        beside = before or after
        assert beside is not None
        beside.writes_tabs()
        place = beside.book.model.sheets.index(beside.model) + (before is None)
        copied(self.model, beside.book.model, place, self.book.model)


def _corner(address: str, open_end: tuple[int, int]) -> tuple[int, int]:
    """Return row and column of an address; a missing one is that of an open end."""
    found = _ADDRESS.fullmatch(address)
    assert found, address
    column = 0
    for letter in found[1]:
        column = column * 26 + ord(letter) - 64
    return int(found[2] or open_end[0]), column or open_end[1]


class Range:
    """A rectangle of cells."""

    max_cells_per_read = max_cells_per_write = None

    def __init__(self, sheet: Sheet, top: int, left: int, bottom: int, right: int) -> None:
        """Take the corners."""
        self.sheet, self.model = sheet, sheet.model
        self.row, self.column, self.shape = top, left, (bottom - top + 1, right - left + 1)
        self.api = self

    def __call__(self, row: int, column: int) -> Range:
        """Return one cell, counted from the first."""
        at = self.row + row - 1, self.column + column - 1
        return Range(self.sheet, *at, *at)

    def _rows(self) -> Iterator[list[tuple[int, int]]]:
        """Yield the places of each row."""
        for row in range(self.row, self.row + self.shape[0]):
            yield [(row, self.column + step) for step in range(self.shape[1])]

    def _all(self) -> list[tuple[int, int]]:
        """Return all places."""
        return [at for row in self._rows() for at in row]

    def _as_com(self, rows: list[list[object]]) -> object:
        """Return cells as COM does: of one cell the value, else rows."""
        return rows[0][0] if self.shape == (1, 1) else tuple(map(tuple, rows))

    @property
    def address(self) -> str:
        """Return the address."""
        return self.get_address(True, True, False)  # noqa: FBT003

    def get_address(self, row: bool, column: bool, external: bool) -> str:  # noqa: FBT001
        """Return the address."""
        del row, column, external
        letters = [_letters(self.column), _letters(self.column + self.shape[1] - 1)]
        first, last = f"{letters[0]}{self.row}", f"{letters[1]}{self.row + self.shape[0] - 1}"
        return first if first == last else f"{first}:{last}"

    @property
    def raw_value(self) -> object:
        """Return what the cells show."""
        self.sheet.excel.call()
        return self._as_com([[self.model.value(at) for at in row] for row in self._rows()])

    @raw_value.setter
    def raw_value(self, given: Any) -> None:  # noqa: ANN401
        """Give cells something; one thing fills all."""
        self.sheet.writes()
        for number, row in enumerate(self._rows()):
            for step, at in enumerate(row):
                each = given[number][step] if isinstance(given, list) else given
                self.sheet.book.model.refuse_unknown(self.model, at, each)
                self.model.give(at, each, self.sheet.excel.calculate)

    @property
    def formula(self) -> object:
        """Return what is typed."""
        self.sheet.excel.call()
        return self._as_com([
            [typed(self.model.cells.get(at)) for at in row] for row in self._rows()
        ])  # fmt: skip

    @property
    def number_format(self) -> str | None:
        """Return the format, None where cells differ."""
        self.sheet.excel.call()
        found = {self.model.format_of(at) for at in self._all()}
        return found.pop() if len(found) == 1 else None

    @number_format.setter
    def number_format(self, number_format: str) -> None:
        """Give the cells a format."""
        self.sheet.writes()
        for at in self._all():
            self.model.formats[at] = number_format

    @property
    def column_width(self) -> float:
        """Return the width of the column."""
        return self.model.widths.get(self.column, 8.43)

    @column_width.setter
    def column_width(self, width: float) -> None:
        """Set the width."""
        self.sheet.writes()
        self.model.widths[self.column] = width

    def insert(self, shift: str, copy_origin: str | None = None) -> None:
        """Open rows or columns here."""
        assert copy_origin == "format_from_left_or_above"
        self.sheet.writes()
        self.sheet.book.model.shift(
            self.model, self._lines(across={"down": False, "right": True}[shift])
        )

    def delete(self, shift: str) -> None:
        """Remove these rows or columns."""
        self.sheet.writes()
        lines = self._lines(across={"up": False, "left": True}[shift])
        self.sheet.book.model.shift(self.model, replace(lines, count=-lines.count))

    def _lines(self, *, across: bool) -> Shift:
        """Return the whole rows or columns that these are."""
        rows, columns = self.shape
        assert (rows == MOST_ROWS) if across else (columns == MOST_COLUMNS)
        at, count = (self.column, columns) if across else (self.row, rows)
        return Shift(at, count, across)

    def copy(self, destination: Range | None = None) -> None:
        """Take a row or column to be pasted."""
        assert destination is None
        across = self.shape[0] == MOST_ROWS
        self.sheet.excel.copied = self.model, self.column if across else self.row, across
        self.sheet.excel.settings["cut_copy_mode"] = "copy"

    def paste(self, paste: str, **_: object) -> None:
        """Paste the formats of a row or column."""
        assert paste == "formats"
        self.sheet.writes()
        assert self.sheet.excel.copied is not None
        model, source, across = self.sheet.excel.copied
        for (row, column), each in list(model.formats.items()):
            if (column if across else row) == source:
                self.model.formats[(row, self.column) if across else (self.row, column)] = each

    def select(self) -> None:
        """Select the cells."""
        self.model.selected = self.get_address(False, False, False)  # noqa: FBT003

    def replace_all(self, old: str, new: str, whole: bool, match_case: bool) -> None:  # noqa: FBT001
        """Replace a piece of what is typed."""
        del whole, match_case
        self.sheet.writes()
        for held in self.model.cells.values():
            if held.formula:
                held.formula = held.formula.replace(old, new)
            elif isinstance(held.shows, str):
                held.shows = held.shows.replace(old, new)


def _letters(column: int) -> str:
    """Return the letters of a column."""
    letters = ""
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return letters
