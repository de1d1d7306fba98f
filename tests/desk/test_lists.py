"""Lists from outside: players to register, games of a played event."""

from __future__ import annotations

import datetime as dt

import pytest

from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.samples.replay import replay
from nigiri.domain.model.event import Outcome, Result
from nigiri.errors import Forbidden, SheetProblems, WrongUse
from nigiri.workbook.model.cells import Sheet
from tests.desk.story import DESK, Story, begin, club, tables


def imported(*rows: list[object]) -> Story:
    """Import a list into a new event."""
    story = begin()
    story.does(import_players, tables(rows), source="list.csv")
    return story


def test_columns_are_recognised_by_name_in_any_order() -> None:
    """English and French headings, names in one cell, numbers as text where they are names."""
    story = imported(
        [None, None],
        ["Rang", "Name", "AGA", "Club", "joined_round", "T-shirt"],
        ["12 Kyu", "Ota, Yuzo", 123, 1000, 3, "M"],
        ["3D", "Ben", None, None, 1, None],
        ["2k", "Cho", None, None, 2, None],
    )
    ota, ben, cho = story.event.players

    assert ("Ota", "Yuzo", "12k", "1000") == (ota.family, ota.given, str(ota.rank), ota.club)
    assert (frozenset({1, 2}), frozenset(), frozenset({1})) == (ota.out, ben.out, cho.out)
    assert ("Ben", "") == (ben.family, ben.given)


def test_a_day_of_the_list_is_the_day_in_players() -> None:
    """Without the midnight that workbooks add to it."""
    until = dt.datetime(2026, 12, 31)  # noqa: DTZ001 -- a cell knows no time zone
    story = begin()
    table = Sheet.of([["Name", "Rank", "Member until"], ["Ota", "5d", until]])
    story.does(import_players, table, source="list.xlsx")

    assert until.date() == story.event.players[0].expires


def test_unknown_columns_are_named() -> None:
    """What is not imported is said."""
    story = begin()
    rows = [["Family name", "Rank", "T-shirt"], ["Ota", "5d", "M"]]
    said = story.does(import_players, tables(rows), source="list.csv").sentences

    assert "1 player added from list.csv." == said[0]
    assert said[1] == (
        "Not imported, because the heading is not known: T-shirt. If it holds the same as a column "
        "of Players: "
        'nigiri import --column "T-shirt=Notes"'
    )


def test_a_cell_of_the_list_that_would_stop_the_next_command_is_told_at_once() -> None:
    """A round that the event does not have: the cell, and the way out, before anybody draws."""
    story = begin(rounds=4)
    rows = [["Name", "Rank", "Out in rounds"], ["Ota", "5d", "4-5"]]
    said = story.does(import_players, tables(rows), source="list.csv").sentences

    assert "1 player added from list.csv." == said[0]
    assert said[1].startswith("■ Players!")
    assert story.reading.stops()


def test_somebody_who_is_there_already_is_left_alone() -> None:
    """Importing twice adds nobody twice, whatever the accents and capitals."""
    story = imported(["Name", "Rank"], ["Bérubé, Ann", "5d"])
    story.types("players", {(4, "rank"): "6d"})
    again = tables([["Name", "Rank"], ["BERUBE, ann", "5d"], ["New, Ben", "1k"]])
    said = story.does(import_players, again, source="list").sentences

    assert "1 player added from list, 1 already there." == said[0]
    assert ["6d", "1k"] == [str(p.rank) for p in story.event.players]


def test_a_list_gives_what_it_can_and_says_which_rows_it_cannot() -> None:
    """Rows without a name, and who stands there twice, are not taken; all others are.

    That is said first, where nobody overlooks it; so is whose rank is missing.
    """
    story = begin()
    rows: list[list[object]] = [
        ["Name", "Rank", "Rating", "No."],
        ["Ota", "5d", 2500, 1],
        [None, "5k", None, None],
        ["Cho", None, None, None],
        ["OTA", "5d", None, None],
        ["Roy", "1k", None, 1],
        ["Zde?ka", "3k", None, None],
    ]
    said = story.does(import_players, tables(rows), source="list.csv").sentences

    assert said[:4] == (
        (
            "3 rows were left out: row 3, no name; row 5, OTA, is the same as row 2; row 6, Roy, "
            "number 1 as in row 2."
        ),
        "1 player has no rank yet: row 4, Cho, no rank. Type it into the yellow cell on Players.",
        (
            "A letter was lost in a name on the list: Zde?ka. Put it right on Players, or save the "
            "list as UTF-8 and bring it in again."
        ),
        "3 players added from list.csv.",
    )
    assert ["Ota", "Zde?ka"] == [p.family for p in story.event.players]
    assert [(5, "rank-missing")] == [(each.row, each.code) for each in story.reading.stops()]
    assert ("Cho", None) == tuple(story.cell("players", 5, key) for key in ("family", "rank"))


@pytest.mark.parametrize("order", [1, -1])
def test_who_stands_there_with_and_without_a_rank_is_taken_with_it(order: int) -> None:
    """Whichever line comes first."""
    story = begin()
    rows: list[list[object]] = [["Cho", None], ["Cho", "5k"]]
    said = story.does(
        import_players, tables([["Name", "Rank"], *rows[::order]]), source="list.csv"
    ).sentences

    assert [("Cho", "5k")] == [(p.family, str(p.rank)) for p in story.event.players]
    assert said[0].startswith("1 row was left out: row ")


def test_what_cannot_be_read_goes_in_as_it_stands() -> None:
    """As if it had been typed: the rank and the rating stop the next command, with their cells."""
    story = begin()
    rows: list[list[object]] = [
        ["Name", "Rank", "Rating"],
        ["Ota", "?", 2500],
        ["Cho", "12d", None],
        ["Roy", "1k", "high"],
    ]
    said = story.does(import_players, tables(rows), source="list.csv").sentences

    assert "3 players added from list.csv." == said[0]
    assert ["?", "12d", "1k"] == [story.cell("players", row, "rank") for row in (4, 5, 6)]
    assert "high" == story.cell("players", 6, "rating")
    assert {"rank-unknown", "rating-unknown"} == {p.code for p in story.reading.problems}
    assert ["■ Players!", "■ Players!"] == [each[:10] for each in said if "is not a rank" in each]


WHOSE = "see Problems, or choose beside Ratings are on Settings whose they are."


@pytest.mark.parametrize(
    ("rules", "ratings", "held", "told"),
    [
        ("aga", ("4.5", "-12,3", "-3.0"), [4.5, -12.3, -3], ()),
        ("aga", (2100, "4.5"), [2100, 4.5],
         (f"1 rating does not look like those of the AGA: {WHOSE}",)),
        ("quebec", ("4.5", 7), [4.5, 7],
         (f"2 ratings do not look like those of the EGF: {WHOSE}",)),
    ],
)  # fmt: skip
def test_ratings_of_a_list_are_told_apart_by_whose_they_are(
    rules: str, ratings: tuple[object, ...], held: list[object], told: tuple[str, ...]
) -> None:
    """They stand in Players as in the list, as numbers, and each wrong one is in Problems."""
    story = begin(rules=rules)
    people = [[f"P{n}", "4d", rating] for n, rating in enumerate(ratings)]
    changes = story.does(
        import_players, tables([["Name", "Rank", "Rating"], *people]), source="list"
    )
    wrong = [p for p in story.reading.problems if p.code in {"rating-unknown", "rating-odd"}]

    assert held == [story.cell("players", row, "rating") for row in range(4, 4 + len(held))]
    assert told == tuple(words for words in changes.sentences if "look like" in words)
    assert len(wrong) == (int(told[0][0]) if told else 0)


@pytest.mark.parametrize("table", [Sheet(), tables([["Town", "Rank"], ["Qué", "1k"]])])
def test_a_list_needs_names_and_ranks(table: Sheet) -> None:
    """Another table is refused, and what is needed is said."""
    with pytest.raises(WrongUse, match="list is not a list of players"):
        import_players(begin().workbook, DESK, table, source="list")


def test_numbers_that_are_taken_are_refused() -> None:
    """A list with numbers must not bring one that somebody has."""
    story = club(4)
    story.does(number)
    rows = tables([["Name", "Rank", "No."], ["Late", "1k", 2]])

    with pytest.raises(WrongUse, match="The numbers 2 are taken"):
        import_players(story.workbook, DESK, rows, source="list")


def numbered() -> Story:
    """Return an event with four numbered players."""
    story = club(4)
    story.does(number)
    return story


def test_games_are_filled_in_with_what_is_known() -> None:
    """Tables and handicaps where they are not given: in order, and by the rule."""
    story = numbered()
    games = tables([
        ["round", "white", "black", "winner", "by_default"],
        [1, 1, 4, 4, "yes"], [1, 2, 3, "jigo", None], [2, 1, 2, None, None],
    ])  # fmt: skip
    story.does(replay, games, tables([["round", "player"], [2, 3]]))
    first, second = story.event.rounds

    assert [Result(Outcome.BLACK, by_default=True), Result(Outcome.JIGO)] == [
        g.result for g in first.games
    ]
    assert [1, 2] == [g.table for g in first.games]
    assert (None, (3,)) == (second.games[0].result, second.byes)
    assert "2" == str(story.cell("players", story.row_of(story.event.player(4).family), "out"))  # type: ignore[arg-type]


def test_every_wrong_game_is_named() -> None:
    """Unknown players, the same twice, no winner, no number: all at once."""
    games = tables([
        ["round", "white", "black", "winner"],
        [1, 1, 9, "white"], [1, 2, 2, "white"], [1, 3, 4, "nobody"], ["one", 1, 2, "white"],
        [1, 1, 3, "black"],
    ])  # fmt: skip
    with pytest.raises(SheetProblems) as caught:
        replay(numbered().workbook, DESK, games, tables([["round", "player"], [1, 9]]))

    assert [
        "■ games, row 2: there is no player number 9.",
        "■ games, row 3: 2 is both White and Black.",
        "■ games, row 4: “nobody” is not a winner; write white, black, jigo, none or both.",
        "■ games, row 5: “one” is not a whole number (round).",
        "■ byes, row 2: there is no player number 9.",
    ] == list(caught.value.problems)[:5]
    assert "■ games: 1 is in round 1 twice." in caught.value.problems


def test_a_list_of_games_needs_its_headings() -> None:
    """Another table is refused."""
    with pytest.raises(WrongUse, match="its first row must name round, white, black, winner"):
        replay(numbered().workbook, DESK, tables([["white", "black"], [1, 2]]))


def test_no_round_is_left_out() -> None:
    """The games must begin with the next round."""
    games = tables([["round", "white", "black", "winner"], [2, 1, 2, "white"]])

    with pytest.raises(Forbidden, match="must begin with round 1"):
        replay(numbered().workbook, DESK, games)
