"""Find what a congress does not allow (E5, E14), and who is too strong for the event (B26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.schedule.thinking_time import time_bands
from nigiri.domain.starts.congress import breaches
from nigiri.workbook.read_event import setting_rows
from nigiri.workbook.round_list import format_rounds

if TYPE_CHECKING:
    from nigiri.workbook.derive.context import Context
    from nigiri.workbook.problems import Problem

#: Kind of breach -> the code of its problem and the column it points at.
_BREACHES = {
    "pko": ("pko-european", "european"), "above": ("supergroup-out", "out"),
    "gap": ("strong-gap", "out"), "default": ("strong-default", "family"),
}  # fmt: skip


def review_congress(context: Context) -> tuple[Problem, ...]:
    """Return what those in the list may not do or be, and a time by rank that is none (E8)."""
    return *_players(context), *_time(context)


def _time(context: Context) -> tuple[Problem, ...]:
    """Return the problem of a time by rank that nobody understands."""
    typed, place = context.event.settings.time_by_rank, context.place("event")
    if place is None or not typed or time_bands(typed):
        return ()
    reader = context.reader(place)
    row = setting_rows(reader.sheet, place.columns["round"])["time_by_rank"]
    reader.report("time-unknown", row, "results", typed=typed)
    return tuple(reader.problems)


def _players(context: Context) -> tuple[Problem, ...]:
    """Return what those in the list may not do or be, by row of Players."""
    place = context.place("players")
    if place is None:
        return ()
    reader = context.reader(place)
    limit = context.event.settings.strongest
    for row, player in context.reading.player_rows.items():
        facts = {"name": player.name, "rank": player.initial_rank}
        for breach in breaches(context.event, player):
            code, column = _BREACHES[breach.kind]
            reader.report(code, row, column, rounds=format_rounds(frozenset(breach.rounds)),
                          **facts)  # fmt: skip
        if limit is not None and player.initial_rank > limit:
            reader.report("entry-strong", row, "rank", limit=limit, **facts)
    return tuple(reader.problems)
