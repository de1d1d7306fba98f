"""An event and its organiser's workbook in memory: type into either, bring up to date, look."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

from nigiri.desk.organiser.organise import organise
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.hosts.memory import Memory
from nigiri.workbook.model.cells import Workbook, column_letters
from nigiri.workbook.model.changes import CellChange, Changes, DeleteRows, SetCells
from nigiri.workbook.organiser.lines import Lines
from nigiri.workbook.read.organiser import sheets_of
from nigiri.workbook.read.workbook import read
from tests.desk.story import DESK, EVENT_ID
from tests.office import recalculated
from tests.settings import typing

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.changes import Operation

_FIRST_DAY = dt.date(1899, 12, 30)


class Planner:
    """An organiser, and both workbooks.

    changes -- all of the organiser's workbook so far, with those typed
    """

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401 -- whatever a setting takes
        """Begin an event of these settings, and its organiser's workbook."""
        language = settings.pop("language", "en")
        begun = NewEvent(EVENT_ID, language=language, settings={"name": "Open", **settings})
        self.event = Memory()
        self.event.apply(new_event(begun, DESK))
        self.own = Memory()
        self.changes: list[Operation] = []
        self.updates(new=True)

    def updates(self, *, new: bool = False) -> Changes:
        """Bring the organiser's workbook up to date with the event."""
        own = None if new else self.book
        changes = organise(self.event.snapshot(), "open.xlsx", own, "open PRIVATE.xlsx")
        self._apply(changes)
        return changes

    def _apply(self, changes: Changes) -> None:
        """Carry changes of the organiser's workbook out, and remember them."""
        self.own.apply(changes)
        self.changes += changes.operations

    @property
    def book(self) -> Workbook:
        """Return the organiser's workbook."""
        return self.own.snapshot()

    def lines(self, kind: str) -> Lines:
        """Return the lines of a sheet."""
        at = sheets_of(self.book)[kind]
        return Lines(self.book[at.name], at, "key")

    def cell(self, kind: str, key: str, column: str) -> Cell:
        """Return a cell of a line."""
        return self.lines(kind).typed(key)[column]

    def types(self, kind: str, key: str, **cells: Cell) -> None:
        """Type into cells of a line, and bring the workbook up to date."""
        lines = self.lines(kind)
        changes = tuple(
            CellChange(lines.rows[key], lines.location.columns[at], lines.typed(key)[at], value)
            for at, value in cells.items()
        )
        self._apply(Changes((SetCells(lines.location.name, changes),)))
        self.updates()

    def deletes(self, kind: str, key: str) -> None:
        """Delete the row of a line."""
        lines = self.lines(kind)
        row = lines.rows[key]
        held = (lines.sheet.row(row),)
        self._apply(Changes((DeleteRows(lines.location.name, row, held),)))

    def sets(self, **settings: object) -> None:
        """Type settings into Event."""
        workbook = self.event.snapshot()
        self.event.apply(Changes(typing(workbook, settings)))

    def types_when(self, number: int, words: str | None) -> None:
        """Type beside a round on Event."""
        workbook = self.event.snapshot()
        at = read(workbook).book.locations["event"]
        row, column = at.first_row + number - 1, at.columns["when"]
        change = CellChange(row, column, workbook[at.name].cell(row, column), words)
        self.event.apply(Changes((SetCells(at.name, (change,)),)))

    def hours(self) -> dict[str, tuple[Cell, Cell]]:
        """Return line -> its beginning and its end on Timetable, where it has any."""
        lines = self.lines("timetable")
        found = {str(key): lines.typed(key) for key in lines.rows}
        return {
            key: (line["begins"], line["ends"]) for key, line in found.items() if line["begins"]
        }


def unlike(soffice: str, data: Mapping[str, tuple[bytes, Workbook]], folder: Path) -> list[str]:
    """Return the cells that LibreOffice recalculates to something else than what stands there.

    data -- name -> the file and its cells as nigiri knows them
    """
    shown = recalculated(soffice, {name: file for name, (file, _) in data.items()}, folder)
    found = []
    for name, (_, book) in data.items():
        for tab in book:
            there = shown[name][tab]
            for row in range(1, book[tab].height + 1):
                for column in range(1, book[tab].width + 1):
                    here, now = book[tab].cell(row, column), there.cell(row, column)
                    if _plain(here) != _plain(now):
                        where = f"{tab}!{column_letters(column)}{row}"
                        found.append(f"{name} {where}: {here!r}, {now!r}")
    return found


def _plain(cell: Cell) -> object:
    """Return a cell as it can be compared: numbers rounded, a day by its number, blank as ""."""
    if isinstance(cell, str):
        try:
            cell = dt.datetime.strptime(cell, "%m/%d/%Y").date()  # noqa: DTZ007 -- a day
        except ValueError:
            try:
                return round(float(cell), 9)
            except ValueError:
                return cell
    if isinstance(cell, dt.date):
        return float((cell - _FIRST_DAY).days)
    return "" if cell is None else round(float(cell), 9)
