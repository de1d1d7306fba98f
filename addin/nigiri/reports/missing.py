"""Results that are missing, named at the foot of printed sheets (B11)."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.scores.scores import unfinished

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.reports.speech import Speech


def missing_words(event: Event, round_number: int, speech: Speech) -> str:
    """Return the tables of earlier rounds without a result: "Round 1, table 3, 8"; "" for none."""
    games = groupby(unfinished(event, round_number), key=lambda found: found[0])
    return "; ".join(
        speech.say("missing tables", number=number,
              tables=", ".join(str(game.table or "–") for _, game in found))
        for number, found in games
    )  # fmt: skip
