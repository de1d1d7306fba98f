"""Scores: what every player did in every round, and what it counts (M5, M14, M16).

what happened      pairing   final score, grid   victory   adjusted for tie-breaks
win                1         1                   1         1
jigo               ½         ½                   ½         ½
loss, unfinished   0         0                   0         0
win by default     1         1                   1         1 - ½
loss by default    0         0                   0         0 + ½
bye                1         1                   1         1 - ½
missed, returned   ½         ½                   0         ½ (counted once)
missed, left       ½         0 (not shown)       0         0 + ½

Everything is in half points and added to the initial score of the section, but victories start
at 0. The adjusted column says it in one sentence: whatever was not played counts ½.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

from nigiri.domain.once import once_an_event
from nigiri.domain.sections import initial_score
from nigiri.domain.units import HalfPoints

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model import Event, Game, Player
    from nigiri.domain.units import PlayerId

WIN, HALF = HalfPoints(2), HalfPoints(1)


@dataclass(frozen=True)
class Participation:
    """What one player did in one drawn round.

    game -- None without a game; bye -- the round was a bye; with neither, the round was missed
    """

    round_number: int
    player: PlayerId
    game: Game | None = None
    bye: bool = False

    @property
    def missed(self) -> bool:
        """Tell whether the player neither played nor had a bye."""
        return self.game is None and not self.bye

    @property
    def by_default(self) -> bool:
        """Tell whether the game was decided without being played."""
        result = None if self.game is None else self.game.result
        return result is not None and result.by_default

    @property
    def unfinished(self) -> bool:
        """Tell whether the game has no result yet."""
        return self.game is not None and self.game.result is None

    @property
    def opponent(self) -> PlayerId | None:
        """Return the opponent, also of a game decided by default; None without a game."""
        return None if self.game is None else self.game.opponent_of(self.player)

    @property
    def victory(self) -> HalfPoints:
        """Return what the round counts as a victory: wins, wins by default, byes (M14)."""
        if self.game is not None:
            return self.game.points_of(self.player)
        return WIN if self.bye else HalfPoints(0)

    @property
    def lost(self) -> bool:
        """Tell whether a game was lost, by default included."""
        return self.game is not None and not self.unfinished and not self.victory

    @property
    def points(self) -> HalfPoints:
        """Return what the round adds to the score for pairing: half a point if missed (M5)."""
        return HALF if self.missed else self.victory

    @property
    def adjusted(self) -> HalfPoints:
        """Return what the round adds to the score that tie-breaks see (M16)."""
        unplayed = self.missed or self.bye or self.by_default
        return HALF if unplayed else self.victory


@once_an_event
def _round_numbers(event: Event) -> tuple[int, ...]:
    """Return the numbers of the drawn rounds; groups drawn apart make one round together."""
    return tuple(sorted({r.number for r in event.rounds}))


@once_an_event
def _record(event: Event) -> Mapping[PlayerId, tuple[Participation, ...]]:
    """Return what every numbered player did, round by round."""
    lines: dict[PlayerId, list[Participation]] = {number: [] for number in event.by_number}
    for number in _round_numbers(event):
        together = [r for r in event.rounds if r.number == number]
        games = {p: game for r in together for p, game in r.game_by_player.items()}
        byes = {p for r in together for p in r.byes if p not in games}
        for player, line in lines.items():
            line.append(Participation(number, player, games.get(player), player in byes))
    return {player: tuple(line) for player, line in lines.items()}


def participations(
    event: Event, number: PlayerId, after: int | None = None
) -> tuple[Participation, ...]:
    """Return what a player did, one entry a drawn round; only rounds up to `after` if given.

    Raises KeyError when nobody has that number.
    """
    return _record(event)[number][: rounds_drawn(event, after)]


def rounds_drawn(event: Event, after: int | None = None) -> int:
    """Return how many rounds have been drawn, of those up to `after` if given."""
    numbers = _round_numbers(event)
    return len(numbers) if after is None else bisect_right(numbers, after)


def pairing_score(event: Event, number: PlayerId, round_number: int) -> HalfPoints:
    """Return the score with which a player is drawn in that round, in half points (M5).

    Initial score, wins, byes and half a point for each missed round, over the rounds before.
    An unfinished game counts nothing yet.
    """
    return _running(event)[number][rounds_drawn(event, round_number - 1)]


@once_an_event
def _running(event: Event) -> Mapping[PlayerId, tuple[HalfPoints, ...]]:
    """Return for every numbered player the initial score and that after each drawn round."""
    return {
        number: tuple(
            HalfPoints(score)
            for score in accumulate(
                (p.points for p in participations(event, number)),
                initial=initial_score(event, player),
            )
        )
        for number, player in event.by_number.items()
    }


def _expected(event: Event, player: Player, *, seen: bool) -> bool:
    """Tell whether the player is to play in a round not drawn yet.

    Who announced to come late need not be here yet; who played and is not here any more has left.
    """
    first = 1 + max(_round_numbers(event), default=0)
    coming = any(r not in player.out for r in range(first, event.settings.rounds + 1))
    return coming and (player.here or (1 in player.out and not seen))


@once_an_event
def _last_shown(event: Event, number: PlayerId) -> int:
    """Return the last round after which the grid shows a score: those who left end earlier."""
    line = participations(event, number)
    took_part = [p.round_number for p in line if not p.missed]
    if line and _expected(event, event.player(number), seen=bool(took_part)):
        return line[-1].round_number
    return max(took_part, default=0)


def score_after(event: Event, number: PlayerId, round_number: int) -> HalfPoints | None:
    """Return the score the grid prints after a round, in half points; after round 0 the initial.

    None once the player has left, while the game is unfinished, and for a round not drawn.
    Who missed a round and is back, or is expected back, shows the half point (M5).
    """
    if round_number > _last_shown(event, number):
        return None
    line = participations(event, number, round_number)
    if line and line[-1].round_number == round_number and line[-1].unfinished:
        return None
    return pairing_score(event, number, round_number + 1)


def final_score(event: Event, number: PlayerId, after: int | None = None) -> HalfPoints:
    """Return the last score on the grid, in half points: rounds missed for good add nothing.

    An unfinished game counts nothing yet.
    """
    return _final(event, after)[number]


@once_an_event
def _final(event: Event, after: int | None) -> Mapping[PlayerId, HalfPoints]:
    """Return the final scores of all numbered players."""
    shown = {number: _last_shown(event, number) for number in event.by_number}
    return {
        number: pairing_score(event, number, 1 + (last if after is None else min(last, after)))
        for number, last in shown.items()
    }


def adjusted_score(event: Event, number: PlayerId, after: int | None = None) -> HalfPoints:
    """Return the score that tie-breaks of the opponents see, in half points (M16).

    Each missed round counts half a point, once: what a latecomer got is not added again.
    """
    return _adjusted(event, after)[number]


@once_an_event
def _adjusted(event: Event, after: int | None) -> Mapping[PlayerId, HalfPoints]:
    """Return the adjusted scores of all numbered players."""
    return {
        number: HalfPoints(
            initial_score(event, player)
            + sum(p.adjusted for p in participations(event, number, after))
        )
        for number, player in event.by_number.items()
    }


def victories(event: Event, number: PlayerId, after: int | None = None) -> HalfPoints:
    """Return wins, wins by default and byes, in half points since a jigo counts half (M14)."""
    return HalfPoints(sum(p.victory for p in participations(event, number, after)))


def losses(event: Event, number: PlayerId, after: int | None = None) -> int:
    """Return the number of games lost, by default included; missed rounds are not lost (M6)."""
    return sum(p.lost for p in participations(event, number, after))


def unfinished(event: Event, round_number: int) -> tuple[tuple[int, Game], ...]:
    """Return the games without a result of the rounds before, each behind its round's number."""
    return tuple(
        (earlier.number, game)
        for earlier in event.rounds
        for game in earlier.games
        if earlier.number < round_number and game.result is None
    )
