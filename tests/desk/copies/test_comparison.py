"""What differs between two copies of an event, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.attendance.attendance import out
from nigiri.desk.attendance.change import When
from nigiri.desk.copies.comparison import compare, copy_of
from nigiri.desk.draw.drafts import draw_draft, keep
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.number import number
from nigiri.desk.players.wishes import Typed, add_wish
from nigiri.desk.setup.sections import sections
from nigiri.errors import HostError
from nigiri.hosts.memory import Memory
from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import said
from nigiri.workbook.model.cells import Sheet, Workbook
from tests.desk.copies.test_persons import copies, registered, typed
from tests.desk.story import DESK, Story, club, drawn

if TYPE_CHECKING:
    from nigiri.desk.copies.comparison import Comparison


def comparison(a: Story, b: Story) -> Comparison:
    """Return the comparison of two events."""
    return compare(copy_of("a.xlsx", a.workbook, DESK), copy_of("b.ods", b.workbook, DESK))


def told(a: Story, b: Story) -> dict[str, list[str]]:
    """Return subject -> sentences in English."""
    parts = comparison(a, b).parts
    return {said(part.about, "en"): [said(each, "en") for each in part.sentences] for part in parts}


def test_nothing_differs_between_an_event_and_itself() -> None:
    """One sentence says so, after those on the files."""
    a, b = copies(2)

    found = comparison(a, b)

    assert found.parts == ()
    assert [
        "A is a.xlsx, B is b.ods: two copies of Club open.",
        "No command was given in either since the copy was made.",
        "Nothing differs: the two copies are alike.",
    ] == [said(each, "en") for each in found.sentences]
    assert (found.view.rows, len(found.view.notes)) == ((), 2)


def test_players_are_told_by_who_is_gone_and_by_what_differs() -> None:
    """Two newcomers of one number, a rank, rounds out, a club, a column of people's own."""
    a, b = copies(1)
    registered(a, number=9, family="Roy", rank="5k")
    registered(b, number=9, family="Chan", given="Li", rank="9k", club="Ott")
    typed(b, "Family1", rank="1d", out="3")
    typed(a, "Family2", club="Far away")
    who, other = b.about("Family1").number, b.about("Family2")

    assert {
        "Players": [
            "Only in A: 9 Roy, 5k.",
            "Only in B: 9 Chan, Li, 9k, Ott.",
            "No. 9 is Roy in A, but Chan, Li in B: two people with one number.",
            f"{who} Family1, Given1, Rank: {a.about('Family1').rank} in A, 1d in B.",
            f"{who} Family1, Given1, Out in rounds: nothing in A, 3 in B.",
            f"{other.number} Family2, Given2, Club: Far away in A, {other.club} in B.",
        ]
    } == told(a, b)


def test_a_name_corrected_is_one_person_and_namesakes_are_perhaps() -> None:
    """Accents count; who may be either is asked about."""
    a, b = copies(1)
    typed(b, "Family1", family="Fámily1")
    registered(a, number=9, family="Lee", given="Min", rank="5k", federation_id="10000001")
    registered(b, number=10, family="Lee", given="Min", rank="9k", federation_id="10000002")
    who = a.about("Family1").number

    assert {
        "Players": [
            "Only in A: 9 Lee, Min, 5k.",
            "Only in B: 10 Lee, Min, 9k.",
            "Perhaps one person, perhaps two: 9 Lee, Min, 5k in A, 10 Lee, Min, 9k in B.",
            f"{who} Family1, Given1, Family name: Family1 in A, Fámily1 in B.",
        ]
    } == told(a, b)


def test_what_differs_for_many_is_counted() -> None:
    """Of a column, and of players in one copy only."""
    a = drawn(club(30), 0)
    b = Story(Memory(a.workbook))
    for row in b.reading.player_rows:
        b.types("players", {(row, "club"): "Other"})
    rows = [max(a.reading.player_rows) + each for each in range(1, 15)]
    a.types("players", {(row, "family"): f"New{row}" for row in rows})
    a.types("players", {(row, "rank"): "5k" for row in rows})

    only, column = told(a, b)["Players"]

    assert only.endswith("; and 2 more.")
    assert column == "Club: not the same for 30 players."


def board(story: Story, this: int, at: int) -> int:
    """Return the row of a board of a round, from 0."""
    return sorted(story.reading.rounds[this].games)[at]


def seats(story: Story, this: int, at: int) -> str:
    """Return the words for a board of a round."""
    game = story.reading.rounds[this].games[board(story, this, at)]
    white, black = (f"{n} {story.event.player(n).name}" for n in game.players)
    return f"{white} – {black} (table {game.table})"


def test_results_that_contradict_each_other_and_those_of_one_copy_are_told() -> None:
    """Table by table."""
    a, b = copies(1)
    for at, (here, there) in enumerate([("1-0", "0-1"), ("1-0", None), (None, "jigo")]):
        a.types(1, {(board(a, 1, at), "result"): here})
        b.types(1, {(board(b, 1, at), "result"): there})

    assert {
        "Round 1": [
            "The results differ at table 1.",
            f"{seats(a, 1, 0)}: ○ 1-0 in A, ● 0-1 in B.",
            "Results only in A: table 2 (○ 1-0).",
            "Results only in B: table 3 (jigo).",
        ]
    } == told(a, b)


def test_many_results_of_one_copy_are_counted() -> None:
    """With the tables."""
    a = drawn(club(30), 0)
    a.does(draw)
    b = Story(Memory(a.workbook))
    b.plays(1)

    assert {"Round 1": ["15 results only in B, at tables 1-15."]} == told(a, b)
    assert ["15 results only in A, at tables 1-15."] == told(b, a)["Round 1"]


def test_a_result_that_cannot_be_read_is_a_difference() -> None:
    """As it is typed; a readable one that is spelled otherwise is none."""
    a, b = copies(1)
    a.types(1, {(board(a, 1, 0), "result"): None, (board(a, 1, 1), "result"): "1-0"})
    b.types(1, {(board(b, 1, 0), "result"): "who knows", (board(b, 1, 1), "result"): "W"})

    assert {"Round 1": [f"{seats(a, 1, 0)}, Result: nothing in A, who knows in B."]} == told(a, b)


def test_handicap_and_komi_are_told_beside_their_board() -> None:
    """As they are typed."""
    a, b = copies(1)
    b.types(1, {(board(b, 1, 0), "handicap"): 9, (board(b, 1, 1), "komi"): "5"})
    was = a.cell(1, board(a, 1, 0), "handicap")

    assert {
        "Round 1": [
            f"{seats(a, 1, 0)}, Handicap: {'nothing' if was is None else was} in A, 9 in B.",
            f"{seats(a, 1, 1)}, Komi: nothing in A, 5 in B.",
        ]
    } == told(a, b)


def test_pairs_changed_by_hand_are_told_from_another_draw() -> None:
    """As drawn says which copy is as it was drawn."""
    a, b = copies(1)
    first, second = board(b, 1, 0), board(b, 1, 1)
    games = b.reading.rounds[1].games
    b.types(1, {
        (first, "black_no"): int(games[second].black),
        (second, "black_no"): int(games[first].black),
    })  # fmt: skip

    assert [
        "It was drawn once, but pairs were changed by hand.",
        f"Only in A: {seats(a, 1, 0)}; {seats(a, 1, 1)}.",
        f"Only in B, changed by hand: {seats(b, 1, 0)}; {seats(b, 1, 1)}.",
    ] == told(a, b)["Round 1"]


def test_colours_are_told_and_who_won_then() -> None:
    """A result of White is another one where White is another one."""
    a, b = copies(1)
    row = board(b, 1, 0)
    a.types(1, {(row, "result"): "1-0"})
    game = a.reading.rounds[1].games[row]
    b.types(1, {
        (row, "white_no"): int(game.black),
        (row, "black_no"): int(game.white),
        (row, "result"): "1-0",
    })  # fmt: skip

    assert [
        "It was drawn once, but pairs were changed by hand.",
        f"White and Black the other way round in B: {seats(a, 1, 0)}.",
        "The results differ at table 1.",
        f"{seats(a, 1, 0)}: {game.white} won in A, {game.black} won in B.",
    ] == told(a, b)["Round 1"]
    b.types(1, {(row, "result"): "0-0"})
    assert f"{seats(a, 1, 0)}: {game.white} won in A, – 0-0 in B." in told(a, b)["Round 1"]


def test_another_table_is_told_and_many_are_counted() -> None:
    """The pair stays."""
    a, b = copies(1)
    b.types(1, {(board(b, 1, 3), "table"): 40})
    game = a.reading.rounds[1].games[board(a, 1, 3)]
    white, black = (f"{n} {a.event.player(n).name}" for n in game.players)
    assert {"Round 1": [f"Table of {white} – {black}: 4 in A, 40 in B."]} == told(a, b)

    many = drawn(club(30), 0)
    many.does(draw)
    moved = Story(Memory(many.workbook))
    rows = sorted(moved.reading.rounds[1].games)
    moved.types(1, {(row, "table"): 50 + at for at, row in enumerate(rows)})
    assert ["15 games are at another table."] == told(many, moved)["Round 1"]


def test_rounds_and_drafts_of_one_copy_are_told() -> None:
    """And what is only a draft in one."""
    a, b = copies(1)
    b.does(draw_draft)
    assert {"Round 2": ["There is a draft of it in B only."]} == told(a, b)
    assert {"Round 2": ["There is a draft of it in A only."]} == told(b, a)

    drafted = Story(Memory(b.workbook))
    b.does(keep)
    assert {"Round 2": ["It is drawn in B only."]} == told(a, b)
    assert {"Round 2": ["It is drawn in A only."]} == told(b, a)
    assert ["It is still a draft in A, but drawn in B."] == told(drafted, b)["Round 2"]
    assert ["It is drawn in A, but still a draft in B."] == told(b, drafted)["Round 2"]


def test_a_round_drawn_apart_is_told_with_byes() -> None:
    """One player was out in one copy: the draws differ."""
    a, b = copies(1)
    a.does(out, who="1", when=When("2"))
    a.does(draw)
    b.does(draw)
    (bye,) = a.event.rounds[1].byes

    found = told(a, b)["Round 2"]

    assert "It was drawn separately in A and in B, and the draws differ." == found[0]
    assert f"A bye only in A: {bye} {a.event.player(bye).name}." in found
    assert f"A bye only in B: {bye} {a.event.player(bye).name}." in told(b, a)["Round 2"]
    assert "Both have gone on since 2005-05-21 09:00: " in said(comparison(a, b).on_top[1], "en")


def test_numbers_that_differ_do_not_hide_that_a_round_is_alike() -> None:
    """A newcomer has no. 9 here and no. 10 there, and plays the same opponent."""
    a, b = copies()
    for story, numbers in ((a, (9, 10)), (b, (10, 9))):
        story.does(number)
        registered(story, number=numbers[0], family="Roy", rank="5k", here="yes")
        registered(story, number=numbers[1], family="Chan", rank="5k", here="yes")
        story.does(draw)
    other = {9: 10, 10: 9}
    b.types(1, {
        (row, f"{side}_no"): other.get(int(n), int(n))
        for row, game in a.reading.rounds[1].games.items()
        for side, n in (("white", game.white), ("black", game.black))
    })  # fmt: skip

    found = told(a, b)

    assert "9 Roy, No.: 9 in A, 10 in B." in found["Players"]
    assert ["Players"] == [*found]


def test_settings_and_other_sheets_are_told() -> None:
    """By their labels and headings; a sheet of people's own only by its name."""
    a, b = copies(1)
    b.sets("rounds", 5)
    b.sets("director", "Ann")
    for story, cell in ((a, "soup"), (b, "salad")):
        story.host = Memory(Workbook({**story.workbook.sheets, "Lunch": Sheet.of([[cell]])}))
    only_b = {**b.workbook.sheets, "Hotel": Sheet.of([["full"]])}
    b.host = Memory(Workbook(only_b))
    b.types("event", {(4, "when"): "10:00"})

    found = told(a, b)

    assert ["Director: nothing in A, Ann in B.", "Rounds: 4 in A, 5 in B."] == sorted(
        found["Settings"]
    )
    assert "Something differs on Lunch, which is a sheet of your own." in found["Other sheets"]
    assert "The sheet Hotel is only in B." in found["Other sheets"]
    assert "The sheet Hotel is only in A." in told(b, a)["Other sheets"]


def test_sections_are_told_by_their_limits_and_prizes() -> None:
    """Also those of one copy only."""
    a = club(16)
    a.does(sections)
    b = Story(Memory(a.workbook))
    b.does(sections, again=True, count=3)
    first = b.place("sections").first_row
    b.types("sections", {(first, "prizes"): "a board"})
    limits = [[str(each.lowest) for each in side.event.sections] for side in (a, b)]

    found = told(a, b)

    assert ["Sections"] == [*found]
    assert "Section 1, Prizes 1st; 2nd; 3rd: nothing in A, a board in B." in found["Sections"]
    assert f"Section 3, Down to: nothing in A, {limits[1][2]} in B." in found["Sections"]
    assert f"Section 2, Down to: {limits[0][1]} in A, {limits[1][1]} in B." in found["Sections"]


def test_wishes_of_one_copy_are_told_whoever_is_named_how() -> None:
    """By number or by name is the same wish."""
    a, b = copies(1)
    numbers = [a.about(f"Family{n}").number for n in (1, 2)]
    a.does(add_wish, typed=Typed(f"{numbers[0]}; {numbers[1]}", "never"))
    b.does(add_wish, typed=Typed("Family2; Family1", "never"))
    assert {} == told(a, b)

    b.does(add_wish, typed=Typed("Family3; Family4", "never", "", "brothers"))
    (only,) = told(a, b)["Wishes"]
    assert only.startswith("Only in B: ")
    assert only.endswith(" · brothers.")
    assert told(b, a)["Wishes"] == [only.replace("in B", "in A")]
    place = b.place("wishes")
    b.types("wishes", {(place.first_row + 3, "who"): "nobody knows"})
    assert "Only in B: nobody knows." in told(a, b)["Wishes"]


def test_another_event_is_said_on_top_and_compared_all_the_same() -> None:
    """By the names of the players."""
    a, b = copies(1)
    b.sets("event_id", "11111111-1111-1111-1111-111111111111")
    b.sets("name", "Spring open")
    typed(b, "Family1", rank="1d")

    found = comparison(a, b)

    (top,) = (said(each, "en") for each in found.on_top)
    assert "Club open; B is b.ods, with Spring open. They are two events" in top
    assert [said(part.about, "en") for part in found.parts] == ["Players", "Settings"]
    b.sets("event_id", None)
    assert "cannot be told: an event id is missing" in said(comparison(a, b).on_top[0], "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_in_the_language(language: str) -> None:
    """Also in the table of a dialog."""
    a, b = copies(1)
    b.does(draw)
    typed(b, "Family1", rank="1d")

    view = comparison(a, b).view
    cells = [cell for row in view.rows for cell in row]
    words = [said(cell, language) for cell in cells if isinstance(cell, str)]

    assert len(view.headings) == 2
    assert len(words) == 4
    assert (words == cells) is (language == "en")


def test_what_is_no_event_is_refused_by_name() -> None:
    """An empty workbook, and the organiser's."""
    with pytest.raises(HostError, match=r"x\.xlsx is no event: it has no Event sheet"):
        copy_of("x.xlsx", Workbook({"Sheet1": Sheet.of([["a"]])}), DESK)
