"""The sheet Tree: where a knockout stands on it, its lines, and names that go on (B20, E2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.results.enter import enter_results
from nigiri.desk.results.entries import Entry
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.domain.brackets.playoff import Tied, playoff_trees
from nigiri.domain.brackets.seeds import seeded
from nigiri.domain.brackets.tree import build_tree
from nigiri.domain.model.units import PlayerId
from nigiri.hosts.memory import Memory
from nigiri.workbook.layout import render
from nigiri.workbook.layout.tables import FIRST_ROW
from nigiri.workbook.layout.tree import blocks, columns_needed, shape_of, shape_there
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import AddSheet
from tests.desk.story import DESK, EVENT_ID, Story, made_once, tables

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

NAMES = ("Ann", "Ben", "Cho", "Dee", "Eve", "Flo", "Gus", "Hal")


@made_once
def knockout(players: int, rounds: int, system: str = "knockout", **settings: object) -> Story:
    """Return an event of a system with all players here, nothing drawn."""
    wanted = NewEvent(system=system, settings={"rounds": rounds, "seed": 7, **settings})
    story = Story(Memory())
    story.host.apply(new_event(wanted, DESK, event_id=EVENT_ID))
    rows = [[name, f"{9 - n}d"] for n, name in enumerate(NAMES[:players], 1)]
    story.does(
        import_players, tables([["Family name", "Rank"], *rows]), source="list.csv", here=True
    )
    return story


def plays(story: Story, *winners: int) -> None:
    """Draw a round and enter its winners."""
    story.does(draw)
    story.does(enter_results, [Entry(winner) for winner in winners])


def rows(story: Story) -> list[tuple[Cell, ...]]:
    """Return the cells of the tree below its headings, without empty rows."""
    sheet = story.workbook["Tree"]
    return [row for row in sheet.rows[FIRST_ROW - 1 :] if any(row)]


def text(story: Story) -> str:
    """Return the sheet as it looks, a dot for an empty cell."""
    sheet = story.workbook["Tree"]
    lines = sheet.rows[FIRST_ROW - 2 :]
    return "\n".join(" ".join(str(cell or ".") for cell in line) for line in lines)


def test_names_go_on_as_results_come() -> None:
    """With the seeds in front, the winner at the right end."""
    story = knockout(4, 2)
    assert "Tree" not in story.workbook
    plays(story, 1, 3)
    story.does(draw)

    assert (
        "Seed Round 1 Round 2 Winner\n"
        "Knockout . . .\n"
        "1 Ann . .\n"
        ". . Ann .\n"
        "4 Dee . .\n"
        ". . . .\n"
        "2 Ben . .\n"
        ". . Cho .\n"
        "3 Cho . ."
    ) == text(story)
    story.does(enter_results, [Entry(3)])
    assert (None, None, None, "Cho") == story.workbook["Tree"].row(FIRST_ROW + 4)


def test_the_game_for_the_third_place_stands_below() -> None:
    """As soon as it is drawn; then the sheet is made anew with its lines."""
    story = knockout(4, 2, third_place="yes")
    plays(story, 1, 2)
    plays(story, 1, 4)

    assert [
        ("Third place", None, None, None),
        (None, None, "Dee", None),
        (None, None, None, "Dee"),
        (None, None, "Cho", None),
    ] == [(*row, *[None] * (4 - len(row))) for row in rows(story)[-4:]]


def test_the_sheet_that_is_deleted_comes_back() -> None:
    """It holds nothing that the director typed."""
    story = knockout(4, 2)
    plays(story, 1, 2)
    before = rows(story)
    left = {name: story.workbook[name] for name in story.workbook if name != "Tree"}
    story.host = Memory(Workbook(left))
    story.does(refresh, "check")

    assert before == rows(story)


def test_another_size_makes_the_sheet_anew() -> None:
    """And the inverse of that brings the old one back, cell for cell."""
    story = knockout(8, 3, knockout_size=4)
    story.does(draw)
    before = story.workbook
    story.sets("Players in the tree", 8)
    changed = story.workbook
    changes = story.does(draw, again=True)

    assert ["Tree"] == [op.sheet for op in changes.operations if isinstance(op, AddSheet)
                        and op.kind == "tree"]  # fmt: skip
    assert 8 == sum(isinstance(row[0], int) for row in rows(story))
    story.host.apply(changes.inverse())
    assert changed["Tree"] == story.workbook["Tree"] == before["Tree"]


def test_a_swiss_has_no_tree() -> None:
    """A sheet from before is left blank."""
    story = knockout(4, 3, "swiss")
    story.does(draw)
    assert "Tree" not in story.workbook

    story.types("event", {(FIRST_ROW, "system"): "knockout"})
    story.does(draw, again=True)
    assert 5 == len(rows(story))
    story.types("event", {(FIRST_ROW, "system"): "Swiss"})
    story.does(draw, again=True)
    assert [] == rows(story)


def test_play_offs_stand_below_one_another() -> None:
    """Each with its title; the shorter one in the columns of the last rounds."""
    story = knockout(8, 4, "round robin", tiebreaks=())
    story.types("event", {(FIRST_ROW + 2, "system"): "play-off"})
    for _ in range(2):
        story.does(draw)
        games = story.event.rounds[-1].games
        story.does(enter_results, [Entry(min(game.players)) for game in games])
    story.does(draw)
    titles = [row[0] for row in rows(story) if isinstance(row[0], str) and row[0] != "–"]

    assert titles[0].startswith("Play-off for place 1")
    assert "Round 3" in text(story)


@pytest.mark.parametrize("players", [2, 3, 8, 13, 16, 128])
def test_a_winner_stands_between_the_two_who_met(players: int) -> None:
    """In every round, whatever the size."""
    tree = build_tree(seeded([PlayerId(n) for n in range(1, players + 1)]), ())
    (block,) = blocks(shape_of([tree]))

    for level in range(1, block.rounds + 1):
        own = [block.row(level, seat) for seat in range(block.seats(level))]
        following = [block.row(level + 1, seat) for seat in range(block.seats(level + 1))]
        assert [*zip(own[::2], own[1::2], strict=True)] == [
            (2 * middle - lower, lower) for middle, lower in zip(following, own[1::2], strict=True)
        ]
    assert 1 == block.seats(block.rounds + 1)


def test_shapes_are_read_back_from_the_sheet() -> None:
    """From how many seats stand below each title, and how many rounds there are."""
    ties = [Tied(1, (PlayerId(1), PlayerId(2))),
            Tied(3, tuple(map(PlayerId, range(3, 8))), third=True)]  # fmt: skip
    shape = shape_of(playoff_trees(ties, ()))

    assert "2,1,1,0;0,4,3,0" == shape
    assert shape == shape_there([2, 8], 3)
    assert "0,4,3,1" == shape_there([8, 0], 3)
    assert "0,12,3,0" == shape_there([24], 3)
    assert "" == shape_there([0], 3)
    assert 3 == columns_needed(blocks(shape))
    assert 1 == columns_needed(blocks(""))


def test_an_empty_tree_is_only_headings() -> None:
    """One round, and nothing below."""
    spec = render("tree", {"language": "fr", "first": 6, "shape": ""})

    assert ["Tête de série", "Ronde 6", "Gagnant"] == [spec.cells[3, at] for at in (1, 2, 3)]
