"""The rounds of a day: "Saturday", "dim.", "2026-05-16", by the words in which rounds begin.

A round whose words name no day is on the day of the round before. A date counts as its day of the
week where the words of the rounds have no dates; a congress with two Saturdays needs dates.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.dates import days
from nigiri.domain.text import plain

if TYPE_CHECKING:
    import datetime as dt

    from nigiri.domain.model.settings import Settings

_NAMES = (
    "monday mon lundi lun montag mo",
    "tuesday tue tues mardi mar dienstag di",
    "wednesday wed mercredi mer mittwoch mi",
    "thursday thu thur thurs jeudi jeu donnerstag do",
    "friday fri vendredi ven freitag fr",
    "saturday sat samedi sam samstag sonnabend sa",
    "sunday sun dimanche dim sonntag so",
)
WEEKDAYS = {name: at for at, names in enumerate(_NAMES) for name in names.split()}
"""Name of a day, in the form of `plain` -> 0 for Monday to 6."""

_WORD = re.compile(r"[^\W\d_]+")
_DATE = re.compile(r"\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{4}")


class Day(NamedTuple):
    """A day: of the week, 0 to 6, and its date, None where only its name is known."""

    weekday: int
    date: dt.date | None = None

    def meets(self, other: Day) -> bool:
        """Tell whether both may be the same day."""
        if self.date and other.date:
            return self.date == other.date
        return self.weekday == other.weekday


def day_of(words: str, *, american: bool = False) -> Day | None:
    """Return the day that words name; None for no day, and for two different ones.

    american -- dates are read as in `dates.days`
    """
    found = _DATE.search(words)
    dated = days(found[0] if found else words, american=american)
    if dated is not None and dated[0] == dated[1]:
        return Day(dated[0].weekday(), dated[0])
    named = {WEEKDAYS[word] for word in _WORD.findall(plain(words)) if word in WEEKDAYS}
    return Day(named.pop()) if len(named) == 1 else None


def _of_round(settings: Settings, number: int) -> Day | None:
    """Return the day that the words of a round name; None for none."""
    words = "".join(settings.when[number - 1 : number])
    return day_of(words, american=settings.is_american)


def opens_day(settings: Settings, number: int) -> bool:
    """Tell whether a round is on another day than the one before it; not where no day is known."""
    here = [_of_round(settings, each) for each in range(1, min(number, len(settings.when)) + 1)]
    if number > len(here) or here[-1] is None:
        return False
    before = next((day for day in reversed(here[:-1]) if day is not None), None)
    return before is not None and not before.meets(here[-1])


def rounds_on(settings: Settings, day: Day) -> frozenset[int]:
    """Return the rounds of an event on a day; none where its rounds name no days."""
    found, last = set(), None
    for number in range(1, settings.rounds + 1):
        last = _of_round(settings, number) or last
        if last is not None and last.meets(day):
            found.add(number)
    return frozenset(found)
