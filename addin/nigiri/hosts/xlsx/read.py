"""Read the cells of a closed workbook, fast, as plain data.

in the file                        read as
number, whole                      int
date, date with time               date, datetime to the second
time of day, duration              text: "01:00", "30:00:00"
TRUE, FALSE                        text
error (#N/A, #REF!, ...)           text
formula                            the value stored with it, UNCALCULATED when none is
chart or macro sheet               a sheet without cells
"""

from __future__ import annotations

import datetime as dt
import re
from itertools import chain
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.xlsx.refs import LAST_COLUMN, number_of
from nigiri.hosts.xlsx.uncalculated import uncalculated
from nigiri.hosts.xlsx.values import reading
from nigiri.hosts.xlsx.xml import refuse_entities
from nigiri.workbook.model.cells import UNCALCULATED, Sheet, Workbook, normal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.hosts.xlsx.book import Book
    from nigiri.hosts.xlsx.values import Raw, Reader
    from nigiri.workbook.model.cells import Cell

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
_IS_ERROR = re.compile(rb"t=[\"']e[\"']")
_ERROR = re.compile(
    rb"<(?:\w+:)?c\b(?=[^>]*\bt=[\"']e[\"'])[^>]*?\br=[\"']([A-Z]{1,3})(\d+)[\"'][^>]*>"
    rb"(?:(?!</(?:\w+:)?c>).)*?<(?:\w+:)?v>([^<]*)<",
    re.DOTALL,
)


def read_sheets(data: bytes, book: Book) -> Workbook:
    """Return the sheets of a package in tab order.

    Raises HostError when a sheet's used part is too large to be a tournament's, and what
    calamine raises for a damaged file.
    """
    for part in _shared(book):
        refuse_entities(part)
    begun: dict[str, tuple[Reader | None, bytes]] = {}
    with reading(data, book.package.size) as begin:
        for tab in book.tabs():
            part = book.package.raw(tab.part)
            refuse_entities(part)
            _refuse_vast(tab.name, part)
            begun[tab.name] = begin(tab.name), part
        return Workbook(
            {
                name: Sheet() if reader is None else _read(reader, part)
                for name, (reader, part) in begun.items()
            }
        )


def _shared(book: Book) -> Iterator[bytes]:
    """Yield what the reading library reads besides; BadZipFile when its size is not as said."""
    related = (book.related(book.name, kind) for kind in ("sharedStrings", "styles"))
    usual = ("xl/sharedStrings.xml", "xl/styles.xml")
    for name in sorted({*usual, *chain.from_iterable(related)}):
        if name in book.package:
            yield book.package.raw(name)


def _read(reader: Reader, part: bytes) -> Sheet:
    """Return the cells of one sheet."""
    rows: list[list[Cell]] = [[_cell(value) for value in row] for row in reader()]
    errors = _ERROR.findall(part) if _IS_ERROR.search(part) else ()
    for letters, row, text in errors:
        _put(rows, int(row), number_of(letters.decode()), text.decode() or None)
    for at in uncalculated(part):
        _put(rows, *at, UNCALCULATED)
    return Sheet.trimmed(rows)


def _cell(value: Raw) -> Cell:
    """Return a value in the form of cells."""
    if type(value) is float:  # most cells are numbers or empty
        return int(value) if value.is_integer() else value
    return None if value == "" else normal(plain_cell(value))


def _put(rows: list[list[Cell]], row: int, column: int, text: str | None) -> None:
    """Write into the cells what the reading library leaves out."""
    while len(rows) < row:
        rows.append([])
    rows[row - 1].extend([None] * (column - len(rows[row - 1])))
    rows[row - 1][column - 1] = text


def plain_cell(value: Raw) -> Cell:
    """Return a value as the table above says; whole floats and "" are left to Sheet.of."""
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        msg = f"One of its cells holds a text of {len(value)} characters; delete it"
        raise HostError(msg)
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
    """Raise HostError when reading the sheet from A1 would need more cells than fit anywhere."""
    if not (_FAR.search(part) or _PREFIXED.search(part)):
        return
    places, cells = _PLACE.findall(part), len(_CELL.findall(part))
    nameless = min(cells - len(places), LAST_COLUMN)
    letters = {column.decode() for column, _ in places}
    width = max(nameless, max(map(number_of, letters), default=0))
    rows = _ROW.findall(part) if nameless else {row for _, row in places}
    height = max(map(int, rows), default=0)
    if height * width > MOST_CELLS:
        msg = (
            f"The sheet {name} reaches down to row {height} and over {width} columns; "
            "delete what lies far outside the tables"
        )
        raise HostError(msg)
