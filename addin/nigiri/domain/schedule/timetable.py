"""The hours of rounds: their ends and the next beginnings, by what was typed (M21, B24, B29).

how long                        minutes                                        source
a game                          twice the main time and 30: 2½ h for 1 h       M21
a meal, if games end near one   30; a rule set may have other breaks           M21, B29
before the prize-giving         20                                             B29

A time is read from the words of a round ("Saturday 9 h", "Sat 1:30 pm"), the main time from those
of the time limits (time_limits.py); other breaks are those of a rule set (breaks.py). Times that
cannot be read are None, and nothing is made up.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.schedule.breaks import USUAL, break_after
from nigiri.domain.schedule.days import opens_day
from nigiri.domain.schedule.time_limits import main_time

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.settings import Settings
    from nigiri.domain.schedule.breaks import Break, Breaks

MORE_THAN_TWICE = 30
SLACK = 20
HOUR = 60
NOON = 12 * HOUR

MEALS = ((11 * HOUR + 30, 14 * HOUR), (17 * HOUR + 30, 20 * HOUR))
"""Games that end in between are followed by a meal; a house rule."""

BEDTIME = 22 * HOUR
"""A round that would end later is proposed for no evening; a house rule."""

_CLOCK = re.compile(
    r"(?<![\d:.])(?P<hour>[01]?\d|2[0-3])"
    r"(?:(?::|[ \u00a0]?h[ \u00a0]?)(?P<minute>[0-5]\d)|[ \u00a0]?h\b|(?=[ \u00a0]?[ap]\.?m\b))"
    r"(?:[ \u00a0]?(?P<half>[ap])\.?m\b\.?)?(?!\d)",
    re.ASCII | re.IGNORECASE,
)


class Moment(NamedTuple):
    """A time of a day: the day as typed, "" for the day before it; minutes since midnight."""

    day: str
    minutes: int


class Slot(NamedTuple):
    """A round in the timetable; minutes since midnight, None where they are not known.

    starts -- as typed, or proposed; ends -- when the longest game ends
    pause -- what there is to be after it; None after the last round of the event
    next_from -- when the next round can begin; slack -- minutes from then until it is to begin,
    negative when that is too early; None on another day
    """

    round_number: int
    typed: str
    starts: int | None = None
    proposed: bool = False
    ends: int | None = None
    next_from: int | None = None
    slack: int | None = None
    pause: Break | None = None


def clock(text: str) -> Moment | None:
    """Return the time in the words of a round; None without exactly one."""
    found = list(_CLOCK.finditer(text))
    if len(found) != 1:
        return None
    hour, minute, half = found[0].group("hour", "minute", "half")
    minutes = int(hour) * HOUR + int(minute or 0)
    if half:
        minutes = minutes % NOON + (NOON if half in "pP" else 0)
    day = text[: found[0].start()] + text[found[0].end() :]
    return Moment(" ".join(day.split()).strip(" ,;·-").casefold(), minutes)


def hour(minutes: int | None) -> str:
    """Return minutes since midnight as "13:05"; "" for None."""
    return "" if minutes is None else f"{minutes // HOUR % 24}:{minutes % HOUR:02}"


def timetable(settings: Settings, breaks: Breaks = USUAL) -> tuple[Slot, ...]:
    """Return every round of the event; where the hour is not typed, the earliest is proposed."""
    main = main_time(settings.time_limits)
    slots: list[Slot] = []
    day = ""
    of_day = {number: each for each in rounds_by_day(settings) for number in each}
    for number in range(1, settings.rounds + 1):
        typed = "".join(settings.when[number - 1 : number]).strip()
        moment, before = clock(typed), slots[-1] if slots else None
        if before and moment and moment.day in {"", day}:
            slots[-1] = _with_slack(before, moment)
        day = (moment and moment.day) or day
        slot, today = _slot(number, typed, moment, before, main), of_day[number]
        slots.append(_with_break(slot, breaks, today.index(number) + 1, len(today)))
    return (*slots[:-1], slots[-1]._replace(next_from=None, pause=None))


def rounds_by_day(settings: Settings) -> tuple[tuple[int, ...], ...]:
    """Return the rounds of each day: a new one begins where a day is named, or the hour is earlier.

    All on one day where nothing of the kind was typed.
    """
    found: list[tuple[int, ...]] = []
    last = 0
    for number in range(1, settings.rounds + 1):
        moment = clock("".join(settings.when[number - 1 : number]))
        earlier = moment is not None and moment.minutes <= last
        if not found or earlier or opens_day(settings, number):
            found.append(())
        found[-1] += (number,)
        last = moment.minutes if moment else last
    return tuple(found)


def _with_slack(slot: Slot, moment: Moment) -> Slot:
    """Return a round with the time to spare before the next; an earlier hour is another day's."""
    if slot.starts is None or slot.next_from is None or moment.minutes <= slot.starts:
        return slot
    return slot._replace(slack=moment.minutes - slot.next_from)


def _slot(
    number: int, typed: str, moment: Moment | None, before: Slot | None, main: int | None
) -> Slot:
    """Return a round with its hours, as far as they are known."""
    starts, proposed = (moment.minutes, False) if moment else (_proposed(typed, before, main), True)
    if starts is None:
        return Slot(number, typed)
    if main is None:
        return Slot(number, typed, starts)
    return Slot(number, typed, starts, proposed, starts + longest(main))


def _with_break(slot: Slot, breaks: Breaks, place: int, rounds: int) -> Slot:
    """Return a round with the break after it; place -- in its day, which has so many rounds."""
    ends = slot.ends
    if ends is None:
        return slot
    meal = any(first <= ends < last for first, last in MEALS)
    pause = break_after(breaks, place, rounds, meal=meal)
    return slot._replace(pause=pause, next_from=ends + pause.minutes)


def _proposed(typed: str, before: Slot | None, main: int | None) -> int | None:
    """Return the earliest hour of a round without words; None where the day is too short for it."""
    if typed or before is None or before.next_from is None or main is None:
        return None
    return before.next_from if before.next_from + longest(main) <= BEDTIME else None


def longest(main: int) -> int:
    """Return the minutes of the longest game, from the main time of each player (M21)."""
    return 2 * main + MORE_THAN_TWICE


def prize_giving(slots: Sequence[Slot]) -> int | None:
    """Return the latest hour of the prize-giving, in minutes since midnight; None if unknown."""
    ends = slots[-1].ends if slots else None
    return None if ends is None else ends + SLACK
