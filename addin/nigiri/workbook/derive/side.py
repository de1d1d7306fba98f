"""Derive the sheets Chart and Ladder: totals and handicaps, rungs and challenges (B22)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.domain.games.side_handicaps import handicaps_text, stones
from nigiri.domain.side_events.ladder import rungs, steps
from nigiri.domain.side_events.wall_chart import figure, totals
from nigiri.workbook.derive.target import InEveryRow, Target, points_cell
from nigiri.workbook.derive.written_cells import written_cells
from nigiri.workbook.layout.tables import FORMULAS_AHEAD
from nigiri.workbook.live.chart import UNPLACED, Chart
from nigiri.workbook.live.refs import Table
from nigiri.workbook.read.side_events import challenge_rows, chart_rows, wins_of
from nigiri.workbook.words.known_sentences import said_by

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from nigiri.domain.side_events.ladder import Step
    from nigiri.domain.side_events.wall_chart import Total
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.read.table_reader import TableReader

_LIVE = ("player", "name", "rank", "won", "jigo", "played", "points", "counts", "place")
_RUNGS = ("rung", "number", "name", "rank")
_HAPPENED = ("ladder.takes", "ladder.stays", "ladder.playing")
_HANDICAPS = re.compile(r"[+−]\d+: \d[\d, -]*( · [+−]\d+: \d[\d, -]*)*")


def side_targets(context: Context, *, anew: bool) -> tuple[tuple[Target | None, bool], ...]:
    """Return chart and ladder, each with whether its formulas are written anew.

    anew -- for the chart; the ladder has no formulas
    """
    return (chart_target(context), anew), (ladder_target(context), False)


def chart_target(context: Context) -> Target | None:
    """Return the cells of the chart; None without the sheet."""
    location = context.location("chart")
    if location is None:
        return None
    target, reader = Target(location), context.reader(location)
    rows = chart_rows(reader, context.event)
    end = _last_typed(reader) + FORMULAS_AHEAD
    chart = Chart(context.refs, Table(location, end, own=True), wins_of(location))
    formulas, found = chart.formulas(), {t.player: t for t in totals(context.event)}
    for row in range(location.first_row, end + 1):
        player = rows.get(row)
        values = (
            _nothing(reader.cell(row, "number"))
            if player is None
            else _totals(context, found[player])
        )
        for key in _LIVE:
            if player is not None or not _typed_over(reader, row, key):
                target.put(row, key, InEveryRow(formulas[key], values[key]))
        if player is not None:
            target.put(row, "handicaps", handicaps_text(context.event, player) or None)
    _blank(target, reader, "handicaps", _HANDICAPS.fullmatch)
    return target


def _typed_over(reader: TableReader, row: int, key: str) -> bool:
    """Tell whether people wrote into a cell of a live column, in a row without a player.

    Where a player's number was deleted, the hidden column still has the player: that row is not
    free.
    """
    free = reader.cell(row, "number") is None and reader.cell(row, "player") is None
    return free and bool(reader.text(row, key)) and reader.cell(row, key) != UNPLACED


def _blank(target: Target, reader: TableReader, key: str, is_ours: Callable[[str], object]) -> None:
    """Empty the cells of a column whose text is nigiri's, and that are not set."""
    column = reader.location.columns.get(key, 0)
    rows = {row: frozenset({column}) for row in reader.rows() if is_ours(reader.text(row, key))}
    target.blank(reader.sheet, rows, (column,), rows)


def _exact(figure: Fraction) -> int | float:
    """Return a figure as the formula that compares it has it."""
    return int(figure) if figure.denominator == 1 else float(figure)


def _last_typed(reader: TableReader) -> int:
    """Return the last row of a chart in which something is typed, that of the headings if none."""
    keys = ("number", *wins_of(reader.location))
    used = (row for row in reader.rows() if any(reader.cell(row, key) for key in keys))
    return max(used, default=reader.location.heading_row)


def _nothing(number: Cell) -> dict[str, Cell]:
    """Return the live values of a row without a player of the event: "?" for an unknown number."""
    unknown = "" if number is None else "?"
    return {**dict.fromkeys(_LIVE, ""), "name": unknown, "rank": unknown, "counts": UNPLACED}


def _totals(context: Context, total: Total) -> dict[str, Cell]:
    """Return the values of the formulas in a player's row."""
    player, counted = context.event.player(total.player), figure(context.event, total)
    return {
        "player": total.player,
        "name": player.name,
        "rank": str(player.rank),
        "won": total.won,
        "jigo": total.jigo,
        "played": total.played,
        "points": points_cell(total.points),
        "counts": UNPLACED if counted is None else _exact(counted),
        "place": total.place or "",
    }


def ladder_target(context: Context) -> Target | None:
    """Return the cells of the ladder; None without the sheet."""
    location = context.location("ladder")
    if location is None:
        return None
    target, reader, event = Target(location), context.reader(location), context.event
    for row, number in enumerate(rungs(event), location.first_row):
        player = event.player(number)
        target.put_row(
            row,
            {
                "rung": row - location.first_row + 1,
                "number": number,
                "name": player.name,
                "rank": str(player.rank),
            },
        )
    columns = [location.columns[key] for key in _RUNGS if key in location.columns]
    target.clear(reader.sheet, written_cells(location, reader.sheet), columns)
    for row, step in zip(challenge_rows(reader, event), steps(event), strict=True):
        target.put(target.row(row), "happened", _happened(context, step) or None)
    _blank(target, reader, "happened", said_by(*_HAPPENED).say)
    return target


def _happened(context: Context, step: Step) -> str:
    """Return the sentence about a challenge, played or to be played; "" for one with a fault."""
    if step.fault is not None:
        return ""
    one, other = step.challenge.challenger, step.challenge.challenged
    facts = {"name": context.event.player(one).name, "place": step.place, "of": step.of}
    if step.challenge.won is not None:
        return context.say("ladder.takes" if step.challenge.won else "ladder.stays", **facts)
    taken = stones(context.event, one, other)
    game = context.say("ladder.stones", stones=abs(taken), number=one if taken > 0 else other)
    return context.say(
        "ladder.playing", game=game if taken else context.say("ladder.even"), **facts
    )
