"""Handicaps and komi on the sheets, where other rules than that of the ranks count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.explain.why import why
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.samples.replay import replay
from nigiri.domain.games.handicaps import signed_handicap
from nigiri.hosts.memory import Memory
from nigiri.workbook.model.cells import Workbook
from tests.desk.story import Story, begin, club, tables
from tests.settings import place

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

FIELD = (("Ann", "4d"), ("Ben", "1d"), ("Cho", "3k"), ("Dee", "6k"))


def hall(**settings: Cell) -> Story:
    """Return an event of four with these settings, round 1 drawn."""
    story = begin(host="")
    rows = [["Name", "Rank"], *([f"{name}, X", rank] for name, rank in FIELD)]
    story.does(import_players, tables(rows), source="list", here=True)
    types(story, **settings)
    story.does(draw)
    return story


def types(story: Story, **settings: Cell) -> None:
    """Type settings."""
    for key, value in settings.items():
        story.sets(key, value)


def column(story: Story, key: str, round_number: int = 1) -> list[Cell]:
    """Return a column of the two boards."""
    return [story.cell(round_number, row, key) for row in (4, 5)]


def found(story: Story) -> list[tuple[str, str]]:
    """Return code and message of every problem."""
    return [(problem.code, problem.message) for problem in check(story.workbook).problems]


def test_the_komi_by_rule_stands_beside_the_one_typed() -> None:
    """In the words of Event; it follows the handicap."""
    story = hall(gap=0, komi_even="7½")
    story.types(1, {(4, "handicap"): 0, (5, "handicap"): 1})
    story.does(refresh, "check")

    assert ["7½", "½"] == column(story, "komi_rule")
    assert [None, None] == column(story, "komi")


def test_a_handicap_against_the_scores_is_told_by_the_commands() -> None:
    """The live check says nothing: no formula of the row knows the scores (B3)."""
    story = hall(start_rule="bar", bar="4d", handicap_by="score")
    assert "handicap-rule" not in dict(found(story))
    one, other = column(story, "black_no")
    story.types(1, {(4, "black_no"): other, (5, "black_no"): one, (4, "handicap"): 9})
    story.does(refresh, "check")
    event = story.event
    rules = [signed_handicap(event, game, 1) for game in event.rounds[0].games]
    told = [words for code, words in found(story) if code == "handicap-rule"]

    assert [None, None] == column(story, "rule")
    assert not any("rule" in str(words) for words in column(story, "check"))
    assert f"play with handicap 9; by the rule it is {rules[0]}." in told[0]
    assert 9 not in rules


def test_a_blank_handicap_is_the_one_by_rule() -> None:
    """By the score before the round, as for the draw."""
    story = hall(start_rule="bar", bar="4d", handicap_by="score")
    drawn = [game.handicap for game in story.event.rounds[0].games]
    story.types(1, {(4, "handicap"): None})

    assert drawn == [game.handicap for game in story.event.rounds[0].games]
    assert drawn == [game.handicap for game in story.reading.rounds[1].games.values()]
    assert drawn[0] > 0


def test_on_small_boards_the_komi_of_each_game_is_written() -> None:
    """From the table of the size, by the ranks; none for stones that are not those of the table."""
    story = hall(board=9, gap=0)
    by_rule = column(story, "komi_rule")
    story.types(1, {(4, "handicap"): 8})
    story.does(refresh, "check")

    assert all(isinstance(komi, str) for komi in by_rule)
    assert [None, by_rule[1]] == column(story, "komi_rule")
    types(story, board=19)
    story.does(refresh, "check")
    assert ["½"] == column(story, "komi_rule")[:1]


def test_a_result_behind_a_later_round_is_provisional_everywhere() -> None:
    """On the round's sheet, with a footnote on the grid, and in the title of Standings (B11)."""
    story = club(4, rounds=3)
    story.does(draw)
    story.types(1, {(4, "result"): "W", (5, "result"): "B"})
    story.does(draw)
    story.types(1, {(5, "result"): None})
    story.does(refresh, "check")
    grid = story.workbook["Grid"]
    notes = [str(cell) for row in grid.rows for cell in row if "counts 0 for now" in str(cell)]
    title = " ".join(str(cell) for cell in story.workbook["Standings"].row(2) if cell)

    assert "… missing, counted for now" == story.cell(1, 5, "check")
    assert "… playing" == story.cell(2, 4, "check")
    (note,) = notes
    assert note.startswith("* Round 1: ")
    assert "(provisional)" in title
    assert any(str(cell).endswith("*") for row in grid.rows[3:8] for cell in row if cell)


def test_without_their_rows_the_usual_handicaps_count_and_no_komi_is_told() -> None:
    """Settings without its rows on handicaps still checks handicaps by rank."""
    story = hall(gap=0)
    for key in ("handicap_by", "handicap_even_above", "board", "komi_one"):
        row = place(story.workbook, key).row
        story.types("settings", {(row, "setting"): None, (row, "value"): None})
    story.does(draw, again=True)
    story.types(1, {(4, "handicap"): 9})
    story.does(refresh, "check")

    assert [None, None] == column(story, "komi_rule")
    assert "handicap" in str(story.cell(1, 4, "check"))
    assert [1, 1] == [abs(int(str(rule))) // int(str(rule)) for rule in column(story, "rule")]


def test_a_played_event_has_the_handicaps_by_its_rule() -> None:
    """Where the list does not tell them: in round 2 by the scores after round 1 (B3)."""
    story = begin(host="", rounds=2)
    rows = [["Name", "Rank"], *([f"{name}, X", rank] for name, rank in FIELD)]
    story.does(import_players, tables(rows), source="list", here=True)
    types(story, start_rule="bar", bar="4d", handicap_by="score")
    story.does(number)
    headings: list[object] = ["round", "white", "black", "winner"]
    games = [headings, [1, 1, 3, "black"], [1, 2, 4, "white"], [2, 1, 4, "white"],
             [2, 2, 3, "white"]]  # fmt: skip
    story.does(replay, tables(games), None, source="games")
    starts = {1: 3, 2: 0, 3: -3, 4: -6}

    first, second = ([game.handicap for game in this.games] for this in story.event.rounds)
    assert [starts[1] - starts[3] - 1, starts[2] - starts[4] - 1] == first
    assert [starts[1] - starts[4] - 1, starts[2] + 1 - starts[3] - 1 - 1] == second
    assert [] == found(story)


def test_small_boards_bring_a_sheet_with_their_tables() -> None:
    """Before the rounds, with a sentence; once there it stays, whatever the board."""
    story = begin(host="")
    assert "Handicaps" not in story.workbook
    types(story, board=9)
    told = story.does(refresh, "check").sentences
    types(story, board=19)
    story.does(refresh, "check")

    assert [words for words in told if "The sheet Handicaps is new" in words]
    names = list(story.workbook)
    assert names.index("Sections") + 1 == names.index("Handicaps") == names.index("Standings") - 1
    assert ["not in use"] * 2 == [story.workbook["Handicaps"].cell(2, at) for at in (2, 4)]


def test_what_the_director_changes_there_counts_everywhere() -> None:
    """In the draw, in the komi beside the game, in Problems and in `why`."""
    story = hall(board=13, gap=0)
    by_table = column(story, "handicap"), column(story, "komi_rule")
    row = 4 + 5  # six ranks apart, less one
    assert ([2, 2], ["−4", "−4"]) == by_table
    story.types("handicaps", {(row, "stones13"): 3, (row, "komi13"): "3,5"})
    story.does(refresh, "check")

    assert [None, None] == column(story, "komi_rule")
    told = [words for code, words in found(story) if code == "handicap-rule"]
    assert [True, True] == ["play with handicap 2; by the rule it is 3." in words for words in told]
    story.does(draw, again=True)
    assert ([3, 3], ["3½", "3½"]) == (column(story, "handicap"), column(story, "komi_rule"))
    notes = why(story.workbook, 1, 1).view.notes
    assert "Handicap 3, komi 3½: sheet Handicaps, 13 × 13; by rank" in " ".join(notes)
    sheet = story.workbook["Handicaps"]
    assert "13 × 13: the table of Tim Hunt, changed here at the differences 5." in [
        sheet.cell(at, 6) for at in range(4, 14)
    ]


def test_a_game_may_have_a_board_of_its_own_size() -> None:
    """Typed beside it: stones and komi of that size come with the next command (B23)."""
    story = hall(board=9, gap=0)
    assert ([1, 1], ["−4", "−4"]) == (column(story, "handicap"), column(story, "komi_rule"))
    story.types(1, {(5, "size"): 13})
    assert [(None, 1), (13, 2)] == boards(story)
    story.does(refresh, "check")

    assert ([1, 2], ["−4", "−4"]) == (column(story, "handicap"), column(story, "komi_rule"))
    assert [1, 2] == column(story, "drawn_handicap")
    assert [] == found(story)
    assert ["✓ in use"] * 2 == [story.workbook["Handicaps"].cell(2, at) for at in (2, 4)]
    notes = " ".join(why(story.workbook, 2, 1).view.notes)
    assert "Handicap 2, komi −4: sheet Handicaps, 13 × 13; by rank" in notes


def test_a_size_may_change_again_until_there_is_a_result() -> None:
    """On 19 x 19 the two have five stones; what was played stays what it was."""
    story = hall(board=9, gap=0)
    for size, stones in ((13, 2), (19, 5), (9, 1), (13, 2)):
        story.types(1, {(5, "size"): size})
        story.does(refresh, "check")
        assert [(None, 1), (size, stones)] == boards(story)
    story.types(1, {(5, "size"): 19, (5, "result"): "W"})
    story.does(refresh, "check")

    assert [(None, 1), (19, 2)] == boards(story)
    assert ["handicap-rule"] == [code for code, _ in found(story)]
    assert [1, 2] == column(story, "handicap")


def test_a_handicap_that_was_typed_stays_on_a_board_of_another_size() -> None:
    """The one of the former size, too, once nigiri gave another."""
    story = hall(board=9, gap=0)
    story.types(1, {(4, "size"): 13, (4, "handicap"): 4, (5, "size"): 13})
    story.does(refresh, "check")
    assert [(13, 4), (13, 2)] == boards(story)
    story.types(1, {(5, "handicap"): 1})
    story.does(refresh, "check")

    assert [(13, 4), (13, 1)] == boards(story)
    assert ["by-hand"] * 2 == [code for code, _ in found(story)]


def test_a_blank_handicap_is_that_of_the_size_of_the_board() -> None:
    """As after a draw."""
    story = hall(board=9, gap=0)
    story.types(1, {(5, "size"): 13, (5, "handicap"): None})
    story.does(refresh, "check")

    assert [(None, 1), (13, 2)] == boards(story)
    assert [1, 2] == column(story, "handicap")


def test_a_new_draw_keeps_the_size_beside_a_pair_that_stays() -> None:
    """And its handicap; the sheet of the other size is read with its problems."""
    story = hall(board=9, gap=0)
    story.types(1, {(5, "size"): 13, (5, "keep"): "x"})
    story.types("handicaps", {(4 + 5, "stones13"): "many"})
    assert ["stones-unknown"] == [code for code, _ in found(story)]
    story.types("handicaps", {(4 + 5, "stones13"): 3})
    story.does(draw, again=True)

    assert [(None, 1), (13, 3)] == sorted(boards(story), key=str, reverse=True)


def test_a_wrong_size_is_told_with_its_cell() -> None:
    """It counts as none; an event on full boards has no others."""
    story = hall(board=9, gap=0)
    for typed in (15, "small", -9):
        story.types(1, {(5, "size"): typed})
        assert [("size-unknown", f"“{typed}” is not the size of a board.")] == found(story)
        assert [(None, 1)] * 2 == boards(story)
    story.types(1, {(4, "size"): 19, (5, "size"): 13})
    story.sets("board", 19)

    assert [("size-full", "R5")] == [
        (problem.code, problem.cell.split("!")[1])
        for problem in check(story.workbook).problems
        if problem.code.startswith("size")
    ]
    assert [None, None] == [size for size, _ in boards(story)]


def boards(story: Story) -> list[tuple[int | None, int]]:
    """Return the size of each board, None for the event's, and its handicap in force."""
    return [(game.board, game.handicap) for game in story.event.rounds[0].games]


def test_a_deleted_sheet_comes_back_as_published_and_says_so() -> None:
    """What stood there went with it; the next command tells."""
    story = hall(board=9)
    story.types("handicaps", {(5, "komi9"): 3})
    sheets = {name: sheet for name, sheet in story.workbook.sheets.items() if name != "Handicaps"}
    again = Story(Memory(Workbook(sheets)))
    told = again.does(refresh, "check").sentences

    assert 4 == again.cell("handicaps", 5, "komi9")
    assert [words for words in told if "as published by Tim Hunt" in words]


def test_in_french_the_sheet_speaks_french() -> None:
    """Headings, marks and how to read it."""
    story = begin(host="", language="fr")
    types(story, board="13")
    story.does(refresh, "check")
    sheet = story.workbook["Handicaps"]

    assert ("✓ en vigueur", "pas en vigueur") == (sheet.cell(2, 2), sheet.cell(2, 4))
    assert "13 × 13 : la table de Tim Hunt, telle que publiée." in [
        sheet.cell(at, 6) for at in range(4, 14)
    ]
