"""What an event of ours holds and a MacMahon file has no place for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.scoring import Worth
from nigiri.domain.players.federation_ids import FEDERATIONS, ids
from nigiri.exchange.not_sent import tell_event, tell_players, tell_rounds

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.exchange.left_out import LeftOut

_HELD = ("Cities", "Notes", "Teams")


def tell_not_sent(event: Event, left_out: LeftOut) -> None:
    """Tell what the file does not hold, of players, rounds and settings."""
    tell_players(event, left_out, _HELD)
    for player in event.players:
        others = {key: number for key, number in ids(player.federation_id).items() if key != "egf"}
        for key, number in others.items():
            left_out.item("Numbers in federations", f"{player.name}, {FEDERATIONS[key]} {number}")
    tell_rounds(event, left_out)
    tell_event(event, left_out)
    settings, usual = event.settings, Worth(missed=1)
    told = {
        "The place, the days and the director.":
            settings.place or settings.dates or settings.director,
        "The time limits.": settings.time_limits,
        "The komi.": settings.komi_even,
        "What rounds count: places may differ there.": settings.scoring.score != usual,
        "How players are paired.": True,
    }  # fmt: skip
    for sentence, holds in told.items():
        if holds:
            left_out.add(sentence)
