"""The views of a workbook: Standings and Grid as tables, and the problems that `check` finds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.command import Desk, read_writable
from nigiri.desk.core.draw_changes import draw_changes
from nigiri.desk.core.normalise import normalised
from nigiri.desk.core.phrases import sheet_named
from nigiri.domain.model.figures import number_shown
from nigiri.domain.standings.shown import frozen_after
from nigiri.messages.catalogue import decimal
from nigiri.messages.message import message
from nigiri.version import VERSION
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.column import HIDDEN
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.live.bar import fault, next_step
from nigiri.workbook.live.context import Context
from nigiri.workbook.log import taken_out
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.changes import CellChange, Changes, Say, SetCells
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.review import review
from nigiri.workbook.writer import is_newer, writer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Cell, Sheet, Workbook
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.problems import Problem

#: Kind of a sheet -> columns that are shown where somebody has something in them.
_NOT_ALWAYS = {"standings": ("section", "club")}
_NO_POINTS = {"section", "place", "number", "lot", "rating"}
"""Columns whose numbers are none of points."""


class View(NamedTuple):
    """A table to be shown: a title, headings, rows of cells, and the notes below it.

    points -- the columns, from 0, whose numbers are points, for people to read: `for_people`
    """

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    notes: tuple[str, ...] = ()
    points: frozenset[int] = frozenset()

    def with_notes(self, more: Sequence[str]) -> View:
        """Return the view with more notes; of a blank one they are all there is to say."""
        if self.title or not more:
            return self._replace(notes=(*self.notes, *more))
        return self._replace(title=more[0], notes=(*more[1:],))

    def for_people(self, language: str) -> View:
        """Return the view with its points as people read them: "5½", "−2", "13,33"."""
        if not self.points:
            return self
        sign = decimal(language)
        rows = (
            tuple(_for_people(c, sign) if at in self.points else c for at, c in enumerate(row))
            for row in self.rows
        )
        return self._replace(rows=(*rows,))


def _for_people(cell: Cell, sign: str) -> Cell:
    """Return a cell of points as people read it; whole numbers from zero up are read as they are.

    sign -- in front of decimals
    """
    read = not isinstance(cell, int | float) or (isinstance(cell, int) and cell >= 0)
    return cell if read else number_shown(float(str(cell)), sign)


def refresh(workbook: Workbook, desk: Desk, command: str) -> Changes:
    """Return the changes that collect winners' lists and update all sheets.

    Asks where results, scores or ranks changed since rounds were drawn (A9).
    """
    from nigiri.desk.core.finish import finish  # noqa: PLC0415 -- who looks writes nothing

    changed = draw_changes(read_writable(workbook))
    frozen = frozen_words(workbook) if command == "standings" else ()
    said = [*changed.asks, *map(Say, frozen)]
    return finish(workbook, [*changed.record_cells(workbook), *said], desk, command, changed.log)


def frozen_words(workbook: Workbook) -> tuple[str, ...]:
    """Return the sentence that the standings of an earlier round are shown; () where they are not.

    `view` shows those of all rounds.
    """
    reading = read(workbook)
    after = frozen_after(reading.event)
    if after is None:
        return ()
    at = setting_cells(workbook, reading.book)["standings_after"]
    cell = f"{at.location.name}!{address(at.row, at.column)}"
    return (message("desk.standings.frozen", round=after, cell=cell),)


def view(workbook: Workbook, changes: Changes, kind: str, *, as_drawn: bool = False) -> View:
    """Return Standings or Grid as a table, after the changes; standings as if never frozen.

    as_drawn -- with scores as drawn, however the event shows them
    """
    emptied = ["standings_after"] if kind == "standings" else []
    emptied += ["shown_scores"] if as_drawn else []
    after = _without(applied(workbook, changes), emptied)
    location = find(after).get(kind)
    if location is None:
        return View(_no_sheet(after, kind), (), ())
    sheet = after[location.name]
    seen = _visible_cells(location, sheet)
    headings = tuple(map(_one_line, seen(sheet.row(location.heading_row))))
    title = next((str(c) for c in sheet.row(location.heading_row - 1) if c), "")
    rows, notes = [], []
    for row in range(location.first_row, sheet.height + 1):
        cells = seen(sheet.row(row))
        filled = [cell for cell in cells if cell is not None]
        if len(filled) == 1 and isinstance(filled[0], str):
            notes.append(filled[0])
        elif filled:
            rows.append(cells)
    return View(title, headings, tuple(rows), tuple(notes), _points(location, seen))


def _no_sheet(workbook: Workbook, kind: str) -> Message:
    """Return the sentence about a sheet that is not there."""
    reading = read(workbook)
    name = sheet_named(kind, reading.language)
    if kind == "grid" and not reading.event.rounds:
        return message("desk.grid.none", sheet=name)
    return message("desk.no-headings", sheet=name)


def _points(
    location: Location, seen: Callable[[Sequence[Cell]], tuple[Cell, ...]]
) -> frozenset[int]:
    """Return the visible columns of points, from 0: all but numbers of people and ratings."""
    keys = {at: key for key, at in location.columns.items()}
    shown = seen([keys.get(at) for at in range(1, max(keys) + 1)])
    return frozenset(at for at, key in enumerate(shown) if key and key not in _NO_POINTS)


def _without(workbook: Workbook, keys: Sequence[str]) -> Workbook:
    """Return the workbook with all sheets as they are where these settings are empty."""
    cells = setting_cells(workbook, find(workbook))
    typed = [(cells[key], cells[key].value(workbook)) for key in keys if key in cells]
    changes = tuple(
        SetCells(at.location.name, (CellChange(at.row, at.column, value, None),))
        for at, value in typed
        if value is not None
    )
    if not changes:
        return workbook
    from nigiri.workbook.update import derive  # noqa: PLC0415 -- few standings are frozen

    released = applied(workbook, Changes(changes))
    return applied(released, Changes(derive(released)))


def _visible_cells(
    location: Location, sheet: Sheet
) -> Callable[[Sequence[Cell]], tuple[Cell, ...]]:
    """Return a function that takes the visible cells of a row, without helper columns.

    Section and club of the standings are left out where all are blank.
    """
    roles = {column.key: column.role for column in columns_of(location.kind)}
    helpers = {at for key, at in location.columns.items() if roles.get(key) in HIDDEN}
    last = max(at for at in location.columns.values() if at not in helpers)
    rows = range(location.first_row, sheet.height + 1)
    helpers |= {
        at
        for key, at in location.columns.items()
        if key in _NOT_ALWAYS.get(location.kind, ())
        and not any(sheet.cell(row, at) for row in rows)
    }
    wanted = [at - 1 for at in range(1, last + 1) if at not in helpers]
    return lambda row: tuple(row[at] for at in wanted if at < len(row))


def _one_line(cell: Cell) -> str:
    """Return a heading on one line."""
    return str(cell or "").replace("-\n", "-").replace("\n", " ")


class Found(NamedTuple):
    """The result of `check`: problems, and the next step in one sentence.

    since -- a sentence for each change since rounds were drawn (A9, M13)
    about -- sentences on the workbook: a newer nigiri wrote it, lines were taken out of its Log
    """

    problems: tuple[Problem, ...]
    next_step: str
    since: tuple[str, ...] = ()
    about: tuple[str, ...] = ()


def check(workbook: Workbook) -> Found:
    """Return every problem of a workbook, hard and soft, without changing anything.

    Typed cells are read as the next command will normalise them: a name as its number.
    """
    typed = normalised(workbook, read(workbook))
    workbook = applied(workbook, Changes(typed))
    context = Context(workbook, read(workbook))
    found = review(context)
    return Found(found, _next_step(context, found))


def _next_step(context: Context, found: Sequence[Problem]) -> str:
    """Return the sentence of the bar on the next step; where problems stop a draw, their number."""
    stops = sum(each.weight == "stop" for each in found)
    if not stops or context.draft is not None or fault(context):
        return next_step(context)
    return message("bar.stops", stops=stops)


def about_workbook(workbook: Workbook) -> tuple[str, ...]:
    """Return the sentences that a newer nigiri wrote it, and that lines of its Log were taken out.

    Seals tell nothing of the latter: all that were left were sealed anew.
    """
    theirs = writer(workbook)
    newer = (message("desk.newer", theirs=theirs, ours=VERSION),) if is_newer(theirs) else ()
    lines = (
        message(f"private.log{'' if who else '.nobody'}", when=when, who=who, words=words)
        for when, who, words in taken_out(workbook)
    )
    return (*newer, *lines)


def changed_since(workbook: Workbook) -> tuple[str, ...]:
    """Return the questions of the next draw, and what settings have changed in the standings.

    () while cells cannot be read, and where nothing changed. After the last round ranks do not
    count.
    """
    typed = normalised(workbook, read(workbook))
    workbook = applied(workbook, Changes(typed))
    reading = read(workbook)
    if reading.stops():
        return ()
    from nigiri.desk.core.unseen_places import told  # noqa: PLC0415 -- only `check` asks

    following = len(reading.event.rounds) + 1
    drawing = following if following <= reading.event.settings.rounds else None
    return (*draw_changes(reading, drawing).sentences, *told(workbook, reading))
