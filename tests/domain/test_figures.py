"""The figures of tie-breaks as people write them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.figures import tenths_words
from nigiri.domain.tiebreaks import TIEBREAKS, format_figure

if TYPE_CHECKING:
    from nigiri.domain.tiebreaks import Value


@pytest.mark.parametrize(
    ("code", "value", "text"),
    [
        ("SOS", 23, "11½"),
        ("SOS", -1, "−½"),
        ("SOS", Fraction(80, 3), "13.33"),
        ("SOS", Fraction(-80, 3), "−13.33"),
        ("SDOS", -9, "−2¼"),
        ("SDOS", 3, "¾"),
        ("NBW", 4, "2"),
        ("RANK", 3, "3d"),
        ("RATING", Fraction(9, 2), "4.5"),
        ("RATING", -12, "−12"),
        ("LOT", 7, "7"),
        ("SOS", None, "–"),
    ],
)
def test_a_figure_is_written_in_its_unit(code: str, value: Value, text: str) -> None:
    """Halves and quarters as signs, other fractions with four decimals; no figure is a dash."""
    assert text == format_figure(code, value)


def test_changes_of_ratings_have_one_decimal_and_their_sign() -> None:
    """With the decimal sign of the language; a plus only where it is wanted."""
    assert ["+3,6", "−0.5", "2500.0"] == [
        tenths_words(3.61, ",", "+"),
        tenths_words(-0.5),
        tenths_words(2500),
    ]


@pytest.mark.parametrize(
    ("code", "one", "other", "words"),
    [
        ("SOS", 7, 6, ("3½", "3")),
        ("SOS", 7, 7, ("3½", "3½")),
        ("SOS", 7, None, ("3½", "–")),
        ("SOS", Fraction(80, 3), Fraction(6667, 250), ("13.333", "13.334")),
        ("SOS", Fraction(-80, 3), Fraction(-6667, 250), ("−13.333", "−13.334")),
        ("RANK", 3, 2, ("3d", "2d")),
        ("RATING", 2101, 2100, ("2101", "2100")),
    ],
)
def test_two_figures_have_the_decimals_that_tell_them_apart(
    code: str, one: Value, other: Value, words: tuple[str, str]
) -> None:
    """And no more: two as ever, where that is enough."""
    assert words == TIEBREAKS[code].pair_words(one, other)
