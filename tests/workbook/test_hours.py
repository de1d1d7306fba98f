"""An hour in a cell of its own: as people type it, in Python and as a formula."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.domain.schedule.timetable import clock, hour
from nigiri.hosts.files.xlsx_file import create
from nigiri.workbook.model.cells import Formula, Sheet, Workbook
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, SetCells
from nigiri.workbook.spellings.hours import (
    hour_formula,
    minutes_formula,
    minutes_of,
    spelled,
    spelled_formula,
)
from tests.desk.story import DESK
from tests.workbook.organiser.planner import unlike

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell

READ: dict[Cell, int] = {
    "10:00": 600, "10.30": 630, " 9 : 05 ": 545, "10": 600, "10 h": 600, "10h30": 630,
    "10 Uhr": 600, "10.30 Uhr": 630, "0:00": 0, "23:59": 1439, "08:15": 495,
    "1:30 pm": 810, "1:30 p.m.": 810, "9 AM": 540, "12 am": 0, "12:15 pm": 735,
    10: 600, 0.4375: 630, 0.5: 720,
}  # fmt: skip
UNREAD: tuple[Cell, ...] = (
    None, "", "noon", "24:00", "10:60", "10:5", "10:005", "-1:00", "1e1:00", "5%", "1/2", "+9", 25,
    "10-12", "10:00-12:30",
)  # fmt: skip


@pytest.mark.parametrize(("typed", "minutes"), READ.items())
def test_hours_as_people_type_them(typed: Cell, minutes: int) -> None:
    """In the ways of all three languages, and as a time of the spreadsheet."""
    assert minutes == minutes_of(spelled(typed))


@pytest.mark.parametrize("typed", UNREAD)
def test_what_is_no_hour(typed: Cell) -> None:
    """It is not guessed at."""
    assert None is minutes_of(spelled(typed))


def test_an_hour_beside_a_round_is_read_alike() -> None:
    """What `clock` reads on Event is the same hour here."""
    words = [typed for typed in READ if isinstance(typed, str) and clock(typed)]

    assert len(words) > 8
    assert {w: minutes_of(spelled(w)) for w in words} == {
        w: moment.minutes for w in words if (moment := clock(w))
    }


def test_a_spreadsheet_reads_the_same(program: Callable[[str], str], tmp_path: Path) -> None:
    """The formulas, recalculated."""
    cells: list[CellChange] = []
    rows: list[list[Cell]] = []
    for row, typed in enumerate((*READ, *UNREAD), 1):
        short = spelled(typed)
        minutes = minutes_of(short)
        values = (short, "" if minutes is None else minutes, hour(minutes))
        texts = (spelled_formula(f"A{row}"), minutes_formula(f"B{row}"), hour_formula(f"C{row}"))
        cells += [CellChange(row, 1, None, typed)] if typed is not None else []
        cells += [
            CellChange(row, at, None, Formula(text, value))
            for at, (text, value) in enumerate(zip(texts, values, strict=True), 2)
        ]
        rows.append([typed, *values])
    changes = Changes(
        (AddSheet("Hours", "contacts", {"language": "en"}), SetCells("Hours", (*cells,)))
    )
    file = create(tmp_path / "hours.xlsx", changes, now=DESK.now)
    own = file.snapshot()["Hours"]
    shown = [[own.cell(r + 1, c + 1) for c in range(4)] for r in range(len(rows))]
    book = Workbook({"Hours": Sheet.of(shown)})

    assert [["" if c is None else c for c in row[1:]] for row in shown] == [r[1:] for r in rows]
    assert [] == unlike(program("soffice"), {"hours": (file.read(), book)}, tmp_path / "office")
