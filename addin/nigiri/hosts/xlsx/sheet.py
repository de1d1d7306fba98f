"""One sheet's part: finding, writing and blanking cells without touching anything else."""

from __future__ import annotations

import copy
import datetime as dt
import math
import re
from itertools import cycle
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.errors import HostError
from nigiri.hosts.xlsx.refs import LAST_COLUMN, LAST_ROW, number_of
from nigiri.hosts.xlsx.xml import SPACE, children, drop, main, storable
from nigiri.workbook.cells import Formula, address

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.hosts.xlsx.refs import Shift
    from nigiri.hosts.xlsx.tables import Tables
    from nigiri.hosts.xlsx.xml import Element
    from nigiri.workbook.cells import Cell, Value

LONGEST_TEXT = 32_767
CELL, VALUE, FORMULA = main("c"), main("v"), main("f")
_ADDRESS = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")
# What a spreadsheet would calculate if it were typed: "=1", "+club", but not "-", "+2", "-½".
_LIKE_FORMULA = re.compile(r"[=@\t\r\n]|[+-].*[^\W\d_½]", re.DOTALL)
_EPOCHS = {False: dt.datetime(1899, 12, 30), True: dt.datetime(1904, 1, 1)}  # noqa: DTZ001
_LEAP_DAY_THAT_NEVER_WAS = 60  # 29 February 1900 in the count of days


class SheetPart:
    """The rows and cells of a sheet; rows and columns are counted from 1."""

    def __init__(self, root: Element, tables: Tables) -> None:
        """Index the rows; HostError when the part is not a worksheet."""
        data = root.find(main("sheetData"))
        if data is None:
            msg = "One of the sheets to be written holds no cells (a chart or a macro sheet)"
            raise HostError(msg)
        self.root, self.data, self._tables = root, data, tables
        self.rows: dict[int, Element] = {}
        self._cells: dict[int, dict[int, Element]] = {}
        self._columns: dict[int, str | None] = {}
        number = 0
        for row in children(data, "row"):
            number = int(row.get("r", number + 1))
            self.rows[number] = row

    def cells(self, row: int) -> dict[int, Element]:
        """Return the cells of a row by column, in order; {} when the row is not there."""
        if row not in self.rows:
            return {}
        if row not in self._cells:
            found: dict[int, Element] = {}
            column = 0
            for cell in children(self.rows[row], "c"):
                column = place_of(cell)[1] if cell.get("r") else column + 1
                found[column] = cell
            self._cells[row] = found
        return self._cells[row]

    def put(self, row: int, column: int, value: Value) -> None:
        """Write a cell; a new one looks like its row or its column, None blanks an old one."""
        if not (1 <= row <= LAST_ROW and 1 <= column <= LAST_COLUMN):
            msg = f"There is no cell in row {row}, column {column}"
            raise HostError(msg)
        cell = self.cells(row).get(column)
        if cell is not None:
            blank(cell)
        elif value is None or value == "":
            return
        else:
            cell = self._new_cell(row, column)
        self._fill(cell, value, address(row, column))

    def show(self, row: int, column: int, value: Cell) -> None:
        """Write what a formula shows; the formula and the look of its cell stay."""
        cell = self.cells(row)[column]
        formula, was = cell.find(FORMULA), cell.get("t")
        assert formula is not None  # noqa: S101 -- asked for formulas only
        blank(cell)
        cell.append(formula)
        if isinstance(value, dt.date):
            value = serial(value, from_1904=self._tables.from_1904)
        leaf = etree.SubElement(cell, VALUE)
        if was == "b" and value in {"TRUE", "FALSE"}:
            cell.set("t", "b")
            value = int(value == "TRUE")
        if value is None or isinstance(value, str):
            cell.set("t", "str")
            leaf.set(SPACE, "preserve")
            leaf.text = storable(value or "")
        else:
            leaf.text = repr(value)

    def _fill(self, cell: Element, value: Value, where: str) -> None:
        """Write into a blank cell."""
        if isinstance(value, Formula):
            etree.SubElement(cell, FORMULA).text = storable(value.text)
            value = value.value if value.value is not None else ""
            if isinstance(value, str):
                cell.set("t", "str")
                leaf = etree.SubElement(cell, VALUE)
                leaf.text = checked_text(value, where)
                leaf.set(SPACE, "preserve")
                return
        if isinstance(value, str):
            if value:
                cell.set("t", "s")
                if _LIKE_FORMULA.match(value):
                    style = self._tables.styles.quoted(int(cell.get("s", "0")))
                    cell.set("s", str(style))
                number = self._tables.strings.number(checked_text(value, where))
                etree.SubElement(cell, VALUE).text = str(number)
        elif value is not None:
            self._fill_number(cell, value, where)

    def _fill_number(self, cell: Element, value: float | dt.date, where: str) -> None:
        """Write a number or a date, which is a number that looks like one."""
        has_date = isinstance(value, dt.date)
        if isinstance(value, dt.date):
            has_time = isinstance(value, dt.datetime)
            style = self._tables.styles.dated(int(cell.get("s", "0")), time=has_time)
            cell.set("s", str(style))
            value = serial(value, from_1904=self._tables.from_1904)
        if not math.isfinite(value) or (has_date and value < 1):
            msg = f"The number or date for cell {where} is none that a spreadsheet knows"
            raise HostError(msg)
        etree.SubElement(cell, VALUE).text = repr(value)

    def _new_cell(self, row: int, column: int) -> Element:
        """Make a cell in its place, in a new row if need be."""
        if row not in self.rows:
            self._insert_row(row, etree.Element(main("row"), r=str(row)))
        cell = etree.Element(CELL, r=address(row, column))
        self._insert_cell(row, column, cell)
        self._dress(cell, self.rows[row], column)
        return cell

    def _insert_cell(self, row: int, column: int, cell: Element) -> None:
        """Put a cell in its place in a row."""
        line, cells = self.rows[row], self.cells(row)
        last = next(reversed(cells), 0)
        if last == 0:
            line.insert(0, cell)
        elif column > last:
            cells[last].addnext(cell)
        else:
            cells[min(number for number in cells if number > column)].addprevious(cell)
        cells[column] = cell
        if column < last:
            self._cells[row] = dict(sorted(cells.items()))
        line.attrib.pop("spans", "")

    def _dress(self, cell: Element, line: Element, column: int) -> None:
        """Give a new cell the style of its row, else of its column."""
        style = line.get("s") if line.get("customFormat") in {"1", "true"} else None
        if style is None:
            if column not in self._columns:
                self._columns[column] = self._style_of(column)
            style = self._columns[column]
        if style is not None:
            cell.set("s", style)

    def _style_of(self, column: int) -> str | None:
        """Return the style of a whole column, None when it has none."""
        for cols in children(self.root, "cols"):
            for col in children(cols, "col"):
                styled = col.get("style") is not None
                if styled and int(col.get("min", "1")) <= column <= int(col.get("max", "1")):
                    return col.get("style")
        return None

    def shift(self, shift: Shift) -> None:
        """Renumber rows and cells after lines opened or closed; removed ones go.

        HostError when a cell would leave the sheet at its right.
        """
        if shift.across:
            for number in self.rows:
                self._shift_cells(number, shift)
            self._columns.clear()
            return
        rows: dict[int, Element] = {}
        cells: dict[int, dict[int, Element]] = {}
        for number, row in self.rows.items():
            new = shift.line(number)
            if new is None:
                drop(row)
                continue
            rows[new] = row
            if new != number:
                cells[new] = self.cells(number)
                row.set("r", str(new))
                for column, cell in cells[new].items():
                    cell.set("r", address(new, column))
        self.rows, self._cells = rows, cells

    def _shift_cells(self, row: int, shift: Shift) -> None:
        """Renumber the cells of a row."""
        cells: dict[int, Element] = {}
        for column, cell in self.cells(row).items():
            new = shift.line(column)
            if new is None:
                drop(cell)
            elif new > LAST_COLUMN:
                msg = "One of the sheets has no room for more columns"
                raise HostError(msg)
            else:
                cell.set("r", address(row, new))
                cells[new] = cell
        self._cells[row] = cells
        self.rows[row].attrib.pop("spans", "")

    def open_columns(self, copies: Sequence[tuple[int, int]]) -> None:
        """Put blank cells into free columns that look like others: pairs of model and copy."""
        for row in self.rows:
            for model, column in copies:
                if model in self.cells(row):
                    cell = copy.deepcopy(self.cells(row)[model])
                    blank(cell)
                    cell.set("r", address(row, column))
                    self._insert_cell(row, column, cell)

    def open(self, at: int, count: int, models: Sequence[int]) -> None:
        """Put rows that look in turn like those into the free place before row `at` + `count`."""
        for row, model in zip(range(at, at + count), cycle(models), strict=False):
            if model not in self.rows:
                continue
            line = copy.deepcopy(self.rows[model])
            for attribute in ("spans", "hidden", "collapsed"):
                line.attrib.pop(attribute, "")
            line.set("r", str(row))
            for column, cell in zip(self.cells(model), children(line, "c"), strict=True):
                blank(cell)
                cell.set("r", address(row, column))
            self._insert_row(row, line)

    def _insert_row(self, row: int, line: Element) -> None:
        """Put a row in its place."""
        if not self.rows or row > next(reversed(self.rows)):
            self.data.append(line)
            self.rows[row] = line
        else:
            self.rows[min(number for number in self.rows if number > row)].addprevious(line)
            self.rows = dict(sorted({**self.rows, row: line}.items()))

    def forget_size(self) -> None:
        """Drop the hint how far the sheet is used, since it may be wrong now."""
        for hint in list(children(self.root, "dimension")):
            drop(hint)


def blank(cell: Element) -> None:
    """Take everything out of a cell but its style."""
    for child in list(cell):
        cell.remove(child)
    for attribute in ("t", "cm", "vm"):
        cell.attrib.pop(attribute, "")


def place_of(cell: Element) -> tuple[int, int]:
    """Return the row and column a cell says it stands in; HostError when it says nonsense."""
    found = _ADDRESS.fullmatch(cell.get("r", ""))
    if found is None:
        msg = f"One of its cells has the address {cell.get('r')!r}"
        raise HostError(msg)
    return int(found[2]), number_of(found[1])


def checked_text(text: str, where: str) -> str:
    """Return the text as a cell can hold it; HostError when it is too long for one."""
    if len(text) > LONGEST_TEXT:
        msg = f"The text for cell {where} has {len(text)} characters; a cell holds {LONGEST_TEXT}"
        raise HostError(msg)
    return storable(text)


def serial(date: dt.date, *, from_1904: bool) -> float:
    """Return the number of days by which spreadsheets store a date."""
    if not isinstance(date, dt.datetime):
        date = dt.datetime.combine(date, dt.time())
    passed = date.replace(tzinfo=None) - _EPOCHS[from_1904]
    days = passed.days - (not from_1904 and passed.days <= _LEAP_DAY_THAT_NEVER_WAS)
    seconds = passed.seconds + passed.microseconds / 1e6
    return days + seconds / 86_400 if seconds else days
