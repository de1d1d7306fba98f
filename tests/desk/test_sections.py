"""Sections: the proposal, the director's boundaries, the start scores (M2, M3), more rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.sections import sections
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.scores.scores import pairing_score
from nigiri.errors import WrongUse
from nigiri.workbook.apply import applied
from tests.desk.story import DESK, begin, club, drawn, tables

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell
    from tests.desk.story import Story

RANKS = [f"{n}d" for n in range(6, 0, -1)] + [f"{n}k" for n in range(1, 11)]


def test_the_worked_example_is_proposed() -> None:
    """6d to 1d with 2, 3, 2, 8, 4, 4 players make sections of 7, 8 and 8 (M2)."""
    story = begin()
    ranks = [r for r, n in zip(RANKS, (2, 3, 2, 8, 4, 4), strict=False) for _ in range(n)]
    rows = [["Name", "Rank"], *([f"Player{n}, A", rank] for n, rank in enumerate(ranks))]
    story.does(import_players, tables(rows), source="list", here=True)
    story.does(sections)

    assert ["4d", "3d", "1d"] == [str(s.lowest) for s in story.event.sections]
    assert [7, 8, 8] == [story.cell("sections", row, "players") for row in (4, 5, 6)]
    assert [0, -2, -4] == [story.cell("sections", row, "start") for row in (4, 5, 6)]


def test_the_guidelines_are_told_beside_each_section() -> None:
    """Size, number of ranks and fee levels: ✓ where met, ▲ and the fact where not."""
    story = begin()
    rows = [["Name", "Rank", "Fee"]]
    rows += [[f"Player{n}, A", rank, "15" if n < 3 else "10"] for n, rank in enumerate(RANKS[:8])]
    story.does(import_players, tables(rows), source="list", here=True)
    story.does(sections, down_to=("2d", "2k"))
    told = [[story.cell("sections", row, key) for key in ("equal", "ranks", "split", "fees")]
            for row in (4, 5)]  # fmt: skip

    assert "▲ 5 ranks" == str(told[0][1])
    assert "✓ 3" == told[1][1]
    assert "▲ 15, 10" == told[0][3]
    assert "✓" == told[1][3]
    codes = {story.cell("problems", row, "code") for row in range(4, 12)}
    assert {"section-ranks"} <= codes


def setting(story: Story, key: str, value: Cell) -> None:
    """Type a setting."""
    story.sets(key, value)


def test_the_bar_is_proposed_with_its_numbers() -> None:
    """In the command and on the sheet: above the ranks, and beside those that were tried."""
    story = club(32)
    setting(story, "start_rule", "bar")
    sentences = story.does(sections).sentences
    bar = str(story.event.sections[0].lowest)
    below = next(row for row in range(4, 40) if story.cell("sections", row, "section") == "Rank")

    assert sentences[0].startswith(f"Bar {bar}: ")
    assert f"{story.cell('sections', below - 1, 'section')}." == sentences[0]
    ranks = {story.cell("sections", row, "section"): story.cell("sections", row, "start")
             for row in range(below + 1, below + 20)}  # fmt: skip
    assert str(ranks[bar]).startswith("► bar: ")
    assert "by grade" == story.cell("sections", 5, "start")
    assert None is story.cell("sections", 4, "equal")


def test_sections_as_they_stand_come_with_the_numbers_of_the_bar() -> None:
    """The director's bar, and the one that would be proposed."""
    story = club(32)
    setting(story, "start_rule", "bar")
    first = story.does(sections, down_to=("5k", "30k")).sentences[0]

    assert first.startswith("Your bar 5k: ")
    assert first == story.does(sections).sentences[0]


def test_a_bar_on_event_counts_and_another_end_of_section_1_is_worth_a_look() -> None:
    """▲ beside the boundary, until both say the same."""
    story = club(12)
    setting(story, "start_rule", "bar")
    story.does(sections, down_to=("1k", "30k"))
    setting(story, "bar", "2d")
    codes = [problem.code for problem in check(story.workbook).problems]
    assert ["bar-other"] == codes

    setting(story, "bar", "1k")
    assert () == check(story.workbook).problems


def test_a_start_of_ones_own_wins_and_is_marked() -> None:
    """So is a section; everybody else has what the rule gives, without a mark."""
    story = club(12)
    story.does(sections, down_to=("1k", "10k", "30k"))
    story.types("players", {(4, "other_start"): "-2,5", (5, "section"): 3})
    story.does(refresh, "check")
    cells = [[story.cell("players", row, key) for key in ("section_now", "start")]
             for row in (4, 5, 6)]  # fmt: skip

    assert "✎ −2½" == cells[0][1]
    assert "✎ 3" == cells[1][0]
    assert all(isinstance(cell, int) for cell in (cells[0][0], cells[1][1], *cells[2]))
    story.does(draw)
    number = story.event.players[0].number
    assert number is not None
    assert -5 == pairing_score(story.event, number, 1)


def test_without_sections_a_start_is_shown_where_there_is_one() -> None:
    """Nothing under "sections"; 0 where all start alike."""
    story = club(4)
    story.types("players", {(5, "other_start"): 1})
    story.does(refresh, "check")
    assert [None, "✎ 1"] == [story.cell("players", row, "start") for row in (4, 5)]

    setting(story, "start_rule", "none")
    story.does(refresh, "check")
    assert [0, "✎ 1"] == [story.cell("players", row, "start") for row in (4, 5)]


def test_an_empty_section_says_so() -> None:
    """A boundary above everybody leaves a section without players."""
    story = club(8)
    story.does(sections, down_to=("9d", "5k", "30k"))

    assert 0 == story.cell("sections", 4, "players")
    assert str(story.cell("sections", 4, "equal")).startswith("▲")


def test_more_sections_than_rows_open_new_rows() -> None:
    """Fourteen sections fit above the list of ranks, and the way back is exact."""
    story = club(40)
    wide = ("5d", "4d", "3d", "2d", "1d", "1k", "2k", "3k", "4k", "6k", "8k", "10k", "14k", "30k")
    story.types("sections", {(4, "other_start"): 1})
    before = story.workbook
    changes = story.does(sections, down_to=wide)

    assert list(wide) == [str(s.lowest) for s in story.event.sections]
    assert 2 == story.event.sections[0].start
    assert "Rank" == story.workbook["Sections"].cell(4 + 14 + 1, 1)
    assert list(range(1, 15)) == [story.cell("sections", row, "section") for row in range(4, 18)]
    assert before.sheets == applied(story.workbook, changes.inverse()).sheets
    story.does(draw)
    assert 20 == len(story.event.rounds[0].games)


def test_fewer_sections_leave_nothing_behind() -> None:
    """A new proposal with less sections empties the rows it does not need."""
    story = club(40)
    story.does(sections, down_to=("2d", "1k", "5k", "9k", "12k", "30k"))
    story.does(sections, count=3)

    assert 3 == len(story.event.sections)
    assert [None] * 3 == [story.cell("sections", row, "section") for row in (7, 8, 9)]
    assert [None] * 3 == [story.cell("sections", row, "down_to") for row in (7, 8, 9)]


def test_a_start_score_of_the_directors_counts() -> None:
    """Other start replaces the score of the gap rule for pairing and standings (M3)."""
    story = club(12)
    story.does(sections, down_to=("1k", "9k", "30k"))
    story.types("sections", {(6, "other_start"): -3})
    drawn(story, 1)
    story.does(refresh, "check")
    last = max(story.event.by_number)

    assert HalfPoints(-6) == pairing_score(story.event, last, 1)
    assert -3 == story.cell("sections", 6, "start")


@pytest.mark.parametrize("typed", [("3k", "1k"), ("1k", "1k")])
def test_boundaries_go_from_strong_to_weak(typed: tuple[str, ...]) -> None:
    """Boundaries in another order are refused."""
    with pytest.raises(WrongUse, match="from strong to weak"):
        sections(club(6).workbook, DESK, down_to=typed)


def test_a_boundary_is_a_rank() -> None:
    """What is no rank is refused with what would be right."""
    with pytest.raises(WrongUse, match="“99k” is not a rank"):
        sections(club(6).workbook, DESK, down_to=("99k",))


def test_boundaries_that_stand_are_left_alone() -> None:
    """Without `--again` the sheet wins; the sentence says how to get a proposal."""
    story = club(12)
    story.does(sections, down_to=("1k", "30k"))
    said = story.does(sections).sentences

    assert ("2 sections as on the sheet; for a new proposal: nigiri sections --again",) == said


def test_a_seventh_round_gets_its_place() -> None:
    """Rounds raised from 6 to 7: the grid is made anew, the list of rounds gets a row."""
    story = drawn(club(16, rounds=6, gap=1), 2)
    story.does(refresh, "check")
    labels = [story.workbook["Event"].cell(row, 1) for row in range(1, 21)]
    story.types("event", {(4, "when"): "Saturday", (9, "when"): "Sunday"})
    before = story.workbook
    story.sets("Rounds", 7)
    typed = story.workbook
    changes = story.does(refresh, "check")
    after = [story.workbook["Event"].cell(row, 1) for row in range(1, 21)]

    assert [*labels[:9], "Round 7", *labels[10:]] == after
    assert "not drawn" in str(story.cell("event", 10, "results"))
    assert 7 == story.event.settings.rounds
    assert ("Saturday", "Sunday") == (story.event.settings.when[0], story.event.settings.when[5])
    assert "opponent7" in story.place("grid").columns
    assert typed.sheets == applied(story.workbook, changes.inverse()).sheets
    story.sets("Rounds", 6)
    story.does(refresh, "check")
    assert before.sheets == story.workbook.sheets


def test_a_round_with_a_time_stays_listed() -> None:
    """Rounds lowered: a row that somebody wrote upon is not taken away."""
    story = club(8, rounds=5)
    story.types("event", {(8, "when"): "Monday"})
    story.sets("Rounds", 3)
    story.does(refresh, "check")
    listed = [story.workbook["Event"].cell(row, 1) for row in range(4, 10)]

    assert ["Round 1", "Round 2", "Round 3", None, "Round 5", None] == listed


def test_as_long_as_few_are_here_sections_are_proposed_for_the_whole_list() -> None:
    """One of sixteen has come: told, and the same sections as when all are here."""
    story = begin()
    rows = [["Name", "Rank", "Here"]]
    rows += [[f"Player{n}, A", rank, "" if n else "yes"] for n, rank in enumerate(RANKS)]
    story.does(import_players, tables(rows), source="list")
    told = story.does(sections).sentences
    few = [section.lowest for section in story.event.sections]
    for row in story.reading.player_rows:
        story.types("players", {(row, "here"): "yes"})
    again = story.does(sections, again=True).sentences

    said = "Only 1 of 16 players is here: the sections are for everybody on the list."
    assert said in told
    assert said not in again
    assert few == [section.lowest for section in story.event.sections]
    assert len(few) > 1
