"""The Sections sheet: guidelines, the list of ranks (M2)."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.sections import sections, write_boundaries
from nigiri.domain.model.units import Rank
from nigiri.hosts.memory import Memory
from nigiri.workbook.derive.sections import ranks_row, sections_target
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import AddSheet
from nigiri.workbook.read.workbook import read
from tests.desk.story import Story, begin, club, tables


def without(workbook: Workbook, *names: str) -> Workbook:
    """Return the workbook without some of its sheets."""
    return Workbook({name: s for name, s in workbook.sheets.items() if name not in names})


def context_of(workbook: Workbook) -> Context:
    """Return a context as `derive` makes it."""
    return Context(workbook, read(workbook))


def test_sections_name_what_splits_and_what_collects() -> None:
    """A rank in two sections is named; the last section may span what is left."""
    story = begin()
    ranks = ["2d", "2d", "1d", "1d", "1k", "1k", "5k", "9k", "15k"]
    rows = [["Name", "Rank"], *([f"Player{n}, A", rank] for n, rank in enumerate(ranks))]
    story.does(import_players, tables(rows), source="list", here=True)
    story.does(sections, down_to=("1d", "30k"))
    story.types("players", {(6, "section"): 2})
    story.does(refresh, "check")

    assert "1d" in str(story.cell("sections", 4, "split"))
    assert "✓ 2" == story.cell("sections", 4, "ranks")
    rest = str(story.cell("sections", 5, "ranks"))
    assert rest.startswith("✓ ")
    assert not rest[-1].isdigit()


def test_ranks_that_nobody_has_any_more_leave_the_list() -> None:
    """The list of ranks below the sections shrinks with the players."""
    story = club(8)
    story.does(sections)
    first = ranks_row(context_of(story.workbook))
    assert first is not None
    before = story.workbook["Sections"].height
    rank = story.event.players[0].rank
    rows = list(story.reading.player_rows)
    story.types("players", {(row, "rank"): str(rank) for row in rows})
    story.does(refresh, "check")

    assert first + 1 == story.workbook["Sections"].height < before


def test_sections_without_the_list_of_ranks_are_still_derived() -> None:
    """With the heading of the list of ranks overwritten, which stays, they are computed still."""
    story = club(8)
    story.does(sections, down_to=("1k", "30k"))
    heading = ranks_row(context_of(story.workbook))
    assert heading is not None
    story.types("sections", {(heading, "section"): "mine", (4, "players"): 99})
    context = context_of(story.workbook)
    target = sections_target(context)

    assert ranks_row(context) is None
    assert target is not None
    column = story.place("sections").columns["players"]
    assert target.cells[4, column] == sum(p.rank >= Rank(0) for p in story.event.players)
    assert (heading, story.place("sections").columns["section"]) not in target.cells


def test_boundaries_are_written_onto_a_new_sheet_where_there_is_none() -> None:
    """Unless a tab of the director's has its name."""
    story = Story(Memory(without(club(6).workbook, "Sections")))
    assert ranks_row(context_of(story.workbook)) is None
    added, *_ = write_boundaries(story.workbook, story.reading, [Rank(0)])
    assert AddSheet("Sections", "sections", {"language": "en"}, "Standings") == added

    own = Workbook({**story.workbook.sheets, "Sections": Sheet.of([["mine"]])})
    assert [] == write_boundaries(own, read(own), [Rank(0)])


_THIN = ["6d", "5d", "4d", "3d", "2d", "1d", "1k", "2k", "3k", "4k", "5k", "6k"]


def _of_ranks(ranks: list[str], *down_to: str) -> Story:
    """Return an event with a player of each rank and sections down to those ranks."""
    story = begin()
    rows = [["Name", "Rank"], *([f"Player{n}, A", rank] for n, rank in enumerate(ranks))]
    story.does(import_players, tables(rows), source="list", here=True)
    story.does(sections, down_to=down_to)
    return story


def _about_sections(story: Story) -> list[str]:
    """Return the codes of problems of sections."""
    return [p.code for p in check(story.workbook).problems if p.code.startswith("section-")]


def _above(story: Story) -> str:
    """Return the sentence above the table."""
    return str(story.cell("sections", 2, "players"))


def test_what_cannot_be_better_is_plain_and_says_why() -> None:
    """Three ranks above and nine below would be uneven; three sections of four ranks are not."""
    story = _of_ranks(_THIN, "3d", "6k")

    assert "4 ranks" == story.cell("sections", 4, "ranks")
    assert "Where there is no ✓, 2 sections allow nothing better, but 3 would." in _above(story)
    assert [] == _about_sections(story)


@pytest.mark.parametrize(
    ("ranks", "down_to", "words"),
    [
        (["5d"] + ["1d"] * 12, ("1d",), "these players allow nothing better."),
        (["5d", "1d", "5k", "12k"], ("12k",), "1 section allows nothing better."),
    ],
)
def test_nothing_better_is_said_of_what_was_tried(
    ranks: list[str], down_to: tuple[str, ...], words: str
) -> None:
    """Of all numbers of sections, or of one where only sections of one or two would do better."""
    assert words in _above(_of_ranks(ranks, *down_to))


def test_what_could_be_better_is_marked_until_the_first_draw() -> None:
    """Then the sections stay, and the sheet says so."""
    story = _of_ranks(_THIN, "4d", "6k")

    assert "▲ 3, average 6" == story.cell("sections", 4, "equal")
    assert "cannot be better" not in _above(story)
    assert ["section-size", "section-size"] == _about_sections(story)
    story.does(draw)
    assert "3, average 6" == story.cell("sections", 4, "equal")
    assert _above(story).endswith("Round 1 was drawn with them.")
    assert [] == _about_sections(story)
