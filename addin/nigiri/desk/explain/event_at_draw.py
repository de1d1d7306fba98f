"""The event as a round was drawn from it, and what is said where it is another one now (A9)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.desk.core.changed_since import known_of, scores_of
from nigiri.domain.model.units import points_words
from nigiri.domain.scores.as_drawn import as_used, moved
from nigiri.domain.scores.scores import pairing_score

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.desk.core.phrases import Voice
    from nigiri.domain.model.event import Event
    from nigiri.domain.scores.as_drawn import Used
    from nigiri.workbook.read.workbook import Reading


def then(reading: Reading, number: int) -> Reading:
    """Return the reading with the results and start scores that the draw of a round used.

    So reasons are those that held; what nothing explains any more is as it is now.
    """
    return replace(reading, event=_event_then(reading, number))


def _event_then(reading: Reading, number: int) -> Event:
    """Return the event as a round was drawn from it.

    It is today's where the draw used today's scores, whatever draws before it used: a result may
    have been corrected between the two.
    """
    used = _used(reading)
    own = {key: was for key, was in used.items() if key[0] == number}
    return as_used(reading.event, used) if moved(reading.event, own) else reading.event


def then_notes(voice: Voice, reading: Reading, number: int) -> Iterator[str]:
    """Yield who was drawn in a round with another score than today's; nothing where nobody was.

    reading -- the workbook as it is now
    """
    used = _used(reading)
    seats = [key for key in sorted(moved(reading.event, used)) if key[0] == number]
    if not seats:
        return
    clauses = (
        voice.say(
            "answer.then",
            who=voice.who(player),
            then=points_words(used[n, player]),
            now=points_words(pairing_score(reading.event, player, n)),
        )
        for n, player in seats
    )
    yield voice.say("answer.then.changed", who=voice.clauses(clauses))
    if not _told(_event_then(reading, number), used, number):
        yield voice.say("answer.then.unexplained")


def _told(event: Event, used: Used, number: int) -> bool:
    """Tell whether everybody in a round has the score in this event that the draw used."""
    seats = [(p, was) for (n, p), was in used.items() if n == number and p in event.by_number]
    return all(pairing_score(event, player, number) == was for player, was in seats)


def _used(reading: Reading) -> Used:
    """Return the scores that the draws used."""
    return scores_of(reading.event, known_of(reading.drawn, first=True))
