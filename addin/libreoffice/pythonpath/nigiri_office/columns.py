"""Insert and delete columns: a new one looks like another, its rules refer to the new columns."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from nigiri_office.captured_looks import add_formats, corners

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

CONDITION = 0
CONTENTS = 1 | 2 | 4 | 8 | 16 | 128  # with comments and drawings, which are not copied
_REFERENCE = re.compile(r'"[^"]*"|(?<![\w.$])(\$?)([A-Z]{1,3})(?=\$?[0-9])')


def insert_columns(note: Any, document: Any, sheet: Any, at: int, like: Sequence[int]) -> None:
    """Insert a column before column `at` for each model column, numbered as before the insertion.

    note -- makes the context of each call: Recorded or Unrecorded
    """
    count = len(like)
    with note():
        sheet.Columns.insertByIndex(at - 1, count)
    copies = [(model + count * (model >= at), at + index) for index, model in enumerate(like)]
    for model, column in copies:
        source, target = (sheet.Columns.getByIndex(each - 1) for each in (model, column))
        target_cell = sheet.getCellByPosition(column - 1, 0).CellAddress
        with note():
            sheet.copyRange(target_cell, source.RangeAddress)
        with note():
            target.clearContents(CONTENTS)
        set_width(note, target, source.Width, source.IsVisible)
    _adapt_rules(document, sheet, {_letters(model): _letters(column) for model, column in copies})


def set_width(note: Any, column: Any, width: int, shown: Any = None) -> None:
    """Set the width of a column.

    shown -- whether the column is visible, None for no change
    """
    shown = column.IsVisible if shown is None else shown
    with note():
        column.Width = width
    with note():
        column.IsVisible = shown  # Ctrl+Y of the width alone shows a hidden column


def delete_columns(note: Any, sheet: Any, at: int, count: int) -> None:
    """Remove columns."""
    with note():
        sheet.Columns.removeByIndex(at - 1, count)


def _adapt_rules(document: Any, sheet: Any, letters: Mapping[str, str]) -> None:
    """Let conditional formats of new columns refer to these instead of their models.

    LibreOffice extends a rule to copied columns unchanged; a rule that refers to a model is
    replaced there by one that refers to the copy.
    """
    for rule in sheet.ConditionalFormats.getConditionalFormats():
        ranges = rule.Range.RangeAddresses
        inside = [each for each in ranges if _columns(each) <= set(letters.values())]
        entries = [rule.getByIndex(number) for number in range(rule.getCount())]
        if not inside or any(entry.Type != CONDITION for entry in entries):
            continue
        rules = [(entry, _for_copies(entry.Formula1, letters)) for entry in entries]
        if all(entry.Formula1 == text for entry, text in rules):
            continue
        if len(inside) < len(ranges):
            rule.Range = _ranges(document, [each for each in ranges if each not in inside])
            likewise = [(entry.Operator, text, "", entry.StyleName) for entry, text in rules]
            add_formats(document, sheet, [(list(map(corners, inside)), likewise)])
        else:
            for entry, text in rules:
                entry.Formula1 = text


def _ranges(document: Any, ranges: Iterable[Any]) -> Any:
    """Return a SheetCellRanges object of these ranges."""
    made = document.createInstance("com.sun.star.sheet.SheetCellRanges")
    for each in ranges:
        made.addRangeAddress(each, False)
    return made


def _columns(each: Any) -> set[str]:
    """Return the letters of all columns of a range."""
    return {_letters(column + 1) for column in range(each.StartColumn, each.EndColumn + 1)}


def _for_copies(text: str, letters: Mapping[str, str]) -> str:
    """Return a formula with the letters of models replaced by those of their copies; texts stay."""

    def one(found: re.Match[str]) -> str:
        return found[0] if found[2] is None else found[1] + letters.get(found[2], found[2])

    return _REFERENCE.sub(one, text)


def _letters(column: int) -> str:
    """Return the letters of a column counted from 1."""
    letters = ""
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters
