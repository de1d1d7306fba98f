"""Make the sheet Proof; from then on every command keeps it up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.changed_since import since_used
from nigiri.desk.core.command import finish, opened
from nigiri.desk.core.phrases import column_named, sheet_named
from nigiri.desk.core.show import View
from nigiri.errors import Forbidden
from nigiri.workbook.derive.rebuild import proof_options
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.changes import AddSheet, Operation, Say
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.tables import find
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.desk.core.command import Desk
    from nigiri.desk.core.work import Work
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.changes import Changes
    from nigiri.workbook.read.workbook import Reading


def proof(workbook: Workbook, desk: Desk) -> Changes:
    """Return the changes that add the sheet Proof, or bring it up to date.

    Asks where something changed that rounds were drawn with (A9). Raises SheetProblems for wrong
    cells, Forbidden before the first draw.
    """
    reading = opened(workbook)
    if not reading.event.rounds:
        msg = "No round is drawn yet, so there is nothing to prove: nigiri draw"
        raise Forbidden(msg)
    since = since_used(reading)
    operations: list[Operation] = [*since.noted(workbook), *since.asks]
    if reading.book.get("proof") is None:
        operations += [_new_sheet(workbook, reading), *_told(reading)]
    return finish(workbook, operations, desk, "proof", since.log)


def _new_sheet(workbook: Workbook, reading: Reading) -> AddSheet:
    """Return what adds the sheet behind Standings."""
    following = (reading.book.get(kind) for kind in ("problems", "log"))
    before = next((place.name for place in following if place), None)
    options = proof_options(Context(workbook, reading))
    return AddSheet(sheet_named("proof", reading.language), "proof", options, before)


def _told(reading: Reading) -> tuple[Say, ...]:
    """Return what is said of a new sheet."""
    name = sheet_named("proof", reading.language)
    return (
        Say(
            f"The sheet {name} adds up every sum by formulas. Change a result by hand, and ✗ shows "
            "which sums it moves."
        ),
        Say(f"Every command keeps {name} up to date; delete the sheet when you do not need it."),
    )


def sums_of(work: Work) -> View:
    """Return Proof as it will be: the lines with the sums, and the columns that they fill."""
    found, language = work.view("proof"), read(work.before).language
    at = found.headings.index(column_named("proof", "round", language))
    sums = [row for row in found.rows if whole_number(row[at]) is None]
    columns = list(zip(*sums, strict=True))
    shown = [column for column, cells in enumerate(columns) if column != at and _filled(cells)]
    headings = tuple(found.headings[column] for column in shown)
    rows = tuple(tuple(row[column] for column in shown) for row in sums)
    place = find(work.after).locations["proof"]
    verdict = work.after[place.name].cell(place.heading_row - 1, place.columns["opponent"])
    return View(found.title, headings, rows, (str(verdict), *found.notes))


def _filled(cells: Iterable[Cell]) -> bool:
    """Tell whether one of the cells holds something."""
    return any(cell is not None for cell in cells)
