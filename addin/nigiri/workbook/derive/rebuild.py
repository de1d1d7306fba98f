"""Make Grid and Standings anew when they are too small: their pages depend on how many play."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.workbook.changes import AddSheet, CellChange, Operation, RemoveSheet
from nigiri.workbook.layout.tables import FIRST_ROW

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.standings import Standing
    from nigiri.workbook.changes import Option
    from nigiri.workbook.derive.context import Context

_ROWS_PER_PAGE = 28


def rebuild_operations(context: Context, rows: Sequence[Standing]) -> Iterator[Operation]:
    """Yield the operations that make Grid and Standings large enough, none when they are."""
    wanted = {"grid": grid_options(context), "standings": standings_options(context, rows)}
    for kind, options in wanted.items():
        place = context.place(kind)
        if place is None or _size(context, kind) == _wanted(kind, options):
            continue
        yield from _again(context, kind, options)


def grid_options(context: Context) -> dict[str, Option]:
    """Return what the grid of this event needs."""
    return {
        "language": context.language, "rounds": context.event.settings.rounds,
        "players": len(context.event.by_number),
    }  # fmt: skip


def standings_options(context: Context, rows: Sequence[Standing]) -> dict[str, Option]:
    """Return what the standings of this event need, with pages that end between sections."""
    return {
        "language": context.language, "rows": len(rows),
        "breaks": ",".join(map(str, _breaks(rows))),
    }  # fmt: skip


def _breaks(rows: Sequence[Standing]) -> list[int]:
    """Return the rows after which a page ends: whole sections while they fit."""
    breaks: list[int] = []
    row, page_start = FIRST_ROW, FIRST_ROW
    for _, members in groupby(rows, key=lambda standing: standing.section):
        height = len(list(members))
        if row > page_start and row + height - page_start > _ROWS_PER_PAGE:
            breaks.append(row - 1)
            page_start = row
        row += height
    return breaks


def _wanted(kind: str, options: Mapping[str, Option]) -> tuple[int, ...]:
    """Return the size the options ask for, comparable with `_size`."""
    if kind == "grid":
        return int(options["rounds"] or 0), int(options["players"] or 0)
    return (int(options["rows"] or 0),)


def _size(context: Context, kind: str) -> tuple[int, ...]:
    """Return the size a sheet shows now: rounds and players of the grid, rows of standings."""
    place = context.reading.book.places[kind]
    reader = context.reader(place)
    if kind == "standings":
        return (sum(bool(reader.text(row, "number")) for row in reader.rows()),)
    rounds = sum(key.startswith("opponent") for key in place.columns)
    return rounds, sum(bool(reader.text(row, "number")) for row in reader.rows())


def _again(context: Context, kind: str, options: Mapping[str, Option]) -> Iterator[Operation]:
    """Yield the removal of a sheet and its making anew in the same place."""
    name = context.reading.book.places[kind].name
    tabs = list(context.workbook)
    after = tabs.index(name) + 1
    before = tabs[after] if after < len(tabs) else None
    sheet = context.workbook[name]
    held = tuple(
        CellChange(row, column, None, cell)
        for row, cells in enumerate(sheet.rows, 1)
        for column, cell in enumerate(cells, 1)
        if cell is not None
    )
    yield RemoveSheet(name, kind, _present_options(context, kind), before, held)
    yield AddSheet(name, kind, options, before)


def _present_options(context: Context, kind: str) -> dict[str, Option]:
    """Return the options that make the sheet as it stands now."""
    size = _size(context, kind)
    if kind == "grid":
        return {"language": context.language, "rounds": size[0], "players": size[1]}
    return {"language": context.language, "rows": size[0], "breaks": ""}
