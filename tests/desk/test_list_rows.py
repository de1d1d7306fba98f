"""What is understood in a list of players: headings, names, days, numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.players.import_list import import_players, unknown_headings
from nigiri.desk.players.list_headings import columns_said, headings_typed
from nigiri.errors import WrongUse
from nigiri.workbook.layout.tables import MOST_PLAYERS
from nigiri.workbook.read.event import round_rows
from nigiri.workbook.read.table_reader import TableReader
from tests.desk.story import DESK, Story, begin, tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Player

    Rows = list[Sequence[object]]


def whens(story: Story, *words: str) -> Story:
    """Type when the rounds of an event begin."""
    place = story.place("event")
    rows = round_rows(TableReader(place, story.workbook[place.name], "en"))
    story.types("event", {(rows[n], "when"): word for n, word in enumerate(words, 1)})
    return story


def one(*rows: Sequence[object], story: Story | None = None, **options: object) -> Player:
    """Return the only player of a list that is imported."""
    story = story or begin()
    story.does(import_players, tables(rows), source="list.csv", **options)
    return story.event.players[0]


@pytest.mark.parametrize(
    ("heading", "typed", "family", "given"),
    [
        ("Name", "Ota, Yuzo", "Ota", "Yuzo"),
        ("Name", "OTA Yuzo", "Ota", "Yuzo"),
        ("Name", "Yuzo OTA", "Ota", "Yuzo"),
        ("Name", "Chung Il Kim", "Chung Il Kim", ""),
        ("Name", "ANN DE BOER", "ANN DE BOER", ""),
        ("Name", "Jan VAN Berg", "Jan VAN Berg", ""),
        ("First Last", "Chung Il Kim", "Kim", "Chung Il"),
        ("Prénom Nom", "Jan van der Berg", "van der Berg", "Jan"),
        ("Vorname Nachname", "Kim, Chung Il", "Kim", "Chung Il"),
        ("NAME-GF", "Kim", "Kim", ""),
        ("NAME-FG", "Kim Chung Il", "Kim", "Chung Il"),
        ("Name-FG", "van der Berg Jan", "van der Berg", "Jan"),
    ],
)
def test_a_whole_name_is_taken_apart_where_the_list_says_how(
    heading: str, typed: str, family: str, given: str
) -> None:
    """By a comma, by the heading, or by capitals; else all of it is the family name (M1)."""
    player = one([heading, "Rank"], [typed, "1k"])

    assert (family.casefold(), given) == (player.family.casefold(), player.given)


def test_a_whole_name_without_a_comma_is_told() -> None:
    """Chung Il Kim is a Kim, and only people know (M1); two columns leave no doubt."""
    story = begin()
    rows: Rows = [["Name", "Rank"], ["Chung Il Kim", "3d"], ["Ota", "2d"], ["Kim, Chung Il", "3d"]]
    said = story.does(import_players, tables(rows), source="list.csv").sentences
    told = [each for each in said if "comma" in each]
    sure: Rows = [["Family name", "Given name", "Rank"], ["De Boer", None, "1k"]]
    other = begin().does(import_players, tables(sure), source="list.csv").sentences

    whole = "1 name has no comma and no given name, so all of it is taken as the family name: "
    assert [f"{whole}Chung Il Kim. Write it like this: Kim, Chung Il."] == told
    assert not any("comma" in each for each in other)


@pytest.mark.parametrize(
    ("heading", "cell", "out"),
    [
        ("Présence : samedi, dimanche", "samedi", {3, 4}),
        ("Presence", "Saturday and Sunday", set()),
        ("Anwesenheit", "Sonntag", {1, 2}),
        ("Days", "everybody", set()),
        ("Attending", "no", {1, 2, 3, 4}),
        ("Saturday", "no", {1, 2}),
        ("Sunday (10 h)", "yes", set()),
        ("Round 2", "no", {2}),
        ("Ronde 3", "oui", set()),
        ("Rounds", "1-3", {4}),
        ("Rounds", "-1", {1}),
        ("Rounds", -1, {1}),
        ("Rounds", "-1, -4", {1, 4}),
        ("Rounds", "−2 −3", {2, 3}),
        ("Rounds", "3-", {1, 2}),
        ("Rounds", "2, 4", {1, 3}),
        ("Joins in round", 3, {1, 2}),
        ("Out in rounds", "2", {2}),
    ],
)
def test_days_and_rounds_become_out_in_rounds(heading: str, cell: object, out: set[int]) -> None:
    """By the words beside the rounds of the event: the first two on Saturday, two on Sunday."""
    story = whens(begin(rounds=4), "Saturday 9 h", "14 h", "Sunday 9 h", "14 h")
    player = one(["Name", "Rank", heading], ["Ota, Yuzo", "1k", cell], story=story)

    assert out == player.out


def test_a_blank_is_a_no_where_others_tick_a_day() -> None:
    """In a column that nobody ticks blanks say nothing; rounds out from elsewhere are added."""
    story = whens(begin(rounds=4), "Saturday", "", "Sunday", "")
    rows: Rows = [
        ["Name", "Rank", "Saturday", "Sunday", "Out in rounds"],
        ["Ann", "1k", "x", None, "1"],
        ["Bob", "1k", "x", None, "often"],
    ]
    story.does(import_players, tables(rows), source="list.csv")
    ticked: Rows = [
        ["Name", "Rank", "Saturday", "Sunday"],
        ["Cho", "1k", "x", None],
        ["Roy", "1k", "x", "x"],
    ]
    story.types("players", {(5, "out"): None})
    story.does(import_players, tables(ticked), source="other.csv")

    assert [{1}, set(), {3, 4}, set()] == [set(p.out) for p in story.event.players]


@pytest.mark.parametrize(("here", "out", "typed"), [("TRUE", "VRAI", "yes"), ("Falsch", "", None)])
def test_boxes_of_a_form_are_yes_and_no(here: str, out: str, typed: str | None) -> None:
    """In Players stands the word that people type, and nothing for an empty box."""
    story = begin()
    row = ("Ota", "3d", here, "TRUE", "FAUX", out or "FALSE")
    headings = ("Name", "Rank", "Here", "Round 1", "Round 2", "Paid")

    player = one(headings, row, story=story)

    place = story.place("players")
    cell = story.cell("players", place.first_row, "here")
    assert [typed, {2}, typed == "yes"] == [cell, {*player.out}, player.here]
    assert ("yes" if out else "") == player.paid


def test_days_that_no_round_has_and_cells_that_are_no_days_are_told() -> None:
    """Then everybody plays in all rounds."""
    story = begin(rounds=4)
    rows: Rows = [["Name", "Rank", "Presence", "Sunday"], ["Ann", "1k", "Saturday", "no"],
            ["Bob", "1k", "perhaps", None]]  # fmt: skip
    said = story.does(import_players, tables(rows), source="list.csv").sentences

    assert said[1] == (
        "1 cell does not say which rounds the player plays, so it is taken "
        "to be all of them: row 3, “perhaps”."
    )
    assert said[2] == ("The event does not say which rounds are on Saturday, Sunday: "
                       "write the days into When on Event, then import again.")  # fmt: skip
    assert [set(), set()] == [set(p.out) for p in story.event.players]


def test_headings_are_found_below_a_title_and_in_three_languages() -> None:
    """With underscores, explanations in brackets, and words of other systems."""
    player = one(
        ["Congress 2026", None, None, None, None],
        ["Vorname", "Nachname", "Grad (Kyu/Dan)", "Ort", "EGF_PIN"],
        ["Yuzo", "Ota", "3. Kyu", "Köln", "12345678"],
    )

    assert ("Ota", "Yuzo", "3k", "Köln", "12345678") == (
        player.family, player.given, str(player.rank), player.city, player.federation_id
    )  # fmt: skip


def test_what_is_said_of_a_heading_counts() -> None:
    """Strength is the rank, and nobody needs T-shirts; another heading is asked about."""
    table = tables([["Name", "Strength", "T-shirt", "Diet"], ["Ota", "5d", "M", "none"]])
    said = columns_said({"Strength": "Rang", "T-shirt": "-"})
    story = begin()
    story.does(import_players, table, source="list.csv", columns=said)

    assert ("Strength", "T-shirt", "Diet") == unknown_headings(table, {})
    assert ("Diet",) == unknown_headings(table, said)
    assert "5d" == str(story.event.players[0].rank)


def test_a_heading_can_only_be_a_column() -> None:
    """Of those that people type into; what can be said besides is named."""
    with pytest.raises(WrongUse, match="“Strength” cannot be “Where now”"):
        columns_said({"Strength": "Where now"})
    with pytest.raises(WrongUse, match="Strength does not name a heading"):
        headings_typed(["Strength"])
    assert {"a=b": "Rank", "T": ""} == headings_typed(["a=b=Rank", " ", "T="])


def test_a_list_whose_headings_nobody_knows_names_them() -> None:
    """And the way to say what they are, of the heading that has ranks below it."""
    table = tables([["Name", "Strength", "T-shirt"], ["Ota", "5d", "M"]])

    with pytest.raises(WrongUse, match="Not known: Strength, T-shirt") as caught:
        import_players(begin().workbook, DESK, table, source="list.csv")
    assert '--column "Strength=Rank"' in str(caught.value)


def test_opengotha_writes_players_between_bars_without_headings() -> None:
    """Name, first name, rank, club, country, rating, preliminary or final; remarks after a ;."""
    story = begin()
    rows: Rows = [["OTA", "Yuzo", "5D", "38Gr", "FR", 2500, "F"], ["; late", None, None],
            ["ROY", "Ann", "12K", "69Ly", "FR", None, "P"]]  # fmt: skip
    story.does(import_players, tables(rows), source="players.txt")
    ota, roy = story.event.players

    assert ("OTA", "Yuzo", "5d", "38Gr", "FR", 2500) == (
        ota.family, ota.given, str(ota.rank), ota.club, ota.country, ota.rating
    )  # fmt: skip
    assert ("ROY", "12k", None) == (roy.family, str(roy.rank), roy.rating)


def test_godraws_own_number_is_no_number_of_a_player() -> None:
    """ID, REG and GROUP are for that program; in other lists a heading No. is taken."""
    story = begin()
    rows: Rows = [["ID", "NAME-FG", "GRADE", "CLUB", "REG"], [7, "Ota Yuzo", "5d", "London", "x"]]
    said = story.does(import_players, tables(rows), source="register.txt").sentences

    assert story.event.players[0].number is None
    assert not any("not known" in each for each in said)


def test_a_beginner_goes_in_as_the_weakest_rank_and_is_told() -> None:
    """In the words of three languages."""
    story = begin()
    rows: Rows = [["Name", "Rank"], ["Ann", "beginner"], ["Zoé", "débutante"]]
    said = story.does(import_players, tables(rows), source="list.csv").sentences

    assert "2 beginners taken as 30k: Ann; Zoé." == said[1]
    assert ["30k", "30k"] == [str(p.rank) for p in story.event.players]


@pytest.mark.parametrize("typed", ["1.8699999999999999", 1.8699999999999999, "1.87"])
def test_a_sum_of_a_program_is_a_rating(typed: object) -> None:
    """1.8699999999999999 is 1.87: what binary numbers leave is no decimal of a rating."""
    story = begin(rules="aga")
    table = tables([["Name", "Rank", "Rating"], ["Ota", "1d", typed]])
    story.does(import_players, table, source="list.csv")

    assert 1.87 == story.cell("players", 4, "rating")
    assert 187 == story.event.players[0].rating


def test_more_players_than_an_event_has_are_told_at_once() -> None:
    """Before any of them is read; and where they only are too many with those who are there."""
    rows: Rows = [["Name", "Rank"], *([f"P{n}", "1k"] for n in range(MOST_PLAYERS + 20))]
    with pytest.raises(WrongUse, match=r"an event has at most 3200"):
        import_players(begin().workbook, DESK, tables(rows), source="list.csv")
    with pytest.raises(WrongUse, match=r"list\.csv would make it 3201 players"):
        import_players(begin().workbook, DESK, tables(rows[: MOST_PLAYERS + 2]), source="list.csv")
