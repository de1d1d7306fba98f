"""Advice on thinking time: settings to begin with, and how many rounds count alike (M28, B13, B27).

rounds a day       days     time                       class  source
up to 3            any      60 min + 30/10             A      M28
up to 4            any      40 min sudden death        C      M28
up to 4            any      40 min + 50/10             B      M28
up to 3            any      60 min + 10/5, 20/5, 30/5  A      B27
up to 3            one      40 min + 10 s Fischer      B      B13
up to 3            several  45 min + 15 s Fischer      A      B13
up to 2            several  50 min + 20 s Fischer      A      B13

A rating can rise as much in 3 rounds of class A as in 4 of class B or 6 of class C (B13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.domain.model.dates import event_days
from nigiri.domain.schedule.time_limits import WEIGHTS
from nigiri.domain.schedule.timetable import rounds_by_day

if TYPE_CHECKING:
    from fractions import Fraction

    from nigiri.domain.model.settings import Settings

CLOCKS_WITHIN = 5
"""Minutes after the beginning of a round within which all clocks run (M21)."""


class Suggestion(NamedTuple):
    """Time limits, in words that the cell *Time* reads.

    rounds -- up to so many a day; several -- for events of several days, False: of one, None: any
    """

    words: str
    rounds: int
    source: str
    several: bool | None = None


SUGGESTIONS = (
    Suggestion("60 min + 30/10", 3, "M28"),
    Suggestion("40 min sudden death", 4, "M28"),
    Suggestion("40 min + 50/10", 4, "M28"),
    Suggestion("60 min + 10/5, 20/5, 30/5", 3, "B27"),
    Suggestion("40 min + 10 s Fischer", 3, "B13", several=False),
    Suggestion("45 min + 15 s Fischer", 3, "B13", several=True),
    Suggestion("50 min + 20 s Fischer", 2, "B13", several=True),
)
"""The table above."""


def suggested(rounds: int, days: int) -> list[Suggestion]:
    """Return the time limits that fit so many rounds a day, of each source the most generous ones.

    None for days that are longer than any source has.
    """
    fitting = [
        each for each in SUGGESTIONS if rounds <= each.rounds and each.several in {None, days > 1}
    ]
    fewest = {
        source: min(each.rounds for each in fitting if each.source == source)
        for source in {each.source for each in fitting}
    }
    return [each for each in fitting if each.rounds == fewest[each.source]]


def days_and_rounds(settings: Settings) -> tuple[int, int]:
    """Return the days of an event, and the rounds of its longest one.

    By the hours and days of its rounds; where they name one day at most, by its dates, evenly.
    """
    by_day, dates = rounds_by_day(settings), event_days(settings)
    if len(by_day) > 1 or dates is None:
        return len(by_day), max(map(len, by_day), default=0)
    days = (dates[1] - dates[0]).days + 1
    return days, -(-settings.rounds // days)


def equal_rounds(rounds: int, letter: str, other: str) -> Fraction:
    """Return the number of rounds of another class that change ratings as much as these (B13).

    letter, other -- "A" to "C"
    """
    return rounds * WEIGHTS[letter] / WEIGHTS[other]


def first_clock(handicap: int) -> Literal["black", "white"]:
    """Return whose clock starts: White's where stones lie on the board already (M21)."""
    return "white" if handicap > 1 else "black"
