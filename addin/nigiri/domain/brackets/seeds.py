"""The first round of a knockout: seeding, free places, folding, the printed preliminary tables.

what                begins with                                                      source
knockout            1 and 2 can only meet in the final, 1-4 in the semi-finals, ...  B20
free places         where the number is no power of two the strongest have them      B20, E2
folding             lowest with highest number, second lowest with second highest    E2
preliminaries 24    three eights as printed; three winners                           E4
preliminaries 32    four eights as printed, then I against IV, II against III        E4, E13
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import PlayerId

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Pair = tuple[PlayerId | None, PlayerId | None]
"""Two places of a tree that meet; None: nobody, or nobody yet."""

#: E4: the first round of each preliminary knockout as printed, by how many players take part.
PRELIMINARIES: Mapping[int, Mapping[str, tuple[tuple[int, int], ...]]] = {
    24: {
        "I": ((1, 24), (12, 13), (6, 19), (7, 18)),
        "II": ((2, 23), (11, 14), (5, 20), (8, 17)),
        "III": ((3, 22), (10, 15), (4, 21), (9, 16)),
    },
    32: {
        "I": ((1, 32), (16, 17), (9, 24), (8, 25)),
        "II": ((2, 31), (15, 18), (10, 23), (7, 26)),
        "III": ((3, 30), (14, 19), (11, 22), (6, 27)),
        "IV": ((4, 29), (13, 20), (12, 21), (5, 28)),
    },
}

#: Players -> the eights in the order in which their winners meet, and how many rounds there are.
DECIDING: Mapping[int, tuple[tuple[str, ...], int]] = {
    24: (("I", "II", "III"), 3),
    32: (("I", "IV", "II", "III"), 4),
}


def length(players: int) -> int:
    """Return the number of rounds of a knockout of so many players; 0 for one player."""
    return (players - 1).bit_length()


def folded(players: Sequence[PlayerId]) -> tuple[tuple[PlayerId, PlayerId], ...]:
    """Return the pairs first and last, second and last but one, ...; an odd one is left out."""
    return tuple(zip(players[: len(players) // 2], reversed(players), strict=False))


def seeded(players: Sequence[PlayerId]) -> tuple[Pair, ...]:
    """Return the first round of a tree, from the top.

    players -- two at least, strongest first

    Winners of neighbours meet. Where there are no 2^n players, the strongest have free places.
    """
    order = [1]
    while len(order) < len(players):
        order = [place for seed in order for place in (seed, 2 * len(order) + 1 - seed)]
    seats = [players[seed - 1] if seed <= len(players) else None for seed in order]
    return tuple(zip(seats[::2], seats[1::2], strict=True))


def preliminary(players: Sequence[PlayerId]) -> tuple[Pair, ...]:
    """Return the first round of the preliminary knockouts of 24 or 32 players (E4).

    The eights stand in the order in which their winners meet. Raises KeyError for another number.
    """
    printed, (order, _) = PRELIMINARIES[len(players)], DECIDING[len(players)]
    return tuple(
        (players[one - 1], players[other - 1]) for eight in order for one, other in printed[eight]
    )


def with_free_wins(players: Sequence[PlayerId]) -> tuple[Pair, ...]:
    """Return round 1 of a play-off: of 2^k + x players the 2x highest numbers play (E2)."""
    x = len(players) - (1 << (len(players).bit_length() - 1))
    free: list[Pair] = [(player, None) for player in players[: len(players) - 2 * x]]
    return (*free, *folded(players[len(players) - 2 * x :])) if x else folded(players)


def row_of(level: int, seat: int) -> int:
    """Return the line of a seat in a drawn tree, 1 for the top.

    In the first round every other line is free; a winner's line is halfway between the two players.

    level -- the round of the tree, from 1; seat -- from 0
    """
    return (2 * seat + 1) * (1 << (level - 1))
