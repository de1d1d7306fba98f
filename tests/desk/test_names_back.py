"""Names sorted without their numbers: nothing goes on, and one command puts them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.output.export_event import export
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.names import keep, put_back
from nigiri.errors import Forbidden, SheetProblems
from nigiri.workbook.problems import Problem
from tests.desk.story import DESK, begin, club, drawn, tables

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tests.desk.story import Story

KEYS = ("number", "family", "given", "rank", "club")
PEOPLE = (
    ("Roy", "Ann", "1d"), ("Chen", "Bo", "2k"), ("Ota", "Yuzo", "3k"), ("Levy", "Max", "4k"),
    ("Muller", "Eva", "5k"), ("Dubois", "Lea", "6k"), ("Novak", "Jan", "7k"),
    ("Silva", "Rui", "8k"),
)  # fmt: skip


@pytest.fixture
def story() -> Story:
    """Return an event of eight players of different ranks after round 1."""
    story = begin(rules="bga", host="", rounds=4)
    table = tables(
        [["Family name", "Given name", "Rank", "Club", "Here"]]
        + [[family, given, rank, "Ott", "yes"] for family, given, rank in PEOPLE]
    )
    story.does(import_players, table, source="list")
    return drawn(story, 1)


def players(story: Story, *keys: str) -> Mapping[int, tuple[object, ...]]:
    """Return row -> these cells of Players."""
    rows = range(story.place("players").first_row, story.place("players").first_row + 12)
    return {row: tuple(story.cell("players", row, key) for key in keys or KEYS) for row in rows}


def turned(story: Story, *keys: str, rows: Sequence[int] = ()) -> None:
    """Sort these columns alone: every cell stands a row lower, the last one on top."""
    rows = [*rows] or [*story.reading.player_rows]
    story.types("players", {
        (row, key): story.cell("players", rows[at - 1], key)
        for at, row in enumerate(rows) for key in keys
    })  # fmt: skip


def codes(story: Story) -> set[str]:
    """Return the codes of the problems of names."""
    known = {"names-moved", "number-moved", "name-other"}
    return {each.code for each in check(story.workbook).problems} & known


@pytest.mark.parametrize("keys", [
    ("family",), ("given",), ("family", "given"), ("number",), ("family", "given", "rank", "club"),
])  # fmt: skip
def test_what_was_sorted_alone_is_put_back_by_one_command(
    story: Story, keys: Sequence[str]
) -> None:
    """Whichever columns it were: afterwards everything that belongs together stands together."""
    before = {cells[0]: cells for cells in players(story).values()}
    turned(story, *keys)
    assert {"names-moved"} == codes(story)

    story.does(put_back)

    assert set() == codes(story)
    assert before == {cells[0]: cells for cells in players(story).values()}
    story.does(draw)


@pytest.mark.parametrize("keys", [("family",), ("given",), ("family", "given"), ("number",)])
def test_no_command_and_no_file_builds_on_sorted_names(story: Story, keys: Sequence[str]) -> None:
    """One sentence, with the likely cause and the way out."""
    turned(story, *keys)

    for command in (draw, lambda book, desk: refresh(book, desk, "standings")):
        with pytest.raises(SheetProblems) as refused:
            command(story.workbook, DESK)
        (problem,) = refused.value.problems
        assert isinstance(problem, Problem)
        assert str(problem.message).startswith("Names sorted without the numbers, or a cell")
        assert " 8 numbers have other names than when they were drawn: " in problem.message
        assert "nigiri names" in problem.way_out
    with pytest.raises(SheetProblems):
        export(story.workbook, "csv", today=DESK.now.date())


def test_the_bar_says_so_while_names_are_sorted(story: Story) -> None:
    """The same number as the problem, and the same way out."""
    turned(story, "family")

    assert check(story.workbook).next_step == (
        "Players: 8 names stand beside other numbers. Undo the sorting, or: nigiri names"
    )


def test_a_cell_deleted_with_the_others_moved_up_is_put_back(story: Story) -> None:
    """The name that is gone stands on As drawn; nobody is told to type one where one is missing."""
    before = players(story)
    rows = [*story.reading.player_rows]
    story.types("players", {
        (row, "family"): story.cell("players", row + 1, "family") for row in rows
    })  # fmt: skip
    (stop,) = [each for each in check(story.workbook).problems if each.weight == "stop"]
    assert "names-moved" == stop.code

    story.does(put_back)

    assert before == players(story)


def test_who_was_never_drawn_is_put_back_or_named(story: Story) -> None:
    """One newcomer is the one who is left; of two nobody can tell."""
    last = max(story.reading.player_rows)
    story.types("players", {(last + 1, "family"): "Zola", (last + 1, "rank"): "9k"})
    before = players(story)
    turned(story, "family")

    changes = put_back(story.workbook, DESK)

    story.does(put_back)
    assert before == players(story)
    assert any("never drawn" in str(s) and str(last + 1) in str(s) for s in changes.sentences)


def test_accents_that_came_since_the_draw_stay(story: Story) -> None:
    """Put back is whose name it is, spelled as it is today."""
    row = story.row_of("Muller")
    story.types("players", {(row, "family"): "Müller"})
    turned(story, "family")

    story.does(put_back)

    assert "Müller" == story.cell("players", row, "family")


def test_two_exchanged_are_told_as_before_and_can_be_right(story: Story) -> None:
    """They are no sorting; nothing is put back."""
    rows = [*story.reading.player_rows]
    turned(story, "family", "given", rows=rows[:2])

    assert {"number-moved"} == codes(story)
    with pytest.raises(Forbidden, match="No names to put back"):
        put_back(story.workbook, DESK)


def test_names_that_are_spelled_otherwise_never_stop(story: Story) -> None:
    """Accents, capitals, order of the parts, slips, however many; nor two married names."""
    typed = {
        "Muller": "Müller", "Dubois": "DUBOIS", "Novak": "Novák", "Silva": "Sylva", "Levy": "Levi",
        "Chen": "Cheng", "Roy": "Roy-Chen",
    }  # fmt: skip
    story.types("players", {(story.row_of(was), "family"): now for was, now in typed.items()})
    story.types("players", {(story.row_of("Ota"), "family"): "Yuzo"})
    story.types("players", {(story.row_of("Yuzo"), "given"): "Ota"})
    assert "names-moved" not in codes(story)

    story.does(draw)


@pytest.mark.parametrize(("many", "weight"), [(2, "look"), (3, "stop")])
def test_three_names_of_nobody_stop_and_two_are_looked_at(
    story: Story, many: int, weight: str
) -> None:  # fmt: skip
    """A substitute or a married name is asked about; three are too many to be passed in silence."""
    new = [("Xavier", "Paul"), ("Yilmaz", "Deniz"), ("Zhou", "Wei")]
    for (family, given), row in zip(new[:many], story.reading.player_rows, strict=False):
        story.types("players", {(row, "family"): family, (row, "given"): given})

    assert {"names-moved" if weight == "stop" else "name-other"} == codes(story)
    assert (weight == "stop") == bool(story.reading.stops())


def test_three_names_that_are_right_count_once_that_is_said(story: Story) -> None:
    """They stand on As drawn then, and nothing asks again."""
    rows = [*story.reading.player_rows][:3]
    names = ("Xavier", "Yilmaz", "Zhou")
    story.types("players", {
        (row, "family"): name for row, name in zip(rows, names, strict=True)
    })  # fmt: skip

    story.does(keep)

    assert set() == codes(story)
    assert list(names) == [story.cell("players", row, "family") for row in rows]
    story.does(draw)


def test_with_nothing_moved_nothing_is_put_back() -> None:
    """Neither before the first draw nor after it."""
    for story in (club(8), drawn(club(8), 1)):
        for command in (put_back, keep):
            with pytest.raises(Forbidden, match="No names to put back"):
                command(story.workbook, DESK)
