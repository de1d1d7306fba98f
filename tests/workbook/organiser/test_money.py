"""The sheets Budget, Fees and Contacts of the organiser's workbook, on plain cells (M23, M25, B33).

How they look in LibreOffice: libreoffice/test_organiser.py; by the command: cli/test_organise.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.errors import HostError
from nigiri.hosts.memory import Memory
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.messages.message import said
from nigiri.workbook.layout import render
from nigiri.workbook.layout.tables import FIRST_ROW
from nigiri.workbook.model.cells import Sheet, Workbook, address
from nigiri.workbook.model.changes import CellChange, Changes, SetCells, SetPrintArea
from nigiri.workbook.read.organiser import (
    event_file,
    is_organisers,
    organisers_language,
    sheets_of,
    telephones,
)
from nigiri.workbook.read.workbook import NotNigiri, read
from tests.sample import sampled
from tests.workbook.organiser.planner import Planner, unlike

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell

PEOPLE = (("Doe", "John", "2d"), ("Poe", "Edgar", "4k"), ("Low", "Ann", "15k"))


def planner(**settings: object) -> Planner:
    """Return an organiser of an event of three."""
    found = Planner(**settings)
    for row, (family, given, rank) in enumerate(PEOPLE, FIRST_ROW):
        cells = {"family": family, "given": given, "rank": rank}
        found.event.types("players", {(row, key): value for key, value in cells.items()})
    found.updates()
    return found


def notes(found: Planner, kind: str, name: str, **cells: Cell) -> None:
    """Type into the line of a player, and bring the workbook up to date."""
    at = sheets_of(found.book)[kind]
    sheet = found.book[at.name]
    row = next(row for row in range(FIRST_ROW, 60) if sheet.cell(row, at.columns["name"]) == name)
    typed = tuple(CellChange(row, at.columns[key], None, cells[key]) for key in cells)
    found.own.apply(Changes((SetCells(at.name, typed),)))
    found.updates()


def owed(found: Planner, name: str) -> object:
    """Return what stands in To pay of a player."""
    at = sheets_of(found.book)["fees"]
    sheet = found.book[at.name]
    return next(
        sheet.cell(row, at.columns["owed"])
        for row in range(FIRST_ROW, 60)
        if sheet.cell(row, at.columns["name"]) == name
    )


@pytest.mark.parametrize(
    ("typed", "due"),
    [
        ({}, 15),
        ({"late": "x", "outsider": "x"}, 28),
        ({"reduction": 12}, 5),
        ({"agreed": 0}, 0),
        ({"agreed": 0, "association": 4}, 4),
        ({"association": 10}, 25),
    ],
)
def test_what_is_owed_follows_what_is_typed(typed: dict[str, Cell], due: int) -> None:
    """M25, B33: a 4 kyu pays 15, late 3 more, no member 10 more, never below 5 unless agreed."""
    found = planner()
    found.types("budget", "late", each=3)
    found.types("budget", "outsider", each=10)
    if typed:
        notes(found, "fees", "Poe, Edgar", **typed)

    assert due == owed(found, "Poe, Edgar")
    assert 10 == owed(found, "Low, Ann")


def test_without_levels_only_an_agreed_fee_is_owed() -> None:
    """No level is known as long as its rank or its fee is missing, or is no rank."""
    found = planner(rules="bga")
    line: dict[str, Cell] = {"from": "weak", "each": 10}
    found.types("budget", "level1", **line)
    assert owed(found, "Doe, John") is None

    notes(found, "fees", "Doe, John", agreed=12, received=20)

    assert 12 == owed(found, "Doe, John")
    assert 12 == found.cell("budget", "received", "actual")
    assert 0 == found.cell("budget", "together", "entered") - len(PEOPLE)  # type: ignore[operator]


def test_lines_of_the_organisers_own_count_in_the_sums() -> None:
    """Somebody who pays and is on no list, below a blank line; other sheets are left alone."""
    found = planner()
    at = sheets_of(found.book)["fees"]
    own = CellChange(FIRST_ROW + 5, at.columns["received"], None, 12)
    beside = CellChange(FIRST_ROW + 9, 40, None, "my own column")
    found.own.apply(Changes((SetCells(at.name, (own, beside)),)))
    found.event.types("players", {(FIRST_ROW + 3, "family"): "New"})
    found.own = Memory(Workbook({"Notes": Sheet.of([["Ring the hall"]]), **found.book.sheets}))
    found.updates()

    assert 12 == found.cell("budget", "received", "actual")
    assert [["Ring the hall"]] == [list(row) for row in found.book["Notes"].rows]


def test_a_deleted_line_is_nothing_in_formulas() -> None:
    """Who deletes the line of late entries has none."""
    found = planner()
    found.deletes("budget", "late")
    notes(found, "fees", "Poe, Edgar", late="x")

    assert 15 == owed(found, "Poe, Edgar")


def test_a_corrected_name_keeps_its_line() -> None:
    """By the number, which both have; and the page grows with who is new."""
    found = planner()
    found.event.types("players", {(FIRST_ROW + n, "number"): n + 1 for n in range(3)})
    found.updates()
    notes(found, "fees", "Poe, Edgar", received=15)
    new = {"family": "New", "given": "Nina", "rank": "1k"}
    found.event.types("players", {(FIRST_ROW + 3, key): value for key, value in new.items()})
    found.event.types("players", {(FIRST_ROW + 1, "given"): "Edgar Allan"})

    changes = found.updates()

    at = sheets_of(found.book)["fees"]
    cells = [found.book[at.name].cell(row, at.columns["name"]) for row in range(4, 9)]
    assert ["Doe, John", "Poe, Edgar Allan", "Low, Ann", "New, Nina", None] == cells
    assert {at.name, sheets_of(found.book)["contacts"].name} <= {
        op.sheet for op in changes.operations if isinstance(op, SetPrintArea)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_no_event_and_says_where_the_event_is(language: str) -> None:
    """Also where its Budget is gone, and then nobody knows."""
    book = planner(language=language).book

    with pytest.raises(NotNigiri) as stopped:
        read(book)

    assert (True, language, "open.xlsx") == (
        is_organisers(book), organisers_language(book), event_file(book)
    )  # fmt: skip
    expected = text("organiser.no-event", language, file="open.xlsx")
    assert expected == said(stopped.value.sentence, language)
    fees = sheets_of(book)["fees"].name
    bare = Workbook({fees: book[fees]})
    assert "" == event_file(bare)
    with pytest.raises(HostError, match="This is an organiser's workbook, not an event"):
        read(bare)
    assert ("en", {}) == (organisers_language(Workbook()), telephones(bare))


def test_telephone_numbers_are_those_of_contacts() -> None:
    """Of everybody who has one (M30)."""
    found = planner()
    notes(found, "contacts", "Low, Ann", telephone="555 0100")

    assert {"Low, Ann": "555 0100"} == telephones(found.book)


def test_an_event_of_twenty_rounds_has_its_key_below_them() -> None:
    """No row is left between for rounds to come."""
    rows = {row for row, _ in render("event", {"language": "en", "rounds": 60}).cells}

    assert FIRST_ROW + 61 in rows


def test_a_needed_heading_that_is_gone_is_named() -> None:
    """No second sheet is made beside the damaged one, and nothing is changed."""
    found = planner()
    at = sheets_of(found.book)["fees"]
    gone = CellChange(at.heading_row, at.columns["owed"], "To pay", None)
    found.own.apply(Changes((SetCells(at.name, (gone,)),)))

    with pytest.raises(HostError, match="On Fees PRIVATE these headings are gone: “To pay”"):
        found.updates()


def test_the_levy_goes_by_membership() -> None:
    """B14: 2 for each member, 3.50 for everybody else; expected by the number that is typed."""
    found = planner()
    found.types("budget", "levy-member", each=2, count=30)
    found.types("budget", "levy-other", each=3.5)
    found.types("budget", "cost1", each=100, actual=90)
    notes(found, "fees", "Doe, John", outsider="x")

    lines = {
        key: found.lines("budget").typed(key) for key in ("levy-member", "levy-other", "spent")
    }
    assert [(60, 2, 4), (0, 1, 3.5)] == [
        (lines[key]["estimate"], lines[key]["entered"], lines[key]["actual"])
        for key in ("levy-member", "levy-other")
    ]
    assert (160, 97.5) == (lines["spent"]["estimate"], lines["spent"]["actual"])


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"]))
def test_the_prizes_of_the_budget_are_those_of_the_sheet(
    program: Callable[[str], str], tmp_path: Path, language: str
) -> None:
    """To the cent, and live, until a price is typed; under another name the line is any other.

    In French every time, in the others in the long run.
    """
    found = planner(language=language)
    assert found.cell("budget", "cost6", "estimate") is None
    found.types("budget", "cost1", each=100)
    found.types("prizes", "special.1", worth=12.35, count=3)
    found.types("prizes", "wins", worth=8.1, count=2.5)
    books = {"follows": (found.file(tmp_path / "follows.xlsx"), found.book)}

    assert [57.3, 157.3] == [found.cell("budget", key, "estimate") for key in ("cost6", "spent")]

    found.types("budget", "cost6", each=0)
    books["typed"] = (found.file(tmp_path / "typed.xlsx"), found.book)
    assert [0, 100] == [found.cell("budget", key, "estimate") for key in ("cost6", "spent")]

    found.types("budget", "cost6", each=None, what="Taxi")
    found.types("budget", "cost9", what=" PRIX ")
    books["moved"] = (found.file(tmp_path / "moved.xlsx"), found.book)
    assert [None, 57.3] == [found.cell("budget", key, "estimate") for key in ("cost6", "cost9")]

    assert [] == unlike(program("soffice"), books, tmp_path / "office")


def test_a_fee_that_takes_coins_is_told() -> None:
    """M23: multiples of five need no coins for change."""
    found = planner()
    assert not [each for each in found.updates().sentences if "multiple" in each]
    found.types("budget", "level2", each=12)

    said = "Entry fees that are no multiple of five: 12. Have coins for change at the door."
    assert said in found.updates().sentences


def test_an_amount_that_is_no_number_is_told_with_its_cell() -> None:
    """It counts as nothing, so the sum of what came in would be wrong without a word."""
    found = planner()
    assert not [each for each in found.updates().sentences if "no amount" in each]
    notes(found, "fees", "Doe, John", received="20 $")

    (said,) = (each for each in found.updates().sentences if "no amount" in each)
    at = sheets_of(found.book)["fees"]
    sheet, column = found.book[at.name], at.columns["received"]
    row = next(row for row in range(FIRST_ROW, 60) if sheet.cell(row, column) == "20 $")
    assert said == (
        "This is no amount and counts as nothing: "
        f"{at.name} {address(row, column)} (20 $). "
        "Type numbers, such as 20 or 12.50, without a currency."
    )
