"""Quebec and BGA keep apart before who floats (M10, B8); the top is served before the lot.

The order of the criteria by hand: every draw of a small field is measured.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from nigiri.domain.checks.violations import violations
from nigiri.domain.model.criteria import APART_FIRST, CRITERIA
from nigiri.domain.model.event import (
    Apart,
    Event,
    Game,
    Outcome,
    Player,
    Result,
    Round,
    Section,
    Settings,
)
from nigiri.domain.model.units import WEAKEST, HalfPoints, PlayerId, Rank
from nigiri.domain.pairing import draw
from nigiri.domain.pairing.criteria import LAST, in_order
from nigiri.domain.pairing.field import gather
from nigiri.domain.pairing.optimum import costs, optimum
from nigiri.domain.rules import RULE_SETS, rule_set
from tests.domain.pairing.instances import standing, wishing
from tests.generate import random_choices, random_history, registration
from tests.quebec import quebec_event

SEEDS = 60


def boards(event: Event, number: int = 1) -> set[tuple[int, int]]:
    """Return the pairs that are drawn, the smaller number first."""
    return {tuple(sorted(game.players)) for game in draw(event, number).round.games}  # type: ignore[misc]


def of_clubs(event: Event, **clubs: tuple[int, ...]) -> Event:
    """Return the event with these players in these clubs."""
    club_of = {number: club for club, numbers in clubs.items() for number in numbers}
    players = (replace(p, club=club_of.get(p.number or 0, "")) for p in event.players)
    return replace(event, players=tuple(players))


def with_settings(event: Event, **choices: object) -> Event:
    """Return the event with these settings."""
    return replace(event, settings=replace(event.settings, **choices))  # type: ignore[arg-type]


def test_clubs_come_before_who_floats_under_quebec_and_bga_alone() -> None:
    """The others, imports and events begun before have the usual order."""
    own = {name for name in RULE_SETS if rule_set(name).defaults.criteria != CRITERIA}

    assert {"quebec", "bga"} == own
    assert all(rule_set(name).defaults.criteria == APART_FIRST for name in own)
    assert Settings().criteria == CRITERIA
    assert {*APART_FIRST} == {*CRITERIA, "later"}


def test_two_visitors_of_one_city_do_not_float_to_one_another() -> None:
    """1 to 5 have a point, 6 to 10 none; 5 and 6 are of one city.

    5-7 has the same score difference as 5-6, and so has 4-6; both groups keep their halves. Only
    the float is a place from the one that M8 means. Which of the two it is the lot decides.
    """
    event = of_clubs(standing(1, 1, 1, 1, 1, 0, 0, 0, 0, 0), Ott=(5, 6))

    assert (5, 6) in boards(event)
    drawn = draw(with_settings(event, criteria=APART_FIRST), 1)
    found = {tuple(sorted(game.players)) for game in drawn.round.games}
    assert found in (
        {(1, 3), (2, 4), (5, 7), (6, 9), (8, 10)},
        {(1, 3), (2, 5), (4, 6), (7, 9), (8, 10)},
    )
    assert [4, 0, 1, 0] == [drawn.totals[c] for c in ("score", "apart", "floats", "halves")]


def test_equal_scores_come_before_clubs() -> None:
    """The only two with a point are of one club: they meet all the same."""
    event = of_clubs(standing(1, 1, 0, 0), Ott=(1, 2))

    assert (1, 2) in boards(with_settings(event, criteria=APART_FIRST))


def test_clubs_come_before_floating_twice() -> None:
    """3 floated down to 7 in round 1; now 1 to 3 have a point more than 4 to 6.

    1 shares the club of 4, 5 and 6, and 2 their city: somebody of the three goes down to them.
    """
    event = of_clubs(standing(1, 1, 1, 0, 0, 0, 0), Ott=(1, 4, 5, 6))
    start, city = {3: HalfPoints(3)}, dict.fromkeys((2, 4, 5, 6), "Hull")
    players = tuple(
        replace(
            player,
            start=start.get(number, player.start),
            city=city.get(number, ""),
            out=frozenset({2} if number == 7 else () if number == 3 else {1}),
        )
        for number, player in enumerate(event.players, 1)
    )
    down = Round(1, (Game(1, PlayerId(3), PlayerId(7), result=Result(Outcome.BLACK)),))
    event = replace(event, players=players, rounds=(down,))
    apart, usual = (
        draw(with_settings(event, criteria=criteria), 2).totals
        for criteria in (APART_FIRST, CRITERIA)
    )

    assert [4, 2, 1] == [apart[code] for code in ("score", "apart", "floated")]
    assert [4, 3, 0] == [usual[code] for code in ("score", "apart", "floated")]


def test_a_wish_of_two_clubmates_to_meet_is_heard() -> None:
    """What is asked for two by name weighs more than what holds for all."""
    event = of_clubs(standing(0, 0, 0, 0), Ott=(1, 2))
    event = with_settings(event, criteria=APART_FIRST)

    assert (1, 2) not in boards(event)
    assert (1, 2) in boards(wishing(event, "rather", 1, 2))


def test_in_the_last_round_clubs_are_kept_apart_by_a_switch_alone() -> None:
    """1-3, 2-4 would be the pattern; 1 and 3 are of one club, and 2 and 4 of another.

    1-4, 2-3 keeps the halves. The usual order goes by the pattern.
    """
    event = of_clubs(standing(0, 0, 0, 0), Ott=(1, 3), Qué=(2, 4))
    last = with_settings(event, rounds=1)

    assert {(1, 3), (2, 4)} == boards(last)
    assert {(1, 4), (2, 3)} == boards(with_settings(last, criteria=APART_FIRST))


def test_in_the_last_round_the_halves_are_not_broken_for_a_club() -> None:
    """All of one half share a club with all of the other: 1-2, 3-4 would part them."""
    event = of_clubs(standing(0, 0, 0, 0), Ott=(1, 3, 4))
    last = with_settings(event, rounds=1, criteria=APART_FIRST)

    assert boards(last) <= {(1, 3), (2, 4), (1, 4), (2, 3)}


@pytest.mark.parametrize(("one", "other", "meet"), [(1, 2, True), (2, 3, True), (3, 4, False)])
def test_under_bga_clubs_count_below_the_bar_only(one: int, other: int, *, meet: bool) -> None:
    """1 and 2 start at the bar, 3 to 6 below it: who could win meets anybody (B8)."""
    settings = replace(rule_set("bga").for_rounds(5), rounds=5)
    ranks = (3, 3, 0, 0, 0, 0)
    players = tuple(
        Player(f"P{n}", "", Rank(r), PlayerId(n), here=True, club="Ox" if n in {one, other} else "")
        for n, r in enumerate(ranks, 1)
    )
    event = Event(settings, players, sections=(Section(1, Rank(3)), Section(2, Rank(WEAKEST))))
    field = gather(event, 1, sorted(event.by_number))
    index = sorted(field.numbers.index(PlayerId(n)) for n in (one, other))
    criteria = [each for each in in_order(settings) if each.code == "apart"]

    assert [(0 if meet else 1,)] == costs(field, criteria, [(index[0], index[1])])


def test_six_equal_players_bring_the_undefeated_together_whatever_the_lot() -> None:
    """The lower number always wins: 1 and 3 have 2 points before round 3, and have not met.

    1-3, 2-6, 4-5 and 1-5, 2-3, 4-6 cost the same by every criterion.
    """
    for seed in range(12):
        event = with_settings(standing(0, 0, 0, 0, 0, 0), seed=seed, rounds=5)
        for number in (1, 2):
            drawn = draw(event, number).round
            games = tuple(
                replace(
                    game,
                    result=Result(Outcome.WHITE if game.white < game.black else Outcome.BLACK),
                )
                for game in drawn.games
            )
            event = replace(event, rounds=(*event.rounds, replace(drawn, games=games)))

        assert (1, 3) in boards(event, 3), seed


def test_one_board_of_a_higher_group_is_worth_more_than_all_that_leave_lower_ones() -> None:
    """Groups of 2, 3 and 5: 5 can leave the lowest but one, which has nobody else below but 5.

    So a board from the second costs 1, and one from the first 3 + 1.
    """
    event = standing(2, 2, 1, 1, 1, 0, 0, 0, 0, 0)
    field = gather(event, 1, sorted(event.by_number))
    top = next(each for each in LAST if each.code == "top")

    assert [(0,), (4,), (4,), (1,), (0,)] == costs(
        field, [top], [(0, 1), (0, 2), (1, 9), (4, 5), (5, 9)]
    )


def test_without_the_score_among_the_criteria_nobody_is_served() -> None:
    """Then a lot may decide who of which score meet."""
    event = with_settings(standing(1, 0), criteria=("colours",))
    top = next(each for each in LAST if each.code == "top")

    assert [(0,)] == costs(gather(event, 1, sorted(event.by_number)), [top], [(0, 1)])


def test_serving_the_top_changes_nothing_that_counts_more() -> None:
    """The totals of all other criteria are those of the draw without it; its own is no larger."""
    changed = 0
    for seed, players in product(range(SEEDS), (6, 10)):
        event = random_history(registration(seed, players, sections=1), seed, 2, missing=0)
        if seed % 2:
            event = with_settings(event, criteria=("score",))
        else:
            event = random_choices(event, seed)
        field = gather(event, 3, sorted(event.by_number))
        criteria = in_order(field.settings)
        found, without = (
            optimum(field, [each for each in criteria if each.code != code]) for code in ("", "top")
        )
        if found is None or without is None:
            assert found == without
            continue
        mine, theirs = (
            [sum(each) for each in zip(*costs(field, criteria, pairs), strict=True)]
            for pairs in (found, without)
        )
        assert mine[:-2] == theirs[:-2], seed
        assert mine[-2] <= theirs[-2], seed
        changed += mine[-2] < theirs[-2]
    assert changed


def test_the_judge_finds_a_club_that_an_exchange_would_part() -> None:
    """1-2 of one club among four of one score, though 1-3, 2-4 are as near; not where floats lead.

    Two of the host may meet; in a round of its own that is over nothing counts.
    """
    event = with_settings(of_clubs(standing(0, 0, 0, 0), Ott=(1, 2)), criteria=APART_FIRST)
    event = replace(event, sections=(Section(1, Rank(WEAKEST)),))
    round_ = Round(1, (Game(1, PlayerId(1), PlayerId(2)), Game(2, PlayerId(3), PlayerId(4))))

    def judged(which: Event) -> list[str]:
        return [str(each) for each in violations(which, round_) if each.code == "apart"]

    assert [
        "1-2 and 3-4 share a club or the like; 1-4 and 2-3 have the same scores and share less"
    ] == judged(event)
    assert [] == judged(with_settings(event, criteria=CRITERIA))
    assert [] == judged(with_settings(event, criteria=("halves", "apart")))
    assert [] == judged(with_settings(event, host="ott"))
    assert [] == judged(with_settings(event, rounds=1))
    assert [] == judged(with_settings(event, keep_apart=(Apart("club", frozenset({2})),)))
    assert [] == judged(with_settings(event, apart_free=("bar",)))
    assert [] == judged(with_settings(event, apart_gap=1))
    assert [] == judged(wishing(event, "rather", 1, 2))
    assert judged(with_settings(event, apart_free=("leading",)))


def test_no_rule_about_cities_parts_23_and_24_in_2005_and_leaves_5_and_6() -> None:
    """Round 1 as published has 5-6, 7-9 and 23-25, 24-26, where the plain order has 23-24, 25-26.

    5-7, 6-9 would be the same exchange: who floats from above meets the second of the group, not
    the first. Either way one board is of two of Montréal, the host, and one is not.
    """
    city = {player.number: player.city for player in quebec_event(0).players}
    played = {frozenset(game.players) for game in quebec_event(1).rounds[0].games}
    plain, exchanged = ((5, 6), (7, 9)), ((5, 7), (6, 9))
    usual, switched = ((23, 24), (25, 26)), ((23, 25), (24, 26))

    def home(*pairs: tuple[int, int]) -> list[bool]:
        return [city[PlayerId(a)] == city[PlayerId(b)] for a, b in pairs]

    assert {frozenset(map(PlayerId, pair)) for pair in (*plain, *switched)} <= played
    assert home(*plain) == home(*usual) == [True, False]
    assert home(*exchanged) == home(*switched) == [False, True]
