"""The bar foretells the bye of the next day as long as nothing is typed that could change it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.live.bar import next_step
from nigiri.workbook.live.context import Context
from nigiri.workbook.live.foretold import foretold, foretold_formula
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.workbook import read
from tests.office import recalculated
from tests.stories import lived
from tests.workbook.live import Made

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell
    from tests.desk.story import Story

EVENING = "the last round of a day"
WORDS = "Bye of round 3, if nobody leaves: "


def context(story: Story) -> Context:
    """Return what formulas are made from."""
    return Context(story.workbook, read(story.workbook))


@pytest.mark.parametrize(("kind", "key"), [("players", "steps"), (2, "outcome")])
def test_a_sheet_without_the_columns_foretells_nothing(kind: str | int, key: str) -> None:
    """A formula could not see what changes."""
    story = lived(EVENING)
    row = story.place(kind).heading_row
    story.types(kind, {(row, key): None})

    assert "" == foretold(context(story)) == foretold_formula(context(story))


def test_nothing_is_foretold_without_players_or_on_the_same_day() -> None:
    """Nor where nobody says when rounds are."""
    story = lived(EVENING)
    whole = context(story)
    none = replace(whole)
    object.__setattr__(none, "refs", replace(whole.refs, players=None))
    place = story.place("event")
    story.types("event", {(place.first_row + 2, "when"): "Saturday 18:00"})

    assert WORDS in str(next_step(whole))
    assert "" == foretold(none)
    assert "" == foretold(context(story)) == foretold_formula(context(story))
    story.types("event", {(place.first_row + 2, "when"): None})
    assert WORDS not in str(next_step(context(story)))


def test_a_spreadsheet_says_it_until_something_changes(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    """Somebody is out, or not here any more; a rank or a result is another one."""
    path = tmp_path / "evening.xlsx"
    story = lived(EVENING, path)
    players, this = story.place("players"), story.place(2)
    first = story.place("players").first_row
    made = Made(path.read_bytes(), story.workbook)
    edits: dict[str, tuple[str, int, int, Cell]] = {
        "out": (players.name, first, players.columns["out"], "3"),
        "here": (players.name, first, players.columns["here"], None),
        "rank": (players.name, first + 3, players.columns["rank"], "28k"),
        "result": (this.name, this.first_row + 1, this.columns["result"], "0-0"),
    }
    books = {"same": made.data}
    for name, (sheet, row, column, value) in edits.items():
        cell = CellChange(row, column, made.workbook[sheet].cell(row, column), value)
        books[name] = made.after(Changes((SetCells(sheet, (cell,)),))).data
    shown = recalculated(program("soffice"), books, tmp_path / "office")
    said = {name: str(sheets[this.name].cell(1, 1)) for name, sheets in shown.items()}

    assert WORDS in said.pop("same")
    assert {*edits} == said.keys()
    assert not any("Bye of round" in words for words in said.values()), said
