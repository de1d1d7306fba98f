"""Somebody who directs an event: gives commands, types into the file, works in LibreOffice.

The clock of the hall goes on by five minutes with every command; who types the commands is Ann.
"""

from __future__ import annotations

import datetime as dt
import uuid
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING

import openpyxl
from openpyxl.utils.cell import coordinate_to_tuple

from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from tests.cli.shell import Shell
from tests.corpus.people import PEOPLE, listed, many, some
from tests.settings import cell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell
    from tests.corpus.calc import Calc
    from tests.corpus.people import Row

BEGIN = dt.datetime(2026, 5, 16, 8, 30)  # noqa: DTZ001 -- the clock of the hall
A_WHILE = dt.timedelta(minutes=5)
USER = "ann"
OUTCOMES = "WNWWNWNNWN"
"""Who wins at the boards of a round, over and over, White or Black (Noir, in any language)."""


class Person(Shell):
    """Somebody with a workbook in a folder, which has the name that it will have in the corpus.

    hand -- who saved it last: nigiri, LibreOffice, openpyxl
    saved -- who saves it in the end: "nigiri" (and whoever saved it last stays), "calc" for
    LibreOffice, "ods" for LibreOffice as an OpenDocument spreadsheet
    """

    def __init__(self, folder: Path, name: str, calc: Calc) -> None:
        """Begin without a workbook."""
        super().__init__(folder)
        self.file, self.calc, self.saved = folder / f"{name}.xlsx", calc, "nigiri"
        self.clock, self.hand = BEGIN, "nigiri"
        self.family: list[Person] = [self]

    def beside(self, name: str, saved: str = "nigiri") -> Person:
        """Return somebody who directs another event in the same folder."""
        other = Person(self.folder, name, self.calc)
        other.saved = saved
        self.family.append(other)
        return other

    def does(self, command: str, *words: object) -> str:
        """Give a command on the workbook, which must succeed, and return what it said."""
        self.clock, self.hand = self.clock + A_WHILE, "nigiri"
        return super().does(command, *words, "--user", USER, "--now", self.clock.isoformat())

    def new(self, *words: object, **options: object) -> None:
        """Make the workbook; an event's name, id and seed are always the same."""
        same = uuid.uuid5(uuid.NAMESPACE_URL, self.file.stem)
        typed = {"name": "Spring Cup", "dates": "16-17 May 2026", "host": "Harbour", "rounds": 3,
                 "seed": 16, "id": same, **options}  # fmt: skip
        told = [word for key, value in typed.items() if value is not None
                for word in (f"--{key}", value)]  # fmt: skip
        self.does("new", *words, *told)

    def invites(self, rows: tuple[Row, ...] | None = None, *, here: bool = True) -> None:
        """Import a list of players; ten, if none is given."""
        path = self.folder / "players.csv"
        path.write_text(listed(rows or some(10)), encoding="utf-8")
        self.does("import", path, *(["--here"] if here else []))

    def begins(self, players: int = 10, **options: object) -> None:
        """Make an event with so many players, all of them here."""
        self.new(**options)
        self.invites(some(players) if players <= len(PEOPLE) else many(players))

    def plays(self, number: int, *, leave: int = 0, outcomes: str = OUTCOMES) -> None:
        """Enter the results of a round, but for the last boards."""
        games = self.event.rounds[number - 1].games
        begin = Random(number).randrange(len(outcomes))  # noqa: S311 -- no secret is made from it
        open_ = [game for game in games if game.result is None]
        words = [
            word
            for at, game in enumerate(open_[: len(open_) - leave], begin)
            for word in ("--table", str(game.table), outcomes[at % len(outcomes)])
        ]
        if words:
            self.does("result", "--round", number, *words)

    def draws(self, rounds: int, *, outcomes: str = OUTCOMES) -> None:
        """Draw and play so many rounds more."""
        for _ in range(rounds):
            self.does("draw", "--yes")
            self.plays(len(self.event.rounds), outcomes=outcomes)

    def at(self, kind: str | int, row: int, key: str) -> tuple[str, str]:
        """Return sheet and address of a cell of a table by column key; a number is a round's."""
        book = find(self.workbook)
        place = book.rounds[kind] if isinstance(kind, int) else book.locations[kind]
        return place.name, address(row, place.columns[key])

    def row(self, family: str) -> int:
        """Return the row of Players of somebody."""
        rows = read(self.workbook).player_rows
        return next(row for row, player in rows.items() if player.family == family)

    def boards(self, number: int) -> list[int]:
        """Return the rows of the boards of a round, from the top."""
        return sorted(read(self.workbook).rounds[number].games)

    def setting(self, label: str) -> tuple[str, str]:
        """Return sheet and address of the value of a setting, by its label."""
        sheet, _, where = cell(self.workbook, label).rpartition("!")
        return sheet, where

    def sets(self, settings: Mapping[str, Cell]) -> None:
        """Type settings into the closed file, by their labels."""
        self.puts(*((*self.setting(label), typed) for label, typed in settings.items()))

    def puts(self, *cells: tuple[str, str, Cell]) -> None:
        """Type into cells of the closed file (sheet, address, what); nothing is calculated."""
        self.hand, workbook = "nigiri", self.workbook
        typed: dict[str, list[CellChange]] = {}
        for name, where, value in cells:
            row, column = coordinate_to_tuple(where)
            change = CellChange(row, column, workbook[name].cell(row, column), value)
            typed.setdefault(name, []).append(change)
        host = XlsxFile(self.file, now=self.clock, backup=False)
        host.apply(Changes(tuple(SetCells(name, tuple(made)) for name, made in typed.items())))

    def edits(self, change: Callable[[openpyxl.Workbook], None]) -> None:
        """Let a program with openpyxl change the workbook: what formulas show is lost."""
        book = openpyxl.load_workbook(self.file)
        change(book)
        book.save(self.file)
        self.hand = "openpyxl"

    @contextmanager
    def in_calc(self) -> Iterator[Calc]:
        """Open the workbook in LibreOffice, and save and close it in the end."""
        self.calc("open", str(self.file))
        yield self.calc
        self.calc("save", str(self.file))
        self.calc("close")
        self.hand = "LibreOffice"

    def keys(self, kind: str | int, cells: Mapping[tuple[int, str], str]) -> None:
        """Type into a table in LibreOffice: (row, column key) -> what the keyboard is given."""
        places = [(*self.at(kind, row, key), text) for (row, key), text in cells.items()]
        with self.in_calc() as calc:
            for place in places:
                calc("type", *place)

    def left(self) -> Path:
        """Return the file as it is left: saved once more by LibreOffice, where that is wanted."""
        if self.saved == "nigiri":
            return self.file
        path = self.file.with_suffix(".ods") if self.saved == "ods" else self.file
        self.calc("open", str(self.file))
        self.calc("save", str(path))
        self.calc("close")
        self.hand = "LibreOffice"
        return path
