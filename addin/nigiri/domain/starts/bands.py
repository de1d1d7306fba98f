"""Bands of the AGA: whole ranks by rating, and the points between them at the start (A5).

separation of a band from the next = max(1, integer part of P / (R K))
P  players of the band      R  rounds      K  Settings.band_k, for the top band band_k_top

With K = 1 it is 1 up to twice as many players as rounds, 2 from there, 3 from three times. The
draft wants the top band to stay 1 away until P = 3 R and calls that K = 0.67; by its formula that
takes K = 1.5, which is the default here. The top band is B2's; every further whole
rank is a band, empty ones too, until the director puts some together.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from nigiri.domain.model.units import HalfPoints, Rank
from nigiri.domain.starts.bar import propose_bar
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.domain.model.event import Settings

#: K in hundredths (A5).
LEAST_K, MOST_K = 67, 150


def separation(players: int, rounds: int, k: int) -> int:
    """Return the points by which a band of so many players lies above the next one (A5).

    k -- K in hundredths. Raises WrongUse when it is not between 67 and 150.
    """
    if not LEAST_K <= k <= MOST_K:
        raise WrongUse(message("choice.band", k=k / 100))
    return max(1, 100 * players // (rounds * k))


def separations(settings: Settings, players: Sequence[int]) -> tuple[int, ...]:
    """Return the separation of each band from the next, in points; `players` from the top band."""
    ks = (settings.band_k if at else settings.band_k_top for at in range(len(players)))
    return tuple(separation(p, settings.rounds, k) for p, k in zip(players, ks, strict=True))


def band_starts(settings: Settings, players: Sequence[int]) -> tuple[HalfPoints, ...]:
    """Return the start score of each band: 0 for the top one, or for the last with zero_up (A5).

    One more than there are bands: the last value is the start of a further band.
    """
    falls = list(accumulate(separations(settings, players), initial=0))
    lowest = falls[-2] if settings.zero_up == "yes" and players else 0
    return tuple(HalfPoints(2 * (lowest - fallen)) for fallen in falls)


def propose_bands(ranks: Iterable[Rank], rounds: int) -> tuple[Rank, ...]:
    """Return the weakest rank of each band, from the top, for players of these ranks (A5).

    The top band is of those whom the bar would take (B2), with the ranks below that nobody has, as
    far as B2's depth goes.
    """
    entries = sorted(ranks)
    top = propose_bar(entries, rounds)
    if top is None:
        return ()
    alike = (line for line in top.lines if line.players == top.line.players)
    lowest = min((line.rank for line in alike if line.verdict != "deep"), default=top.bar)
    further = range(lowest.steps - 1, entries[0].steps - 1, -1)
    return (lowest, *map(Rank, further))
