"""Propose the McMahon sections, and keep the boundaries the director moved (M2, M3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.cells import Cells
from nigiri.desk.command import Desk, LogLine, finish, opened
from nigiri.domain.sections import propose
from nigiri.domain.units import Rank
from nigiri.errors import Forbidden, WrongUse
from nigiri.workbook.changes import (
    AddSheet,
    CellChange,
    Changes,
    Operation,
    RemoveSheet,
    Say,
    SetCells,
)
from nigiri.workbook.layout.sections import LEAST_ROWS
from nigiri.workbook.layout.tables import FIRST_ROW

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model import Event, Section
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.read import Reading


def sections(
    workbook: Workbook, desk: Desk, *, again: bool = False, count: int | None = None,
    down_to: Sequence[str] = (),
) -> Changes:  # fmt: skip
    """Return the changes that write the sections.

    again -- propose anew although boundaries stand there; count -- how many sections to propose
    down_to -- the director's boundaries, the weakest rank of each section from the top

    Boundaries on the sheet win over a proposal: without `again` only what follows from them is
    brought up to date. Raises Forbidden when nobody is here, WrongUse for boundaries not in order.
    """
    reading = opened(workbook)
    if down_to:
        boundaries = _boundaries(down_to)
    elif reading.event.sections and not again and count is None:
        say = Say(f"{len(reading.event.sections)} sections as they stand on the sheet; "
                  "a new proposal: nigiri sections --again")  # fmt: skip
        return finish(workbook, [say], desk, "sections")
    else:
        boundaries = [section.lowest for section in proposed(reading.event, count)]
    words = f"{len(boundaries)} sections, down to {', '.join(map(str, boundaries))}."
    say = Say(words + " Look at the sheet Sections, move a boundary if you like, then: nigiri draw")
    operations = write_boundaries(workbook, reading, boundaries)
    log = [LogLine(words, reading.book.places["sections"].name)] if operations else []
    return finish(workbook, [*operations, say], desk, "sections", log)


def proposed(event: Event, count: int | None = None) -> tuple[Section, ...]:
    """Return the proposed sections for those who take part; Forbidden when nobody is here."""
    players = [p for p in event.players if p.here or 1 in p.out]
    if not players:
        msg = "Nobody is here yet: write yes into the column Here of Players."
        raise Forbidden(msg)
    return propose(players, count)


def _boundaries(typed: Sequence[str]) -> list[Rank]:
    """Return the director's boundaries; WrongUse for what is no rank or not in order."""
    try:
        ranks = [Rank.parse(text) for text in typed]
    except ValueError as error:
        raise WrongUse(str(error)) from error
    if any(lower >= upper for upper, lower in zip(ranks, ranks[1:], strict=False)):
        msg = f"Write the boundaries from strong to weak, not {', '.join(typed)}."
        raise WrongUse(msg)
    return ranks


def write_boundaries(
    workbook: Workbook, reading: Reading, boundaries: Sequence[Rank]
) -> list[Operation]:
    """Return what writes the boundaries, on a larger sheet where they do not fit."""
    place = reading.book.get("sections")
    if place is None:
        return []
    if len(boundaries) > LEAST_ROWS:
        return _larger(workbook, reading, boundaries)
    sheet = workbook[place.name]
    cells = Cells(place, sheet)
    rows = max(len(boundaries), len(reading.event.sections))
    for at in range(rows):
        value = str(boundaries[at]) if at < len(boundaries) else None
        cells.put(place.first_row + at, "down_to", value)
    return list(cells.operations())


def _larger(
    workbook: Workbook, reading: Reading, boundaries: Sequence[Rank]
) -> list[Operation]:
    """Return what makes Sections anew with a row for each of many sections."""
    place = reading.book.places["sections"]
    name, tabs, language = place.name, list(workbook), reading.language
    after = tabs.index(name) + 1
    before = tabs[after] if after < len(tabs) else None
    sheet = workbook[name]
    held = tuple(
        CellChange(row, column, None, cell)
        for row, cells in enumerate(sheet.rows, 1)
        for column, cell in enumerate(cells, 1)
        if cell is not None
    )
    options = {"language": language, "rows": len(boundaries)}
    column = place.columns["down_to"]
    cells = tuple(
        CellChange(FIRST_ROW + at, column, None, str(rank)) for at, rank in enumerate(boundaries)
    )
    return [
        RemoveSheet(name, "sections", {"language": language}, before, held),
        AddSheet(name, "sections", options, before), SetCells(name, cells),
    ]  # fmt: skip
