"""What the director reads while typing: Check, Where now and the bar, story by story.

The boards of the live round, after the first two results came in:

    table  White                  Black                 handicap  result
    1      1 Ôta, Yuzo       5d   4 Dubé           1d   3         both lose by default
    2      3 Chan, Mei       2d   2 Béland, Luc    3d   even      Black won
    3      7 Gómez, Ana      5k   13 Li, Bo        22k  9         playing
    4      5 Éthier, A.-L.   1k   8 Huot, Guy      8k   6         playing
    5      6 Fournier, Jo    3k   9 Ivanov, Pyotr  10k  6         playing
    6      11 Kim, Su        15k  12 O'Neil, Pat   18k  2         playing
    bye    10 Jalbert, Max   14k
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

import pytest

from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import said as in_words
from nigiri.workbook.live.bar import free_players, next_step, stops
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.cells import address
from nigiri.workbook.read.workbook import read
from tests.sample import sampled
from tests.workbook.live import STATES, Made, Typing, event, rewritten
from tests.workbook.live_edits import FINDS, STORIES, everyday, settings_missing
from tests.workbook.sheets import without_sheet


@lru_cache(maxsize=64)
def after(story: str, language: str = "en", state: str = "live") -> Made:
    """Return the event after a story, which several tests look at."""
    typing = Typing(event(language, state))
    everyday()[story](typing)
    return typing.done()


def said(made: Made, key: str) -> dict[int, str]:
    """Return row from the first board -> what stands in a column of the newest round."""
    table = made.newest
    letters = table.letters(key)
    return {
        row - table.first + 1: str(made.live[table.location.name, f"{letters}{row}"].value)
        for row in range(table.first, table.end + 1)
        if (table.location.name, f"{letters}{row}") in made.live
    }


def checks(story: str) -> dict[int, str]:
    """Return board -> its sentence in Check, where the story changed it."""
    before, now = said(event("en"), "check"), said(after(story), "check")
    return {at: words for at, words in now.items() if words != before[at]}


def where(made: Made) -> dict[int, str]:
    """Return number -> Where now."""
    place = made.refs.book.locations["players"]
    sheet = made.workbook[place.name]
    letters = made.refs.players.letters("where") if made.refs.players else ""
    found = {}
    for row in range(place.first_row, sheet.height + 1):
        number = sheet.cell(row, place.columns["number"])
        if isinstance(number, int):
            found[number] = str(made.live[place.name, f"{letters}{row}"].value)
    return found


def bar(made: Made) -> str:
    """Return the sentence of the bar, which is the same on every sheet that has one."""
    sentences = {str(f.value) for (_, at), f in made.live.items() if at == "A1"}
    assert len(sentences) == 1
    return sentences.pop()


def test_a_round_being_played_tells_who_won_and_who_plays() -> None:
    """As it was drawn and entered; the rows of Bye and Out are among them."""
    assert {
        1: "✓ both lose by default",
        2: "✓ 2 won",
        3: "… playing",
        4: "… playing",
        5: "… playing",
        6: "… playing",
        7: "",
        8: "",
        9: "",
        10: "✓ bye",
        11: "",
        12: "",
    } == said(event("en"), "check")


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("winners right", {3: "✓ 7 won  (list)", 4: "✓ 8 won  (list)"}),
        ("winners unknown", {}),
        ("winners both", {3: "■ 7 and 13 are both in the list"}),
        ("winner contradicts", {3: "■ the winners list says otherwise"}),
        ("winner agrees", {3: "✓ 13 won"}),
        (
            "winner of an unreadable board",
            {3: "■ “?” is not a result: type 7 or 13"},
        ),
        ("winner by number", {3: "✓ 7 won", 4: "✓ 8 won"}),
        (
            "winner by number by default",
            {
                3: "✓ 7 won by default",
                4: "✓ 8 won by default",
                5: "✓ 6 won by default",
                6: "■ “9!” is not a result: type 11 or 12",
            },
        ),
        (
            "white twice",
            {
                3: "■ 5 is in this round twice · 5 = Éthier, Anne-Lise 1k",
                4: "■ 5 is in this round twice",
            },
        ),
        ("black unknown", {3: "■ no such number in Players"}),
        ("against himself", {3: "■ 7 is both White and Black · 7 = Gómez, Ana 5k"}),
        (
            "swapped opponents",
            {
                3: "■ these two have met before · 8 = Huot, Guy 8k",
                4: "✎ by hand: Black (draw: 8) · 13 = Li, Bo 22k",
            },
        ),
        (
            "swapped opponents with names",
            {
                3: "✎ by hand: White (draw: 7) · handicap by rule: 9 ",
                4: "■ these two have met before",
            },
        ),
        (
            "swapped opponents by score",
            {
                3: "■ these two have met before · 8 = Huot, Guy 8k",
                4: "▲ by hand: Black (draw: 8) · the next command sets the handicap "
                "· 13 = Li, Bo 22k",
            },
        ),
        (
            "handicaps of others",
            {
                3: "▲ handicap by rule: 0 · rank of 13: 5k here, 22k in Players "
                "· 7 = Gómez, Ana 5k",
                4: "✎ by hand: handicap (draw: 6) · rank of 8: 5k here, 8k in Players "
                "· 5 = Éthier, Anne-Lise 1k",
                5: "▲ by rule 6 takes Black, handicap 3 · rank of 6: 9k here, 3k in Players "
                "· rank of 9: 5k here, 10k in Players ",
            },
        ),
        (
            "out by hand",
            {
                6: "■ 11 is in this round twice",
                11: "✎ 12 = O'Neil, Pat 18k",
                12: "✎ 11 = Kim, Su 15k",
            },
        ),
        (
            "met before and allowed",
            {
                3: "▲ these two have met before · 8 = Huot, Guy 8k",
                4: "✎ by hand: Black (draw: 8) · 13 = Li, Bo 22k",
            },
        ),
        ("white blank", {3: "■ 13 has no opponent here"}),
        ("board blank", {2: ""}),
        (
            "colours swapped",
            {3: "✎ by hand: colours swapped · by rule 13 takes Black, handicap 9 "},
        ),
        (
            "colours of a decided board swapped",
            {
                1: "✎ by hand: colours swapped · by rule 4 takes Black, handicap 3 "
                "· both lose by default · 4 = Dubé 1d · 1 = Ôta, Yuzo 5d"
            },
        ),
        (
            "handicaps",
            {
                1: "✎ by hand: handicap (draw: 3) · both lose by default",
                3: "✎ by hand: handicap (draw: 9) ",
                4: "✎ by hand: handicap (draw: 6) ",
                5: "✎ by hand: handicap (draw: 6) ",
            },
        ),
        (
            "ranks",
            {
                1: "▲ by rule 1 takes Black, handicap 8 · both lose by default",
                4: "▲ by rule 5 takes Black, handicap 3 · rank of 5: 12 k here, 1k in Players ",
                5: "▲ handicap by rule: 9 · rank of 6: 3D here, 3k in Players ",
            },
        ),
        ("ranks in players", {4: "▲ rank of 5: 1k here, 2k in Players "}),
        (
            "spare row",
            {
                7: "■ no such number in Players · 10 = Jalbert, Max 14k",
                10: "■ 10 is in this round twice",
            },
        ),
        ("pair without table", {3: "", 7: "✎ by hand: table (draw: 3) · no table number "}),
        ("bye again", {3: "", 10: "■ 13 had a bye before · 13 = Li, Bo 22k"}),
        (
            "bye moved",
            {
                3: "✎ by hand: White (draw: 7) · 10 = Jalbert, Max 14k",
                10: "✎ by hand: bye (draw: 10) · 7 = Gómez, Ana 5k",
            },
        ),
        ("bye unknown", {10: "■ no such number in Players"}),
        (
            "bye twice",
            {4: "■ 5 has no opponent here", 11: "✎ by hand: bye (draw: 10) · 8 = Huot, Guy 8k"},
        ),
        ("bye in the other language", {}),
        ("bye blank", {10: ""}),
        (
            "names stale",
            {
                1: "✓ both lose by default · 1 = Ôta, Yuzo 5d",
                2: "✓ 2 won · 3 = Chan, Mei 2d",
                3: "… playing · 7 = Gómez, Ana 5k",
                4: "… playing · 5 = Éthier, Anne-Lise 1k",
            },
        ),
        (
            "names in players",
            {
                1: "✓ both lose by default · 1 = Ota, Yuzo 5d",
                2: "✓ 2 won · 3 = Chan, Mei Lin 2d",
                4: "… playing · 5 = Éthier 1k",
                5: "… playing · 6 = , Jo 3k",
            },
        ),
        (
            "tables",
            {
                1: "✎ by hand: table (draw: 1) · both lose by default",
                2: "✎ by hand: table (draw: 2) · 2 won",
                **{at: f"✎ by hand: table (draw: {at}) " for at in (4, 6)},
                **{at: f"✎ by hand: table (draw: {at}) · table 4 is used twice " for at in (3, 5)},
            },
        ),
    ],
)
def test_check_says_what_is_to_be_done(story: str, expected: dict[int, str]) -> None:
    """The first that applies: unknown, alone, twice, met, contradiction, by hand, handicap, won."""
    assert expected == checks(story)


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("tables", "► Round 3: enter 4 results, tables –, 2.5, 4, …"),
        ("winner twice", "► Winners list: a number is wrong, see the red cell"),
        ("everything at once", "► Round 3, table 5: no such number in Players"),
        (
            "extra player and wrong winner",
            "► Round 3: 20 Roy has no opponent. Mark as out, or: nigiri draw --rest, nigiri late",
        ),
        (
            "two without opponent",
            "► Round 3: 15 Zoé has no opponent. Mark as out, or: nigiri draw --rest, nigiri late",
        ),
        (
            "without opponent without rank",
            "► Players: Zoé has no rank yet. Type 30k to 1k or 1d to 9d",
        ),
        (
            "earlier round goes on",
            "► Round 2 is still going on (tables: 1). Enter the results, then: nigiri draw --ready",
        ),
        ("bye unknown", "► Round 3, table Bye: no such number in Players"),
        ("spare row without table", "► Round 3, table 3: 13 has no opponent here"),
        ("against himself", "► Round 3, table 3: 7 is both White and Black · 7 = Gómez, Ana 5k"),
        ("one left", "► Round 3: enter the last result, table 6"),
        ("all in", "► Round 3 is complete. Enter in Players who sits out, then draw round 4."),
        (
            "none in",
            "► Round 3 is drawn: print, post, start the clocks, then enter 6 results.",
        ),
        ("settings", "► All 3 rounds are complete. Look at Standings and Grid, then print them."),
        (
            "ranks that are none",
            "► Players: “10 kiu” beside Ôta is not a rank. Type 30k to 1k or 1d to 9d · 2 more",
        ),
        (
            "numbers given twice",
            "► Players: number 5 is used twice. Change or empty one of the two · 3 more",
        ),
    ],
)
def test_the_bar_names_the_first_thing_to_do(story: str, expected: str) -> None:
    """A number or rank in Players, ■ row, somebody without opponent, the winners' list, results."""
    assert expected == bar(after(story))


@pytest.mark.parametrize(
    ("language", "state"),
    sampled(product(LANGUAGES, STATES), [
        ("de", "registration"), ("en", "first"), ("fr", "live"), ("en", "complete"),
        ("en", "finished"),
    ]),
)  # fmt: skip
def test_every_sheet_shows_the_same_next_step(language: str, state: str) -> None:
    """And `check` says it too; each stage of an event and each language every time."""
    made = event(language, state)

    step = next_step(Context(made.workbook, read(made.workbook)))
    assert bar(made) == "► " + in_words(step, language)


def test_where_now_tells_table_colour_and_opponent() -> None:
    """A bye, somebody alone at a table, without a table number, not seen, without a number."""
    live, alone, tables = where(event("en")), where(after("white blank")), where(after("tables"))

    assert "T1 ○ against 4 Dubé" == live[1]
    assert "T1 ● against 1 Ôta, Yuzo" == live[4]
    assert "bye" == live[10]
    assert {7: "■ here, no opponent", 13: "■ here, no opponent"} == {n: alone[n] for n in (7, 13)}
    assert "T– ● against 3 Chan, Mei" == tables[2]
    assert "T3 ○ against 77 ?" == where(after("black unknown"))[7]


def test_whoever_may_sit_out_is_not_asked_for() -> None:
    """Reserves, and who offered this very round; 8 offered another one and needs an opponent."""
    made, only = after("spared"), after("only spared")

    assert {
        5: "– sits out, as offered",
        7: "– not needed in this round",
        8: "■ here, no opponent",
        13: "– not needed in this round",
    } == {n: where(made)[n] for n in (5, 7, 8, 13)}
    assert (
        "► Round 3: 8 Huot has no opponent. Mark as out, or: nigiri draw --rest, nigiri late"
        == bar(made)
    )
    assert {7: "– not needed in this round", 13: "– sits out, as offered"} == {
        n: where(only)[n] for n in (7, 13)
    }
    new = " · Not paired: 1 (nigiri late)"
    assert f"► Round 3: enter 3 results, tables 4, 5, 6{new}" == bar(only)


def test_where_now_is_empty_once_the_last_round_is_played() -> None:
    """Nobody has to go anywhere; what is wrong stays red; a result that goes brings it back."""
    made = event("en", "finished")
    typing = Typing(made)
    typing.player(3, "rank", "10 kiu")
    typing.board(1, "result", None)
    going_on = where(typing.done())

    assert {""} == {*where(made).values()}
    assert "■ “10 kiu” is not a rank" == going_on[3]
    assert "T1 ○" in " ".join(going_on.values())


def test_where_now_tells_who_is_still_playing_the_round_before() -> None:
    """Round 3 is drawn in part: one of the two has a game of round 2, the other one had none."""
    words = [*where(after("earlier round goes on for all")).values()]

    assert 1 == words.count("… still playing round 2")
    assert 1 == words.count("… waits for the rest of round 3")
    assert not any("no opponent" in said for said in words)


def test_who_was_drawn_and_lost_the_seat_waits_for_nothing() -> None:
    """Though their game of the round before goes on: bar and Where now ask for a place."""
    made = after("seat lost while an earlier round goes on")

    assert 2 == [*where(made).values()].count("■ here, no opponent")
    assert "has no opponent. Mark as out, or: nigiri draw --rest" in bar(made)


def test_before_round_1_a_reserve_is_told_apart() -> None:
    """Here, but only if needed; the bar counts it among those who are here."""
    typing = Typing(event("en", "registration"))
    typing.player("Dubé", "here", "if needed")
    typing.player("Zoé", "here", "réserve")
    made = typing.done()
    players = made.refs.players
    assert players is not None
    words = {
        row: made.live["Players", f"{players.letters('where')}{row}"].value for row in (4, 7, 17)
    }

    assert {4: "✓ here", 7: "✓ here, if needed", 17: "✓ here, if needed"} == words
    assert bar(made).startswith("► 14 here, 0 not seen yet.")


def test_newcomers_get_the_next_numbers_once_they_are_here() -> None:
    """From the top; somebody without a number who was not seen yet is told so, out or not."""
    made = after("newcomers")
    table = made.refs.players
    assert table is not None
    words = [made.live["Players", f"{table.letters('where')}{row}"].value for row in range(17, 21)]

    assert [
        "○ not seen yet",
        "● new: will be number 14",
        "○ not seen yet",
        "● new: will be number 15",
    ] == words


def test_whoever_is_out_or_unseen_is_not_asked_for() -> None:
    """Out in round 3, or no yes in Here; neither is without opponent."""
    typing = Typing(event("en"))
    typing.board(3, "white_no", None)
    typing.board(3, "black_no", None)
    typing.player(7, "out", "2-3")
    typing.player(13, "here", None)
    made = typing.done()

    assert {7: "– out", 13: "○ not seen yet"} == {n: where(made)[n] for n in (7, 13)}
    assert bar(made) == "► Round 3: enter 3 results, tables 4, 5, 6"


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (
            "registration",
            "► 13 here, 1 not seen yet. Look at Sections, then draw round 1.",
        ),
        ("finished", "► All 4 rounds are complete. Look at Standings and Grid, then print them."),
    ],
)
def test_the_bar_knows_the_day(state: str, expected: str) -> None:
    """From the desk to the prizes."""
    assert expected == bar(event("en", state))


@pytest.mark.parametrize(
    ("find", "expected"),
    [
        ("ota", "► 1 found, go to table 1"),
        ("Ôta", "► 1 found, go to table 1"),
        (12, "► 1 found, go to table 6"),
        ("an", "► 4 found, go to table 2"),
        ("l*c", "► 1 found, go to table 2"),
        ("~*", "◄ nobody"),
        ("99", "◄ nobody"),
    ],
)
def test_find_counts_boards_and_leads_to_the_first(find: str | int, expected: str) -> None:
    """By letters, accents ignored, or by number; * and ? are wildcards, ~ takes that away."""
    typing = Typing(event("en"))
    typing.find(find, None)
    made = typing.done()
    place = made.newest.location

    assert expected == made.live[place.name, f"{made.newest.letters('komi')}1"].value
    assert find in FINDS


@pytest.mark.parametrize(
    ("find", "expected"),
    [
        ("13", "► go to row 16"),
        ("béland", "► go to row 5"),
        ("beland", "► go to row 5"),
        ("anne-lise", "► go to row 8"),
        ("zzz", "◄ nobody"),
        (None, "◄ Find a player"),
    ],
)
def test_find_in_players_leads_to_a_row(find: str | None, expected: str) -> None:
    """By number, else by name."""
    typing = Typing(event("en"))
    typing.find(None, find)
    made = typing.done()
    players = made.refs.players
    assert players is not None

    assert expected == made.live["Players", f"{players.letters('section')}1"].value


@pytest.mark.parametrize("story", sampled(STORIES, [*STORIES][::8]))
def test_every_story_has_the_same_meaning_in_both_languages(story: str) -> None:
    """The signs in the gutter do not depend on words."""
    assert said(after(story, "en"), "mark") == said(after(story, "fr"), "mark")


def test_only_the_newest_round_asks_who_is_free() -> None:
    """An earlier one is history."""
    made = event("en")
    context = Context(made.workbook, read(made.workbook))

    assert [] == free_players(context, context.lives[1])


def test_settings_that_are_missing_count_as_they_usually_do() -> None:
    """Handicaps go by rank on a full board; the komi is not known without all of its rows."""
    typing = Typing(event("en"))
    settings_missing(typing)
    usual, cut_short = after("handicaps"), rewritten(typing.done())

    assert said(usual, "rule") == said(cut_short, "rule")
    assert {""} == set(said(cut_short, "komi_rule").values())
    assert {""} != set(said(usual, "komi_rule").values())


def test_the_bar_of_a_round_does_without_the_sheet_players() -> None:
    """It tells how far the round is, and of nobody who came after the draw."""
    made = event("en")
    bare = without_sheet(made.workbook, made.refs.book.locations["players"].name)

    assert "Not in this round yet" not in next_step(Context(bare, read(bare)))


@pytest.mark.parametrize(
    ("story", "more"),
    [
        ("ranks that are none", 3),
        ("winner of an unreadable board", 1),
        ("white blank", 2),
        ("one left", 0),
    ],
)
def test_problems_says_how_many_more_there_are_since_its_list_was_made(
    story: str, more: int
) -> None:
    """Each is counted once: a rank, a board, and who has no seat because White was emptied."""
    made = after(story)
    assert more == stops(Context(made.workbook, read(made.workbook)))


def test_a_number_given_twice_is_counted_once() -> None:
    """Number 2 stands there once more than it may, 5 twice more; and one rank is none."""
    made = after("numbers given twice")
    place = made.refs.book.get("players")
    assert place is not None
    assert 4 == made.live[place.name, address(2, place.columns["absent"])].value


def test_problems_is_dated_by_the_command_that_made_its_list() -> None:
    """The last one in the Log; a list is that of its moment."""
    made = event("en")
    place = made.refs.book.get("problems")
    assert place is not None
    title = str(made.workbook[place.name].cell(2, place.columns["what"]))

    assert title.startswith("Nothing to put right.")
    assert title.endswith("     Checked Saturday at 9:00 by “result”")


def test_counts_are_of_boards_with_a_result_that_can_be_read() -> None:
    """One that nobody understands is not in; a board that lacks White is one all the same."""
    for story, counted in (
        ("winner of an unreadable board", "2 of 6 in   last entered: 7 Gómez, Ana, table 3"),
        ("white blank", "2 of 6 in"),
        ("names for numbers", "2 of 6 in"),
        ("all in", "6 of 6 in"),
    ):
        words = after(story)
        location = words.newest.location
        assert counted == str(
            words.live[location.name, address(2, location.columns["check"])].value
        )
