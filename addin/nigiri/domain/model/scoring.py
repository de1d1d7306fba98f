"""The points of every kind of round, as data; scores and tie-breaks follow from it.

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
victories alone ("raw"), and on either the player's own figure may differ from the one that counts
in tie-breaks of the opponents. The rule sets (domain/rules/) fill them in, and the director may
change them: a row of Settings each (WORTHS in workbook/settings/table.py). The usual figures stand
in a table in domain/scores/scores.py.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from itertools import accumulate
from typing import TYPE_CHECKING, Literal

from nigiri.domain.model.units import HalfPoints

if TYPE_CHECKING:
    from collections.abc import Sequence

Rounding = Literal["none", "idle", "all"]
"""The sum that is rounded down to whole points: none; that of rounds without a game; or all."""

StandIn = Literal["nothing", "zero", "start", "own less one"]
"""The term of a round without an opponent: no term at all, 0, the player's initial score, or one
point less than the player's own final figure."""

IDLE = ("bye", "missed", "unassigned")
"""The kinds of rounds without a game."""

BESIDE = frozenset({"play-off"})
"""Systems whose rounds decide places and add to no score (E2)."""


@dataclass(frozen=True)
class Worth:
    """The points of each kind of round, in half points; see the table of the module.

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
        """Return the half points of a round of that kind."""
        worth: HalfPoints = getattr(self, kind)
        return worth

    def totals(self, kinds: Sequence[str]) -> tuple[HalfPoints, ...]:
        """Return the sums of rounds of these kinds: before the first and after each of them."""
        played = accumulate((0 if kind in IDLE else self.of(kind) for kind in kinds), initial=0)
        idle = accumulate((self.of(kind) if kind in IDLE else 0 for kind in kinds), initial=0)
        return tuple(map(self._rounded, played, idle))

    def _rounded(self, played: int, idle: int) -> HalfPoints:
        """Return the sum of rounds with and without a game, rounded as `rounded` says."""
        total = played + (idle - idle % 2 if self.rounded == "idle" else idle)
        return HalfPoints(total - total % 2 if self.rounded == "all" else total)


KINDS = tuple(field.name for field in fields(Worth) if field.name != "rounded")
"""The kinds of rounds, in the order of the table."""

UNPLAYED_HALF = Worth(default_win=1, default_jigo=1, default_loss=1, bye=1, missed=1, unassigned=1)
"""Every round that was not played counts half (M16)."""


@dataclass(frozen=True)
class Scoring:
    """The tables of points, and the terms of missing opponents; defaults are those of `quebec`.

    score, victories -- points of rounds for the player, on the McMahon scale and raw
    seen, seen_victories -- the same as they count in tie-breaks of the opponents (M16)
    after_leaving -- "nothing": the score ends with the last round a player took part in, or is
    expected back after, which quebec prints so (M18); "counted": missed rounds count to the end
    missed_sos, bye_sos -- the term of SOS for a round without an opponent
    bye_sdos -- the term of SDOS for a bye
    idle_sosos -- the term of SOSOS for a round without an opponent: "start" is the initial score
    times the rounds drawn, "own" the player's own SOS (B7)
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
