"""What a new Timetable begins with: the days of the event, and ten o'clock as their first hour.

Only where *When* on Event does not tell. The rounds are spread evenly over the days of *Dates*, the
longer days first.
"""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from nigiri.domain.model.dates import event_days
from nigiri.domain.schedule.timetable import HOUR, clock, hour, rounds_by_day
from nigiri.messages.catalogue import text
from nigiri.workbook.layout.organiser.timetable import round_key

if TYPE_CHECKING:
    from nigiri.domain.model.settings import Settings
    from nigiri.workbook.organiser.lines import Typed

_FIRST_HOUR = 10 * HOUR
"""The manual's example (M21)."""

_WEEK = 7


def first_days(settings: Settings, language: str) -> dict[str, Typed]:
    """Return key of a line -> the day and the hour that a new Timetable has there."""
    days = _days(settings)
    begins: dict[str, Typed] = {}
    for number, day in days.items():
        words = "".join(settings.when[number - 1 : number])
        line: Typed = {"day": _named(day, len(days), language)} if day else {}
        if clock(words) is None:
            line["fixed"] = hour(_FIRST_HOUR)
        begins[round_key(number)] = line
    return begins


def _days(settings: Settings) -> dict[int, dt.date | None]:
    """Return the first round of each day -> its date, None where *When* or nobody tells the day."""
    by_day, dates = rounds_by_day(settings), event_days(settings)
    if len(by_day) > 1 or dates is None or dates[0] == dates[1]:
        return {rounds[0]: None for rounds in by_day}
    count = min((dates[1] - dates[0]).days + 1, settings.rounds)
    longer, found, number = settings.rounds % count, dict[int, "dt.date | None"](), 1
    for at in range(count):
        found[number] = dates[0] + dt.timedelta(at)
        number += settings.rounds // count + (at < longer)
    return found


def _named(day: dt.date, days: int, language: str) -> str:
    """Return a day as it is typed: its name, in a longer event its date."""
    if days > _WEEK:
        return day.isoformat()
    return text(f"timetable.weekday.{day.weekday()}", language)
