"""An event and its organiser's workbook in memory: type into either, bring up to date, look."""

from __future__ import annotations

import datetime as dt
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from nigiri.desk.organiser.organise import organise
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.hosts.files.xlsx_file import create
from nigiri.hosts.memory import Memory
from nigiri.workbook.model.cells import Workbook, column_letters
from nigiri.workbook.model.changes import CellChange, Changes, DeleteRows, SetCells
from nigiri.workbook.organiser.lines import Lines
from nigiri.workbook.read.organiser import sheets_of
from tests.desk.story import DESK, EVENT_ID, Story
from tests.office import recalculated

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
        language, rules = settings.pop("language", "en"), settings.pop("rules", "quebec")
        begun = NewEvent(rules, language, {"name": "Open", **settings})
        self.event = Story(Memory())
        self.event.host.apply(new_event(begun, DESK, event_id=EVENT_ID))
        self.own = Memory()
        self.changes: list[Operation] = []
        self.updates(new=True)

    def updates(self, *, new: bool = False) -> Changes:
        """Bring the organiser's workbook up to date with the event."""
        if new:
            self.own, self.changes = Memory(), []
        own = None if new else self.book
        changes = organise(self.event.workbook, "open.xlsx", own, "open PRIVATE.xlsx")
        self.applies(changes)
        return changes

    def applies(self, changes: Changes) -> None:
        """Carry changes of the organiser's workbook out, and remember them."""
        self.own.apply(changes)
        self.changes += changes.operations

    @property
    def book(self) -> Workbook:
        """Return the organiser's workbook."""
        return self.own.snapshot()

    def file(self, path: Path) -> bytes:
        """Return the organiser's workbook as a file, which holds the same cells."""
        file = create(path, Changes(tuple(self.changes)), now=DESK.now)
        assert file.snapshot() == self.book
        return file.read()

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
        self.applies(Changes((SetCells(lines.location.name, changes),)))
        self.updates()

    def deletes(self, kind: str, key: str) -> None:
        """Delete the row of a line."""
        lines = self.lines(kind)
        row = lines.rows[key]
        held = (lines.sheet.row(row),)
        self.applies(Changes((DeleteRows(lines.location.name, row, held),)))

    def types_when(self, number: int, words: str | None) -> None:
        """Type beside a round on Event."""
        row = self.event.place("event").first_row + number - 1
        self.event.types("event", {(row, "when"): words})

    def when(self) -> list[Cell]:
        """Return what stands beside the rounds on Event."""
        first = self.event.place("event").first_row
        rounds = self.event.event.settings.rounds
        return [self.event.cell("event", first + at, "when") for at in range(rounds)]

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
        return _read(cell)
    if isinstance(cell, dt.date):
        return float((cell - _FIRST_DAY).days)
    return "" if cell is None else round(float(cell), 9)


def _read(words: str) -> object:
    """Return the day or the number in a text as LibreOffice writes it, else the text itself."""
    with suppress(ValueError):
        day = dt.datetime.strptime(words, "%m/%d/%Y").date()  # noqa: DTZ007 -- a day
        return float((day - _FIRST_DAY).days)
    with suppress(ValueError):
        return round(float(words), 9)
    return words
