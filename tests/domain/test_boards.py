"""Small boards: the tables as published, row by row (B23)."""

from __future__ import annotations

import pytest

from nigiri.domain.boards import TABLES, small_board
from nigiri.errors import WrongUse

#: stones/komi for the differences 0 to 15; no stone and Black's first move are both printed 1.
PUBLISHED = {
    9: "1/6 1/4 1/2 1/0 1/-2 1/-4 2/4 2/2 2/0 2/-2 2/-4 3/4 3/2 3/0 3/-2 3/-4",
    13: "1/6 1/2 1/-2 2/4 2/0 2/-4 3/2 3/-2 4/4 4/0 4/-4 5/2 5/-2 6/4 6/0 6/-4",
}


@pytest.mark.parametrize("board", PUBLISHED)
def test_the_tables_are_the_published_ones(board: int) -> None:
    """Up to a difference of 15; the even game, whose colours nobody is given, is 0 here."""
    rows = (small_board(board, difference) for difference in range(16))
    shown = " ".join(f"{stones or 1}/{komi // 2}" for stones, komi in rows)

    assert PUBLISHED[board] == shown
    assert 0 == small_board(board, 0)[0]


@pytest.mark.parametrize(("board", "rank"), [(9, 2), (13, 4)])
def test_each_rank_is_worth_the_same_points_and_a_stone_ten(board: int, rank: int) -> None:
    """Over the whole range, 30k to 9d: the tables go on as they begin."""
    for difference in range(1, 39):
        stones, komi = small_board(board, difference)
        assert 6 - rank * difference == komi // 2 - 10 * (stones - 1)


def test_the_tables_name_their_author() -> None:
    """They are no association's."""
    assert {"Tim Hunt"} == {table.author for table in TABLES.values()}


def test_a_board_without_table_is_refused() -> None:
    """The message names the sizes there are."""
    with pytest.raises(WrongUse, match="board of 11; choose 9, 13, 19"):
        small_board(11, 3)
