"""The page about a director's bad day, lived through: its commands given, its cells typed.

docs/bad-day.md is read from top to bottom. What is done there is done in a folder:

    ## 09:40 ...                        the clock of the hall
    ```csv                              the list players.csv
    ```console, lines beginning with $  commands; an answer stands behind its question, [y/N]: y
    `7` into `Round 3!G7`               a cell that somebody types into; Empty `Round 3!G7`
    `Round 3!L7` says `...`             a cell that somebody looks at
    ![...](pictures/... "Round 3!A1:L9")  a part of a sheet in a picture

What the program answered, and what the cells said, takes the place of what the page has. So the
page is right if it stays as it is. Lines that the page leaves out have ... in their place.

    python -m tests.bad_day FOLDER      makes the sheets for its pictures
"""

from __future__ import annotations

import re
import shlex
import sys
from contextlib import chdir
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

import openpyxl
from click.testing import CliRunner
from openpyxl.utils.cell import coordinate_to_tuple
from openpyxl.worksheet.header_footer import HeaderFooter
from openpyxl.worksheet.pagebreak import ColBreak
from openpyxl.worksheet.properties import PageSetupProperties

from nigiri.cli import program
from nigiri.cli.frame import screen
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from tests.desk.story import DESK
from tests.workbook.live import cell_at, live_cells

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Cell, Sheet

PAGE = Path(__file__).parents[1] / "docs" / "bad-day.md"
FILE = "open.xlsx"

_CELL = r"`(?P<{}>[^`!\n]+![A-Z]+\d+)`"
_STEPS = re.compile(
    r"^## (?P<clock>\d\d:\d\d)\b"
    r"|^```csv\n(?P<entries>.*?)^```$"
    r"|^```console\n(?P<screen>.*?)^```$"
    rf"|`(?P<value>[^`\n]+)`\s+into\s+{_CELL.format('into')}"
    rf"|\b[Ee]mpty\s+{_CELL.format('emptied')}"
    rf"|{_CELL.format('cell')}\s+says\s+`(?P<says>[^`\n]+)`"
    r"|\(pictures/(?P<picture>[\w-]+)\.png \"(?P<part>[^\"\n]+)\"\)",
    re.MULTILINE | re.DOTALL,
)
_GIVEN = re.compile(r"^\$ nigiri (?P<words>.*)\n(?P<shown>(?:(?!\$ ).*\n)*)", re.MULTILINE)
_ANSWER = re.compile(r"\[y/N\]: (\w+)$", re.MULTILINE)
_LEFT_OUT = "\n...\n"


@dataclass(frozen=True)
class Look:
    """What somebody sees in a cell of the file as it is then: "Round 3!L7", and its text."""

    data: bytes
    cell: str
    text: str


@dataclass
class Day:
    """The day as far as it has come, in a folder.

    pictures -- name of a picture -> the file as it is then, and the part of a sheet it shows
    """

    folder: Path
    clock: str = "09:00"
    looks: list[Look] = field(default_factory=list)
    pictures: dict[str, tuple[bytes, str]] = field(default_factory=dict)

    @property
    def host(self) -> XlsxFile:
        """Return the workbook, which keeps no states of what is typed into it."""
        return XlsxFile(self.folder / FILE, now=DESK.now, backup=False)

    def step(self, found: re.Match[str]) -> str:
        """Do one step, and return the words it takes on the page after it was done."""
        words = found[0]
        match found.lastgroup:
            case "clock":
                self.clock = found["clock"]
            case "entries":
                (self.folder / "players.csv").write_text(found["entries"], encoding="utf-8")
            case "screen":
                return words.replace(found["screen"], _GIVEN.sub(self._give, found["screen"]))
            case "into":
                self._type(found["into"], found["value"])
            case "emptied":
                self._type(found["emptied"], None)
            case "says":
                return words.replace(f"`{found['says']}`", f"`{self._look(found['cell'])}`")
            case _:
                self.pictures[found["picture"]] = (self.host.path.read_bytes(), found["part"])
        return words

    def _give(self, found: re.Match[str]) -> str:
        """Give a command, and return it with what the program answered."""
        typed = shlex.split(found["words"])
        now = ["--now", f"2005-05-21T{self.clock}"]
        answers = "\n".join(_ANSWER.findall(found["shown"]))
        user = {"LOGNAME": "ann"}
        result = CliRunner(env=user).invoke(
            program, [*typed, *now], input=answers, prog_name="nigiri"
        )
        told = result.output.strip("\n") + "\n"
        start, left_out, end = found["shown"].partition(_LEFT_OUT)
        if left_out and told.startswith(f"{start}\n") and told.endswith(f"\n{end}"):
            told = found["shown"]
        return f"$ nigiri {found['words']}\n{told}"

    def _type(self, where: str, value: str | None) -> None:
        """Type into a cell; figures are a number, as a spreadsheet takes them."""
        name, _, at = where.partition("!")
        row, column = _place(at)
        typed: Cell = int(value) if value is not None and value.isdecimal() else value
        before = self.host.snapshot()[name].cell(row, column)
        change = CellChange(row, column, before, typed)
        self.host.apply(Changes((SetCells(name, (change,)),)))

    def _look(self, where: str) -> str:
        """Return what a cell says by now, calculated from what was typed."""
        name, _, at = where.partition("!")
        workbook = self.host.snapshot()
        live = live_cells(workbook).get((name, at))
        value = live.value if live else workbook[name].cell(*_place(at))
        text = str(value).strip()
        self.looks.append(Look(self.host.path.read_bytes(), where, text))
        return text


def _place(at: str) -> tuple[int, int]:
    """Return row and column of an address: "K7" is (7, 11)."""
    row, column = coordinate_to_tuple(at)
    return row, column


def lived(page: str, folder: Path) -> tuple[str, Day]:
    """Return the page as it is after the day was lived through in an empty folder, and the day."""
    day = Day(folder)
    with chdir(folder), mock.patch.object(screen, "program_call", return_value="nigiri"):
        return _STEPS.sub(day.step, page), day


def seen(look: Look, shown: Mapping[str, Sheet]) -> str:
    """Return what a spreadsheet shows in the cell of a look."""
    name, _, at = look.cell.partition("!")
    return str(cell_at(shown, name, at)).strip()


def cut(data: bytes, part: str, path: Path) -> None:
    """Write a workbook whose first page is a part of a sheet, with its rows and columns."""
    path.write_bytes(data)
    book = openpyxl.load_workbook(path)
    name, _, area = part.partition("!")
    sheet = book[name]
    book.move_sheet(sheet, -book.index(sheet))
    sheet.print_area, sheet.print_title_rows = area, None
    sheet.HeaderFooter = HeaderFooter()
    sheet.print_options.headings = True
    sheet.page_setup.orientation, sheet.col_breaks = "landscape", ColBreak()
    sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    sheet.page_setup.fitToWidth = sheet.page_setup.fitToHeight = 1
    book.save(path)


def main(folder: Path) -> None:
    """Make a workbook for each picture of the page."""
    (folder / "hall").mkdir()
    _, day = lived(PAGE.read_text(encoding="utf-8"), folder / "hall")
    for name, (data, part) in day.pictures.items():
        cut(data, part, folder / f"{name}.xlsx")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
