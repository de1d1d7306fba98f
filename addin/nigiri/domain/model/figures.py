"""How figures are written wherever people read them: one style for scores, sums, komi, what is won.

figure                              written as
whole, halves, quarters             3   3½   2¼   ¾
any other fraction                  13.3   2.67   with the decimal sign of the language
below zero                          −½   with the sign for minus, never a hyphen
none                                –

A hyphen stands in results alone: 1-0. What other programs read has figures of its own
(`decimal_points` in units.py), and cells hold numbers, whose format shows the same.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nigiri.domain.model.units import HalfPoints

MINUS, NONE = "−", "–"
HALVES = 2
"""Half points in a point."""

SIGNS = {Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾"}
"""Part of a point -> the sign for it."""

_TENTH = 10
_MANY = 4096  # texts that are remembered: more than there are figures in most events


@lru_cache(maxsize=_MANY)
def figure_words(value: Fraction | int | None, unit: int = 1, decimal: str = ".") -> str:
    """Return a figure as people read it: "11½", "−2¼", "13.3", "2.67"; "–" for None.

    unit -- parts of a point: 2 for half points, 4 for quarter points; decimal -- the sign in front
    of decimals. Hundredths are rounded: the text is not exact.
    """
    if value is None:
        return NONE
    size = abs(Fraction(value) / unit)
    whole, part = divmod(size, 1)
    if part in SIGNS:
        words = f"{whole or ''}{SIGNS[part]}"
    else:
        words = str(whole) if not part else _decimals(size, decimal)
    return signed(words, minus=value < 0)


def points_words(score: HalfPoints) -> str:
    """Return half points as people read them: "3", "3½", "−½"."""
    return figure_words(score, HALVES)


def apart(
    one: Fraction | int | None, other: Fraction | int | None, unit: int, decimal: str
) -> tuple[str, str]:
    """Return two figures that differ, with as many decimals as it takes to see that they do."""
    words = figure_words(one, unit, decimal), figure_words(other, unit, decimal)
    if one is None or other is None or one == other:
        return words
    digits = 2
    while words[0] == words[1]:
        digits += 1
        longer, long = (
            signed(_fixed(abs(Fraction(each) / unit), digits, decimal), minus=each < 0)
            for each in (one, other)
        )
        words = longer, long
    return words


def number_words(value: Fraction | int, decimal: str = ".") -> str:
    """Return a number with as many decimals as it has, four at most, as lists print ratings."""
    exact = Fraction(value)
    shown = int(exact) if exact.denominator == 1 else round(float(exact), 4)
    return signed(str(shown).lstrip("-").replace(".", decimal), minus=exact < 0)


def tenths_words(value: float, decimal: str = ".", plus: str = "") -> str:
    """Return a number with one decimal, as ratings are changed: "3.6", "−0.5".

    decimal -- the sign in front of decimals; plus -- the sign where it is not below zero
    """
    words = f"{abs(value):.1f}".replace(".", decimal)
    return signed(words, minus=True) if value < 0 else f"{plus}{words}"


def number_shown(number: float, decimal: str) -> str:
    """Return a number of points as its cell shows it: "5½", "−2", "13.33"."""
    return figure_words(Fraction(str(number)), 1, decimal)


def signed(words: str, *, minus: bool) -> str:
    """Return a figure's words with the sign for minus where it is below zero."""
    return f"{MINUS}{words}" if minus else words


def _decimals(size: Fraction, decimal: str) -> str:
    """Return a fraction with one decimal where that is exact, else with two."""
    return _fixed(size, 1 if size * _TENTH % 1 == 0 else 2, decimal)


def _fixed(size: Fraction, digits: int, decimal: str) -> str:
    """Return a size with so many decimals; a half is rounded up, as spreadsheets do."""
    whole, part = divmod((size * 10**digits * 2 + 1) // 2, 10**digits)
    return f"{whole}{decimal}{part:0{digits}}"
