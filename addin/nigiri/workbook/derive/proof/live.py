"""The values of Proof in Python, by the terms and sums that the cards of the tie-breaks name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.derive.proof.figures import ProofFigures
from nigiri.workbook.derive.proof.plan import SUMS
from nigiri.workbook.derive.proof.sums import TOTALS
from nigiri.workbook.derive.proof.terms import TERMS

if TYPE_CHECKING:
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.scores.scores import Participation
    from nigiri.workbook.derive.proof.figures import Figure
    from nigiri.workbook.derive.proof.lines import Line


class ProofLive(ProofFigures):
    """The figures of an event as the formulas of Proof add them up."""

    def term(self, code: str, line: Line, part: Participation) -> Figure:
        """Return the figure that a round adds to a sum."""
        summed = SUMS[code]
        return TERMS[summed.added.term].figure(self, summed, line, part)

    def total(self, code: str, player: PlayerId) -> Figure:
        """Return a player's sum."""
        summed = SUMS[code]
        return TOTALS[summed.added.total].figure(self, summed, player)
