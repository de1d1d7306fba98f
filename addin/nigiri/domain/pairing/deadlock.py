"""Name the players for whom no round can be drawn without a rematch, and who alone could help.

By Tutte and Berge a field that cannot be paired contains a few players (the helpers) without whom
the others fall into more groups of odd size than there are helpers; the players of such a group
can meet nobody outside it but helpers. The fewest and smallest groups that prove it are named.

The players whom some matching of the most pairs leaves over (Gallai and Edmonds) are found by
alternating paths: from each player whom one such matching leaves over, every second step takes a
pair of it. Whoever stands at an even step could be left over instead. Where two even steps meet,
the paths close to an odd cycle (a blossom), all of which is at an even step, too.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from nigiri.domain.pairing.field import bans
from nigiri.domain.pairing.matching import most_pairs
from nigiri.errors import NoPairing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing.squares import Bools


def left_over(players: Sequence[int], banned: Bools) -> list[int]:
    """Return those of these indices whom some matching of the most pairs leaves over, in order."""
    found = _AlternatingPaths(players, banned).even_players()
    return [one for one in players if one in found]


class _AlternatingPaths:
    """The alternating paths from the players whom one matching of the most pairs leaves over.

    mate -- the partner in the matching
    came_from -- player at an odd step -> the player before on the path
    root -- player at an even step -> the first player of their blossom (follow it to a fixed point)
    """

    def __init__(self, players: Sequence[int], banned: Bools) -> None:
        """Begin with the players who are left over."""
        self.players, self.banned = np.asarray(players, dtype=np.int64), banned
        pairs = most_pairs(players, banned)
        self.mate = {**dict(pairs), **{b: a for a, b in pairs}}
        self.came_from: dict[int, int] = {}
        self.root: dict[int, int] = {}
        self.even = [one for one in players if one not in self.mate]
        self.root.update((one, one) for one in self.even)

    def even_players(self) -> set[int]:
        """Follow all paths and return the players at an even step."""
        for one in self.even:  # grows on the way
            for other in self.players[~self.banned[one, self.players]].tolist():
                if other in self.root:
                    self._close(one, other)
                elif other not in self.came_from:
                    self.came_from[other] = one
                    self._reach(self.mate[other])
        return set(self.even)

    def _reach(self, one: int) -> None:
        """Note that a player is at an even step."""
        self.root[one] = one
        self.even.append(one)

    def _blossom(self, one: int) -> int:
        """Return the first player of the blossom of `one`: mostly `one` alone."""
        while self.root[one] != one:
            self.root[one] = one = self.root[self.root[one]]
        return one

    def _back(self, one: int) -> Iterator[int]:
        """Yield the blossoms on the way back from `one`, each by its first player."""
        yield (at := self._blossom(one))
        while at in self.mate:
            yield (at := self._blossom(self.came_from[self.mate[at]]))

    def _close(self, one: int, other: int) -> None:
        """Make a blossom of the paths to two players at even steps who can meet.

        The paths have a player in common: otherwise the matching could have one pair more.
        """
        passed = set(self._back(one))
        meeting = next(at for at in self._back(other) if at in passed)
        for end in (one, other):
            for at in list(takewhile(lambda at: at != meeting, self._back(end))):
                odd = self.mate[at]
                self._reach(odd)
                self.root[at] = self.root[odd] = meeting


class Blockade(NamedTuple):
    """The proof that some players cannot all be paired, whatever the others do.

    groups -- players who can only meet one another and the helpers, each group of odd size
    helpers -- everyone else whom somebody in a group could still meet: fewer than there are groups
    """

    groups: tuple[tuple[int, ...], ...]
    helpers: tuple[int, ...]


def blockade(players: Sequence[int], banned: Bools) -> Blockade:
    """Return the proof that these players cannot all be paired, with no group more than it takes.

    Meant for a field that cannot be paired; for one that can there are no groups.
    """
    spare = set(left_over(players, banned))
    groups = sorted(_groups(spare, banned), key=lambda group: (len(group), group))
    others = [player for player in players if player not in spare]
    reachable = [_reached(group, others, banned) for group in groups]
    proofs = (_proof(reachable, last) for last in range(len(groups)))
    proof = min(proofs, key=lambda each: sum(len(groups[index]) for index in each), default=[])
    return Blockade(
        groups=tuple(tuple(groups[index]) for index in proof),
        helpers=tuple(sorted({helper for index in proof for helper in reachable[index]})),
    )


def no_pairing(event: Event, round_number: int, players: Sequence[PlayerId]) -> NoPairing:
    """Return the error that names the players who cannot be paired, and who could help."""
    found = blockade(range(len(players)), bans(event, round_number, players))

    def named(indices: Iterable[int]) -> list[str]:
        return [f"{event.player(players[i]).name} ({players[i]})" for i in indices]

    return NoPairing(round_number, list(map(named, found.groups)), named(found.helpers))


def _groups(players: Iterable[int], banned: Bools) -> list[list[int]]:
    """Return the players in groups connected by games that are still possible, each sorted."""
    groups: list[list[int]] = []
    waiting = set(players)
    while waiting:
        group = [min(waiting)]
        waiting -= set(group)
        for one in group:
            reached = _reached([one], waiting, banned)
            group += reached
            waiting -= set(reached)
        groups.append(sorted(group))
    return groups


def _reached(group: Sequence[int], others: Iterable[int], banned: Bools) -> list[int]:
    """Return those of the others whom somebody in the group can still meet, sorted."""
    return sorted(other for other in others if any(not banned[one, other] for one in group))


def _proof(reachable: Sequence[Sequence[int]], last: int) -> list[int]:
    """Return the indices of groups that are more than their helpers; none can be left out.

    last -- the group that is dropped last, if at all
    reachable -- for each group the helpers whom it could meet
    """
    needed = list(range(len(reachable)))
    for one in sorted(needed, key=lambda index: (index == last, -index)):
        rest = [index for index in needed if index != one]
        if not _all_helped([reachable[index] for index in rest]):
            needed = rest
    return needed


def _all_helped(reachable: Sequence[Sequence[int]]) -> bool:
    """Tell whether every group can have a helper of its own.

    reachable -- for each group the helpers whom it could meet
    """
    helps: dict[int, int] = {}

    def helped(group: int, tried: set[int]) -> bool:
        """Find a helper for a group; one who helps another may move, if that finds another."""
        for helper in reachable[group]:
            if helper not in tried:
                tried.add(helper)
                if helper not in helps or helped(helps[helper], tried):
                    helps[helper] = group
                    return True
        return False

    return all(helped(group, set()) for group in range(len(reachable)))
