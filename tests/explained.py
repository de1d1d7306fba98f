"""Why a new draw is worse by some measure: the first criterion of the draw in which the two differ.

What stands above a measure decides before it. Two draws that a criterion of the draw tells apart in
favour of the played one would be a mistake of ours, unless the played one has a rematch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.pairing.board_costs import first_difference, measured

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Round


@dataclass(frozen=True)
class Reason:
    """What decided between the played draw and the new one.

    code -- of the criterion, or what is the case where none decided
    played, anew -- what the boards cost by it
    """

    code: str
    played: int = 0
    anew: int = 0

    @property
    def right(self) -> bool:
        """Tell whether the new draw is the better one by that criterion, or as good."""
        return self.anew <= self.played


#: The pairs are the same, and colours at most differ: the lot tells any other two draws apart.
NOTHING_DECIDED = Reason("the same pairs")
#: M9's first not yet met, in the last rounds: no criterion has a say in such a group.
RELIEVED = Reason("first not met")


def decided(event: Event, played: Round, anew: Round) -> Reason:
    """Return the first criterion in which the boards of the two rounds differ."""
    step = first_difference(measured(event, played), measured(event, anew))
    return NOTHING_DECIDED if step is None else Reason(step.code, step.before, step.after)
