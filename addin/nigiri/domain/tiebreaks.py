"""Tie-breaks, in the order the event's settings name them; later ones see only what is still tied.

code  meaning                                               unit            source
SOS   adjusted scores of all opponents, normalised          half points     M16, M17
SDOS  adjusted scores of the opponents beaten               quarter points  M16, M17
ONE   who won between the tied players (One-on-One)         half points     M15

Higher is better, nearer zero when negative. A game decided by default counts its opponent
(decision 8), and so does a game still being played. Who has no opponent has no SOS (None) and comes
last of the tie. Scores are adjusted for the opponents only, never for the tied player (M16).
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.scores import adjusted_score, final_score, participations, rounds_drawn
from nigiri.domain.units import HalfPoints
from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from nigiri.domain.model import Event
    from nigiri.domain.units import PlayerId

Value = Fraction | int | None
"""What a tie-break says about a player; None: nothing, which is less than anything."""


@dataclass(frozen=True)
class Tiebreak:
    """One way to part players who are level.

    split -- (event, tied, after) -> groups, best first; players stay in the given order in a group
    between -- (event, one, other, after) -> what the two are compared by
    """

    code: str
    source: str
    split: Callable[[Event, Sequence[PlayerId], int | None], Sequence[Sequence[PlayerId]]]
    between: Callable[[Event, PlayerId, PlayerId, int | None], tuple[Value, Value]]


def opponents(event: Event, number: PlayerId, after: int | None = None) -> tuple[PlayerId, ...]:
    """Return the opponents in order of the rounds, those of games decided by default included."""
    line = participations(event, number, after)
    return tuple(p.opponent for p in line if p.opponent is not None)


def sos_unadjusted(event: Event, number: PlayerId, after: int | None = None) -> HalfPoints | None:
    """Return the sum of the opponents' final scores as printed, None without opponents."""
    met = opponents(event, number, after)
    return HalfPoints(sum(final_score(event, other, after) for other in met)) if met else None


def sos_adjusted(event: Event, number: PlayerId, after: int | None = None) -> HalfPoints | None:
    """Return the sum of the opponents' adjusted scores, None without opponents (M16)."""
    met = opponents(event, number, after)
    return HalfPoints(sum(adjusted_score(event, other, after) for other in met)) if met else None


def sos(event: Event, number: PlayerId, after: int | None = None) -> Fraction | None:
    """Return the adjusted SOS, normalised to an opponent in every round, in half points (M17).

    The sum divided by the opponents, times the rounds drawn so far; None without opponents.
    """
    total = sos_adjusted(event, number, after)
    if total is None:
        return None
    return Fraction(total * rounds_drawn(event, after), len(opponents(event, number, after)))


def sdos(event: Event, number: PlayerId, after: int | None = None) -> int:
    """Return the sum of the adjusted scores of the opponents beaten, in quarter points (M17).

    A jigo counts half the opponent's score. Never normalised; 0 without a win.
    """
    return sum(
        p.victory * adjusted_score(event, p.opponent, after)
        for p in participations(event, number, after)
        if p.opponent is not None
    )


def points_against(
    event: Event, one: PlayerId, other: PlayerId, after: int | None = None
) -> HalfPoints:
    """Return what `one` won against `other`, in half points; 0 also when they did not meet."""
    line = participations(event, one, after)
    return HalfPoints(sum(p.victory for p in line if p.opponent == other))


def _split_by(
    value: Callable[[Event, PlayerId, int | None], Value],
) -> Callable[[Event, Sequence[PlayerId], int | None], Sequence[Sequence[PlayerId]]]:
    """Return the split that puts higher values first and None last."""

    def split(event: Event, tied: Sequence[PlayerId], after: int | None) -> list[list[PlayerId]]:
        def worth(number: PlayerId) -> tuple[bool, Fraction]:
            found = value(event, number, after)
            return found is None, -Fraction(found or 0)

        return [list(equal) for _, equal in groupby(sorted(tied, key=worth), key=worth)]

    return split


def _by_value(
    code: str, source: str, value: Callable[[Event, PlayerId, int | None], Value]
) -> Tiebreak:
    """Return the tie-break that compares one number a player."""
    return Tiebreak(
        code,
        source,
        split=_split_by(value),
        between=lambda event, one, other, after: (
            value(event, one, after),
            value(event, other, after),
        ),
    )


def _one_on_one(
    event: Event, tied: Sequence[PlayerId], after: int | None
) -> Sequence[Sequence[PlayerId]]:
    """Return first who beat all the others, then the rest treated alike (M15).

    Of two players that is the winner of their game. When nobody beat all others nobody is parted.
    """

    def beat(one: PlayerId, other: PlayerId) -> bool:
        won = points_against(event, one, other, after)
        return won > points_against(event, other, one, after)

    for one in tied:
        rest = [other for other in tied if other != one]
        if rest and all(beat(one, other) for other in rest):
            return [[one], *_one_on_one(event, rest, after)]
    return [list(tied)]


TIEBREAKS: Mapping[str, Tiebreak] = {
    tiebreak.code: tiebreak
    for tiebreak in (
        _by_value("SOS", "M16, M17", sos),
        _by_value("SDOS", "M16, M17", sdos),
        Tiebreak(
            "ONE",
            "M15",
            split=_one_on_one,
            between=lambda event, one, other, after: (
                points_against(event, one, other, after),
                points_against(event, other, one, after),
            ),
        ),
    )
}


def chosen_tiebreaks(event: Event) -> tuple[Tiebreak, ...]:
    """Return the event's tie-breaks in order; WrongUse for a code that does not exist."""
    unknown = [code for code in event.settings.tiebreaks if code not in TIEBREAKS]
    if unknown:
        msg = f"There is no tie-break {unknown[0]!r}; there are {', '.join(TIEBREAKS)}."
        raise WrongUse(msg)
    return tuple(TIEBREAKS[code] for code in event.settings.tiebreaks)
