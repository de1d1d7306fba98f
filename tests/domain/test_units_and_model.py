"""Points, ranks, and what the model tells about itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.model.event import Event, Outcome, Player
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import (
    STRONGEST,
    WEAKEST,
    HalfPoints,
    PlayerId,
    Rank,
    decimal_points,
    parse_points,
)
from tests.crosstable import crosstable
from tests.quebec import quebec_event

ANN, BEN = PlayerId(1), PlayerId(2)


@pytest.mark.parametrize(
    ("score", "text"), [(6, "3"), (7, "3½"), (1, "½"), (0, "0"), (-1, "−½"), (-23, "−11½")]
)
def test_points_are_printed_with_halves(score: int, text: str) -> None:
    """As the wall list has them, above and below zero."""
    assert text == points_words(HalfPoints(score))


@pytest.mark.parametrize(
    ("text", "score"),
    [("3", 6), ("+3.5", 7), ("3,50", 7), ("-0,5", -1), ("−11½", -23), (" ½ ", 1), ("2.0", 4)],
)
def test_points_are_read_as_people_type_them(text: str, score: int) -> None:
    """Comma or dot, a real minus sign, a half as a sign."""
    assert score == parse_points(text)


@pytest.mark.parametrize("text", ["", "-", "x", "3.2", "3 1/2", "½3"])
def test_what_is_no_multiple_of_a_half_is_no_score(text: str) -> None:
    """The message shows what would be right."""
    with pytest.raises(ValueError, match=r"write 3, 3½ or -2\.5"):
        parse_points(text)


@given(st.integers(-200, 200).map(HalfPoints))
def test_printing_and_reading_points_are_inverse(score: HalfPoints) -> None:
    """Over the whole range."""
    assert score == parse_points(points_words(score))


@given(st.integers(-200, 200).map(HalfPoints))
def test_a_score_written_for_other_programs_is_that_number(score: HalfPoints) -> None:
    """Halves as .5, and 0 before it."""
    assert f"{score / 2:g}" == decimal_points(score)


@given(st.integers(WEAKEST, STRONGEST).map(Rank))
def test_printing_and_reading_ranks_are_inverse(rank: Rank) -> None:
    """30k to 9d."""
    assert rank == Rank.parse(str(rank))


@pytest.mark.parametrize(
    ("text", "steps"), [("5d", 5), ("12 kyu", -11), (" 3 Dan", 3), ("4K.", -3), ("1-k", 0)]
)
def test_ranks_are_read_as_people_type_them(text: str, steps: int) -> None:
    """Letter or word, large or small."""
    assert Rank(steps) == Rank.parse(text)


@pytest.mark.parametrize("text", ["", "10d", "31k", "0k", "0d", "5p", "kyu", "d5"])
def test_what_is_no_rank_is_refused(text: str) -> None:
    """The message says which ranks there are."""
    with pytest.raises(ValueError, match="write 30k to 1k or 1d to 9d"):
        Rank.parse(text)


@pytest.mark.parametrize("steps", [WEAKEST - 1, STRONGEST + 1])
def test_there_is_no_rank_beyond_30k_and_9d(steps: int) -> None:
    """Such a rank cannot even be made."""
    with pytest.raises(ValueError, match="no rank"):
        Rank(steps)


def test_a_name_is_family_comma_given() -> None:
    """M1; who has one name only has no comma."""
    assert ["Ota, Yuzo", "Ota"] == [Player("Ota", given, Rank(5)).name for given in ("Yuzo", "")]


def test_a_game_knows_its_opponents_and_what_each_won() -> None:
    """Two half points for a win, one for a jigo; a double win is two for both."""
    event = crosstable("""
        1 Ann 3d  2+  2-  2=  2?  2+  2-
        2 Ben 3d  1-  1+  1=  1?  1+  1-
    """)
    games = [r.games[0] for r in event.rounds]

    assert [(2, 0), (0, 2), (1, 1), (0, 0), (2, 2), (0, 0)] == [
        (game.points_of(ANN), game.points_of(BEN)) for game in games
    ]
    assert [Outcome.BOTH, Outcome.NONE] == [g.result.outcome for g in games[4:] if g.result]
    assert (BEN, ANN) == (games[0].opponent_of(ANN), games[0].opponent_of(BEN))
    assert [True, True, True, False, True, True] == [r.complete for r in event.rounds]


def test_an_event_knows_its_next_round_and_its_players() -> None:
    """The next round follows the last drawn one; players without number cannot be looked up."""
    assert (1, 7) == (Event().next_round, quebec_event().next_round)
    assert "Ota, Yuzo" == quebec_event().player(ANN).name
    with pytest.raises(KeyError):
        Event(players=(Player("Ota", "", Rank(5)),)).player(ANN)
