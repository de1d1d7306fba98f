"""Reading the Players sheet."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Player
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.workbook.read.workbook import read
from tests.settings import cell
from tests.workbook.sheets import at, new_workbook, typed

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell


def players_of(*rows: dict[str, Cell]) -> tuple[Player, ...]:
    """Return the players of an event with these rows; no cell is wrong."""
    cells = {
        at(key, row): value for row, cells in enumerate(rows, 4) for key, value in cells.items()
    }
    reading = read(typed(new_workbook(), cells))
    assert () == reading.problems
    return reading.event.players


def test_every_column_of_a_player_is_read() -> None:
    """Numbers as text are numbers, and numbers in a text column are text; fees, too (M25)."""
    (player,) = players_of({
        "number": "12", "here": "yes", "family": " Ota ", "given": "Yuzo", "rank": "5 Dan",
        "club": "Mtl", "out": "1, 3-", "section": 2, "other_start": "-2,5", "rating": 2512,
        "published": 2550,
        "order": "1",
        "city": "Mtl",
        "state": "QC", "country": "CA", "federation_id": 12345, "expires": "2026-12-31",
        "fee": "full", "paid": 25,
        "hide": "yes", "european": "Yes: in Lyon since 2009", "path": "Ligue",
        "team": "Go Mtl", "board": "2", "notes": "vegan",
    })  # fmt: skip

    assert Player(
        family="Ota", given="Yuzo", rank=Rank.parse("5d"), number=PlayerId(12), rating=2512,
        order=1, club="Mtl", city="Mtl", state="QC", country="CA", federation_id="12345",
        fee="full", paid="25", here=True, section=2, out=frozenset({1, 3}), notes="vegan",
        start=HalfPoints(-5), hidden=True, expires=dt.date(2026, 12, 31), published=2550,
        european="yes: in Lyon since 2009", path="league",
        team="Go Mtl", board=2,
    ) == player  # fmt: skip


def test_rows_without_a_player_are_passed_over() -> None:
    """Blank rows between, and notes of the director beside nobody."""
    ann: dict[str, Cell] = {"family": "Ann", "rank": "1k"}

    assert ["Ann", "Ben"] == [
        p.family for p in players_of(ann, {}, {"notes": "paid cash"}, {**ann, "family": "Ben"})
    ]


@pytest.mark.parametrize("yes", ["yes", "Oui", " OUI ", "y", "x", 1, "✓"])
def test_yes_is_written_in_many_ways(yes: Cell) -> None:
    """In either language."""
    assert players_of({"family": "Ann", "rank": "1k", "here": yes})[0].here


@pytest.mark.parametrize("no", [None, "no", "Non", "0", 0, "-", "–"])
def test_no_is_written_in_many_ways(no: Cell) -> None:
    """Mostly it is a blank."""
    assert not players_of({"family": "Ann", "rank": "1k", "here": no})[0].here


@pytest.mark.parametrize("word", ["if needed", "Au  besoin", "GHOST", "réserve", "reserve"])
def test_a_reserve_is_here_if_needed(word: str) -> None:
    """B6's ghost, in either language; whoever says yes is none."""
    reserve, regular = (
        players_of({"family": "Ann", "rank": "1k", "here": cell})[0] for cell in (word, "yes")
    )

    assert (True, True, True, False) == (
        reserve.here, reserve.reserve, regular.here, regular.reserve
    )  # fmt: skip


def test_a_round_with_a_question_mark_is_an_offer() -> None:
    """In round 1 Ann is out, in round 2 she would rather sit out than another (B6)."""
    (ann,) = players_of({"family": "Ann", "rank": "1k", "here": "yes", "out": "1, 2?"})

    assert (frozenset({1}), frozenset({2})) == (ann.out, ann.willing)
    assert [False, True, True] == [ann.plays_in(n) for n in (1, 2, 3)]
    assert [False, True, False] == [ann.may_sit_out(n) for n in (1, 2, 3)]


def test_two_players_may_share_a_family_name() -> None:
    """The given name tells them apart."""
    same: dict[str, Cell] = {"family": "Roy", "rank": "1k"}

    assert ["Roy, Ben", "Roy, Gil"] == [
        p.name for p in players_of({**same, "given": "Ben"}, {**same, "given": "Gil"})
    ]


def test_a_name_is_the_same_without_its_accents() -> None:
    """Both are read, and the second is reported."""
    cells: dict[str, Cell] = {
        "Players!C4": "Côté", "Players!E4": "1k", "Players!C5": "cote", "Players!E5": "2k",
    }  # fmt: skip
    reading = read(typed(new_workbook(), cells))

    assert [("name-double", "Players!C5")] == [(p.code, p.cell) for p in reading.problems]
    assert 2 == len(reading.event.players)


def test_a_number_given_twice_stays_with_the_first() -> None:
    """The second is read as not numbered."""
    cells: dict[str, Cell] = {
        "Players!A4": 3, "Players!C4": "Ann", "Players!E4": "1k",
        "Players!A5": 3, "Players!C5": "Ben", "Players!E5": "2k",
    }  # fmt: skip
    reading = read(typed(new_workbook(), cells))

    assert [("number-double", "Players!A5")] == [(p.code, p.cell) for p in reading.problems]
    assert [3, None] == [p.number for p in reading.event.players]


def test_a_row_without_name_may_have_more_that_is_wrong() -> None:
    """A rank alone, a number alone, a wrong rank without a name."""
    cells: dict[str, Cell] = {"Players!E4": "1k", "Players!A5": 3, "Players!E6": "1x"}
    reading = read(typed(new_workbook(), cells))

    assert {
        ("name-missing", "Players!C4"), ("name-missing", "Players!C5"),
        ("name-missing", "Players!C6"), ("rank-unknown", "Players!E6"),
    } == {(p.code, p.cell) for p in reading.problems}  # fmt: skip


def ratings_of(scale: str, *typed_ratings: Cell) -> tuple[list[int | None], list[tuple[str, str]]]:
    """Return the ratings as read under a scale, and code and cell of every problem."""
    workbook = new_workbook()
    cells: dict[str, Cell] = {cell(workbook, "rating_scale"): scale}
    for row, rating in enumerate(typed_ratings, 4):
        cells |= {at("family", row): f"P{row}", at("rank", row): "1k", at("rating", row): rating}
    reading = read(typed(workbook, cells))
    return [p.rating for p in reading.event.players], [(p.code, p.cell) for p in reading.problems]


def test_ratings_of_the_aga_have_decimals() -> None:
    """With a point or a comma, as a number or as text; more than two are cut off."""
    found = ratings_of("AGA", 4.5, "4.5", "-12,3", "−12.3", -3, "-17.72811", 7.07, None)

    assert ([450, 450, -1230, -1230, -300, -1772, 707, None], []) == found


@pytest.mark.parametrize(
    ("scale", "cell", "rating", "code"),
    [
        ("AGA", 2100, None, "rating-unknown"),
        ("AGA", 450, None, "rating-unknown"),
        ("AGA", 0, None, "rating-unknown"),
        ("AGA", "strong", None, "rating-unknown"),
        ("EGF", 4.5, None, "rating-unknown"),
        ("EGF", "-12,3", None, "rating-unknown"),
        ("EGF", 1e300, None, "rating-unknown"),
        ("EGF", 4, 4, "rating-odd"),
    ],
)
def test_a_rating_of_another_list_is_a_problem(
    scale: str, cell: Cell, rating: int | None, code: str
) -> None:
    """What the event's list cannot have is left out; what it hardly has counts."""
    assert ([rating], [(code, "Players!N4")]) == ratings_of(scale, cell)


def test_the_problem_names_the_list_and_the_way_out() -> None:
    """Where the scale is chosen."""
    cells: dict[str, Cell] = {"Players!C4": "Ota", "Players!E4": "4d", "Players!N4": "4,5"}
    (found,) = read(typed(new_workbook(), cells)).problems

    assert "▲ Players!N4: “4,5” is not a rating of the EGF, so it does not count." in str(found)
    assert (
        "such as 2100. If it comes from another list, choose that list beside “Ratings are”"
        in found.way_out
    )


@pytest.mark.parametrize(
    ("typed_there", "hidden", "codes"),
    [("yes", True, []), ("Oui", True, []), ("no", False, []), (None, False, []),
     ("please", True, ["hide-unknown"])],
)  # fmt: skip
def test_what_nobody_understands_hides_the_name(
    typed_there: Cell, codes: list[str], *, hidden: bool
) -> None:
    """A name is not published because of a typing slip."""
    cells: dict[str, Cell] = {"Players!C4": "Ota", "Players!E4": "1k", at("hide", 4): typed_there}
    reading = read(typed(new_workbook(), cells))

    assert hidden is reading.event.players[0].hidden
    assert codes == [problem.code for problem in reading.problems]


@pytest.mark.parametrize(
    ("typed", "path"), [("pko", "pko"), ("TEP", "pko"), ("Qualifié", "league"), (None, "")]
)
def test_the_league_path_is_written_in_both_languages(typed: Cell, path: str) -> None:
    """Most players are not in it."""
    assert path == players_of({"family": "Ann", "rank": "1k", "path": typed})[0].path


@pytest.mark.parametrize(
    ("column", "code"), [("european", "european-unknown"), ("path", "path-unknown")]
)
def test_what_a_congress_does_not_understand_is_left_out_and_reported(
    column: str, code: str
) -> None:
    """The country counts, and nobody is in the league path."""
    cells: dict[str, Cell] = {
        "Players!C4": "Ann", "Players!E4": "1k", at(column, 4): "perhaps",
    }  # fmt: skip
    reading = read(typed(new_workbook(), cells))

    assert [code] == [problem.code for problem in reading.problems]
    assert ("", "") == (reading.event.players[0].european, reading.event.players[0].path)


@pytest.mark.parametrize(
    ("typed_there", "until", "codes"),
    [
        ("2026-12-31", "2026-12-31", []),
        ("31 December 2026", "2026-12-31", []),
        ("31/12/2026", "2026-12-31", []),
        (dt.date(2026, 12, 31), "2026-12-31", []),
        (None, "None", []),
        ("03/04/2026", "None", ["expires-unknown"]),
        ("2026-12-30 - 2026-12-31", "None", ["expires-unknown"]),
        ("for ever", "None", ["expires-unknown"]),
    ],
)
def test_a_membership_lasts_until_a_day_that_nobody_can_mistake(
    typed_there: Cell, until: str, codes: list[str]
) -> None:
    """The third of April, or the fourth of March: nobody knows."""
    cells: dict[str, Cell] = {
        at("family", 4): "Ota", at("rank", 4): "1k", at("expires", 4): typed_there
    }  # fmt: skip
    reading = read(typed(new_workbook(), cells))

    assert until == str(reading.event.players[0].expires)
    assert codes == [problem.code for problem in reading.problems]
