"""Patterns inside a score group, and the order they go by (M9, E6): worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Result, Round, Settings
from nigiri.domain.model.units import PlayerId
from nigiri.domain.pairing import criteria, draw
from nigiri.domain.pairing.field import opponents_scores, seeding_key
from nigiri.domain.pairing.patterns import PATTERNS, partner_in, pattern_in
from tests.crosstable import changed
from tests.domain.pairing.instances import field_of, price, standing
from tests.domain.pairing.test_drawing import crowd, met
from tests.domain.pairing.test_why import asked

EIGHT = {
    "slide": {(1, 5), (2, 6), (3, 7), (4, 8)},
    "fold": {(1, 8), (2, 7), (3, 6), (4, 5)},
    "adjacent": {(1, 2), (3, 4), (5, 6), (7, 8)},
}


@pytest.mark.parametrize("pattern", EIGHT)
def test_eight_equals_in_each_pattern(pattern: str) -> None:
    """Each at no cost, and as `partner_in` says."""
    drawn = draw(crowd(8, settings=Settings(pattern=pattern)), 1)

    assert EIGHT[pattern] == set(met(drawn.round))
    assert 0 == drawn.totals["place"]
    seats = {tuple(sorted((p + 1, (partner_in(pattern, p, 8) or 0) + 1))) for p in range(8)}
    assert EIGHT[pattern] == seats


def test_what_a_place_costs_in_a_fold() -> None:
    """1 meets 8, the mirror image; 1-7 is one off and 1-5 three."""
    field = field_of(crowd(8, settings=Settings(pattern="fold")))

    assert [0, 1, 9, 0] == [
        price(criteria.place, *p, field) for p in ((1, 8), (1, 7), (1, 5), (4, 5))
    ]


@pytest.mark.parametrize("seed", range(20))
def test_halves_by_lot_seat_one_of_each_half(seed: int) -> None:
    """Who meets whom across the middle is drawn."""
    drawn = draw(crowd(8, settings=Settings(pattern="halves", seed=seed)), 1)

    assert all(upper <= 4 < lower for upper, lower in met(drawn.round))
    assert partner_in("halves", 0, 8) is None


@pytest.mark.parametrize("pattern", ["halves", "random"])
def test_by_lot_another_seed_draws_otherwise(pattern: str) -> None:
    """Of twenty seeds nearly all differ; the same seed gives the same."""
    settings = [Settings(pattern=pattern, seed=seed) for seed in range(20)]
    rounds = [tuple(met(draw(crowd(8, settings=each), 1).round)) for each in settings]

    assert len(set(rounds)) > 10
    assert rounds[3] == tuple(met(draw(crowd(8, settings=settings[3]), 1).round))


def test_by_lot_nobody_has_a_partner_by_the_pattern() -> None:
    """The answer to "why" names none."""
    assert asked(crowd(8, settings=Settings(pattern="random")), 1, 1).partner is None
    assert asked(crowd(8), 1, 1).partner is not None


def test_at_random_the_halves_have_no_say() -> None:
    """In some of twenty draws two of the top half meet."""
    rounds = [
        met(draw(crowd(8, settings=Settings(pattern="random", seed=s)), 1).round) for s in range(20)
    ]

    assert any(lower <= 4 for round_ in rounds for _, lower in round_)


def test_the_pattern_may_change_after_a_round() -> None:
    """By lot in rounds 1 and 2, then folded; without a round it never changes."""
    settings = Settings(pattern="random", pattern_until=2, pattern_after="fold")

    assert ["random", "random", "fold"] == [pattern_in(settings, number) for number in (1, 2, 3)]
    assert "random" == pattern_in(replace(settings, pattern_until=None), 9)
    until_none = Settings(pattern="random", pattern_until=0, pattern_after="fold")
    assert EIGHT["fold"] == set(met(draw(crowd(8, settings=until_none), 1).round))
    assert {"slide", "fold", "adjacent", "halves", "random"} == set(PATTERNS)


def test_seeding_by_rating_puts_those_without_one_last() -> None:
    """Of four equals the ratings are 1500, none, 1700 and 1500: equals go by number."""
    event = crowd(4, settings=Settings(seeding="rating"))
    for number, rating in ((1, 1500), (3, 1700), (4, 1500)):
        event = changed(event, number, rating=rating)

    assert (3, 1, 4, 2) == field_of(event).numbers


def three_rounds(seeding: str) -> Event:
    """Return four players after three rounds that 1 started with 1 point, the others with 0.

    Round 1: 1 beat 2, 3 beat 4. Round 2: 3 beat 1; 4 had the bye, 2 missed it. Round 3: 1 beat 4,
    2 beat 3. Scores in half points:
    1: 2 + 2 + 0 + 2 = 6, 2: 0 + 1 + 2 = 3, 3: 2 + 2 + 0 = 4, 4: 0 + 2 + 0 = 2.

    player  opponents' scores        SOS  SOS-2
    1       2: 3, 3: 4, 4: 2          9   4
    2       1: 6, own start 0, 3: 4  10   6
    3       4: 2, 1: 6, 2: 3         11   6
    4       3: 4, own start 0, 1: 6  10   6
    """
    won = Result(Outcome.WHITE)

    def games(*pairs: tuple[int, int]) -> tuple[Game, ...]:
        return tuple(Game(None, PlayerId(a), PlayerId(b), result=won) for a, b in pairs)

    event = standing(1, 0, 0, 0, settings=Settings(seeding=seeding))
    rounds = (
        Round(1, games((1, 2), (3, 4))),
        Round(2, games((3, 1)), byes=(PlayerId(4),)),
        Round(3, games((1, 4), (2, 3))),
    )
    return replace(event, rounds=rounds)


def test_opponents_scores_are_those_of_the_day_and_ones_own_start_for_a_round_without() -> None:
    """The table above, the lowest first; before round 2 only the first counts."""
    event = three_rounds("SOS")

    assert [[2, 3, 4], [0, 4, 6], [2, 3, 6], [0, 4, 6]] == [
        opponents_scores(event, PlayerId(n), 4) for n in (1, 2, 3, 4)
    ]
    assert [[0], [4], [0], [2]] == [opponents_scores(event, PlayerId(n), 2) for n in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("seeding", "expected"),
    [("number", [1, 2, 3, 4]), ("SOS", [3, 2, 4, 1]), ("SOS-2", [2, 3, 4, 1])],
)
def test_inside_a_group_the_seeding_is_the_order(seeding: str, expected: list[int]) -> None:
    """SOS is 9, 10, 11, 10 and SOS-2 4, 6, 6, 6: the larger first, of equals the smaller number."""
    event = three_rounds(seeding)

    assert expected == sorted(range(1, 5), key=lambda n: seeding_key(event, PlayerId(n), 4))


def test_the_score_stands_above_the_seeding() -> None:
    """Scores are 6, 4, 3, 2 for 1, 3, 2, 4, whatever the opponents did."""
    assert (1, 3, 2, 4) == field_of(three_rounds("SOS")).numbers
