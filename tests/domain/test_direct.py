"""Games between the tied: one-on-one, direct confrontation (DC), direct comparison (SDC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.units import PlayerId
from nigiri.domain.tiebreaks import TIEBREAKS
from tests.crosstable import changed, crosstable

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event

ANN, BEN, CHO, DEE = FOUR = tuple(PlayerId(n) for n in (1, 2, 3, 4))

#: Ann beat Ben, Ben beat Cho; Dee played against others.
CHAIN = crosstable("""
    1 Ann 3d  2+  5+
    2 Ben 3d  1-  3+
    3 Cho 3d  6+  2-
    4 Dee 3d  5+  6+
    5 Eve 3d  4-  1-
    6 Fay 3d  3-  4-
""")

#: Ann beat Ben, Ben beat Cho, Cho beat Ann; Ann beat Dee as well.
CIRCLE = crosstable("""
    1 Ann 3d  2+  3-  4+
    2 Ben 3d  1-  .   3+
    3 Cho 3d  .   1+  2-
    4 Dee 3d  .   .   1-
""")


def confrontation(event: Event, *ratings: int) -> list[object]:
    """Return the DC of the first four, tied, with their ratings as what comes later."""
    for number, rating in enumerate(ratings, 1):
        event = changed(event, number, rating=rating)
    later = [TIEBREAKS["RATING"], TIEBREAKS["SDC"]] if ratings else []
    values = TIEBREAKS["DC"].among(event, FOUR, None, later)
    return [values[number] for number in FOUR]


def test_everybody_comes_above_whom_they_have_beaten() -> None:
    """From the bottom: Cho and Dee beat nobody, then Ben, then Ann."""
    assert [2, 1, 0, 0] == confrontation(CHAIN)


@pytest.mark.parametrize(
    ("ratings", "places"), [((1, 2, 3, 2), [3, 2, 1, 0]), ((1, 2, 3, 9), [2, 1, 0, 3])]
)
def test_who_beat_nobody_is_placed_by_what_comes_later(
    ratings: tuple[int, ...], places: list[int]
) -> None:
    """Dee is lowest with the smallest rating, highest with the largest; games come first."""
    assert places == confrontation(CHAIN, *ratings)


def test_a_circle_shares_what_each_of_it_has_won() -> None:
    """Dee lost against Ann and is below all three of the circle, whom only what is later parts."""
    assert [3, 3, 3, 0] == confrontation(CIRCLE)
    assert [1, 2, 3, 0] == confrontation(CIRCLE, 1, 2, 3, 9)


def test_two_who_won_a_game_each_are_a_circle() -> None:
    """Neither is above the other; with both winning one game likewise."""
    event = crosstable("""
        1 Ann 3d  2+  2-
        2 Ben 3d  1-  1+
    """)
    both = crosstable("""
        1 Ann 3d  2+
        2 Ben 3d  1+
    """)

    assert {0} == set(TIEBREAKS["DC"].among(event, (ANN, BEN), None, ()).values())
    assert {0} == set(TIEBREAKS["DC"].among(both, (ANN, BEN), None, ()).values())
    assert [[ANN, BEN]] == TIEBREAKS["ONE"].split(event, (ANN, BEN))


def test_direct_comparison_needs_a_game_between_any_two() -> None:
    """Ann, Ben and Cho have met one another, Dee has not met Ben."""
    compare = TIEBREAKS["SDC"]

    assert [1, 1, 1] == [compare.among(CIRCLE, FOUR[:3], None, ())[n] for n in FOUR[:3]]
    assert {0} == set(compare.among(CIRCLE, FOUR, None, ()).values())
    assert [[ANN], [BEN]] == compare.split(CHAIN, (BEN, ANN))
    assert {0} == set(compare.among(CHAIN, (ANN,), None, ()).values())


def test_a_jigo_is_a_meeting_and_a_double_loss_is_none() -> None:
    """Ann and Ben drew, both beat Cho; in the other table Ben and Cho both lost their game."""
    table = """
        1 Ann 3d  2=  3+  .
        2 Ben 3d  1=  .   3{}
        3 Cho 3d  .   1-  2-
    """
    met, unmet = crosstable(table.format("+")), crosstable(table.format("-"))

    assert [1, 1, 0] == list(TIEBREAKS["SDC"].among(met, FOUR[:3], None, ()).values())
    assert [0, 0, 0] == list(TIEBREAKS["SDC"].among(unmet, FOUR[:3], None, ()).values())


def test_nobody_is_parted_from_nobody() -> None:
    """A tie of none has no groups."""
    assert [] == TIEBREAKS["ONE"].split(CHAIN, ())
    assert [] == TIEBREAKS["DC"].split(CHAIN, ())


@pytest.mark.parametrize("after", [1, 2])
def test_only_rounds_so_far_count(after: int) -> None:
    """Ben beats Cho in round 2."""
    parted = [[BEN], [CHO]] if after > 1 else [[BEN, CHO]]

    for code in ("ONE", "DC", "SDC"):
        assert parted == TIEBREAKS[code].split(CHAIN, (BEN, CHO), after)
