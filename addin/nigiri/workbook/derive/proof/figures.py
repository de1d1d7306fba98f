"""What the values of Proof are made from: the lines, what they are worth, and sums of each other.

Quarter points, as a point won against an opponent's half point makes a quarter; only a sum
extrapolated to all rounds can be a fraction of them. None stands for no figure.

Added up from the lines as the formulas do it, not by the tie-breaks of the domain; so the ticks
compare two ways of counting here, too. What a round adds stands in terms.py, what becomes of it in
sums.py, each beside its formula.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.domain.cached import once
from nigiri.domain.starts.start_scores import initial_score
from nigiri.workbook.derive.proof.lines import is_idle, proof_lines, rounding
from nigiri.workbook.derive.proof.lines import worths as scoring_worths
from nigiri.workbook.derive.proof.meaning import stones
from nigiri.workbook.layout.varying_columns import SEEN

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.scores.scores import Participation
    from nigiri.workbook.derive.proof.lines import Line
    from nigiri.workbook.derive.proof.plan import Summed

Figure = int | Fraction | None

POINT = 4
"""A point in quarter points."""


@dataclass(frozen=True)
class ProofFigures(ABC):
    """The figures of an event, each computed once; live.py says which term and sum a code has."""

    event: Event

    @cached_property
    def lines(self) -> Mapping[PlayerId, tuple[Line, ...]]:
        """Return player -> the lines of the drawn rounds."""
        found: dict[PlayerId, tuple[Line, ...]] = dict.fromkeys(self.event.by_number, ())
        for line in proof_lines(self.event):
            if line.part is not None:
                found[line.player] += (line,)
        return found

    @cached_property
    def _adds(self) -> dict[str, dict[tuple[PlayerId, int | None], Figure]]:
        """Return the figures of lines computed so far, by code of the sum."""
        return {}

    @cached_property
    def _sums(self) -> dict[str, dict[PlayerId, Figure]]:
        """Return the sums computed so far, by code."""
        return {}

    def adds(self, code: str, line: Line) -> Figure:
        """Return the figure that a round's line adds to a sum; None for no figure."""
        if code not in self._adds:
            self._adds[code] = {
                (each.player, each.round): self.term(code, each, each.part)
                for lines in self.lines.values()
                for each in lines
                if each.part is not None
            }
        return self._adds[code][line.player, line.round]

    def sum(self, code: str, player: PlayerId) -> Figure:
        """Return a player's sum."""
        if code not in self._sums:
            self._sums[code] = {number: self.total(code, number) for number in self.event.by_number}
        return self._sums[code][player]

    @abstractmethod
    def term(self, code: str, line: Line, part: Participation) -> Figure:
        """Work out the figure that a round adds to a sum."""

    @abstractmethod
    def total(self, code: str, player: PlayerId) -> Figure:
        """Work out a player's sum."""

    @once
    def start(self, player: PlayerId) -> int:
        """Return a player's initial score, in quarter points."""
        return 2 * initial_score(self.event, self.event.player(player))

    def rounded(self, code: str, lines: Iterable[Line]) -> int:
        """Return the sum of a table of Scoring over some lines, rounded as it says."""
        worth = self.worths(code)
        games = sum(worth[line.kind] for line in lines if not is_idle(line.kind))
        idle = sum(worth[line.kind] for line in lines if is_idle(line.kind))
        match rounding(self.event.settings.scoring, code):
            case "idle":
                return games + idle // POINT * POINT
            case "all":
                return (games + idle) // POINT * POINT
            case _:
                return games + idle

    @once
    def worths(self, code: str) -> Mapping[str, int]:
        """Return kind of round -> quarter points that it adds to a sum of TABLES."""
        return {
            kind: 2 * worth
            for kind, worth in scoring_worths(self.event.settings.scoring, code).items()
        }

    def counted(self, part: Participation, seen: str) -> int | Fraction:
        """Return the opponent's figure as it counts, with handicap; seen -- SEEN or SEEN_WINS."""
        assert part.opponent is not None  # noqa: S101 - the callers have a game
        more = 2 * stones(self.event, part) if seen == SEEN else 0
        return (self.sum(seen, part.opponent) or 0) + more

    def begin(self, summed: Summed, player: PlayerId) -> int:
        """Return the initial score in quarter points for sums of scores, 0 for any other sum."""
        return self.start(player) if summed.by_score else 0

    def stands(self, stand_in: str, summed: Summed, player: PlayerId) -> Figure:
        """Return the figure that stands for a missing opponent, None for no figure."""
        begin = self.begin(summed, player)
        match stand_in:
            case "zero":
                return 0
            case "start":
                return begin
            case "own less one":
                return begin + self.rounded(summed.own, self.lines[player]) - POINT
            case _:
                return None
