"""Find stands behind the sentence of the bar; in older workbooks it is found where it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.core.work import migrate
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.workbook.derive.columns import Breadth
from nigiri.workbook.layout.find_box import BAR, FIND, FORMER, find_place
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import SCHEMA
from tests.workbook.live import DESK, Made, event

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

FORMER_WORDS = {
    "en": "Find (name or number) ►", "fr": "Chercher (nom ou numéro) ►",
    "de": "Suchen (Name oder Nummer) ►",
}  # fmt: skip


def of_layout_12(made: Made) -> Made:
    """Return the event as layout 12 had it: words before Find, elsewhere on Players."""
    language = read(made.workbook).language
    for place in find(made.workbook):
        sheet, columns = made.workbook[place.name], place.columns
        cells: dict[int, Cell] = {}
        if place.kind == "players":
            cells = {columns["section"]: None, columns["where"]: FORMER_WORDS[language]}
        if place.kind == "round":
            cells = {columns["komi"]: None, columns["check"]: FORMER_WORDS[language]}
            breadth = Breadth(place, sheet)
            breadth.close(["finding", "look"])
            made = made.after(Changes(tuple(breadth.operations)))
        changed = (CellChange(BAR, at, sheet.cell(BAR, at), value) for at, value in cells.items())
        made = made.after(Changes((SetCells(place.name, tuple(changed)),)))
    name, _, cell = made.refs.settings["schema"].rpartition("!")
    version = CellChange(int(cell.rpartition("$")[2]), 2, SCHEMA, 12)
    return made.after(Changes((SetCells(name.strip("'"), (version,)),)))


def bar(made: Made, kind: str) -> dict[str, Cell]:
    """Return column key -> what stands above it in the bar of Players or of round 3."""
    book = made.refs.book
    place = book.rounds[3] if kind == "round" else book.locations[kind]
    sheet = made.workbook[place.name]
    found = {key: sheet.cell(BAR, at) for key, at in place.columns.items() if at > 1}
    return {key: value for key, value in found.items() if value is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_before_find_go_and_its_link_says_what_it_is(language: str) -> None:
    """On Players the box stays where its colours are; hidden columns are opened on rounds."""
    old = of_layout_12(event(language))
    changes = migrate(old.workbook, DESK)
    assert changes is not None
    new = old.after(changes)
    hint = text("round.find", language)

    assert {"where": FORMER_WORDS[language]} == bar(old, "players")
    assert {FORMER["players"].link: hint} == bar(new, "players")
    assert {FIND["round"].link: hint} == bar(new, "round")
    assert {"finding", "look"} <= new.refs.book.rounds[3].columns.keys()
    assert migrate(new.workbook, DESK) is None


def test_find_works_where_it_was() -> None:
    """Also with the next commands."""
    new = of_layout_12(event("en"))
    changes = migrate(new.workbook, DESK)
    assert changes is not None
    new = new.after(changes)
    place = new.refs.book.locations["players"]
    typed = CellChange(BAR, place.columns[FORMER["players"].box], None, "13")
    new = new.after(Changes((SetCells(place.name, (typed,)),)))
    new = new.after(refresh(new.workbook, DESK, "standings"))

    assert {"section_now": "13", "start": "► go to row 16"} == bar(new, "players")
    assert FORMER["players"] == find_place(place, new.workbook[place.name])


def test_what_people_write_above_the_former_place_stays() -> None:
    """A new workbook has Find elsewhere, and looks only there."""
    made = event("en")
    place = made.refs.book.locations["players"]
    note = CellChange(BAR, place.columns["start"], None, "ask Ann")
    made = made.after(Changes((SetCells(place.name, (note,)),)))
    made = made.after(refresh(made.workbook, DESK, "standings"))

    assert {"start": "ask Ann", "section": "◄ Find a player"} == bar(made, "players")


def test_words_of_the_director_before_find_stay() -> None:
    """Only what nigiri wrote there goes."""
    old = of_layout_12(event("en"))
    place = old.refs.book.locations["players"]
    own = CellChange(BAR, place.columns["where"], FORMER_WORDS["en"], "ask Ann")
    old = old.after(Changes((SetCells(place.name, (own,)),)))
    changes = migrate(old.workbook, DESK)
    assert changes is not None

    assert "ask Ann" == bar(old.after(changes), "players")["where"]


def test_a_table_without_the_columns_has_no_find() -> None:
    """Of Players and of a round alike."""
    book = event("en").refs.book
    for place in (book.locations["players"], book.rounds[3]):
        bare = place._replace(columns={"family": 1})
        assert find_place(bare, event("en").workbook[place.name]) is None
