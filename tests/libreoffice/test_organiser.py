"""LibreOffice calculates what nigiri wrote beside each formula of the organiser's workbook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.organiser import sheets_of
from tests.cli.shell import NOW, Shell
from tests.desk.story import DESK
from tests.office import otherwise, recalculated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell, Workbook

RANKS = ("6d", "4d", "2d", "1d", "1k", "9k", "12k", "30k", "5d", "3k", "11k")
#: Key or place of a line -> what is typed: numbers, marks, words where a number should be.
ON_BUDGET: dict[str, dict[str, Cell]] = {
    "level1": {"from": "4 d", "each": 25, "count": 12},
    "level2": {"from": "1D", "each": 20.5, "count": 7.5},
    "level3": {"from": "10k", "each": "ten", "count": 30},
    "level4": {"from": "25K", "each": 10},
    "level5": {"from": "weak", "each": 3, "count": 1},
    "expected": {"count": 36.5},
    "late": {"each": 3},
    "outsider": {"each": 7.25},
    "least": {"each": 5},
    "income1": {"what": "Sponsor", "each": 100, "actual": 90},
    "cost1": {"each": 400},
    "levy-member": {"each": 2.5, "count": 40},
    "levy-other": {"each": 4},
    "cost2": {"each": 25.3, "count": 1, "actual": 24.99},
    "cost3": {"each": 20.7, "count": 2, "actual": "free"},
}
ON_FEES: tuple[dict[str, Cell], ...] = (
    {}, {"late": "x", "received": 50}, {"outsider": "x"}, {"reduction": 30, "received": 5},
    {"agreed": 0}, {"agreed": 0, "association": 10, "received": 20}, {"association": 10},
    {"received": "yes"}, {"late": "x", "outsider": "x", "reduction": 2.5, "received": 10},
    {"agreed": "free"}, {"reduction": "some"},
)  # fmt: skip


def typed_into(path: Path) -> Workbook:
    """Type into Budget and Fees of an organiser's workbook, and return its cells."""
    host = XlsxFile(path, now=DESK.now, backup=False)
    book = host.snapshot()
    budget, fees = (sheets_of(book)[kind] for kind in ("budget", "fees"))
    keys = {
        book[budget.name].cell(row, budget.columns["key"]): row
        for row in range(budget.first_row, book[budget.name].height + 1)
    }
    cells = [
        CellChange(keys[key], budget.columns[column], None, value)
        for key, line in ON_BUDGET.items()
        for column, value in line.items()
    ]
    marks = [
        CellChange(row, fees.columns[column], None, value)
        for row, line in enumerate(ON_FEES, fees.first_row)
        for column, value in line.items()
    ]
    own = CellChange(fees.first_row + len(RANKS) + 3, fees.columns["received"], None, 12)
    host.apply(Changes((SetCells(budget.name, (*cells,)), SetCells(fees.name, (*marks, own)))))
    return host.snapshot()


def registers(shell: Shell, ranks: Sequence[str]) -> None:
    """Import a list of players, all of them here: Player00, Player01 and so on."""
    lines = [f"Player{number:02},A,{rank}" for number, rank in enumerate(ranks)]
    listed = shell.folder / "players.csv"
    listed.write_text("\n".join(["Family name,Given name,Rank", *lines, ""]), encoding="utf-8")
    shell.does("import", listed, "--here")


def beside(shell: Shell) -> Path:
    """Return the organiser's workbook beside the event."""
    return next(path for path in shell.folder.glob("*.xlsx") if path != shell.file)


def test_every_sum_is_the_one_libreoffice_calculates(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    """In every language, with words where a number should be, and with lines of the organiser's."""
    books: dict[str, bytes] = {}
    written: dict[str, Workbook] = {}
    for language in LANGUAGES:
        folder = tmp_path / language
        folder.mkdir()
        shell = Shell(folder)
        shell.does("new", "--rules", "quebec", "--name", "Open", "--language", language)
        registers(shell, RANKS)
        shell.does("organise", "--now", NOW)
        typed_into(beside(shell))
        shell.does("organise", "--now", NOW)
        books[language] = beside(shell).read_bytes()
        written[language] = XlsxFile(beside(shell), now=DESK.now).snapshot()

    shown = recalculated(program("soffice"), books, tmp_path / "office")

    assert {} == otherwise(written, shown)
    assert 3 * 3 <= sum(map(len, shown.values()))
