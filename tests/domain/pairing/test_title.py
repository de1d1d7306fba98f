"""Those who play for the title, E6: worked out by hand."""

from __future__ import annotations

from nigiri.domain.model.event import Event, Settings
from nigiri.domain.model.units import PlayerId
from nigiri.domain.pairing import criteria, draw
from nigiri.domain.pairing.criteria import in_order
from nigiri.domain.pairing.field import gather
from nigiri.domain.pairing.wishes import paired_down
from tests.domain.pairing.instances import field_of, least_totals, price, standing, wishing
from tests.domain.pairing.test_drawing import met


def contenders(event: Event, *players: int, rounds: tuple[int, ...] = ()) -> Event:
    """Return the event in which these play for the title."""
    return wishing(event, "title", *players, rounds=rounds)


def may_go_down(event: Event) -> list[bool]:
    """Return who of the field may be paired down."""
    field = field_of(event)
    found: list[bool] = paired_down(
        field.wants.contending, field.score, field.met | field.banned
    ).tolist()
    return found


def test_contenders_are_those_within_one_point_of_the_leading_one() -> None:
    """The leader of the event is no contender: 2 leads, 3 and 4 are near, 5 is not."""
    event = contenders(standing(6, 5, 4, 4, 3, 3), 2, 3, 4, 5)

    assert [False, True, True, True, False, False] == field_of(event).wants.contending.tolist()


def test_who_has_gone_does_not_lead() -> None:
    """2 is away: now 3 and 4 lead, and 5 is near."""
    event = contenders(standing(6, 5, 4, 4, 3, 3), 2, 3, 4, 5)
    away = Event(
        event.settings, tuple(p for p in event.players if p.number != 2), wishes=event.wishes
    )

    assert [False, True, True, True, False] == field_of(away).wants.contending.tolist()


def test_the_leading_contender_leads_wherever_he_sits() -> None:
    """2 plays a game made by hand, and only the others are drawn: 5 is not near for all that."""
    event = contenders(standing(6, 5, 4, 4, 3, 3), 2, 3, 4, 5)
    others = gather(event, 1, [n for n in sorted(event.by_number) if n != PlayerId(2)])

    assert [False, True, True, False, False] == others.wants.contending.tolist()


def test_contenders_of_one_score_meet() -> None:
    """1 and 2 of the top half would meet 5 and 6 (M9); now they meet one another."""
    event = standing(*[0] * 8)

    assert (1, 5) in met(draw(event, 1).round)
    assert (1, 2) in met(draw(contenders(event, 1, 2), 1).round)


def test_as_many_of_them_as_can_meet_and_not_twice() -> None:
    """Of four contenders 1 has met all the others: one pair is left, 1 meets somebody else."""
    event = contenders(standing(*[0] * 8), 1, 2, 3, 4)
    for other in (2, 3, 4):
        event = wishing(event, "never", 1, other)
    boards = set(met(draw(event, 1).round))

    assert 1 == len(boards & {(2, 3), (2, 4), (3, 4)})


def test_the_price_of_a_contenders_board() -> None:
    """Eight players: to meet anybody else costs nine each; without a contender ten."""
    field = field_of(contenders(standing(1, 1, 1, 0, 0, 0, 0, 0), 1, 2, 4))

    assert 0 == price(criteria.title, 1, 2, field)
    assert 18 == price(criteria.title, 1, 4, field)
    assert 10 == price(criteria.title, 1, 3, field)
    assert 0 == price(criteria.title, 3, 5, field)


def test_same_score_comes_first_then_the_next_group() -> None:
    """Three of 1 point, one of 0: a pair inside, and the third goes down to the fourth.

    At most one is paired down from a group, and only to another contender.
    """
    drawn = draw(contenders(standing(1, 1, 1, 1, 0, 0, 0, 0), 1, 2, 3, 5), 1)
    boards = set(met(drawn.round))

    assert 1 == len(boards & {(1, 2), (1, 3), (2, 3)})
    assert 1 == len(boards & {(1, 5), (2, 5), (3, 5)})
    assert 18 == drawn.totals["title"]


def test_of_several_left_over_in_a_group_one_alone_is_paired_down() -> None:
    """E6: 1, 2 and 3 have met one another, and three contenders stand a point lower.

    Without that rule two or three of them would meet those below.
    """
    event = contenders(standing(1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0), 1, 2, 3, 7, 8, 9)
    for pair in ((1, 2), (1, 3), (2, 3), (7, 8), (7, 9), (8, 9)):
        event = wishing(event, "never", *pair)
    boards = set(met(draw(event, 1).round))

    assert 1 == len([pair for pair in boards if pair[0] <= 3 and pair[1] in {7, 8, 9}])
    assert [False, False, True] == may_go_down(event)[:3]


def test_who_has_met_all_contenders_below_is_not_the_one_paired_down() -> None:
    """3 has met 4, so that 2 goes; where nobody can, nobody does."""
    event = contenders(standing(1, 1, 1, 0, 0, 0), 1, 2, 3, 4)
    for pair in ((1, 2), (1, 3), (2, 3), (3, 4)):
        event = wishing(event, "never", *pair)
    alone = wishing(wishing(event, "never", 1, 4), "never", 2, 4)

    assert [False, True, False, True] == may_go_down(event)[:4]
    assert [False, False, False, True] == may_go_down(alone)[:4]


def test_who_is_needed_for_the_pairs_of_the_group_is_not_paired_down() -> None:
    """1, 2, 3 can meet 4 alone: one of them meets 4, one goes down, and it is not 4."""
    event = contenders(standing(1, 1, 1, 1, 0, 0), 1, 2, 3, 4, 5)
    for pair in ((1, 2), (1, 3), (2, 3)):
        event = wishing(event, "never", *pair)

    assert [False, False, True, False, True] == may_go_down(event)[:5]


def test_two_of_a_group_are_not_paired_down_where_they_can_meet() -> None:
    """Two of 1 point and two of 0: both pairs stay inside, none is paired down."""
    boards = met(draw(contenders(standing(1, 1, 1, 1, 0, 0, 0, 0), 1, 2, 5, 6), 1).round)

    assert {(1, 2), (5, 6)} < set(boards)


def test_one_whom_the_title_breaks_off_is_met_by_the_score() -> None:
    """A contender alone meets one of his own score, as the score has it."""
    assert 0 == draw(contenders(standing(1, 1, 0, 0), 1), 1).totals["score"]


def test_outside_its_rounds_nobody_contends() -> None:
    """Forced pairings are for rounds 9 and 10 (E6)."""
    event = contenders(standing(*[0] * 8), 1, 2, rounds=(9, 10))

    assert (1, 5) in met(draw(event, 1).round)


def test_left_out_of_the_criteria_the_title_has_no_say() -> None:
    """The wish stands, but nobody listens."""
    event = contenders(standing(*[0] * 8, settings=Settings(criteria=("score", "place"))), 1, 2)

    assert (1, 5) in met(draw(event, 1).round)


def test_no_draw_brings_more_contenders_together() -> None:
    """Every draw of eight players is tried: three contenders of one score, one a point below."""
    field = field_of(contenders(standing(1, 1, 1, 1, 0, 0, 0, 0), 1, 2, 3, 5))
    expected = least_totals(field, in_order(field.settings))

    assert expected is not None
    assert 18 == expected[2]
