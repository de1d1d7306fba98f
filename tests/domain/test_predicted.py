"""What an event will change in the ratings of the EGF: the published check values, and the sums."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from nigiri.domain.federations.egf_ratings import change, expected, of_rank
from nigiri.domain.federations.rating_changes import predictions, rated_as
from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.errors import Forbidden

ONE, TWO = PlayerId(1), PlayerId(2)
WHITE, BLACK = Result(Outcome.WHITE), Result(Outcome.BLACK)
LIMITS = "60 min + 30 s byo-yomi"


def exact(number: str) -> Fraction:
    """Return a number as it is printed."""
    return Fraction(number)


@pytest.mark.parametrize(
    ("own", "other", "result", "taken", "points"),
    [
        ("2100", "2100", 1, 0, 9.306),
        ("1406.791", "1072.993", 0, 0, -25.373),
        ("1072.993", "1406.791", 1, 0, 38.864),
        ("600", "39.888", 1, -3, 24.739),
        ("39.888", "600", 0, 3, -22.052),
    ],
)
def test_the_published_values_come_out(
    own: str, other: str, result: int, taken: int, points: float
) -> None:
    """Formats 3.5: the assertions of two other programs."""
    found = change(exact(own), exact(other), Fraction(result), taken, Fraction(1))

    assert points == round(found, 3)


def test_the_expected_result_of_a_published_pair() -> None:
    """1000 against 1300; the two of a pair expect one point together."""
    weak, strong = Fraction(1000), Fraction(1300)

    assert pytest.approx(0.27322, abs=5e-6) == float(expected(weak, strong))
    assert 1 == expected(weak, strong, 3) + expected(strong, weak, -3)


@pytest.mark.parametrize(("rank", "rating"), [("1d", 2100), ("1k", 2000), ("30k", -900)])
def test_a_rank_has_its_rating(rank: str, rating: int) -> None:
    """Formats 3.6."""
    assert rating == of_rank(Rank.parse(rank).steps)


def event(*games: Game, ratings: tuple[int | None, int | None] = (2100, 2100), **settings: object
          ) -> Event:  # fmt: skip
    """Return an event of two 1 dans with a round for each game."""
    players = tuple(
        Player(f"P{at}", "", Rank.parse("1d"), PlayerId(at), rating=rating)
        for at, rating in enumerate(ratings, 1)
    )
    rounds = tuple(Round(at, (game,)) for at, game in enumerate(games, 1))
    known = Settings(time_limits=LIMITS)
    return Event(replace(known, **settings), players, rounds=rounds)  # type: ignore[arg-type]


def game(result: Result | None, handicap: int = 0) -> Game:
    """Return a game of the two."""
    return Game(1, ONE, TWO, handicap, result)


def test_all_games_go_by_the_ratings_before_the_event() -> None:
    """Two wins are twice one win."""
    once, twice = event(game(WHITE)), event(game(WHITE), game(WHITE))

    assert 9.306 == round(predictions(once)[0].change, 3)
    assert 2 * predictions(once)[0].change == predictions(twice)[0].change
    assert [1, 2] == [predictions(each)[0].games for each in (once, twice)]


def test_stones_are_taken_by_black_and_given_by_white() -> None:
    """With three stones between equals White is not expected to win."""
    even, three = (predictions(event(game(WHITE, stones)))[0].change for stones in (0, 3))

    assert three > even
    white, black = predictions(event(game(BLACK, 3), ratings=(600, 40)))
    assert white.change < 0 < black.change


@pytest.mark.parametrize(
    "result",
    [None, Result(Outcome.WHITE, by_default=True), Result(Outcome.NONE), Result(Outcome.BOTH)],
)
def test_what_was_not_played_to_a_result_does_not_count(result: Result | None) -> None:
    """B5: a default is no game for ratings."""
    assert () == predictions(event(game(result)))


@pytest.mark.parametrize(
    ("limits", "board", "letter", "points"),
    [
        (LIMITS, 19, "A", 9.306),
        ("45 min + 10 s byo-yomi", 19, "B", 6.98),
        ("30 min sudden death", 19, "C", 4.653),
        ("", 19, "A", 9.306),
        ("10 min sudden death", 19, None, 0),
        (LIMITS, 13, None, 0),
    ],
)
def test_the_class_weighs_the_change(
    limits: str, board: int, letter: str | None, points: float
) -> None:
    """B13; times that are not known count as class A, what is not rated as nothing."""
    found = event(game(WHITE), time_limits=limits, board=board)

    assert letter == rated_as(found)
    assert points == round(predictions(found)[0].change, 3)


def test_who_has_no_rating_has_that_of_the_grade() -> None:
    """And it is known that it is not an own one."""
    first, second = predictions(event(game(WHITE), ratings=(None, 2000)))

    assert (2100, False) == (first.rating, first.rated)
    assert (2000, True) == (second.rating, second.rated)
    assert second.rating + second.change == second.after


def test_nobody_loses_more_than_a_hundred_or_falls_below_the_scale() -> None:
    """Formats 3.5."""
    many = event(*[game(BLACK)] * 20, ratings=(1000, 900))
    lowest = event(game(BLACK), ratings=(-890, -900))

    assert -100 == predictions(many)[0].change
    assert -10 == predictions(lowest)[0].change
    assert -900 == predictions(lowest)[0].after


def test_ratings_of_the_aga_are_not_predicted() -> None:
    """With the way out."""
    with pytest.raises(Forbidden, match="predicted only for EGF ratings"):
        predictions(event(game(WHITE), rating_scale="aga"))
