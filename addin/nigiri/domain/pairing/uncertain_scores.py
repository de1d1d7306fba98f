"""The field while some scores are uncertain, and the blocks that can be cut off it (M19).

A block is cut off the field when its players can be paired with one another, and all others as
well, whatever their scores will be: who has met whom is known (M7).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.pairing.field import gather
from nigiri.domain.pairing.matching import pairable
from nigiri.domain.pairing_policies.byes import had_bye
from nigiri.domain.scores.scores import participations

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from typing import Literal

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId

    Direction = Literal["down", "up"]

#: Twice the place, from 0, at which a float is looked for first (M8): factor of the size, summand.
_PLACES = {"top": (0, 0), "middle": (1, -1), "bottom": (2, -2)}


def playing(event: Event, number: PlayerId, round_number: int) -> int:
    """Return the number of the player's games before that round that have no result."""
    return sum(line.unfinished for line in participations(event, number, round_number - 1))


@dataclass(frozen=True)
class Cut:
    """A part of the field, and the rest of it, by index.

    held -- the odd player of the group at the edge, who is in the rest; None: nobody
    """

    inside: tuple[int, ...] = ()
    rest: tuple[int, ...] = ()
    held: int | None = None


class UncertainField:
    """The players without game and bye, by index from the strongest of the highest score on.

    open -- index -> the lowest and the highest score of those whose score or bye is uncertain
    """

    def __init__(
        self,
        event: Event,
        round_number: int,
        free: Collection[PlayerId],
        uncertain: Collection[PlayerId] = (),
    ) -> None:
        """Gather the field of the `free` players; those `uncertain` may still get the bye."""
        self.event, self.round_number = event, round_number
        self.field = gather(event, round_number, free)
        self.numbers = self.field.numbers
        self.scores = [int(score) for score in self.field.score]
        self.all = range(len(self.numbers))
        self.open: dict[int, tuple[int, int]] = {}
        for i, number in enumerate(self.numbers):
            games = playing(event, number, round_number)
            if games or number in uncertain:
                self.open[i] = self.scores[i], self.scores[i] + 2 * games

    @property
    def top(self) -> list[int]:
        """Return the players with more than anybody whose score is open can reach."""
        most = max((most for _, most in self.open.values()), default=None)
        return [i for i in self.all if most is None or self.scores[i] > most]

    @property
    def bottom(self) -> list[int]:
        """Return the players with less than everybody whose score is open."""
        least = min((least for least, _ in self.open.values()), default=None)
        return [i for i in self.all if least is None or self.scores[i] < least]

    def between(self, high: int | None, low: int | None) -> list[int]:
        """Return the players who have, or may reach, a score between these; None: no limit."""
        spans: Mapping[int, tuple[int, int]] = {
            i: self.open.get(i, (self.scores[i], self.scores[i])) for i in self.all
        }
        return [
            i
            for i, (least, most) in spans.items()
            if (high is None or least <= high) and (low is None or most >= low)
        ]

    def direction(self, block: Sequence[int]) -> Direction | None:
        """Return the direction in which a block sends its odd player.

        "down" from the top, "up" from the bottom; None for a block in the middle, where it is open.
        The block holds whole groups.
        """
        others = [self.scores[i] for i in self.all if i not in block]
        if all(score < self.scores[block[-1]] for score in others):
            return "down"
        return "up" if all(score > self.scores[block[0]] for score in others) else None

    def reduced(self, block: Sequence[int], direction: Direction, gone: Collection[int]) -> Cut:
        """Return the largest cut of a block, without as many groups at its edge as it takes.

        gone -- players who are cut off already
        """
        while block:
            cut = self.cut(block, direction, gone)
            if cut is not None:
                return cut
            edge = self.scores[_edge(block, direction)]
            block = [i for i in block if self.scores[i] != edge]
        return Cut()

    def cut(
        self, block: Sequence[int], direction: Direction | None, gone: Collection[int] = ()
    ) -> Cut | None:
        """Return a block cut off without its odd player; None where others could not be paired."""
        others = [i for i in self.all if i not in block and i not in gone]
        odd = direction is not None and len(block) % 2 == 1
        for held in self._floaters(block, direction or "down") if odd else [None]:
            inside = tuple(i for i in block if i != held)
            rest = tuple(others if held is None else sorted([*others, held]))
            if pairable(inside, self.field.banned) and self._can_be_paired(rest):
                return Cut(inside, rest, held)
        return None

    def boards_above(self, cut: Cut) -> int:
        """Return the number of boards of the rest that belong above the block."""
        return sum(self.scores[i] >= self.scores[cut.inside[0]] for i in cut.rest) // 2

    def _floaters(self, block: Sequence[int], direction: Direction) -> list[int]:
        """Return the players of the group at the edge who may be held, first choice first (M8)."""
        settings, field = self.event.settings, self.field
        edge = self.scores[_edge(block, direction)]
        group = [i for i in block if self.scores[i] == edge]
        down = direction == "down"
        before = field.down if down else field.up
        each, first = _PLACES[settings.float_down if down else settings.float_up]
        aim = each * len(group) + first
        places = {i: place for place, i in enumerate(group)}
        return sorted(group, key=lambda i: (int(before[i]), abs(2 * places[i] - aim), -i))

    def _can_be_paired(self, rest: Sequence[int]) -> bool:
        """Tell whether the rest can be paired, one of them with the bye if it is odd."""
        if len(rest) % 2 == 0:
            return pairable(rest, self.field.banned)
        return any(
            pairable([i for i in rest if i != bye], self.field.banned)
            for bye in rest
            if not had_bye(self.event, self.numbers[bye], self.round_number)
        )


def _edge(block: Sequence[int], direction: Direction) -> int:
    """Return the player of a block who is next to those that are not drawn."""
    return block[-1] if direction == "down" else block[0]
