"""A career: every event of a person, with rank, place and points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.archive.answer import Answer, headings, points, rank
from nigiri.archive.questions.person import person_of
from nigiri.messages.message import message
from nigiri.reports.charts.plots import Chart

if TYPE_CHECKING:
    from nigiri.archive.database import Database

_SQL = """
    SELECT p.year, e.name, p.entry_steps, l.section, l.place, p.games, p.victories_halves,
           p.score_halves
    FROM players p JOIN events e USING (event, version)
    LEFT JOIN placements l USING (event, version, number)
    WHERE p.person = ? ORDER BY e.first_day NULLS FIRST, p.year, e.name, e.event
"""


def career(database: Database, who: str) -> Answer:
    """Return the career of a person; WrongUse for nobody, or where several are meant."""
    person = person_of(database, who)
    found = database.rows(_SQL, [person.key]).rows
    rows = [
        (year, name, rank(steps), section, place, games, points(won), points(score))
        for year, name, steps, section, place, games, won, score in found
    ]
    games, won = sum(row[5] for row in found), sum(row[6] for row in found)
    note = message("archive.career.sum", events=len(rows), games=games, won=str(points(won)))
    title = message("archive.career", name=person.name)
    picture = Chart(
        title,
        message("archive.column.event"),
        message("archive.column.rank"),
        tuple(f"{row[0] or ''}" for row in rows),
        ((person.name, tuple(row[2] for row in found)),),
        "ranks",
    )
    names = headings("year event rank section place games won score")
    return Answer(title, names, rows, (note,), picture, frozenset({6, 7}))
