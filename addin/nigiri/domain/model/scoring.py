"""What every kind of round is worth, as data; scores and tie-breaks follow from it.

kind of round   what happened                                                      rule
win, jigo,      a game that was played                                             M5
loss
unfinished      a game without a result                                            B11
default_win     a game decided without being played; default_jigo: both get half   M5, B5
default_loss    the same for the loser, and for both where both lose by default    M5, A9
both_win,       a played game that the director decided for both or for neither    A9
both_lose
bye             a free round because the number is odd                             M6
missed          a round announced to be missed, or given up with consent           M5, B4
unassigned      neither game nor bye, though nothing was announced                 E14

An event has four such tables (`Scoring`): scores are kept on two scales, the McMahon score and the
victories alone ("raw"), and for either it matters whether a player's own figure is asked for or
what the tie-breaks of the opponents see. The rule sets (rules/) fill them in.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from itertools import accumulate
from typing import TYPE_CHECKING, Literal

from nigiri.domain.model.units import HalfPoints

if TYPE_CHECKING:
    from collections.abc import Sequence

Rounding = Literal["none", "idle", "all"]
"""What is rounded down to whole points: nothing; what rounds without a game gave in sum; or all."""

StandIn = Literal["nothing", "zero", "start", "own less one"]
"""What stands in the place of an opponent in a round without one: no term at all, 0, the player's
initial score, or one point less than the player's own final figure."""

IDLE = ("bye", "missed", "unassigned")
"""The kinds of rounds without a game."""

BESIDE = frozenset({"play-off"})
"""Systems whose rounds stand beside the tournament: they decide places and add to nothing (E2)."""


@dataclass(frozen=True)
class Worth:
    """What each kind of round is worth, in half points; see the table of the module.

    rounded -- "idle": the half points of byes and missed rounds are summed, then rounded down
    """

    win: int = 2
    jigo: int = 1
    loss: int = 0
    unfinished: int = 0
    default_win: int = 2
    default_jigo: int = 1
    default_loss: int = 0
    both_win: int = 2
    both_lose: int = 0
    bye: int = 2
    missed: int = 0
    unassigned: int = 0
    rounded: Rounding = "none"

    def of(self, kind: str) -> HalfPoints:
        """Return what a round of that kind is worth."""
        worth: HalfPoints = getattr(self, kind)
        return worth

    def totals(self, kinds: Sequence[str]) -> tuple[HalfPoints, ...]:
        """Return what rounds of these kinds add up to: before the first and after each of them."""
        played = accumulate((0 if kind in IDLE else self.of(kind) for kind in kinds), initial=0)
        idle = accumulate((self.of(kind) if kind in IDLE else 0 for kind in kinds), initial=0)
        return tuple(map(self._rounded, played, idle))

    def _rounded(self, played: int, idle: int) -> HalfPoints:
        """Return both together, rounded as the table says."""
        total = played + (idle - idle % 2 if self.rounded == "idle" else idle)
        return HalfPoints(total - total % 2 if self.rounded == "all" else total)


KINDS = tuple(field.name for field in fields(Worth) if field.name != "rounded")
"""The kinds of rounds, in the order of the table."""

UNPLAYED_HALF = Worth(
    default_win=1, default_jigo=1, default_loss=1, bye=1, missed=1, unassigned=1
)  # fmt: skip
"""Whatever was not played counts half (M16)."""


@dataclass(frozen=True)
class Scoring:
    """How rounds become scores and tie-breaks; the defaults are those of `quebec`.

    score, victories -- what rounds are worth to the player, on the McMahon scale and raw
    seen, seen_victories -- the same as the tie-breaks of the opponents see it (M16)
    after_leaving -- "nothing": the score ends with the last round a player took part in, or is
    expected back after, which quebec prints so (M18); "counted": missed rounds count to the end
    missed_sos, bye_sos -- what stands in SOS for the opponent of a round without one
    bye_sdos -- what stands for the beaten opponent of a bye in SDOS
    idle_sosos -- what stands for an opponent's SOS in SOSOS: "start" is the initial score once for
    every round drawn, "own" the player's own SOS (B7)
    normalised -- "yes": SOS is brought from the opponents met to the rounds drawn (M17)
    handicaps -- "counted": in the McMahon sums an opponent counts the stones given more, the
    stones taken less
    """

    score: Worth = Worth(missed=1, unassigned=1)
    victories: Worth = Worth()
    seen: Worth = UNPLAYED_HALF
    seen_victories: Worth = UNPLAYED_HALF
    after_leaving: Literal["nothing", "counted"] = "nothing"
    missed_sos: StandIn = "nothing"
    bye_sos: StandIn = "nothing"
    bye_sdos: StandIn = "nothing"
    idle_sosos: Literal["nothing", "zero", "start", "own"] = "own"
    normalised: Literal["yes", "no"] = "yes"
    handicaps: Literal["counted", "left out"] = "left out"
