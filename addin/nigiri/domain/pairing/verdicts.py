"""Prove what a round had to be: the best draw that does otherwise, and what it makes worse.

A round had to do something where every draw that does otherwise is worse. The best of those draws
is solved for, and the first criterion in which it differs is the one that nobody could spare: any
other draw that does otherwise is worse by it, or by one above. Two ways of doing otherwise:

without   pairs do not meet
fewer     fewer boards are of some kind, such as two of one club. The fewest among the draws that
          are best by the first n criteria grow with n, so the last n with fewer than the round has
          is found by halving; the next criterion is the one that gives way

Both are proofs only of a round that is the best by its criteria (`is_best`). One that a director
changed, that another program drew, or whose halves gave way (M9), is not; nothing is claimed of it
then (UNKNOWN), nor of fields of more than MOST players, where it would take too long. Who sits out
and the director's own pairs are decided beforehand, and no part of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np

from nigiri.domain.pairing.board_costs import first_difference
from nigiri.domain.pairing.candidates import complete, window
from nigiri.domain.pairing.criteria import Criterion
from nigiri.domain.pairing.optimum import optimum
from nigiri.errors import Forbidden

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.domain.pairing.board_costs import Measured, Step
    from nigiri.domain.pairing.candidates import Candidates
    from nigiri.domain.pairing.criteria import Cost
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair

#: The most players of a field of which anything is proved.
MOST = 300
#: The number of pairs up to which such a field is not pruned: there is hardly a good draw to begin
#: with where almost all pairs are equal by what counts most.
FEW = 20_000


class Verdict(NamedTuple):
    """What the best draw that does otherwise would have been.

    kind -- "never": there is no such draw; "worse": by `step`, the first criterion that differs;
    "lot": equal in all but the lot; "unknown": nothing is known of it
    """

    kind: Literal["never", "worse", "lot", "unknown"]
    step: Step | None = None


UNKNOWN, NEVER = Verdict("unknown"), Verdict("never")


def is_best(drawn: Measured) -> bool:
    """Tell whether a round is the best by its criteria; False also where that takes too long."""
    if len(drawn.field) > MOST:
        return False
    try:
        found = optimum(drawn.field, drawn.criteria)
    except Forbidden:  # too large for the solver's integers
        return False
    return found is not None and {*found} == {*drawn.pairs}


def without(drawn: Measured, pairs: Iterable[Pair]) -> Verdict:
    """Return the verdict on a draw without any of these pairs, beside a round that is the best."""
    square = drawn.field.banned.copy()
    for pair in pairs:
        square[pair] = square[pair[::-1]] = True
    banned = replace(drawn.field, banned=square)

    def candidates(field: Field, criteria: Sequence[Criterion]) -> Candidates:
        # who may meet decides what a contender's board costs: the window's proof needs it as it was
        return (complete if field.wants.contending.any() else window)(banned, criteria)

    found = optimum(drawn.field, drawn.criteria, candidates=candidates)
    return NEVER if found is None else _verdict(drawn, drawn.instead(found))


def fewer(drawn: Measured, such: Cost) -> Verdict:
    """Return the verdict on a draw with fewer boards of a kind, beside a round that is the best.

    such -- what each board counts, such as 1 for each of the kind and 0 for the others
    """
    if len(drawn.field) > MOST:
        return UNKNOWN
    try:
        return _fewer(drawn, such)
    except Forbidden:  # with one criterion more, too large for the solver's integers
        return UNKNOWN


def _fewer(drawn: Measured, such: Cost) -> Verdict:
    """Return the verdict on a draw with fewer; raise Forbidden where it cannot be solved."""
    kind, criteria = Criterion("such", such), drawn.criteria
    codes = [each.code for each in criteria]

    def fewest(above: int) -> Measured:
        """Return a draw with the fewest, of those that are best by so many criteria."""
        order = (*criteria[:above], kind, *criteria[above:])
        found = optimum(drawn.field, order, few=FEW)
        return drawn.instead(found or drawn.pairs)

    def first(other: Measured) -> int:
        """Return the index of the first criterion by which another draw differs."""
        step = first_difference(drawn, other)
        return len(criteria) if step is None else codes.index(step.code)

    many, best = counted(drawn, such), drawn
    low, high = -1, len(criteria)  # of those best by so many criteria some have fewer, none has
    while high - low > 1:
        middle = (low + high) // 2
        other = fewest(middle)
        if counted(other, such) < many:
            best, low = other, first(other)
        else:
            high = middle
    return NEVER if best is drawn else _verdict(drawn, best)


def least(codes: Sequence[str], verdicts: Sequence[Verdict]) -> Verdict:
    """Return the verdict of the draw that gives way least; NEVER where there is no such draw.

    codes -- of the criteria, most important first. UNKNOWN where one of the verdicts is.
    """

    def way(verdict: Verdict) -> tuple[int, int]:
        """Return a key that is the smaller, the less a draw gives way: later, and by less."""
        step = verdict.step
        return (-len(codes), 0) if step is None else (-codes.index(step.code), step.after)

    if UNKNOWN in verdicts:
        return UNKNOWN
    return min((verdict for verdict in verdicts if verdict != NEVER), key=way, default=NEVER)


def counted(drawn: Measured, such: Cost) -> int:
    """Return the sum of what all boards count."""
    upper, lower = np.array(drawn.pairs, dtype=np.int64).reshape(-1, 2).T
    return int(such(drawn.field, upper, lower).sum())


def _verdict(drawn: Measured, other: Measured) -> Verdict:
    """Return the first criterion by which the other draw is worse."""
    step = first_difference(drawn, other)
    if step is None or step.code == "lot":
        return Verdict("lot", step)
    return Verdict("worse", step) if step.after > step.before else UNKNOWN
