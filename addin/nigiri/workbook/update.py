"""Bring every derived cell of a workbook up to date: computed cells and live formulas.

One module a sheet; each returns the cells it is responsible for, `derive` writes the differences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from nigiri.lazy import LazyTable
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.bars import bar_targets
from nigiri.workbook.derive.event import event_target
from nigiri.workbook.derive.grid import grid_target
from nigiri.workbook.derive.players import players_target, wishes_target
from nigiri.workbook.derive.problems import problems_target
from nigiri.workbook.derive.rebuild import rebuild_operations
from nigiri.workbook.derive.rounds import round_target
from nigiri.workbook.derive.sections import sections_target
from nigiri.workbook.derive.standings import shown_standings, standings_target, true_standings
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import (
    AddSheet,
    Changes,
    Lines,
    Operation,
    RenameSheet,
    Say,
    SetCells,
    SetFit,
    SetPrintArea,
)
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.review import review

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from nigiri.domain.standings.standings import Standing
    from nigiri.workbook.derive.target import Target
    from nigiri.workbook.read.workbook import Reading


_SELDOM: Mapping[str, Callable[..., object]] = LazyTable(
    "nigiri.workbook.derive",
    {
        "settings": "settings:settings_target",
        "handicaps": "handicaps:handicaps_target",
        "tree": "tree:tree_target",
        "crosstable": "crosstable:crosstable_target",
        "teams": "teams:teams_target",
        "proof": "proof.sheet:proof_target",
        "preflight": "preflight:preflight_target",
    },
)
"""Kind of a sheet that few events have -> what it should show."""


def derive(
    workbook: Workbook, before: Sequence[Operation] = (), reading: Reading | None = None
) -> tuple[Operation, ...]:
    """Return the operations that bring the derived cells of a workbook up to date.

    before -- the operations that led to `workbook`: by them is known which formulas must be written
    anew, as a snapshot has the values of formulas, not their texts
    reading -- of this workbook, if it was read already
    """
    context = Context(workbook, reading or read(workbook))
    rows = shown_standings(context)
    operations: list[Operation] = list(rebuild_operations(context, rows))
    if operations:
        workbook = applied(workbook, Changes(tuple(operations)))
        context = Context(workbook, read(workbook))
    done = [*before, *operations]
    for target, anew in _targets(context, rows, done):
        sheet, name = context.sheet(target.location), target.location.name
        if target.opened is not None:
            operations.append(target.opened)
            sheet = applied(Workbook({name: sheet}), Changes((target.opened,)))[name]
        change = target.changes(sheet, formulas=anew)
        if change is not None:
            operations.append(change)
    return tuple(operations)


def _rounds(context: Context, done: Sequence[Operation]) -> Iterator[tuple[Target, bool]]:
    """Yield the targets of the rounds' sheets and of a draft; see `_targets`."""
    added = _added(done)
    for number, table in context.refs.rounds.items():
        anew = table.location.name in added or _drawn_besides(context, number, done)
        yield round_target(context, table), anew
    draft = context.draft
    if draft is not None:
        table = draft.refs.rounds[max(draft.refs.rounds)]
        yield round_target(draft, table), table.location.name in added


def _added(done: Sequence[Operation]) -> frozenset[str]:
    """Return the sheets that were added, renamed, or got other rows or columns."""
    added = frozenset(op.sheet for op in done if isinstance(op, AddSheet | Lines))
    return added | {op.to for op in done if isinstance(op, RenameSheet)}


def _drawn_besides(context: Context, number: int, done: Sequence[Operation]) -> bool:
    """Tell whether lines of a round were added to As drawn."""
    lines = context.refs.drawn.get(number)
    return lines is not None and any(
        lines.first <= cell.row <= lines.last
        for op in done
        if isinstance(op, SetCells) and op.sheet == lines.location.name
        for cell in op.cells
    )


def _targets(
    context: Context, rows: tuple[Standing, ...], done: Sequence[Operation]
) -> Iterator[tuple[Target, bool]]:
    """Yield (target, anew) of every sheet; anew -- its formulas must be written anew.

    A round's formulas refer to Players, to earlier rounds and to their own lines of As drawn, all
    of which stay where they are or are followed by the host; so only a new sheet needs them, one
    with new rows or columns, and one with more lines of As drawn. Everything else refers to the
    newest round, which is another one when a sheet comes or goes.
    """
    moved = any(not isinstance(op, SetCells | SetPrintArea | SetFit | Say) for op in done)
    yield from _rounds(context, done)
    players = context.location("players")
    listed = any(isinstance(op, SetCells) and players and op.sheet == players.name for op in done)
    sheets = _sheets(context, rows, _added(done), moved=moved, listed=listed)
    yield from ((target, anew) for target, anew in sheets if target is not None)
    yield from ((target, moved) for target in bar_targets(context))


def _sheets(
    context: Context,
    rows: tuple[Standing, ...],
    added: frozenset[str],
    *,
    moved: bool,
    listed: bool,
) -> Iterator[tuple[Target | None, bool]]:
    """Yield (target, anew) of the sheets besides the rounds; None for a sheet that is not there.

    Grid and Proof are the director's: they never are frozen.

    rows -- the standings to show; added -- names of added sheets; moved -- sheets, rows or columns
    came or went; listed -- players did
    """
    yield event_target(context), moved
    yield _seldom(context, "settings"), moved
    yield players_target(context), moved or listed
    yield sections_target(context), False
    yield wishes_target(context), False
    yield _seldom(context, "handicaps"), False
    places = true_standings(context, rows)
    yield grid_target(context, places), False
    yield standings_target(context, rows), False
    for kind in ("tree", "crosstable", "teams"):
        yield _seldom(context, kind), False
    if context.location("chart") or context.location("ladder"):
        from nigiri.workbook.derive.side import side_targets  # noqa: PLC0415 -- seldom there

        yield from side_targets(context, anew=moved)
    yield _seldom(context, "proof", places, added), False
    yield problems_target(context, review(context)), moved
    yield _seldom(context, "preflight"), False


def _seldom(context: Context, kind: str, *facts: object) -> Target | None:
    """Return the target of a sheet that few events have, None where it is not there."""
    location = context.location(kind)
    if location is None:
        return None
    return cast("Target | None", _SELDOM[kind](context, location, *facts))


__all__ = ["derive"]
