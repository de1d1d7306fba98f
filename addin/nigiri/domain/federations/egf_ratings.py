"""Ratings of the EGF: the expected result of a game, and the change by it (formats 3.5).

expected  (3300 - opponent)^7 / ((3300 - own)^7 + (3300 - opponent)^7)
change    class weight (con (result - expected) + bonus)
con       ((3300 - own) / 200)^1.6
bonus     ln(1 + exp((2300 - own) / 80)) / 5

A handicap of n raises the rating of who takes it by 100 (n - 1/2) for the expected result. All of a
tournament's games go by the ratings before it; they take at most 100 points in sum, and no rating
falls below -900. Whether the EGF weighs the bonus, too, is not published; here it does.

This module also runs inside LibreOffice: there is no syntax younger than Python 3.8.
"""

from __future__ import annotations

from fractions import Fraction
from math import exp, log

#: The scale of ratings: from 30 kyu to below where the formula ends; 1 kyu; a rank.
LEAST, END, ONE_KYU, RANK = -900, 3300, 2000, 100
#: The most that a tournament takes.
MOST_LOST = 100


def of_rank(steps: int) -> int:
    """Return the rating of a rank, given in steps above 1 kyu: 2100 for 1 dan."""
    return ONE_KYU + RANK * steps


def expected(own: Fraction, opponent: Fraction, taken: int = 0) -> Fraction:
    """Return the result to be expected as an exact fraction: the exponent of the formula is whole.

    own, opponent -- ratings below 3300; taken -- stones, below 0 given
    """
    mine, theirs = _distance(own, taken), _distance(opponent, -taken)
    return theirs**7 / (mine**7 + theirs**7)


def change(
    own: Fraction, opponent: Fraction, result: Fraction, taken: int, weight: Fraction
) -> float:
    """Return the change of a rating by a game, in points.

    result -- 1, 1/2 or 0; taken -- stones, below 0 given
    """
    con: float = ((END - float(own)) / 200) ** 1.6
    bonus = log(1 + exp((2300 - float(own)) / 80)) / 5
    surplus = float(result - expected(own, opponent, taken))
    # Six decimals, so that all processors give the same figure.
    return round(float(weight) * (con * surplus + bonus), 6)


def _distance(rating: Fraction, taken: int) -> Fraction:
    """Return the distance of a rating, raised by the stones taken, to the end of the scale."""
    raised = rating + max(0, RANK * taken - RANK // 2)
    return max(END - raised, Fraction(1))
