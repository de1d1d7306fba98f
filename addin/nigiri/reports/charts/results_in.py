"""The tables of the round being played: those with a result, and those still waited for (B11).

A result typed into its cell says no time, so nothing here does: it is what the cells say now.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.starts.start_scores import section_of
from nigiri.reports.charts.figure import Bar, Figure, Label, Line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event, Game
    from nigiri.reports.frame.language import Speech

LEFT, WIDTH = 110, 720
PITCH, SIDE = 30, 26
"""From one square to the next, and the side of a square."""
A_LINE = 17
"""So many squares fit into a line, with the count behind them."""
BETWEEN = 8
"""Between two groups."""


class _Row(NamedTuple):
    """The tables of a section; in an event without several, those of the round."""

    words: str
    games: Sequence[Game]

    @property
    def waiting(self) -> list[str]:
        """Return the tables still waited for, a dash for one without a number."""
        return [str(game.table or "–") for game in self.games if game.result is None]


def results_in(event: Event, speech: Speech) -> Figure | None:
    """Return a square for each table of the newest round; None once all results are in."""
    newest = max(event.rounds, key=lambda each: each.number, default=None)
    if newest is None or newest.complete:
        return None
    rows = [*_rows(event, newest.games, speech.say("round", number=newest.number), speech)]
    tops = [_top(rows, at) for at in range(len(rows) + 1)]
    squares = [
        (game, LEFT + at % A_LINE * PITCH, top + at // A_LINE * PITCH)
        for row, top in zip(rows, tops, strict=False)
        for at, game in enumerate(row.games)
    ]
    done = sum(game.result is not None for game in newest.games)
    return Figure(
        name="results-in",
        title=speech.say("incoming", number=newest.number),
        about=speech.say("incoming about", done=done, all=len(newest.games)),
        width=WIDTH,
        height=tops[-1],
        lines=[Line("axis", _outline(x, y)) for game, x, y in squares if game.result is None],
        bars=[Bar(x, y, SIDE, SIDE) for game, x, y in squares if game.result is not None],
        labels=[*_beside(rows, tops, speech), *_numbers(squares)],
        headings=[
            speech.say("section" if len(rows) > 1 else "round word"),
            speech.say("incoming count"),
            speech.say("incoming waiting"),
        ],
        rows=[[row.words, _count(row, speech), ", ".join(row.waiting) or "–"] for row in rows],
    )


def _rows(event: Event, games: Sequence[Game], words: str, speech: Speech) -> Iterator[_Row]:
    """Yield the tables of each section, in order; words -- for those of all together.

    A game between two sections stands with the stronger one.
    """
    sections = {
        game: min(
            filter(None, (section_of(event, event.player(each)) for each in game.players)),
            default=0,
        )
        for game in games
    }
    if len(set(sections.values())) == 1:
        yield _Row(words, sorted(games, key=_table))
        return
    for section, group in groupby(sorted(games, key=sections.__getitem__), sections.__getitem__):
        title = speech.say("site section", number=section) if section else "–"
        yield _Row(title, sorted(group, key=_table))


def _table(game: Game) -> tuple[bool, int]:
    """Return the place of a table in a row: those without a number come last."""
    return game.table is None, game.table or 0


def _top(rows: Sequence[_Row], at: int) -> int:
    """Return the distance of a row from the top; of the one after the last, the whole height."""
    lines = sum(-(-len(row.games) // A_LINE) for row in rows[:at])
    return 2 + lines * PITCH + at * BETWEEN


def _outline(x: int, y: int) -> list[tuple[int, int]]:
    """Return the points of an empty square."""
    return [(x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE), (x, y)]


def _beside(rows: Sequence[_Row], tops: Sequence[int], speech: Speech) -> Iterator[Label]:
    """Yield the words before each row, and how many results are in behind it."""
    for row, top in zip(rows, tops, strict=False):
        middle = top + SIDE // 2 + 5
        yield Label(LEFT - 10, middle, row.words, "end")
        behind = LEFT + min(len(row.games), A_LINE) * PITCH + 6
        yield Label(behind, middle, _count(row, speech), strong=not row.waiting)


def _numbers(squares: Sequence[tuple[Game, int, int]]) -> Iterator[Label]:
    """Yield the numbers of the tables still waited for."""
    for game, x, y in squares:
        if game.result is None:
            words = str(game.table or "–")
            yield Label(x + SIDE // 2, y + SIDE // 2 + 5, words, "middle", strong=True)


def _count(row: _Row, speech: Speech) -> str:
    """Return the number of results of a row that are in, as words: "5 of 6"."""
    done = len(row.games) - len(row.waiting)
    return speech.say("incoming of", done=done, all=len(row.games))
