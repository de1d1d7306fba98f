"""The hours on Timetable, reckoned from what is typed there and from the event (M21, B24, B29).

An hour is the one typed under *Fixed*; else the one of *When* on Event; else it follows from the
round before: its latest end, and the break behind it. A day begins with a round that has something
else under *Day* than the rounds before it, or that *When* puts on another day. How long a game
lasts comes from the time limits of the event, breaks from its rule set; what is typed beside either
counts instead.
"""

from __future__ import annotations

from functools import cached_property
from math import floor
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.schedule.breaks import LONG_DAY, breaks_of
from nigiri.domain.schedule.time_advice import CLOCKS_WITHIN
from nigiri.domain.schedule.time_limits import main_time
from nigiri.domain.schedule.timetable import MEALS, SLACK, clock, longest, rounds_by_day
from nigiri.workbook.layout.organiser.timetable import round_key
from nigiri.workbook.model.spreadsheet import concatenated, same, trimmed
from nigiri.workbook.organiser.lines import number
from nigiri.workbook.spellings.hours import minutes_of, spelled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.settings import Settings
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.organiser.lines import Lines, Typed

Minutes = int | float | None
"""Since midnight, or how many; None where they are not known, which a formula shows as ""."""

BREAKS = ("slack", "lunch", "break")
"""The lines of the breaks, as Breaks has them."""


class RoundHours(NamedTuple):
    """A round on Timetable: its day, when it begins, and by when it is over.

    day -- as typed; opens -- the round is the first of a day; fixed -- the hour that is typed
    usual, pause -- minutes behind the round, by the rules and as they are to be
    of_event -- what stands beside the round on Event, at_event -- the hour in it
    """

    number: int
    day: str = ""
    opens: bool = False
    fixed: int | None = None
    at: Minutes = None
    until: Minutes = None
    usual: Minutes = None
    pause: Minutes = None
    of_event: str = ""
    at_event: int | None = None
    day_no: int = 1
    today: str = ""


class Timetable:
    """The hours on Timetable, reckoned from what is typed there and from the event.

    typed -- key of a line -> its cells, those that a new line begins with included
    """

    def __init__(self, settings: Settings, lines: Lines, typed: Mapping[str, Typed]) -> None:
        """Take the lines of the sheet."""
        self.settings, self.lines, self.typed = settings, lines, typed
        keys = [(n, round_key(n)) for n in range(1, settings.rounds + 1)]
        self.numbers = [n for n, key in keys if key in lines.rows]
        self.opening = {each[0] for each in rounds_by_day(settings)[1:]}

    # What is typed

    def cell(self, key: str, column: str) -> Cell:
        """Return a cell of a line."""
        return self.typed.get(key, {}).get(column)

    def instead(self, key: str) -> Minutes:
        """Return the minutes typed beside a line, None for a text or a blank."""
        found = number(self.cell(key, "instead"))
        if found is None:
            return None
        return int(found) if found.denominator == 1 else float(found)

    def fixed(self, key: str) -> int | None:
        """Return the hour typed in a line."""
        return minutes_of(spelled(self.cell(key, "fixed")))

    # How long everything takes

    @cached_property
    def usual(self) -> Mapping[str, Minutes]:
        """Return line -> its usual minutes: of a game, of the breaks, until all clocks run."""
        main, breaks = main_time(self.settings.time_limits), breaks_of(self.settings)
        return {
            "game": None if main is None else longest(main),
            "slack": breaks.slack,
            "lunch": breaks.lunch,
            "break": breaks.long_day,
            "clocks": CLOCKS_WITHIN,
        }

    def length(self, key: str) -> Minutes:
        """Return the minutes of a line that count: those typed, else the usual ones."""
        if key not in self.lines.rows:
            return None
        instead = self.instead(key)
        return self.usual[key] if instead is None else instead

    def length_formula(self, key: str) -> str:
        """Return the formula of `length`."""
        if key not in self.lines.rows:
            return '""'
        row = self.lines.rows[key]
        usual, instead = (self._at(column, row) for column in ("minutes", "instead"))
        return f"IF(ISNUMBER({instead}),{instead},{usual})"

    def _at(self, column: str, row: int) -> str:
        """Return a cell of this sheet that stays where it is: $C$7."""
        return self.lines.own(column, f"${row}")

    # The rounds

    @cached_property
    def rounds(self) -> tuple[RoundHours, ...]:
        """Return the rounds that have a line, with their hours."""
        found: list[RoundHours] = []
        for n in self.numbers:
            found.append(self._days(n, found[-1] if found else None))
        counts = {each.day_no: 0 for each in found}
        for each in found:
            counts[each.day_no] += 1
        places: dict[int, int] = {}
        for at, each in enumerate(found):
            places[each.day_no] = places.get(each.day_no, 0) + 1
            place, after = places[each.day_no], found[at + 1] if at + 1 < len(found) else None
            begun = self._begun(each, found[at - 1] if at else None)
            found[at] = self._ended(begun, after, place, counts[each.day_no])
        return tuple(found)

    def _days(self, n: int, before: RoundHours | None) -> RoundHours:
        """Return a round with its day and what is typed."""
        key, words = round_key(n), "".join(self.settings.when[n - 1 : n]).strip()
        day, moment = trimmed(concatenated(self.cell(key, "day"))), clock(words)
        of_event = n in self.opening
        opens = True if before is None else not same(day, before.today) if day else of_event
        today = day or ("" if before is None or of_event else before.today)
        return RoundHours(
            n,
            day,
            opens,
            self.fixed(key),
            of_event=words,
            at_event=moment and moment.minutes,
            day_no=(before.day_no if before else 0) + opens,
            today=today,
        )

    def _begun(self, each: RoundHours, before: RoundHours | None) -> RoundHours:
        """Return a round with its beginning and its end."""
        at: Minutes = each.fixed
        if at is None:
            at = each.at_event
        if at is None and before is not None and not each.opens and before.until is not None:
            at = before.until + (before.pause or 0)
        game = self.length("game")
        return each._replace(at=at, until=None if None in {at, game} else (at or 0) + (game or 0))

    def _ended(
        self, each: RoundHours, after: RoundHours | None, place: int, count: int
    ) -> RoundHours:
        """Return a round with the break behind it; the last one has that before the prizes."""
        usual: Minutes = None
        if after is None:
            usual = SLACK
        elif not after.opens:
            until, (slack, lunch, long_day) = each.until or 0, (self.length(b) for b in BREAKS)
            meal = any(first <= until < last for first, last in MEALS)
            late = count > LONG_DAY and place == count - 2
            usual = max(slack or 0, (lunch or 0) * meal, (long_day or 0) * late)
        instead = self.instead(round_key(each.number))
        return each._replace(usual=usual, pause=usual if instead is None else instead)

    @property
    def last(self) -> RoundHours | None:
        """Return the last round that has a line."""
        return self.rounds[-1] if self.rounds else None

    @property
    def days(self) -> tuple[int, int]:
        """Return the number of days, and that of the rounds of the longest one."""
        numbers = [each.day_no for each in self.rounds]
        return max(numbers, default=1), max(map(numbers.count, numbers), default=0)


def shown_minutes(minutes: Minutes) -> Cell:
    """Return minutes as a cell shows them: "" for None."""
    return "" if minutes is None else minutes


def whole_minutes(minutes: Minutes) -> int | None:
    """Return whole minutes; halves of a minute are none on a timetable."""
    return None if minutes is None else floor(minutes)
