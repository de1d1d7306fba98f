"""The checklist: what is to be done when, dated from the days of the event (B24, M26, M29, M30).

when                      what                                                             source
4 months before           date and venue, told to the calendar of the federation           B24
3 weeks before            announcement (never earlier); sets, helpers, where to sleep      M25, B24
10 days before            trophies; later the shop may not have them                       M26
1 week before             press release                                                    B24
the day before            ratings and names, cards with numbers, stationery, change        B24, M25
the first day             signs, setting up, registration                                  M27
every evening but one     tomorrow's bye, foretold                                         M30
the last day              prizes, and the plaques handed back; nothing left behind         M26
the day after             results, the grid to the rating officer, pictures, report, press M29
within a week             levy, sets onward, thanks, accounts                              B14, B24
within two weeks          plaques engraved and mailed                                      M26

Months are those of the calendar: four before the 31st of March is the 30th of November. How long
after the event something may wait is a house rule.
"""

from __future__ import annotations

import datetime as dt
from calendar import monthrange
from typing import Literal, NamedTuple

_MONTHS = 12

Anchor = Literal["first", "last", "evenings"]


class Task(NamedTuple):
    """Something to be done.

    key -- of its words; from_ -- "first" or "last" day of the event, or all its "evenings" but the
    last; months, days -- from there, below 0 before it; long -- only at events of several days
    """

    key: str
    from_: Anchor
    days: int = 0
    months: int = 0
    long: bool = False

    @property
    def needs_several_days(self) -> bool:
        """Tell whether it is of no use to an event of one day."""
        return self.long or self.from_ == "evenings"


TASKS = (
    Task("venue", "first", months=-4),
    Task("calendar", "first", months=-4),
    Task("announcement", "first", -21),
    Task("sets", "first", -21),
    Task("helpers", "first", -21),
    Task("accommodation", "first", -21, long=True),
    Task("evening", "first", -21, long=True),
    Task("trophies", "first", -10),
    Task("press-release", "first", -7),
    Task("ratings", "first", -1),
    Task("names", "first", -1),
    Task("number-cards", "first", -1),
    Task("stationery", "first", -1),
    Task("change", "first", -1),
    Task("signs", "first"),
    Task("setting-up", "first"),
    Task("registration", "first"),
    Task("bye", "evenings"),
    Task("prizes", "last"),
    Task("addresses", "last"),
    Task("sweep", "last"),
    Task("results", "last", 1),
    Task("rating-officer", "last", 1),
    Task("pictures", "last", 1),
    Task("report", "last", 1),
    Task("second-release", "last", 1),
    Task("levy", "last", 7),
    Task("sets-onward", "last", 7),
    Task("thanks", "last", 7),
    Task("accounts", "last", 7),
    Task("plaques", "last", 14),
)
"""All of them, in the order in which those of one day are done."""


def months_on(day: dt.date, months: int) -> dt.date:
    """Return the same day so many months on, or the last one of a shorter month."""
    year, month = divmod(day.year * _MONTHS + day.month - 1 + months, _MONTHS)
    return dt.date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))
