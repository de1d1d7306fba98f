"""The sheet Handicaps: the tables of both small boards side by side, how to read them beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.small_boards import FURTHEST, PUBLISHED
from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder
from nigiri.workbook.layout.spec import Print, SheetSpec
from nigiri.workbook.layout.tables import FIRST_ROW, HANDICAPS, TITLE_ROW
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.changes import Option

LAST_ROW = FIRST_ROW + FURTHEST


def render_handicaps(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Handicaps, filled with the published tables; options: language."""
    language = str(options["language"])
    builder = Builder(HANDICAPS, language)
    builder.title("difference", text("sheet.handicaps", language))
    builder.paint_all(FIRST_ROW, LAST_ROW)
    for difference in range(FURTHEST + 1):
        builder.cells[FIRST_ROW + difference, 1] = difference
    for table in PUBLISHED:
        stones, komi = f"stones{table.size}", f"komi{table.size}"
        for row, (given, points) in enumerate(table.rows, FIRST_ROW):
            builder.cells[row, builder.position[stones]] = given
            builder.cells[row, builder.position[komi]] = points // 2  # all are whole
        mark = builder.area(stones, stones, TITLE_ROW, TITLE_ROW)
        builder.styles.append((mark, looks.COUNT))
        both = builder.area(stones, komi, FIRST_ROW, LAST_ROW)
        idle = f'LEFT(${column_letters(mark.left)}${TITLE_ROW},1)<>"✓"'
        builder.when(both, idle, looks.CALM)
    page = Print(builder.area("difference", "about", TITLE_ROW, LAST_ROW), landscape=False)
    return builder.build(page, protected=False)
