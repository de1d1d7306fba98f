"""Problems that take more than one typed cell: pairs, colours and byes of the director's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.part import Part
from nigiri.desk.setup.sections import sections
from nigiri.errors import SheetProblems
from nigiri.workbook.review.review import review
from tests.desk.story import club, drawn
from tests.workbook.live import Typing, event
from tests.workbook.problem_edits import base, found
from tests.workbook.test_review import context_of

if TYPE_CHECKING:
    from nigiri.workbook.live.round.board import RoundLive
    from nigiri.workbook.problems import Problem
    from tests.desk.story import Story


def problems(story: Story, code: str) -> list[Problem]:
    """Return the problems of a code."""
    return [p for p in review(context_of(story.workbook)) if p.code == code]


def swapped(story: Story, number: int, one: int, other: int, side: str = "black_no") -> None:
    """Exchange the players of one side of two boards of a round."""
    cells = [story.cell(number, row, side) for row in (one, other)]
    story.types(number, {(one, side): cells[1], (other, side): cells[0]})


def test_a_pair_of_your_own_that_shares_a_club_is_worth_a_look() -> None:
    """The draw's own pairs are not: it weighed that already (M10)."""
    story = club(8, host="Elsewhere")
    story.does(draw)

    assert [] == problems(story, "apart")

    rows = story.reading.rounds[1].games
    clubs = {p.number: p.club for p in story.event.players}
    one, other = next(
        (a, b) for a in rows for b in rows
        if a != b and clubs[rows[a].white] == clubs[rows[b].black] == "Mtl"
    )  # fmt: skip
    swapped(story, 1, one, other)
    shared = [p for p in problems(story, "apart") if p.row == one]

    assert 1 == len(shared)
    assert "share a club; you paired them." in shared[0].message


def live(story: Story, number: int) -> RoundLive:
    """Return the values of the live formulas of a round."""
    return context_of(story.workbook).lives[number]


def test_a_colour_for_the_third_round_running_is_said_where_exchanging_helps() -> None:
    """Of an even game; not when the other has had that colour twice as well, nor by default."""
    story = drawn(club(8, rounds=4), 2)
    story.does(draw)
    rows = list(story.reading.rounds[3].games)
    games = story.reading.rounds[3].games
    row = rows[0]
    white, black = games[row].players
    story.types(3, {(row, "handicap"): 0})
    _seats(story, 1, (white,), (black,))
    _seats(story, 2, (white, black), ())
    found_now = [p for p in problems(story, "colour-third") if p.row == row]

    assert [f"{white} has the same colour in three rounds running."] == [
        p.message for p in found_now
    ]
    assert f"{white} has White a third time in a row" in live(story, 3).checks[row]

    first = next(r for r, g in story.reading.rounds[1].games.items() if white in g.players)
    story.types(1, {(first, "result"): "1-0 def"})
    assert [] == [p for p in problems(story, "colour-third") if p.row == row]


def _seats(story: Story, number: int, white: tuple[int, ...], black: tuple[int, ...]) -> None:
    """Let these have White and those Black in a round that is over."""
    for row, game in story.reading.rounds[number].games.items():
        story.types(number, {(row, "result"): "1-0"})
        if game.black in white or game.white in black:
            story.types(number, {(row, "white_no"): game.black, (row, "black_no"): game.white})


def test_black_for_the_third_round_running_is_said_too() -> None:
    """With the player's number."""
    story = drawn(club(8, rounds=4), 2)
    story.does(draw)
    row, game = next(iter(story.reading.rounds[3].games.items()))
    story.types(3, {(row, "handicap"): 0})
    _seats(story, 1, (game.white,), (game.black,))
    _seats(story, 2, (), game.players)
    words = live(story, 3).checks[row]

    assert f"{game.black} has Black a third time in a row" in words


def test_a_bye_of_your_own_stays_and_is_listed() -> None:
    """✎, with whom the draw had chosen."""
    typing = Typing(event("en"))
    typing.below(1, "white_no", typing.seen(3, "white_no"))
    typing.board(3, "white_no", typing.bye())

    assert "✎ bye-by-hand" in found(typing.done())


def test_a_bye_of_your_own_names_whom_the_draw_gave_one_and_has_none_now() -> None:
    """Nobody, where the draw gave none."""
    odd, even = drawn(club(7, rounds=4), 1), drawn(club(8, rounds=4), 1)
    for story in (odd, even):
        (row, *_), byes = story.reading.rounds[1].games, story.reading.rounds[1].byes
        free = next(iter(byes), row + 7)
        white = story.reading.rounds[1].games[row].white
        story.types(1, {(row, "white_no"): byes.get(free), (free, "table"): "Bye"})
        story.types(1, {(free, "white_no"): white})

    assert ["You gave the bye to 1; the draw had given it to 6."] == [
        p.message for p in problems(odd, "bye-by-hand")
    ]
    assert ["You gave the bye to 1; the draw had given it to nobody."] == [
        p.message for p in problems(even, "bye-by-hand")
    ]


def test_two_byes_are_not_needed() -> None:
    """The two could meet."""
    typing = Typing(base())
    typing.below(2, "table", "Bye")
    typing.below(2, "white_no", typing.seen(3, "white_no"))
    typing.board(3, "white_no", None)
    typing.board(3, "black_no", None)
    typing.player(13, "out", "3")

    assert {"▲ bye-needless", "✎ bye-by-hand"} <= found(typing.done())


def test_sections_that_split_a_rank_or_a_fee_are_worth_a_look() -> None:
    """Guidelines 3 and 4 (M2)."""
    story = club(12)
    story.does(sections, down_to=("5k", "30k"))
    rows = list(story.reading.player_rows)
    story.types("players", {(row, "rank"): "3k" for row in rows[:6]})
    story.types("players", {(row, "rank"): "9k" for row in rows[6:]})
    story.types("players", {(rows[0], "section"): 2})
    story.opens("fee")
    fees = {row: "full" if row in rows[6:9] else "child" for row in rows[6:]}
    story.types("players", {(row, "fee"): fee for row, fee in fees.items()})
    story.types("players", {(rows[0], "fee"): "full"})
    story.types("players", {(row, "fee"): "child" for row in rows[6:]})

    assert ["Players of 3k are in section 1 and in others, too.",
            "Players of 3k are in section 2 and in others, too."] == [
        p.message for p in problems(story, "section-split")
    ]  # fmt: skip
    assert ["The players of section 2 pay different fees: full, child."] == [
        p.message for p in problems(story, "section-fees")
    ]


def test_without_players_nobody_has_a_federation_number() -> None:
    """Nothing is said twice: that the sheet is missing is the problem."""
    story = drawn(club(6), 1)
    workbook = story.workbook
    sheets = {name: sheet for name, sheet in workbook.sheets.items() if name != "Players"}
    codes = {p.code for p in review(context_of(type(workbook)(sheets)))}

    assert "sheet-missing" in codes
    assert "federation-double" not in codes


def test_a_draw_ahead_of_the_last_results_waits_for_what_must_be_put_right() -> None:
    """Somebody out who plays in the round before; once it is over the draw goes on."""
    story = drawn(club(16, rounds=4), 1)
    story.does(draw)
    games = story.reading.rounds[2].games
    rows = list(games)
    story.types(2, {(row, "result"): "1-0" for row in rows[1:]})
    number = games[rows[0]].black
    story.types("players", {(story.row_of(story.event.player(number).family), "out"): "2"})

    with pytest.raises(SheetProblems, match=f"{number} is on this sheet and out in round 2"):
        story.does(draw, part=Part(ready=True))

    story.types(2, {(rows[0], "result"): "1-0 def"})
    story.does(draw)
    assert 3 == len(story.event.rounds)


def test_a_sheet_of_an_older_layout_warns_on_problems_alone() -> None:
    """It has no column for it, so that Check, like its formula, does not say it."""
    typing = Typing(base())
    table = typing.table
    typing.board(3, "table", None)
    typing.type(
        table.location.name, table.location.heading_row, table.location.columns["warn"], "old"
    )
    made = typing.done()
    board = context_of(made.workbook).lives[3]

    assert "✎ by hand: table (draw: 3) " == board.checks[table.first + 2]
    assert "▲ table-missing" in found(made)
