"""The announcement of an event: for a wall, or as text for an e-mail (M29, B24)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.units import Rank
from nigiri.domain.organising.fees import announced
from nigiri.domain.schedule.timetable import hour, prize_giving, timetable
from nigiri.domain.text import clean
from nigiri.reports.desk.welcome import programme
from nigiri.reports.frame.gaps import GAP, contact, or_gap
from nigiri.reports.frame.handicaps import komi_words
from nigiri.reports.frame.lists import Column, ListSheet, Part
from nigiri.reports.frame.sheet import common

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event, Settings
    from nigiri.domain.organising.fees import AnnouncedLevel
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options


def announcement(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the facts that players need before they come, with lines for those not typed yet."""
    lines = [
        (speech.say(key) if key else "", words) for key, words in _lines(event, speech) if words
    ]
    name = clean(event.settings.name)
    what = speech.say("announce what")
    facts = common(event, speech, replace(options, stamp=None))
    return ListSheet(
        **{**facts, "event": what if name else ""},
        name="announcement",
        heading=name or what,
        columns=[Column("", 62, strong=True), Column("")],
        parts=[Part(lines)],
        size=18,
    )


def fee_lines(settings: Settings, speech: Speech) -> Sequence[str]:
    """Return the fees in words, a line for each level from the strongest down; [] for none.

    A sentence is printed as it is.
    """
    levels = announced(settings.entry_fees)
    if len(levels) <= 1:
        return [*filter(None, [clean(settings.entry_fees)])]
    return [_level(levels, at, speech) for at in range(len(levels))]


def _level(levels: Sequence[AnnouncedLevel], at: int, speech: Speech) -> str:
    """Return the words of a level: "4d and stronger: 25", "3d to 1d: 20", "11k and weaker: 10"."""
    lowest, fee = levels[at].level.lowest, levels[at].words
    if not at:
        return speech.say("fee from", rank=lowest, fee=fee)
    highest = Rank(levels[at - 1].level.lowest.steps - 1)
    if at == len(levels) - 1:
        return speech.say("fee rest", rank=highest, fee=fee)
    key = "fee of" if highest == lowest else "fee between"
    return speech.say(key, highest=highest, lowest=lowest, fee=fee)


def _lines(event: Event, speech: Speech) -> Iterator[tuple[str, str]]:
    """Yield (key of the label, words); "" for what an event may do without."""
    settings, say = event.settings, speech.say
    yield "dates", or_gap(settings.dates)
    yield "where", or_gap(settings.place)
    yield "announce way", or_gap(settings.getting_there)
    yield "announce registration", or_gap(settings.registration)
    yield "rounds", " ".join([programme(event, speech), *_end(settings, speech)])
    play = [clean(settings.rules_of_play), komi_words(settings, speech)]
    yield from _below("w play", [*filter(None, play)])
    yield "time", or_gap(settings.time_limits)
    if settings.strongest is not None:
        yield "announce who", say("announce strongest", rank=settings.strongest)
    yield from _below("announce fees", fee_lines(settings, speech) or [GAP])
    yield "announce contact", contact(settings)
    yield "announce sponsor", clean(settings.sponsor)


def _below(key: str, lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield lines below one another, the first with the label."""
    yield from ((key if not at else "", line) for at, line in enumerate(lines))


def _end(settings: Settings, speech: Speech) -> list[str]:
    """Return the sentence with the latest prize-giving, [] where the hours are not known."""
    latest = prize_giving(timetable(settings))
    return [] if latest is None else [speech.say("schedule prizes", hour=hour(latest))]
