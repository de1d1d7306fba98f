"""Write settings into their cells on Event and Settings, named by their labels or their keys."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from nigiri.errors import WrongUse
from nigiri.messages.message import message, quoted, several
from nigiri.workbook.model.changes import CellChange, SetCells
from nigiri.workbook.model.plain import plain, whole_number
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.settings.table import SETTINGS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.read.workbook import Reading


def typed_settings(
    workbook: Workbook, reading: Reading, settings: Mapping[str, str]
) -> tuple[SetCells, ...]:
    """Return the cells with the settings, sheet by sheet, to be judged by their reader.

    settings -- label or key of a setting -> text of its cell; WrongUse for an unknown one
    """
    places = setting_cells(workbook, reading.book)
    cells: dict[str, list[CellChange]] = {}
    for name, value in settings.items():
        at = places.get(setting_key(name))
        if at is None:
            raise WrongUse(message("setup.setting.no-row", **_nowhere(reading, name)))
        change = CellChange(at.row, at.column, at.value(workbook), typed_cell(value))
        cells.setdefault(at.location.name, []).append(change)
    return tuple(SetCells(sheet, tuple(changes)) for sheet, changes in cells.items())


def _nowhere(reading: Reading, name: str) -> dict[str, str]:
    """Return the facts of a setting without a row: what was asked, the sheet that has most."""
    location = reading.book.get("settings") or reading.book.locations["event"]
    return {"sheet": location.name, "asked": quoted(name)}


def typed_cell(value: str) -> Cell:
    """Return a setting as a spreadsheet takes it when it is typed: a number, a text, None."""
    number = whole_number(value)
    return (value.strip() or None) if number is None else number


def setting_key(name: str) -> str:
    """Return the key of a setting by label or key, without those of the file; else WrongUse."""
    rows = [row for row in SETTINGS if row.group != "file"]
    known = {row.key: row.key for row in rows}
    known |= {plain(label): row.key for row in rows for label in row.labels}
    if plain(name) in known:
        return known[plain(name)]
    names = {plain(label): label for row in rows for label in (row.key, *row.labels)}
    near = [names[word] for word in get_close_matches(plain(name), names)]
    if not near:
        raise WrongUse(message("setup.setting.unknown", asked=quoted(name)))
    meant = several(near, message("choice.or"))
    raise WrongUse(message("setup.setting.meant", asked=quoted(name), near=meant))
