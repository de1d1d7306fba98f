"""The part of chance: how strong the players truly are, and who wins a game.

what                 as                                                              source
rating of a rank     1d is 2100, 100 points a rank                                   EGF
true strength        the rating, or that of the rank, and a normal deviation         custom
power                beta = -7 ln(3300 - rating)                                     EGF, 2021
handicap of n        the rating of Black is raised by 100 (n - 1/2)                  EGF, 2021
who wins             the greater power and form of the day; the form is a Gumbel     [1]
                     variable, one for each player and round

The difference of two Gumbel variables is logistic. So A beats B with the probability of the EGF,
1 / (1 + exp(beta(B) - beta(A))), and yet a player's luck in a round does not depend on the
opponent: under two settings the same players have the same strength and the same good and bad days,
and what differs is due to the settings (common random numbers). Settings of chance are `Model`.

Everything is a whole number, rating points or millionths, so that all processors give the same
results. There are no jigos, no defaults and no absences that nobody announced.

[1] Luce's choice axiom in Thurstone's form; Yellott, Journal of Mathematical Psychology 15 (1977).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import log
from random import Random
from statistics import NormalDist, median
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Outcome, Result

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId, Rank

#: Rating points a rank, and the rating of a rank that would be between 1k and 1d.
POINTS, MIDDLE = 100, 2000
#: The end of the EGF's scale; nobody counts as stronger than just below it.
TOP = 3300
MILLION = 10**6
BITS = 52
#: Ratings further from the ranks than this, by the median, are on another scale than the EGF's.
SAME_SCALE = 300


@dataclass(frozen=True)
class Model:
    """The amount of chance.

    spread -- standard deviation of the true strength, in rating points; 100 is one rank (custom)
    slope -- the factor of beta: 7 as the EGF has it; 0 tosses a coin, 1000 never surprises
    """

    spread: int = POINTS
    slope: int = 7


@dataclass(frozen=True)
class Chances:
    """The random figures of one tournament, whatever its settings.

    strength -- the true strengths, in rating points
    form -- one entry a round: the form of every player that day, in millionths
    slope -- as in Model
    """

    strength: Mapping[PlayerId, int]
    form: tuple[Mapping[PlayerId, int], ...]
    slope: int = 7

    def winner(self, game: Game, round_number: int) -> Result:
        """Return the result of the game, played in that round."""
        form = self.form[round_number - 1]
        stones = POINTS * game.handicap - POINTS // 2 if game.handicap else 0
        white = power(self.strength[game.white], self.slope) + form[game.white]
        black = power(self.strength[game.black] + stones, self.slope) + form[game.black]
        return Result(Outcome.WHITE if white >= black else Outcome.BLACK)


def rating(rank: Rank) -> int:
    """Return the rating of a rank, in points: 1d is 2100, 1k 2000."""
    return MIDDLE + POINTS * rank.steps


def rated(event: Event) -> bool:
    """Tell whether strength is taken from ratings: all have one, on the EGF's scale."""
    gaps = [
        abs(player.rating - rating(player.rank))
        for player in event.players
        if player.rating is not None
    ]
    return bool(gaps) and len(gaps) == len(event.players) and median(gaps) <= SAME_SCALE


def listed_strength(event: Event) -> Mapping[PlayerId, int]:
    """Return the strength of the numbered players by rank or rating, in rating points."""
    by_rating = rated(event)
    return {
        number: player.rating if by_rating and player.rating is not None else rating(player.rank)
        for number, player in sorted(event.by_number.items())
    }


@cache
def power(points: int, slope: int) -> int:
    """Return the EGF's beta of a rating, in millionths."""
    return round(-slope * MILLION * log(TOP - min(points, TOP - 1)))


def draw_chances(strength: Mapping[PlayerId, int], rounds: int, seed: str, model: Model) -> Chances:
    """Return the random figures of a tournament, which follow from the seed alone.

    strength -- by rank or rating, in points. With more rounds those before stay the same.
    """
    random = Random(seed)  # noqa: S311 -- no secret is made from it
    normal = NormalDist()
    true = {
        number: points + round(model.spread * normal.inv_cdf(_between_0_and_1(random)))
        for number, points in strength.items()
    }
    form = tuple(
        {number: round(-MILLION * log(-log(_between_0_and_1(random)))) for number in strength}
        for _ in range(rounds)
    )
    return Chances(true, form, model.slope)


def _between_0_and_1(random: Random) -> float:
    """Return a random number between 0 and 1, never 0 or 1 itself; all equally likely."""
    return (random.getrandbits(BITS) + 0.5) / (1 << BITS)
