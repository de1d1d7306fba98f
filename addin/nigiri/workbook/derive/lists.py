"""Derive the hidden sheet of accepted results, which live formulas look them up in.

A workbook may have been made before nigiri spoke a language, or knew a word, or in a language that
its event has no longer: then its list is not what nigiri reads by. Words that it lacks open rows
before its last one, so that the formulas of every round, which look through the whole list, reach
them; nothing else moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.model.changes import CellChange, InsertRows, Operation, SetCells
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.spellings.results import accepted

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.cells import Sheet

_WORD, _CODE = 1, 2


def lists_operations(context: Context) -> Iterator[Operation]:
    """Yield the operations after which the list has the event's accepted results and no others.

    Nothing where it has them, and where it is gone: then it is made anew (rebuild.py).
    """
    name = context.refs.lists
    if not name:
        return
    sheet, codes = context.workbook[name], accepted(context.language)
    there = {as_text(sheet.cell(row, _WORD)) for row in range(1, sheet.height + 1)}
    cells = tuple(_corrections(sheet, codes))
    if cells:
        yield SetCells(name, cells)
    missing = sorted(codes.keys() - there)
    if missing:
        first = max(1, sheet.height)
        yield InsertRows(name, first, len(missing))
        lines = [(word, codes[word]) for word in missing]
        yield SetCells(name, tuple(_added(lines, first)))


def _added(lines: Sequence[tuple[str, str]], first: int) -> Iterator[CellChange]:
    """Yield the changes that write these lines of the list from a row on."""
    for row, (word, code) in enumerate(lines, first):
        yield CellChange(row, _WORD, None, word)
        yield CellChange(row, _CODE, None, code)


def _corrections(sheet: Sheet, codes: Mapping[str, str]) -> Iterator[CellChange]:
    """Yield the changes to lines whose word means something else here, or nothing."""
    for row in range(1, sheet.height + 1):
        word, code = sheet.cell(row, _WORD), sheet.cell(row, _CODE)
        meant = codes.get(as_text(word))
        if meant is None and word is not None:
            yield CellChange(row, _WORD, word, None)
        if code != meant:
            yield CellChange(row, _CODE, code, meant)
