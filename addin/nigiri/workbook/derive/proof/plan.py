"""The columns of Proof that the criteria of an event need, by the cards of the tie-breaks.

A card says what a round adds and what is made of it (domain/tiebreaks/criterion.py, `Added`). What
opponents see of everybody is a sum with columns of its own, and so is, where it is needed, what a
round brings oneself, whether or not the player has left since.

A criterion whose card names no sum is shown as nigiri computed it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once_an_event
from nigiri.domain.tiebreaks import SCORES, TIEBREAKS, VICTORIES
from nigiri.domain.tiebreaks.criterion import OWN as OF_OWN
from nigiri.domain.tiebreaks.criterion import SEEN as OF_SEEN
from nigiri.domain.tiebreaks.criterion import Added
from nigiri.workbook.derive.criteria import placing_codes
from nigiri.workbook.layout.varying_columns import (
    PLUS,
    POINTS,
    PROOF_FIRST,
    PROOF_LAST,
    SEEN,
    SEEN_WINS,
    SUM,
    TICK,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.scoring import Scoring


class Summed(NamedTuple):
    """A sum of Proof: its code, whether it counts McMahon scores, what is added up for it."""

    code: str
    by_score: bool
    added: Added

    @property
    def own(self) -> str:
        """Return the code of what a round brings oneself, on the same scale."""
        return POINTS if self.by_score else VICTORIES

    @property
    def seen(self) -> str:
        """Return the code of what opponents see, on the same scale."""
        return SEEN if self.by_score else SEEN_WINS

    @property
    def counted(self) -> str:
        """Return the key of the column with the opponent's figure, on the same scale."""
        return "counted" if self.by_score else "counted_wins"

    @property
    def column(self) -> str:
        """Return the code of the column with its terms, "" where it has none."""
        return self.added.like or (self.code if self.added.term else "")


SUMS: Mapping[str, Summed] = {
    **{
        card.code: Summed(card.code, card.by_score, card.added)
        for card in TIEBREAKS.values()
        if card.added is not None
    },
    SEEN: Summed(SEEN, True, Added("worth", "worth")),  # noqa: FBT003
    SEEN_WINS: Summed(SEEN_WINS, False, Added("worth", "worth")),  # noqa: FBT003
    POINTS: Summed(POINTS, True, Added("worth", "worth")),  # noqa: FBT003
}
"""Code -> the sum, of the tie-breaks that are sums and of what those are made from."""


@dataclass(frozen=True)
class Plan:
    """The columns of Proof of an event, as codes of criteria in their order.

    sums -- of the sums; no_sums -- of the other criteria
    adds -- the columns with what a round adds
    seen -- which of the figures that opponents see are needed: SEEN, SEEN_WINS
    """

    sums: tuple[str, ...]
    no_sums: tuple[str, ...]
    adds: tuple[str, ...]
    seen: tuple[str, ...]

    @property
    def looks_up(self) -> bool:
        """Tell whether a round without an opponent looks up a sum, that of the player."""
        return any(SUMS[code].added.of in SUMS for code in self.adds)


@once_an_event
def plan_of(event: Event) -> Plan:
    """Return the plan of Proof: victories and score first, then the criteria in their order."""
    codes = placing_codes(event)
    sums = tuple(dict.fromkeys([*SCORES, *_summed(codes)]))
    columns = dict.fromkeys(SUMS[code].column for code in sums)
    own = [code for code in columns if code and code not in SCORES]
    made_from = {(SUMS[code].added.of, SUMS[code].by_score) for code in own}
    seen = [SEEN] if (OF_SEEN, True) in made_from else []
    seen += [SEEN_WINS] if (OF_SEEN, False) in made_from else []
    needed = (OF_OWN, True) in made_from or (SEEN in seen and _by_own(event.settings.scoring))
    adds = tuple(dict.fromkeys([*SCORES, *seen, *own, *([POINTS] if needed else [])]))
    return Plan(sums, tuple(code for code in codes if code not in SUMS), adds, tuple(seen))


def _summed(codes: tuple[str, ...]) -> Iterator[str]:
    """Yield the codes that are sums, each behind what it is made of."""
    for code in codes:
        if code in SUMS:
            if SUMS[code].added.of in SUMS:
                yield SUMS[code].added.of
            yield code


def _by_own(scoring: Scoring) -> bool:
    """Tell whether a player's own figure stands for a missing opponent."""
    return "own less one" in {scoring.missed_sos, scoring.bye_sos, scoring.bye_sdos}


def proof_keys(event: Event) -> tuple[str, ...]:
    """Return the keys of the columns of Proof, in order."""
    plan = plan_of(event)
    counted = {"counted": SEEN in plan.seen, "counted_wins": SEEN_WINS in plan.seen}
    keys = [column.key for column in PROOF_FIRST if counted.get(column.key, True)]
    keys += [code + PLUS for code in plan.adds if code != POINTS]
    keys += ["place", "start", *(code + SUM for code in plan.seen)]
    keys += [code + sign for code in plan.sums for sign in (SUM, "", TICK)]
    keys += [*plan.no_sums, *(column.key for column in PROOF_LAST)]
    return (*keys, POINTS + PLUS) if POINTS in plan.adds else tuple(keys)
