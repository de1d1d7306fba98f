"""Ratings: how strong they say somebody is, to a hundredth of a rank (A3, A6).

scale  what Player.rating holds                            1 kyu          1 dan        source
egf    points, a hundred a rank                            1950 to 2049   2050 to 2149  custom: EGF
aga    hundredths of the printed rating, 450 for 4.5;      -199 to -100   100 to 199    A3, A6
       none lies between -1 and 1

scale  printed as      from  to    looks like another scale's
egf    whole numbers   -900  3299  -40 to 40, which are ratings of the AGA with their decimals lost
aga    with decimals   -50   15    never: what the EGF prints lies outside

The middle of 4 dan is 2400 there and 4.5 here (A3). With which rating somebody enters, and whose
rank counts instead: entry_rating.py.
"""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.units import STRONGEST, WEAKEST, Hundredths, Rank
from nigiri.errors import WrongUse
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Settings

#: A rank in hundredths; with EGF ratings the lowest of 1 dan, with AGA ratings the edge of the gap.
RANK, EGF_LOWEST_DAN, AGA_EDGE = 100, 2050, 100


class Scale(NamedTuple):
    """The scale of the ratings of a list.

    strength -- rating -> hundredths of a rank above the weakest 1 dan, without any gap
    steps -- rating -> steps above 1 kyu, also beyond 30k and 9d
    middle -- steps above 1 kyu -> the rating in the middle of that rank
    unit -- how many of Player.rating are a printed 1
    least, most -- limits of what is printed; gap -- no rating lies nearer to 0
    odd -- a rating this near to 0, or nearer, is more likely of another scale
    """

    strength: Callable[[int], int]
    steps: Callable[[int], int]
    middle: Callable[[int], int]
    unit: int
    least: int
    most: int
    gap: int = 0
    odd: int = -1


def _aga_strength(rating: int) -> int:
    """Return the hundredths above the weakest 1 dan; the gap to 1 kyu is closed."""
    return max(rating, AGA_EDGE) - AGA_EDGE if rating >= 0 else min(rating, -AGA_EDGE) + AGA_EDGE


def _aga_steps(rating: int) -> int:
    """Return the integer part as a rank, in steps above 1 kyu (A6).

    4.5 is 4 dan, -2.0 and -2.99 are 2 kyu.
    """
    if rating >= 0:
        return max(rating, AGA_EDGE) // RANK
    return 1 - max(-rating, AGA_EDGE) // RANK


def _aga_middle(steps: int) -> int:
    """Return the middle of a rank in hundredths, 450 for 4 dan, -450 for 4 kyu."""
    return RANK * steps + RANK // 2 if steps > 0 else RANK * (steps - 1) - RANK // 2


SCALES: Mapping[str, Scale] = {
    "egf": Scale(
        lambda r: r - EGF_LOWEST_DAN,
        lambda r: (r - EGF_LOWEST_DAN) // RANK + 1,
        lambda steps: EGF_LOWEST_DAN + RANK * (steps - 1) + RANK // 2,
        unit=1,
        least=-900,
        most=3299,
        odd=40,
    ),
    "aga": Scale(_aga_strength, _aga_steps, _aga_middle, unit=RANK, least=-50, most=15, gap=1),
}
"""Key -> scale; see the tables above."""


def rating_printed(settings: Settings, printed: Fraction) -> int | None:
    """Return Player.rating for a rating as its list prints it (A3).

    None for a rating that no list of the event's scale has. More than two decimals are cut off.
    Raises WrongUse for an unknown scale.
    """
    scale = _scale(settings)
    rating = int(printed * scale.unit)
    broken = scale.unit == 1 and printed.denominator != 1
    if broken or not scale.least <= printed <= scale.most or abs(printed) < scale.gap:
        return None
    return rating


def looks_foreign(settings: Settings, rating: int) -> bool:
    """Tell whether a rating is one of the event's scale, but more likely of another.

    Raises WrongUse for an unknown scale.
    """
    return abs(rating) <= _scale(settings).odd


def as_printed(settings: Settings, rating: int) -> Fraction:
    """Return a rating as its list prints it: 450 by the AGA is 4.5.

    Raises WrongUse for an unknown scale.
    """
    return Fraction(rating, _scale(settings).unit)


def rating_text(settings: Settings, rating: int | None) -> str:
    """Return a rating as its list prints it, "4.5"; "–" for none.

    Raises WrongUse for an unknown scale.
    """
    unit = _scale(settings).unit
    return "–" if rating is None else f"{Decimal(rating) / unit:f}"


def strength_of(settings: Settings, rating: int) -> Hundredths:
    """Return the hundredths of a rank by which a rating lies above the weakest 1 dan.

    Raises WrongUse for an unknown scale.
    """
    return Hundredths(_scale(settings).strength(rating))


def grade_of(settings: Settings, rating: int) -> Rank:
    """Return the rank of a rating, 30k to 9d (A6).

    Raises WrongUse for an unknown scale.
    """
    return Rank(max(WEAKEST, min(STRONGEST, _scale(settings).steps(rating))))


def middle_of(settings: Settings, rank: Rank) -> int:
    """Return the rating in the middle of a rank, in the unit of Player.rating (A3).

    Raises WrongUse for an unknown scale.
    """
    return _scale(settings).middle(rank.steps)


def _scale(settings: Settings) -> Scale:
    """Return the scale of the event's ratings."""
    if settings.rating_scale not in SCALES:
        choices = several(SCALES, message("choice.or"))
        raise WrongUse(message("choice.ratings", asked=settings.rating_scale, choices=choices))
    return SCALES[settings.rating_scale]
