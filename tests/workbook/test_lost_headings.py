"""Headings and labels that somebody typed over: each is named where it stood, and all is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.cells import Cell, Sheet, Workbook, address
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.read.table_finder import TYPED, find
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import BELOW_KEY, BY_KEY, ON_EVENT, SETTINGS
from tests.workbook.sheets import event_workbook, new_workbook, typed, with_sheet, without_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.model.locations import Location

EN = event_workbook()


def headings() -> Iterator[tuple[str, str]]:
    """Yield the address and the words of every heading without which a sheet was not known."""
    for place in find(EN):
        for column in columns_of(place.kind) if place.kind in TYPED else ():
            if not column.optional:
                cell = address(place.heading_row, place.columns[column.key])
                yield f"{place.name}!{cell}", column.heading("en")


def found(workbook: Workbook) -> list[tuple[str, str]]:
    """Return code and cell of every problem."""
    return [(each.code, each.cell) for each in read(workbook).problems]


def place(workbook: Workbook, kind: str) -> Location | None:
    """Return the location of a table, None where it is not found."""
    return find(workbook).get(kind)


@pytest.mark.parametrize(("cell", "heading"), [*headings()])
@pytest.mark.parametrize("instead", [None, "Something else"])
def test_a_heading_that_is_gone_is_named_where_it_stood(
    cell: str, heading: str, instead: str | None
) -> None:
    """Its column is read as before: nobody is lost, and nothing else is reported."""
    reading = read(typed(EN, {cell: instead}))
    sheet = cell.partition("!")[0]

    assert [("heading-gone", cell)] == [(p.code, p.cell) for p in reading.problems]
    assert f"The heading “{heading}” is gone from row 3 of {sheet}." == reading.problems[0].message
    assert read(EN).event == reading.event


def test_the_headings_are_said_in_the_language_of_the_event() -> None:
    """As the sheet said them."""
    told = {
        language: read(typed(event_workbook(language), {f"{sheet}!C3": None})).problems[0].message
        for language, sheet in (("fr", "Joueurs"), ("de", "Spieler"))
    }

    assert {
        "fr": "L'en-tête « Nom » a disparu de la ligne 3 de la feuille Joueurs.",
        "de": "Die Überschrift „Nachname“ fehlt in Zeile 3 des Blatts „Spieler“.",
    } == told


def test_two_that_are_gone_are_both_named() -> None:
    """Side by side, too."""
    for cells in (("B3", "C3"), ("B3", "E3")):
        edits = dict.fromkeys((f"Players!{cell}" for cell in cells), "x")
        assert [("heading-gone", cell) for cell in edits] == found(typed(EN, edits))


def test_beside_a_column_of_the_director_the_blank_one_is_likeliest() -> None:
    """A column Shirt was put in front of Family name, whose heading was then emptied."""
    rows = [list(row) for row in EN["Players"].rows]
    for number, row in enumerate(rows):
        row.insert(2, "Shirt" if number == 2 else "M" if number > 2 else None)
    rows[2][3] = None
    shirts = with_sheet(EN, "Players", rows)
    named = read(shirts)

    assert ["Players!D3"] == [p.cell for p in named.problems if p.code == "heading-gone"]
    assert read(EN).event.players[0].family == named.event.players[0].family


def test_the_last_heading_of_a_row_is_known_by_its_place() -> None:
    """Behind it there is nothing that could tell."""
    row: list[Cell] = [column.heading("en") for column in columns_of("wishes")[:3]]
    wishes, few = (
        place(with_sheet(EN, "Wishes", [[], [], each]), "wishes") for each in (row, row[:2])
    )

    assert wishes is not None
    assert (("meant",), 4) == (wishes.gone, wishes.columns["meant"])
    assert few is None


def test_a_sheet_of_which_too_little_is_left_is_missing() -> None:
    """Or whose column is gone, so that no cell could have had the heading."""
    whole: list[list[Cell]] = [list(row) for row in EN["Players"].rows]
    without_column = [[*row[:4], *row[5:]] for row in whole]
    few: list[Cell] = ["No.", "Here", "x", "Given name", "x"]
    without_headings = [*whole[:2], few, *whole[3:]]

    for rows in (without_column, without_headings):
        assert [("sheet-missing", "Event!A1")] == found(with_sheet(EN, "Players", rows))


def test_a_sheet_with_all_headings_counts_before_one_without() -> None:
    """A copy that somebody keeps needs other headings: so it is left alone."""
    copy = [list(row) for row in EN["Round 1"].rows]
    copy[2][5] = "Kept"

    assert [] == found(with_sheet(EN, "Before", copy))
    assert "Round 1" == find(with_sheet(EN, "Before", copy)).rounds[1].name


def test_a_list_of_the_director_is_not_taken_for_the_players() -> None:
    """It has another name, and a round without a title is not known either."""
    rows: list[list[Cell]] = [
        ["No.", "Member", "Name", "Rank", "Club", "City"], [1, "yes", "Ota", "3d"],
    ]  # fmt: skip
    members = with_sheet(without_sheet(EN, "Players"), "Members", rows)
    untitled = typed(EN, {"Round 2!B2": "Final", "Round 2!F3": "Kept"})

    assert place(members, "players") is None
    assert [1] == [*find(untitled).rounds]


def test_a_round_is_known_by_its_title() -> None:
    """Whatever its tab is called; a draft is one of a draft."""
    for title, number in (("Round 2", 2), ("Round 7", 7)):
        book = find(typed(EN, {"Round 2!B2": title, "Round 2!F3": "Kept"}))
        assert ("result",) == book.rounds[number].gone


def test_an_event_is_one_without_a_heading_of_its_first_sheet() -> None:
    """Every command says so, and the menu goes on."""
    assert [("heading-gone", "Event!A3")] == found(typed(new_workbook(), {"Event!A3": "Rnd"}))


def labels() -> dict[str, str]:
    """Return the key of every setting that must be there -> the address of its label."""
    places = setting_cells(EN, find(EN))
    return {
        key: f"{at.location.name}!{address(at.row, at.location.columns[at.columns.label])}"
        for key, at in places.items()
        if not BY_KEY[key].optional
    }


@pytest.mark.parametrize("key", [each.key for each in SETTINGS if each.key in labels()])
def test_a_label_that_is_gone_is_named_on_its_sheet(key: str) -> None:
    """In its cell: Event has its own, Settings has the others."""
    cell = labels()[key]
    lost = [p for p in read(typed(EN, {cell: "Mine"})).problems if p.code == "setting-missing"]

    assert [cell] == [p.cell for p in lost]
    assert BY_KEY[key].label("en") in lost[0].message
    assert (key in {*ON_EVENT, BELOW_KEY}) == cell.startswith("Event!")


def test_a_label_whose_row_is_gone_leads_to_a_free_one() -> None:
    """The next row that no other label or title stands in; of an empty sheet the first."""
    rows: list[list[Cell]] = [list(row) for row in EN["Settings"].rows]
    label = BY_KEY["handicap_cap"].label("en")
    at = next(number for number, row in enumerate(rows) if row and row[0] == label)
    lost = [
        p.row
        for p in read(with_sheet(EN, "Settings", rows[:at] + rows[at + 1 :])).problems
        if p.code == "setting-missing"
    ]

    assert Sheet.of(rows).cell(at + 1, 1) == label
    assert [row for row in lost if not EN["Settings"].cell(row + 1, 1)] == lost
    bare = with_sheet(EN, "Settings", EN["Settings"].rows[:3])
    cells = {p.cell for p in read(bare).problems if p.code == "setting-missing"}
    assert {"Settings!A4"} == cells
