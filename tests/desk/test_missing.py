"""Sheets that somebody deleted: what can be made anew is, the rest is reported."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import check, refresh, view
from nigiri.desk.draw.draw import draw
from nigiri.errors import Forbidden
from nigiri.hosts.memory import Memory
from nigiri.workbook.model.cells import Sheet, Workbook, address
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from tests.desk.story import DESK, Story, club, drawn


def _without(story: Story, name: str) -> Workbook:
    """Return the event without one of its sheets."""
    return Workbook({tab: sheet for tab, sheet in story.workbook.sheets.items() if tab != name})


@pytest.fixture(scope="module")
def played() -> Story:
    """Return an event of nine after two of three rounds."""
    story = drawn(club(9, rounds=3), 2)
    story.does(refresh, "standings")
    return story


@pytest.mark.parametrize("name", ["As drawn", "Grid", "Standings", "Problems", "Log", "Lists"])
def test_a_sheet_that_holds_nothing_of_the_directors_is_made_anew(played: Story, name: str) -> None:
    """The next command puts it into its place and says so."""
    story = Story(Memory(_without(played, name)))
    changes = story.does(refresh, "standings")

    assert f"The sheet {name} was missing; it was made again." in changes.sentences
    assert list(played.workbook) == list(story.workbook)
    if name in {"Grid", "Standings"}:
        assert played.workbook[name] == story.workbook[name]


@pytest.mark.parametrize("kind", ["grid", "standings"])
def test_a_missing_sheet_can_be_shown_at_once(played: Story, kind: str) -> None:
    """The command that shows it makes it first."""
    bare = _without(played, kind.capitalize())

    assert view(bare, refresh(bare, DESK, kind), kind).rows


def test_without_a_record_no_pair_counts_as_the_directors(played: Story) -> None:
    """Else a redraw would keep every pair."""
    story = Story(Memory(_without(played, "As drawn")))
    story.does(refresh, "standings")

    assert not [p for p in check(story.workbook).problems if p.code == "by-hand"]


def test_a_deleted_round_is_reported_and_is_not_drawn_anew_in_silence(played: Story) -> None:
    """Nor is the round before it: results would go. Where the director says why, it is.

    Its lines in As drawn go with the new draw: nobody was drawn twice.
    """
    story = Story(Memory(_without(played, "Round 2")))
    lost = [p for p in check(story.workbook).problems if p.code == "round-lost"]

    assert ["Round 2 was drawn, but its sheet is gone, and its results with it."] == [
        p.message for p in lost
    ]

    for again in (False, True):
        with pytest.raises(Forbidden, match=r"Round 2 was drawn, but its sheet is gone.*history"):
            draw(story.workbook, DESK, again=again)
    story.does(refresh, "standings")
    place = story.place("problems")
    height = story.workbook[place.name].height + 1
    row = next(r for r in range(4, height) if story.cell("problems", r, "code") == "round-lost")
    story.types("problems", {(row, "accepted"): "Drawn with the wrong players"})
    story.does(draw)

    lines = [line for line in read(story.workbook).drawn if line.round == 2]
    assert 5 == len(lines)
    assert set(played.workbook) == set(story.workbook)
    assert find(story.workbook).rounds.keys() == {1, 2}


def test_a_sheet_of_the_directors_own_is_never_taken_for_a_missing_one(played: Story) -> None:
    """Somebody's own tab of that name stays what it is, and nothing is put over it."""
    bare = _without(played, "Grid")
    own = Sheet.of([["my own notes"]])
    story = Story(Memory(Workbook({**bare.sheets, "Grid": own})))
    story.does(refresh, "standings")

    assert own == story.workbook["Grid"]
    assert "Grid" in story.workbook


def noted_beside(story: Story, kind: str | int) -> tuple[int, str]:
    """Note a prize beside a table; return its row and where it stands."""
    place = story.place(kind)
    column = max(place.columns.values()) + 1
    note = CellChange(place.first_row, column, None, "Prize")
    story.host.apply(Changes((SetCells(place.name, (note,)),)))
    return place.first_row, address(place.first_row, column)


def test_notes_beside_a_table_that_changes_its_size_move_along() -> None:
    """The grid gets another round: a prize noted beside it stands there still."""
    story = drawn(club(9, rounds=3), 1)
    story.does(refresh, "grid")
    row, _ = noted_beside(story, "grid")
    story.sets("Rounds", 4)
    told = story.does(refresh, "grid").sentences

    assert "Prize" == story.workbook["Grid"].row(row)[-1]
    assert not [words for words in told if "beside" in words]


def test_notes_beside_a_table_that_is_made_anew_are_missed_aloud() -> None:
    """A round is drawn again: a prize noted beside it is named; nothing is said else."""
    story = drawn(club(9, rounds=3), 0)
    story.does(draw)
    assert not [words for words in story.does(draw, again=True).sentences if "beside" in words]
    _, cell = noted_beside(story, 1)

    told = [words for words in story.does(draw, again=True).sentences if "beside" in words]
    assert [True] == [f"in {cell}, comes back only with" in words for words in told]


def test_the_command_that_finds_the_log_missing_stands_in_the_new_one(played: Story) -> None:
    """Nothing that was done is left out; the old lines are in the state before."""
    story = Story(Memory(_without(played, "Log")))
    said = story.does(draw).sentences

    assert "The sheet Log was missing; it was made again." in said
    assert "draw" == story.cell("log", 4, "command")
    assert [] == [p for p in check(story.workbook).problems if p.sheet == "Log"]


def test_the_draw_that_finds_as_drawn_missing_is_the_first_in_the_new_one(played: Story) -> None:
    """So what is changed in the round from now on is seen."""
    story = Story(Memory(_without(played, "As drawn")))
    said = story.does(draw).sentences
    row, game = next(iter(story.reading.rounds[3].games.items()))
    story.types(3, {(row, "white_no"): game.black, (row, "black_no"): game.white})

    assert 1 == said.count("The sheet As drawn was missing; it was made again.")
    assert {3} == {line.round for line in story.reading.drawn}
    assert ["by-hand"] == [p.code for p in check(story.workbook).problems if p.weight == "hand"]
