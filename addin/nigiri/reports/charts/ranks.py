"""The number of registered players of each rank, and the sections between them (M2)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from nigiri.domain.model.units import Rank
from nigiri.domain.starts.start_scores import section_of, sections_in_force
from nigiri.reports.charts.figure import Bar, Figure, Label, Line, marks

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech

LEFT, TOP, RIGHT, BOTTOM = 40, 45, 705, 197
WIDTH, HEIGHT = 720, 232
TWO = 2
CLOSE = 16
"""From so many ranks on only every second one is labelled, and sections have numbers alone."""


def ranks(event: Event, speech: Speech) -> Figure | None:
    """Return the figure of players by rank at entry, the strongest left.

    None where no two have the same rank: bars of one each tell nothing.
    """
    counts = Counter(player.initial_rank.steps for player in event.players)
    if max(counts.values(), default=0) < TWO:
        return None
    scale = _Scale(counts)
    ends = list(_sections(event, scale))
    words = speech.say("section short", number="{number}") if len(ends) < CLOSE else "{number}"
    return Figure(
        name="ranks",
        title=speech.say("ranks"),
        about=speech.say("ranks about" if len(ends) > 1 else "ranks whole"),
        width=WIDTH,
        height=HEIGHT,
        lines=[
            Line("axis", [(LEFT, BOTTOM), (RIGHT, BOTTOM)]),
            *(Line("part", [(x, TOP), (x, BOTTOM + 8)]) for _, _, x in ends[:-1]),
        ],
        bars=[scale.bar(steps) for steps in scale.steps if counts[steps]],
        labels=[
            *scale.labels(),
            *(
                Label((start + end) // 2, TOP - 20, words.format(number=number), "middle")
                for number, start, end in (ends if len(ends) > 1 else ())
            ),
        ],
        headings=[speech.say("rank"), speech.say("players"), speech.say("section")],
        rows=[
            [str(Rank(steps)), str(counts[steps]), _section(event, steps)]
            for steps in scale.steps
            if counts[steps]
        ],
    )


class _Scale:
    """The coordinates of ranks and counts."""

    def __init__(self, counts: Mapping[int, int]) -> None:
        """Take the number of players of each rank, in steps."""
        self.counts = counts
        self.steps = range(max(counts), min(counts) - 1, -1)
        self.most = marks(0, max(counts.values()), 6)[-1]

    def x(self, steps: int) -> int:
        """Return the left end of a rank's room."""
        return LEFT + (RIGHT - LEFT) * (self.steps[0] - steps) // len(self.steps)

    def bar(self, steps: int) -> Bar:
        """Return the bar of a rank."""
        x, height = self.x(steps) + 2, (BOTTOM - TOP) * self.counts[steps] // self.most
        return Bar(x, BOTTOM - height, max(self.x(steps - 1) - x - 2, 1), height)

    def labels(self) -> Iterator[Label]:
        """Yield the ranks below the bars, and the numbers of players above them."""
        every = 1 + len(self.steps) // CLOSE
        for steps in self.steps:
            middle = (self.x(steps) + self.x(steps - 1)) // 2
            if (self.steps[0] - steps) % every == 0:
                yield Label(middle, BOTTOM + 22, str(Rank(steps)), "middle")
            if self.counts[steps]:
                yield Label(middle, self.bar(steps).y - 5, str(self.counts[steps]), "middle")


def _sections(event: Event, scale: _Scale) -> Iterator[tuple[int, int, int]]:
    """Yield number, left and right end of the sections that have ranks in the figure."""
    start, last = scale.x(scale.steps[0]), scale.steps[-1]
    found = sections_in_force(event)
    for section in found:
        lowest = last if section is found[-1] else max(section.lowest.steps, last)
        end = scale.x(lowest - 1)
        if end > start:
            yield section.number, start, end
            start = end


def _section(event: Event, steps: int) -> str:
    """Return the sections of the players of a rank: "2", "2, 3" if the director divided them."""
    here = (
        section_of(event, player) for player in event.players if player.initial_rank.steps == steps
    )
    return ", ".join(map(str, sorted({number for number in here if number is not None})))
