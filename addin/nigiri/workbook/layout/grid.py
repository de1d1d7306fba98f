"""The tournament grid (M20): two lines a player, a rule between sections, footnotes below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder
from nigiri.workbook.layout.spec import Area, Line, Print, SheetSpec, Style
from nigiri.workbook.layout.tables import FIRST_ROW
from nigiri.workbook.layout.varying_columns import ROWS_PER_PLAYER, grid
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.changes import Option

_NOTE_ROWS = 40
_SCALE, _MOST_AT_SCALE = 92, 6
"""Percent, and for how many rounds; with more the grid is fitted to the width of a page."""
_LINE: Line = ("thin", looks.HAIR)


def notes_row(players: int) -> int:
    """Return the row of the legend, below the lines of so many players and a blank row.

    There is room for one player even while nobody has a number: further lines are copies of it.
    """
    return FIRST_ROW + ROWS_PER_PLAYER * max(players, 1) + 1


def render_grid(options: Mapping[str, Option]) -> SheetSpec:
    """Return the Grid sheet; options: language, rounds, players."""
    language = str(options["language"])
    rounds, players = int(options.get("rounds") or 1), int(options.get("players") or 0)
    builder = Builder(grid(rounds), language, freeze="C4", row_height=15)
    builder.title("number", text("sheet.grid", language))
    last = notes_row(players) - 2
    _paint_players(builder, rounds, last)
    notes = Area(notes_row(players), 2, notes_row(players) + _NOTE_ROWS, 2)
    builder.styles.append((notes, Style(size=9)))
    area = builder.area("number", "place", 2, FIRST_ROW)
    scale = _SCALE if rounds <= _MOST_AT_SCALE else None
    return builder.build(Print(area, scale=scale), protected=True)


def _paint_players(builder: Builder, rounds: int, last: int) -> None:
    """Style two lines for each player, with the marks of sections and victories."""
    for column in builder.columns:
        builder.paint(column.key, FIRST_ROW, last)
        first_line = column.style._replace(top=_LINE)
        for row in range(FIRST_ROW, last + 1, 2):
            builder.paint(column.key, row, row, first_line)
    section = column_letters(builder.position["section"])
    opens = f'AND(${section}4<>"",${section}4<>${section}3,ROW()>{FIRST_ROW})'
    for n in range(1, rounds + 1):
        _paint_round(builder, n, opens, last)
    builder.when(builder.area("number", "place", FIRST_ROW, last), opens, looks.RULE_ABOVE)


def _paint_round(builder: Builder, number: int, opens: str, last: int) -> None:
    """Fill the won games of a round, and continue the rule above a section.

    Where two looks meet in a cell LibreOffice takes the first alone: so there is one with both. The
    column beside it is named without a $, so that a copy of the round refers to its own.
    """
    won = f"{column_letters(builder.position[f'won{number}'])}{FIRST_ROW}=1"
    for key, left in ((f"opponent{number}", _LINE), (f"colour{number}", None)):
        area = builder.area(key, key, FIRST_ROW, last)
        rule = looks.RULE_ABOVE._replace(left=left)
        builder.when(area, f"AND({won},{opens})", looks.WON._replace(top=rule.top, left=left))
        builder.when(area, won, looks.WON)
        builder.when(area, opens, rule)
