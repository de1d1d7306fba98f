"""The result slips."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Game, Round
from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.errors import Forbidden
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.round.slips import slips
from tests.quebec import quebec_event
from tests.reports.test_printing import shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.reports.round.slips import Slips

EVENT = quebec_event(3)


def slips_of(*games: Game, board: int = 19, options: Options | None = None) -> Slips:
    """Return the slips of a first round with these games."""
    settings = replace(EVENT.settings, board=board)
    event = replace(EVENT, settings=settings, rounds=(Round(1, games),))
    return slips(event, speech("en"), options or Options())


def game(table: int | None, handicap: int = 0, komi: int | None = None) -> Game:
    """Return the game of the strongest against the weakest."""
    points = None if komi is None else HalfPoints(komi)
    return Game(table, PlayerId(1), PlayerId(40), handicap, komi=points)


@pytest.mark.parametrize("code", ["en", "fr", "both"])
def test_the_published_round_prints_slips(
    code: str, matches_golden: Callable[[str, str], None]
) -> None:
    """Nineteen games on three pages of eight."""
    sheet = slips(EVENT, speech(code), Options(3))

    assert [8, 8, 3] == [len(page) for page in sheet.pages]
    assert "round-3-slips" == sheet.which
    matches_golden(f"quebec-2005-slips.{code}.html", sheet.to_html())
    shown(sheet.to_html())


@pytest.mark.parametrize(
    ("drawn", "board", "words"),
    [
        (game(1), 19, "even, komi 6½"),
        (game(1, komi=15), 19, "even, komi 7½"),
        (game(1, 1), 19, "no komi (½)"),
        (game(1, 9), 19, "9 stones, komi ½"),
        (game(1, 9), 9, "9 stones"),
        (game(1), 9, "even"),
    ],
)
def test_a_slip_says_what_was_agreed(drawn: Game, board: int, words: str) -> None:
    """On a small board a handicap other than by rule has no komi that is known."""
    sheet = slips_of(drawn, board=board)

    assert words == sheet.boards[0].agreed
    assert words in shown(sheet.to_html())


def test_a_table_without_a_number_has_a_slip() -> None:
    """With a dash to be written over."""
    assert "–" in shown(slips_of(game(None)).to_html())


def test_a_round_without_games_says_so() -> None:
    """Everybody sits out."""
    assert "There is no game in this round." in shown(slips_of().to_html())


def test_slips_of_a_draft_say_so() -> None:
    """Nobody takes them for the round."""
    sheet = slips_of(game(1), options=Options(draft=True))

    assert ("Round 1 (draft)", "Result slips, round 1 (draft)") == (sheet.round_title, sheet.title)


def test_slips_of_missing_results_alone() -> None:
    """Who lost theirs gets another; when all are in there is nothing to print (B11)."""
    with pytest.raises(Forbidden, match="all results are in"):
        slips(EVENT, speech("en"), Options(3, missing=True))
    assert 1 == len(slips_of(game(7), options=Options(missing=True)).boards)
