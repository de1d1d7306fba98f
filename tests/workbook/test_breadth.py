"""Grid and Standings open and close the columns of rounds and criteria, and nothing else moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.setup.rules import apply_rules
from nigiri.hosts.memory import Memory
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.columns import Breadth, other_criteria, other_rounds
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import (
    AddSheet,
    Changes,
    DeleteColumns,
    InsertColumns,
    RemoveSheet,
)
from nigiri.workbook.read.table_finder import location_of
from tests.desk.story import Story, club, drawn

if TYPE_CHECKING:
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.model.locations import Location

GRID = ["No.", "Name", "Start", "R1", None, "won 1", "Mine", "R2", None, "won 2", "Wins", "Place"]
OLD_GRID = ["No.", "Name", "Start", "R1", None, "R2", None, "Wins", "Place", "won 1", "won 2"]
STANDINGS = ["Section", "Place", "No.", "Name", "Score", "SOS", "Mine", "SDOS", "Why this place"]


def table(headings: list[str | None]) -> tuple[Location, Sheet]:
    """Return a sheet with these headings and a row below that holds them in small letters."""
    below = [heading and heading.casefold() for heading in headings]
    sheet = Sheet.of([[], [], headings, below])
    place = location_of("Sheet", sheet)
    assert place is not None
    return place, sheet


def headings(place: Location, sheet: Sheet, operations: tuple[Operation, ...]) -> list[str]:
    """Return the headings after operations; what stood below one still does."""
    host = Memory(Workbook({place.name: sheet}))
    before = dict(zip(sheet.row(3), sheet.row(4), strict=True))
    host.apply(Changes(operations))
    after = host.snapshot()[place.name]
    for word, below in zip(after.row(3), after.row(4), strict=True):
        assert below == before.get(word, below)
    return [str(word or "") for word in after.row(3)]


@pytest.mark.parametrize(
    ("head", "rounds", "after"),
    [
        (GRID, 2, "No. Name Start R1 _ won1 Mine R2 _ won2 Wins Place"),
        (GRID, 1, "No. Name Start R1 _ won1 Mine Wins Place"),
        (GRID, 3, "No. Name Start R1 _ won1 Mine R2 _ won2 R3 _ won3 Wins Place"),
        (OLD_GRID, 3, "No. Name Start R1 _ R2 _ R3 _ won3 Wins Place won1 won2"),
        (OLD_GRID, 1, "No. Name Start R1 _ Wins Place won1"),
        (GRID[:3] + GRID[7:], 2, "No. Name Start R1 _ won1 R2 _ won2 Wins Place"),
        (GRID[:6] + GRID[10:], 2, "No. Name Start R1 _ won1 R2 _ won2 Wins Place"),
        (GRID[:3] + GRID[10:], 1, "No. Name Start R1 _ Wins Place"),
        (OLD_GRID[:9], 3, "No. Name Start R1 _ R2 _ R3 _ Wins Place"),
    ],
)
def test_the_grid_has_the_columns_of_its_rounds(
    head: list[str | None], rounds: int, after: str
) -> None:
    """A column between two rounds stays there; a new round stands behind the one before it."""
    place, sheet = table(head)
    found = headings(place, sheet, other_rounds(place, sheet, rounds))

    assert after == " ".join(word.replace(" ", "") or "_" for word in found)


@pytest.mark.parametrize(
    ("wanted", "after"),
    [
        ("sos sdos", "Score SOS Mine SDOS"),
        ("sdos sos", "Score SOS Mine SDOS"),
        ("sos", "Score SOS Mine"),
        ("", "Score Mine"),
        ("sos cuss", "Score SOS Mine CUSS"),
        ("sos cuss sdos", "Score SOS CUSS Mine SDOS"),
        ("cuss lot sos sdos", "Score CUSS Lot SOS Mine SDOS"),
        ("cuss", "Score CUSS Mine"),
    ],
)
def test_standings_has_the_columns_of_its_criteria(wanted: str, after: str) -> None:
    """What stays does not move; a new one stands behind the one that comes before it."""
    place, sheet = table([*STANDINGS])
    found = headings(place, sheet, other_criteria(place, sheet, wanted.split()))

    assert after == " ".join(found[4:-1])


def test_the_first_criterion_opens_before_the_reasons() -> None:
    """It looks like a rank, or what there is."""
    place, sheet = table([*STANDINGS[:5], STANDINGS[-1]])
    operations = other_criteria(place, sheet, ["sos", "sdos"])

    assert InsertColumns("Sheet", 6, (3,)) == operations[0]
    assert "Section Place No. Name Score SOS SDOS" == " ".join(
        headings(place, sheet, operations)[:-1]
    )


def test_columns_close_block_by_block_knowing_what_they_held() -> None:
    """From the right, so that none moves before its turn."""
    place, sheet = table([*STANDINGS])
    breadth = Breadth(place, sheet)
    breadth.close(["section", "sos", "score", "sdos", "cuss"])

    assert [(8, 1, (7,)), (5, 2, (4, 4)), (1, 1, (1,))] == [
        (op.at, len(op.held), op.like) for op in breadth.operations if isinstance(op, DeleteColumns)
    ]


def kinds(changes: Changes) -> set[type]:
    """Return what kinds of operations there are, of those about sheets and columns."""
    about = {AddSheet, RemoveSheet, InsertColumns, DeleteColumns}
    return about & {*map(type, changes.operations)}


def played() -> Story:
    """Return an event of two rounds, the first of them played and shown."""
    story = drawn(club(6, rounds=2), 1)
    story.does(refresh, "standings")
    return story


def test_settings_that_are_typed_open_and_close_columns() -> None:
    """With the next command of any kind; what was written is written again into its place."""
    story = played()
    for label, value, kind in (
        ("Rounds", 4, InsertColumns),
        ("Rounds", 3, DeleteColumns),
        ("Tie-breaks", "SOS, SOSOS, CUSS, LOT, SDOS", InsertColumns),
        ("Tie-breaks", "SOS", DeleteColumns),
    ):
        story.sets(label, value)
        before = story.workbook
        changes = story.does(refresh, "check")
        assert {kind} == kinds(changes)
        assert before.sheets == applied(story.workbook, changes.inverse()).sheets
    assert {AddSheet} == kinds(story.does(draw))


def test_other_rules_open_and_close_columns() -> None:
    """Standings gets their criteria without being made anew."""
    story = played()
    changes = story.does(apply_rules, "opengotha")

    assert kinds(changes) <= {InsertColumns, DeleteColumns}
