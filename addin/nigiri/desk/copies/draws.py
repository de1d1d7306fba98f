"""Whether a round was drawn alike in two copies: who meets whom, with which colours, who has a bye.

Players are compared as persons, so a number may be another one in each copy. Results, handicaps
and tables are not part of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Game, Round
    from nigiri.domain.model.units import PlayerId


class DrawCompared(NamedTuple):
    """A round as it is drawn in copies A and B.

    both -- games of the same two, (in A, in B), in the order of A; turned -- those of them whose
    colours differ, known in both
    only_in_a, only_in_b -- games of two who do not meet in the other copy
    byes_only_in_a, byes_only_in_b -- by the numbers of each copy
    """

    both: tuple[tuple[Game, Game], ...]
    turned: tuple[tuple[Game, Game], ...]
    only_in_a: tuple[Game, ...]
    only_in_b: tuple[Game, ...]
    byes_only_in_a: tuple[PlayerId, ...]
    byes_only_in_b: tuple[PlayerId, ...]

    @property
    def alike(self) -> bool:
        """Tell whether pairs, colours and byes are the same."""
        return not any(self[1:])


def compared(a: Round, b: Round, numbers: Mapping[PlayerId, PlayerId]) -> DrawCompared:
    """Return the comparison of a round in A and in B; numbers -- in A -> in B."""
    in_b = {game.players: game for game in b.games}
    in_b |= {game.players[::-1]: game for game in b.games if game.players[::-1] not in in_b}
    seats = {game: tuple(numbers.get(each) for each in game.players) for game in a.games}
    both = tuple((game, in_b[pair]) for game, pair in seats.items() if pair in in_b)
    met_a, met_b = ({game for game, _ in both}, {game for _, game in both})
    byes = {numbers.get(each): each for each in a.byes}
    return DrawCompared(
        both,
        tuple((one, other) for one, other in both if _turned(one, other, numbers)),
        tuple(game for game in a.games if game not in met_a),
        tuple(game for game in b.games if game not in met_b),
        tuple(each for each in a.byes if numbers.get(each) not in b.byes),
        tuple(each for each in b.byes if each not in byes),
    )


def _turned(one: Game, other: Game, numbers: Mapping[PlayerId, PlayerId]) -> bool:
    """Tell whether White in A is Black in B; colours that nobody knows are no others."""
    return numbers[one.white] != other.white and not (one.open or other.open)
