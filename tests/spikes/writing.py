"""The spike behind docs/decisions/0001: rewriting parts against openpyxl's load and save.

    PYTHONPATH=addin:. python -m tests.spikes.writing

For 40, 600 and 3,200 players a workbook like nigiri's is made (a sheet of players, six rounds of
half as many tables, formulas with values, formats and lists), with the club's own picture, newer
rule and notes in it (tests/hosts/club.py). Then both ways enter ten results in the last round, and
open a row in the players' sheet. Printed are the best of five times and what was lost.
"""

from __future__ import annotations

import datetime as dt
import time
from io import BytesIO
from typing import TYPE_CHECKING

import openpyxl

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.edit import edited
from nigiri.hosts.xlsx.package.archive import Package
from nigiri.hosts.xlsx.read import read_sheets
from nigiri.workbook import layout
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, InsertRows, SetCells
from tests.hosts.club import club
from tests.hosts.kinds import hall

if TYPE_CHECKING:
    from collections.abc import Callable

NOW = dt.datetime(2005, 5, 21, 10)  # noqa: DTZ001 - any time
ROUNDS = 6
COLUMNS = 12
TIMES = 5


def event(players: int) -> bytes:
    """Return the workbook of an event of so many players, all rounds drawn."""
    layout.RENDERERS["hall"] = hall
    operations: list[AddSheet | SetCells] = []
    sheets = [("Players", players), *((f"Round {n}", players // 2) for n in range(1, ROUNDS + 1))]
    for name, rows in sheets:
        operations.append(AddSheet(name, "hall", {"rows": rows}))
        cells = [
            CellChange(row, column, None, _value(row, column))
            for row in range(4, 4 + rows)
            for column in range(1, COLUMNS + 1)
            if column != 2
        ]
        operations.append(SetCells(name, tuple(cells)))
    return edited(club(), Changes(tuple(operations)), NOW)


def _value(row: int, column: int) -> str | int | Formula:
    """Return what stands in a cell: a number, a name, or a formula with its value."""
    if column == COLUMNS:
        return Formula(f'IF($B{row}="","…","✓")', "…")
    return row if column == 1 else f"Player {row} {column}"


def results(sheet: str) -> Changes:
    """Return ten results."""
    return Changes((SetCells(sheet, tuple(CellChange(r, 2, None, "jigo") for r in range(4, 14))),))


def by_openpyxl(data: bytes, change: Callable[[openpyxl.Workbook], None]) -> bytes:
    """Return the workbook after openpyxl loaded, changed and saved it."""
    book = openpyxl.load_workbook(BytesIO(data))
    change(book)
    out = BytesIO()
    book.save(out)
    return out.getvalue()


def enter_results(book: openpyxl.Workbook) -> None:
    """Enter ten results."""
    for row in range(4, 14):
        book[f"Round {ROUNDS}"].cell(row, 2, "jigo")


def open_row(book: openpyxl.Workbook) -> None:
    """Open a row in the players' sheet."""
    book["Players"].insert_rows(5)


def lost(before: bytes, after: bytes, added: int) -> str:
    """Return what is no longer there, and how many parts are other bytes."""
    old, new = Package(before), Package(after)
    pictures = [name for name in old.names() if "media" in name and name not in new]
    newer = sum(b"x14:" in old.raw(n) for n in old.names()) - sum(
        b"x14:" in new.raw(n) for n in new.names()
    )
    shown = [sum(_filled(data)) for data in (before, after)]
    same = sum(name in new and old.raw(name) == new.raw(name) for name in old.names())
    values = shown[0] + added - shown[1]
    return (
        f"{len(pictures)} picture, {newer} newer rule, {values} values of formulas; "
        f"{same} of {len(old.names())} parts byte for byte"
    )


def _filled(data: bytes) -> list[int]:
    """Return how many cells of each sheet show something."""
    sheets = read_sheets(Book(data)).sheets.values()
    return [sum(cell is not None for row in sheet.rows for cell in row) for sheet in sheets]


def best(act: Callable[[], bytes]) -> tuple[float, bytes]:
    """Return the best time of several, and the result."""
    times = []
    for _ in range(TIMES):
        start = time.perf_counter()
        result = act()
        times.append(time.perf_counter() - start)
    return min(times), result


def main() -> None:
    """Print the table."""
    for players in (40, 600, 3200):
        data = event(players)
        last = f"Round {ROUNDS}"
        rows = Changes((InsertRows("Players", 5),))
        for what, added, act in (
            ("results, parts", 10, lambda: edited(data, results(last), NOW)),  # noqa: B023
            ("results, openpyxl", 10, lambda: by_openpyxl(data, enter_results)),  # noqa: B023
            ("new row, parts", 0, lambda: edited(data, rows, NOW)),  # noqa: B023
            ("new row, openpyxl", 0, lambda: by_openpyxl(data, open_row)),  # noqa: B023
        ):
            seconds, after = best(act)
            print(f"{players:5} {what:18} {seconds:7.3f} s  {lost(data, after, added)}")  # noqa: T201


if __name__ == "__main__":
    main()
