"""Lay meetings into the remaining rounds, so that as many as possible are played.

A round robin begins with a table in which every meeting has its round. When pairs were changed by
hand, or somebody came late or went away, meetings lose their round: then others are moved along a
chain, as edges of a graph are coloured (Kempe 1879), so that all are played while there is room.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.domain.model.units import PlayerId

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

TRIES = 20
"""The number of new tries with the meetings without a round before all others."""

Bout = tuple[PlayerId, PlayerId, int]
"""Two who are to meet, the smaller number first, and for which time: 1, in a double round 2."""


@dataclass
class Filling:
    """The remaining rounds with the meetings laid into them so far.

    steps -- the rounds that remain, the next one first
    may -- whether a player can play in a round
    at -- player -> round -> the meeting laid there
    """

    steps: Sequence[int]
    may: Callable[[PlayerId, int], bool]
    at: dict[PlayerId, dict[int, Bout]] = field(default_factory=dict)

    def of(self, step: int) -> tuple[Bout, ...]:
        """Return the meetings of a round, sorted."""
        return tuple(sorted({taken[step] for taken in self.at.values() if step in taken}))

    def fits(self, bout: Bout, step: int) -> bool:
        """Tell whether both can play in that round and have no other meeting in it."""
        return step in self.steps and all(self._open(player, step) for player in bout[:2])

    def put(self, bout: Bout, step: int) -> None:
        """Lay a meeting into a round."""
        for player in bout[:2]:
            self.at.setdefault(player, {})[step] = bout

    def insert(self, bout: Bout) -> bool:
        """Lay a meeting into the earliest round it fits, and tell if that worked.

        Others are moved if need be.
        """
        free = next((step for step in self.steps if self.fits(bout, step)), None)
        if free is None and self._made_room(bout):
            free = next(step for step in self.steps if self.fits(bout, step))
        if free is not None:
            self.put(bout, free)
        return free is not None

    def advance(self, bouts: Iterable[Bout]) -> None:
        """Move meetings to the next round where both players would else have none."""
        step = self.steps[0]
        for bout in bouts:
            if self.fits(bout, step):
                for player in bout[:2]:
                    taken = self.at.setdefault(player, {})
                    self.at[player] = {n: other for n, other in taken.items() if other != bout}
                self.put(bout, step)

    def _open(self, player: PlayerId, step: int) -> bool:
        """Tell whether a player can play in that round and has no meeting in it."""
        return self.may(player, step) and step not in self.at.get(player, {})

    def _made_room(self, bout: Bout) -> bool:
        """Move meetings so that one round is free for both players; tell if it worked."""
        one, other, _ = bout
        for mine in self.steps:
            for theirs in self.steps:
                if self._open(one, mine) and self._open(other, theirs):
                    chain = self._chain(other, mine, theirs)
                    if chain and self._exchange(chain, one, mine, theirs):
                        return True
        return False

    def _chain(self, start: PlayerId, first: int, second: int) -> list[Bout]:
        """Return the meetings, from a player on, that are in the two rounds by turns."""
        chain: list[Bout] = []
        player, step = start, first
        while step in self.at.get(player, {}):
            bout = self.at[player][step]
            chain.append(bout)
            player = bout[1] if player == bout[0] else bout[0]
            step = second if step == first else first
        return chain

    def _exchange(self, chain: Sequence[Bout], end: PlayerId, first: int, second: int) -> bool:
        """Swap the two rounds of a chain's meetings; tell if it worked.

        It does not where the chain contains the player `end`, or one is out in the other round.
        """
        moves = [(bout, second if at % 2 == 0 else first) for at, bout in enumerate(chain)]
        players = {player for bout in chain for player in bout[:2]}
        if end in players or not all(self.may(p, step) for bout, step in moves for p in bout[:2]):
            return False
        for player in players:
            self.at[player] = {
                step: bout for step, bout in self.at[player].items() if bout not in chain
            }
        for bout, step in moves:
            self.put(bout, step)
        return True


def fill_rounds(
    steps: Sequence[int],
    table: Mapping[Bout, int],
    may: Callable[[PlayerId, int], bool],
) -> tuple[Filling, tuple[Bout, ...]]:
    """Return the remaining rounds with their meetings, and the meetings without a round.

    table -- the meetings that are still to be played, and the round each has in the table; where
    that is over or not possible any more, another one is looked for

    What found no round is seated first at the next try, and meetings that stood in its way move.
    """
    first: tuple[Bout, ...] = ()
    best, fewest = _tried(steps, table, may, first)
    lost = fewest
    for _ in range(TRIES if lost else 0):
        first = (*lost, *(bout for bout in first if bout not in lost))
        found, lost = _tried(steps, table, may, first)
        if len(lost) < len(fewest):
            best, fewest = found, lost
        if not lost:
            break
    return best, fewest


def _tried(
    steps: Sequence[int],
    table: Mapping[Bout, int],
    may: Callable[[PlayerId, int], bool],
    first: Sequence[Bout],
) -> tuple[Filling, tuple[Bout, ...]]:
    """Return the rounds with the `first` meetings laid before all others, and those without one."""
    found = Filling(steps, may)
    lost = [bout for bout in first if not found.insert(bout)]
    for bout, step in table.items():
        if bout in first:
            continue
        if found.fits(bout, step):
            found.put(bout, step)
        else:
            lost.append(bout)
    lost = [bout for bout in lost if not found.insert(bout)]
    found.advance(table)
    remaining = (bout for bout in lost if bout not in found.at.get(bout[0], {}).values())
    return found, tuple(bout for bout in remaining if not found.insert(bout))
