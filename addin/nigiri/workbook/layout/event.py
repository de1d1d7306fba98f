"""The Event sheet, which fits a screen: the rounds, and beside them what everybody needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder
from nigiri.workbook.layout.setting_cells import add_setting
from nigiri.workbook.layout.spec import Area, DropDown, Highlight, Print, SheetSpec, Style
from nigiri.workbook.layout.tables import EVENT, FIRST_ROW, TITLE_ROW
from nigiri.workbook.settings.table import BY_KEY, ON_EVENT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.changes import Option

_TITLE = Style(size=12, bold=True, bottom=("medium", looks.RULE))
_KEY: tuple[tuple[str, Style], ...] = (
    ("waiting", looks.BOXED._replace(fill=looks.INPUT)),
    ("yours", looks.BOXED),
    ("draw", looks.DRAWN),
    ("computed", looks.COMPUTED),
)
_KEY_SIZE = 10
"""With it "waiting for you" stands in the column of the rounds."""
_SMALL = Style(size=9, colour=looks.GREY, align="left")
_LAST = FIRST_ROW + len(ON_EVENT) - 1
_ROW_HEIGHT = 22.5
"""Two lines of a note; with it the sheet is as high as a screen of 768 lines shows."""


def render_event(options: Mapping[str, Option]) -> SheetSpec:
    """Return the Event sheet; options: language, rounds (rows of the list of rounds).

    The values of the settings are cells like any other, written by the command that makes the
    event. Rounds that come later find their rows painted, as far as the key below them.
    """
    language, rounds = str(options["language"]), int(options.get("rounds") or 1)
    builder = Builder(EVENT, language, freeze="A2", row_height=_ROW_HEIGHT)
    builder.title("round", text("sheet.event", language))
    key = max(FIRST_ROW + rounds + 1, _LAST - len(_KEY))
    _paint_rounds(builder, rounds, key - 2)
    for row, setting in enumerate(ON_EVENT, FIRST_ROW):
        add_setting(builder, row, BY_KEY[setting])
    _add_key(builder, key)
    version = max(_LAST, key + len(_KEY)) + 1
    _add_version(builder, version)
    area = builder.area("round", "meaning", TITLE_ROW, version)
    return builder.build(Print(area, title_rows=(TITLE_ROW, TITLE_ROW)), protected=False)


def _paint_rounds(builder: Builder, rounds: int, last: int) -> None:
    """Style the list of rounds, and the rows down to `last` for those that may come."""
    end = FIRST_ROW + rounds - 1
    for key in ("round", "results", "when", "system"):
        builder.paint(key, FIRST_ROW, end)
    if last > end:
        builder.paint("round", end + 1, last)
        builder.paint("results", end + 1, last)
        for key in ("when", "system"):
            builder.paint(key, end + 1, last, looks.FREE)
        boxes = builder.area("when", "system", end + 1, last)
        builder.when(boxes, f'$A{end + 1}<>""', looks.BOX_LINES)
    results = builder.area("results", "results", FIRST_ROW, last)
    builder.when(results, f'LEFT($B{FIRST_ROW},1)="►"', looks.ORANGE)
    calm = Highlight(colour=looks.GREY)
    builder.when(results, f'AND(LEFT($B{FIRST_ROW},1)<>"✓",$B{FIRST_ROW}<>"")', calm)
    systems = builder.area("system", "system", FIRST_ROW, max(end, last))
    builder.drop_downs.append(DropDown(systems, BY_KEY["system"].words(builder.language)))


def _add_version(builder: Builder, row: int) -> None:
    """Write the row of the layout version, where every nigiri looks for it, also an older one.

    It stands below the rounds, in their columns, so that a nigiri that knows of one sheet alone
    refuses the workbook, and does not take it for one without settings.
    """
    setting = BY_KEY["schema"]
    builder.cells[row, 1] = setting.label(builder.language)
    for column, style in ((1, _SMALL), (2, _SMALL), (3, _SMALL)):
        builder.styles.append((Area(row, column, row, column), style))


def _add_key(builder: Builder, row: int) -> None:
    """Write the key to the colours below the rounds."""
    builder.cells[row, 1] = text("key.title", builder.language)
    builder.styles.append((Area(row, 1, row, 4), _TITLE))
    for key, style in _KEY:
        row += 1
        builder.cells[row, 1] = text(f"key.{key}", builder.language)
        builder.cells[row, 2] = text(f"key.{key}.note", builder.language)
        builder.styles.append((Area(row, 1, row, 1), style._replace(size=_KEY_SIZE)))
        builder.styles.append((Area(row, 2, row, 2), looks.NOTE._replace(wrap=False)))
