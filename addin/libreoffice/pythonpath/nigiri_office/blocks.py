"""Type into many cells at once: LibreOffice takes a rectangle in little more than a cell's time.

What is typed is "" for nothing, a text that stays one, a number, or a formula: a tuple of its
text alone. Rectangles hold either formulas or the rest. What LibreOffice would lose in one stays
alone: comments, lines within a text, and formulas that fill a range. Where many rectangles lie
among blank cells, those are typed along, if that makes fewer.
"""

from __future__ import annotations

from typing import Any

from nigiri_office.filling import fill
from nigiri_office.meanwhile import NumberFormats, Unrecorded

CONTENTS = 1 | 2 | 4 | 16
ALONE, PLAIN, FORMULAS = range(3)
MANY = 40


def type_all(document: Any, sheet: Any, cells: Any, said: Any = str) -> None:
    """Type into the cells of a sheet; Ctrl+Z learns nothing of it.

    cells -- row and column, counted from 0 -> what is typed
    said -- turns a formula into what LibreOffice takes
    """
    noted = {(note.Position.Row, note.Position.Column) for note in sheet.Annotations}
    formulas = {
        at: value[0] for at, value in cells.items() if at not in noted and _kind(value) == FORMULAS
    }
    filled = fill(document, sheet, formulas, said)
    rest = {at: value for at, value in cells.items() if at not in filled}
    made = blocks(rest, noted)
    if len(made) > MANY:
        made = min(made, blocks({**_blanks(sheet, rest), **rest}, noted), key=len)
    for top, left, kind, rows in made:
        last = left + len(rows[0]) - 1, top + len(rows) - 1
        area = sheet.getCellRangeByPosition(left, top, *last)
        if kind == FORMULAS:
            texts = tuple(tuple(said(text) for (text,) in row) for row in rows)
            with Unrecorded(document):
                area.setFormulaArray(texts)
        else:
            with NumberFormats(document, area), Unrecorded(document):
                if kind == PLAIN:
                    area.setDataArray(tuple(map(tuple, rows)))
                else:
                    _type(sheet, area.getCellByPosition(0, 0), rows[0][0], said)


def _blanks(sheet: Any, cells: Any) -> Any:
    """Return the blank cells among those that are typed, with what is typed into them: nothing."""
    (top, bottom), (left, right) = ((min(each), max(each)) for each in zip(*cells))
    blank = sheet.getCellRangeByPosition(left, top, right, bottom).queryEmptyCells()
    return {
        (row, column): ""
        for part in blank.RangeAddresses
        for row in range(part.StartRow, part.EndRow + 1)
        for column in range(part.StartColumn, part.EndColumn + 1)
    }


def blocks(cells: Any, noted: Any = ()) -> Any:
    """Return rectangles: top, left, kind and the rows of what is typed.

    noted -- where comments are, row and column
    """
    made: list[Any] = []
    above: dict[Any, Any] = {}
    for row, left, kind, values in _runs(cells, noted):
        key = left, kind, len(values)
        block = above.get(key)
        if kind == ALONE or block is None or block[0] + len(block[3]) != row:
            block = above[key] = row, left, kind, []
            made.append(block)
        block[3].append(values)
    return made


def _runs(cells: Any, noted: Any) -> Any:
    """Return the runs of neighbours of one kind: row, first column, kind, what is typed."""
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
    """Return in what kind of rectangle something may be typed."""
    if isinstance(value, tuple):
        return ALONE if value[0].startswith("{") else FORMULAS
    return ALONE if isinstance(value, str) and "\n" in value else PLAIN


def _type(sheet: Any, cell: Any, value: Any, said: Any) -> None:
    """Type into one cell."""
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
        cell.setFormula(said(value[0]))
