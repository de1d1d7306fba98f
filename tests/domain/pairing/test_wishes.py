"""Wishes for the draw: rather, rather not, never, and children; worked out by hand."""

from __future__ import annotations

from dataclasses import replace

from nigiri.domain.model.event import Game, Outcome, Result, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing import criteria, draw
from tests.crosstable import changed
from tests.domain.pairing.instances import field_of, price, standing, wishing
from tests.domain.pairing.test_drawing import crowd, met


def test_two_who_would_rather_meet_do() -> None:
    """1-3 of eight equals, though 1-5 is the pattern: the wishes stand above the halves."""
    event = wishing(standing(*[0] * 8), "rather", 1, 3)

    assert (1, 3) in met(draw(event, 1).round)


def test_the_wish_does_not_outweigh_the_score() -> None:
    """1 and 3 are of different groups: nothing above the wishes suffers."""
    event = wishing(standing(1, 1, 0, 0), "rather", 1, 3)
    drawn = draw(event, 1)

    assert [(1, 2), (3, 4)] == met(drawn.round)
    assert 4 == price(criteria.score, 1, 3, field_of(event))
    assert 2 == drawn.totals["wishes"]


def test_a_wish_costs_one_for_each_who_meets_somebody_else() -> None:
    """1 and 3 wish to meet: 1-3 is free, 1-2 leaves one wish open, 2-4 none."""
    field = field_of(wishing(standing(*[0] * 4), "rather", 1, 3))

    assert [0, 1, 1, 0] == [
        price(criteria.wishes, *pair, field) for pair in ((1, 3), (1, 2), (3, 4), (2, 4))
    ]


def test_a_group_that_would_rather_meet_is_paired_among_itself() -> None:
    """Any two of 1, 2, 3 and 4 will do."""
    boards = met(draw(wishing(standing(*[0] * 8), "rather", 1, 2, 3, 4), 1).round)

    assert {(1, 3), (2, 4)} < set(boards)


def test_who_has_nobody_to_meet_any_more_wishes_nothing() -> None:
    """1 and 3 have met: the wish is fulfilled, and costs nobody anything. So with "never"."""
    done = wishing(crowd(4, [(1, 3), (2, 4)]), "rather", 1, 3)
    forbidden = wishing(wishing(standing(*[0] * 4), "rather", 1, 3), "never", 1, 3)

    for event in (done, forbidden):
        assert not field_of(event).wants.any_wish
        assert 0 == price(criteria.wishes, 1, 2, field_of(event))


def test_where_rematches_are_allowed_a_wish_is_fulfilled_by_one_game() -> None:
    """1 and 3 may meet again, but have met."""
    event = wishing(
        crowd(4, [(1, 3), (2, 4)], settings=Settings(rematches="allowed")), "rather", 1, 3
    )

    assert not field_of(event).wants.any_wish


def test_in_a_group_the_one_who_met_all_others_is_free() -> None:
    """1 met 2 and 3; 2 and 3 still wish to meet."""
    event = wishing(crowd(4, [(1, 2), (3, 4)], [(1, 3), (2, 4)]), "rather", 1, 2, 3)

    assert [False, True, True, False] == field_of(event).wants.wishing.tolist()


def test_two_who_would_rather_not_meet_do_not() -> None:
    """1-5 is the pattern; 1 takes another of the bottom half."""
    boards = met(draw(wishing(standing(*[0] * 8), "rather not", 1, 5), 1).round)

    assert (1, 5) not in boards
    assert all(upper <= 4 < lower for upper, lower in boards)


def test_rather_not_costs_one_for_any_two_of_the_group_and_harms_no_score() -> None:
    """Three of a score alone: two must meet all the same."""
    event = wishing(standing(1, 1, 0, 0), "rather not", 1, 2)

    assert [1, 1, 0] == [
        price(criteria.wishes, *pair, field_of(wishing(event, "rather not", 2, 3, 4)))
        for pair in ((1, 2), (3, 4), (1, 3))
    ]
    assert (1, 2) in met(draw(event, 1).round)


def test_never_is_never() -> None:
    """Rather a game over the groups; of a group no two meet (B8)."""
    event = wishing(standing(1, 1, 0, 0), "never", 1, 2)

    assert (1, 2) not in met(draw(event, 1).round)
    assert 3 == int(field_of(wishing(event, "never", 1, 2, 3)).banned[0].sum())


def test_a_wish_counts_in_its_rounds_alone() -> None:
    """Never in rounds 2 and 3 says nothing about round 1."""
    event = wishing(standing(1, 1, 0, 0), "never", 1, 2, rounds=(2, 3))

    assert (1, 2) in met(draw(event, 1).round)


def test_who_is_not_in_the_field_is_not_waited_for() -> None:
    """3 is away: 1 wishes nothing, and nothing fails."""
    event = wishing(changed(standing(*[0] * 5), 3, here=False), "rather", 1, 3)

    assert 0 == draw(event, 1).totals["wishes"]


def test_a_child_without_a_win_meets_the_weakest() -> None:
    """6 is a child (B25); 4 is much the weakest of six, at 5k: the price is the rank above it."""
    event = changed(wishing(standing(*[0] * 6), "child", 6), 4, rank=Rank(-4))
    field = field_of(event)

    assert (4, 6) in met(draw(event, 1).round)
    assert [6, 1] == [price(criteria.children, 6, other, field) for other in (1, 4)]
    assert 0 == price(criteria.children, 1, 4, field)


def test_two_children_without_a_win_cost_nothing() -> None:
    """One of them is going to win."""
    event = wishing(standing(*[0] * 6), "child", 1, 2)

    assert 0 == price(criteria.children, 1, 2, field_of(event))
    assert (1, 2) in met(draw(event, 1).round)


def test_a_child_who_has_won_at_the_board_is_a_player_like_others() -> None:
    """A win counts; a loss, a win by default, a jigo and a bye do not.

    1 won, 3 lost, 4 won by default, 7 had the bye, 6 had a jigo.
    """
    round_ = Round(
        number=1,
        games=(
            Game(1, PlayerId(1), PlayerId(3), result=Result(Outcome.WHITE)),
            Game(2, PlayerId(4), PlayerId(5), result=Result(Outcome.WHITE, by_default=True)),
            Game(3, PlayerId(6), PlayerId(2), result=Result(Outcome.JIGO)),
        ),
        byes=(PlayerId(7),),
    )
    event = wishing(replace(standing(*[0] * 7), rounds=(round_,)), "child", 1, 3, 4, 6, 7)
    field = field_of(event)
    without = {n for n, is_one in zip(field.numbers, field.wants.children, strict=True) if is_one}

    assert {3, 4, 6, 7} == without
