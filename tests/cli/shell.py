"""Give commands as a director types them, and type into the cells of a workbook in between."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from click.testing import CliRunner

from nigiri.cli import program
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from tests.desk.story import DESK
from tests.settings import typing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from click.testing import Result

    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.cells import Cell, Workbook

ADDIN = Path(__file__).parents[2] / "addin"
NOW = "2005-05-21T09:00"


@dataclass
class Shell:
    """A folder with a workbook, in which commands are given.

    said -- what the last command printed; warned -- what it printed as errors and warnings
    """

    folder: Path
    file: Path = field(init=False)
    said: str = ""
    warned: str = ""

    def __post_init__(self) -> None:
        """Name the workbook of the folder."""
        self.file = self.folder / "open.xlsx"

    def gives(self, *words: object, answer: str = "") -> int:
        """Give a command and return its exit code; unexpected exceptions are not caught.

        answer -- what is typed when it asks, with the line ends
        """
        told = [str(word) for word in words]
        result: Result = CliRunner().invoke(program, told, input=answer, prog_name="nigiri")
        self.said, self.warned = result.stdout, result.stderr
        return result.exit_code

    def does(self, command: str, *words: object) -> str:
        """Give a command on the workbook, which must succeed, and return what it said."""
        code = self.gives(*command.split(), self.file, *words)
        assert 0 == code, self.said + self.warned
        return self.said

    def refuses(self, code: int, command: str, *words: object) -> str:
        """Give a command on the workbook that must fail with the code; return the sentence.

        The file and its folder must be what they were.
        """
        before = files(self.folder)
        assert code == self.gives(*command.split(), self.file, *words), self.said + self.warned
        assert before == files(self.folder)
        assert "fault of nigiri" not in self.warned
        assert "Traceback" not in self.warned
        return self.warned.strip()

    @property
    def workbook(self) -> Workbook:
        """Return the cells of the workbook."""
        return XlsxFile(self.file, now=DESK.now).snapshot()

    @property
    def event(self) -> Event:
        """Return the event as it reads now."""
        return read(self.workbook).event

    def types(self, kind: str | int, cells: Mapping[tuple[int, str], Cell]) -> None:
        """Type into a table: (row, column key) -> what is typed; a number is that of a round."""
        workbook = self.workbook
        book = find(workbook)
        place = book.rounds[kind] if isinstance(kind, int) else book.locations[kind]
        sheet = workbook[place.name]
        typed = tuple(
            CellChange(row, place.columns[key], sheet.cell(row, place.columns[key]), value)
            for (row, key), value in cells.items()
        )
        host = XlsxFile(self.file, now=DESK.now, backup=False)
        host.apply(Changes((SetCells(place.name, typed),)))

    def chooses(self, label: str, value: Cell) -> None:
        """Type a setting, by its label or its key."""
        self.types(*typing(self.workbook, label, value))


def files(folder: Path) -> dict[str, bytes]:
    """Return every file of a folder with its bytes."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def run(*words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run nigiri as a program of its own."""
    return subprocess.run(
        [sys.executable, "-m", "nigiri", *map(str, words)],
        env={**os.environ, "PYTHONPATH": str(ADDIN), "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
