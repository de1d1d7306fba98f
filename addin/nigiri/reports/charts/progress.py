"""The scores after every round: of the players of a section, or of one player."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.scores.scores import rounds_drawn
from nigiri.domain.standings.shown import shown_after, shown_start
from nigiri.domain.standings.standings import standings
from nigiri.domain.text import clean
from nigiri.reports.charts.figure import Figure, Label, Line, clipped, marks, space_out

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import HalfPoints, PlayerId
    from nigiri.reports.frame.language import Speech

LEFT, TOP, RIGHT, BOTTOM = 45, 15, 520, 197
WIDTH, HEIGHT, NAMES = 720, 232, 175
NAMED = 5
"""The number of players of a section drawn strongly, each in dashes of its own."""
SHIFT = 3
"""The distance of the strong lines where their scores are the same."""
ABOVE = 16
"""The least distance of names."""

FIRST = 2
"""After one round the scores tell no more than its results."""

Course = tuple["PlayerId", "list[HalfPoints | None]"]


def progress(event: Event, speech: Speech) -> Iterator[Figure]:
    """Yield a figure for each section in which several are ranked, from round FIRST on."""
    if rounds_drawn(event) < FIRST:
        return
    for section, group in groupby(standings(event), key=lambda standing: standing.section):
        numbers = [standing.number for standing in group]
        if len(numbers) == 1:
            continue
        title = speech.say(
            "progress all" if event.settings.ranked_by == "all" else "progress", section=section
        )
        yield _figure(event, speech, f"progress-{section}", title, numbers)


def progress_of(event: Event, speech: Speech, number: PlayerId) -> Figure:
    """Return the figure of one player."""
    name = clean(event.player(number).name)
    return _figure(
        event, speech, f"progress-of-{number}", speech.say("progress of", name=name), [number]
    )


def course(event: Event, number: PlayerId) -> list[HalfPoints | None]:
    """Return the scores at the start and after every round, in half points.

    None while a game is unfinished, and after the player left.
    """
    drawn = rounds_drawn(event)
    later = (shown_after(event, number, each) for each in range(1, drawn + 1))
    return [shown_start(event, event.player(number)), *later]


def _figure(
    event: Event, speech: Speech, name: str, title: str, numbers: Sequence[PlayerId]
) -> Figure:
    """Return the figure of these players; the first NAMED of them are drawn strongly."""
    courses = [(number, course(event, number)) for number in numbers]
    known = [score for _, scores in courses for score in scores if score is not None]
    ticks = marks(min(known) // 2, -(-max(known) // 2), 7)
    rounds = len(courses[0][1]) - 1
    scale = _Scale(ticks, rounds)
    return Figure(
        name=name,
        title=title,
        about=speech.say(_about(len(numbers)), number=rounds),
        width=WIDTH,
        height=HEIGHT,
        lines=[*scale.grid(), *_lines(courses, scale)],
        labels=[*scale.labels(speech), *_names(event, courses[:NAMED], scale)],
        headings=[
            speech.say("name"),
            speech.say("start"),
            *(speech.say("after round", number=each) for each in range(1, rounds + 1)),
        ],
        rows=[
            [clean(event.player(number).name), *map(_shown, scores)] for number, scores in courses
        ],
    )


def _about(players: int) -> str:
    """Return the key of the sentence about a figure of so many players."""
    if players == 1:
        return "progress own"
    return "progress about" if players > NAMED else "progress few"


class _Scale:
    """The coordinates of scores after rounds in the box."""

    def __init__(self, ticks: range, rounds: int) -> None:
        """Take the marks of the scores, in points, and the number of rounds."""
        self.ticks, self.rounds = ticks, rounds

    def x(self, round_number: int) -> int:
        """Return the distance of a round from the left."""
        return LEFT + (RIGHT - LEFT) * round_number // max(self.rounds, 1)

    def y(self, score: HalfPoints | int) -> int:
        """Return the distance of a score, in half points, from the top."""
        low, high = 2 * self.ticks[0], 2 * self.ticks[-1]
        return BOTTOM - (BOTTOM - TOP) * (score - low) // max(high - low, 1)

    def grid(self) -> Iterator[Line]:
        """Yield a thin line for each mark of the scores."""
        for tick in self.ticks:
            yield Line("grid", [(LEFT, self.y(2 * tick)), (RIGHT, self.y(2 * tick))])

    def labels(self, speech: Speech) -> Iterator[Label]:
        """Yield the scores and the rounds."""
        for tick in self.ticks:
            yield Label(LEFT - 8, self.y(2 * tick) + 5, str(tick).replace("-", "−"), "end")
        for each in range(self.rounds + 1):
            words = speech.say("round short", number=each) if each else speech.say("start")
            yield Label(self.x(each), BOTTOM + 25, words, "middle")


def _lines(courses: Sequence[Course], scale: _Scale) -> Iterator[Line]:
    """Yield everybody's line, those that are named on top of the others."""
    for at in reversed(range(len(courses))):
        kind = f"line{at + 1}" if at < NAMED else "other"
        shift = SHIFT * (at - NAMED // 2) if at < NAMED and len(courses) > 1 else 0
        points = [
            (scale.x(each), scale.y(score) + shift)
            for each, score in enumerate(courses[at][1])
            if score is not None
        ]
        yield Line(kind, points)


def _names(event: Event, courses: Sequence[Course], scale: _Scale) -> Iterator[Label]:
    """Yield the names at the ends of the strong lines, apart from one another."""
    ends = [
        (scale.y(next(s for s in reversed(scores) if s is not None)), at, number)
        for at, (number, scores) in enumerate(courses)
    ]
    ends.sort()
    heights = space_out([y for y, *_ in ends], ABOVE, BOTTOM)
    for height, (_, at, number) in zip(heights, ends, strict=True):
        words = clipped(f"{number} {clean(event.player(number).name)}", NAMES)
        yield Label(RIGHT + 10, height + 5, words, strong=at == 0)


def _shown(score: HalfPoints | None) -> str:
    """Return a score as the table has it."""
    return "–" if score is None else points_words(score)
