"""Prove whether fewer boards could have been such that a director looks at them (B10).

Which boards those are, and what is said of each, is in pairing_policies/pair_concerns.py; here the
same is counted for all pairs of a field at once, and verdicts.py solves again for fewer of them.
Nothing is solved where the draw left none.

A draw "could not avoid" them where no draw has fewer, or where whatever has fewer is worse by
something that stands above all that keeps such two apart: `apart` for what two have in common,
`score` for a wide gap, `handicap` for many stones. An event that leaves one of these out of its
criteria has nothing above it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from nigiri.domain.pairing.board_costs import Measured
from nigiri.domain.pairing.criteria import in_order
from nigiri.domain.pairing.criteria import stones as handicaps
from nigiri.domain.pairing.field import gather
from nigiri.domain.pairing.kept_apart import counted_now, shared
from nigiri.domain.pairing.verdicts import NEVER, UNKNOWN, Verdict, counted, fewer, least
from nigiri.domain.pairing_policies.pair_concerns import CLOSE, MOST_STONES
from nigiri.domain.systems.stages import judged

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.pairing.criteria import Cost
    from nigiri.domain.pairing.drawing import Drawn
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.squares import Ints
    from nigiri.domain.pairing_policies.pair_concerns import Concern


class Proof(NamedTuple):
    """Whether boards that a director looks at could have been fewer.

    verdict -- of the draw with fewer that gives way in the least important criterion
    avoidable -- False where no draw has fewer, or all are worse by something above
    """

    verdict: Verdict
    avoidable: bool


def proof(event: Event, drawn: Drawn, found: Sequence[Concern], *, left_over: bool) -> Proof:
    """Return the proof whether a round just drawn could have had fewer such boards.

    event -- with the rounds before, and all wishes that the draw went by
    found -- the boards of the draw's own of which there is something to say, at least one
    left_over -- whether many stones are worth a word (`concerns`)
    """
    order = [each.code for each in in_order(event.settings)]
    verdict = least(order, [*_verdicts(event, drawn, found, left_over=left_over)])
    if verdict == NEVER:
        return Proof(NEVER, avoidable=False)
    keeping = {code for each in found for code in _keeping(each, left_over=left_over)}
    above = order[: min(map(order.index, keeping))] if keeping <= {*order} else ()
    return Proof(verdict, avoidable=verdict.step is None or verdict.step.code not in above)


def _keeping(found: Concern, *, left_over: bool) -> Iterator[str]:
    """Yield the codes of the criteria that keep two such players apart."""
    if found.close:
        yield "apart"
    if found.gap:
        yield "score"
    if found.stones and left_over:
        yield "handicap"


def _verdicts(
    event: Event, drawn: Drawn, found: Sequence[Concern], *, left_over: bool
) -> Iterator[Verdict]:
    """Yield a verdict for each part of the round with such boards, for those of a system together.

    What a system pairs goes by no criteria: nothing is known of it.
    """
    games = {frozenset(each.game.players) for each in found}
    for together in drawn.together:
        here = [each for each in games if each <= {*together}]
        if here:
            games.difference_update(here)
            yield _verdict(event, drawn, together, len(here), left_over=left_over)
    if games:
        yield UNKNOWN


def _verdict(
    event: Event, drawn: Drawn, together: Collection[int], many: int, *, left_over: bool
) -> Verdict:
    """Return the verdict for one part of the round, in which so many such boards were found."""
    number = drawn.round.number
    boards = [board for board in drawn.boards if {*board.game.players} <= {*together}]
    if any(board.first_not_met for board in boards):
        return UNKNOWN
    field = gather(event, number, [n for board in boards for n in board.game.players])
    seats = (sorted(map(field.numbers.index, board.game.players)) for board in boards)
    criteria = tuple(each for each in in_order(event.settings) if each.applies(field))
    measured = Measured(field, criteria, tuple(sorted((one, other) for one, other in seats)))
    such = _looked_at(event, number, left_over=left_over)
    if counted(measured, such) != many:  # a handicap of a small board, say: other stones
        return UNKNOWN
    return fewer(measured, such)


def _looked_at(event: Event, round_number: int, *, left_over: bool) -> Cost:
    """Return a count of 1 for each board that a director looks at, as `concerns` finds them."""
    by_score = judged(event.settings, round_number).by_score
    keys = CLOSE if by_score else frozenset({"family"})
    least = event.settings.warn_gap

    def such(field: Field, upper: Ints, lower: Ints) -> Ints:
        found = shared(field, [key for key in counted_now(field) if key in keys], upper, lower) > 0
        if by_score and least is not None:
            gap = field.score[upper] - field.score[lower]
            found |= (gap >= 2 * least) & (gap > 0)
        if by_score and left_over:
            found |= handicaps(field, upper, lower) >= MOST_STONES
        return found.astype(np.int64)

    return such
