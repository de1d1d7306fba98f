"""Who asked not to be named: in what is published they are "Player 17"."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Player
    from nigiri.reports.speech import Speech

#: What would tell who somebody is, though the name does not.
_TELLING = {"club": "", "city": "", "state": "", "country": "", "federation_id": "", "fee": "",
            "paid": "", "notes": "", "rating": None, "published": None,
            "expires": None}  # fmt: skip


def without_names(event: Event, speech: Speech) -> Event:
    """Return the event with a number for the name of those who asked for it.

    Their club, place and rating go as well; the rank stays, since handicaps follow from it. For
    reading only: what is drawn from such an event is not what the true one would draw.
    """
    players = tuple(_hidden(p, speech) if p.hidden else p for p in event.players)
    return replace(event, players=players)


def _hidden(player: Player, speech: Speech) -> Player:
    """Return a player without anything that tells who it is."""
    if player.number is None:
        name = speech.say("hidden nobody")
    else:
        name = speech.say("hidden", number=player.number)
    return replace(player, family=name, given="", **_TELLING)  # type: ignore[arg-type]
