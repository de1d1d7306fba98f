"""Excel may refuse at any call: then nothing has changed, and the director is told."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

import pytest

from nigiri.errors import ChangedSinceRead, HostError
from nigiri.workbook.compare import fingerprint
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.changes import (
    AddSheet,
    CellChange,
    Changes,
    DeleteColumns,
    DeleteRows,
    Fit,
    InsertColumns,
    InsertRows,
    RemoveSheet,
    RenameSheet,
    Say,
    SetCells,
    SetFit,
    SetPrintArea,
)
from tests.excel.live import Live
from tests.hosts.kinds import hall, plain

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Value

EVERYTHING = Changes((
    SetCells("Hall", (CellChange(4, 3, "Ann", "Zoe"), CellChange(4, 5, None, "007"),
                      CellChange(5, 1, 2, None), CellChange(9, 1, None, 7))),
    InsertRows("Hall", 4, 2),
    InsertRows("Hall", 8, 3, 2),
    DeleteRows("Hall", 6, ((1, None, "Zoe"),)),
    InsertColumns("Hall", 5, (2, 1)),
    DeleteColumns("Hall", 5, ((), ()), (2, 1)),
    RemoveSheet("Notes", "plain"),
    AddSheet("Notes", "hall", {"rows": 3}),
    AddSheet("Round 1", "plain", before="Hall"),
    RenameSheet("Hall", "Salle d'été"),
    SetCells("Salle d'été", (CellChange(5, 2, None, Formula("'Round 1'!A1", "word")),)),
    SetPrintArea("Salle d'été", "A2:C13", "A2:C20"),
    SetFit("Salle d'été", Fit((), ((1, 7),)), Fit((), ((1, 11),))),
))  # fmt: skip


@pytest.fixture(autouse=True)
def _kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the layout know the tests' kinds of sheets."""
    monkeypatch.setattr("nigiri.workbook.layout.RENDERERS", {"hall": hall, "plain": plain})


def opened() -> Live:
    """Return a workbook with a protected sheet, one that looks at another, and settings."""
    live = Live()
    start = (
        AddSheet("Hall", "hall", {"rows": 10}),
        AddSheet("Notes", "plain"),
        cell("Hall", 4, 1, 1),
        cell("Hall", 4, 3, "Ann"),
        cell("Hall", 5, 1, 2),
        cell("Hall", 5, 3, "Ben"),
        cell("Sheet1", 2, 2, Formula("Notes!A1&Hall!C5", "wordBen")),
    )
    live.apply(Changes(start))
    live.program.settings |= {"calculation": "semiautomatic", "status_bar": "Ready, club?"}
    live.book.sheets["Hall"].range("B5").select()
    live.book.sheets["Hall"].activate()
    return live


def cell(sheet: str, row: int, column: int, value: Value) -> SetCells:
    """Return the writing of a cell."""
    return SetCells(sheet, (CellChange(row, column, None, value),))


def state(live: Live) -> object:
    """Return all that a director could see: cells, formats, widths, protection, settings."""
    book = live.program.books[0]
    sheets = [
        {**vars(sheet), "formats": {
            at: each for at, each in sheet.formats.items()
            if each != "General" and each != sheet.column_formats.get(at[1])
        }}
        for sheet in copy.deepcopy(book.sheets)
    ]  # fmt: skip
    books = [each.name for each in live.program.books]
    settings = {**live.program.settings, "cut_copy_mode": None}
    return sheets, books, settings, book.active.name


def test_everything_can_be_carried_out() -> None:
    """Formulas follow rows, names, and the sheet that takes the place of another."""
    live = opened()

    live.apply(EVERYTHING)

    cells = live.program.books[0].sheet("Sheet1").cells
    assert ["Sheet1", "Round 1", "Salle d'été", "Notes"] == list(live.snapshot())
    assert "=Notes!A1&'Salle d''été'!C6" == cells[2, 2].formula
    assert "'Round 1'!A1" == live.program.books[0].sheet("Salle d'été").cells[5, 2].formula[1:]
    assert "$A$2:$C$20" == live.book.sheets["Salle d'été"].page_setup.print_area
    assert 11 == live.book.sheets["Salle d'été"].range("A1").column_width


def test_what_was_done_can_be_taken_back() -> None:
    """Values, formulas, names, order of the tabs, protection."""
    live = opened()
    before = live.snapshot()
    formulas = live.program.books[0].sheet("Sheet1").cells[2, 2].formula

    live.apply(EVERYTHING)
    assert live.back is not None
    live.apply(live.back)

    assert before.sheets == live.snapshot().sheets
    assert formulas == live.program.books[0].sheet("Sheet1").cells[2, 2].formula


def test_a_sheet_that_is_protected_stays_protected_in_the_same_way() -> None:
    """What its protection allows stays allowed."""
    live = opened()
    sheet = live.program.books[0].sheet("Hall")
    sheet.allowed = frozenset({"AllowSorting", "AllowInsertingRows"})

    live.apply(Changes((cell("Hall", 4, 2, "jigo"),)))

    assert frozenset({"AllowSorting", "AllowInsertingRows"}) == sheet.allowed


def test_excel_is_left_as_it_was_found() -> None:
    """Calculation, redrawing, the status bar, the sheet and the cells that were selected."""
    live = opened()
    before = state(live)

    live.apply(Changes((cell("Hall", 4, 2, "jigo"), cell("Hall", 4, 2, None))))

    assert before == state(live)
    assert ["nigiri is working", "Ready, club?"] == live.program.bars[-2:]


@pytest.mark.parametrize("part", range(4))
def test_wherever_excel_refuses_nothing_has_changed(part: int) -> None:
    """Every fourth call about cells or sheets refuses once, in a workbook of its own."""
    counted = opened()
    start = counted.program.calls
    counted.apply(EVERYTHING)
    calls = counted.program.calls - start
    assert calls > 60
    for number in range(1 + part, calls + 1, 4):
        live = opened()
        before = state(live)
        live.program.fails_at = live.program.calls + number

        with pytest.raises(HostError, match="nothing was changed"):
            live.apply(EVERYTHING)
        assert before == state(live), number


def test_a_password_is_not_asked_for() -> None:
    """The sheet is named, and nothing was changed."""
    live = opened()
    live.program.books[0].sheet("Hall").password = "secret"  # noqa: S105
    before = state(live)

    with pytest.raises(HostError, match="Hall is protected by a password"):
        live.apply(Changes((cell("Sheet1", 1, 1, 1), cell("Hall", 4, 2, "jigo"))))

    assert before == state(live)


def test_a_workbook_whose_tabs_are_fixed_gets_no_sheet() -> None:
    """Cells can be written, sheets cannot come."""
    live = opened()
    live.program.books[0].fixed = True
    before = state(live)

    with pytest.raises(HostError, match="no sheet can be added or removed; nothing was changed"):
        live.apply(Changes((cell("Hall", 4, 2, "jigo"), AddSheet("New", "plain"))))
    assert before == state(live)
    live.apply(Changes((cell("Hall", 4, 2, "jigo"),)))
    assert "jigo" == live.snapshot()["Hall"].cell(4, 2)


def test_what_is_only_said_calls_nothing() -> None:
    """The status bar stays, and there is nothing to take back."""
    live = opened()
    live.back, bars = None, len(live.program.bars)

    live.apply(Changes((Say("hello"),)))

    assert (None, bars) == (live.back, len(live.program.bars))


def test_what_was_typed_meanwhile_stays() -> None:
    """A sheet that is no longer what was read is not written."""
    live = opened()
    seen = {"Hall": fingerprint(live.snapshot()["Hall"])}
    live.program.books[0].sheet("Hall").give((5, 2), "jigo", lambda *_: 0.0)
    before = state(live)

    with pytest.raises(ChangedSinceRead):
        live.apply(Changes((cell("Hall", 4, 2, "jigo"),), seen))

    assert before == state(live)
