"""Reading a whole workbook: one wrong cell is one problem, and the rest is still read."""

from __future__ import annotations

import datetime as dt
from dataclasses import fields
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Outcome, Result
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.errors import HostError
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.model.cells import UNCALCULATED, Workbook
from nigiri.workbook.problems import CODES
from nigiri.workbook.read.workbook import NotNigiri, Reading, read
from nigiri.workbook.settings.table import SCHEMA
from tests.settings import cells
from tests.workbook.sheets import (
    at,
    event_workbook,
    new_workbook,
    typed,
    with_sheet,
    without_sheet,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.model.cells import Cell

Edits = dict[str, "Cell"]
Found = set[tuple[str, str]]

#: Codes that concern several cells together, or a sheet that is not here; other tests make them.
REVIEWED = {
    "met", "met-allowed", "met-played", "bye-again", "bye-twice", "free", "round-lost", "by-hand",
    "handicap-rule", "handicap-black", "section-size", "section-ranks", "never", "bar-other",
    "table-double", "late", "rating-odd", "member-lapsed", "entry-below",
    "entry-evidence", "entry-above",
    "out-plays", "unseen-plays", "out-result", "table-missing",
    "colour-third", "rank-old", "apart", "family",
    "gap-wide", "mixed", "bye-needless", "bye-none",
    "bye-by-hand", "section-split", "section-fees", "federation-double",
    "federation-long", "apart-half",
}  # fmt: skip

#: Codes of small boards, drafts, names for numbers, promises, congresses, systems and the Log;
#: others test these.
ELSEWHERE = {
    "size-unknown", "size-full",
    "stones-unknown", "stones-missing", "stones-equal", "stones-open",
    "stones-order", "player-unknown", "seat-black", "plays-self",
    "plays-twice", "alone", "player-gone", "names-moved", "number-moved",
    "name-other", "seat-name", "seat-new", "late",
    "board-twice", "chart-who", "chart-row", "chart-cell",
    "chart-unknown", "chart-self", "chart-often", "ladder-who",
    "ladder-start", "ladder-half", "ladder-winner", "ladder-self",
    "ladder-below", "ladder-far", "log-changed", "log-added",
    "log-gone", "draft-result", "provisional", "record-lost", "sheet-missing",
    "second-other", "promise-again", "promise-had", "promise-double",
    "no-show", "relatives", "promise-idle", "promise-open", "rounds-other",
    "rounds-too-many", "komi-league",
    "entry-raised", "entry-server", "entry-unrated", "grade-unknown",
    "system-other", "tree-full", "tree-tie", "tree-empty", "tree-out",
    "european-unknown", "path-unknown", "pko-european", "supergroup-out",
    "strong-gap", "strong-default", "entry-strong", "time-unknown",
    "top-reserve", "top-sleeper", "apart-drawn", "tiebreaks-both", "standings-frozen",
    "frozen-late", "rounds-drawn",
    "tiebreaks-changed", "first-level", "winner-missed",
}  # fmt: skip

#: Key of a setting -> the addresses of its value and of its label.
AT, LABEL = cells(event_workbook()), cells(event_workbook(), "label")

A_DAY = dt.datetime(2005, 1, 2)  # noqa: DTZ001 -- a cell knows no time zone

#: A cell, what is typed into it -> the problem it makes, at that cell unless another is named.
SINGLE: list[tuple[str, Cell, str, str]] = [
    (AT["rounds"], "often", "setting-count", ""),
    (AT["rounds"], 21, "setting-count", ""),
    (AT["rounds"], None, "setting-count", ""),
    (AT["pattern"], "zigzag", "setting-choice", ""),
    (AT["pattern"], None, "setting-choice", ""),
    (AT["apart_free"], "leaders, beginners", "setting-choice", ""),
    (AT["apart.club"], "1-9", "setting-rounds", ""),
    (LABEL["rounds"], "Lap", "setting-missing", ""),
    (AT["schema"], SCHEMA + 1, "schema", ""),
    (AT["bar"], "4", "setting-rank", ""),
    (AT["komi_even"], None, "setting-points", ""),
    (AT["band_k"], 2, "setting-hundredths", ""),
    (AT["worth.bye"], "1 0", "setting-four", ""),
    (AT["tables_unused"], "the last", "setting-tables", ""),
    ("Event!D5", "by lot", "system-unknown", ""),
    ("Players!C3", "Family", "heading-gone", ""),
    ("Players!G3", "Holidays", "column-missing", ""),
    ("Players!C5", None, "name-missing", ""),
    ("Players!B20", "yes", "name-missing", "Players!C20"),
    ("Players!D10", "Ben", "name-double", "Players!C10"),
    ("Players!E4", None, "rank-missing", ""),
    ("Players!E4", "10d", "rank-unknown", ""),
    ("Players!A11", "eight", "number-unknown", ""),
    ("Players!A11", 0, "number-unknown", ""),
    ("Players!A11", 7, "number-double", ""),
    ("Players!B5", "perhaps", "here-unknown", ""),
    (at("expires", 5), "next year", "expires-unknown", ""),
    (at("hide", 5), "perhaps", "hide-unknown", ""),
    ("Players!G5", "4-6", "out-unknown", ""),
    ("Players!L5", "3", "section-unknown", ""),
    ("Players!L5", "top", "number-bad", ""),
    ("Players!M5", "two", "points-unknown", ""),
    (at("rating", 5), "2100?", "rating-unknown", ""),
    (at("order", 5), "first", "number-bad", ""),
    (at("out", 5), UNCALCULATED, "formula-empty", ""),
    (AT["rounds"], UNCALCULATED, "formula-empty", ""),
    ("Sections!C3", "Up to", "heading-gone", ""),
    ("Sections!C5", "4k", "section-order", ""),
    ("Sections!C4", None, "section-gap", ""),
    ("Sections!C4", "4x", "rank-unknown", ""),
    ("Sections!G5", "two", "points-unknown", ""),
    ("Sections!L12", "a cup; tea", "prize-section", ""),
    ("Wishes!B3", "Hope", "heading-gone", ""),
    ("Wishes!E3", "Reason", "column-missing", ""),
    ("Wishes!A4", "8", "wish-who", ""),
    ("Wishes!A4", "Roy", "wish-name", ""),
    ("Wishes!A4", "3", "wish-few", ""),
    ("Wishes!B4", "perhaps", "wish-unknown", ""),
    ("Wishes!B4", None, "wish-blank", ""),
    ("Wishes!B4", "only one another", "wish-both", ""),
    ("Wishes!B4", "never meet", "wish-twice", "Wishes!A5"),
    ("Wishes!C4", "4", "wish-rounds", ""),
    ("Round 1!C4", 41, "player-unknown", ""),
    ("Round 1!C4", "Nobody", "player-unknown", ""),
    ("Round 1!E4", "dan", "rank-unknown", ""),
    ("Round 1!G4", 1, "plays-self", ""),
    ("Round 2!G5", 4, "plays-twice", ""),
    ("Round 1!C9", 4, "plays-twice", ""),
    ("Round 1!C10", "x", "player-unknown", ""),
    ("Round 2!C6", 7, "alone", ""),
    ("Round 2!G6", 7, "alone", ""),
    ("Round 1!C5", None, "alone", "Round 1!G5"),
    ("Round 1!G9", 7, "seat-black", ""),
    ("Round 1!F4", "won", "result-unknown", ""),
    ("Round 1!F4", 7, "result-unknown", ""),
    ("Round 1!F4", A_DAY, "result-date", ""),
    ("Round 1!F4", dt.date(2005, 1, 2), "result-date", ""),
    ("Round 1!F6", "W", "result-bye", ""),
    ("Round 1!F9", "W", "result-bye", ""),
    ("Round 1!F5", "W", "result-list", ""),
    ("Round 1!F5", "jigo", "result-list", ""),
    ("Round 1!N5", 2, "list-both", "Round 1!F5"),
    ("Round 1!N5", 4, "list-double", ""),
    ("Round 1!N5", 7, "list-unknown", ""),
    ("Round 1!N5", "Roy", "list-unknown", ""),
    ("Round 1!N5", A_DAY, "list-unknown", ""),
    ("Round 1!J4", 10, "handicap-unknown", ""),
    ("Round 1!J4", -1, "handicap-unknown", ""),
    ("Round 1!J4", "a lot", "handicap-unknown", ""),
    ("Round 1!P4", "reverse", "points-unknown", ""),
    ("Round 1!B4", "front", "table-unknown", ""),
    ("Round 1!B4", -4, "table-unknown", ""),
    ("Round 1!J3", "Stones", "column-missing", ""),
    ("Round 1!B2", "Ronde 3 (bis)", "round-gap", "Round 2!B2"),
    ("Round 2!B2", "Round 1", "sheet-twice", ""),
    ("Round 2!B2", "Final", "round-untitled", ""),
    ("Round 2!B2", "Round 0", "round-untitled", ""),
    ("Round 2!B2", "Round 3", "round-gap", ""),
]  # fmt: skip


def problems(workbook: Workbook) -> list[tuple[str, str]]:
    """Return code and cell of every problem of a workbook, in the order found."""
    return [(p.code, p.cell) for p in read(workbook).problems]


def facts(event: Event) -> Iterator[tuple[object, ...]]:
    """Yield everything an event says, one fact at a time, with what it belongs to first."""
    for field in fields(event.settings):
        yield "settings", field.name, getattr(event.settings, field.name)
    for player in event.players:
        for field in fields(player):
            yield "player", player.family, player.given, field.name, getattr(player, field.name)
    for section in event.sections:
        yield "sections", section
    for this in event.rounds:
        yield from (("bye", this.number, bye) for bye in this.byes)
        for game in this.games:
            for field in fields(game):
                yield f"round {this.number}", game.players, field.name, getattr(game, field.name)


def test_the_event_of_these_tests_has_no_problem() -> None:
    """In every language, the empty one too."""
    for language in LANGUAGES:
        assert [] == problems(event_workbook(language))
        assert [] == problems(new_workbook(language))


@pytest.mark.parametrize(("cell", "value", "code", "at"), SINGLE)
def test_a_wrong_cell_is_one_problem_with_its_address(
    cell: str, value: Cell, code: str, at: str
) -> None:
    """Exactly one, and it carries the place to put right."""
    assert [(code, at or cell)] == problems(typed(event_workbook(), {cell: value}))


def test_every_code_is_made_by_a_single_cell() -> None:
    """But for those that concern several, or sheets that this workbook has not."""
    made = {code for _, _, code, _ in SINGLE} | {"result-letter"}

    assert set(CODES) == made | REVIEWED | ELSEWHERE


#: Whole tables that go with one cell, or the two rounds whose titles are mixed up.
WHOLE = {"sheet-missing", "round-gap", "sheet-twice", "round-untitled", "column-missing",
         "section-gap", "rank-unknown", "rank-missing", "name-missing"}  # fmt: skip


@pytest.mark.parametrize(
    ("cell", "value"), [(cell, value) for cell, value, code, _ in SINGLE if code not in WHOLE]
)
def test_a_wrong_cell_costs_only_what_it_says(cell: str, value: Cell) -> None:
    """What is lost belongs to one setting, player, section, bye or game; nothing else changes."""
    before = set(facts(read(event_workbook()).event))
    after = set(facts(read(typed(event_workbook(), {cell: value})).event))
    owners = {"games" if str(lost[0]).startswith("round") else lost[0] for lost in before - after}

    assert len(owners) <= 1
    if "games" in owners:
        assert len({lost[:2] for lost in before - after}) <= 1


def test_a_player_whose_row_is_wrong_is_reported_once() -> None:
    """Not again for each game; the games wait until the row is put right."""
    for cell, value, code in (
        ("Players!E4", "10d", "rank-unknown"), ("Players!C4", None, "name-missing"),
    ):  # fmt: skip
        reading = read(typed(event_workbook(), {cell: value, "Round 2!N4": 1}))
        assert [code] == [p.code for p in reading.problems]
        assert [1, 1] == [len(r.games) for r in reading.event.rounds]


def test_every_wrong_cell_is_reported_at_once() -> None:
    """Also when several stand in one row."""
    edits: Edits = {
        AT["rounds"]: "often", "Players!B5": "perhaps", "Players!E5": "2x",
        "Players!G5": "9", "Players!L5": "x", "Sections!G5": "two", "Round 1!B4": "front",
        "Round 1!C4": 41,
        "Round 1!J4": "a lot", "Round 1!P4": "reverse", "Round 1!F6": "W", "Round 2!N9": 7,
        "Round 2!F4": "won", "Players!C30": "New", "Players!B31": "yes",
    }  # fmt: skip
    moved = {"Players!C30": "Players!E30", "Players!B31": "Players!C31"}

    assert {moved.get(cell, cell) for cell in edits} == {
        cell for _, cell in problems(typed(event_workbook(), edits))
    }


def test_problems_speak_the_language_of_the_event() -> None:
    """The sheet's name is the tab's."""
    wrong = {"Joueurs!E4": "10d", "Ronde 1!F4": "gagné"}
    reading = read(typed(event_workbook("fr"), wrong))

    assert "fr" == reading.language
    assert {"« 10d » n'est pas un rang."} == {p.message for p in reading.stops()}


def test_what_stops_is_told_from_what_may_stay() -> None:
    """A rating that is no number is worth a look, no more."""
    reading = read(typed(event_workbook(), {at("rating", 5): "2100?", "Round 1!J4": 99}))

    assert {"rating-unknown", "handicap-unknown"} == {p.code for p in reading.problems}
    assert ["handicap-unknown"] == [p.code for p in reading.stops()]


def test_a_workbook_without_event_sheet_is_none_of_ours() -> None:
    """The sentence says how to make one, and it is a problem of the file."""
    for workbook in (
        Workbook(),
        typed(event_workbook(), {"Event!A3": "Rnd", "Event!B3": "How", "Event!C3": "At"}),
    ):
        with pytest.raises(NotNigiri, match="nigiri new"):
            read(workbook)
    assert issubclass(NotNigiri, HostError)


def test_a_missing_sheet_is_named_with_its_headings() -> None:
    """The players are gone, and so is everybody who sits at a table."""
    reading = read(without_sheet(new_workbook(), "Players"))

    assert ["sheet-missing"] == [p.code for p in reading.problems]
    assert "Players: its headings Here, Family name, Rank" in reading.problems[0].message
    assert () == reading.event.players


def test_the_record_of_the_draws_is_not_needed() -> None:
    """Without it a round is only compared with less."""
    reading = read(without_sheet(event_workbook(), "As drawn"))

    assert () == reading.drawn
    assert () == reading.problems


def test_rounds_beyond_a_gap_are_looked_at_but_do_not_count() -> None:
    """Their wrong cells are reported together with the gap."""
    workbook = typed(event_workbook(), {"Round 2!B2": "Round 3", "Round 2!F4": "won"})
    reading = read(workbook)

    assert [1] == [r.number for r in reading.event.rounds]
    assert {"result-unknown", "round-gap"} == {p.code for p in reading.problems}


def test_two_gaps_are_two_problems() -> None:
    """Rounds 2 and 4 are missing: one line for each."""
    workbook = typed(event_workbook(), {"Round 2!B2": "Round 3"})
    copy = [list(row) for row in workbook["Round 2"].rows]
    copy[1][1] = "Round 5"
    found = problems(with_sheet(workbook, "Last", copy))

    assert [("round-gap", "Round 2!B2"), ("round-gap", "Last!B2")] == found


def test_a_second_list_of_players_is_reported_and_the_first_counts() -> None:
    """A copy in another tab is never read."""
    workbook = event_workbook()
    again = with_sheet(workbook, "Copy", workbook["Players"].rows[1:])
    reading = read(again)

    assert [("sheet-twice", "Copy!A1")] == [(p.code, p.cell) for p in reading.problems]
    assert "There are two sheets Players: Players and Copy." == reading.problems[0].message
    assert "There are two sheets Round 1: Round 1 and Round 2." == (
        read(typed(workbook, {"Round 2!B2": "Round 1"})).problems[0].message
    )


def test_sheets_of_the_director_are_left_alone() -> None:
    """Even one with names and ranks: who is here is not asked there."""
    rows = [["Name", "Rank", "Club"], ["Ota", "3d", "Mtl"]]

    assert [] == problems(with_sheet(event_workbook(), "Last year", rows))


def test_the_rank_of_the_first_round_is_the_rank_at_entry() -> None:
    """M13: sections and grid keep it, handicaps follow the rank of today."""
    player = read(typed(event_workbook(), {"Players!E6": "3k"})).event.player(PlayerId(3))

    assert Rank.parse("3k") == player.rank
    assert Rank.parse("1k") == player.entry_rank == player.initial_rank


def test_a_rank_beside_another_name_is_nobodys() -> None:
    """The director typed another number over it; the name is the old one."""
    reading = read(typed(event_workbook(), {"Round 1!G4": 7}))
    games = reading.event.rounds[0].games

    assert (None, Rank.parse("3d")) == (games[0].black_rank, games[0].white_rank)
    assert reading.event.player(PlayerId(7)).entry_rank is None


def test_the_rank_of_a_bye_or_an_absentee_counts_as_well() -> None:
    """They were in the first round in their own way."""
    event = read(typed(event_workbook(), {"Players!E8": "9k", "Players!E9": "9k"})).event

    assert ["12k", "13k"] == [str(event.player(PlayerId(n)).entry_rank) for n in (5, 6)]


def test_a_name_that_begins_with_an_equals_sign_stays_text() -> None:
    """It is data, never a formula."""
    edits: Edits = {"Players!C11": "=Ng", "Players!D11": "+Hal", at("notes", 11): "@home"}
    player = read(typed(event_workbook(), edits)).event.players[-1]

    assert ("=Ng", "+Hal", "@home") == (player.family, player.given, player.notes)


def test_the_whole_event_is_read() -> None:
    """As it is told above the workbook of these tests."""
    reading: Reading = read(event_workbook())
    event = reading.event
    first, second = event.rounds

    assert ("Club evening", 3, "Mtl") == (
        event.settings.name, event.settings.rounds, event.settings.host
    )  # fmt: skip
    assert [1, 2, 3, 4, 5, 6, 7, None] == [p.number for p in event.players]
    assert list(range(4, 12)) == list(reading.player_rows)
    assert [("4k", None), ("30k", HalfPoints(-4))] == [
        (str(s.lowest), s.start) for s in event.sections
    ]
    assert [((1, 3), 2), ((2, 4), 2)] == [(g.players, g.handicap) for g in first.games]
    assert [Result(Outcome.WHITE), Result(Outcome.BLACK)] == [g.result for g in first.games]
    assert ((5,), (6,)) == (first.byes, second.byes)
    assert {10: 6} == reading.rounds[1].out
    assert (True, False) == (first.complete, second.complete)
