"""The figures of tie-breaks as people write them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from nigiri.domain.tiebreaks.registry import TIEBREAKS
from nigiri.domain.units import HalfPoints, Rank, points_words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.tiebreaks.criterion import Value

_QUARTERS = {Fraction(1, 4): "¼", Fraction(3, 4): "¾"}


def format_figure(code: str, value: Value) -> str:
    """Return a figure of that tie-break: "11½", "−2¼", "13.3333", "3d"; "–" for None.

    Ratings stay as their list prints them. Not for reading back: four decimals at most.
    """
    if value is None:
        return "–"
    if code in _AS_IT_IS:
        return _AS_IT_IS[code](value)
    exact = Fraction(value) / TIEBREAKS[code].unit
    sign, size = "−" if exact < 0 else "", abs(exact)
    if size % 1 in _QUARTERS:
        return f"{sign}{int(size) or ''}{_QUARTERS[size % 1]}"
    halves = exact * 2
    if halves.denominator == 1:
        return points_words(HalfPoints(int(halves)))
    return f"{sign}{_decimal(size)}"


def _decimal(value: Fraction | int) -> str:
    """Return a number with as many decimals as it has, four at most."""
    exact = Fraction(value)
    shown = int(exact) if exact.denominator == 1 else round(float(exact), 4)
    return str(shown).replace("-", "−")


#: What is written otherwise than sums of points.
_AS_IT_IS: Mapping[str, Callable[[Fraction | int], str]] = {
    "RANK": lambda steps: str(Rank(int(steps))),
    "RATING": _decimal,
}
