"""The sheet Settings: section by section, each folding away below a line that says how it is set.

The sections of what everybody may want to change stand open; those in detail are folded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder
from nigiri.workbook.layout.setting_cells import add_setting
from nigiri.workbook.layout.spec import Area, Fold, Highlight, Print, SheetSpec, Style
from nigiri.workbook.layout.tables import FIRST_ROW, SETTINGS, TITLE_ROW
from nigiri.workbook.settings.table import (
    BELOW_KEY,
    DETAIL,
    GROUPS,
    ON_EVENT,
    PARTS,
    group_title,
)
from nigiri.workbook.settings.table import SETTINGS as ROWS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.changes import Option
    from nigiri.workbook.settings.table import Part

_SECTION = Style(size=12, bold=True, bottom=("thin", looks.HAIR))
_SAID = Style(size=9, bottom=("thin", looks.HAIR))
_SIZES = ((50, 12.0), (78, 10.0), (999, 9.0))
"""Letters of a title -> the size in which it ends before the line about its section begins."""
_CHANGED = Highlight(bold=True)
_ROW_HEIGHT = 22.5
"""Two lines of a note, so that none is cut where the page ends."""


def render_settings(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Settings; options: language.

    The values, what is usual, and what each section says of itself are written by commands.
    """
    language = str(options["language"])
    builder = Builder(SETTINGS, language, row_height=_ROW_HEIGHT)
    title = text("sheet.settings", language), text("settings.note", language)
    builder.title("setting", title[0], "value", title[1])
    note = builder.area("value", "value", TITLE_ROW, TITLE_ROW)
    builder.styles.append((note, looks.NOTE._replace(wrap=False)))
    row = FIRST_ROW
    for group in (group for group in GROUPS if group not in {*DETAIL, "file"}):
        row = _add_section(builder, row, group, closed=False)
    for part in PARTS:
        row = _add_part(builder, row + 1, part)
    row = _add_section(builder, row + 1, "file", closed=True)
    area = builder.area("setting", "meaning", TITLE_ROW, row - 1)
    return builder.build(Print(area), protected=False)


def _add_section(builder: Builder, row: int, group: str, *, closed: bool) -> int:
    """Write the settings of a group below its title; return the row after them."""
    title = builder.cells[row, 1] = group_title(group, builder.language)
    width = len(builder.columns) - 1
    look = _SECTION._replace(size=next(size for letters, size in _SIZES if len(title) <= letters))
    builder.styles += [
        (Area(row, 1, row, 2), look),
        (Area(row, 3, row, width), _SAID),
    ]
    first = row + 1
    for setting in (s for s in ROWS if s.group == group and s.key not in {*ON_EVENT, BELOW_KEY}):
        row += 1
        add_setting(builder, row, setting)
    builder.folds.append(Fold(first, row, closed))
    builder.when(Area(first, 2, row, 2), f'$B{first}&""<>$C{first}&""', _CHANGED)
    if group == "criteria":  # what does not count steps back
        builder.when(Area(first, 1, row, 1), f'$B{first}=""', looks.CALM)
    return row + 1


def _add_part(builder: Builder, row: int, part: Part) -> int:
    """Write a part with its heading, note and sections; return the row after it."""
    builder.cells[row, 1] = part.title(builder.language)
    builder.cells[row, 3] = part.note(builder.language)
    builder.heights[row] = 27
    builder.styles += [
        (Area(row, 1, row, 1), looks.TITLE._replace(size=14)),
        (Area(row, 3, row, 3), looks.NOTE._replace(wrap=False)),
    ]
    row += 1
    for group in part.groups:
        row = _add_section(builder, row, group, closed=True)
    return row
