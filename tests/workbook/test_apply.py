"""Changes carried out on the plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.errors import HostError, WrongUse
from nigiri.workbook import layout
from nigiri.workbook.apply import applied, check_new_name
from nigiri.workbook.layout.spec import SheetSpec
from nigiri.workbook.model.cells import Formula, Sheet, Workbook
from nigiri.workbook.model.changes import (
    AddSheet,
    CellChange,
    Changes,
    DeleteRows,
    InsertRows,
    RemoveSheet,
    RenameSheet,
    Say,
    SetCells,
)

if TYPE_CHECKING:
    from nigiri.workbook.model.changes import Operation

CLUB = Workbook({"Players": Sheet.of([["Ann"], ["Ben"]]), "Round 1": Sheet.of([[1, 2]])})


@pytest.fixture(autouse=True)
def _wall(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the layout know a small kind of sheet."""
    spec = SheetSpec({(2, 1): "Wall", (3, 2): Formula("1+1", 2)}, styles=(), widths={})
    monkeypatch.setitem(layout.RENDERERS, "wall", lambda _: spec)


def after(*operations: Operation) -> dict[str, tuple[tuple[object, ...], ...]]:
    """Return the rows of every sheet of the club after the operations."""
    sheets = applied(CLUB, Changes(operations)).sheets
    return {name: sheet.rows for name, sheet in sheets.items()}


def test_cells_are_written_and_the_sheet_grows() -> None:
    """A cell outside the used part widens every row."""
    cells = (CellChange(1, 1, "Ann", None), CellChange(3, 2, None, Formula("A2", "Ben")))

    assert ((None, None), ("Ben", None), (None, "Ben")) == after(SetCells("Players", cells))[
        "Players"
    ]


def test_rows_open_and_close() -> None:
    """Rows below follow; rows beyond the used part change nothing."""
    assert (("Ann",), (None,), ("Ben",)) == after(InsertRows("Players", 2))["Players"]
    assert (("Ann",), ("Ben",)) == after(InsertRows("Players", 3, 5))["Players"]
    assert (("Ben",),) == after(DeleteRows("Players", 1, (("Ann",),)))["Players"]
    assert (("Ann",), ("Ben",)) == after(DeleteRows("Players", 9, ((), ())))["Players"]


def test_a_new_sheet_holds_what_the_layout_says() -> None:
    """A formula shows its value, and the sheet stands before the tab it names, or last."""
    last = after(AddSheet("Wall", "wall"))
    first = after(AddSheet("Wall", "wall", before="Players"))

    assert ["Players", "Round 1", "Wall"] == list(last)
    assert ["Wall", "Players", "Round 1"] == list(first)
    assert ((None, None), ("Wall", None), (None, 2)) == last["Wall"]


def test_sheets_are_removed_and_renamed_in_their_place() -> None:
    """The order of the others stays; a sentence changes nothing."""
    assert ["Round 1"] == list(after(RemoveSheet("Players", "wall")))
    assert ["Joueurs", "Round 1"] == list(after(RenameSheet("Players", "Joueurs"), Say("hello")))
    assert ["PLAYERS", "Round 1"] == list(after(RenameSheet("Players", "PLAYERS")))


@pytest.mark.parametrize(
    "operation",
    [
        SetCells("Nowhere", ()),
        InsertRows("Nowhere", 1),
        DeleteRows("Nowhere", 1, ()),
        RemoveSheet("Nowhere", "wall"),
        RenameSheet("Nowhere", "Here"),
        AddSheet("Wall", "wall", before="Nowhere"),
    ],
    ids=lambda operation: type(operation).__name__,
)
def test_a_sheet_that_is_not_there_is_named(operation: Operation) -> None:
    """Every operation says which sheet it missed."""
    with pytest.raises(HostError, match="no sheet Nowhere"):
        after(operation)


def test_the_last_sheet_stays() -> None:
    """No spreadsheet opens a workbook without sheets."""
    with pytest.raises(HostError, match="the only one"):
        after(RemoveSheet("Players", "wall"), RemoveSheet("Round 1", "wall"))


@pytest.mark.parametrize("name", ["", "x" * 32, "a/b", "a:b", "[a]", "'a", "a'", "a\nb"])
def test_a_name_that_spreadsheets_refuse_is_refused(name: str) -> None:
    """The sentence says which characters may be used."""
    with pytest.raises(WrongUse, match="cannot be the name"):
        check_new_name(name, [])


def test_names_of_sheets_differ_by_more_than_capitals() -> None:
    """Spreadsheets take "players" and "Players" for the same."""
    check_new_name("Player's", ["Players"])
    with pytest.raises(WrongUse, match="already a sheet players"):
        check_new_name("players", ["Players"])


def test_the_workbook_given_is_left_alone() -> None:
    """A preview changes nothing."""
    after(SetCells("Players", (CellChange(1, 1, "Ann", "Zoe"),)), InsertRows("Players", 1))

    assert (("Ann",), ("Ben",)) == CLUB["Players"].rows
