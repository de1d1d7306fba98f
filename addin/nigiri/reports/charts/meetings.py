"""Who met whom, as squares: a field that met its neighbours is a band along the diagonal (M8)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from nigiri.domain.scores.scores import appearances
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.text import clean
from nigiri.reports.charts.figure import LETTERS, Bar, Figure, Label, Line, clipped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.reports.frame.language import Speech

MOST = 60
"""With more players a square would be too small on paper."""

LEFT, TOP, SIDE, WIDTH = 190, 26, 510, 720
LEAST = LETTERS
"""A square as high as the letters beside it: of many players the figure becomes wider."""
LARGEST = 36
_NUMBER = 20
"""A column as wide has room for its number."""


def meetings(event: Event, speech: Speech) -> Figure | None:
    """Return a square for each pair that met; None before round 1 and for too many players."""
    order = sorted(event.by_number)
    if not event.rounds or not 1 < len(order) <= MOST:
        return None
    opponents = {number: _opponents(event, number) for number in order}
    square = min(max(SIDE // len(order), LEAST), LARGEST)
    side = square * len(order)
    borders = _borders(event, order, square)
    return Figure(
        name="meetings",
        title=speech.say("meetings"),
        about=speech.say("meetings about" if borders else "meetings whole"),
        width=max(WIDTH, LEFT + side + 10),
        height=TOP + side + 10,
        lines=[*_frame(side), *borders],
        bars=[
            Bar(LEFT + square * across + 1, TOP + square * down + 1, square - 2, square - 2)
            for down, one in enumerate(order)
            for across, other in enumerate(order)
            if other in opponents[one]
        ],
        labels=_names(event, order, square),
        headings=[speech.say("name"), speech.say("met")],
        rows=[
            [
                f"{number} {clean(event.player(number).name)}",
                ", ".join(map(str, opponents[number])) or "–",
            ]
            for number in order
        ],
    )


def _opponents(event: Event, number: PlayerId) -> list[PlayerId]:
    """Return the numbers of a player's opponents, ascending; games by default do not count."""
    games = [part for part in appearances(event, number) if part.game and not part.by_default]
    return sorted({part.opponent for part in games if part.opponent is not None})


def _called(event: Event, number: PlayerId) -> str:
    """Return number and name, cut where they are too long."""
    return clipped(f"{number} {clean(event.player(number).name)}", LEFT - 10)


def _names(event: Event, order: Sequence[PlayerId], square: int) -> list[Label]:
    """Return the names beside the rows, and the numbers above the columns, as many as fit."""
    every = 1 if square >= _NUMBER else 2
    found = []
    for at, number in enumerate(order):
        middle = square * at + square // 2
        found.append(Label(LEFT - 8, TOP + middle + 5, _called(event, number), "end"))
        if at % every == 0:
            found.append(Label(LEFT + middle, TOP - 8, str(number), "middle"))
    return found


def _frame(side: int) -> list[Line]:
    """Return the outline, and the diagonal on which nobody meets anybody."""
    ends = [(LEFT, TOP), (LEFT + side, TOP), (LEFT + side, TOP + side), (LEFT, TOP + side)]
    return [Line("grid", [*ends, ends[0]]), Line("grid", [ends[0], ends[2]])]


def _borders(event: Event, order: Sequence[PlayerId], square: int) -> list[Line]:
    """Return the lines between sections, where they follow the numbers."""
    side = square * len(order)
    sections = [section_of(event, event.player(number)) for number in order]
    found = []
    if sections == sorted(sections, key=lambda each: each or 0):
        for at, (one, other) in enumerate(pairwise(sections), 1):
            if one != other:
                x, y = LEFT + square * at, TOP + square * at
                found += [
                    Line("part", [(x, TOP), (x, TOP + side)]),
                    Line("part", [(LEFT, y), (LEFT + side, y)]),
                ]
    return found
