"""Seeding, free places, folding, and the printed tables of the preliminary knockouts (E4)."""

from __future__ import annotations

import re

import pytest

from nigiri.domain.brackets.seeds import (
    DECIDING,
    PRELIMINARIES,
    folded,
    length,
    preliminary,
    seeded,
    with_free_wins,
)
from nigiri.domain.model.units import PlayerId

#: The table of E4 as printed, I to III; and of its vote (b), I to IV.
THREE = """
A) 1 - 24, B) 12 - 13, C) 6 - 19, D) 7 - 18
E) 2 - 23, F) 11 - 14, G) 5 - 20, H) 8 - 17
I) 3 - 22, J) 10 - 15, K) 4 - 21, L) 9 - 16
"""
FOUR = """
A) 1 - 32, B) 16 - 17, C) 9 - 24, D) 8 - 25
E) 2 - 31, F) 15 - 18, G) 10 - 23, H) 7 - 26
I) 3 - 30, J) 14 - 19, K) 11 - 22, L) 6 - 27
M) 4 - 29, N) 13 - 20, O) 12 - 21, P) 5 - 28
"""


def numbers(players: int) -> list[PlayerId]:
    """Return the numbers of so many players."""
    return [PlayerId(n) for n in range(1, players + 1)]


@pytest.mark.parametrize(
    ("players", "pairs"),
    [
        (2, [(1, 2)]),
        (3, [(1, None), (2, 3)]),
        (4, [(1, 4), (2, 3)]),
        (5, [(1, None), (4, 5), (2, None), (3, None)]),
        (8, [(1, 8), (4, 5), (2, 7), (3, 6)]),
        (
            16,
            [(1, 16), (8, 9), (4, 13), (5, 12), (2, 15), (7, 10), (3, 14), (6, 11)],
        ),
    ],
)
def test_the_first_round_of_a_tree_is_seeded(
    players: int, pairs: list[tuple[int, int | None]]
) -> None:
    """From the top of the tree; where players are missing, the strongest have a free place."""
    assert pairs == [*seeded(numbers(players))]


def parts_of_the_tree(players: int, left: int) -> int:
    """Return how many parts of the tree the strongest stand in, of so many parts of one size."""
    places = {seed: at // 2 for at, seed in enumerate(sum(seeded(numbers(players)), ()))}
    strongest = [places[PlayerId(seed)] for seed in range(1, left + 1)]
    apart = max(0, length(players) - left.bit_length() + 1)
    return len({place >> max(0, apart - 1) for place in strongest})


def test_seeds_meet_no_earlier_than_promised() -> None:
    """1 and 2 meet in the final, the first four in the semi-finals, and so on at any size (B20)."""
    cases = [(players, left) for players in range(2, 129) for left in (2, 4, 8, 16, 32, 64)
             if players > left]  # fmt: skip

    assert 126 + 124 + 120 + 112 + 96 + 64 == len(cases)
    assert [] == [(players, left) for players, left in cases
                  if parts_of_the_tree(players, left) != left]  # fmt: skip


def test_just_the_strongest_are_free_in_round_1() -> None:
    """As many as are missing to a power of two, and everybody stands in the tree once."""
    for players in range(2, 129):
        tree = seeded(numbers(players))
        free = sorted(one for one, other in tree if one is not None and other is None)
        assert numbers((1 << length(players)) - players) == free
        everybody = sorted(each for pair in tree for each in pair if each is not None)
        assert numbers(players) == everybody


@pytest.mark.parametrize(("players", "printed"), [(24, THREE), (32, FOUR)])
def test_the_preliminary_knockouts_are_the_printed_ones(players: int, printed: str) -> None:
    """Entry by entry (E4); in round 2 A meets B and C meets D, in round 3 their winners."""
    lines = [
        tuple((int(one), int(other)) for one, other in re.findall(r"(\d+) - (\d+)", line))
        for line in printed.strip().splitlines()
    ]

    assert lines == [*PRELIMINARIES[players].values()]
    order, _ = DECIDING[players]
    named = dict(zip(PRELIMINARIES[players], lines, strict=True))
    assert [*preliminary(numbers(players))] == [pair for eight in order for pair in named[eight]]


def test_of_four_eights_i_meets_iv_and_ii_meets_iii() -> None:
    """The deciding games of vote (b) follow in a fourth round; three eights have none (E13)."""
    assert (("I", "IV", "II", "III"), 4) == DECIDING[32]
    assert (("I", "II", "III"), 3) == DECIDING[24]


def test_folding_pairs_the_lowest_number_with_the_highest() -> None:
    """An odd one in the middle is left out."""
    assert ((1, 4), (2, 3)) == folded(numbers(4))
    assert ((1, 3),) == folded(numbers(3))
    assert () == folded(numbers(1))


@pytest.mark.parametrize(
    ("players", "pairs"),
    [
        (2, [(1, 2)]),
        (3, [(1, None), (2, 3)]),
        (4, [(1, 4), (2, 3)]),
        (5, [(1, None), (2, None), (3, None), (4, 5)]),
        (6, [(1, None), (2, None), (3, 6), (4, 5)]),
        (7, [(1, None), (2, 7), (3, 6), (4, 5)]),
        (8, [(1, 8), (2, 7), (3, 6), (4, 5)]),
        (9, [*((n, None) for n in range(1, 8)), (8, 9)]),
        (10, [*((n, None) for n in range(1, 7)), (7, 10), (8, 9)]),
    ],
)
def test_in_a_play_off_the_greatest_numbers_play_round_1(
    players: int, pairs: list[tuple[int, int | None]]
) -> None:
    """Of 2^k + x players the 2x with the greatest numbers, folded; the others are free (E2)."""
    assert pairs == [*with_free_wins(numbers(players))]
