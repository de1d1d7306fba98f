"""Sheets outside the event: forms for an action's fields, and tables to look at.

nigiri asks: Draw early…                         A1, by which the sheet is recognised
Fill in the boxes, then press the button again.
What to draw   [The score groups that ...  ▾]    one line for each field
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nigiri.messages.catalogue import LANGUAGES, every, text
from nigiri.messages.message import Message, message
from nigiri.workbook.layout.looks import (
    BAR_STYLE,
    BOXED,
    DERIVED,
    HEAD_LEFT,
    INPUT,
    NOTE,
    PLAIN_CELL,
    TITLE,
)
from nigiri.workbook.layout.spec import Area, DropDown, Print, SheetSpec
from nigiri.workbook.model.cells import column_letters
from nigiri.workbook.model.codec import read_value
from nigiri.workbook.model.plain import as_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.workbook.model.cells import Sheet, Value, Workbook

Json = dict[str, Any]
#: The keys of what these sheets are called.
ASKS, SHOWS = "button.excel.asks", "button.excel.shows"
NAMES = frozenset({*every(ASKS), *every(SHOWS)})
"""The names of these sheets, in all languages."""

FIRST_FIELD, KEYS = 4, 4
#: From this column on, hidden: what there is to choose from, a column for each field. A list
#: inside a drop-down could hold no commas, and only 255 signs.
FIRST_CHOICES = 5
_BOX = BOXED._replace(fill=INPUT)
_ROW = DERIVED._replace(align="left")
_WIDTHS = {1: 30.0, 2: 44.0, 3: 60.0}
_NARROWEST, _WIDEST = 8, 70
_TITLE = 6
"""So many columns a title may be wide."""


def form_sheet(label: str, fields: Sequence[Json], language: str) -> SheetSpec:
    """Return the form of an action."""
    cells: dict[tuple[int, int], Value] = {
        (1, 1): text("button.excel.form", language, label=label),
        (2, 1): text("button.excel.how", language),
    }
    lists = []
    for row, field in enumerate(fields, FIRST_FIELD):
        words = dict(_words(field, language))
        value = words.get(field["value"], field["value"])
        cells |= {(row, 1): field["label"], (row, 3): field["tip"]}
        if value is not None:
            cells[row, 2] = str(value)
        if " " in field["field"]:  # of each of several: what it is called, nobody else knows
            cells[row, KEYS] = field["field"]
        if words:
            column = FIRST_CHOICES + row - FIRST_FIELD
            cells |= {(at, column): each for at, each in enumerate(words.values(), 1)}
            source = f"{_at(1, column)}:{_at(len(words), column)}"
            lists.append(DropDown(Area(row, 2, row, 2), source))
    last = FIRST_FIELD + len(fields) - 1
    styles = (
        (Area(1, 1, 1, 3), BAR_STYLE),
        (Area(2, 1, 2, 3), PLAIN_CELL),
        (Area(FIRST_FIELD, 1, last, 1), PLAIN_CELL),
        (Area(FIRST_FIELD, 2, last, 2), _BOX),
        (Area(FIRST_FIELD, 3, last, 3), NOTE),
    )
    return SheetSpec(
        cells,
        styles,
        _WIDTHS,
        drop_downs=tuple(lists),
        heights={1: 27},
        row_height=24,
        hidden=frozenset(range(KEYS, FIRST_CHOICES + len(fields))),
        freeze=None,
    )


def open_form(workbook: Workbook, label: Message) -> Sheet | None:
    """Return the form of an action in a workbook, None where there is none."""
    headed = message("button.excel.form", label=label)
    for language in LANGUAGES:
        name = text(ASKS, language)
        if name in workbook.sheets:
            sheet = workbook[name]
            if as_text(sheet.cell(1, 1)) == headed.said(language):
                return sheet
    return None


def form_answers(sheet: Sheet, fields: Sequence[Json], language: str) -> dict[str, object]:
    """Return the answers in a form by field, without those of lines that are not there."""
    rows = {as_text(sheet.cell(row, 1)): row for row in range(FIRST_FIELD, sheet.height + 1)}
    found: dict[str, object] = {}
    for field in fields:
        keyed = [(row, as_text(sheet.cell(row, KEYS))) for row in rows.values()]
        own = {key: row for row, key in keyed if key.startswith(f"{field['field']} ")}
        if field["label"] in rows:
            own[field["field"]] = rows[field["label"]]
        values = {words.casefold(): value for value, words in _words(field, language)}
        for name, row in own.items():
            answer = as_text(sheet.cell(row, 2)).strip().strip('"')
            found[name] = values.get(answer.casefold(), answer)
    return found


def table_sheet(view: Json) -> SheetSpec:
    """Return a sheet with a table to look at."""
    rows = [view["headings"], *([read_value(cell) for cell in row] for row in view["rows"])]
    notes = {(len(rows) + 4 + n, 1): note for n, note in enumerate(view["notes"])}
    table = {(row, at): cell for row, line in enumerate(rows, 3) for at, cell in enumerate(line, 1)}
    filled = {at: cell for at, cell in table.items() if cell is not None}
    width, last = max(1, len(view["headings"])), len(rows) + 2
    styles = (
        (Area(1, 1, 1, width), TITLE),
        (Area(3, 1, 3, width), HEAD_LEFT),
        *(((Area(4, 1, last, width), _ROW),) if last > FIRST_FIELD - 1 else ()),
        *((Area(row, 1, row, 1), PLAIN_CELL) for row, _ in notes),
    )
    printed = Area(1, 1, max(last + 1 + len(notes), 3), max(width, _TITLE))
    return SheetSpec(
        {(1, 1): view["title"], **filled, **notes},
        styles,
        _widths(filled, width),
        freeze="A4",
        print=Print(printed, title_rows=(3, 3)),
    )


def without_forms(workbook: Workbook) -> Workbook:
    """Return a workbook without these sheets, as commands see it."""
    kept = {name: sheet for name, sheet in workbook.sheets.items() if name not in NAMES}
    return type(workbook)(kept)


def _at(row: int, column: int) -> str:
    """Return the fixed address of a cell."""
    return f"${column_letters(column)}${row}"


def _words(field: Json, language: str) -> list[tuple[object, str]]:
    """Return the values of a choice with their words; () where any text may be typed."""
    if field["kind"] == "yes":
        return [
            (True, text("button.excel.yes", language)),
            (False, text("button.excel.no", language)),
        ]
    return [(value, words) for value, words in field["choices"]]


def _widths(cells: Mapping[tuple[int, int], Value], columns: int) -> dict[int, float]:
    """Return column widths that fit the cells."""
    longest = dict.fromkeys(range(1, columns + 1), _NARROWEST)
    for (_, column), cell in cells.items():
        longest[column] = max(longest[column], len(as_text(cell)) + 2)
    return {column: float(min(width, _WIDEST)) for column, width in longest.items()}
