"""Tournaments with any start rule and any handicaps, drawn and judged by two codes."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from nigiri.domain.checks.violations import violations
from nigiri.domain.games.handicaps import handicap_of
from nigiri.domain.model.event import Event, Game, Player, Round, Settings
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.pairing import draw
from nigiri.domain.pairing.criteria import colours, stones, third
from nigiri.domain.pairing.field import gather
from tests.beginnings import random_beginning
from tests.generate import random_history, registration, tournament


def drawn(event: Event, number: int) -> Round:
    """Return the round as it is drawn."""
    return draw(event, number).round


def judged(seed: int) -> list[str]:
    """Return what the judge finds in three rounds of 12 to 17 players."""
    event = random_beginning(registration(seed, 12 + seed % 6), seed)
    story = tournament(event, seed, 3, drawn)
    return [str(found) for before, round_ in story for found in violations(before, round_)]


@pytest.mark.parametrize("seed", range(12))
def test_whatever_the_start_rule_no_round_breaks_a_rule(seed: int) -> None:
    """Scores and handicaps of the draw are those the judge finds by other code."""
    assert [] == judged(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 300))
def test_two_hundred_tournaments_break_no_rule(seed: int) -> None:
    """The same with many more seeds."""
    assert [] == judged(seed)


@pytest.mark.parametrize("seed", range(40))
def test_the_stones_of_all_pairs_are_those_of_each_game(seed: int) -> None:
    """The criterion of the draw and the handicap of a game, for every basis and board."""
    event = random_history(random_beginning(registration(seed, 11), seed), seed, seed % 3)
    field = gather(event, event.next_round, sorted(event.by_number))
    upper, lower = np.triu_indices(len(field), 1)
    pairs = zip(upper.tolist(), lower.tolist(), strict=True)
    expected = [
        handicap_of(event, field.numbers[i], field.numbers[j], event.next_round).stones
        for i, j in pairs
    ]

    assert expected == stones(field, upper, lower).tolist()


def of_two(by: str) -> Event:
    """Return Ann, the stronger by rank, who had White twice, and Ben, the stronger by score."""
    players = (
        Player("Ann", "", Rank(3), PlayerId(1), here=True, start=HalfPoints(0)),
        Player("Ben", "", Rank(1), PlayerId(2), here=True, start=HalfPoints(6)),
        *(Player("C", "", Rank(-9), PlayerId(n), here=True) for n in (3, 4)),
    )
    rounds = tuple(Round(n, (Game(1, PlayerId(1), PlayerId(n + 2)),)) for n in (1, 2))
    return Event(Settings(handicap_by=by, handicap_reduction=0), players, rounds=rounds)


@pytest.mark.parametrize(("by", "thirds", "balance"), [("rank", 1, 9 + 1), ("score", 0, 1 + 1)])
def test_the_colours_of_a_handicap_game_go_by_what_is_compared(
    by: str, thirds: int, balance: int
) -> None:
    """By rank Ann takes White a third time, by score Ben does; nobody can choose."""
    event = of_two(by)
    field = gather(event, 3, [PlayerId(1), PlayerId(2)])
    upper, lower = np.array([0]), np.array([1])

    assert thirds == third(field, upper, lower)[0]
    assert balance == colours(field, upper, lower)[0]
    assert (PlayerId(1) if by == "rank" else PlayerId(2)) == drawn(event, 3).games[0].white


def test_a_small_board_is_drawn_with_its_komi() -> None:
    """Two ranks apart on 9 x 9: Black moves first, White has 2 points (B23)."""
    players = tuple(
        Player("P", "", Rank(steps), PlayerId(n), here=True) for n, steps in ((1, 2), (2, 0))
    )
    event = Event(Settings(board=9, handicap_reduction=0), players)
    game = drawn(event, 1).games[0]
    full = drawn(replace(event, settings=Settings()), 1).games[0]

    assert (1, 4) == (game.handicap, game.komi)
    assert (1, None) == (full.handicap, full.komi)


@pytest.mark.parametrize(
    ("choices", "rule"),
    [
        ({}, 1),
        ({"handicap_by": "score"}, 2),
        ({"handicap_by": "rating", "rating_scale": "aga"}, 3),
        ({"handicap_by": "rating rank", "rating_scale": "aga"}, 3),
        ({"handicap_even_above": Rank(3)}, 0),
        ({"handicap_even_above": Rank(4)}, 1),
        ({"start_rule": "bar", "bar": Rank(3), "handicap_even_above": "bar"}, 0),
        ({"handicap_even_above": "bar"}, 1),
        ({"board": 13}, 1),
        ({"handicap_top": Rank(2)}, 0),
        ({"handicap_top": Rank(2), "handicap_reduction": 0}, 1),
        ({"handicap_by": "score", "handicap_top": Rank(3)}, 1),
        ({"handicap_by": "score", "handicap_top": Rank(3), "zero": Rank(0)}, 2),
        ({"handicap_by": "score", "handicap_top": Rank(-9), "zero": Rank(-9)}, 0),
    ],
)
def test_the_judge_finds_another_handicap_than_the_rules(
    choices: dict[str, object], rule: int
) -> None:
    """A 3d rated 5.3 with 3 points of start, and a 1d rated 1.0 with none; given are 9."""
    settings = replace(Settings(), **choices)  # type: ignore[arg-type]
    players = (
        Player("Ann", "", Rank(3), PlayerId(1), here=True, rating=530, start=HalfPoints(6)),
        Player("Ben", "", Rank(1), PlayerId(2), here=True, rating=100, start=HalfPoints(0)),
    )
    event = Event(settings, players)
    wrong = Round(1, (Game(1, PlayerId(1), PlayerId(2), handicap=9),))

    assert [f"1 and 2 play with handicap 9, by rule it is {rule}"] == [
        str(found) for found in violations(event, wrong)
    ]
