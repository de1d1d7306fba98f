"""Events on which live formulas are tried, and a director who types into their cells.

Thirteen players, four rounds, made by the desk's own commands. `Typing` collects the cells that
somebody types; nothing follows from them until nigiri or a spreadsheet calculates.
"""

from __future__ import annotations

import datetime as dt
import uuid
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING

from nigiri.desk.core.command import Desk
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.desk.setup.sections import sections
from nigiri.hosts.xlsx.edit import edited
from nigiri.hosts.xlsx.package.empty import empty_package
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.find_box import FIND
from nigiri.workbook.live.refs import Refs, RoundTable, refs_of
from nigiri.workbook.model.cells import Formula, Sheet, Workbook, address
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, Operation, SetCells
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.update import derive
from tests.settings import place as setting_place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.locations import Location

NOW = dt.datetime(2005, 5, 21, 9)  # noqa: DTZ001 -- the director's own clock
DESK = Desk(NOW, "desk")
STATES = ("registration", "first", "live", "complete", "finished")
ROUNDS = 4

#: 12 have numbers from the first round on; Mori comes later, Zoé only registers.
PLAYERS = (
    ("Family name", "Given name", "Rank", "Club", "City", "Here", "Out in rounds"),
    ("Ôta", "Yuzo", "5d", "Mtl", "Mtl", "yes", None),
    ("Béland", "Luc", "3d", "Qué", "Qué", "yes", None),
    ("Chan", "Mei", "2d", "Mtl", "Mtl", "yes", "2"),
    ("Dubé", None, "1d", "Mtl", "Mtl", "yes", None),
    ("Éthier", "Anne-Lise", "1k", "Qué", "Qué", "yes", None),
    ("Fournier", "Jo", "3k", "Ott", "Ott", "yes", None),
    ("Gómez", "Ana", "5k", "Mtl", "Mtl", "yes", None),
    ("Huot", "Guy", "8k", "Sher", "Sher", "yes", "4-"),
    ("Ivanov", "Pyotr", "10k", "Mtl", "Mtl", "yes", None),
    ("Jalbert", "Max", "14k", "Mtl", "Mtl", "yes", None),
    ("Kim", "Su", "15k", "Mtl", "Mtl", "yes", None),
    ("O'Neil", "Pat", "18k", "Qué", "Qué", "yes", None),
    ("Li", "Bo", "22k", "Mtl", "Mtl", "yes", None),
    ("Zoé", None, "9k", None, None, None, None),
)


@dataclass(frozen=True)
class Made:
    """An event as a file and as what stands in it.

    source -- the file, or the event before and what changed: then the file is written when somebody
    asks for it, which takes longer than all else
    """

    source: bytes | tuple[Made, Changes]
    workbook: Workbook

    @cached_property
    def data(self) -> bytes:
        """Return the file."""
        if isinstance(self.source, bytes):
            return self.source
        before, changes = self.source
        return edited(before.data, changes, NOW)

    @cached_property
    def refs(self) -> Refs:
        """Return where everything stands."""
        return refs_of(self.workbook, "en", find(self.workbook))

    @property
    def newest(self) -> RoundTable:
        """Return where the newest round stands."""
        current = self.refs.current
        assert current is not None
        return current

    @cached_property
    def live(self) -> dict[tuple[str, str], Formula]:
        """Return (sheet, address) -> formula of every live cell that nigiri would write."""
        return live_cells(self.workbook)

    def after(self, changes: Changes) -> Made:
        """Return the event after the changes."""
        return Made((self, changes), applied(self.workbook, changes))


@cache
def event(language: str, state: str = "live") -> Made:
    """Return the event before round 1, after its draw, in round 3, or after round 3 or 4."""
    if state == "registration":
        return _registered(language)
    if state == "first":
        return _drawn(event(language, "registration"))
    if state == "live":
        second = _drawn(_decided(event(language, "first"), 1))
        return _entered(_drawn(_decided(second, 2)), 2, 3)
    if state == "complete":
        return _decided(event(language, "live"), 3)
    return _decided(_drawn(event(language, "complete")), 4)


def _registered(language: str) -> Made:
    """Return a new event with its players and sections."""
    settings = {"name": "Club", "rounds": ROUNDS, "seed": 7, "host": "Mtl"}
    wanted = NewEvent(language=language, settings=settings)
    changes = new_event(wanted, DESK, event_id=uuid.UUID(int=7))
    made = Made(empty_package(), Workbook()).after(changes)
    listed = import_players(made.workbook, DESK, Sheet.of(PLAYERS), source="the club's list")
    made = made.after(listed)
    return made.after(sections(made.workbook, DESK, down_to=["1d", "5k", "30k"]))


def _drawn(made: Made) -> Made:
    """Return the event after the next draw."""
    return made.after(draw(made.workbook, DESK))


def _entered(made: Made, count: int | None, step: int) -> Made:
    """Return the event with that many results of the newest round, None for all."""
    table = made.newest
    sheet = made.workbook[table.location.name]
    results = ("1-0", "N!" if step % 2 else "N", "w", "jigo", "0-0!", "0-1")
    entries = []
    for row in range(table.first, table.last + 1):
        number = whole_number(sheet.cell(row, table.location.columns["table"]))
        if number is not None and sheet.cell(row, table.location.columns["result"]) is None:
            entries.append(Entry(table=number, typed=results[(number + step) % len(results)]))
    return made.after(enter_results(made.workbook, DESK, entries[:count]))


def _decided(made: Made, step: int) -> Made:
    """Return the event with all results of the newest round."""
    return _entered(made, None, step)


@dataclass
class Typing:
    """Somebody who types into the cells of an event."""

    made: Made
    cells: dict[tuple[str, int, int], Cell] = field(default_factory=dict)

    @property
    def table(self) -> RoundTable:
        """Return the newest round."""
        return self.made.newest

    def type(self, name: str, row: int, column: int, value: Cell) -> None:
        """Type into a cell of a sheet."""
        self.cells[name, row, column] = value

    def board(self, at: int, key: str, value: Cell) -> None:
        """Type into the newest round, on the board at that place from the top, 1 the first."""
        place = self.table.location
        self.type(place.name, place.first_row + at - 1, place.columns[key], value)

    def seen(self, at: int, key: str) -> Cell:
        """Return what stood in a board's cell before anything was typed."""
        place = self.table.location
        sheet = self.made.workbook[place.name]
        return sheet.cell(place.first_row + at - 1, place.columns[key])

    def below(self, at: int, key: str, value: Cell) -> None:
        """Type into a row of Bye and Out, 1 the first."""
        self.board(self.table.last - self.table.first + 1 + at, key, value)

    def bye(self) -> Cell:
        """Return who has the bye."""
        return self.seen(self.table.last - self.table.first + 2, "white_no")

    @property
    def boards(self) -> int:
        """Return how many boards were drawn."""
        rows = range(1, self.table.last - self.table.first + 2)
        return sum(self.seen(at, "white_no") is not None for at in rows)

    @property
    def players(self) -> Location:
        """Return where Players stands."""
        return self.made.refs.book.locations["players"]

    def player(self, number: int | str | None, key: str, value: Cell, below: int = 0) -> None:
        """Type beside a player: by number, by family name, or in the first free row for None.

        below -- so many rows further down
        """
        place = self.players
        sheet = self.made.workbook[place.name]
        named = [sheet.cell(row, place.columns["family"]) for row in range(1, sheet.height + 1)]
        numbers = [sheet.cell(row, place.columns["number"]) for row in range(1, sheet.height + 1)]
        if number is None:
            row = max(r for r, name in enumerate(named, 1) if name) + 1
        else:
            row = (named if isinstance(number, str) else numbers).index(number) + 1
        self.type(place.name, row + below, place.columns[key], value)

    def find(self, here: Cell, there: Cell) -> None:
        """Type into Find on the newest round and in Players."""
        self.type(self.table.location.name, 1, self.table.location.columns["winners"], here)
        self.type(self.players.name, 1, self.players.columns[FIND["players"].box], there)

    def setting(self, key: str, value: Cell) -> None:
        """Type into a setting."""
        at = setting_place(self.made.workbook, key)
        self.type(at.location.name, at.row, at.column, value)

    def setting_missing(self, key: str) -> None:
        """Empty the label of a setting, so that its row is not found."""
        at = setting_place(self.made.workbook, key)
        self.type(at.location.name, at.row, at.location.columns[at.columns.label], None)

    def changes(self) -> Changes:
        """Return what was typed as changes."""
        sheets: dict[str, list[CellChange]] = {}
        for (name, row, column), value in self.cells.items():
            before = self.made.workbook[name].cell(row, column)
            sheets.setdefault(name, []).append(CellChange(row, column, before, value))
        return Changes(tuple(SetCells(name, tuple(cells)) for name, cells in sheets.items()))

    def done(self) -> Made:
        """Return the event with what was typed, and nothing that follows from it."""
        return self.made.after(self.changes())


def live_cells(workbook: Workbook) -> dict[tuple[str, str], Formula]:
    """Return (sheet, address) -> formula of every live cell that nigiri would write."""
    found: dict[tuple[str, str], Formula] = {}
    for operation in _everything(workbook):
        if isinstance(operation, SetCells):
            for cell in operation.cells:
                if isinstance(cell.after, Formula):
                    found[operation.sheet, address(cell.row, cell.column)] = cell.after
    return found


def _everything(workbook: Workbook) -> tuple[Operation, ...]:
    """Return what writes every derived cell anew, as if every sheet had just been added."""
    return derive(workbook, [AddSheet(name, "any") for name in workbook])


def rewritten(made: Made) -> Made:
    """Return the event with all its formulas written anew."""
    return made.after(Changes(_everything(made.workbook)))


def differences(
    before: Made, typed: Made, shown: Mapping[str, Sheet]
) -> dict[str, tuple[str, Cell, Cell]]:
    """Return cell -> formula, nigiri's value, the spreadsheet's value where the two differ.

    before -- the event whose formulas stand in the file; typed -- with what was typed since
    shown -- what the spreadsheet makes of it
    Links of the sheet Problems are left out: nigiri alone writes that list. Numbers and texts
    are compared as they look: columns formatted as text hand over their numbers as texts.
    """
    problems = before.refs.book.locations["problems"].name
    found = {}
    for (name, where), formula in typed.live.items():
        if (name, where) not in before.live or (name == problems and where != "A1"):
            continue
        value, other = formula.value, cell_at(shown, name, where)
        if concatenated(value) != concatenated(other):
            found[f"{name}!{where}"] = (before.live[name, where].text, value, other)
    return found


def cell_at(sheets: Mapping[str, Sheet], name: str, where: str) -> Cell:
    """Return a cell by its address."""
    letters = where.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("A") + 1
    return sheets[name].cell(int(where[len(letters) :]), column)
