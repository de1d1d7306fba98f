"""Reading the Event sheet: its language, the list of the rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.read.event import event_name, language_of, read_systems, round_rows
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read
from tests.settings import cell
from tests.workbook.sheets import new_workbook, typed

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

EN = new_workbook()


def test_a_round_is_of_the_main_mcmahon_unless_the_sheet_says_otherwise() -> None:
    """System, stage and group stand beside the time of the round, in either language."""
    sheet = typed(EN, {"Event!D4": "McMahon, final, B", "Event!D5": "mcmahon"})
    reader = TableReader(find(sheet).locations["event"], sheet["Event"], "en")

    systems = read_systems(reader)

    assert ("mcmahon", "final", "B") == systems[0]
    assert {("mcmahon", "main", "")} == set(systems[1:])
    assert () == read(sheet).problems


@pytest.mark.parametrize("cell", ["Tontine", "McMahon, a, b, c"])
def test_an_unknown_system_is_a_problem(cell: str) -> None:
    """The way out names the systems there are."""
    found = read(typed(EN, {"Event!D5": cell})).problems

    assert [("system-unknown", "Event!D5")] == [(p.code, p.cell) for p in found]
    assert "McMahon" in found[0].way_out


@pytest.mark.parametrize(
    ("typed_in", "expected"),
    [
        ({}, {1: 4, 2: 5, 3: 6}),
        (dict.fromkeys((4, 5, 6)), {1: 4, 2: 5, 3: 6}),
        ({5: None}, {1: 4, 2: 5, 3: 6}),
        ({5: "Sunday"}, {1: 4, 3: 6}),
        ({4: "Round 2", 5: None, 6: "Round 3"}, {2: 4, 3: 6}),
        ({6: "Round 1"}, {1: 4, 2: 5}),
    ],
)
def test_rounds_are_found_where_their_links_have_lost_their_words(
    typed_in: dict[int, Cell], expected: dict[int, int]
) -> None:
    """A blank row follows on the round above; one that says something else is no round's."""
    book = typed(EN, {f"Event!A{row}": cell for row, cell in typed_in.items()})

    found = round_rows(TableReader(find(book).locations["event"], book["Event"], "en"))

    assert expected == found


def test_the_times_of_the_rounds_stand_beside_them() -> None:
    """Blank where none is given; the list ends at the first other row."""
    edits: dict[str, Cell] = {"Event!C4": "Saturday 10:00", "Event!C6": "14:30", "Event!C9": "x"}

    assert ("Saturday 10:00", "", "14:30") == read(typed(EN, edits)).event.settings.when


@pytest.mark.parametrize(("typed_in", "expected"), [("FR", "fr"), ("en", "en"), ("x", "en")])
def test_the_language_of_the_event_is_a_cell(typed_in: str, expected: str) -> None:
    """English when it says neither."""
    workbook = typed(EN, {cell(EN, "language"): typed_in})

    assert expected == language_of(workbook, find(workbook))


def test_without_the_row_of_the_language_an_event_is_english() -> None:
    """And the missing row is reported."""
    reading = read(typed(EN, {cell(EN, "language", "label"): None}))

    assert ("en", ["setting-missing"]) == (reading.language, [p.code for p in reading.problems])


def test_the_name_of_an_event_is_what_was_typed() -> None:
    """By it a file is known that was copied over another event's."""
    assert "Spring Open" == event_name(typed(EN, {cell(EN, "name"): "Spring Open"}))
