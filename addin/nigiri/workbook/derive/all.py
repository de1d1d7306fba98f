"""Bring every derived cell of a workbook up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.apply import applied
from nigiri.workbook.changes import Changes, Operation, Say, SetCells
from nigiri.workbook.derive.bars import bar_targets
from nigiri.workbook.derive.context import Context
from nigiri.workbook.derive.event import event_target
from nigiri.workbook.derive.grid import grid_target
from nigiri.workbook.derive.players import players_target
from nigiri.workbook.derive.problems import problems_target
from nigiri.workbook.derive.rebuild import rebuild_operations
from nigiri.workbook.derive.rounds import round_target
from nigiri.workbook.derive.sections import sections_target
from nigiri.workbook.derive.standings import shown_standings, standings_target
from nigiri.workbook.read import read
from nigiri.workbook.review import review

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.standings import Standing
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.derive.target import Target
    from nigiri.workbook.read import Reading


def derive(
    workbook: Workbook, before: Sequence[Operation] = (), reading: Reading | None = None
) -> tuple[Operation, ...]:
    """Return what brings the derived cells of a workbook up to date.

    before -- the operations that led to `workbook`; when they added, removed or moved anything,
    all formulas are written anew because what they refer to may have moved
    reading -- of this workbook, where it was read already
    """
    context = Context(workbook, reading or read(workbook))
    rows = shown_standings(context)
    operations: list[Operation] = list(rebuild_operations(context, rows))
    if operations:
        workbook = applied(workbook, Changes(tuple(operations)))
        context = Context(workbook, read(workbook))
    moved = _moves_something([*before, *operations])
    for target in _targets(context, rows):
        change = target.changes(context.sheet(target.place), formulas=moved)
        if change is not None:
            operations.append(change)
    return tuple(operations)


def _moves_something(operations: Sequence[Operation]) -> bool:
    """Tell whether formulas may refer to something that moved."""
    return any(not isinstance(op, SetCells | Say) for op in operations)


def _targets(context: Context, rows: tuple[Standing, ...]) -> Iterator[Target]:
    """Yield what every sheet should show; rows -- the standings."""
    for table in context.refs.rounds.values():
        yield round_target(context, table)
    found = (
        event_target(context), players_target(context), sections_target(context),
        grid_target(context, rows), standings_target(context, rows),
        problems_target(context, review(context)),
    )  # fmt: skip
    yield from (target for target in found if target is not None)
    yield from bar_targets(context)
