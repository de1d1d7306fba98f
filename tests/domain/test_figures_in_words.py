"""One style of figures: halves and quarters as signs, few decimals, a true minus."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nigiri.domain.model.figures import apart, figure_words, number_shown, number_words


@pytest.mark.parametrize(
    ("value", "unit", "words"),
    [
        (0, 1, "0"), (6, 2, "3"), (7, 2, "3½"), (1, 2, "½"), (-1, 2, "−½"), (-9, 4, "−2¼"),
        (3, 4, "¾"), (Fraction(133, 10), 1, "13.3"), (Fraction(16, 3), 2, "2.67"),
        (Fraction(-185, 8), 1, "−23.13"), (Fraction(1499, 1000), 1, "1.50"), (None, 2, "–"),
    ],
)  # fmt: skip
def test_every_figure_has_one_look(value: Fraction | int | None, unit: int, words: str) -> None:
    """Halves and quarters are signs; what is rounded keeps its zeros, so that it is no ½."""
    assert words == figure_words(value, unit)


def test_decimals_follow_the_language() -> None:
    """A comma in French and German; signs need none."""
    assert "2,67" == figure_words(Fraction(16, 3), 2, ",")
    assert "5½" == number_shown(5.5, ",")
    assert ("2150", "−4,5") == (number_words(2150), number_words(Fraction(-9, 2), ","))


def test_figures_that_differ_never_read_alike() -> None:
    """Where two decimals would hide what decided a place there are more."""
    assert ("2½", "2.67") == apart(5, Fraction(16, 3), 2, ".")
    assert ("2.667", "2.665") == apart(Fraction(8, 3), Fraction(2665, 1000), 1, ".")
    assert ("−2,6667", "−2,6670") == apart(Fraction(-8, 3), Fraction(-2667, 1000), 1, ",")
    assert ("–", "2") == apart(None, 4, 2, ".")
    assert ("2", "2") == apart(4, 4, 2, ".")
