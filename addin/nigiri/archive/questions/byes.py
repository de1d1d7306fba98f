"""Byes and floats by club, and so whether the draw treats all clubs alike.

Who meets somebody with a lower score floats down, the other one up, in systems that draw by the
score. Where no club is noted the city stands for it, as in many a club's list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.archive.answer import Answer, headings
from nigiri.domain.model.settings import BY_SCORE
from nigiri.messages.message import message
from nigiri.reports.charts.plots import Chart

if TYPE_CHECKING:
    from nigiri.archive.database import Database

_SQL = f"""
    WITH drawn AS (
        SELECT *, CASE WHEN system IN ({", ".join(f"'{system}'" for system in sorted(BY_SCORE))})
                       THEN white_before_halves - black_before_halves END AS above
        FROM games),
    seats AS (
        SELECT event, version, white AS number, kind, above FROM drawn
        UNION ALL
        SELECT event, version, black, kind, -above FROM drawn WHERE kind = 'game')
    SELECT coalesce(p.club, p.city) AS home, count(DISTINCT (p.event, p.number)),
           count(*) FILTER (kind = 'game'), count(*) FILTER (kind = 'bye'),
           count(*) FILTER (kind = 'missed'), count(*) FILTER (above > 0),
           count(*) FILTER (above < 0)
    FROM seats JOIN players p USING (event, version, number)
    WHERE coalesce(p.year, 0) >= $since
    GROUP BY home ORDER BY 2 DESC, home NULLS LAST
"""  # noqa: S608 -- our own names
_DRAWN = 15


def byes(database: Database, since: int = 0) -> Answer:
    """Return for every club its entries, games, byes, missed rounds and floats.

    since -- only events of that year and later
    """
    found = database.rows(_SQL, {"since": since}).rows
    rows = [(row[0] or message("archive.no-club"), *row[1:]) for row in found]
    title = message("archive.byes", count=len(rows))
    names = headings("club entries games byes missed down up")
    most = rows[:_DRAWN]
    picture = Chart(
        title,
        message("archive.column.club"),
        message("archive.column.games"),
        tuple(row[0] for row in most),
        tuple((names[at][1], tuple(row[at] for row in most)) for at in (3, 5, 6)),
    )
    notes = (message("archive.byes.floats"),)
    return Answer(title, names, rows, notes, picture if rows else None)
