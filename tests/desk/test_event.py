"""A whole event through the desk, and what the draw allows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.desk.setup.sections import sections
from nigiri.domain.checks.violations import violations
from nigiri.domain.model.event import Outcome
from nigiri.errors import Forbidden, SheetProblems
from tests.desk.story import DESK, begin, club, roster


def test_a_club_directs_a_whole_event() -> None:
    """From the list of players to the standings, with all that happens on the way."""
    story = begin(rounds=4)
    story.does(import_players, roster(21), source="list.csv")

    # registration: marked when seen, one of them never comes
    rows = list(story.reading.player_rows)
    story.types("players", {(row, "here"): "yes" for row in rows[:-1]})
    story.does(sections)
    assert 20 == sum(p.here for p in story.event.players)
    assert 3 <= len(story.event.sections)

    # a boundary moved by hand wins and survives
    second = story.event.sections[1].lowest
    story.types("sections", {(5, "down_to"): str(type(second)(second.steps + 1))})
    story.does(sections)
    assert second.steps + 1 == story.event.sections[1].lowest.steps

    # numbers by strength; round 1
    story.does(number)
    ranks = [story.event.by_number[n].rank for n in sorted(story.event.by_number)]
    assert list(range(1, 21)) == sorted(story.event.by_number)
    assert sorted(ranks, reverse=True) == ranks
    story.does(draw)
    before = story.event
    assert [] == violations(replace(before, rounds=()), before.rounds[0])

    # results in three ways; the next command moves the list into Result and empties it
    games = story.reading.rounds[1].games
    first, second_row, *others = games
    story.types(1, {(first, "result"): "○ 1-0", (second_row, "result"): "b"})
    story.types(1, {(row, "winners"): games[row].black for row in others})
    story.does(refresh, "check")
    results = [game.result for game in story.event.rounds[0].games]
    assert [Outcome.WHITE, *[Outcome.BLACK] * 9] == [r.outcome for r in results if r]
    assert "● 0-1" == story.cell(1, others[0], "result")
    assert all(story.cell(1, row, "winners") is None for row in games)

    # somebody new, somebody who leaves: 20 become an odd number
    story.types("players", {
        (rows[-1] + 1, "family"): "Late", (rows[-1] + 1, "given"): "Lou",
        (rows[-1] + 1, "rank"): "2d", (rows[-1] + 1, "here"): "yes",
        (rows[-1] + 1, "out"): "1", (rows[0], "out"): "2-3",
    })  # fmt: skip
    story.types("players", {(rows[-1], "here"): "yes"})
    for n in (2, 3, 4):
        said = story.does(draw).sentences
        event = story.event
        assert [] == violations(replace(event, rounds=event.rounds[: n - 1]), event.rounds[-1])
        assert said[-1].startswith("Print and post")
        story.plays(n)
    assert {21, 22} == {story.about("Late").number, story.event.players[20].number}
    assert [1, 1, 0] == [len(r.byes) for r in story.event.rounds[1:]]

    # the end: nothing left to draw, places on the grid
    with pytest.raises(Forbidden, match="All 4 rounds are drawn"):
        draw(story.workbook, DESK)
    story.does(refresh, "standings")
    assert "All 4 rounds are complete" in check(story.workbook).next_step
    title = story.workbook["Standings"].cell(2, 1)
    assert "Standings after round 4 of 4" == title
    assert 22 == sum(story.cell("standings", row, "number") is not None for row in range(4, 30))


def test_a_draw_waits_for_all_results() -> None:
    """Drawing with missing results is forbidden, and the tables are named."""
    story = club(8)
    story.does(draw)
    games = story.reading.rounds[1].games
    story.types(1, {(row, "result"): "jigo" for row in list(games)[:2]})

    with pytest.raises(Forbidden, match=r"the results of tables 3, 4, then draw round 2"):
        draw(story.workbook, DESK)
    story.types(1, {(row, "result"): "jigo" for row in list(games)[:3]})
    with pytest.raises(Forbidden, match=r"the results of table 4, then"):
        draw(story.workbook, DESK)


def test_a_draw_with_nobody_here_is_forbidden() -> None:
    """Sections and numbers need somebody who is here."""
    story = begin()
    story.does(import_players, roster(6), source="list")

    for action in (draw, sections, number):
        with pytest.raises(Forbidden, match="Nobody is here yet"):
            action(story.workbook, DESK)


def test_numbers_are_given_anew_only_before_round_1() -> None:
    """`number --again` follows a corrected rank; once round 1 is drawn it is forbidden (M4)."""
    story = club(6)
    story.does(number)
    weakest = max(story.event.by_number)
    row = next(r for r, p in story.reading.player_rows.items() if p.number == weakest)
    story.types("players", {(row, "rank"): "9d"})
    story.does(number, again=True)

    assert 1 == story.reading.player_rows[row].number
    story.does(draw)
    with pytest.raises(Forbidden, match="Round 1 is drawn: numbers no longer change"):
        number(story.workbook, DESK, again=True)


def test_wrong_cells_stop_every_command_and_all_are_named() -> None:
    """A command that would write over wrong cells lists each of them instead."""
    story = club(6)
    story.types("players", {(4, "rank"): "12d", (5, "here"): "maybe"})

    for action in (draw, sections, number):
        with pytest.raises(SheetProblems) as caught:
            action(story.workbook, DESK)
        assert ["Players!E4", "Players!B5"] == [
            str(p).split(": ")[0][2:] for p in caught.value.problems
        ]


def test_a_player_who_is_not_yet_here_is_not_numbered() -> None:
    """Numbers go to those who take part: who is here, and announced latecomers."""
    story = begin()
    story.does(import_players, roster(6), source="list")
    story.types("players", {(row, "here"): "yes" for row in (4, 5)} | {(6, "out"): "1"})
    story.does(number)

    assert [True, True, True, False, False, False] == [
        p.number is not None for p in story.event.players
    ]


def test_a_french_event_speaks_french_on_its_sheets() -> None:
    """Sheets, results and bars are French; B is Blanc, White."""
    story = club(6, language="fr", rounds=2)
    story.does(draw)
    first = next(iter(story.reading.rounds[1].games))
    story.types(1, {(first, "result"): "B"})

    result = story.event.rounds[0].games[0].result
    assert result is not None
    assert Outcome.WHITE is result.outcome
    assert "Ronde 1" in list(story.workbook)
    assert str(story.workbook["Ronde 1"].cell(1, 1)).startswith("► Ronde 1 : imprimez, affichez")


def test_a_result_by_number_or_table_is_entered_and_told() -> None:
    """The winner's number finds the board (M21); a table takes what people type."""
    story = club(6)
    story.does(draw)
    games = story.reading.rounds[1].games
    one, two, three = games.values()
    said = story.does(enter_results, [
        Entry(winner=one.black), Entry(table=two.table, typed="W"),
        Entry(table=three.table, typed=str(three.white)),
    ]).sentences  # fmt: skip

    assert f"Table 1: {one.white} - {one.black}  ● 0-1" == said[0]
    assert "Round 1 is complete. Enter in Players who sits out. Then: nigiri draw" == said[-1]
    assert [Outcome.BLACK, Outcome.WHITE, Outcome.WHITE] == [
        g.result.outcome for g in story.event.rounds[0].games if g.result
    ]


def test_the_winners_list_counts_when_results_are_entered() -> None:
    """A number in the list and a command entering the same board agree; the list is emptied."""
    story = club(6)
    story.does(draw)
    games = story.reading.rounds[1].games
    rows, (one, two, _) = list(games), games.values()
    story.types(1, {(rows[2], "winners"): one.white, (rows[0], "winners"): two.black})
    said = story.does(enter_results, [Entry(table=one.table, typed="jigo")]).sentences

    assert ["jigo", "● 0-1", None] == [story.cell(1, row, "result") for row in rows]
    assert "Round 1: results are missing at table 3." == said[-1]
    assert [None, None, None] == [story.cell(1, row, "winners") for row in rows]
