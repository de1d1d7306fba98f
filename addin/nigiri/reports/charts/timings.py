"""The durations of rounds, from the draw to the last result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.schedule.durations import MINUTE
from nigiri.reports.charts.figure import Bar, Figure, Label, Line, marks

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.schedule.durations import Timing
    from nigiri.reports.frame.language import Speech

LEFT, TOP, RIGHT, WIDTH = 95, 10, 620, 720
ROW = 30
A_DAY = 24 * MINUTE
"""A longer round was drawn on one day and played on another."""
STEPS = (5, 10, 15, 30, 60, 120, 240)


def round_times(found: Sequence[Timing], speech: Speech) -> Figure | None:
    """Return a bar for each round that is timed, None where there is none."""
    timed = [(each, each.minutes) for each in found]
    known = [(each, minutes) for each, minutes in timed if minutes and minutes < A_DAY]
    if not known:
        return None
    longest = max(minutes for _, minutes in known)
    step = next((step for step in STEPS if longest // step < len(STEPS)), STEPS[-1])
    scale = marks(0, -(-longest // step), len(STEPS) + 1)
    bottom = TOP + ROW * len(known)
    unit = (RIGHT - LEFT, scale[-1] * step)
    return Figure(
        name="times",
        title=speech.say("times"),
        about=speech.say("times about"),
        width=WIDTH,
        height=bottom + 40,
        lines=[
            Line("grid", [(x, TOP), (x, bottom)])
            for x in (LEFT + tick * step * unit[0] // unit[1] for tick in scale)
        ],
        bars=[
            Bar(LEFT, TOP + ROW * at + 6, max(minutes * unit[0] // unit[1], 1), ROW - 12)
            for at, (_, minutes) in enumerate(known)
        ],
        labels=[
            *_rounds(known, unit, speech),
            *(
                Label(
                    LEFT + tick * step * unit[0] // unit[1],
                    bottom + 25,
                    _hours(tick * step),
                    "middle",
                )
                for tick in scale
            ),
        ],
        headings=[
            speech.say("round word"),
            speech.say("drawn"),
            speech.say("last result"),
            speech.say("took"),
        ],
        rows=[
            [str(each.number), f"{each.drawn:%H:%M}", f"{each.last:%H:%M}", _hours(minutes)]
            for each, minutes in known
        ],
    )


def _rounds(
    known: Sequence[tuple[Timing, int]], unit: tuple[int, int], speech: Speech
) -> Iterator[Label]:
    """Yield the names of the rounds, and their durations behind the bars."""
    for at, (timing, minutes) in enumerate(known):
        y = TOP + ROW * at + ROW // 2 + 5
        yield Label(LEFT - 8, y, speech.say("round", number=timing.number), "end")
        yield Label(LEFT + minutes * unit[0] // unit[1] + 8, y, _hours(minutes))


def _hours(minutes: int) -> str:
    """Return minutes as hours and minutes: 125 is "2:05"."""
    return f"{minutes // MINUTE}:{minutes % MINUTE:02}"
