"""The days of an event, from the words of the cell *Dates* and back.

words                           first day   last day                      why
2026-05-12                      12 May      the same                      ISO 8601
2026-05-12 - 2026-05-13         12 May      13 May
12-13 May 2026                  12 May      13 May                        month or year given once
30 April to 2 May 2026          30 April    2 May                         counts for both days
May 12-13, 2026                 12 May      13 May                        American order
du 12 au 13 mai 2026            12 May      13 May
12.-13. Mai 2026                12 May      13 May                        German; 12.-13.05.2026
13/05/2026, 05/13/2026          13 May      the same                      there is no month 13
12.05.2026                      12 May      the same                      points: the day in front
12/05/2026, 12 May, May 2026    nothing                                   ambiguous or incomplete
5/12/2026, american             12 May      the same                      the month in front

Days of the week are ignored. The year has four digits.
"""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.text import plain

if TYPE_CHECKING:
    from nigiri.domain.model.settings import Settings

_NAMES = (
    "january jan janvier janv januar",
    "february feb fevrier fevr fev februar",
    "march mar mars marz maerz",
    "april apr avril avr",
    "may mai",
    "june jun juin juni",
    "july jul juillet juil juli",
    "august aug aout",
    "september sept sep septembre",
    "october oct octobre oktober okt",
    "november nov novembre",
    "december dec decembre dezember dez",
)
_MONTHS = {name: at for at, names in enumerate(_NAMES, 1) for name in names.split()}

_PASSED_OVER = (
    r"\b(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?\b\.?,?"
    r"|\b(?:lun|mar|mercre|mer|jeu|vendre|ven|same|sam)di\b|\b(?:lun|mer|jeu|ven|sam)\b\.?"
    r"|\bdim(?:anche)?\b\.?|\b(?:the|of|from|le|les|du)\b"
    r"|\b(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)\b,?"
    r"|\b(?:mo|di|mi|do|fr|sa|so)\b\.?,?|\b(?:am|den|vom|zum)\b"
)
_MONTH = rf"(?:{'|'.join(sorted(_MONTHS, key=len, reverse=True))})\b\.?"
_DAY = r"\d{1,2}(?:\.|(?:st|nd|rd|th|er)?\b)"
_POINT = (
    r"(?:\d{4}-\d{1,2}-\d{1,2}"
    r"|\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{1,2}\.\d{1,2}\."
    rf"|{_DAY} ?{_MONTH}(?:,? \d{{4}})?"
    rf"|{_MONTH} ?{_DAY}(?:,? \d{{4}})?"
    rf"|{_DAY}(?:,? \d{{4}})?)"
)
_SPAN = rf"({_POINT})(?: ?(?:[-–—/&]|\b(?:to|until|and|au|et|bis|und)\b) ?({_POINT}))?"


class _Point(NamedTuple):
    """A day as far as its words have it; None: month or year is not given."""

    day: int
    month: int | None = None
    year: int | None = None

    def with_the_rest_of(self, other: _Point) -> date | None:
        """Return the day, with month and year of the other where its own are missing.

        None for a day that does not exist, or is still incomplete.
        """
        year, month = self.year or other.year, self.month or other.month
        try:
            return date(year, month, self.day) if year and month else None
        except ValueError:
            return None


def days(words: str, *, american: bool = False) -> tuple[date, date] | None:
    """Return the first and the last day; None for words that are ambiguous or no days.

    american -- in 5/12/2026 the month stands in front, unless there is no such month
    """
    text = " ".join(re.sub(_PASSED_OVER, " ", plain(words)).split()).rstrip(" .,")
    found = re.fullmatch(_SPAN, text)
    if not found:
        return None
    ends = [end for end in found.groups() if end]
    month_first, day_first = (_span(ends, day_first=first) for first in (False, True))
    if american and month_first:
        return month_first
    spans = {month_first, day_first} - {None}
    return spans.pop() if len(spans) == 1 else None


def event_days(settings: Settings) -> tuple[date, date] | None:
    """Return the first and the last day of an event; None where its dates do not say them."""
    return days(settings.dates, american=settings.is_american)


def days_words(first: date, last: date) -> str:
    """Return the words for an event's days: "2026-05-12 - 2026-05-13", one day for one."""
    return first.isoformat() if first == last else f"{first.isoformat()} - {last.isoformat()}"


def _span(ends: list[str], *, day_first: bool) -> tuple[date, date] | None:
    """Return the days if 12/05 is in that order; None for invalid days, or in the wrong order."""
    first, last = (_point(end, day_first=day_first) for end in (ends[0], ends[-1]))
    begins, finishes = first.with_the_rest_of(last), last.with_the_rest_of(first)
    return (begins, finishes) if begins and finishes and begins <= finishes else None


def _point(words: str, *, day_first: bool) -> _Point:
    """Return one day; words -- a match of _POINT."""
    numbers = [int(digits) for digits in re.findall(r"\d+", words)]
    name = re.search(r"(?<![a-z\d])[a-z]+", words)
    if name:
        year = numbers[1] if numbers[1:] else None
        return _Point(numbers[0], _MONTHS[name[0]], year)
    if re.match(r"\d{4}", words):
        return _Point(numbers[2], numbers[1], numbers[0])
    if re.match(r"\d+[/.]\d", words):
        day, month = numbers[:2] if day_first or "." in words else numbers[1::-1]
        return _Point(day, month, numbers[2] if numbers[2:] else None)
    return _Point(numbers[0], None, numbers[1] if numbers[1:] else None)
