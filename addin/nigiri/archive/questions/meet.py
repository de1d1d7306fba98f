"""Head to head: every game of two persons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.archive.answer import Answer, headings, points
from nigiri.archive.questions.person import person_of
from nigiri.errors import WrongUse
from nigiri.messages.message import message
from nigiri.reports.charts.plots import Chart

if TYPE_CHECKING:
    from nigiri.archive.database import Database

_SQL = """
    SELECT g.year, e.name, g.round, g.white_name, g.black_name, g.handicap, g.result,
           g.by_default, g.white_person, g.white_halves, g.black_halves
    FROM games g JOIN events e USING (event, version)
    WHERE g.kind = 'game' AND ((g.white_person = $one AND g.black_person = $other)
                            OR (g.white_person = $other AND g.black_person = $one))
    ORDER BY e.first_day NULLS FIRST, g.year, e.name, g.event, g.round
"""


def meet(database: Database, one: str, other: str) -> Answer:
    """Return the games of two persons; WrongUse for nobody, or where several are meant."""
    first, second = person_of(database, one), person_of(database, other)
    if first == second:
        raise WrongUse(message("archive.meet.same", name=first.name))
    found = database.rows(_SQL, {"one": first.key, "other": second.key}).rows
    rows = [(*row[:6], _result(row[6], by_default=row[7])) for row in found]
    played = [row for row in found if row[6] is not None and not row[7]]
    mine = sum(row[9] if row[8] == first.key else row[10] for row in played)
    theirs = sum(row[10] if row[8] == first.key else row[9] for row in played)
    title = message("archive.meet", one=first.name, other=second.name)
    facts = {"one": first.name, "other": second.name, "games": len(played)}
    note = message("archive.meet.sum", **facts, won=str(points(mine)), lost=str(points(theirs)))
    picture = Chart(
        title,
        message("archive.column.name"),
        message("archive.column.won"),
        (first.name, second.name),
        (("", (mine / 2, theirs / 2)),),
    )
    names = headings("year event round white black handicap result")
    notes = (note,) if rows else (message("archive.meet.never", **facts),)
    return Answer(title, names, rows, notes, picture if rows else None)


def _result(result: str | None, *, by_default: bool | None) -> str:
    """Return a result as it is written: "1-0", "1-0!" by default, "?" where nobody knows."""
    return f"{result}{'!' if by_default else ''}" if result else "?"
