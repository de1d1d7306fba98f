"""Attendance by year, by rank, and by level of the fee (M23's table of the Quebec Opens)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from nigiri.archive.answer import Answer, headings, percent, rank
from nigiri.domain.model.units import Rank
from nigiri.domain.organising.fees import announced, level_of
from nigiri.domain.organising.money import Cents, decimal, whole_cents
from nigiri.errors import WrongUse
from nigiri.messages.message import message, quoted
from nigiri.reports.charts.plots import Chart

if TYPE_CHECKING:
    from nigiri.archive.database import Database

_BY_YEAR = """
    SELECT e.year, count(DISTINCT e.event), count(*), count(*) FILTER (entry_steps > 0),
           count(*) FILTER (entry_steps <= 0)
    FROM players p JOIN events e USING (event, version)
    WHERE coalesce(e.year, 0) >= $since GROUP BY e.year ORDER BY e.year NULLS FIRST
"""
_BY_RANK = """
    SELECT entry_steps, count(*) FROM players WHERE coalesce(year, 0) >= $since
    GROUP BY entry_steps ORDER BY entry_steps DESC
"""


def by_year(database: Database, since: int = 0) -> Answer:
    """Return events and players of every year; since -- of that one and later."""
    rows = database.rows(_BY_YEAR, {"since": since}).rows
    events, players = sum(row[1] for row in rows), sum(row[2] for row in rows)
    title = message("archive.attendance", events=events, players=players)
    names = headings("year events players dan kyu")
    dated = [row for row in rows if row[0] is not None]
    picture = Chart(
        title,
        names[0][1],
        names[2][1],
        tuple(str(row[0]) for row in dated),
        (("", tuple(row[2] for row in dated)),),
    )
    return Answer(title, names, rows, (), picture if dated else None)


def by_rank(database: Database, since: int = 0) -> Answer:
    """Return the players of every rank at entry; since -- of events of that year and later."""
    found = database.rows(_BY_RANK, {"since": since}).rows
    players = sum(row[1] for row in found)
    rows = [(rank(steps), count, percent(count, players)) for steps, count in found]
    title = message("archive.attendance.ranks", players=players)
    names = headings("rank players share")
    labels = tuple(row[0] for row in rows)
    counts = (("", tuple(row[1] for row in rows)),)
    picture = Chart(title, names[0][1], names[1][1], labels, counts) if rows else None
    return Answer(title, names, rows, (), picture)


def by_fee(database: Database, words: str, since: int = 0) -> Answer:
    """Return the players of every level of the fee, and what they would pay.

    words -- the levels as they are announced: "4d 25, 1d 20, 10k 15, 30k 10"
    Raises WrongUse for words that say no levels.
    """
    levels = [each.level for each in announced(words)]
    if not levels:
        raise WrongUse(message("archive.fees", asked=quoted(words)))
    counts = dict.fromkeys(sorted(levels, reverse=True), 0)
    for steps, count in database.rows(_BY_RANK, {"since": since}).rows:
        level = level_of(levels, Rank(steps))
        if level is not None:
            counts[level] += count
    rows = [
        (str(level.lowest), decimal(level.amount), count, decimal(Cents(level.amount * count)))
        for level, count in counts.items()
    ]
    players = sum(counts.values())
    total = Cents(sum(level.amount * count for level, count in counts.items()))
    average = whole_cents(Fraction(total, players)) if players else Cents(0)
    facts = {"players": players, "total": decimal(total), "average": decimal(average)}
    note = message("archive.fees.sum", **facts)
    title = message("archive.attendance.fees", players=players)
    names = headings("lowest fee players sum")
    labels = tuple(row[0] for row in rows)
    bars = (("", tuple(row[2] for row in rows)),)
    picture = Chart(title, names[0][1], names[2][1], labels, bars)
    return Answer(title, names, rows, (note,), picture)
