"""The sheet Proof, which every command then updates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.command import read_writable
from nigiri.desk.core.draw_changes import draw_changes
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import column_named, sheet_named
from nigiri.desk.core.views import View
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.workbook.derive.rebuild import proof_options
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.changes import AddSheet, Operation, Say
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.desk.core.command import Desk
    from nigiri.desk.core.work import Work
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.changes import Changes
    from nigiri.workbook.read.workbook import Reading


def proof(workbook: Workbook, desk: Desk) -> Changes:
    """Return the changes that add the sheet Proof, or update it.

    Asks where something changed since rounds were drawn (A9). Raises SheetProblems for wrong cells,
    Forbidden before the first draw.
    """
    reading = read_writable(workbook)
    if not reading.event.rounds:
        raise Forbidden(message("output.proof.undrawn"))
    changed = draw_changes(reading)
    operations: list[Operation] = [*changed.record_cells(workbook), *changed.asks]
    if reading.book.get("proof") is None:
        operations += [_new_sheet(workbook, reading), *_new_sheet_sentences(reading)]
    return finish(workbook, operations, desk, "proof", changed.log)


def _new_sheet(workbook: Workbook, reading: Reading) -> AddSheet:
    """Return the operation that adds the sheet in front of the Log."""
    log = reading.book.get("log")
    before = log.name if log else None
    options = proof_options(Context(workbook, reading))
    return AddSheet(sheet_named("proof", reading.language), "proof", options, before)


def _new_sheet_sentences(reading: Reading) -> tuple[Say, ...]:
    """Return the messages on a new sheet."""
    name = sheet_named("proof", reading.language)
    return tuple(Say(message(f"output.proof.{what}", sheet=name)) for what in ("new", "kept"))


def sums_of(work: Work) -> View:
    """Return Proof after the changes: the lines with sums, and the columns they fill."""
    found, language = work.view("proof"), read(work.before).language
    at = found.headings.index(column_named("proof", "round", language))
    sums = [row for row in found.rows if whole_number(row[at]) is None]
    columns = list(zip(*sums, strict=True))
    shown = [column for column, cells in enumerate(columns) if column != at and _filled(cells)]
    headings = tuple(found.headings[column] for column in shown)
    rows = tuple(tuple(row[column] for column in shown) for row in sums)
    location = find(work.after).locations["proof"]
    verdict = work.after[location.name].cell(location.heading_row - 1, location.columns["opponent"])
    points = frozenset(at for at, column in enumerate(shown) if column in found.points)
    return View(found.title, headings, rows, (str(verdict), *found.notes), points)


def _filled(cells: Iterable[Cell]) -> bool:
    """Tell whether one of the cells holds something."""
    return any(cell is not None for cell in cells)
