"""What was typed into the workbook while nigiri worked: it answers for the cells it was sent."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from nigiri_office.cells import column_name, typed_sheets
from nigiri_office.words import Trouble

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

#: So many cells are named.
MOST_NAMED = 6

Cell = tuple[str, str]
"""A sheet and the address of a cell, "" for the whole of a sheet that is new, gone or renamed."""


def unseen_cells(document: Any, sent: Mapping[str, Any]) -> list[Cell]:
    """Return the cells that were typed since the sheets were sent.

    sent -- name of a sheet -> its typed rows, as `cells.typed_sheets` gave them
    """
    now = typed_sheets(document)
    return [
        (sheet, cell)
        for sheet in dict.fromkeys((*sent, *now))
        for cell in _different(sent.get(sheet), now.get(sheet))
    ]


def refuse_unseen(unseen: Sequence[Cell], sheets: Collection[str]) -> None:
    """Raise Trouble ("edited") where cells of these sheets were typed: nigiri read these."""
    read = [each for each in unseen if each[0] in sheets]
    if read:
        raise Trouble("edited", cells=named(read))


def named(unseen: Sequence[Cell]) -> str:
    """Return the names of cells, the sheet once for all that are on it."""
    parts = []
    before = None
    for sheet, cell in unseen[:MOST_NAMED]:
        parts.append(cell if cell and sheet == before else ("%s %s" % (sheet, cell)).rstrip())
        before = sheet
    return ", ".join(parts + ["…"] * (len(unseen) > MOST_NAMED))


def _different(sent: Any, now: Any) -> Iterator[str]:
    """Yield the addresses of the cells that differ in the typed rows of a sheet, None for none."""
    if sent is None or now is None:
        yield ""
        return
    for row, (one, other) in enumerate(zip_longest(sent, now, fillvalue=()), 1):
        for column, (before, after) in enumerate(zip_longest(one, other, fillvalue="")):
            if before != after:
                yield "%s%d" % (column_name(column), row)
