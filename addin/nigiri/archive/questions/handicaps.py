"""Handicap games by stones, and whether the handicap is right.

A jigo is half a win. Games that were not played, small boards and games of which nobody knows the
colours do not count. The verdict is that of a fair coin: Black's share is out of balance where
chance alone would show such a one less than once in twenty times (a normal approximation, squared
so that it is exact in whole numbers: 1.96 x 1.96 is 3.8416).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from nigiri.archive.answer import Answer, headings, percent
from nigiri.messages.message import message
from nigiri.reports.charts.plots import Chart

if TYPE_CHECKING:
    from nigiri.archive.database import Database

_SQL = """
    SELECT handicap, count(*), count(*) FILTER (white_halves = 2),
           count(*) FILTER (black_halves = 2), count(*) FILTER (white_halves = 1)
    FROM games JOIN events e USING (event, version)
    WHERE kind = 'game' AND white_halves + black_halves = 2 AND NOT by_default
      AND e.board = 19 AND NOT (colours_open AND handicap = 0) AND coalesce(e.year, 0) >= $since
    GROUP BY handicap ORDER BY handicap
"""
_ONCE_IN_TWENTY, _UNIT = 38416, 10000
_FEWEST = 20

Verdict = Literal["few", "even", "black", "white"]


def handicaps(database: Database, since: int = 0) -> Answer:
    """Return the games of every handicap, how they ended, and whether that is balanced.

    since -- only events of that year and later
    """
    found = database.rows(_SQL, {"since": since}).rows
    rows = [
        (
            stones,
            games,
            white,
            black,
            jigo,
            percent(2 * black + jigo, 2 * games),
            message(f"archive.handicaps.{verdict(games, 2 * black + jigo)}"),
        )
        for stones, games, white, black, jigo in found
    ]
    title = message("archive.handicaps", games=sum(row[1] for row in found))
    picture = Chart(
        title,
        message("archive.handicaps.across"),
        message("archive.column.black_share"),
        tuple(f"{row[0]}\n({row[1]})" for row in rows),
        (("", tuple(row[5] for row in rows)),),
        level=50,
    )
    names = headings("handicap games white_won black_won jigo black_share verdict")
    notes = (message("archive.handicaps.how"),)
    return Answer(title, names, rows, notes, picture if rows else None)


def verdict(games: int, halves: int) -> Verdict:
    """Return the verdict on a handicap; halves -- what Black scored in half points."""
    if games < _FEWEST:
        return "few"
    beyond = halves - games
    if beyond * beyond * _UNIT <= _ONCE_IN_TWENTY * games:
        return "even"
    return "black" if beyond > 0 else "white"
