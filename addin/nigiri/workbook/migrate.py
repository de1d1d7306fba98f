"""Bring a workbook that an older layout wrote up to the layout of today, step by step.

from  to  what is done
0     1   settings that the Event sheet lacks are added below its last one, the version among them

A workbook without a Layout version is of layout 0. A newer one than ours is refused while reading
(problem code `schema`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model import Settings
from nigiri.workbook.apply import applied
from nigiri.workbook.changes import CellChange, Changes, Operation, SetCells
from nigiri.workbook.find import find
from nigiri.workbook.plain import whole_number
from nigiri.workbook.read_event import language_of, setting_rows
from nigiri.workbook.settings import SCHEMA, SETTINGS, SettingRow
from nigiri.workbook.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.cells import Cell, Workbook


def layout_version(workbook: Workbook) -> int:
    """Return the version of the layout that wrote the workbook, 0 where it does not say."""
    place = find(workbook).places["event"]
    sheet = workbook[place.name]
    row = setting_rows(sheet, place.columns["round"]).get("schema")
    typed = sheet.cell(row, place.columns["results"]) if row else None
    return whole_number(typed) or 0


def migration(workbook: Workbook) -> tuple[Operation, ...]:
    """Return what brings the workbook up to the layout of today; nothing when it is of today."""
    operations: list[Operation] = []
    for version in range(layout_version(workbook), SCHEMA):
        step = STEPS[version](workbook)
        workbook = applied(workbook, Changes(step))
        operations += step
    return tuple(operations)


def _add_settings(workbook: Workbook) -> tuple[Operation, ...]:
    """Return what adds the missing settings with their defaults, and writes version 1."""
    place = find(workbook).places["event"]
    sheet = workbook[place.name]
    columns = [place.columns[key] for key in ("round", "results", "when")]
    known, language = setting_rows(sheet, columns[0]), language_of(sheet, place)
    which = LANGUAGES.index("fr" if language == "fr" else "en")
    cells: list[CellChange] = []
    last = sheet.height + 1  # a blank row keeps the new settings from what stands above
    for setting in SETTINGS:
        row = known.get(setting.key)
        if row is not None and setting.key != "schema":
            continue
        if row is None:
            row = last = last + 1
        values = (setting.label[which], _default(setting, language), setting.note[which])
        cells += [
            CellChange(row, column, sheet.cell(row, column), value)
            for column, value in zip(columns, values, strict=True)
            if value != sheet.cell(row, column)
        ]
    return (SetCells(place.name, tuple(cells)),)


def _default(setting: SettingRow, language: str) -> Cell:
    """Return a setting's default as its cell shows it; None for one that is empty by default."""
    value = 1 if setting.key == "schema" else getattr(Settings(), setting.key)
    return None if value in {None, ""} else setting.cell(value, language)


STEPS: Mapping[int, Callable[[Workbook], tuple[Operation, ...]]] = {0: _add_settings}
"""Version -> what leads to the next one."""
