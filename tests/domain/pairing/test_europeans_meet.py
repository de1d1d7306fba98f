"""The forced pairings of the last two rounds (E6): worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.checks.wishes import concerned
from nigiri.domain.model.event import Event, Settings
from nigiri.domain.model.units import PlayerId
from nigiri.domain.pairing import draw
from nigiri.domain.pairing.wishes import contenders, title_players
from nigiri.domain.rules import RULE_SETS
from tests.domain.pairing.instances import some_event, standing, wishing
from tests.domain.pairing.test_drawing import met


def congress(points: tuple[int, ...], countries: str, rounds: int = 10) -> Event:
    """Return players who start with these points, of these countries, "??" for an unknown one."""
    settings = Settings(rounds=rounds, title_players="Europeans")
    event = standing(*points, settings=settings)
    players = (
        replace(player, country=country.strip("?"))
        for player, country in zip(event.players, countries.split(), strict=True)
    )
    return replace(event, players=tuple(players))


#: 2 is the leading European; 3 and 4 are a point below, 4 of an unknown country; 5 two points.
FIELD = congress((6, 5, 4, 4, 3, 3), "CN FR GB ?? DE JP")


@pytest.mark.parametrize(
    ("round_number", "expected"), [(1, set()), (8, set()), (9, {2, 3}), (10, {2, 3})]
)
def test_in_rounds_9_and_10_europeans_near_the_leading_one_play_for_the_title(
    round_number: int, expected: set[int]
) -> None:
    """E6: at most 1 below the European with the greatest score; who is unknown is none (E9)."""
    assert expected == contenders(FIELD, round_number)


@pytest.mark.parametrize(
    ("rounds", "forced"), [(1, []), (2, [2]), (3, [2, 3]), (5, [4, 5]), (10, [9, 10])]
)
def test_of_other_numbers_of_rounds_it_is_the_last_two_but_never_the_first(
    rounds: int, forced: list[int]
) -> None:
    """House rule: E6 speaks of ten rounds alone, and in the first round nobody leads."""
    settings = replace(FIELD.settings, rounds=rounds)

    assert forced == [n for n in range(1, rounds + 1) if settings.plays_for_title(n)]


def test_a_wish_of_the_round_names_the_players_instead() -> None:
    """What the director writes on Wishes counts for its rounds; in the others Europeans do."""
    event = wishing(FIELD, "title", 1, 3, rounds=(9,))

    assert {1, 3} == title_players(event, 9)
    assert {2, 3, 5} == title_players(event, 10)


def test_the_draw_lets_them_meet_from_round_9_on() -> None:
    """Eight are level, 1 and 2 of the top half would meet 5 and 6 (M9); now 1 and 2 meet."""
    event = congress((0,) * 8, "FR GB JP JP JP CN CN CN")

    assert (1, 5) in met(draw(event, 8).round)
    assert (1, 2) in met(draw(event, 9).round)


def test_one_of_an_odd_group_is_paired_down_to_one_of_them() -> None:
    """1, 2 and 3 of 5 points are Europeans, and 6 of 4: two meet, the third meets 6."""
    event = congress((5, 5, 5, 5, 4, 4, 4, 4), "FR GB DE JP CN IT CN CN")
    boards = [set(pair) for pair in met(draw(event, 9).round)]
    among = [pair for pair in boards if pair <= {1, 2, 3, 6}]

    assert 2 == len(among)
    assert 1 == sum(6 in pair for pair in among)


def test_who_met_before_does_not_meet_again() -> None:
    """1 and 2 are the only Europeans of their score, and met in round 1."""
    event = congress((1, 1, 1, 1), "FR GB JP JP")
    first = draw(replace(event, settings=replace(event.settings, rounds=2)), 2).round
    assert (1, 2) in met(first)
    again = replace(event, rounds=(replace(first, number=8),))

    assert (1, 2) not in met(draw(again, 9).round)


@pytest.mark.parametrize("seed", range(20))
def test_the_judge_finds_the_same_players(seed: int) -> None:
    """Who shares no code with the draw."""
    event = some_event(seed, 12, 3)
    countries = ("FR", "JP", "", "GB", "KR")
    players = (
        replace(player, country=countries[(at * 7 + seed) % 5])
        for at, player in enumerate(event.players)
    )
    settings = replace(event.settings, rounds=4, title_players="Europeans")
    event = replace(event, players=tuple(players), settings=settings)

    assert contenders(event, 4) == concerned(event, 4, "title") == concerned(event, 4)
    assert frozenset() == concerned(event, 4, "child") == concerned(event, 2)
    assert {PlayerId(n) for n in contenders(event, 4)} <= event.by_number.keys()


def test_only_the_rule_set_of_the_championship_begins_with_it() -> None:
    """Elsewhere whoever is named on Wishes plays for the title."""
    assert {"egc"} == {
        name
        for name, each in RULE_SETS.items()
        if each.defaults.title_players == "Europeans"
    }  # fmt: skip
