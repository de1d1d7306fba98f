"""Breaks between the rounds of a day, by rule set (B29, M21).

minutes                        bga   others   when
slack                          20    0        between any two rounds, for slow games and the draw
lunch                          60    30       where games end near a meal
break                          30    none     on a day of more than four rounds, before its last two

Of two that fall together the longer one counts: in an hour for lunch there is room for slow games.
Where on a long day the break is, is a house rule; the handbook has it in the afternoon, before the
final rounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from nigiri.domain.model.settings import Settings

LONG_DAY = 4
"""More rounds than that make a long day (B29)."""

_FINAL_ROUNDS = 2

Kind = Literal["slack", "lunch", "break"]


class Breaks(NamedTuple):
    """Minutes between two rounds; long_day -- on days of more than LONG_DAY rounds, 0 for none."""

    slack: int = 0
    lunch: int = 30
    long_day: int = 0


class Break(NamedTuple):
    """What there is to be between two rounds, and its minutes."""

    kind: Kind
    minutes: int


USUAL = Breaks()
"""Half an hour for a meal, and no more (M21)."""

_OF_RULES = {"bga": Breaks(slack=20, lunch=60, long_day=30)}


def breaks_of(settings: Settings) -> Breaks:
    """Return the breaks of the rule set of an event."""
    return _OF_RULES.get(settings.rules, USUAL)


def break_after(breaks: Breaks, place: int, rounds: int, *, meal: bool) -> Break:
    """Return the longest break that belongs between a round and the next one.

    place -- of the round in its day, from 1; rounds -- of that day; meal -- games end near one
    """
    long_day = rounds > LONG_DAY and place == rounds - _FINAL_ROUNDS
    kinds = [Break("lunch", breaks.lunch)] * meal
    kinds += [Break("break", breaks.long_day)] * (long_day and breaks.long_day > 0)
    return max((*kinds, Break("slack", breaks.slack)), key=lambda each: each.minutes)
