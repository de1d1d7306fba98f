"""Type into many cells at once: LibreOffice takes a rectangle in little more than a cell's time.

A value to be typed is "" for nothing, a text, a number, or a formula: a tuple that holds the text
of the formula. A rectangle holds either formulas or other values. Cells that would lose something
in a rectangle are typed one by one: those with comments, texts of several lines, array formulas.
Where there are many rectangles among blank cells, the blank cells are typed too if that makes
fewer rectangles.
"""

from __future__ import annotations

from typing import Any

from nigiri_office.contexts import NumberFormats, Unrecorded
from nigiri_office.fill_down import fill

CONTENTS = 1 | 2 | 4 | 16
ALONE, PLAIN, FORMULAS = range(3)
MANY = 40


def type_all(document: Any, sheet: Any, cells: Any, translate: Any = str) -> None:
    """Type values into the cells of a sheet, without a record for Ctrl+Z.

    cells -- (row, column), counted from 0 -> value to be typed
    translate -- turns the text of a formula into the form that LibreOffice takes
    """
    noted = {(note.Position.Row, note.Position.Column) for note in sheet.Annotations}
    formulas = {
        at: value[0] for at, value in cells.items() if at not in noted and _kind(value) == FORMULAS
    }
    filled = fill(document, sheet, formulas, translate)
    rest = {at: value for at, value in cells.items() if at not in filled}
    rectangles = blocks(rest, noted)
    if len(rectangles) > MANY:
        rectangles = min(rectangles, blocks({**_blanks(sheet, rest), **rest}, noted), key=len)
    for top, left, kind, rows in rectangles:
        last = left + len(rows[0]) - 1, top + len(rows) - 1
        area = sheet.getCellRangeByPosition(left, top, *last)
        if kind == FORMULAS:
            texts = tuple(tuple(translate(text) for (text,) in row) for row in rows)
            with Unrecorded(document):
                area.setFormulaArray(texts)
        else:
            with NumberFormats(document, area), Unrecorded(document):
                if kind == PLAIN:
                    area.setDataArray(tuple(map(tuple, rows)))
                else:
                    _type(sheet, area.getCellByPosition(0, 0), rows[0][0], translate)


def _blanks(sheet: Any, cells: Any) -> Any:
    """Return "" for each blank cell of the smallest rectangle around the given cells."""
    (top, bottom), (left, right) = ((min(each), max(each)) for each in zip(*cells))
    blank = sheet.getCellRangeByPosition(left, top, right, bottom).queryEmptyCells()
    return {
        (row, column): ""
        for part in blank.RangeAddresses
        for row in range(part.StartRow, part.EndRow + 1)
        for column in range(part.StartColumn, part.EndColumn + 1)
    }


def blocks(cells: Any, noted: Any = ()) -> Any:
    """Return the rectangles of cells: top, left, kind, and rows of values to be typed.

    noted -- (row, column) of the cells with comments, which are not joined to others
    """
    rectangles: list[Any] = []
    above: dict[Any, Any] = {}
    for row, left, kind, values in _runs(cells, noted):
        key = left, kind, len(values)
        block = above.get(key)
        if kind == ALONE or block is None or block[0] + len(block[3]) != row:
            block = above[key] = row, left, kind, []
            rectangles.append(block)
        block[3].append(values)
    return rectangles


def _runs(cells: Any, noted: Any) -> Any:
    """Return the runs of neighbours of one kind in each row: row, first column, kind, values."""
    runs: list[Any] = []
    for row, column in sorted(cells):
        value = cells[row, column]
        kind = ALONE if (row, column) in noted else _kind(value)
        if runs and kind != ALONE and runs[-1][::2] == (row, kind):
            _, left, _, values = runs[-1]
            if left + len(values) == column:
                values.append(value)
                continue
        runs.append((row, column, kind, [value]))
    return runs


def _kind(value: Any) -> int:
    """Return the kind of rectangle that may hold a value: ALONE, PLAIN or FORMULAS."""
    if isinstance(value, tuple):
        return ALONE if value[0].startswith("{") else FORMULAS
    return ALONE if isinstance(value, str) and "\n" in value else PLAIN


def _type(sheet: Any, cell: Any, value: Any, translate: Any) -> None:
    """Type a value into one cell."""
    if value == "":
        cell.clearContents(CONTENTS)
    elif isinstance(value, str):
        cell.setString(value)
    elif not isinstance(value, tuple):
        cell.setValue(value)
    elif value[0].startswith("{"):
        filled = sheet.createCursorByRange(cell)
        filled.collapseToCurrentArray()
        filled.setArrayFormula(value[0][1:-1])
    else:
        cell.setFormula(translate(value[0]))
