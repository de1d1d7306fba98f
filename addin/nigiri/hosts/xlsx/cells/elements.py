"""One sheet's part: find, write and blank cells without touching anything else."""

from __future__ import annotations

import copy
import datetime as dt
import re
from itertools import cycle
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.errors import Unfit
from nigiri.hosts.xlsx.cells.encode import encode, serial
from nigiri.hosts.xlsx.package.references import LAST_COLUMN, LAST_ROW, number_of
from nigiri.hosts.xlsx.package.xml import SPACE, children, drop, keeps_space, main, storable
from nigiri.messages.message import message, quoted
from nigiri.workbook.model.cells import address

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.hosts.xlsx.cells.styles import Tables
    from nigiri.hosts.xlsx.package.references import Shift
    from nigiri.hosts.xlsx.package.xml import Element
    from nigiri.workbook.model.cells import Cell, Value

CELL, VALUE, FORMULA = main("c"), main("v"), main("f")
_ADDRESS = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")


class SheetPart:
    """The rows and cells of a sheet; rows and columns are counted from 1."""

    def __init__(self, root: Element, tables: Tables) -> None:
        """Index the rows; HostError when the part is not a worksheet."""
        data = root.find(main("sheetData"))
        if data is None:
            raise Unfit(message("file.unfit.no-cells"))
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

    def is_empty(self, row: int) -> bool:
        """Tell whether a row has neither cells nor a format of its own."""
        return not self.cells(row) and self.rows[row].get("s") is None

    def put(self, row: int, column: int, value: Value) -> None:
        """Write a cell; a new one is formatted like its row or column, None blanks an old one."""
        check_place(row, column)
        cell = self.cells(row).get(column)
        if cell is not None:
            blank(cell)
        elif value is None or value == "":
            return
        else:
            cell = self._new_cell(row, column)
        self._fill(cell, value, address(row, column))

    def show(self, row: int, column: int, value: Cell) -> None:
        """Write the value of a formula; the formula and the format of its cell stay."""
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
            leaf.text = storable(value or "")
            if keeps_space(leaf.text):
                leaf.set(SPACE, "preserve")
        else:
            leaf.text = repr(value)

    def _fill(self, cell: Element, value: Value, where: str) -> None:
        """Write into a blank cell."""
        kind, style, formula, text = encode(value, cell.get("s"), where, self._tables)
        if style is not None:
            cell.set("s", style)
        if kind is not None:
            cell.set("t", kind)
        if formula is not None:
            etree.SubElement(cell, FORMULA).text = formula
        if text is not None:
            leaf = etree.SubElement(cell, VALUE)
            leaf.text = text
            if kind == "str" and keeps_space(text):
                leaf.set(SPACE, "preserve")

    def cell(self, row: int, column: int) -> Element:
        """Return a cell, a new one where there is none; it is formatted like its row or column."""
        found = self.cells(row).get(column)
        return self._new_cell(row, column) if found is None else found

    def _new_cell(self, row: int, column: int) -> Element:
        """Make a cell, in a new row if need be."""
        if row not in self.rows:
            self._insert_row(row, etree.Element(main("row"), r=str(row)))
        cell = etree.Element(CELL, r=address(row, column))
        self._insert_cell(row, column, cell)
        self._dress(cell, self.rows[row], column)
        return cell

    def _insert_cell(self, row: int, column: int, cell: Element) -> None:
        """Insert a cell into a row, in order."""
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
            style = self.style_of(column)
        if style is not None:
            cell.set("s", style)

    def style_of(self, column: int) -> str | None:
        """Return the style of a whole column, None when it has none."""
        if column not in self._columns:
            self._columns[column] = self._said_of(column)
        return self._columns[column]

    def _said_of(self, column: int) -> str | None:
        """Return the style of a column as the sheet describes it, None when it does not."""
        for cols in children(self.root, "cols"):
            for col in children(cols, "col"):
                styled = col.get("style") is not None
                if styled and int(col.get("min", "1")) <= column <= int(col.get("max", "1")):
                    return col.get("style")
        return None

    def shift(self, shift: Shift) -> None:
        """Renumber rows and cells after lines were inserted or deleted; deleted ones are removed.

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
                raise Unfit(message("file.unfit.no-columns"))
            else:
                cell.set("r", address(row, new))
                cells[new] = cell
        self._cells[row] = cells
        self.rows[row].attrib.pop("spans", "")

    def open_columns(self, copies: Sequence[tuple[int, int]]) -> None:
        """Insert blank cells into free columns, formatted like others: pairs of model and copy."""
        for row in self.rows:
            for model, column in copies:
                if model in self.cells(row):
                    cell = copy.deepcopy(self.cells(row)[model])
                    blank(cell)
                    cell.set("r", address(row, column))
                    self._insert_cell(row, column, cell)

    def open(self, at: int, count: int, models: Sequence[int]) -> None:
        """Insert rows before row `at` + `count`, formatted in turn like the models."""
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
        """Insert a row, in order."""
        if not self.rows or row > next(reversed(self.rows)):
            self.data.append(line)
            self.rows[row] = line
        else:
            self.rows[min(number for number in self.rows if number > row)].addprevious(line)
            self.rows = dict(sorted({**self.rows, row: line}.items()))

    def forget_size(self) -> None:
        """Remove the hint on the used range, which may be wrong now."""
        for hint in list(children(self.root, "dimension")):
            drop(hint)


def check_place(row: int, column: int) -> None:
    """Raise HostError for a cell outside every spreadsheet."""
    if not (1 <= row <= LAST_ROW and 1 <= column <= LAST_COLUMN):
        raise Unfit(message("file.unfit.no-cell", row=row, column=column))


def blank(cell: Element) -> None:
    """Remove everything from a cell but its style."""
    for child in list(cell):
        cell.remove(child)
    for attribute in ("t", "cm", "vm"):
        cell.attrib.pop(attribute, "")


def place_of(cell: Element) -> tuple[int, int]:
    """Return row and column of a cell; HostError for an impossible address."""
    found = _ADDRESS.fullmatch(cell.get("r", ""))
    if found is None:
        raise Unfit(message("file.unfit.address", address=quoted(cell.get("r"))))
    return int(found[2]), number_of(found[1])
