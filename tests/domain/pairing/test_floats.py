"""Who leaves the score group, and what it costs: worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from nigiri.domain.model.criteria import CRITERIA
from nigiri.domain.model.event import Apart, Event, Settings
from nigiri.domain.pairing import criteria, draw, floats
from tests.crosstable import changed
from tests.domain.pairing.instances import field_of, price, standing, wishing
from tests.domain.pairing.test_drawing import crowd, met


def met_all_of_the_next_group(first: str) -> Event:
    """Return six players of 4, 2, 2, 1, 1 and 0 points; some cannot meet any more.

    1 has met 2 and 3; 5 has met 2 and 6; 4 has met 6.
    """
    codes = (first, *(code for code in ("score", "boundaries") if code != first))
    event = standing(4, 2, 2, 1, 1, 0, settings=Settings(criteria=codes))
    for pair in ((1, 2), (1, 3), (2, 5), (5, 6), (4, 6)):
        event = wishing(event, "never", *pair)
    return event


def test_squares_would_break_two_groups_to_spare_the_first_a_long_way() -> None:
    """1-4, 2-6, 3-5 cost 9 + 4 + 1 points squared, and so do 1-5, 2-4, 3-6; 1-6 would cost 16."""
    drawn = draw(met_all_of_the_next_group("score"), 1)

    assert set(met(drawn.round)) in ({(1, 4), (2, 6), (3, 5)}, {(1, 5), (2, 4), (3, 6)})
    assert (4 * 14, 5) == (drawn.totals["score"], drawn.totals["boundaries"])


def test_boundaries_keep_equal_scores_together_as_the_manual_says() -> None:
    """1 and 6 go the whole way over three boundaries, the groups of two stay as they are (M8)."""
    drawn = draw(met_all_of_the_next_group("boundaries"), 1)

    assert {(1, 6), (2, 3), (4, 5)} == set(met(drawn.round))
    assert (4 * 16, 3) == (drawn.totals["score"], drawn.totals["boundaries"])


def test_a_boundary_counts_once_however_many_points_it_is_wide() -> None:
    """From 4 points to 2, to 1, to 0 there are one, two and three."""
    field = field_of(standing(4, 2, 2, 1, 1, 0))

    assert [1, 2, 3] == [price(floats.boundaries, 1, n, field) for n in (2, 4, 6)]
    assert 0 == price(floats.boundaries, 2, 3, field)


@pytest.mark.parametrize(
    ("end", "down", "up"),
    [
        ("bottom", [4, 3, 2, 1, 0], [3, 2, 1, 0]),
        ("middle", [2, 1, 0, 1, 2], [1, 0, 0, 1]),
        ("top", [0, 1, 2, 3, 4], [0, 1, 2, 3]),
    ],
)
def test_who_is_to_float_costs_nothing(end: str, down: list[int], up: list[int]) -> None:
    """Of five above each counts the places from that end, and of four below likewise.

    In a group of four the two in the middle are equally near. The one who comes from the other
    group is the one who is to come, and costs nothing.
    """
    points = (1, 1, 1, 1, 1, 0, 0, 0, 0)
    going = field_of(standing(*points, settings=Settings(float_down=end, float_up="top")))
    coming = field_of(standing(*points, settings=Settings(float_down="bottom", float_up=end)))

    assert down == [price(floats.floats, n, 6, going) for n in (1, 2, 3, 4, 5)]
    assert up == [price(floats.floats, 5, n, coming) for n in (6, 7, 8, 9)]
    assert 0 == price(floats.floats, 1, 5, going)


@pytest.mark.parametrize(
    ("down", "up", "board"),
    [
        ("bottom", "top", (3, 4)),
        ("middle", "middle", (2, 5)),
        ("top", "bottom", (1, 6)),
        ("middle", "bottom", (2, 6)),
    ],
)
def test_the_draw_lets_those_float_who_are_to(down: str, up: str, board: tuple[int, int]) -> None:
    """Two groups of three."""
    settings = Settings(float_down=down, float_up=up)

    assert board in met(draw(standing(1, 1, 1, 0, 0, 0, settings=settings), 1).round)


def floated() -> Event:
    """Return four players after round 1, where 1 went down to 3, and 2 sat out.

    1 and 2 start with 1 point, 3 and 4 with 0. The jigo gives 1 a score of 1½ and 3 one of ½; for
    the missed round 2 has 1½ and 4 has ½.
    """
    event = crowd(4, [(1, 3)])
    for number, start in ((1, 2), (2, 2), (3, 0), (4, 0)):
        event = changed(event, number, start=start)
    return event


def test_floats_either_way_are_counted() -> None:
    """1 floated down, 3 up: another float of either costs one, in whichever direction."""
    field = field_of(floated())

    assert ([1, 0, 0, 0], [0, 0, 1, 0]) == (field.down.tolist(), field.up.tolist())
    assert [1, 1, 0] == [price(floats.again, *pair, field) for pair in ((1, 4), (2, 3), (2, 4))]
    assert 0 == price(floats.again, 1, 2, field)
    assert 1 == price(floats.floated, 1, 4, field)


def test_a_float_back_is_again_but_not_floated() -> None:
    """3 floated up. Below 3 now stands 4: going down to him is no float of the same kind (M8)."""
    field = field_of(changed(floated(), 4, start=-2))

    assert (1, 0) == (price(floats.again, 3, 4, field), price(floats.floated, 3, 4, field))


def test_floats_are_balanced_like_colours() -> None:
    """1 stands at one down, 3 at one up: squared after the board, of both.

    1-2: 1 stays at 1, 2 at 0. 1-4: 1 goes to 2 and 4 to -1. 2-3: 2 to 1, 3 to -2. 2-4: 1 and -1.
    """
    field = field_of(floated())

    assert [1, 5, 5, 2] == [
        price(floats.balanced, *pair, field) for pair in ((1, 2), (1, 4), (2, 3), (2, 4))
    ]


def neighbours(accepted: int, apart: int, **others: Any) -> Event:  # noqa: ANN401 -- settings
    """Return 1 and 2 of a club, above, and 3 and 4 of another, so many points below."""
    settings = Settings(apart_gap=accepted, keep_apart=(Apart("club"),), **others)
    event = standing(apart, apart, 0, 0, settings=settings)
    for number, club in ((1, "Ott"), (2, "Ott"), (3, "Sher"), (4, "Sher")):
        event = changed(event, number, club=club)
    return event


@pytest.mark.parametrize("accepted", [1, 2, 3])
def test_so_many_points_are_accepted_rather_than_a_pair_of_one_club(accepted: int) -> None:
    """Up to that gap the two boards reach over it, from one point more on they do not.

    In half points a gap of n costs 4n² at each board, a club 8n² + 1: two clubs are two of these,
    but one club alone outweighs the gap at two boards by just one.
    """
    inside = {(1, 2), (3, 4)}

    assert inside != set(met(draw(neighbours(accepted, accepted), 1).round))
    assert inside == set(met(draw(neighbours(accepted, 2 * accepted), 1).round))
    assert inside == set(met(draw(neighbours(0, accepted), 1).round))


@pytest.mark.parametrize("accepted", [1, 2, 3])
def test_one_pair_of_a_club_is_just_dearer_than_the_gap_at_two_boards(accepted: int) -> None:
    """3 and 4 are of no club now: n points are accepted, n + 1 are not."""
    clubless = [
        changed(changed(neighbours(accepted, apart), 3, club=""), 4, club="Hull")
        for apart in (accepted, accepted + 1)
    ]

    assert [False, True] == [(1, 2) in met(draw(event, 1).round) for event in clubless]
    field = field_of(clubless[0])
    assert 8 * accepted**2 + 1 == price(criteria.score, 1, 2, field)
    assert 4 * accepted**2 == price(criteria.score, 1, 3, field)


def test_the_gap_counts_only_while_clubs_are_kept_apart() -> None:
    """Not where the criterion is left out, and not in the last rounds (M10)."""
    without = neighbours(2, 1, criteria=tuple(code for code in CRITERIA if code != "apart"))
    last = neighbours(2, 1, last_rounds=1)

    for event in (without, last):
        assert {(1, 2), (3, 4)} == set(met(draw(event, 1).round))
        assert 0 == price(criteria.score, 1, 2, field_of(event))
