"""Clubs, cities, ... that two players share and that keep them apart, for one pair (M10, A7, B8).

The draw weighs the same with arrays (pairing/kept_apart.py); this answers for a single pair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.pairing_policies.byes import is_host
from nigiri.domain.scores.scores import victories
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from nigiri.domain.model.event import Apart, Event
    from nigiri.domain.model.settings import Settings
    from nigiri.domain.model.units import PlayerId


def can_win(event: Event, number: PlayerId, round_number: int) -> bool:
    """Tell whether a player may meet anybody but relatives, because they can win (B8).

    By Settings.apart_free: "bar" frees the players of the top section, those moved above it
    included; "leading" frees those who have won half of the event's rounds.
    """
    settings = event.settings
    top = "bar" in settings.apart_free and section_of(event, event.player(number)) == 1
    if top or "leading" not in settings.apart_free:
        return top
    return victories(event, number, round_number - 1) >= settings.rounds  # in half points


def shared(event: Event, one: PlayerId, other: PlayerId, round_number: int) -> tuple[str, ...]:
    """Return the keys that keep two players apart in that round: "club", "family", ...

    () for nothing. Among the host's own, and for whoever can win, only the family name counts
    (M10, B8).
    """
    settings, players = event.settings, [event.player(number) for number in (one, other)]
    exempt = all(is_host(settings, player) for player in players) or any(
        can_win(event, number, round_number) for number in (one, other)
    )
    found = []
    for each in settings.keep_apart:
        labels = {plain(str(getattr(player, each.key))) for player in players}
        same = len(labels) == 1 and labels != {""}
        if same and _counts(settings, each, round_number) and (each.key == "family" or not exempt):
            found.append(each.key)
    return tuple(found)


def _counts(settings: Settings, each: Apart, round_number: int) -> bool:
    """Tell whether that is kept apart in the round; without rounds of its own not in the last."""
    if each.rounds is None:
        return not settings.is_last(round_number)
    return round_number in each.rounds
