"""What rule sets choose for start scores, handicaps and komi: worked numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.games.handicaps import handicap_of, komi
from nigiri.domain.model.event import Event, Player
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.rules import rule_set
from nigiri.domain.starts.start_scores import initial_score


def field_of(*ranks: str) -> tuple[Player, ...]:
    """Return players of these ranks, here and numbered."""
    return tuple(
        Player(f"P{n}", "", Rank.parse(rank), PlayerId(n), here=True)
        for n, rank in enumerate(ranks, 1)
    )


@pytest.mark.parametrize(
    ("name", "starts", "stones"),
    [
        # five rounds want 6 to 12 above the bar: of four players the two down to 3d are at it
        ("quebec", [0, 0, 0, 0], [1, 9]),
        ("bga", [2, 2, 0, -10], [0, 0]),
        ("aga", [12, 12, 10, 0], [0, 9]),  # 5.5 and 3.5 do not differ by more than 2
        ("egc", [3, 2, 0, -10], [0, 0]),
        ("opengotha", [22, 22, 20, 10], [0, 9]),
        ("swiss", [0, 0, 0, 0], [0, 0]),
    ],
)
def test_each_rule_set_by_hand(name: str, starts: list[int], stones: list[int]) -> None:
    """A 5d, 3d, 1d and 10k: their start scores, and the first's handicaps with the two last."""
    of = Event(replace(rule_set(name).defaults, rounds=5), field_of("5d", "3d", "1d", "10k"))
    found = [handicap_of(of, PlayerId(a), PlayerId(b), 1).stones for a, b in ((1, 2), (2, 4))]

    assert starts == [initial_score(of, player) // 2 for player in of.players]
    assert stones == found


@pytest.mark.parametrize(
    ("name", "expected"),
    [("quebec", [13, 1, 1]), ("bga", [15, 1, 1]), ("aga", [15, -1, 1]), ("egc", [15, 1, 1])],
)
def test_komi_of_the_rule_sets(name: str, expected: list[int]) -> None:
    """Even, one stone, two: with the AGA's one stone Black wins a tied board."""
    assert expected == [komi(rule_set(name).defaults, stones) for stones in (0, 1, 2)]
