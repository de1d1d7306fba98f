"""What must be put right before a round counts: in the rounds it is drawn from, in its draft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import SheetProblems
from nigiri.workbook.live.context import Context
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.review import review

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Set as AbstractSet

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.problems import Problem
    from nigiri.workbook.read.workbook import Draft, Reading


def check_rounds_before(workbook: Workbook, reading: Reading, number: int) -> None:
    """Raise SheetProblems with what stops the draw of a round: in the rounds before it.

    Rounds that are over have none: what was played counts (M7). So only a draw ahead of the last
    results is stopped: by a rematch, a second bye, somebody who is out.
    """
    before = {n: each for n, each in reading.rounds.items() if n < number}
    if all(each.round.complete for each in before.values()):
        return
    _stop(workbook, reading, {reading.book.rounds[n].name for n in before})


def check_draft(workbook: Workbook, reading: Reading, draft: Draft) -> None:
    """Raise SheetProblems with what stands ■ on a draft's sheet, by which it may not be kept."""
    _stop(workbook, reading, {draft.place.name})


def kept_wrong(workbook: Workbook, number: int) -> Iterator[str]:
    """Yield what is ■ in a round just drawn, or its draft: only what the director kept can be.

    What was typed wins, also a rematch; but nobody is to find out from the players.
    """
    reading = read(workbook)
    place = reading.book.draft or reading.book.rounds[number]
    for found in _stops(workbook, reading, {place.name}):
        yield f"Kept as you have it, though not in order: {found}"


def _stop(workbook: Workbook, reading: Reading, sheets: AbstractSet[str]) -> None:
    """Raise SheetProblems where something on these sheets stops a draw."""
    stops = _stops(workbook, reading, sheets)
    if stops:
        raise SheetProblems(stops)


def _stops(workbook: Workbook, reading: Reading, sheets: AbstractSet[str]) -> tuple[Problem, ...]:
    """Return what stops a draw on these sheets."""
    found = review(Context(workbook, reading))
    return tuple(p for p in found if p.weight == "stop" and p.sheet in sheets)
