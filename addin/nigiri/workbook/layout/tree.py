"""The sheet Tree: a knockout from left to right, lines between those who meet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder
from nigiri.workbook.layout.by_round import tree_columns
from nigiri.workbook.spec import Area, Print, SheetSpec, Style
from nigiri.workbook.tree_shape import Block, blocks, columns_needed
from nigiri.workbook.words import text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.changes import Option
    from nigiri.workbook.spec import Line

_LINE: Line = ("thin", looks.INK)
_NAME = Style(shrink=True, indent=1, bottom=_LINE)
_BLOCK = Style(bold=True)


def render_tree(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Tree; options: language, first (round of the stage), shape."""
    language, first = str(options["language"]), int(options.get("first") or 1)
    parts = blocks(str(options.get("shape") or ""))
    columns = tree_columns(first, columns_needed(parts))
    builder = Builder(columns, language, freeze="A4", row_height=15)
    builder.title("seed", text("sheet.tree", language))
    for part in parts:
        _paint(builder, part)
    last = max((part.last for part in parts), default=4)
    page = Print(builder.area("seed", "winner", 2, last), landscape=last < _PORTRAIT)
    return builder.build(page, protected=True)


#: From so many rows on a page stands upright.
_PORTRAIT = 28


def _paint(builder: Builder, part: Block) -> None:
    """Draw the lines of a tree."""
    builder.styles.append((Area(part.top, 1, part.top, 1), _BLOCK))
    for level in range(1, part.rounds + 2):
        column = 1 + part.first + level
        winners = level == part.rounds + 1
        style = replace(_NAME, bold=winners)
        for seat in range(part.seats(level)):
            row = part.row(level, seat)
            builder.styles.append((Area(row, column, row, column), style))
            if level == 1:
                builder.styles.append((Area(row, 1, row, 1), looks.PLAIN_CENTRE))
            if seat % 2 and not winners:
                _join(builder, column, part.row(level, seat - 1), row)
    if part.third:
        _paint_third(builder, part)


def _paint_third(builder: Builder, part: Block) -> None:
    """Draw the lines of the game for the third place, under the final."""
    column, title = 1 + part.first + part.rounds, part.third_title
    builder.styles.append((Area(title, 1, title, 1), _BLOCK))
    for row in (title + 1, title + 3):
        builder.styles.append((Area(row, column, row, column), _NAME))
    _join(builder, column, title + 1, title + 3)
    won = Area(title + 2, column + 1, title + 2, column + 1)
    builder.styles.append((won, replace(_NAME, bold=True)))


def _join(builder: Builder, column: int, upper: int, lower: int) -> None:
    """Draw the line down the right of two who meet; the lower one has a line below as well."""
    between = Style(shrink=True, right=_LINE)
    builder.styles.append((Area(upper + 1, column, lower - 1, column), between))
    corner = Area(lower, column, lower, column)
    builder.styles.append((corner, replace(_NAME, right=_LINE)))
