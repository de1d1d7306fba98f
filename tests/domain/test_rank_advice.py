"""Whose rank is worth a word: kyu players far better or worse than it says (M13)."""

from __future__ import annotations

from nigiri.domain.games.rank_advice import rank_advice
from tests.crosstable import crosstable

EVENT = crosstable(
    """
    1 Ann 1k@  2+  3+  4-  5+  6+  7+
    2 Ben 1d@  1-  4+  5+  6+  7+  3+
    3 Cho 2k@  4-  1-  6-  7+  5+  2-
    4 Dee 3k@  3+  2-  1+  .   .   .
    5 Eve 4k@  6+! 7+  2-  1-  3-  .
    6 Fay 5k@  5-! .   3+  2-  1-  .
    7 Gus 6k@  .   5-  .   3-  2-  1-
    """,
    rounds=6,
)


def advised(after: int) -> list[tuple[str, int, int]]:
    """Return who is named after a round, with games won and lost."""
    return [(each.player.family, each.won, each.lost) for each in rank_advice(EVENT, after)]


def test_five_wins_or_three_of_three_are_worth_a_word_once() -> None:
    """Ann has five of six, Gus lost his first three, as Cho did; Ben is a dan (M13)."""
    assert [[], [], [("Cho", 0, 3)], [], [("Gus", 0, 3)], [("Ann", 5, 1)]] == [
        advised(after) for after in range(1, 7)
    ]


def test_a_game_by_default_says_nothing_of_a_rank() -> None:
    """Eve won one of four at the board, Fay one of three, each but for a default (M13)."""
    assert {"Eve", "Fay"}.isdisjoint(name for after in range(1, 7) for name, _, _ in advised(after))
