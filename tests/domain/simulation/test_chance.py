"""True strength, and who wins a game."""

from __future__ import annotations

from math import exp, log, sqrt
from statistics import fmean, stdev

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Player
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.simulation.chance import (
    Model,
    draw_chances,
    listed_strength,
    power,
    rated,
    rating,
)

ONE, OTHER = PlayerId(1), PlayerId(2)
MANY = 4000


def event(*players: tuple[str, int | None]) -> Event:
    """Return numbered players of these ranks and ratings."""
    return Event(
        players=tuple(
            Player("Family", f"Given {n}", Rank.parse(rank), PlayerId(n), rating=points)
            for n, (rank, points) in enumerate(players, 1)
        )
    )


def share_of_white(white: int, black: int, handicap: int = 0, slope: int = 7) -> float:
    """Return how often a White of that rating wins, of many seeded games."""
    game = Game(1, ONE, OTHER, handicap)
    model = Model(spread=0, slope=slope)
    won = [
        draw_chances({ONE: white, OTHER: black}, 1, str(seed), model).winner(game, 1).outcome
        for seed in range(MANY)
    ]
    return won.count(Outcome.WHITE) / MANY


def test_ranks_have_the_ratings_of_the_egf() -> None:
    """100 points a rank, 1d is 2100."""
    ranks = ("30k", "20k", "1k", "1d", "9d")

    assert [-900, 100, 2000, 2100, 2900] == [rating(Rank.parse(rank)) for rank in ranks]


@pytest.mark.parametrize(
    ("white", "black", "handicap", "expected"),
    [
        (1000, 1300, 0, 0.27322),  # as published
        (2100, 2100, 0, 0.5),
        (2100, 1700, 0, 1 / (1 + exp(-7 * log(3300 - 2100) + 7 * log(3300 - 1700)) ** -1)),
        (2100, 1700, 3, 1 / (1 + exp(-7 * log(3300 - 2100) + 7 * log(3300 - 1950)) ** -1)),
        (2100, 1900, 1, 1 / (1 + exp(-7 * log(3300 - 2100) + 7 * log(3300 - 1950)) ** -1)),
    ],
)
def test_who_wins_follows_the_formula_of_the_egf(
    white: int, black: int, handicap: int, expected: float
) -> None:
    """Of 4,000 seeded games, to three standard errors; a handicap of n is worth n - 1/2 ranks."""
    error = sqrt(expected * (1 - expected) / MANY)

    assert pytest.approx(expected, abs=3 * error) == share_of_white(white, black, handicap)


def test_a_coin_does_not_know_who_is_stronger() -> None:
    """With a slope of 0."""
    assert pytest.approx(0.5, abs=3 * 0.5 / sqrt(MANY)) == share_of_white(2900, -900, slope=0)


def test_with_a_steep_slope_the_stronger_always_wins() -> None:
    """One rank is enough."""
    assert 1 == share_of_white(1500, 1400, slope=10000)
    assert 0 == share_of_white(1400, 1500, slope=10000)


def test_nobody_is_beyond_the_scale() -> None:
    """The formula has no logarithm of 0 or less."""
    assert power(3299, 7) == power(4000, 7)


def test_true_strength_spreads_around_the_list() -> None:
    """Mean and standard deviation are those of the model, within chance."""
    deviations = [
        draw_chances({ONE: 1500}, 1, str(seed), Model(spread=100)).strength[ONE] - 1500
        for seed in range(MANY)
    ]

    assert pytest.approx(0, abs=3 * 100 / sqrt(MANY)) == fmean(deviations)
    assert pytest.approx(100, abs=3 * 100 / sqrt(2 * MANY)) == stdev(deviations)


def test_without_spread_the_list_is_true() -> None:
    """Every strength is the one entered."""
    assert {ONE: 1500, OTHER: 1400} == draw_chances(
        {ONE: 1500, OTHER: 1400}, 2, "1", Model(0)
    ).strength


def test_the_same_seed_is_the_same_fate_and_another_is_not() -> None:
    """Nothing but the seed decides."""
    strength = {ONE: 1500, OTHER: 1400}

    assert draw_chances(strength, 3, "1/7", Model()) == draw_chances(strength, 3, "1/7", Model())
    assert draw_chances(strength, 3, "1/7", Model()) != draw_chances(strength, 3, "1/8", Model())


def test_more_rounds_leave_the_others_as_they_are() -> None:
    """So events of different length have the same good and bad days."""
    short, long = (
        draw_chances({ONE: 1500, OTHER: 1400}, rounds, "1/7", Model()) for rounds in (2, 5)
    )

    assert short.strength == long.strength
    assert short.form == long.form[:2]


def test_strength_is_the_rating_where_all_have_one() -> None:
    """On the scale of the EGF."""
    here = event(("1d", 2130), ("3k", 1788))

    assert rated(here)
    assert {ONE: 2130, OTHER: 1788} == listed_strength(here)


@pytest.mark.parametrize(
    "ratings", [(2130, None), (None, None), (80, -262)], ids=["one lacks", "none", "another scale"]
)
def test_strength_is_the_rank_otherwise(ratings: tuple[int | None, int | None]) -> None:
    """Also where ratings are on a scale with other figures."""
    here = event(("1d", ratings[0]), ("3k", ratings[1]))

    assert not rated(here)
    assert {ONE: 2100, OTHER: 1800} == listed_strength(here)
