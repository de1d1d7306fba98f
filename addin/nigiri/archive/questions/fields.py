"""How strong the fields were: the ranks at entry of every event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.archive.answer import Answer, headings, rank
from nigiri.messages.message import message
from nigiri.reports.charts.plots import Chart

if TYPE_CHECKING:
    from nigiri.archive.database import Database

_SQL = """
    SELECT e.year, e.name, count(*), count(*) FILTER (entry_steps > 0), max(entry_steps),
           quantile_disc(entry_steps, 0.5), min(entry_steps)
    FROM players p JOIN events e USING (event, version)
    WHERE coalesce(e.year, 0) >= $since
    GROUP BY e.event, e.year, e.name, e.first_day
    ORDER BY e.first_day NULLS FIRST, e.year, e.name, e.event
"""


def fields(database: Database, since: int = 0) -> Answer:
    """Return players, dan players, the strongest, the middle and the weakest rank of every event.

    since -- only events of that year and later
    """
    found = database.rows(_SQL, {"since": since}).rows
    rows = [
        (year, name, players, dan, *map(rank, ranks)) for year, name, players, dan, *ranks in found
    ]
    title = message("archive.fields", count=len(rows))
    labels = tuple(str(row[0] or "") for row in found)
    names = headings("year event players dan strongest middle weakest")
    lines = [(words, tuple(row[at] for row in found)) for at, (_, words) in [*enumerate(names)][4:]]
    picture = Chart(
        title,
        message("archive.column.event"),
        message("archive.column.rank"),
        labels,
        (*lines,),
        "ranks",
    )
    return Answer(
        title, names, rows, (message("archive.fields.middle"),), picture if rows else None
    )
