"""What two players share by which they are kept apart, as the judge counts it (M10, A7, B8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.checks.facts import before, earned, is_host, label
from nigiri.domain.checks.starts import section

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.domain.checks.facts import Pair
    from nigiri.domain.model.event import Event, Settings
    from nigiri.domain.model.settings import Apart
    from nigiri.domain.model.units import PlayerId


def sharing(event: Event, round_number: int) -> Callable[[Pair], int]:
    """Return the function that counts what a pair shares of what is kept apart in that round.

    Two of the host may meet, and who can win meets anybody: then only the family name counts.
    """
    players = {player.number: player for player in event.players}
    counted = [
        each.key
        for each in event.settings.keep_apart
        if _counts(event.settings, each, round_number)
    ]
    free = _can_win(event, round_number)

    def shared(pair: Pair) -> int:
        one, other = (players[number] for number in pair)
        same = [
            key
            for key in counted
            if label(str(getattr(one, key))) == label(str(getattr(other, key))) != ""
        ]
        at_home = is_host(event, one) and is_host(event, other)
        return same.count("family") if at_home or free & {*pair} else len(same)

    return shared


def _counts(settings: Settings, each: Apart, round_number: int) -> bool:
    """Tell whether that is kept apart in the round: in its own, else until the last rounds."""
    last = settings.rounds if settings.last_rounds is None else settings.last_rounds
    return round_number < last if each.rounds is None else round_number in each.rounds


def _can_win(event: Event, round_number: int) -> frozenset[PlayerId]:
    """Return the players who can still win, as the event says it (B8, Settings.apart_free)."""
    settings, played = event.settings, before(event, round_number)
    worth, found = settings.scoring.victories, set()
    for number, player in event.by_number.items():
        top = section(event, player) == 1
        leads = earned(worth, player, number, played) >= settings.rounds
        chosen = {"bar": top, "leading": leads}
        if any(chosen[each] for each in settings.apart_free):
            found.add(number)
    return frozenset(found)
