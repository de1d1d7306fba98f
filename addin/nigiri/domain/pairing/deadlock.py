"""Who is stuck when no round can be drawn without a rematch, and who alone could help.

By Tutte and Berge a field that cannot be paired contains a few players without whom the others
fall into more groups of odd size than these few can help; nobody in such a group has an opponent
left outside it but them. The fewest and smallest groups that already prove it are the ones to name.
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

# Whom a matching of as many pairs as possible can leave over (Gallai and Edmonds).
#
# From everybody whom one such matching leaves over, ways are followed that take a pair of it every
# second step. Whoever stands at an even step of one could be left over instead. Where two even
# steps meet, the ways close to an odd round trip (a blossom), all of which is at an even step, too.


def left_over(players: Sequence[int], banned: Bools) -> list[int]:
    """Return who of these indices is left over by some matching of the most pairs, in order."""
    found = _Ways(players, banned).followed()
    return [one for one in players if one in found]


class _Ways:
    """The ways from those whom one matching leaves over.

    mate -- the partner in it; came_from -- of those at an odd step, who stands before them
    root -- where the round trip of those at an even step begins (followed until it is itself)
    """

    def __init__(self, players: Sequence[int], banned: Bools) -> None:
        """Stand at those who are left over."""
        self.players, self.banned = np.asarray(players, dtype=np.int64), banned
        pairs = most_pairs(players, banned)
        self.mate = {**dict(pairs), **{b: a for a, b in pairs}}
        self.came_from: dict[int, int] = {}
        self.root: dict[int, int] = {}
        self.even = [one for one in players if one not in self.mate]
        self.root.update((one, one) for one in self.even)

    def followed(self) -> set[int]:
        """Return who is at an even step."""
        for one in self.even:  # grows on the way
            for other in self.players[~self.banned[one, self.players]].tolist():
                if other in self.root:
                    self._close(one, other)
                elif other not in self.came_from:
                    self.came_from[other] = one
                    self._reach(self.mate[other])
        return set(self.even)

    def _reach(self, one: int) -> None:
        """Note that one is at an even step."""
        self.root[one] = one
        self.even.append(one)

    def _begin(self, one: int) -> int:
        """Return where the round trip of one begins: mostly at one alone."""
        while self.root[one] != one:
            self.root[one] = one = self.root[self.root[one]]
        return one

    def _back(self, one: int) -> Iterator[int]:
        """Yield where the round trips on the way back from one begin, two steps by two."""
        yield (at := self._begin(one))
        while at in self.mate:
            yield (at := self._begin(self.came_from[self.mate[at]]))

    def _close(self, one: int, other: int) -> None:
        """Make one round trip of the ways to two who are at even steps and can meet.

        They meet further back: otherwise the matching could have one pair more.
        """
        passed = set(self._back(one))
        meeting = next(at for at in self._back(other) if at in passed)
        for end in (one, other):
            for at in list(takewhile(lambda at: at != meeting, self._back(end))):
                odd = self.mate[at]
                self._reach(odd)
                self.root[at] = self.root[odd] = meeting


class Blockade(NamedTuple):
    """Why some players cannot all be paired, whatever the others do.

    groups -- players who can only meet one another and the helpers, each group of odd size
    helpers -- everyone else whom somebody in a group could still meet: fewer than there are groups
    """

    groups: tuple[tuple[int, ...], ...]
    helpers: tuple[int, ...]


def blockade(players: Sequence[int], banned: Bools) -> Blockade:
    """Return what proves that these players cannot all be paired, leaving out no group in vain.

    Meant for a field that cannot be paired; of one that can there are no groups.
    """
    spare = set(left_over(players, banned))
    groups = sorted(_groups(spare, banned), key=lambda group: (len(group), group))
    others = [player for player in players if player not in spare]
    doors = [_reached(group, others, banned) for group in groups]
    proofs = (_proof(doors, last) for last in range(len(groups)))
    kept = min(proofs, key=lambda proof: sum(len(groups[index]) for index in proof), default=[])
    return Blockade(
        groups=tuple(tuple(groups[index]) for index in kept),
        helpers=tuple(sorted({helper for index in kept for helper in doors[index]})),
    )


def no_pairing(event: Event, round_number: int, players: Sequence[PlayerId]) -> NoPairing:
    """Return the error that names who is stuck among these players, and who alone could help."""
    found = blockade(range(len(players)), bans(event, round_number, players))

    def named(indices: Iterable[int]) -> list[str]:
        return [f"{event.player(players[i]).name} ({players[i]})" for i in indices]

    return NoPairing(round_number, list(map(named, found.groups)), named(found.helpers))


def stuck(players: Sequence[int], banned: Bools) -> list[int]:
    """Return the players who prove that these cannot all be paired; sorted."""
    return sorted(one for group in blockade(players, banned).groups for one in group)


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
    """Return the others whom somebody in the group has not met; sorted."""
    return sorted(other for other in others if any(not banned[one, other] for one in group))


def _proof(doors: Sequence[Sequence[int]], last: int) -> list[int]:
    """Return groups too many for their helpers, none in vain; `last` is left out last, if at all.

    doors -- whom each group could meet
    """
    kept = list(range(len(doors)))
    for one in sorted(kept, key=lambda index: (index == last, -index)):
        rest = [index for index in kept if index != one]
        if not _all_helped([doors[index] for index in rest]):
            kept = rest
    return kept


def _all_helped(doors: Sequence[Sequence[int]]) -> bool:
    """Tell whether every group can have a helper of its own; doors are whom each could meet."""
    helps: dict[int, int] = {}

    def helped(group: int, asked: set[int]) -> bool:
        """Find a helper, if need be by sending the group he helps now to another one."""
        for helper in doors[group]:
            if helper not in asked:
                asked.add(helper)
                if helper not in helps or helped(helps[helper], asked):
                    helps[helper] = group
                    return True
        return False

    return all(helped(group, set()) for group in range(len(doors)))
