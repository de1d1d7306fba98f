"""The bye: who sits out while the number of players is odd (M6, cardinal rule 1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.numbering import strength_key
from nigiri.domain.scores import losses, participations
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model import Event, Player, Settings
    from nigiri.domain.units import PlayerId


@dataclass(frozen=True)
class ByeReason:
    """Why a player is to have the bye, as facts.

    host_first -- in this round the players of the host city come first
    from_host -- the player is one of them
    lost -- games lost so far, by default included
    weakest_of -- among how many equal in the above the player is the weakest; 0: is not the weakest
    had_one -- how many of those present cannot have a bye, because they had one
    again -- the player had a bye before: against the rule
    """

    number: PlayerId
    host_first: bool
    from_host: bool
    lost: int
    weakest_of: int
    had_one: int
    again: bool


def needs_bye(present: Sequence[PlayerId]) -> bool:
    """Tell whether the number of players is odd."""
    return len(present) % 2 == 1


def is_host(settings: Settings, player: Player) -> bool:
    """Tell whether the player is of the host's club or city; capitals and accents do not matter."""
    host = plain(settings.host)
    return bool(host) and host in {plain(player.club), plain(player.city)}


def had_bye(event: Event, number: PlayerId, round_number: int) -> bool:
    """Tell whether the player has a bye in any round but this one."""
    return any(p.bye for p in participations(event, number) if p.round_number != round_number)


def bye_candidates(
    event: Event, round_number: int, present: Sequence[PlayerId]
) -> tuple[PlayerId, ...]:
    """Return who may have the bye, the best candidate first; empty when everyone had one (M6).

    In the rounds of the host (`bye_host_rounds`) its players come before all others, from round 2
    on only those of them who lost a game: a bye is not for those who are winning. Then whoever lost
    most games, and of those the weakest. The result does not depend on the order of `present`.
    """
    free = [number for number in present if not had_bye(event, number, round_number)]
    weakest_first = sorted(free, key=lambda n: strength_key(event, n), reverse=True)
    return tuple(sorted(weakest_first, key=lambda n: _claim(event, round_number, n)))


def bye_reason(
    event: Event, round_number: int, present: Sequence[PlayerId], number: PlayerId
) -> ByeReason:
    """Return why that player has the bye, or what speaks against it."""
    candidates = bye_candidates(event, round_number, present)
    claim = _claim(event, round_number, number)
    equals = [n for n in candidates if _claim(event, round_number, n) == claim]
    return ByeReason(
        number=number,
        host_first=_host_first(event, round_number),
        from_host=is_host(event.settings, event.player(number)),
        lost=losses(event, number, round_number - 1),
        weakest_of=len(equals) if [number] == equals[:1] else 0,
        had_one=len(present) - len(candidates),
        again=had_bye(event, number, round_number),
    )


def _host_first(event: Event, round_number: int) -> bool:
    """Tell whether the host's players come first in this round."""
    return bool(event.settings.host) and round_number <= event.settings.bye_host_rounds


def _claim(event: Event, round_number: int, number: PlayerId) -> tuple[bool, int, bool]:
    """Return how close a player is to the bye, smaller is closer; strength is left out."""
    lost = losses(event, number, round_number - 1)
    at_home = _host_first(event, round_number) and is_host(event.settings, event.player(number))
    return not (at_home and (lost > 0 or round_number == 1)), -lost, not at_home
