"""The order inside a score group as the judge sees it (M9, E6): Settings.seeding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.checks.facts import before, initial, scores_before

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.domain.model import Event, Player
    from nigiri.domain.units import PlayerId

#: How many of the opponents' lowest scores each seeding leaves out.
DROPPED = {"SOS": 0, "SOS-2": 2}


def order(event: Event, round_number: int) -> Callable[[PlayerId], tuple[int, ...]]:
    """Return the key that sorts a score group: by the seeding, then by rank and number (M4)."""
    players = {player.number: player for player in event.players}
    faced = _faced(event, round_number) if event.settings.seeding in DROPPED else {}

    def key(number: PlayerId) -> tuple[int, ...]:
        player = players[number]
        strength = (-player.rank.steps, number)
        if event.settings.seeding == "rating":
            return (*_by_rating(player), *strength)
        lowest = DROPPED.get(event.settings.seeding, 0)
        return (-sum(sorted(faced.get(number, ()))[lowest:]), *strength)

    return key


def _by_rating(player: Player) -> tuple[int, int]:
    """Return the place by rating: who has none comes last."""
    return (1, 0) if player.rating is None else (0, -player.rating)


def _faced(event: Event, round_number: int) -> dict[PlayerId, list[int]]:
    """Return the present scores of everybody's opponents, one's own start for a round without."""
    scores = scores_before(event, round_number)
    starts = {p.number: initial(event, p) for p in event.players if p.number is not None}
    found: dict[PlayerId, list[int]] = {number: [] for number in starts}
    for earlier in before(event, round_number):
        games = {player: game for game in earlier.games for player in game.players}
        for number, line in found.items():
            game = games.get(number)
            line.append(scores[game.opponent_of(number)] if game else starts[number])
    return found
