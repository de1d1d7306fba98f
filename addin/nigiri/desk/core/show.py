"""Bring everything up to date, and show standings, grid and problems."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.changed_since import since_used
from nigiri.desk.core.command import Desk, finish, opened
from nigiri.desk.core.normalise import settled
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.bars import next_step
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.read.tables import find
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.review import review

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from nigiri.workbook.model.cells import Cell, Sheet, Workbook
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.problems import Problem

#: Kind of a sheet -> columns that are shown where somebody has something in them.
_NOT_ALWAYS = {"standings": ("section", "club")}
_LOST = "Put its headings right, or rename that sheet: the next command then makes it anew."


class View(NamedTuple):
    """A table to be shown: a title, headings, rows of cells, and the notes below it."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    notes: tuple[str, ...] = ()


def refresh(workbook: Workbook, desk: Desk, command: str) -> Changes:
    """Return the changes that move winners' lists into results and bring all sheets up to date.

    Asks where something changed that rounds were drawn with (A9).
    """
    since = since_used(opened(workbook))
    return finish(workbook, [*since.noted(workbook), *since.asks], desk, command, since.log)


def view(workbook: Workbook, changes: Changes, kind: str) -> View:
    """Return Standings or Grid as they stand after the changes."""
    after = applied(workbook, changes)
    place = find(after).get(kind)
    if place is None:
        return View(f"No sheet has the headings of {kind}. {_LOST}", (), ())
    sheet = after[place.name]
    seen = _seen(place, sheet)
    headings = tuple(map(_one_line, seen(sheet.row(place.heading_row))))
    title = next((str(c) for c in sheet.row(place.heading_row - 1) if c), "")
    rows, notes = [], []
    for row in range(place.first_row, sheet.height + 1):
        cells = seen(sheet.row(row))
        filled = [cell for cell in cells if cell is not None]
        if len(filled) == 1 and isinstance(filled[0], str):
            notes.append(filled[0])
        elif filled:
            rows.append(cells)
    return View(title, headings, tuple(rows), tuple(notes))


def _seen(place: Location, sheet: Sheet) -> Callable[[Sequence[Cell]], tuple[Cell, ...]]:
    """Return what leaves of a row the cells that are seen: no helpers, nothing behind the last.

    Sections and clubs of the standings are not seen either where nobody has any.
    """
    roles = {column.key: column.role for column in columns_of(place.kind)}
    helpers = {at for key, at in place.columns.items() if roles.get(key) == "helper"}
    last = max(at for at in place.columns.values() if at not in helpers)
    rows = range(place.first_row, sheet.height + 1)
    helpers |= {
        at
        for key, at in place.columns.items()
        if key in _NOT_ALWAYS.get(place.kind, ()) and not any(sheet.cell(row, at) for row in rows)
    }
    wanted = [at - 1 for at in range(1, last + 1) if at not in helpers]
    return lambda row: tuple(row[at] for at in wanted if at < len(row))


def _one_line(cell: Cell) -> str:
    """Return a heading on one line."""
    return str(cell or "").replace("-\n", "-").replace("\n", " ")


class Found(NamedTuple):
    """What `check` found, and the next step in one sentence.

    since -- what changed since rounds were drawn with it, one sentence each (A9, M13)
    """

    problems: tuple[Problem, ...]
    next_step: str
    since: tuple[str, ...] = ()


def check(workbook: Workbook) -> Found:
    """Return every problem of a workbook, hard and soft; nothing is changed.

    What was typed is seen as the next command will bring it to its place: a name is its number.
    """
    typed = settled(workbook, read(workbook))
    workbook = applied(workbook, Changes(typed))
    context = Context(workbook, read(workbook))
    return Found(review(context), next_step(context))


def changed_since(workbook: Workbook) -> tuple[str, ...]:
    """Return what the next draw would ask about: what changed since rounds were drawn with it.

    () while cells cannot be read, and where nothing changed. After the last round ranks are over.
    """
    typed = settled(workbook, read(workbook))
    workbook = applied(workbook, Changes(typed))
    reading = read(workbook)
    if reading.stops():
        return ()
    following = len(reading.event.rounds) + 1
    drawing = following if following <= reading.event.settings.rounds else None
    return since_used(reading, drawing).sentences
