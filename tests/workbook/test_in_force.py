"""Which handicap is in force: what the cell, As drawn, the ranks beside it and the result say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.handicaps import outdated_handicaps
from nigiri.desk.core.views import check, refresh
from nigiri.desk.core.work import migrate
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.wishes import wishes_sheet
from nigiri.desk.setup.sections import sections
from nigiri.domain.games.handicaps import USUAL
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.columns import Breadth
from nigiri.workbook.model.changes import CellChange, Changes, SetCells, SetFit, SetPrintArea
from nigiri.workbook.read.as_drawn import DrawnPair
from nigiri.workbook.read.handicap_in_force import (
    Drawn,
    Row,
    drawn_handicaps,
    is_in_force,
    printed_handicap,
)
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.settings.table import SCHEMA
from tests.desk.story import DESK, Story, begin, club, drawn, tables
from tests.settings import place
from tests.workbook.live import Made
from tests.workbook.test_live_office import all_differences

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell, Workbook

DRAWN = Drawn({(1, 4): 5, (2, 3): 1, (5, 6): 0}, {1: 5, 2: 1, 3: 0})
RULE = USUAL
PEOPLE = (
    ("Family name", "Given name", "Rank"),
    ("Ota", "Yuzo", "3d"), ("Roy", "Ann", "2d"), ("Kim", "Su", "1k"), ("Li", "Bo", "4k"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "row", "there"),
    [
        (None, Row((1, 4), 1, over=False), False),
        (None, Row((1, 4), 1, over=True), False),
        (5, Row((1, 4), 1, over=False), True),
        (3, Row((1, 4), 1, over=False), True),
        (5, Row((1, 3), 1, over=False), False),
        ("5", Row((1, 3), 1, over=False), False),
        (5, Row((1, 3), 1, over=True), True),
        (3, Row((1, 3), 1, over=False), True),
        ("no komi", Row((2, 4), 2, over=False), True),
        (5, Row((1, 3), 7, over=False), True),
        (2, Row((1, 4), 1, over=False, printed=2), False),
        (2, Row((1, 4), 1, over=True, printed=2), True),
        (5, Row((1, 3), 1, over=False, arranged=True), False),
        (0, Row((1, 3), 3, over=False, arranged=False), False),
        (0, Row((1, 3), 3, over=False, arranged=True), True),
    ],
)
def test_a_handicap_counts_unless_it_was_left_behind(typed: Cell, row: Row, *, there: bool) -> None:
    """By another pair at this table, or by those whose ranks stand there; a result settles it."""
    assert there == is_in_force(typed, row, DRAWN)


def test_the_handicaps_of_a_draw_are_those_of_its_pairs_and_of_its_tables() -> None:
    """A bye has none, and who has no table leaves nothing behind at one."""
    lines = [DrawnPair(1, 1, 1, 4, 5), DrawnPair(1, None, 2, 3, 0), DrawnPair(1, bye=6)]

    assert Drawn({(1, 4): 5, (2, 3): 0}, {1: 5}) == drawn_handicaps(lines)


@pytest.mark.parametrize(("ranks", "stones"), [
    (("3d", " 1 K"), 2), (("1k", "3d"), 2), (("3d", None), None), (("3d", "strong"), None),
])  # fmt: skip
def test_printed_ranks_say_a_handicap_where_both_can_be_read(
    ranks: tuple[Cell, Cell], stones: int | None
) -> None:
    """Whoever has White."""
    assert stones == printed_handicap(ranks, RULE)


def four(path: Path | None = None, **settings: object) -> Story:
    """Return a round with 3d - 4k, handicap 5, at table 1 and 2d - 1k, no komi, at table 2."""
    story = begin(path, start_rule="none", **settings)
    story.does(import_players, tables(PEOPLE), source="list", here=True)
    story.does(sections, down_to=["30k"])
    story.does(wishes_sheet)
    first = story.place("wishes").first_row
    story.types("wishes", {(first, "who"): "Ota; Li", (first, "wish"): "must"})
    story.does(draw)
    story.types("wishes", {(first, "who"): None, (first, "wish"): None})
    return story


def at(story: Story, key: str) -> list[Cell]:
    """Return what stands at tables 1 and 2 in a column."""
    return [story.cell(1, row, key) for row in (4, 5)]


def exchanged(story: Story) -> Story:
    """Return the story after the Blacks were exchanged by their numbers."""
    one, other = at(story, "black_no")
    story.types(1, {(4, "black_no"): other, (5, "black_no"): one})
    return story


def test_an_emptied_handicap_is_what_the_draw_gave() -> None:
    """Also where the rank in Players is another one by now; the next command writes it."""
    story = four()
    story.types("players", {(story.row_of("Li"), "rank"): "6k"})
    story.types(1, {(4, "handicap"): None})

    assert [5, 1] == [game.handicap for game in story.event.rounds[0].games]
    story.does(refresh, "standings")
    assert [5, 1] == at(story, "handicap")


def test_an_empty_handicap_of_a_new_pair_is_written_by_the_next_command() -> None:
    """By the rule of the ranks."""
    story = exchanged(four())
    story.types(1, {(4, "handicap"): None})
    story.does(refresh, "standings")

    assert [2, 4] == at(story, "handicap")


def test_a_blank_handicap_of_a_game_that_is_over_stays_blank() -> None:
    """It was played, with whatever."""
    story = four()
    story.types(1, {(4, "handicap"): None, (4, "result"): "1"})
    story.does(refresh, "standings")

    assert [None, 1] == at(story, "handicap")
    assert 5 == story.cell(1, 4, "in_force")


def test_exchanged_twice_each_pair_has_its_own() -> None:
    """What a command wrote for the first exchange is left behind by the second."""
    story = exchanged(four())
    story.does(refresh, "standings")
    white = at(story, "white_no")
    story.types(1, {(4, "white_no"): white[1], (5, "white_no"): white[0]})
    story.does(refresh, "standings")

    assert [(2, 3), (1, 4)] == [game.players for game in story.event.rounds[0].games]
    assert [1, 5] == at(story, "handicap")


def test_who_is_put_back_has_the_rank_of_the_day_again() -> None:
    """Not that of who sat there in between, neither before the next command nor after it."""
    story = exchanged(four())
    story.does(refresh, "standings")
    exchanged(story)
    ranks = [str(game.black_rank or story.event.player(game.black).rank)
             for game in story.event.rounds[0].games]  # fmt: skip
    story.does(refresh, "standings")

    assert ["4k", "1k"] == ranks == at(story, "black_rank")
    assert [5, 1] == at(story, "handicap")


def test_a_name_spelled_otherwise_keeps_the_rank_of_the_day() -> None:
    """Only another player's name tells that the rank is another's (M13)."""
    story = four()
    row = story.row_of("Li")
    story.types("players", {(row, "family"): "Lee", (row, "rank"): "6k"})
    story.does(refresh, "standings")

    assert ["Lee, Bo", "4k", 5] == [
        story.cell(1, 4, key) for key in ("black", "black_rank", "handicap")
    ]


def test_what_cannot_be_read_is_not_written_over() -> None:
    """It is ■, and the director's to mend."""
    story = four()
    story.types(1, {(4, "handicap"): "lots"})

    assert "handicap-unknown" in [problem.code for problem in check(story.workbook).problems]
    assert {} == outdated_handicaps(story.workbook, story.reading)


def test_a_redraw_keeps_the_new_pairs_with_their_handicaps() -> None:
    """The sheet is made anew, and As drawn still has what was drawn."""
    story = exchanged(four())
    story.does(draw, again=True)

    assert {(1, 3): 2, (2, 4): 4} == {g.players: g.handicap for g in story.event.rounds[0].games}
    assert [5, 1] == [line.handicap for line in story.reading.drawn]


def test_an_even_game_of_a_knockout_stays_even_with_another_pair() -> None:
    """It may be the system's wish, so Check tells the rule; other handicaps follow it."""
    story = four(system="knockout", rounds=2, handicap_reduction=2)
    assert [(2, 3), (1, 4)] == [game.players for game in story.event.rounds[0].games]
    assert [0, 4] == at(story, "handicap")
    exchanged(story)
    story.does(refresh, "standings")

    assert [0, 1] == at(story, "handicap")
    assert "✎ by hand: Black (draw: 3) · handicap by rule: 3 " == story.cell(1, 4, "check")


@pytest.mark.long
def test_a_spreadsheet_says_the_same_of_a_knockout(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    """Which handicaps stay, and which follow the rule."""
    story = four(tmp_path / "open.xlsx", system="knockout", rounds=2, handicap_reduction=2)
    made = Made((tmp_path / "open.xlsx").read_bytes(), story.workbook)
    column = story.place(1).columns["black_no"]
    blacks = at(story, "black_no")
    cells = (CellChange(4, column, *blacks), CellChange(5, column, *blacks[::-1]))
    typed = made.after(Changes((SetCells("Round 1", cells),)))

    assert {} == all_differences(program("soffice"), {"": (made, typed)}, tmp_path / "office")


def layout_11(story: Story) -> Workbook:
    """Return the workbook as layout 11 had it."""
    workbook = story.workbook
    book = find(workbook)
    done = []
    for location in book.rounds.values():
        breadth = Breadth(location, workbook[location.name])
        breadth.close(["in_force", "white_printed", "black_printed", "stones", "finding", "look"])
        done += breadth.operations
    at = place(workbook, "schema")
    done.append(SetCells(at.location.name, (CellChange(at.row, at.column, SCHEMA, 11),)))
    return applied(workbook, Changes(tuple(done)))


def test_sheets_of_layout_11_get_the_column_in_force_behind_handicap() -> None:
    """All rounds; what is still played prints it, and a page stays as wide as it was, nearly."""
    story = drawn(club(8), 1)
    story.does(draw)
    old = layout_11(story)
    changes = migrate(old, DESK)
    assert changes is not None
    new = applied(old, changes)

    assert [{**place.columns} for place in find(story.workbook).rounds.values()] == [
        {**place.columns} for place in find(new).rounds.values()
    ]
    areas = [op for op in changes.operations if isinstance(op, SetPrintArea)]
    fits = [op for op in changes.operations if isinstance(op, SetFit)]
    area = next(op for op in areas if op.sheet == "Round 2")
    assert area.before.startswith("B2:J")
    assert area.after == area.before.replace("J", "K")
    assert not [op for op in areas if op.sheet == "Round 1"]
    assert [((11, 3.0),), ((11, 4.3),)] == [
        fit.widths for op in fits if op.sheet == "Round 2" for fit in (op.before, op.after)
    ]
    assert migrate(new, DESK) is None
    assert old.sheets == applied(new, changes.inverse()).sheets


@pytest.mark.parametrize("gone", ["handicap", "mark"])
def test_a_sheet_without_the_columns_beside_gets_none(gone: str) -> None:
    """Somebody deleted what it would stand beside, or look like."""
    story = drawn(club(4), 0)
    story.does(draw)
    old = layout_11(story)
    place = find(old).rounds[1]
    breadth = Breadth(place, old[place.name])
    breadth.close([gone])
    old = applied(old, Changes(tuple(breadth.operations)))
    changes = migrate(old, DESK)
    assert changes is not None
    columns = find(applied(old, changes)).rounds[1].columns

    assert ("in_force" in columns) == (gone in columns)
