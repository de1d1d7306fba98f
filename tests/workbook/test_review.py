"""Problems between cells, and the sheet that lists them all."""

from __future__ import annotations

from nigiri.desk.draw.draw import draw
from nigiri.desk.players.wishes import wishes_sheet
from nigiri.desk.setup.sections import sections
from nigiri.workbook.apply import applied
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.review import review
from nigiri.workbook.update import derive
from tests.desk.story import club, drawn


def without(workbook: Workbook, *names: str) -> Workbook:
    """Return the workbook without some of its sheets."""
    return Workbook({name: s for name, s in workbook.sheets.items() if name not in names})


def context_of(workbook: Workbook) -> Context:
    """Return a context as `derive` makes it."""
    return Context(workbook, read(workbook))


def test_review_without_players_finds_nobody_free() -> None:
    """Who is free is read from Players."""
    story = drawn(club(6), 1)
    context = context_of(without(story.workbook, "Players"))

    assert not [p for p in review(context) if p.code == "free"]


def test_what_was_accepted_stays_with_its_problem() -> None:
    """The reason beside a problem moves along with it, and goes with it."""
    story = club(8)
    story.does(sections, down_to=("10k", "30k"))
    codes = [story.cell("problems", row, "code") for row in (4, 5, 6)]
    row = 4 + codes.index("section-ranks")
    story.types("problems", {(row, "accepted"): "so be it"})
    story.types("players", {(4, "rank"): "99d"})
    reading = story.reading
    operations = derive(story.workbook)
    after = applied(story.workbook, Changes(operations))
    place = reading.book.locations["problems"]
    lines = [after["Problems"].row(r) for r in range(4, after["Problems"].height + 1)]
    kept = {line[place.columns["code"] - 1]: line[place.columns["accepted"] - 1] for line in lines}

    assert "rank-unknown" in kept
    assert "so be it" == kept["section-ranks"]
    assert None is kept["rank-unknown"]


def test_what_was_accepted_stays_where_its_link_has_lost_its_words() -> None:
    """A program that does not calculate saves formulas without values."""
    story = club(8)
    story.does(sections, down_to=("10k", "30k"))
    codes = [story.cell("problems", row, "code") for row in (4, 5, 6)]
    row = 4 + codes.index("section-ranks")
    story.types("problems", {(row, "accepted"): "so be it", (row, "where"): None})
    after = applied(story.workbook, Changes(derive(story.workbook)))
    place = story.place("problems")

    assert "so be it" == after["Problems"].cell(row, place.columns["accepted"])


def test_rematches_and_second_byes_are_stops() -> None:
    """Two who met before, and a second bye, each with the round of the first (M6, M7)."""
    story = drawn(club(9, rounds=3), 1)
    story.does(draw)
    one, two = story.event.rounds
    first = next(game for game in one.games if one.byes[0] not in game.players)
    rows = list(story.reading.rounds[2].games)
    story.types(2, {(row, f"{side}_no"): None for row in rows[1:] for side in ("white", "black")})
    bye_row = next(iter(story.reading.rounds[2].byes))
    story.types(2, {
        (rows[0], "white_no"): first.white, (rows[0], "black_no"): first.black,
        (bye_row, "white_no"): one.byes[0],
    })  # fmt: skip
    found = {p.code: p.message for p in review(context_of(story.workbook))}

    assert {"met", "bye-again"} <= set(found)
    assert "1" in found["met"]
    assert len(two.games) == len(rows)

    story.types(2, {(rows[0], "result"): "1-0"})
    found = {p.code: p.weight for p in review(context_of(story.workbook))}

    assert ("look", "look") == (found["met-played"], found["bye-twice"])
    assert not {"met", "bye-again"} & set(found)


def test_a_rematch_that_the_event_allows_is_worth_a_look() -> None:
    """Four players, five rounds: from round 4 on everybody meets somebody again."""
    story = club(4, rounds=5)
    story.sets("Rematches", "only where nothing else is possible")
    drawn(story, 3)
    story.does(draw)
    found = [p for p in review(context_of(story.workbook)) if p.code.startswith("met")]

    assert ["met-allowed"] * 2 == [p.code for p in found]
    assert "Nothing to do: your event allows it (Rematches in the settings)." == found[0].way_out
    signs = {words[:1] for words in context_of(story.workbook).lives[4].checks.values()}
    assert {"▲"} == signs - {""}


def test_where_the_stronger_has_black_the_way_out_says_to_exchange_them() -> None:
    """No handicap that could be typed would be that of the rule."""
    story = drawn(club(8, rounds=3), 1)
    story.does(draw)
    row, game = next(
        (row, game) for row, game in story.reading.rounds[2].games.items() if game.handicap > 1
    )
    story.types("drawn", {(r, "round"): None for r in range(4, 12)})
    story.types(2, {(row, "white_no"): game.black, (row, "black_no"): game.white})
    found = next(p for p in review(context_of(story.workbook)) if p.row == row)

    assert "handicap-black" == found.code
    assert f"by the rule {game.black} takes Black, with handicap {game.handicap}." in found.message
    assert f"swap the two numbers and type {game.handicap}." in found.way_out


def test_a_pair_that_is_never_to_meet_is_worth_a_look_while_it_plays() -> None:
    """Whoever made it (B8), with the row of the wish; in the rounds of the wish."""
    story = club(8)
    story.does(draw)
    rows = story.reading.rounds[1].games
    (row, one), (at, two), (other, three) = list(rows.items())[:3]
    story.types(1, {(at, "table"): None})
    story.does(wishes_sheet)
    story.types("wishes", {
        (4, "who"): f"{one.white}, {one.black}", (4, "wish"): "never", (4, "rounds"): "1-2",
        (5, "who"): f"{two.white}, {two.black}, {three.white}", (5, "wish"): "never",
        (6, "who"): f"{three.white}, {three.black}", (6, "wish"): "never", (6, "rounds"): "2",
        (7, "who"): f"{three.white}, {three.black}", (7, "wish"): "rather",
    })  # fmt: skip
    found = [p for p in review(context_of(story.workbook)) if p.code == "never"]

    assert [("look", row), ("look", at)] == [(p.weight, p.row) for p in found]
    assert f"Table 1: {one.white} and {one.black} are never to meet (Wishes, row 4)." == (
        found[0].message
    )
    assert "Table –" in found[1].message
    story.types(1, {(r, "result"): "1-0" for r in (row, at, other)})
    assert [] == [p for p in review(context_of(story.workbook)) if p.code == "never"]


def test_a_board_without_a_table_is_told_apart_by_its_players() -> None:
    """Handicaps against the rule and pairs made by hand are listed, also without a table."""
    story = drawn(club(8, rounds=3), 1)
    story.does(draw)
    row, game = next(iter(story.reading.rounds[2].games.items()))
    story.types(2, {(row, "table"): None, (row, "white_no"): game.black,
                    (row, "black_no"): game.white})  # fmt: skip
    rows = list(story.reading.rounds[2].games)[1:]
    story.types("drawn", {(r, "handicap"): 7 for r in range(8, 12)})
    story.types(2, {(r, "handicap"): 7 for r in rows})
    found = [p for p in review(context_of(story.workbook)) if p.sheet == "Round 2"]

    assert {"by-hand", "handicap-rule", "handicap-black", "table-missing"} == {
        p.code for p in found
    }
    assert len(rows) + 1 == sum(p.code.startswith("handicap-") for p in found)
    assert any("–" in p.message for p in found)


def test_who_is_free_is_a_problem_of_the_newest_round() -> None:
    """Somebody marked here after the draw has no opponent, and is named."""
    story = club(6)
    story.types("players", {(4, "here"): None})
    story.does(draw)
    story.types("players", {(4, "here"): "yes"})
    late = story.reading.player_rows[4]
    assert late.number is None
    story.types("players", {(4, "number"): 6})
    found = [p for p in review(context_of(story.workbook)) if p.code == "free"]

    assert 1 == len(found)
    assert late.family in found[0].message


def test_what_was_decided_by_hand_is_told_at_the_cell_that_was_typed() -> None:
    """The number of somebody else, the first of exchanged colours, the table, the handicap."""
    story = club(12)
    story.does(draw)
    rows = list(story.reading.rounds[1].games.items())
    (swapped, one), (at, two), (other, three), (moved, four), (stones, five), _ = rows
    story.types(1, {
        (swapped, "white_no"): one.black, (swapped, "black_no"): one.white,
        (at, "black_no"): three.black, (other, "black_no"): two.black,
        (moved, "table"): 20, (moved, "handicap"): (four.handicap + 1) % 9,
        (stones, "handicap"): (five.handicap + 1) % 9,
    })  # fmt: skip
    found = [p for p in review(context_of(story.workbook)) if p.code == "by-hand"]
    columns = story.place(1).columns
    keys = ("white_no", "black_no", "black_no", "table", "handicap")

    assert [(row, columns[key]) for (row, _), key in zip(rows, keys, strict=False)] == [
        (p.row, p.column) for p in found
    ]


def test_a_new_pair_is_told_at_its_first_number() -> None:
    """Where the draw had nobody, and where it had two others."""
    story = club(8)
    story.does(draw)
    (row, one), (at, two) = list(story.reading.rounds[1].games.items())[:2]
    story.types(1, {
        (row, "table"): 20, (row, "white_no"): two.white,
        (at, "white_no"): one.white,
    })  # fmt: skip
    found = [p for p in review(context_of(story.workbook)) if p.code == "by-hand"]
    column = story.place(1).columns["white_no"]

    assert [(row, column), (at, column)] == [(p.row, p.column) for p in found]
