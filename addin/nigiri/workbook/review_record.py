"""Find what is missing in a round: results behind a later round, and the record of its draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import format_points
from nigiri.domain.systems.stages import waits
from nigiri.workbook.undrawn import undrawn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.derive.context import Context
    from nigiri.workbook.problems import Problem
    from nigiri.workbook.read_rounds import RoundReading
    from nigiri.workbook.reader import TableReader


def review_record(context: Context, reading: RoundReading) -> Iterator[Problem]:
    """Yield the results that count provisionally (B11), and that nothing tells of the draw."""
    live = context.lives[reading.round.number]
    reader = context.reader(live.table.place)
    _provisional(context, reading, reader)
    if not (live.facts.drawn or reading.round.complete):
        row = min(reading.games)
        reader.report("record-lost", row, "table", round=reading.round.number)
    yield from reader.problems


def _provisional(context: Context, reading: RoundReading, reader: TableReader) -> None:
    """Report the results that are missing behind a later round that depends on them (B11).

    Who waits for a place in the newest round still plays; nothing is drawn with that result.
    """
    number = reading.round.number
    settings, newest = context.event.settings, max(context.reading.rounds, default=number)
    if not any(waits(settings, later) for later in range(number + 1, newest + 1)):
        return
    live, waiting = context.lives[number], set(undrawn(context.reading))
    points = format_points(context.event.settings.scoring.score.of("unfinished"))
    for row, game in reading.games.items():
        if live.board(row).missing != "" and waiting.isdisjoint(game.players):
            table = "–" if game.table is None else game.table
            reader.report("provisional", row, "result", round=number, table=table, points=points)
