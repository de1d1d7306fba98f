"""The sheet Crosstable: its groups, its squares, and when it is made anew (B16)."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.results.enter import enter_results
from nigiri.desk.results.entries import Entry
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.desk.setup.sections import sections
from nigiri.hosts.memory import Memory
from nigiri.workbook.layout import render
from nigiri.workbook.layout.crosstable import Block, blocks, shape_of
from nigiri.workbook.layout.tables import FIRST_ROW, HEADING_ROW
from nigiri.workbook.layout.varying_columns import MOST_OPPONENTS
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, RemoveSheet, Say, SetCells
from nigiri.workbook.read.table_finder import find
from tests.desk.story import DESK, EVENT_ID, Story, made_once, tables


@made_once
def robin(
    players: int, rounds: int, system: str = "round robin", language: str = "en",
    **settings: object,
) -> Story:  # fmt: skip
    """Return an event of a system with all players here, 1 the strongest, nothing drawn."""
    wanted = {"rounds": rounds, "seed": 7, **settings}
    story = Story(Memory())
    new = NewEvent(system=system, language=language, settings=wanted)
    story.host.apply(new_event(new, DESK, event_id=EVENT_ID))
    rows = [[f"P{n}", f"{9 - n}d" if n < 9 else f"{n // 2 - 3}k"] for n in range(1, players + 1)]
    story.does(
        import_players, tables([["Family name", "Rank"], *rows]), source="list.csv", here=True
    )
    return story


def plays(story: Story, rounds: int = 1) -> None:
    """Draw and play so many rounds, the smaller number winning."""
    for _ in range(rounds):
        story.does(draw)
        games = story.event.rounds[-1].games
        story.does(enter_results, [Entry(min(game.players)) for game in games])


def text(story: Story, tab: str = "Crosstable") -> str:
    """Return the sheet below its headings as it looks, a dash for an empty cell."""
    wins = find(story.workbook).locations["crosstable"].columns["wins"]
    rows = (row[:wins] for row in story.workbook[tab].rows[FIRST_ROW - 1 :])
    lines = (" ".join("-" if c is None else str(c) for c in row) for row in rows)
    return "\n".join(line.rstrip("- ") for line in lines).rstrip()


def writes(story: Story, row: int, column: int, words: str) -> None:
    """Write into a cell of the sheet."""
    was = story.workbook["Crosstable"].cell(row, column)
    typed = CellChange(row, column, was, words)
    story.host.apply(Changes((SetCells("Crosstable", (typed,)),)))


def made(changes: Changes) -> list[str]:
    """Return the operations that concern the whole sheet."""
    return [
        type(each).__name__ for each in changes.operations
        if isinstance(each, AddSheet | RemoveSheet) and each.kind == "crosstable"
    ]  # fmt: skip


def test_squares_fill_as_results_come() -> None:
    """In order of the places; the own square is empty, and the round stands behind the point."""
    story = robin(4, 3)
    assert "Crosstable" not in story.workbook
    plays(story)
    story.does(draw)

    assert (
        "1 1 P1 8d - · ?² 1¹ 1\n"
        "1 2 P2 7d · - 1¹ ?² 1\n"
        "3 3 P3 6d ?² 0¹ - · 0\n"
        "3 4 P4 5d 0¹ ?² · - 0\n"
        "\n"
        "1³: won in round 3. 0 lost, ½ a jigo, ! by default\n"
        "? still playing, · not met yet; column 1 is the player on line 1"
    ) == text(story)
    assert "Crosstable after round 2" == story.workbook["Crosstable"].cell(2, 1)


def test_jigos_and_games_by_default_have_their_signs() -> None:
    """As the printed table has them."""
    story = robin(4, 3)
    story.does(draw)
    story.types(1, {(FIRST_ROW, "result"): "jigo", (FIRST_ROW + 1, "result"): "1-0 def"})
    story.does(refresh, "check")
    squares = {str(cell) for row in story.workbook["Crosstable"].rows[3:7] for cell in row[4:8]}

    assert {"½¹", "1!¹", "0!¹", "·", "None"} == squares


def test_who_met_twice_has_two_signs() -> None:
    """In order of the rounds."""
    story = robin(3, 6, "double round robin")
    plays(story, 6)

    assert "1 1 P1 8d - 1³ 1⁶ 1² 1⁵ 4" == text(story).splitlines()[0]


def test_groups_stand_below_one_another_and_the_smaller_leaves_squares_blank() -> None:
    """With a title each, in the language of the event."""
    story = robin(5, 3, "round robin by section", "fr")
    story.does(sections, down_to=("6d", "30k"))
    plays(story)
    lines = text(story, "Tableau croisé").splitlines()

    assert ["Section 1", "1 2 P2 7d - · 1¹ 1", "2 1 P1 8d · - · 0",
            "2 3 P3 6d 0¹ · - 0", "", "Section 2",
            "1 4 P4 5d - 1¹ - 1", "2 5 P5 4d 0¹ - - 0"] == lines[:8]  # fmt: skip
    assert "Tableau croisé après la ronde 1" == story.workbook["Tableau croisé"].cell(2, 1)


def test_another_player_makes_the_sheet_anew_and_the_inverse_brings_the_old_one_back() -> None:
    """Notes beside it go, and that is said; a round more leaves it as it is."""
    story = robin(4, 5)
    plays(story)
    assert [] == made(story.does(draw))
    before = story.workbook["Crosstable"]
    writes(story, 5, 12, "lunch")
    more = tables([["Family name", "Rank"], ["P5", "4d"]])
    story.does(import_players, more, source="more.csv", here=True)
    changed = story.workbook["Crosstable"]
    changes = story.does(draw, again=True)

    assert ["RemoveSheet", "AddSheet"] == made(changes)
    assert any("L5" in op.text for op in changes.operations if isinstance(op, Say))
    assert 5 == sum(line[:1].isdigit() and " P" in line for line in text(story).splitlines())
    story.host.apply(changes.inverse())
    assert changed == story.workbook["Crosstable"]
    assert before != changed


def test_what_is_typed_in_the_blank_row_above_the_notes_stays() -> None:
    """No command writes there; where it is in the way it goes below the notes."""
    story = robin(4, 3)
    plays(story)
    writes(story, FIRST_ROW + text(story).splitlines().index(""), 3, "lunch")
    plays(story)

    assert text(story).endswith("lunch")
    assert 1 == text(story).count("lunch")


def test_a_sheet_that_is_deleted_or_lost_a_column_comes_back() -> None:
    """It holds nothing that the director typed."""
    story = robin(4, 3)
    plays(story)
    whole = story.workbook
    left = {name: whole[name] for name in whole if name != "Crosstable"}
    story.host = Memory(Workbook(left))
    assert ["AddSheet"] == made(story.does(refresh, "check"))
    assert whole["Crosstable"] == story.workbook["Crosstable"]

    writes(story, HEADING_ROW, 8, "mine")
    assert ["RemoveSheet", "AddSheet"] == made(story.does(refresh, "check"))
    assert whole["Crosstable"] == story.workbook["Crosstable"]


def test_a_swiss_has_no_crosstable() -> None:
    """A sheet from before is left blank, and made anew when it is wanted again."""
    story = robin(4, 3, "swiss")
    story.does(draw)
    assert "Crosstable" not in story.workbook

    for system, lines in (("round robin", 7), ("Swiss", 0), ("round robin", 7)):
        story.types("event", {(FIRST_ROW, "system"): system})
        story.does(draw, again=True)
        assert lines == len(text(story).splitlines())
    assert "Crosstable after round 1" == story.workbook["Crosstable"].cell(2, 1)
    story.types("event", {(FIRST_ROW, "system"): "Swiss"})
    story.does(draw, again=True)
    assert "Crosstable" == story.workbook["Crosstable"].cell(2, 1)


def test_groups_of_eight_have_a_crosstable() -> None:
    """Three of seven games are played in it; who won how many reads well."""
    story = robin(8, 3, "groups of eight")
    plays(story, 3)
    lines = text(story).splitlines()[:8]

    assert [3, 2, 2, 2, 1, 1, 1, 0] == [int(line.split()[-1]) for line in lines]
    assert {4} == {line.count("·") for line in lines}


def test_a_table_of_somebody_else_is_left_alone() -> None:
    """It has headings like ours, but for the hidden one."""
    story = robin(4, 3)
    headings = ("Place", "No.", "Name", "Rank", "1", "2", "Wins")
    own = Sheet.of([[None], [None], headings, (1, 7, "Zoe", "1d", "1", "0", 1)])
    sheets = {name: story.workbook[name] for name in story.workbook}
    story.host = Memory(Workbook({**sheets, "League": own}))
    plays(story)

    assert own == story.workbook["League"]
    assert "Crosstable" in story.workbook


def test_a_group_that_is_too_large_has_no_crosstable_and_the_first_draw_says_so() -> None:
    """Where several groups are ranked together; said once."""
    story = robin(MOST_OPPONENTS + 2, 5, "round robin by section", ranked_by="all")
    told = " ".join(story.does(draw).sentences)

    assert (
        "The sheet Crosstable is not made: 42 players are ranked together, and it has room for 40."
        in told
    )
    assert "round robin by section" == story.event.rounds[0].system
    assert "Crosstable" not in story.workbook
    assert "Crosstable" not in " ".join(story.does(draw, again=True).sentences)
    assert "Crosstable" not in " ".join(story.does(draw).sentences)
    assert "No sheet" not in " ".join(robin(4, 3).does(draw).sentences)


def test_a_sheet_whose_group_has_become_too_large_says_why_it_is_empty() -> None:
    """Ranked by section there was room; the squares go, and the title tells."""
    for language, words in (
        ("en", "No crosstable here: 42 players"),
        ("fr", "Pas de tableau croisé ici : 42 joueurs"),
    ):
        story = robin(MOST_OPPONENTS + 2, 5, "round robin by section", language)
        story.does(draw)
        choice = "all together" if language == "en" else "tous ensemble"
        story.sets("Places are given" if language == "en" else "Le classement se fait", choice)
        story.does(refresh, "check")
        place = find(story.workbook).locations["crosstable"]

        title = story.workbook[place.name].cell(place.heading_row - 1, place.columns["place"])
        assert str(title).startswith(words)
        assert story.workbook[place.name].cell(place.first_row, place.columns["number"]) is None


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        ("", ()),
        ("6", (Block(4, 6),)),
        ("3,2", (Block(5, 3), Block(10, 2))),
    ],
)
def test_groups_stand_where_their_sizes_say(shape: str, expected: tuple[Block, ...]) -> None:
    """One alone has no title, others have a blank row between them."""
    assert expected == blocks(shape)
    assert shape == shape_of(block.size for block in expected)


def test_an_empty_crosstable_is_only_headings() -> None:
    """One opponent, and nothing below."""
    spec = render("crosstable", {"language": "fr", "shape": ""})

    headings = [spec.cells[HEADING_ROW, at] for at in range(1, 7)]
    assert ["Place", "No", "Nom", "Rang", "1", "Victoires"] == headings


def test_the_own_square_is_shaded_in_every_group() -> None:
    """And no other."""
    spec = render("crosstable", {"language": "en", "shape": "3,2"})
    shaded = {(area.top, area.left) for area, style in spec.styles if style.fill == "B8B8B8"}

    assert {(5, 5), (6, 6), (7, 7), (10, 5), (11, 6)} == shaded
    assert spec.protected


def test_the_crosstable_is_found_by_its_headings() -> None:
    """Whatever its tab is called."""
    story = robin(4, 3)
    plays(story)
    book = {("Alle" if n == "Crosstable" else n): story.workbook[n] for n in story.workbook}

    assert "Alle" == find(Workbook(book)).locations["crosstable"].name
