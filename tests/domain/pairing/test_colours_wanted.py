"""Handicaps and colours as criteria: worked out by hand (M11, M12)."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from nigiri.domain.model.event import Event, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing import criteria, draw
from nigiri.domain.pairing import criteria as colouring
from nigiri.domain.pairing.fixtures import make_game
from tests.crosstable import changed
from tests.domain.pairing.instances import field_of, price, standing
from tests.domain.pairing.test_drawing import crowd, met


def ranked(*ranks: int, **others: object) -> Event:
    """Return equals by score of these ranks, steps above 1 kyu."""
    event = standing(*[0] * len(ranks), settings=Settings(**others))  # type: ignore[arg-type]
    for number, rank in enumerate(ranks, 1):
        event = changed(event, number, rank=Rank(rank))
    return event


def test_handicap_costs_the_stones() -> None:
    """3 dan gives 1 dan one (no komi), 1 kyu two; 1 dan and 1 kyu play even."""
    field = field_of(ranked(3, 1, 0))

    assert [1, 2, 0] == [price(colouring.stones, *p, field) for p in ((1, 2), (1, 3), (2, 3))]


def test_who_plays_all_games_even_costs_no_stones() -> None:
    """Even from 2 dan up (B3): 3 dan and 1 kyu play even, 1 dan and 3 kyu do not."""
    field = field_of(ranked(3, 1, 0, -2, handicap_even_above=Rank(2)))

    assert [0, 2] == [price(colouring.stones, *pair, field) for pair in ((1, 3), (2, 4))]


def test_with_handicap_first_neighbours_in_rank_meet() -> None:
    """3 dan, 2 dan, 6 kyu, 7 kyu: the halves would give eight and eight, neighbours none."""
    codes = ("score", "handicap", "halves", "place")
    boards = met(draw(ranked(3, 2, -5, -6, criteria=codes), 1).round)

    assert {(1, 2), (3, 4)} == set(boards)
    assert (1, 3) in met(draw(ranked(3, 2, -5, -6), 1).round)


def twice_white() -> Event:
    """Return six equals after two rounds; 1 and 2 had White twice, 4, 5 Black twice, 3 and 6 each.

    Round 1: 1-4, 2-5, 3-6. Round 2: 1-5, 2-4, 6-3. The first named had White.
    """
    return crowd(6, [(1, 4), (2, 5), (3, 6)], [(1, 5), (2, 4), (6, 3)])


def test_a_third_game_of_one_colour_costs_one_for_each_player() -> None:
    """1-2: one of them gets White again. 4-5 likewise; 1-4 can have other colours, 1-3 too."""
    field = field_of(twice_white())

    assert [1, 1, 0, 0, 0] == [
        price(colouring.third, *pair, field) for pair in ((1, 2), (4, 5), (1, 4), (1, 3), (3, 6))
    ]


def test_with_a_handicap_there_is_no_choice_of_colours() -> None:
    """1 is 5 dan now: White again against 4, and 4 Black again; against 2 White again alone."""
    field = field_of(changed(twice_white(), 1, rank=Rank(5)))

    assert [2, 1, 1] == [price(colouring.third, *pair, field) for pair in ((1, 4), (1, 2), (1, 3))]


def test_the_weaker_of_a_handicap_game_has_black_a_third_time() -> None:
    """4 is 5 kyu: Black for the third time against 3, White for nobody; against 5 Black for one."""
    field = field_of(changed(twice_white(), 4, rank=Rank(-4)))

    assert [1, 1, 2] == [price(colouring.third, *pair, field) for pair in ((3, 4), (4, 5), (1, 4))]


def test_third_counts_only_when_somebody_had_a_colour_twice() -> None:
    """Before, it does not apply."""
    assert [False, True] == [
        criteria.ALL["third"].applies(field_of(event))
        for event in (crowd(6, [(1, 4), (2, 5)]), twice_white())
    ]
    first, second = np.array([0]), np.array([1])
    assert [0] == criteria.ALL["third"].cost(field_of(crowd(2)), first, second).tolist()


def test_colours_cost_what_the_colours_given_cost() -> None:
    """1 had White once more than 2, and then Black twice: with `third` 1 takes White."""
    event = crowd(6, [(1, 3), (4, 2)], [(1, 4), (2, 5)], [(1, 5)], [(3, 1)], [(6, 1)])
    asked = replace(event, settings=Settings(criteria=("score", "third", "colours")))

    for each, cost, white in ((event, 0 + 1, 2), (asked, 4 + 1, 1)):
        assert cost == price(colouring.colours, 1, 2, field_of(each))
        assert white == make_game(each, 6, (PlayerId(1), PlayerId(2))).white


def test_the_draw_spares_a_third_colour_when_asked_to() -> None:
    """1 and 2 had White twice, 3 and 4 Black twice: by lot two of a kind meet at times."""
    rounds = ([(1, 5), (2, 6), (7, 3), (8, 4)], [(1, 7), (2, 8), (5, 3), (6, 4)])

    def alike(*criteria: str) -> int:
        settings = [Settings(criteria=criteria, seed=seed) for seed in range(20)]
        drawn = (met(draw(crowd(8, *rounds, settings=each), 3).round) for each in settings)
        return sum((1, 2) in boards or (3, 4) in boards for boards in drawn)

    assert 0 == alike("score", "third")
    assert alike("score") > 0
