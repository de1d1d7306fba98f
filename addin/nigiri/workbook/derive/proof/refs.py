"""References into Proof and the rounds' sheets, and small expressions, as its formulas write them.

Formulas refer to their own row relatively and to all else absolutely, so that the lines may be
sorted.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.domain.cached import once
from nigiri.domain.model.units import HalfPoints, decimal_points
from nigiri.domain.starts.start_scores import initial_score
from nigiri.messages.catalogue import text
from nigiri.workbook.derive.proof.lines import EVERY_KIND, TABLES, rounding, worths
from nigiri.workbook.layout.varying_columns import PLUS
from nigiri.workbook.live.refs import ROW
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.live.refs import RoundTable, Table


@dataclass(frozen=True)
class ProofRefs:
    """Where Proof and the rounds stand.

    own -- Proof, as it refers to itself; rounds -- by number
    """

    event: Event
    own: Table
    rounds: Mapping[int, RoundTable]
    language: str

    def __getitem__(self, key: str) -> str:
        """Return a cell of the line, its row written as ROW."""
        cells = self._cells
        if key not in cells:
            cells[key] = self.own.cell(key, ROW)
        return cells[key]

    @cached_property
    def _cells(self) -> dict[str, str]:
        """Return the cells referred to so far, by column key."""
        return {}

    @once
    def column(self, key: str) -> str:
        """Return a whole column of Proof."""
        return self.own.column(key)

    @cached_property
    def texts(self) -> dict[tuple[str, int], str]:
        """Return the terms that were written so far, by name and round."""
        return {}

    def word(self, kind: str) -> str:
        """Return the words for a kind of round, as a text in a formula."""
        return quoted(text(f"proof.{kind}", self.language))

    @cached_property
    def worths(self) -> Mapping[str, str]:
        """Return code of a table of Scoring -> the formula of the value of the line's round."""
        return {code: self._worth(code) for code in TABLES}

    def _worth(self, code: str) -> str:
        """Return the formula of one table: the value of the round by what happened."""
        by_kind, found = worths(self.event.settings.scoring, code), "0"
        for value in sorted({*by_kind.values()} - {0}):
            kinds = (kind for kind in EVERY_KIND if by_kind[kind] == value)
            found = f"IF({self.happened(kinds)},{points(value)},{found})"
        return found

    def happened(self, kinds: Iterable[str]) -> str:
        """Return the test whether one of these kinds of rounds happened in the line."""
        tests = [f"{self['what']}={self.word(kind)}" for kind in kinds]
        return tests[0] if len(tests) == 1 else f"OR({','.join(tests)})"

    @once
    def start(self, player: PlayerId) -> str:
        """Return the initial score of a player, as a number in a formula."""
        return points(initial_score(self.event, self.event.player(player)))

    @once
    def of_opponent(self, key: str) -> str:
        """Return the formula of a column's cell in the line with the opponent's sums."""
        return f"INDEX({self.column(key)},{self['at']})"

    @once
    def total(self, code: str) -> str:
        """Return the sum of what the player's rounds count by a table, rounded as Scoring says.

        code -- of proof.lines.TABLES
        """
        rounded = rounding(self.event.settings.scoring, code)
        who = f"{self.column(code + PLUS)},{self.column('number')},{self['number']}"
        if rounded == "idle":
            idle = self.column("idle")
            return f'SUMIFS({who},{idle},0)+INT(SUMIFS({who},{idle},">0"))'
        return f"INT(SUMIFS({who}))" if rounded == "all" else f"SUMIFS({who})"


def points(half_points: int) -> str:
    """Return half points as a number in a formula: -3 is "-1.5"."""
    return decimal_points(HalfPoints(half_points))
