"""Workbooks as layout 12 had them: all settings on Event, below the rounds, and no Settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.memory import Memory
from nigiri.messages.catalogue import every
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.read.event import language_of, setting_cells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.settings.table import GROUPS, PARTS, SETTINGS, group_title
from tests.desk.story import Story

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.read.event import SettingCell

LATER = frozenset({
    "telephone", "email", "sponsor", "getting_there", "registration", "entry_fees",
    "winner_played_all",
})  # fmt: skip
"""The settings that layout 12 lacked."""


def as_layout_12(workbook: Workbook, version: int = 12) -> Workbook:
    """Return the workbook as it would have been made, with sheets that come later today."""
    story = Story(Memory(workbook))
    for kind in ("grid", "wishes", "drawn"):
        if find(story.workbook).get(kind) is None:
            story.has(kind)
    story.opens("fee", "paid")
    workbook = story.workbook
    book = find(workbook)
    event, language = book.locations["event"], language_of(workbook, book)
    places = setting_cells(workbook, book)
    rows: list[list[Cell]] = [list(row[:4]) for row in workbook[event.name].rows[:3]]
    key = next(n for n, row in enumerate(workbook[event.name].rows) if row[0] in every("key.title"))
    rounds = (row[:4] for row in workbook[event.name].rows[3:key])
    rows += [list(row) for row in rounds if any(row)]
    rows += _settings(workbook, places, language, version)
    kept = {name: workbook[name] for name in workbook if name != book.locations["settings"].name}
    return Workbook({**kept, event.name: Sheet.of(rows)})


def _settings(
    workbook: Workbook, places: Mapping[str, SettingCell], language: str, version: int
) -> Iterator[list[Cell]]:
    """Yield the rows below the rounds: groups, and parts with their notes."""
    parts = {part.groups[0]: part for part in PARTS}
    for group in GROUPS:
        yield [None]
        if group in parts:
            part = parts[group]
            yield [part.title(language)]
            yield [part.note(language)]
            yield [None]
        yield [group_title(group, language)]
        for setting in (s for s in SETTINGS if s.group == group and s.key not in LATER):
            if setting.key in places:
                typed = places[setting.key].value(workbook)
                value = version if setting.key == "schema" else typed
                yield [setting.label(language), value, setting.note(language) or None]
