"""What the AGA asks of entries, told at import and draw without being asked for (A2).

Who enters below what is published, without a reason, and whose membership ends before the event.
Which these are is the rule of domain/players/entry_checks.py; `check` lists them one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.players.entry_checks import entry_difference, lapsed
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from nigiri.domain.model.event import Player, Settings
    from nigiri.messages.message import Message

_BELOW, _MOST_NAMED = "below", 6


def entry_warnings(
    settings: Settings, players: Iterable[Player], accepted: Collection[str] = ()
) -> tuple[str, ...]:
    """Return a sentence on those who enter too low, and one on lapsed memberships; () for none.

    accepted -- names of those whose lapsed membership is accepted on Problems. Whoever has a reason
    there to enter lower is not named either. () where ratings are not the AGA's: others ask later,
    and for other reasons.
    """
    if not settings.is_american:
        return ()
    there = [*players]
    below = [
        f"{player.name} ({player.initial_rank})"
        for player in there
        if not player.evidence and (entry_difference(settings, player) or ("",))[0] == _BELOW
    ]
    ended = [
        f"{player.name} ({player.expires})"
        for player in there
        if player.name not in accepted and lapsed(settings, player)
    ]
    found = {"entries.below": below, "entries.lapsed": ended}
    return tuple(message(key, players=_named(who)) for key, who in found.items() if who)


def _named(who: Sequence[str]) -> Message | str:
    """Return the first of these in words, and how many there are besides."""
    names, more = several(who[:_MOST_NAMED], message("between")), len(who) - _MOST_NAMED
    return message("desk.names.more", names=names, more=more) if more > 0 else names
