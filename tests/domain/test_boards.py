"""Small boards: the tables as published, row by row (B23)."""

from __future__ import annotations

import pytest

from nigiri.domain.model.small_boards import FURTHEST, MOST_STONES, PUBLISHED, BoardTable, table_of
from nigiri.domain.model.units import HalfPoints
from nigiri.errors import WrongUse

#: stones/komi for the differences 0 to 15; no stone and Black's first move are both printed 1.
AS_PRINTED = {
    9: "1/6 1/4 1/2 1/0 1/-2 1/-4 2/4 2/2 2/0 2/-2 2/-4 3/4 3/2 3/0 3/-2 3/-4",
    13: "1/6 1/2 1/-2 2/4 2/0 2/-4 3/2 3/-2 4/4 4/0 4/-4 5/2 5/-2 6/4 6/0 6/-4",
}


@pytest.mark.parametrize("board", AS_PRINTED)
def test_the_tables_are_the_published_ones(board: int) -> None:
    """Up to a difference of 15; the even game, whose colours nobody is given, is 0 here."""
    rows = table_of(PUBLISHED, board).rows
    shown = " ".join(f"{stones or 1}/{komi // 2}" for stones, komi in rows[:16])

    assert AS_PRINTED[board] == shown
    assert 0 == rows[0][0]


@pytest.mark.parametrize(("board", "rank"), [(9, 2), (13, 4)])
def test_each_rank_is_worth_the_same_points_and_a_stone_ten(board: int, rank: int) -> None:
    """Over the whole range, 30k to 9d or to nine stones: the tables go on as they begin."""
    rows = table_of(PUBLISHED, board).rows
    for difference, (stones, komi) in enumerate(rows[1:], 1):
        assert 6 - rank * difference == komi // 2 - 10 * (stones - 1)
        assert -4 <= komi // 2 <= 4

    assert len(rows) == FURTHEST + 1 or rows[-1] == (MOST_STONES, -4)


def test_a_larger_difference_counts_as_the_last_of_the_table() -> None:
    """And above the cap it is the row with the most stones that are allowed, by its own komi."""
    table = BoardTable(9, ((0, HalfPoints(12)), (1, HalfPoints(4)), (2, HalfPoints(-3))))

    assert [(0, 12), (1, 4), (2, -3), (2, -3)] == [table.within(n, 9) for n in (0, 1, 2, 30)]
    assert [(1, 4), (0, 12)] == [table.within(30, cap) for cap in (1, 0)]


def test_a_board_without_table_is_refused() -> None:
    """The message names the sizes there are."""
    with pytest.raises(WrongUse, match="board of 11; choose 9, 13, 19"):
        table_of(PUBLISHED, 11)
