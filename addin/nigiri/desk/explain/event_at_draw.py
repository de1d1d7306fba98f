"""The event as a round was drawn from it, and notes on scores that changed since (A9)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.desk.core.draw_changes import known_of, scores_of
from nigiri.domain.model.figures import points_words
from nigiri.domain.scores.as_drawn import as_used, moved
from nigiri.domain.scores.scores import pairing_score

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.desk.core.phrases import Phrases
    from nigiri.domain.model.event import Event
    from nigiri.domain.scores.as_drawn import Used
    from nigiri.workbook.read.workbook import Reading


def reading_at_draw(reading: Reading, number: int) -> Reading:
    """Return the reading with the results and start scores that the draw of a round used.

    So reasons are those that held then; a score that no earlier result explains is today's.
    """
    return replace(reading, event=_event_at_draw(reading, number))


def _event_at_draw(reading: Reading, number: int) -> Event:
    """Return the event as a round was drawn from it.

    It is today's where the draw used today's scores, whatever earlier draws used: a result may have
    been corrected between the two.
    """
    used = _used(reading)
    own = {key: was for key, was in used.items() if key[0] == number}
    return as_used(reading.event, used) if moved(reading.event, own) else reading.event


def changed_score_notes(phrases: Phrases, reading: Reading, number: int) -> Iterator[str]:
    """Yield notes on players drawn in a round with another score than today's.

    reading -- of the workbook as it is now
    """
    used = _used(reading)
    seats = [key for key in sorted(moved(reading.event, used)) if key[0] == number]
    if not seats:
        return
    clauses = (
        phrases.say(
            "answer.then",
            who=phrases.player_label(player),
            then=points_words(used[n, player]),
            now=points_words(pairing_score(reading.event, player, n)),
        )
        for n, player in seats
    )
    yield phrases.say("answer.then.changed", who=phrases.clauses(clauses))
    if not _explains_scores(_event_at_draw(reading, number), used, number):
        yield phrases.say("answer.then.unexplained")


def _explains_scores(event: Event, used: Used, number: int) -> bool:
    """Tell whether this event gives all players of a round the scores that the draw used."""
    seats = [(p, was) for (n, p), was in used.items() if n == number and p in event.by_number]
    return all(pairing_score(event, player, number) == was for player, was in seats)


def _used(reading: Reading) -> Used:
    """Return the scores that the draws used."""
    return scores_of(reading.event, known_of(reading.drawn, first=True))
