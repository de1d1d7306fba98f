"""The cells of one setting, alike on Event and on Settings: label, boxed value, note, a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.layout import looks
from nigiri.workbook.layout.spec import Area, DropDown

if TYPE_CHECKING:
    from nigiri.workbook.layout.build import Builder
    from nigiri.workbook.layout.spec import Style
    from nigiri.workbook.settings.row import SettingRow

_FIXED = looks.COMPUTED._replace(align="left")


def add_setting(builder: Builder, row: int, setting: SettingRow) -> None:
    """Write one setting into a row."""
    at = builder.position
    builder.cells[row, at["setting"]] = setting.label(builder.language)
    note = setting.note(builder.language)
    if note:
        builder.cells[row, at["meaning"]] = note
    for key in ("setting", "usual", "meaning", "differs"):
        if key in at:
            builder.paint(key, row, row)
    builder.paint("value", row, row, _box(setting))
    if setting.kind in {"choice", "rounds"}:
        cell = Area(row, at["value"], row, at["value"])
        builder.drop_downs.append(DropDown(cell, setting.words(builder.language)))


def _box(setting: SettingRow) -> Style:
    """Return the style of a value."""
    if setting.group == "file" and setting.kind != "choice":
        return _FIXED
    return looks.BOXED_TEXT._replace(
        number_format="0" if setting.kind == "count" else "@", wrap=setting.kind == "text"
    )
