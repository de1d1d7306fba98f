"""The event as its rounds were drawn from it, where a result or a start score changed since (A9).

Known are the scores that the draws used. Where one differs from today's, this explains it:

the score differs                            what was different
from the player's first known score on       the start score
from one known score to the next             the result of the game in between

A change that nothing explains (a pair was exchanged, a bye moved) is left as it is now.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.domain.scores.scores import Participation, pairing_score
from nigiri.domain.starts.start_scores import initial_score

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event, Game, Player, Round

Used = dict[tuple[int, PlayerId], HalfPoints]
"""Round, player -> the score with which the player was drawn in that round, in half points."""

#: The results that a game may have had, the likeliest first; None is no result.
_RESULTS = (
    *(Result(outcome) for outcome in Outcome),
    None,
    *(Result(outcome, by_default=True) for outcome in Outcome),
)


def moved(event: Event, used: Used) -> Used:
    """Return those of the used scores that differ from today's (A9).

    Empty, too, where all of them differ by the same: then every draw would be the same. Players and
    rounds that are gone are left out.
    """
    known = {key: was for key, was in used.items() if key[1] in event.by_number}
    known = {key: was for key, was in known.items() if key[0] <= len(event.rounds)}
    off = {(n, p): was - pairing_score(event, p, n) for (n, p), was in known.items()}
    return {key: known[key] for key, by in off.items() if by} if len({*off.values()}) > 1 else {}


def as_used(event: Event, used: Used) -> Event:
    """Return the event with the start scores and results that led to the scores used.

    It is `event` itself where no score differs.
    """
    if not moved(event, used):
        return event
    starts, gains = _differences(event, used)
    return replace(
        event,
        players=tuple(_as_started(event, player, starts) for player in event.players),
        rounds=tuple(_as_played(event, this, gains) for this in event.rounds),
    )


def _differences(
    event: Event, used: Used
) -> tuple[Mapping[PlayerId | None, int], Mapping[tuple[int, PlayerId], int]]:
    """Return the half points by which start scores, and rounds, gave more than now.

    Two mappings: player -> and (round, player) -> half points.
    """
    lines: defaultdict[PlayerId, list[tuple[int, int]]] = defaultdict(list)
    for (number, player), was in sorted(used.items()):
        if player in event.by_number and number <= len(event.rounds):
            lines[player].append((number, was - pairing_score(event, player, number)))
    gains = {
        (number, player): later - off
        for player, line in lines.items()
        for (number, off), (_, later) in pairwise(line)
    }
    return {player: line[0][1] for player, line in lines.items()}, gains


def _as_started(event: Event, player: Player, starts: Mapping[PlayerId | None, int]) -> Player:
    """Return a player with the start score at the time of the draws."""
    off = starts.get(player.number, 0)
    return replace(player, start=HalfPoints(initial_score(event, player) + off)) if off else player


def _as_played(event: Event, this: Round, gains: Mapping[tuple[int, PlayerId], int]) -> Round:
    """Return a round with the results at the time of the draws."""
    games = (_as_counted(event, this.number, game, gains) for game in this.games)
    return replace(this, games=tuple(games))


def _as_counted(
    event: Event, number: int, game: Game, gains: Mapping[tuple[int, PlayerId], int]
) -> Game:
    """Return a game with the first result that explains what the players gained by it."""
    wanted = {p: gains[number, p] for p in game.players if (number, p) in gains}
    if not any(wanted.values()):
        return game

    def worth(this: Game, player: PlayerId) -> int:
        return event.settings.scoring.score.of(Participation(number, player, this).kind)

    others = (replace(game, result=result) for result in _RESULTS)
    fitting = (
        other
        for other in others
        if all(worth(other, p) == worth(game, p) + gain for p, gain in wanted.items())
    )
    return next(fitting, game)
