"""The wishes of a round (Event.wishes) as arrays over a field."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.pairing.squares import square_of
from nigiri.domain.scores.scores import games_won, pairing_score

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing.squares import Bools, Pair

#: E6: contenders are at most so many half points below the leading one of them.
NEAR = 2


@dataclass(frozen=True, eq=False)
class Wants:
    """The wishes of a round as arrays over the players of a field.

    rather, rather_not -- squares: the pairs wished for, and those to be avoided
    wishing -- whether a player could meet somebody they would rather meet
    contending -- whether a player plays for the title near the lead (E6)
    children -- whether a player is to win a game and has won none (B25)
    """

    rather: Bools
    rather_not: Bools
    wishing: Bools
    contending: Bools
    children: Bools

    @property
    def any_wish(self) -> bool:
        """Tell whether any pair is wished for or to be avoided."""
        return bool(self.wishing.any() or self.rather_not.any())


def wants(event: Event, round_number: int, order: Sequence[PlayerId], closed: Bools) -> Wants:
    """Return the wishes of the round for these players, in this order.

    closed -- square of those who cannot meet, or met before
    """
    rather, rather_not = (
        square_of(order, pairs_of(event, round_number, kind)) for kind in ("rather", "rather not")
    )
    return Wants(
        rather=rather,
        rather_not=rather_not,
        wishing=np.asarray((rather & ~closed).any(axis=1), dtype=np.bool_),
        contending=_marked(order, _contenders(event, round_number, order)),
        children=_marked(order, _children(event, round_number)),
    )


def members(event: Event, round_number: int, kind: str) -> Iterator[tuple[PlayerId, ...]]:
    """Yield the players of each wish of that kind that counts in the round."""
    for wish in event.wishes:
        if wish.kind == kind and wish.counts_in(round_number):
            yield wish.players


def pairs_of(event: Event, round_number: int, kind: str) -> Iterator[Pair]:
    """Yield every pair in a wish of that kind that counts in the round."""
    for group in members(event, round_number, kind):
        yield from combinations(group, 2)


def _contenders(event: Event, round_number: int, order: Sequence[PlayerId]) -> set[PlayerId]:
    """Return the players of the field who play for the title near the lead (E6).

    The leader may be in no field, with a game made by hand or the bye, and counts all the same.
    """
    named = {n for group in members(event, round_number, "title") for n in group}
    here = {n for n, player in event.by_number.items() if player.plays_in(round_number)}
    playing = named & (here | set(order))
    scores = {number: pairing_score(event, number, round_number) for number in playing}
    lead = max(scores.values(), default=0)
    return {number for number in playing & set(order) if scores[number] >= lead - NEAR}


def _children(event: Event, round_number: int) -> set[PlayerId]:
    """Return the children who have not won a game yet; a bye is no win (B25)."""
    named = {n for group in members(event, round_number, "child") for n in group}
    known = named & event.by_number.keys()
    return {number for number in known if not games_won(event, number, round_number - 1)}


def _marked(order: Sequence[PlayerId], chosen: set[PlayerId]) -> Bools:
    """Return whether each of the players is among the chosen."""
    return np.array([number in chosen for number in order], dtype=np.bool_)
