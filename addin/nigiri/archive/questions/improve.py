"""Who improves: the ranks gained between the first event and the last one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.archive.answer import Answer, headings, rank
from nigiri.messages.message import message
from nigiri.reports.charts.plots import Chart

if TYPE_CHECKING:
    from nigiri.archive.database import Database

_SQL = """
    WITH entered AS (
        SELECT person, p.name, p.year, entry_steps AS steps, p.event,
               (coalesce(e.first_day, make_date(p.year, 1, 1)), p.event) AS moment
        FROM players p JOIN events e USING (event, version)
        WHERE person IS NOT NULL AND p.year IS NOT NULL AND p.year >= $since)
    SELECT arg_max(name, moment) AS name, min(year), arg_min(steps, moment) AS before,
           max(year), arg_max(steps, moment) AS after, count(DISTINCT event) AS events
    FROM entered GROUP BY person HAVING count(DISTINCT event) >= 2 AND after > before
    ORDER BY after - before DESC, name LIMIT $most
"""


def improve(database: Database, since: int = 0, most: int = 20) -> Answer:
    """Return those who gained most ranks between two events of dated years.

    since -- only events of that year and later; most -- so many people
    """
    found = database.rows(_SQL, {"since": since, "most": most}).rows
    rows = [
        (name, first, rank(before), last, rank(after), after - before, events)
        for name, first, before, last, after, events in found
    ]
    title = message("archive.improve", count=len(rows))
    picture = Chart(
        title,
        message("archive.column.gained"),
        message("archive.column.name"),
        tuple(row[0] for row in rows),
        (("", tuple(row[5] for row in rows)),),
        "lying",
    )
    names = headings("name first rank last rank_then gained events")
    return Answer(title, names, rows, (), picture if rows else None)
