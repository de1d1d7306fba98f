"""The Sections sheet: the proposal with its guidelines, below it the ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder
from nigiri.workbook.layout.spec import Area, Print, SheetSpec
from nigiri.workbook.layout.tables import FIRST_ROW, SECTIONS, TITLE_ROW

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.changes import Option

LEAST_ROWS = 12
_RANKS = 40


def ranks_heading_row(rows: int) -> int:
    """Return the row of the headings of the list of ranks, below so many sections."""
    return FIRST_ROW + rows + 1


def render_sections(options: Mapping[str, Option]) -> SheetSpec:
    """Return the Sections sheet; options: language, rows (of sections, at least 12)."""
    language = str(options["language"])
    rows = max(int(options.get("rows") or 0), LEAST_ROWS)
    builder = Builder(SECTIONS, language)
    builder.title(
        "section", text("sheet.sections", language), "players", text("sections.none", language)
    )
    builder.paint_all(FIRST_ROW, FIRST_ROW + rows - 1)
    guidelines = builder.area("equal", "fees", FIRST_ROW, FIRST_ROW + rows - 1)
    builder.when(guidelines, f'LEFT(H{FIRST_ROW},1)="▲"', looks.ORANGE)
    _add_ranks(builder, ranks_heading_row(rows))
    area = builder.area("section", "prizes", TITLE_ROW, FIRST_ROW)
    return builder.build(Print(area), protected=False)


def _add_ranks(builder: Builder, row: int) -> None:
    """Write the headings of the list of ranks and style its rows."""
    headings = ("sections.ranks", "sheet.players", "sheet.sections")
    for at, key in enumerate(headings, 1):
        words = text(key, builder.language)
        builder.cells[row, at] = words[:-1] if key == "sheet.sections" else words
    builder.styles.append((Area(row, 1, row, 5), looks.HEAD))
    body = Area(row + 1, 1, row + _RANKS, 3)
    builder.styles.append((body, looks.PLAIN_CENTRE))
    ranks = Area(row + 1, 1, row + _RANKS, 5)
    changed = f'AND($C{row + 1}<>"",$C{row}<>"",$C{row + 1}<>$C{row},ROW()>{row + 1})'
    builder.when(ranks, changed, looks.RULE_ABOVE)
