"""Read a list: comma-separated text, or the first table of a workbook.

text        utf-8 with or without a byte order mark, utf-16 with one, else Windows-1252
separator   comma, semicolon, tab or bar: the most frequent one in the first line that has one
number      1 to 15 digits without a leading zero, with or without "-", is a number
"""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.files.closed_file import LARGEST_FILE
from nigiri.hosts.files.open import WORKBOOKS, closed_file
from nigiri.hosts.xlsx.trouble import directors_words, read_file
from nigiri.messages.message import message
from nigiri.workbook.model.cells import Sheet

if TYPE_CHECKING:
    import datetime as dt

    from nigiri.workbook.model.cells import Cell

TEXTS = frozenset({".csv", ".tsv", ".txt"})
_SEPARATORS = ",;\t|"
_NUMBER = re.compile(r"-?(?:0|[1-9]\d{0,14})")
_LEAST_HEADINGS = 2


def read_list(path: Path, *, now: dt.datetime) -> Sheet:
    """Return the rows of a list as they are, its headings among them.

    Raises HostError when the file cannot be read or is neither text nor a workbook.
    """
    path = Path(path)
    if path.suffix.casefold() in WORKBOOKS:
        return _first_table(list(closed_file(path, now=now).snapshot().sheets.values()))
    with directors_words(path):
        if path.suffix.casefold() not in TEXTS:
            raise HostError(message("file.kind.no-list", file=path.name))
        return Sheet.of(_rows(_decoded(read_data(path)), path))


def read_data(path: Path) -> bytes:
    """Return the bytes of a file, at most as many as a list can have.

    Raises HostError when it cannot be read.
    """
    with directors_words(path):
        return read_file(path, LARGEST_FILE)


def _first_table(sheets: list[Sheet]) -> Sheet:
    """Return the first sheet that begins with headings, else the first with cells."""
    used = [sheet for sheet in sheets if sheet.rows]
    return next(filter(_has_headings, used), used[0] if used else Sheet())


def _has_headings(sheet: Sheet) -> bool:
    """Tell whether the first row that is not blank holds several texts and nothing else."""
    first = next(row for row in sheet.rows if any(cell is not None for cell in row))
    cells = [cell for cell in first if cell is not None]
    return len(cells) >= _LEAST_HEADINGS and all(isinstance(cell, str) for cell in cells)


def _decoded(data: bytes) -> str:
    """Return the text of a file; Windows-1252 signs that do not exist become question marks."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _rows(text: str, path: Path) -> list[list[Cell]]:
    """Return the cells of a text; HostError when it is not a list."""
    lines = text.splitlines()
    first = next((line for line in lines if any(each in line for each in _SEPARATORS)), "")
    separator = max(_SEPARATORS, key=first.count)
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))
    except csv.Error as error:
        bad = message("file.kind.bad-list", file=path.name, error=str(error))
        raise HostError(bad) from error
    return [[_cell(cell) for cell in row] for row in rows]


def _cell(text: str) -> Cell:
    """Return a cell: a certain number, else trimmed text; None for a blank."""
    trimmed = text.strip()
    return int(trimmed) if _NUMBER.fullmatch(trimmed) else (trimmed or None)
