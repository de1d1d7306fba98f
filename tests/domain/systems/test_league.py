"""The league's tables, entry by entry as they are printed (E1)."""

from __future__ import annotations

import re

import pytest

from nigiri.domain.systems.round_robin_tables import order_of

TEN = """
The round 1 pairings are: 1 - 10, 2 - 9, 3 - 8, 4 - 7, 5 - 6.
The round 2 pairings are: 9 - 1, 8 - 10, 7 - 2, 6 - 3, 4 - 5.
The round 3 pairings are: 1 - 8, 9 - 7, 10 - 6, 2 - 5, 3 - 4.
The round 4 pairings are: 7 - 1, 6 - 8, 5 - 9, 4 - 10, 2 - 3.
The round 5 pairings are: 1 - 6, 7 - 5, 8 - 4, 9 - 3, 10 - 2.
The round 6 pairings are: 5 - 1, 4 - 6, 3 - 7, 2 - 8, 10 - 9.
The round 7 pairings are: 1 - 4, 5 - 3, 6 - 2, 7 - 10, 8 - 9.
The round 8 pairings are: 3 - 1, 2 - 4, 10 - 5, 9 - 6, 8 - 7.
The round 9 pairings are: 1 - 2. 3 - 10, 4 - 9, 5 - 8, 6 - 7.
"""
TWELVE = """
The round 1 pairings are: 1 - 12, 2 - 11, 3 - 8, 4 - 7, 5 - 10, 6 - 9.
The round 2 pairings are: 11 - 1, 12 - 2, 7 - 3, 8 - 4, 9 - 5, 10 - 6.
The round 3 pairings are: 1 - 10, 2 - 9, 3 - 12, 4 - 11, 5 - 8, 6 - 7.
The round 4 pairings are: 9 - 1, 10 - 2, 11 - 3, 12 - 4, 7 - 5, 8 - 6.
The round 5 pairings are: 1 - 8, 2 - 7, 3 - 10, 4 - 9, 5 - 12, 6 - 11.
The round 6 pairings are: 7 - 1, 2 - 8, 9 - 3, 10 - 4, 11 - 5, 12 - 6.
The round 7 pairings are: 1 - 6, 3 - 2, 4 - 5, 7 - 12, 8 - 9, 10 - 11.
The round 8 pairings are: 5 - 1, 4 - 2, 6 - 3, 9 - 7, 11 - 8, 12 - 10.
The round 9 pairings are: 1 - 4, 2 - 6, 3 - 5, 7 - 10, 8 - 12, 9 - 11.
The round 10 pairings are: 3 - 1, 5 - 2, 6 - 4, 11 - 7, 10 - 8, 12 - 9.
The round 11 pairings are: 1 - 2, 4 - 3, 5 - 6, 8 - 7, 10 - 9, 11 - 12.
"""


@pytest.mark.parametrize(("players", "printed"), [(10, TEN), (12, TWELVE)])
def test_the_tables_of_the_league_are_those_printed(players: int, printed: str) -> None:
    """Every round, every pair; the first mentioned is Black."""
    rounds = [
        tuple((int(black), int(white)) for black, white in re.findall(r"(\d+) - (\d+)", line))
        for line in printed.strip().splitlines()
    ]

    assert tuple(rounds) == order_of("league", players)
