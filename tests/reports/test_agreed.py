"""What is agreed for a game is said alike on every sheet, and minus has one sign."""

from __future__ import annotations

from pathlib import Path

import pytest

from nigiri import reports
from nigiri.domain.model.event import Game
from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.reports.frame.handicaps import agreed, signed_stones
from nigiri.reports.frame.language import speech

KOMI = HalfPoints(1)


@pytest.mark.parametrize(
    ("stones", "komi", "listed", "words"),
    [
        (0, None, "even", "even"),
        (0, 13, "even, komi 6½", "even, komi 6½"),
        (1, None, "no komi", "no komi"),
        (1, 0, "no komi (0)", "no komi (0)"),
        (1, 1, "no komi (½)", "no komi (½)"),
        (1, 8, "1, komi 4", "Black begins, komi 4"),
        (3, None, "3", "3 stones"),
        (3, -5, "3, komi −2½", "3 stones, komi −2½"),
    ],
)
def test_a_game_is_called_alike(stones: int, komi: int | None, listed: str, words: str) -> None:
    """In a list of handicaps a number says enough; no komi is what players call it (M12)."""
    points = None if komi is None else HalfPoints(komi)

    assert listed == agreed(stones, points, speech("en"), listed=True)
    assert words == agreed(stones, points, speech("en"))


def test_french_says_what_the_workbook_says() -> None:
    """The words of the sheet of a round."""
    told = [agreed(stones, KOMI, speech("fr")) for stones in (0, 1, 2)]

    assert ["égal, komi ½", "sans komi (½)", "2 pierres, komi ½"] == told


def test_stones_are_taken_and_given() -> None:
    """Black takes them; an even game has none."""
    white, black = PlayerId(1), PlayerId(2)
    game = Game(1, white, black, 2)

    assert ["−2", "+2"] == [signed_stones(game, player) for player in (white, black)]
    assert "" == signed_stones(Game(1, white, black), white)


def test_no_sheet_writes_points_as_they_are_typed() -> None:
    """With a hyphen; points_words and format_figure write the sign for minus."""
    modules = Path(reports.__path__[0]).rglob("*.py")

    assert [] == [path.name for path in modules if "format_points" in path.read_text("utf-8")]
