"""The sheets Teams, Chart and Ladder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder, list_formats, wide_enough
from nigiri.workbook.layout.spec import Print, SheetSpec
from nigiri.workbook.layout.tables import (
    CHART,
    FIRST_ROW,
    LADDER,
    ROWS_AHEAD,
    TEAMS,
    TITLE_ROW,
    USUAL_WINS,
)
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.changes import Option

LAST_ROW = FIRST_ROW + ROWS_AHEAD
_LINE_HEIGHT = 15
_FREE_ROWS = 8


def render_teams(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Teams; options: language, lines (of a row, 2 without it)."""
    language, lines = str(options["language"]), int(options.get("lines") or 2)
    builder = Builder(TEAMS, language, whole_columns=True, row_height=_LINE_HEIGHT * lines)
    builder.title("place", text("sheet.teams", language))
    list_formats(builder, "team", ROWS_AHEAD)
    page = Print(builder.area("place", "members", TITLE_ROW, FIRST_ROW))
    return builder.build(page, protected=True)


def render_chart(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Chart; options: language, wins (columns for games won), names (width)."""
    language, wins = str(options["language"]), int(options.get("wins") or USUAL_WINS)
    columns = tuple(c for c in CHART if not c.key.startswith("win") or int(c.key[3:]) <= wins)
    builder = Builder(
        wide_enough(columns, ("name",), options), language, freeze="G4", whole_columns=True
    )
    builder.title("number", text("sheet.chart", language), "win1", text("chart.note", language))
    note = builder.area("win1", "win1", TITLE_ROW, TITLE_ROW)
    builder.styles.append((note, looks.NOTE._replace(wrap=False)))
    _chart_formats(builder, f"win{wins}")
    page = Print(builder.area("number", "handicaps", TITLE_ROW, FIRST_ROW))
    return builder.build(page, protected=False)


def _chart_formats(builder: Builder, last: str) -> None:
    """Highlight a player's own number and the leader; boxes for a few free rows."""
    number, place = (column_letters(builder.position[key]) for key in ("number", "place"))
    games = builder.area("win1", last, FIRST_ROW, LAST_ROW)
    cell = f"{column_letters(games.left)}{FIRST_ROW}"
    listed = f"${number}${FIRST_ROW}:${number}${LAST_ROW}"
    bare = f'SUBSTITUTE({cell},"=","")'
    unknown = f'SUMPRODUCT(--({listed}&""={bare}&""))=0'
    wrong = f'OR(${number}{FIRST_ROW}="",{bare}&""=${number}{FIRST_ROW}&"",{unknown})'
    builder.when(games, f'AND({cell}<>"",{wrong})', looks.RED)
    leader = builder.area("number", "place", FIRST_ROW, LAST_ROW)
    builder.when(leader, f"${place}{FIRST_ROW}=1", looks.WON)
    shown = f"ROW()<{FIRST_ROW}+COUNTA({listed})+{_FREE_ROWS}"
    for first, to, look in (
        ("number", "number", looks.BOX_LINES),
        ("win1", last, looks.BOX_LINES),
        ("note", "note", looks.BOX_LINES),
        ("name", "place", looks.GREY_CELL),
        ("handicaps", "handicaps", looks.GREY_CELL),
    ):
        builder.when(builder.area(first, to, FIRST_ROW, LAST_ROW), shown, look)


def render_ladder(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Ladder; options: language, names (width)."""
    language = str(options["language"])
    builder = Builder(wide_enough(LADDER, ("name",), options), language, whole_columns=True)
    builder.title("rung", text("sheet.ladder", language), "start", text("ladder.note", language))
    note = builder.area("start", "start", TITLE_ROW, TITLE_ROW)
    builder.styles.append((note, looks.NOTE._replace(wrap=False)))
    list_formats(builder, "rung", ROWS_AHEAD)
    start, challenger, winner = (
        column_letters(builder.position[key]) for key in ("start", "challenger", "winner")
    )
    open_games = builder.area("winner", "winner", FIRST_ROW, LAST_ROW)
    waiting = f'AND(${challenger}{FIRST_ROW}<>"",${winner}{FIRST_ROW}="")'
    builder.when(open_games, waiting, looks.YELLOW)
    for first, to, used in (
        ("start", "start", start),
        ("challenger", "winner", challenger),
        ("note", "note", challenger),
    ):
        column = f"${used}${FIRST_ROW}:${used}${LAST_ROW}"
        shown = f"ROW()<{FIRST_ROW}+COUNTA({column})+{_FREE_ROWS}"
        builder.when(builder.area(first, to, FIRST_ROW, LAST_ROW), shown, looks.BOX_LINES)
    page = Print(builder.area("rung", "note", TITLE_ROW, FIRST_ROW))
    return builder.build(page, protected=False)
