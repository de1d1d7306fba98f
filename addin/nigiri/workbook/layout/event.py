"""The Event sheet: rounds, the settings everybody needs, the key; then the parts in detail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder
from nigiri.workbook.layout.spec import Area, DropDown, Highlight, Print, SheetSpec, Style
from nigiri.workbook.layout.tables import EVENT, FIRST_ROW, TITLE_ROW
from nigiri.workbook.settings.table import BY_KEY, DETAIL, GROUPS, PARTS, SETTINGS, group_title

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.changes import Option
    from nigiri.workbook.settings.row import SettingRow
    from nigiri.workbook.settings.table import Part

_GROUP = Style(size=12, bold=True, bottom=("medium", looks.RULE))
_FIXED = looks.COMPUTED._replace(align="left")
_KEY: tuple[tuple[str, Style], ...] = (
    ("waiting", looks.BOXED._replace(fill=looks.INPUT)),
    ("yours", looks.BOXED),
    ("draw", looks.DRAWN),
    ("computed", looks.COMPUTED),
)


def render_event(options: Mapping[str, Option]) -> SheetSpec:
    """Return the Event sheet; options: language, rounds (rows of the list of rounds).

    The values of the settings are cells like any other, written by the command that makes the
    event.
    """
    language, rounds = str(options["language"]), int(options.get("rounds") or 1)
    builder = Builder(EVENT, language, freeze="A2")
    builder.title("round", text("sheet.event", language))
    _paint_rounds(builder, rounds)
    systems = builder.area("system", "system", FIRST_ROW, FIRST_ROW + rounds - 1)
    builder.drop_downs.append(DropDown(systems, BY_KEY["system"].words(language)))
    row = FIRST_ROW + rounds + 1
    for group in (group for group in GROUPS if group not in DETAIL):
        row = _add_group(builder, row, group)
    row, breaks = _add_key(builder, row) + 2, []
    for part in PARTS:
        breaks.append(row - 1)
        row = _add_part(builder, row, part)
    area = builder.area("round", "system", TITLE_ROW, row - 2)
    page = Print(area, landscape=False, title_rows=(TITLE_ROW, TITLE_ROW), breaks=tuple(breaks))
    return builder.build(page, protected=False)


def _paint_rounds(builder: Builder, rounds: int) -> None:
    """Style the list of rounds."""
    last = FIRST_ROW + rounds - 1
    builder.paint_all(FIRST_ROW, last)
    results = builder.area("results", "results", FIRST_ROW, last)
    builder.when(results, f'LEFT($B{FIRST_ROW},1)="►"', looks.ORANGE)
    calm = Highlight(colour=looks.GREY)
    builder.when(results, f'AND(LEFT($B{FIRST_ROW},1)<>"✓",$B{FIRST_ROW}<>"")', calm)


def _add_group(builder: Builder, row: int, group: str) -> int:
    """Write a group of settings from `row` on; return the row after it and a blank one."""
    builder.cells[row, 1] = group_title(group, builder.language)
    builder.styles.append((Area(row, 1, row, 4), _GROUP))
    first = row + 1
    for setting in (s for s in SETTINGS if s.group == group):
        row += 1
        _add_setting(builder, row, setting)
    if group == "criteria":  # what does not count steps back
        builder.when(Area(first, 1, row, 1), f'$B{first}=""', looks.CALM)
    return row + 2


def _add_part(builder: Builder, row: int, part: Part) -> int:
    """Write a part with its heading, note and groups; return the row after it and a blank one."""
    builder.cells[row, 1] = part.title(builder.language)
    builder.cells[row + 1, 1] = part.note(builder.language)
    builder.heights[row] = 27
    builder.styles += [
        (Area(row, 1, row, 1), looks.TITLE),
        (Area(row + 1, 1, row + 1, 1), looks.NOTE._replace(wrap=False)),
    ]
    row += 3
    for group in part.groups:
        row = _add_group(builder, row, group)
    return row


def _add_setting(builder: Builder, row: int, setting: SettingRow) -> None:
    """Write one setting: label, boxed value, note, a list to pick from."""
    builder.cells[row, 1] = setting.label(builder.language)
    builder.cells[row, 3] = setting.note(builder.language)
    box = looks.BOXED._replace(
        number_format="0" if setting.kind == "count" else "@",
        align="left",
        wrap=setting.kind == "text",
    )
    builder.styles += [
        (Area(row, 1, row, 1), Style()),
        (Area(row, 2, row, 2), _FIXED if setting.group == "file" else box),
        (Area(row, 3, row, 3), looks.NOTE._replace(wrap=False)),
    ]
    if setting.kind in {"choice", "rounds"}:
        builder.drop_downs.append(DropDown(Area(row, 2, row, 2), setting.words(builder.language)))


def _add_key(builder: Builder, row: int) -> int:
    """Write the key to the colours; return its last row."""
    builder.cells[row, 1] = text("key.title", builder.language)
    builder.styles.append((Area(row, 1, row, 4), _GROUP))
    for key, style in _KEY:
        row += 1
        builder.cells[row, 1] = text(f"key.{key}", builder.language)
        builder.cells[row, 2] = text(f"key.{key}.note", builder.language)
        builder.styles.append((Area(row, 1, row, 1), style))
        builder.styles.append((Area(row, 2, row, 2), looks.NOTE._replace(wrap=False)))
    return row
