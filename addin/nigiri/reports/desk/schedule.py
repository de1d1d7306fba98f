"""The schedule: beginning, latest end, spare time and breaks of the rounds (B24, B29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.schedule.breaks import breaks_of
from nigiri.domain.schedule.time_limits import main_time
from nigiri.domain.schedule.timetable import HOUR, hour, longest, prize_giving, timetable
from nigiri.domain.text import clean
from nigiri.reports.frame.lists import Column, ListSheet, Part
from nigiri.reports.frame.sheet import common

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event, Settings
    from nigiri.domain.schedule.timetable import Slot
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

COLUMNS = (
    Column("schedule round", 22, "centre", strong=True),
    Column("schedule when"),
    Column("schedule end", 36, "centre"),
    Column("schedule next", 36, "centre"),
    Column("schedule slack", 36),
)


def schedule(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the timetable; hours nobody typed are proposed in brackets (M21)."""
    slots = timetable(event.settings, breaks_of(event.settings))
    return ListSheet(
        **common(event, speech, options),
        name="schedule",
        heading=speech.say("schedule"),
        small=" · ".join(filter(None, [clean(event.settings.dates), clean(event.settings.place)])),
        columns=[column.said(speech) for column in COLUMNS],
        parts=[Part([_row(slot, speech) for slot in slots])],
        notes=list(_notes(event.settings, slots, speech)),
        size=15,
    )


def _row(slot: Slot, speech: Speech) -> list[str]:
    """Return a round's cells."""
    when = f"({hour(slot.starts)})" if slot.proposed else clean(slot.typed)
    slack = "" if slot.slack is None else _slack(slot.slack, speech)
    return [str(slot.round_number), when, hour(slot.ends), hour(slot.next_from), slack]


def _slack(minutes: int, speech: Speech) -> str:
    """Return the sentence about the minutes to spare before the next round, or missing."""
    key = "schedule short" if minutes < 0 else "schedule spare"
    return speech.say(key, minutes=abs(minutes))


def _notes(settings: Settings, slots: Sequence[Slot], speech: Speech) -> Iterator[str]:
    """Yield the prize-giving, and the rule for the hours or the settings they need."""
    latest = prize_giving(slots)
    if latest is not None:
        yield speech.say("schedule prizes", hour=hour(latest))
    if any(slot.proposed for slot in slots):
        yield speech.say("schedule proposed")
    main, breaks = main_time(settings.time_limits), breaks_of(settings)
    if main is None:
        yield speech.say("schedule no time")
    else:
        limits, most = clean(settings.time_limits), speech.say("schedule long", **_long(main))
        yield speech.say("schedule rule", limits=limits, long=most, meal=breaks.lunch)
    if main is not None and breaks.slack:
        yield speech.say("schedule breaks", slack=breaks.slack, pause=breaks.long_day)
    if not any(slot.starts is not None for slot in slots):
        yield speech.say("schedule no hour")


def _long(main: int) -> dict[str, int | str]:
    """Return hours and minutes of the longest game."""
    return {"hours": longest(main) // HOUR, "minutes": f"{longest(main) % HOUR:02}"}
