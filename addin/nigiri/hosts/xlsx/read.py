"""Read the cells of a closed workbook, fast, as plain data.

in the file                        read as
number, whole                      int
date, date with time               date, datetime to the second
time of day, duration              text: "01:00", "30:00:00"
TRUE, FALSE                        text
error (#N/A, #REF!, ...)           text
formula                            the value stored with it, UNCALCULATED when none is
chart or macro sheet               a sheet without cells

The values are read by calamine, which gets no part that was not looked at. It releases Python's
lock, so the sheets of a large package are read by two threads while what was read is converted.
"""

from __future__ import annotations

import datetime as dt
import re
from contextlib import contextmanager, nullcontext
from functools import partial
from io import BytesIO
from itertools import chain
from typing import TYPE_CHECKING

from python_calamine import CalamineWorkbook, SheetTypeEnum

from nigiri.errors import Unfit
from nigiri.hosts.xlsx.error_values import errors, with_known_errors
from nigiri.hosts.xlsx.package.archive import TYPES_PART, relations_part
from nigiri.hosts.xlsx.package.references import LAST_COLUMN, number_of
from nigiri.hosts.xlsx.package.xml import refuse_unreadable
from nigiri.hosts.xlsx.uncalculated import uncalculated
from nigiri.messages.message import message
from nigiri.workbook.model.cells import UNCALCULATED, Sheet, Workbook, normal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from nigiri.hosts.xlsx.cells.book import Book, Tab
    from nigiri.workbook.model.cells import Cell

    Raw = int | float | str | bool | dt.time | dt.date | dt.datetime | dt.timedelta
    Rows = list[list[Raw]]
    Reader = Callable[[], Rows]
    Begin = Callable[[str], Reader | None]

_LARGE = 2**22  # bytes of a package whose reading takes longer than to start threads


@contextmanager
def reading(data: bytes, size: int) -> Iterator[Begin]:
    """Provide a function that begins to read a sheet and returns a function for its rows.

    It returns None for a sheet without cells. size -- bytes of the package unpacked. Raises what
    calamine raises for a damaged file, as both functions do.
    """
    with CalamineWorkbook.from_filelike(BytesIO(data)) as source:
        kinds = {entry.name: entry.typ for entry in source.sheets_metadata}
        way = (
            _read_ahead(source, data) if size > _LARGE else nullcontext(partial(_deferred, source))
        )
        with way as begin:
            yield lambda name: begin(name) if kinds.get(name) is SheetTypeEnum.WorkSheet else None


def _deferred(source: CalamineWorkbook, name: str) -> Reader:
    """Return a function that reads a sheet when called."""
    return partial(_rows, source, name)


def _rows(source: CalamineWorkbook, name: str) -> Rows:
    """Return the rows of a sheet."""
    return source.get_sheet_by_name(name).to_python(skip_empty_area=False)


@contextmanager
def _read_ahead(source: CalamineWorkbook, data: bytes) -> Iterator[Callable[[str], Reader]]:
    """Provide a function that reads a sheet in one of two threads and returns its result."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 -- seldom worth its loading
    from queue import SimpleQueue  # noqa: PLC0415

    free: SimpleQueue[CalamineWorkbook] = SimpleQueue()

    def read(name: str) -> Rows:
        reader = free.get()
        try:
            return _rows(reader, name)
        finally:
            free.put(reader)

    free.put(source)
    with ThreadPoolExecutor(2) as pool:
        # Where this fails, the first reader reads all.
        pool.submit(lambda: free.put(CalamineWorkbook.from_filelike(BytesIO(data))))
        try:
            yield lambda name: pool.submit(read, name).result
        finally:
            pool.shutdown(cancel_futures=True)


MOST_CELLS = 4_000_000
LONGEST_TEXT = 100_000  # Excel ends at 32,767, other programs do not
_PLAIN = frozenset({str, float, int})
_HALF_A_SECOND = dt.timedelta(milliseconds=500)
_ROW = re.compile(rb"<(?:\w+:)?row\b[^>]*?\br=[\"'](\d+)")
# Cells that hold something: a formatted blank is <c .../>, and is not read.
_PLACE = re.compile(rb"<(?:\w+:)?c\s[^>]*?\br=[\"']([A-Z]{1,3})(\d+)[\"'](?:[^>]*[^/>])?>")
_CELL = re.compile(rb"<(?:\w+:)?c(?:\s[^>]*[^/>])?>")
#: A cell beyond column DZ or row 9,999, or not in the form that most programs write.
_FAR = re.compile(rb'<c(?: r="(?:[A-Z]{3}|[E-Z][A-Z]|[A-Z]{1,2}\d{5})|(?! r=")[\s>/])')
#: What may be a cell with a prefix.
_PREFIXED = re.compile(rb":c[\s>/]")


def read_sheets(book: Book) -> Workbook:
    """Return the sheets of a workbook in tab order, as they are in its file.

    Raises HostError when a sheet's used part is too large to be a tournament's, and what
    calamine raises for a damaged file.
    """
    tabs = book.tabs()
    parts = {name: book.package.raw(name) for name in _names(book, tabs)}
    for part in parts.values():
        refuse_unreadable(part)
    alone = with_known_errors(book.package.alone(parts), parts)
    begun: dict[str, tuple[Reader | None, bytes]] = {}
    with reading(alone, sum(map(len, parts.values()))) as begin:
        for tab in tabs:
            part = parts[tab.part]
            _refuse_vast(tab.name, part)
            begun[tab.name] = begin(tab.name), part
        return Workbook(
            {
                name: Sheet() if reader is None else _read(reader, part)
                for name, (reader, part) in begun.items()
            }
        )


def _names(book: Book, tabs: Sequence[Tab]) -> list[str]:
    """Return the parts that calamine gets; KeyError where that of a sheet is missing."""
    related = (book.related(book.name, kind) for kind in ("sharedStrings", "styles"))
    usual = (TYPES_PART, "xl/sharedStrings.xml", "xl/styles.xml")
    links = map(relations_part, ("", book.name))
    named = {*usual, *links, book.name, *chain.from_iterable(related)}
    return [*sorted(name for name in named if name in book.package), *(tab.part for tab in tabs)]


def _read(reader: Reader, part: bytes) -> Sheet:
    """Return the cells of one sheet."""
    rows: list[list[Cell]] = [
        [None if value == "" else _cell(value) for value in row] for row in reader()
    ]
    for row, column, text in errors(part):
        _put(rows, row, column, text or None)
    for at in uncalculated(part):
        _put(rows, *at, UNCALCULATED)
    return Sheet.trimmed(rows)


def _cell(value: Raw) -> Cell:
    """Return a value that is not empty in the form of cells."""
    if type(value) is float:  # most are numbers or texts
        return int(value) if value.is_integer() else value
    if type(value) is str and len(value) <= LONGEST_TEXT:
        return value
    return normal(plain_cell(value))


def _put(rows: list[list[Cell]], row: int, column: int, text: str | None) -> None:
    """Write texts into the rows that calamine leaves out."""
    while len(rows) < row:
        rows.append([])
    rows[row - 1].extend([None] * (column - len(rows[row - 1])))
    rows[row - 1][column - 1] = text


def plain_cell(value: Raw) -> Cell:
    """Return a value as in the table above; Sheet.of converts whole floats and ""."""
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise Unfit(message("file.unfit.long-text", size=len(value)))
    if type(value) in _PLAIN:
        return value  # type: ignore[return-value]
    if isinstance(value, dt.datetime):
        return (value + _HALF_A_SECOND).replace(microsecond=0)
    if isinstance(value, dt.time):
        return value.isoformat("auto" if value.second else "minutes")
    if isinstance(value, dt.timedelta):
        minutes, seconds = divmod(round(value.total_seconds()), 60)
        return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
    return value


def _refuse_vast(name: str, part: bytes) -> None:
    """Raise HostError when a sheet would have too many cells from A1 to its last one."""
    if not (_FAR.search(part) or _PREFIXED.search(part)):
        return
    places, cells = _PLACE.findall(part), len(_CELL.findall(part))
    nameless = min(cells - len(places), LAST_COLUMN)
    letters = {column.decode() for column, _ in places}
    width = max(nameless, max(map(number_of, letters), default=0))
    rows = _ROW.findall(part) if nameless else {row for _, row in places}
    height = max(map(int, rows), default=0)
    if height * width > MOST_CELLS:
        raise Unfit(message("file.unfit.far", sheet=name, row=height, width=width))
