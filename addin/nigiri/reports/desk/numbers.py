"""Players by number (M4), for the desk that writes results by numbers (M21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.reports.frame.columns import about, columns, table
from nigiri.reports.frame.lists import ListSheet
from nigiri.reports.frame.sheet import common

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options


def numbers(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return everybody who has a number, in order of the numbers."""
    players = [player for _, player in sorted(event.by_number.items())]
    keys = ["number", "name", "rank", "club", "section"]
    if any(player.federation_id for player in players):
        keys.append("federation")
    shown = columns(keys, speech, options)
    lines = [about(event, player) for player in players]
    return ListSheet(
        **common(event, speech, options),
        name="numbers",
        heading=speech.say("numbers"),
        **table(shown, [("", lines)]),
        empty=speech.say("nobody numbered"),
    )
