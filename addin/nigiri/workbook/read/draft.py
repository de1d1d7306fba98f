"""A round that is only a draft: on a sheet whose title says so, and which counts nowhere.

As drawn has lines of its own for it, "3 (draft)". `with_draft` returns the event as it would be
with the draft in place of its round.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.systems.stages import as_played
from nigiri.workbook.read.handicaps import with_handicaps

if TYPE_CHECKING:
    from nigiri.workbook.read.workbook import Draft, Reading


def with_draft(reading: Reading, draft: Draft) -> Reading:
    """Return the reading as if the draft were made the round, with the draft's problems.

    Later rounds are left out; a draft is that of the next round or of the newest.
    """
    number = draft.number
    rounds = {n: this for n, this in reading.rounds.items() if n < number}
    places = {n: location for n, location in reading.book.rounds.items() if n < number}
    before = reading.event.rounds[: number - 1]
    event = replace(reading.event, rounds=(*before, draft.reading.round))
    filled = with_handicaps(event, {number: draft.reading})[number]
    return replace(
        reading,
        event=replace(event, rounds=(*before, as_played(event.settings, filled.round))),
        problems=(*reading.problems, *draft.problems),
        book=replace(reading.book, rounds={**places, number: draft.location}, draft=None),
        rounds={**rounds, number: filled},
        drawn=(*(line for line in reading.drawn if line.round < number), *draft.as_drawn),
        draft=None,
    )
