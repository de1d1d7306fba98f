"""The players entered below what is published, without a reason: told at import and draw (A2).

Which entries these are is the rule of
domain/players/entry_checks.py; `check` lists them one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.players.entry_checks import entry_difference
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Player, Settings

_BELOW, _MOST_NAMED = "below", 6


def below_sentences(settings: Settings, players: Iterable[Player]) -> tuple[str, ...]:
    """Return the sentence about those of the players who enter too low; () without any.

    Whoever has a reason on Problems is not among them. () where ratings are not the AGA's: others
    ask later, and for other reasons.
    """
    if settings.rating_scale != "aga":
        return ()
    found = [
        f"{player.name} ({player.initial_rank})"
        for player in players
        if not player.evidence and (entry_difference(settings, player) or ("",))[0] == _BELOW
    ]
    names, more = several(found[:_MOST_NAMED], message("answer.and")), len(found) - _MOST_NAMED
    who = message("desk.names.more", names=names, more=more) if more > 0 else names
    return (message("entries.below", players=who),) if found else ()
