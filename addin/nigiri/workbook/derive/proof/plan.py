"""The columns of Proof that the criteria of an event need.

criteria                   what a round adds              is added up from
NBW MMS                    what the round counts          -
ALL                        -                              the missed rounds
SOS SOS-1 SOS-2 SDOS       the opponent's score, adjusted what opponents see of everybody
SOSW SOSW-1 SOSW-2 SDOSW   the opponent's victories       the same
SOSOS SOSOSW               the opponent's SOS, SOSW       SOS, SOSW
CUSS CUSSW                 the figure after the round     -
CUSP CPS                   the result, by its round       -
EXT EXR                    the opponent's victories       NBW

SEQ, KO, PO, ONE, DC, SDC, RATING, RANK and LOT are no sums: they are shown as nigiri computed them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.cached import once_an_event
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
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.scoring import Scoring

NO_SUMS = ("SEQ", "KO", "PO", "ONE", "DC", "SDC", "RATING", "RANK", "LOT")
ALWAYS = ("NBW", "MMS")
NEEDS = {"SOSOS": "SOS", "SOSOSW": "SOSW"}

#: The sums over opponents on either scale; those of one family add the same.
BY_SCORE, BY_WINS = ("SOS", "SOS-1", "SOS-2", "SDOS"), ("SOSW", "SOSW-1", "SOSW-2", "SDOSW")
LESS = {"SOS-1": ("SOS", 1), "SOS-2": ("SOS", 2), "SOSW-1": ("SOSW", 1), "SOSW-2": ("SOSW", 2)}


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


@once_an_event
def plan_of(event: Event) -> Plan:
    """Return the plan of Proof: victories and score first, then the criteria in their order."""
    codes = placing_codes(event)
    sums = tuple(dict.fromkeys([*ALWAYS, *_summed(codes)]))
    seen = [SEEN] if set(BY_SCORE) & set(sums) else []
    seen += [SEEN_WINS] if set(BY_WINS) & set(sums) else []
    own = [LESS.get(code, (code, 0))[0] for code in sums if code not in {*ALWAYS, "ALL"}]
    scoring = event.settings.scoring
    points = [POINTS] if "CUSS" in sums or (SEEN in seen and _by_own(scoring)) else []
    adds = tuple(dict.fromkeys([*ALWAYS, *seen, *own, *points]))
    return Plan(sums, tuple(code for code in codes if code in NO_SUMS), adds, tuple(seen))


def _summed(codes: tuple[str, ...]) -> Iterator[str]:
    """Yield the codes that are sums, each behind what it is made of."""
    for code in codes:
        if code in NEEDS:
            yield NEEDS[code]
        if code not in NO_SUMS:
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
