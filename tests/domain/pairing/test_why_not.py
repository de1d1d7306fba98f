"""Why a round cannot be paired: the players who block it, and those who alone could help."""

from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np
import pytest

from nigiri.domain.pairing.deadlock import blockade
from nigiri.domain.pairing.matching import pairable
from nigiri.errors import NoPairing
from nigiri.messages.message import said
from tests.domain.pairing.test_halves import Bools, square


def test_players_with_too_few_opponents_are_named_with_them() -> None:
    """0, 1 and 2 have met each other and 5; 3 and 4 are all that is left for them."""
    met = [(0, 1), (0, 2), (1, 2), (0, 5), (1, 5), (2, 5), (3, 5), (4, 5)]
    found = blockade(range(6), square(6, *met))

    assert ((5,),) == found.groups
    assert () == found.helpers

    found = blockade(range(6), square(6, *met[:-2]))
    assert ((0,), (1,), (2,)) == found.groups
    assert (3, 4) == found.helpers


def test_a_field_that_can_be_paired_is_not_blocked() -> None:
    """Nobody is named."""
    assert () == blockade(range(4), square(4, (0, 1))).groups


def a_field(seed: int) -> Bools:
    """Return whom a few players may not meet, of whom most have met."""
    random = Random(seed)  # noqa: S311
    players = random.choice((4, 6, 8, 10))
    met = [pair for pair in combinations(range(players), 2) if random.random() < 0.7]
    return square(players, *met)


def test_a_blockade_is_a_proof_and_nothing_of_it_is_in_vain() -> None:
    """Odd groups that reach only the helpers, one group more than helpers, none superfluous."""
    fields = {seed: a_field(seed) for seed in range(300)}
    blocked = {seed: each for seed, each in fields.items() if not pairable(range(len(each)), each)}

    assert len(blocked) > 100
    for seed, field in blocked.items():
        found = blockade(range(len(field)), field)
        assert len(found.groups) == len(found.helpers) + 1, seed
        for group in found.groups:
            assert 1 == len(group) % 2, seed
            outside = set(range(len(field))) - set(group) - set(found.helpers)
            assert field[np.ix_(group, sorted(outside))].all(), seed


@pytest.mark.parametrize(
    ("expected", "groups", "helpers"),
    [
        ("no opponent is left for A. Mark", [["A"]], []),
        ("these 3 players can only meet one another, an odd number: A; B; C. Mark",
         [["A", "B", "C"]], []),
        ("these 2 players have only 1 possible opponent among the others (H): A; B. Mark",
         [["A"], ["B"]], ["H"]),
        ("these 3 players have only 2 possible opponents among the others (H; I): A; B; C. Mark",
         [["A"], ["B"], ["C"]], ["H", "I"]),
        ("have only 1 possible opponent among the others (H): A / B; C; D. Mark",
         [["A"], ["B", "C", "D"]], ["H"]),
    ],
)  # fmt: skip
def test_the_error_says_in_plain_words_what_blocks_the_round(
    expected: str, groups: list[list[str]], helpers: list[str]
) -> None:
    """One player, a crowd apart, players with too few opponents, and both together."""
    error = NoPairing(4, groups, helpers)

    assert str(error).startswith("Round 4 cannot be paired: ")
    assert f" {expected}" in str(error)
    assert "somebody out, give a bye by hand, or pair these players by hand." in str(error)
    assert tuple(name for group in groups for name in group) == error.stuck


def test_the_error_is_said_in_the_language_of_who_reads_it() -> None:
    """With the reason inside it."""
    error = NoPairing(4, [["A"], ["B"]], ["H"])

    assert (
        "La ronde 4 ne peut pas être appariée : ces 2 joueurs n'ont qu'un adversaire possible "
        "parmi les autres (H) : A ; B."
    ) in said(error.sentence, "fr")
