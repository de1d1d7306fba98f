"""The prizes beside the places, as the director wrote them on Sections (M26).

Nothing is divided here: who shares a place sees the prizes of all the places shared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.reports.names import clean

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.domain.standings.standings import Standing
    from nigiri.reports.speech import Speech


def prize(event: Event, standing: Standing, speech: Speech) -> str:
    """Return what a place wins in its section, "" for nothing.

    Where all are ranked together the places are those of section 1.
    """
    prizes = next((s.prizes for s in event.sections if s.number == standing.section), ())
    first = standing.place - 1
    won = [clean(each) for each in prizes[first : first + 1 + len(standing.shared_with)]]
    words = " + ".join(filter(None, won))
    return speech.say("prizes shared", prizes=words) if words and standing.shared else words
