"""Read the cells of an OpenDocument spreadsheet as plain data, as hosts/xlsx/read.py does.

in the file                   read as
float, percentage, currency   int where whole, else float
date                          date, or datetime where it has a time
time                          text: "01:00", "30:00:00"
boolean                       text: TRUE, FALSE
string                        text, its paragraphs as lines
error                         text: #N/A
formula                       the value stored with it, UNCALCULATED when none is
"""

from __future__ import annotations

import datetime as dt
import re
from itertools import islice
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from lxml import etree

from nigiri.errors import Unfit
from nigiri.hosts.ods.document import name, tables
from nigiri.hosts.xlsx.read import LONGEST_TEXT, MOST_CELLS, plain_cell
from nigiri.messages.message import message
from nigiri.workbook.model.cells import UNCALCULATED, Sheet, Workbook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.hosts.xlsx.package.archive import Package
    from nigiri.hosts.xlsx.package.xml import Element
    from nigiri.workbook.model.cells import Cell

_CELLS = (name("table", "table-cell"), name("table", "covered-table-cell"))
_ROW, _FORMULA = name("table", "table-row"), name("table", "formula")
_ROWS_REPEATED = name("table", "number-rows-repeated")
_COLUMNS_REPEATED = name("table", "number-columns-repeated")
_TYPE, _VALUE = name("office", "value-type"), name("office", "value")
_P, _S, _C = name("text", "p"), name("text", "s"), name("text", "c")
_SIGNS = {name("text", "tab"): "\t", name("text", "line-break"): "\n"}
_SPACES = re.compile(r"[ \t\r\n]+")
_TIME = re.compile(r"P(?:(\d+)D)?T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?")
_A_DAY = dt.timedelta(days=1)
_MIDNIGHT = dt.datetime(2005, 5, 21)  # noqa: DTZ001 -- of any day
MOST_HELD = 2_000_000


class Found(NamedTuple):
    """The cells of a spreadsheet, and which of them are formulas: sheet -> {(row, column)}."""

    workbook: Workbook
    formulas: dict[str, frozenset[tuple[int, int]]]


def read_tables(package: Package) -> Found:
    """Return the sheets in tab order.

    Raises HostError when a sheet is too large to be a tournament's.
    """
    sheets: dict[str, Sheet] = {}
    formulas = {}
    for table in tables(package):
        tab = table.get(name("table", "name"), "")
        cells = list(islice(_cells(table), MOST_HELD + 1))
        sheets[tab] = _sheet(tab, cells)
        formulas[tab] = frozenset((row, at) for row, at, _, live in cells if live)
    return Found(Workbook(sheets), formulas)


def _cells(table: Element) -> Iterator[tuple[int, int, Cell, bool]]:
    """Yield row, column, value and whether it is a formula, for cells that hold something."""
    row = 0
    for line in table.iter(_ROW):
        repeated = int(line.get(_ROWS_REPEATED, 1))
        held = list(islice(_held(line), MOST_HELD + 1))
        for again in range(repeated if held else 0):
            yield from ((row + again + 1, *cell) for cell in held)
        row += repeated


def _held(line: Element) -> Iterator[tuple[int, Cell, bool]]:
    """Yield column, value and whether it is a formula, for the cells of a row."""
    column = 0
    for cell in line.iterchildren(*_CELLS):
        repeated = int(cell.get(_COLUMNS_REPEATED, 1))
        live = cell.get(_FORMULA) is not None
        value = _value(cell) if len(cell) or cell.get(_TYPE) else UNCALCULATED if live else None
        if live or value not in {None, ""}:
            yield from ((column + again, value, live) for again in range(1, repeated + 1))
        column += repeated


def _sheet(tab: str, cells: list[tuple[int, int, Cell, bool]]) -> Sheet:
    """Return the cells as a sheet; HostError when they would fill the memory."""
    height = cells[-1][0] if cells else 0  # they come row by row
    width = max(map(itemgetter(1), cells), default=0)
    if height * width > MOST_CELLS or len(cells) > MOST_HELD:
        raise Unfit(message("file.unfit.far", sheet=tab, row=height, width=width))
    rows: list[list[Cell]] = [[None] * width for _ in range(height)]
    for row, column, value, _ in cells:
        rows[row - 1][column - 1] = value
    return Sheet.of(rows)


def _value(cell: Element) -> Cell:
    """Return the value of a cell, as in the table above."""
    kind = cell.get(_TYPE)
    if kind in {"float", "percentage", "currency"}:
        return float(cell.get(_VALUE, "nan"))
    if kind == "date":
        return _moment(cell.get(name("office", "date-value"), ""))
    if kind == "time":
        return _duration(cell.get(name("office", "time-value"), ""))
    if kind == "boolean":
        return cell.get(name("office", "boolean-value"), "").upper()
    return "\n".join(_text(paragraph) for paragraph in cell.iterchildren(_P))


def _moment(text: str) -> Cell:
    """Return a date, with its time when it has one."""
    moment = dt.datetime.fromisoformat(text).replace(tzinfo=None)  # some programs add a zone
    return plain_cell(moment if "T" in text and moment.time() != dt.time() else moment.date())


def _duration(text: str) -> Cell:
    """Return a time of day or a longer time as text."""
    found = _TIME.fullmatch(text)
    if found is None:
        raise ValueError(message("file.damaged.time", typed=repr(text)))
    days, hours, minutes, seconds = (float(part or 0) for part in found.groups())
    time = dt.timedelta(days=days, hours=hours, minutes=minutes, seconds=round(seconds))
    return plain_cell(time if time >= _A_DAY else (_MIDNIGHT + time).time())


def _text(paragraph: Element) -> str:
    """Return the text of a paragraph: runs of blanks are one, others are written as elements.

    Raises HostError where these are more than a text can have.
    """
    blanks = sum(int(each.get(_C, 1)) for each in paragraph.iter(_S))
    if blanks > LONGEST_TEXT:
        raise Unfit(message("file.unfit.long-text", size=blanks))
    return "".join(_words(paragraph))


def _words(element: Element) -> Iterator[str]:
    """Yield the text in an element, piece after piece."""
    yield _SPACES.sub(" ", element.text or "")
    for child in element.iterchildren(etree.Element):
        yield " " * int(child.get(_C, 1)) if child.tag == _S else _SIGNS.get(str(child.tag), "")
        yield from _words(child)
        yield _SPACES.sub(" ", child.tail or "")
