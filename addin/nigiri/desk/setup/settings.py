"""Write settings into the Event sheet, named by their labels or their keys."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from nigiri.errors import WrongUse
from nigiri.workbook.model.changes import CellChange, SetCells
from nigiri.workbook.model.plain import plain, whole_number
from nigiri.workbook.read.event import setting_rows
from nigiri.workbook.settings.table import SETTINGS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.read.workbook import Reading


def typed_settings(
    workbook: Workbook, reading: Reading, settings: Mapping[str, str]
) -> tuple[SetCells, ...]:
    """Return what types the settings into the Event sheet, whose reader then judges them.

    settings -- label or key of a setting -> what would stand in its cell; WrongUse for another one
    """
    place = reading.book.locations["event"]
    sheet, column = workbook[place.name], place.columns["results"]
    rows = setting_rows(sheet, place.columns["round"])
    cells = []
    for name, value in settings.items():
        key = _key(name)
        if key not in rows:
            msg = f"The sheet {place.name} has no row for {name!r}; write its label into column A."
            raise WrongUse(msg)
        number = whole_number(value)
        cell: Cell = (value.strip() or None) if number is None else number
        cells.append(CellChange(rows[key], column, sheet.cell(rows[key], column), cell))
    return (SetCells(place.name, tuple(cells)),) if cells else ()


def _key(name: str) -> str:
    """Return the key of a setting by label, else by key; those of the file are none for a draw."""
    rows = [row for row in SETTINGS if row.group != "file"]
    known = {row.key: row.key for row in rows}
    known |= {plain(label): row.key for row in rows for label in row.labels}
    if plain(name) in known:
        return known[plain(name)]
    names = {plain(label): label for row in rows for label in (row.key, *row.labels)}
    near = [names[word] for word in get_close_matches(plain(name), names)]
    hint = f"did you mean {' or '.join(near)}?" if near else "write it as on the sheet Event."
    msg = f"There is no setting {name!r}; {hint}"
    raise WrongUse(msg)
