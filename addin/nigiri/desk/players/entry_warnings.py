"""What the AGA asks of entries, told at import and draw without being asked for (A2).

Who enters below what is published, without a reason, who enters above it and is counted so, and
whose membership ends before the event.
Which these are is the rule of domain/players/entry_checks.py; `check` lists them one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.players.entry_checks import entry_difference, known_rating, lapsed
from nigiri.domain.players.entry_rating import entry_text, standing
from nigiri.domain.players.ratings import rating_text
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from nigiri.domain.model.event import Player, Settings
    from nigiri.messages.message import Message

_BELOW, _MOST_NAMED = "below", 6


def entry_warnings(
    settings: Settings,
    players: Iterable[Player],
    accepted: Collection[str] = (),
    *,
    raised: bool = True,
) -> tuple[str, ...]:
    """Return a sentence each on who enters too low, who too high, and lapsed memberships; () none.

    accepted -- names of those whose lapsed membership is accepted on Problems. Whoever has a reason
    there to enter lower is not named either. raised -- whether those above are named
    () where ratings are not the AGA's: others ask later, and for other reasons.
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
    too_low = "entries.unproved" if settings.entry_by == "rank" else "entries.below"
    found = {too_low: below, "entries.lapsed": ended}
    said = (message(key, players=_named(who)) for key, who in found.items() if who)
    return (*said, *(raised_sentences(settings, there) if raised else ()))


def raised_sentences(settings: Settings, players: Iterable[Player]) -> tuple[str, ...]:
    """Return the sentence on those who enter above what is published, and count so; () for none."""
    above = [
        _raised(settings, player) for player in players if standing(settings, player) == "raised"
    ]
    return (message("entries.raised", players=_named(above)),) if above else ()


def _raised(settings: Settings, player: Player) -> Message:
    """Return a player who enters above what is published, with both ratings."""
    return message(
        "entries.raised.player",
        name=player.name,
        rank=str(player.initial_rank),
        entry=entry_text(settings, player),
        rating=rating_text(settings, known_rating(settings, player)),
    )


def _named(who: Sequence[str | Message]) -> Message | str:
    """Return the first of these in words, and how many there are besides."""
    names, more = several(who[:_MOST_NAMED], message("between")), len(who) - _MOST_NAMED
    return message("desk.names.more", names=names, more=more) if more > 0 else names
