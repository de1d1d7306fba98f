"""LibreOffice adds up every proof, and crosses out what a changed result moves, and nothing else.

The files bring no values along: whatever is shown was calculated. What must move is computed by
the tie-breaks of the domain on the event as it then reads; no formula takes part in that.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.xlsx.edit import edited
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.criteria import criterion_cell
from nigiri.workbook.derive.proof import plan_of
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from tests.desk.story import DESK
from tests.office import recalculated
from tests.workbook.proofs import marks, told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Cell, Sheet, Workbook

    Program = Callable[[str], str]
    Figures = Mapping[tuple[PlayerId, str], Cell]

RESULTS = ("○ 1-0", "● 0-1", "jigo", "– 0-0", "○ 1-0 def", "● 0-1 def", "1-1", None)


@dataclass(frozen=True)
class Proved:
    """An event with a proof: as a file, and what stands in it."""

    data: bytes
    workbook: Workbook

    @property
    def tab(self) -> str:
        """Return the tab of the proof."""
        return find(self.workbook).locations["proof"].name


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the tests of this module one folder, so that they share their events."""
    return tmp_path_factory.mktemp("proofs")


@cache
def proved(seed: int, folder: Path) -> Proved:
    """Return the event of a seed."""
    path = folder / f"made-{seed}.xlsx"
    story = told(seed, path)
    return Proved(path.read_bytes(), story.workbook)


def differing(one: Sheet, other: Sheet) -> list[tuple[int, int, Cell, Cell]]:
    """Return row, column and both values where two sheets do not show the same."""
    return [
        (row, column, one.cell(row, column), other.cell(row, column))
        for row in range(1, max(one.height, other.height) + 1)
        for column in range(1, max(one.width, other.width) + 1)
        if not same(one.cell(row, column), other.cell(row, column))
    ]


def same(one: Cell, other: Cell) -> bool:
    """Tell whether two cells look alike; numbers to four decimals."""
    try:
        return abs(float(concatenated(one)) - float(concatenated(other))) < 1e-4
    except ValueError:
        return concatenated(one) == concatenated(other)


def check_events(soffice: str, seeds: Iterable[int], folder: Path, office: Path) -> None:
    """Let LibreOffice calculate the proofs of some events and compare them cell for cell."""
    events = {f"e{seed}": proved(seed, folder) for seed in seeds}
    shown = recalculated(soffice, {name: each.data for name, each in events.items()},
                         office, seconds=900)  # fmt: skip

    for name, each in events.items():
        sheet = shown[name][each.tab]
        assert [] == differing(each.workbook[each.tab], sheet), name
        found = marks(each.workbook, sheet)
        assert {"✓"} == {*found.values()}, name
        plan = plan_of(read(each.workbook).event)
        assert len(read(each.workbook).event.by_number) * len(plan.sums) == len(found)


def test_a_spreadsheet_adds_up_what_nigiri_computed(
    program: Program, folder: Path, tmp_path: Path
) -> None:
    """An event: byes, defaults, latecomers, handicaps."""
    check_events(program("soffice"), range(1), folder, tmp_path / "office")


@pytest.mark.long
def test_a_spreadsheet_adds_up_fifty_events(program: Program, folder: Path, tmp_path: Path) -> None:
    """Every rule set, every criterion, in the ten first; and forty more."""
    check_events(program("soffice"), range(50), folder, tmp_path / "office")


def figures(event: Event) -> Figures:
    """Return (player, criterion) -> what the domain computes, of every sum."""
    return {
        (number, code): criterion_cell(event, code, number)
        for number in event.by_number
        for code in plan_of(event).sums
    }


def edit(workbook: Workbook, random: Random) -> tuple[Changes, Workbook]:
    """Return another result for one game of any round, and the workbook with it."""
    reading = read(workbook)
    number = random.choice(sorted(reading.rounds))
    place = reading.book.rounds[number]
    row = random.choice(sorted(reading.rounds[number].games))
    column = place.columns["result"]
    now = workbook[place.name].cell(row, column)
    typed = random.choice([each for each in RESULTS if each != now])
    changes = Changes((SetCells(place.name, (CellChange(row, column, now, typed),)),))
    return changes, applied(workbook, changes)


def check_edits(soffice: str, events: int, each: int, folder: Path, office: Path) -> None:
    """Change a result in each of several events, several times; look at the crosses."""
    books: dict[str, bytes] = {}
    awaited: dict[str, set[tuple[PlayerId, str]]] = {}
    tabs: dict[str, Proved] = {}
    for seed in range(events):
        made = proved(seed, folder)
        before = figures(read(made.workbook).event)
        for turn in range(each):
            changes, after = edit(made.workbook, Random(f"edit {seed} {turn}"))  # noqa: S311
            now = figures(read(after).event)
            name = f"e{seed}x{turn}"
            books[name], tabs[name] = edited(made.data, changes, DESK.now), made
            awaited[name] = {at for at, cell in before.items() if not same(cell, now[at])}
    shown = recalculated(soffice, books, office, seconds=1800)

    assert any(awaited.values())
    for name, made in tabs.items():
        found = marks(made.workbook, shown[name][made.tab])
        crossed = {at for at, sign in found.items() if sign == "✗"}
        assert awaited[name] == crossed, name
        assert {"✓", "✗"} >= {*found.values()}, name


def test_a_changed_result_crosses_out_what_it_moves(
    program: Program, folder: Path, tmp_path: Path
) -> None:
    """Two edits of an event: exactly the figures that an independent computation changes."""
    check_edits(program("soffice"), 1, 2, folder, tmp_path / "office")


@pytest.mark.long
def test_two_hundred_edits_cross_out_what_they_move(
    program: Program, folder: Path, tmp_path: Path
) -> None:
    """In twenty events, ten each."""
    check_edits(program("soffice"), 20, 10, folder, tmp_path / "office")
