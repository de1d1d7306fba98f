"""Reading a round's sheet: who sits where, byes, absentees, handicaps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.messages.catalogue import text
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.read.workbook import Reading, read
from tests.workbook.sheets import event_workbook, typed

if TYPE_CHECKING:
    from nigiri.domain.model.event import Game
    from nigiri.workbook.model.cells import Cell


def reading_after(**cells: Cell) -> Reading:
    """Return the reading after typing into the sheet of round 2."""
    return read(typed(event_workbook(), {f"Round 2!{at}": v for at, v in cells.items()}))


def games_after(**cells: Cell) -> tuple[Game, ...]:
    """Return the games of round 2 after typing into its sheet; no cell is wrong."""
    reading = reading_after(**cells)
    assert () == reading.problems
    return reading.event.rounds[1].games


def test_a_blank_handicap_is_by_the_rule() -> None:
    """M12, from the printed ranks: 3d against 2k is 4 apart, handicap 3; 2d against 12k gets 9."""
    assert [3, 9] == [game.handicap for game in games_after(J4=None, J5=" ")]


def test_a_handicap_without_printed_ranks_is_by_the_ranks_of_today() -> None:
    """The name is that of somebody else, so its rank is, too."""
    assert 3 == games_after(D4="Nobody", H4="Nobody", J4=None)[0].handicap


@pytest.mark.parametrize(
    ("language", "shown", "stones"),
    [("en", 0, 0), ("en", "even", 0), ("en", "No komi", 1), ("en", "5", 5), ("fr", "égal", 0),
     ("fr", "SANS KOMI", 1), ("fr", "even", 0), ("en", 9, 9)],
)  # fmt: skip
def test_a_handicap_is_a_number_or_its_word(language: str, shown: Cell, stones: int) -> None:
    """As the cell prints it, in either language."""
    sheet = text("sheet.round", language, number=2)
    reading = read(typed(event_workbook(language), {f"{sheet}!J4": shown}))

    assert () == reading.problems
    assert stones == reading.event.rounds[1].games[0].handicap


@pytest.mark.parametrize(
    ("shown", "half_points"),
    [(None, None), (6.5, 13), ("6,5", 13), ("0.5", 1), (-5, -10), ("7½", 15)],
)
def test_a_komi_is_typed_in_points_and_blank_is_by_rule(
    shown: Cell, half_points: int | None
) -> None:
    """Half points inside."""
    expected = None if half_points is None else HalfPoints(half_points)

    assert expected == games_after(P4=shown)[0].komi


def test_any_mark_keeps_a_pair() -> None:
    """A redraw leaves it alone."""
    assert [True, False] == [game.keep for game in games_after(S4="x")]


def test_a_table_may_be_blank_and_numbers_may_be_text() -> None:
    """Sheets come from phones, too."""
    game = games_after(B4=None, C4="1", G4="4.")[0]

    assert (None, (1, 4)) == (game.table, game.players)


def test_the_order_of_the_rows_means_nothing() -> None:
    """Spare rows and blank rows may stand anywhere."""
    edits: dict[str, Cell] = {"B5": None, "C5": None, "G5": None, "J5": None,
                              "B7": 2, "C7": 2, "G7": 5, "J7": 9}  # fmt: skip

    assert [(1, 4), (2, 5)] == [game.players for game in games_after(**edits)]


@pytest.mark.parametrize("label", ["Bye", "exempt", "EXEMPT"])
def test_a_bye_is_a_labelled_row(label: str) -> None:
    """In either language; the player stands on White's side."""
    reading = reading_after(B9=label, B12=label, C12=7)

    assert () == reading.problems
    assert (6, 7) == reading.event.rounds[1].byes
    assert {9: 6, 12: 7} == reading.rounds[2].byes


@pytest.mark.parametrize("label", ["Out", "Absents", "absent"])
def test_an_absentee_is_a_labelled_row(label: str) -> None:
    """Without a number it is an empty row."""
    reading = reading_after(B10=label, B12=label)

    assert () == reading.problems
    assert {10: 3} == reading.rounds[2].out


def test_a_player_without_opponent_is_reported_on_either_side() -> None:
    """Where the other number is unknown, that is the problem."""
    assert [("alone", "Round 2!C4"), ("alone", "Round 2!G5")] == [
        (p.code, p.cell) for p in reading_after(G4=None, C5=None).problems
    ]
    assert [("player-unknown", "Round 2!G4"), ("player-unknown", "Round 2!C5")] == [
        (p.code, p.cell) for p in reading_after(G4=77, C5="x").problems
    ]
    assert ["player-unknown"] == [p.code for p in reading_after(C4=77, G4=None).problems]


def test_a_player_who_sits_twice_keeps_the_first_seat() -> None:
    """Both players of the second row are named when both sat before."""
    reading = reading_after(C5=4, G5=1)

    assert [("plays-twice", "Round 2!C5"), ("plays-twice", "Round 2!G5")] == [
        (p.code, p.cell) for p in reading.problems
    ]
    assert [(1, 4)] == [game.players for game in reading.event.rounds[1].games]
    assert "4 is in round 2 twice, also in row 4." == reading.problems[0].message


def test_a_player_out_of_the_round_cannot_play_in_it() -> None:
    """A seat and a row of Out contradict each other."""
    assert [("plays-twice", "Round 2!C10")] == [
        (p.code, p.cell) for p in reading_after(G5=3).problems
    ]


def test_a_wrong_board_hides_nothing_else_in_its_row() -> None:
    """Table, handicap, komi and result are looked at all the same."""
    reading = reading_after(B5="x", C5=1, F5="?", J5="x", P5="x")

    assert {"table-unknown", "plays-twice", "result-unknown", "handicap-unknown",
            "points-unknown"} == {p.code for p in reading.problems}  # fmt: skip


def test_the_places_of_games_are_remembered() -> None:
    """Row by row, for whoever writes beside them."""
    reading = reading_after()

    assert {4: (1, 4), 5: (2, 5)} == {r: g.players for r, g in reading.rounds[2].games.items()}
    assert "2k" == str(reading.rounds[2].ranks[PlayerId(4)])


def test_what_is_read_again_has_the_same_problems() -> None:
    """A sheet that stays is read once, and what is wrong with it is told each time."""
    workbook = typed(event_workbook(), {"Round 2!J4": "twelve", "Players!D4": "rank?"})
    first, second = read(workbook), read(workbook)

    assert first.problems
    assert first == second


def test_another_player_is_seen_on_a_sheet_that_stays() -> None:
    """What a round says hangs on Players, too: on what was known of him, and on who is there."""
    workbook = event_workbook()
    read(workbook)
    after = typed(workbook, {"Players!A4": 99})
    afresh = Workbook({name: Sheet(after[name].rows) for name in after})

    assert workbook["Round 2"] is after["Round 2"]
    assert "player-unknown" in {problem.code for problem in read(after).problems}
    assert read(afresh) == read(after)
