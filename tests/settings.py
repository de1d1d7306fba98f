"""Where settings stand in a workbook, for tests that type them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from nigiri.workbook.model.cells import address
from nigiri.workbook.model.plain import plain
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.settings.table import SETTINGS

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.read.event import SettingCell

Part = Literal["label", "value", "note"]


def place(workbook: Workbook, name: str) -> SettingCell:
    """Return the place of a setting, by its key or its label in any language."""
    found = setting_cells(workbook, find(workbook))
    return found[name if name in found else _keys().get(plain(name), name)]


@cache
def _keys() -> dict[str, str]:
    """Return label in any language -> the key of its setting."""
    return {plain(label): row.key for row in SETTINGS for label in (*row.aliases, *row.labels)}


def cell(workbook: Workbook, name: str, part: Part = "value") -> str:
    """Return the address of a setting's value, or of what stands beside it: "Event!G15"."""
    at = place(workbook, name)
    column = at.location.columns[getattr(at.columns, part)]
    return f"{at.location.name}!{address(at.row, column)}"


def cells(workbook: Workbook, part: Part = "value") -> dict[str, str]:
    """Return key -> the address of each setting's value, or of what stands beside it."""
    found = setting_cells(workbook, find(workbook))
    return {key: cell(workbook, key, part) for key in found}


def typing(
    workbook: Workbook, name: str, value: Cell, part: Part = "value"
) -> tuple[str, dict[tuple[int, str], Cell]]:
    """Return the kind of the sheet and what is typed there, as `Story.types` takes them."""
    at = place(workbook, name)
    return at.location.kind, {(at.row, getattr(at.columns, part)): value}
