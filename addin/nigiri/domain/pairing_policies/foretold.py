"""The bye of the next round, told before it is drawn, where nothing but people can change it (M30).

It stands alone: the draw does not need it, and only who asks in the evening loads it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.pairing_policies.byes import bye_candidates, needs_bye, regulars
from nigiri.domain.systems.stages import judged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId


def foretold_bye(event: Event, number: int) -> PlayerId | None:
    """Return the player who gets the bye of a round not yet drawn if those here now play it.

    None where nobody needs one, and where it is not certain: results are missing, somebody has no
    number yet or is announced, sections are drawn apart, the round is not paired by score, or the
    others might not all find an opponent.
    """
    settings = event.settings
    if not judged(settings, number).by_score or settings.mixing != "all":
        return None
    if not all(drawn.complete for drawn in event.rounds) or _is_somebody_to_come(event, number):
        return None
    present = [n for n, player in event.by_number.items() if player.plays_in(number)]
    candidates = bye_candidates(event, number, present) if needs_bye(event, number, present) else ()
    if not candidates:
        return None
    first = candidates[0]
    others = [n for n in regulars(event, present) if n != first]
    return first if _all_find_an_opponent(event, number, others) else None


def _is_somebody_to_come(event: Event, number: int) -> bool:
    """Tell whether players may be numbered or marked here before the round."""
    return any(
        player.is_awaited_in(number) or (player.number is None and player.plays_in(number))
        for player in event.players
    )


def _all_find_an_opponent(event: Event, number: int, players: Sequence[PlayerId]) -> bool:
    """Tell whether an even number of players can be paired, without pairing them.

    They can if everybody may meet at least half of the others and one (Dirac's theorem: there is a
    ring of all of them). Whom a wish names together is counted as not to meet, whatever it says.
    """
    first = judged(event.settings, number).first
    apart: dict[PlayerId, set[PlayerId]] = {player: set() for player in players}
    rounds = (drawn for drawn in event.rounds if drawn.number >= first)
    groups: list[Sequence[PlayerId]] = [game.players for drawn in rounds for game in drawn.games]
    groups += [wish.players for wish in event.wishes if wish.counts_in(number)]
    for group in groups:
        for player in apart.keys() & {*group}:
            apart[player] |= (apart.keys() & {*group}) - {player}
    most = len(players) // 2 - 1
    return all(len(met) <= most for met in apart.values())
