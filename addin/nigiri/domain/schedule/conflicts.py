"""Players who would sit in two rounds at once: rounds of two events that overlap, their players.

A round lasts from its hour to the end of its longest game (timetable.py), or two hours and a half
where there are no time limits. Rounds without an hour are ignored. A day is what stands beside the
hour: a date, a day of the week, or other words, which must then be the same; where one of the two
has no day it may be any, unless the dates of the two events (dates.py) lie apart. Only rounds that
are not over count, with their players as far as they are drawn, else with those who are here and
not out. People are the same by their numbers or names (federation_ids.py); a bye is no game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.model.dates import days, event_days
from nigiri.domain.players.federation_ids import identities
from nigiri.domain.schedule.timetable import HOUR, clock, longest, timetable
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.settings import Settings

_WEEK = ("mon lun", "tue mar", "wed mer", "thu jeu", "fri ven", "sat sam", "sun dim")
_WEEKDAYS = {start: at for at, starts in enumerate(_WEEK) for start in starts.split()}
_LETTERS = 3


@dataclass(frozen=True)
class Sitting:
    """The time of a round; starts, ends -- minutes since midnight; day -- as typed, or ""."""

    number: int
    day: str
    starts: int
    ends: int

    @property
    def when(self) -> str:
        """Return the day and the hours: "sat 10:00-12:30"."""
        hours = (f"{at // HOUR}:{at % HOUR:02d}" for at in (self.starts, self.ends))
        return f"{self.day} {'-'.join(hours)}".strip()


@dataclass(frozen=True)
class Clash:
    """Two rounds that overlap, and the players of both, by name.

    here, there -- the rounds; drawn -- both are drawn, so that these people do sit in both
    """

    here: Sitting
    there: Sitting
    names: tuple[str, ...]
    drawn: bool


def sittings(settings: Settings) -> Iterator[Sitting]:
    """Yield the rounds whose hour is known, typed or proposed."""
    day = ""
    for slot in timetable(settings):
        moment = clock(slot.typed)
        day = (moment and moment.day) or day
        if slot.starts is not None:
            ends = slot.starts + longest(HOUR) if slot.ends is None else slot.ends
            yield Sitting(slot.round_number, day, slot.starts, ends)


def clashes(here: Event, there: Event, number: int | None = None) -> Iterator[Clash]:
    """Yield the rounds of the two events in which somebody would sit at once.

    number -- only this round of the first event, None: all that are not over
    """
    if _apart(here.settings, there.settings):
        return
    for one in sittings(here.settings):
        for other in sittings(there.settings) if number in {None, one.number} else ():
            days_of_both = _day(one.day, here.settings), _day(other.day, there.settings)
            if one.starts < other.ends and other.starts < one.ends and _same(*days_of_both):
                mine, theirs = _seated(here, one.number), _seated(there, other.number)
                both = dict.fromkeys(name for mark, name in mine.items() if mark in theirs)
                names = tuple(sorted(both, key=plain))
                drawn = one.number <= len(here.rounds) and other.number <= len(there.rounds)
                if names:
                    yield Clash(one, other, names, drawn)


def _seated(event: Event, number: int) -> Mapping[str, str]:
    """Return identity (federation_ids.py) -> name of the players of a round; {} once it is over."""
    playing = [player for player in event.players if player.plays_in(number)]
    if number <= len(event.rounds):
        drawn = event.rounds[number - 1]
        numbers = () if drawn.complete else drawn.game_by_player
        playing = [event.player(each) for each in numbers if each in event.by_number]
    return {mark: p.name for p in playing for mark in identities(p.name, p.federation_id)}


def _apart(one: Settings, other: Settings) -> bool:
    """Tell whether the dates of two events have no day in common."""
    mine, theirs = event_days(one), event_days(other)
    if mine is None or theirs is None:
        return False
    return mine[1] < theirs[0] or theirs[1] < mine[0]


def _same(one: Mapping[str, object], other: Mapping[str, object]) -> bool:
    """Tell whether two days may be the same; one that is not known may be any."""
    if not (one and other):
        return True
    known = [key for key in ("date", "weekday", "words") if key in one and key in other]
    return bool(known) and one[known[0]] == other[known[0]]


def _day(words: str, settings: Settings) -> Mapping[str, object]:
    """Return the facts in an event's words for a day: its date, its day of the week, or the words.

    {} for no words at all.
    """
    span, text = days(words, american=settings.is_american), plain(words)
    if span is not None:
        return {"date": span[0], "weekday": span[0].weekday()}
    if text.isalpha() and text[:_LETTERS] in _WEEKDAYS:
        return {"weekday": _WEEKDAYS[text[:_LETTERS]]}
    return {"words": text} if text else {}
