"""LibreOffice calculates what nigiri wrote on Prizes, also after rows opened and were sorted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.organiser import sheets_of
from tests.cli.shell import NOW, Shell
from tests.desk.story import DESK
from tests.libreoffice.test_organiser import beside, registers
from tests.office import alike, recalculated

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell, Workbook

#: Key of a line -> what is typed: amounts, numbers, words where a number should be.
TYPED: dict[str, dict[str, Cell]] = {
    "place.0.1": {"prize": "cup", "worth": 50.25},
    "wins": {"worth": 5.5, "count": 4},
    "special.1": {"worth": "a lot", "count": 2},
    "special.2": {"worth": 20, "count": "two"},
    "trophy.large": {"count": 1},
    "trophy.small": {"count": 2},
}


def types(path: Path, cells: dict[str, dict[str, Cell]]) -> Workbook:
    """Type into the lines of Prizes, and return the cells of the workbook."""
    host = XlsxFile(path, now=DESK.now, backup=False)
    book = host.snapshot()
    at = sheets_of(book)["prizes"]
    sheet = book[at.name]
    rows = {sheet.cell(row, at.columns["key"]): row for row in range(1, sheet.height + 1)}
    changes = [
        CellChange(rows[key], at.columns[column], None, value)
        for key, line in cells.items()
        for column, value in line.items()
    ]
    host.apply(Changes((SetCells(at.name, (*changes,)),)))
    return host.snapshot()


@pytest.mark.parametrize(
    "languages", [("fr",), pytest.param(LANGUAGES, marks=pytest.mark.long)], ids="-".join
)
def test_verdicts_and_sums_are_those_of_libreoffice(
    program: Callable[[str], str], tmp_path: Path, languages: tuple[str, ...]
) -> None:
    """Made before there are sections, brought up to date in the middle of round 3 of 4.

    Every day in French: sheets and words are translated.
    """
    books: dict[str, bytes] = {}
    written: dict[str, Workbook] = {}
    for language in languages:
        folder = tmp_path / language
        folder.mkdir()
        shell = Shell(folder)
        shell.does("new", "--name", "Open", "--rounds", 4, "--language", language)
        registers(shell, [f"{number}k" for number in range(1, 13)])
        shell.does("organise", "--now", NOW)
        types(beside(shell), TYPED)
        shell.does("sections")
        for _ in range(2):
            shell.does("draw")
            shell.does("result", *(game.white for game in shell.event.rounds[-1].games))
        shell.does("draw")
        shell.does("organise", "--now", NOW)
        books[language] = beside(shell).read_bytes()
        written[language] = XlsxFile(beside(shell), now=DESK.now).snapshot()

    shown = recalculated(program("soffice"), books, tmp_path / "office")

    assert [*languages] == [*written]
    for language, book in written.items():
        at = sheets_of(book)["prizes"]
        sheet, calculated = book[at.name], shown[language][at.name]
        different = {
            (row, column): (cell, calculated.cell(row, column))
            for row, line in enumerate(sheet.rows, 1)
            for column, cell in enumerate(line, 1)
            if not alike(cell, calculated.cell(row, column))
        }
        assert {} == different
        assert 50.25 + 4 * 5.5 + 20 == sheet.cell(2, at.columns["worth"])
        verdicts = {
            sheet.cell(row, at.columns["prize"])
            for row in range(1, sheet.height + 1)
            if str(sheet.cell(row, at.columns["key"])).startswith("wins.")
        }
        assert len(verdicts - {None}) >= 2
