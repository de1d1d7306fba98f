"""A season: who is one person, what places and wins count, the best n of m, who stands where."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nigiri.domain.season.people import Entry, people_of, perhaps_one
from nigiri.domain.season.points import Rules, left_out, points_of, season_standings, total_of

RULES = Rules({1: Fraction(25), 2: Fraction(18)}, per_win=Fraction(1, 2))


def points(*counts: int) -> dict[int, Fraction]:
    """Return event -> points, from event 1; a blank event counts -1 here."""
    return {at: Fraction(count) for at, count in enumerate(counts, 1) if count >= 0}


@pytest.mark.parametrize(
    ("place", "wins", "expected"),
    [
        (1, Fraction(3), Fraction(53, 2)),
        (2, Fraction(5, 2), Fraction(77, 4)),
        (3, Fraction(1), Fraction(1, 2)),
        (None, Fraction(2), Fraction(1)),
    ],
)
def test_a_place_and_its_wins(place: int | None, wins: Fraction, expected: Fraction) -> None:
    """25 + 1.5; 18 + 1.25, with a jigo; a place beyond the table, and none, count the wins."""
    assert expected == points_of(place, wins, RULES)


def test_the_best_of_the_events_count() -> None:
    """Of 10, 25, none, 10 the best two are 35; of equal ones the earlier counts."""
    assert 35 == total_of(points(10, 25, -1, 10), 2)
    assert {4} == left_out(points(10, 25, -1, 10), 2)
    assert 45 == total_of(points(10, 25, -1, 10), 0)
    assert 45 == total_of(points(10, 25, -1, 10), 9)


def test_level_ones_are_parted_by_their_best_events() -> None:
    """Best two: all have 36. 25 before 18; then the third event, 5 before 4 before none."""
    events = {
        1: points(18, 18, 4),
        2: points(18, 18, 5),
        3: points(25, 11),
        4: points(5, 18, 18),
        5: points(18, 18),
        6: points(18, -1, 18, 0),
    }

    found = season_standings(events, 2)

    assert [(1, 3), (2, 2), (2, 4), (4, 1), (5, 5), (5, 6)] == [
        (line.place, line.person) for line in found
    ]
    assert {36} == {line.total for line in found}


def test_a_season_without_events_has_no_lines() -> None:
    """Nothing is in it yet."""
    assert () == season_standings({})


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        ([Entry(1, "Ann Ash"), Entry(2, "ANN  ash")], (1, 1)),
        ([Entry(1, "Ann Ash", "16250531"), Entry(2, "Ann Oak", "EGF 16250531")], (1, 1)),
        ([Entry(1, "Ann Ash", "16250531"), Entry(2, "Ann Ash", "16250532")], (1, 2)),
        ([Entry(1, "Ann Ash"), Entry(2, "Ann Ash", "16250531")], (1, 1)),
        ([Entry(1, "Ann Ash"), Entry(1, "Ann Ash")], (1, 2)),
        (
            [Entry(1, "Ann Ash"), Entry(2, "Ann Ash", "16250532"), Entry(2, "Ann Ash", "16250531")],
            (1, 2, 3),
        ),
    ],
    ids=["name", "number", "two numbers", "number once", "one event", "nobody is guessed"],
)
def test_who_is_one_person(entries: list[Entry], expected: tuple[int, ...]) -> None:
    """By the number in a federation, else by the name where nobody else has it."""
    assert expected == people_of(entries)


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        (Entry(1, "Ash, Ann"), Entry(2, "Ash, Anne"), True),
        (Entry(1, "Berubee, Al"), Entry(2, "Bérubé, Al"), True),
        (Entry(1, "Ash, Ann"), Entry(2, "Ann Ash"), True),
        (Entry(1, "Ash, Ann"), Entry(2, "Ash, Bob"), False),
        (Entry(1, "Ash, Ann"), Entry(2, "Oak, Anna"), False),
        (Entry(1, "Ash"), Entry(2, "Ashe"), False),
        (Entry(1, "Ash, Ann"), Entry(1, "Ash, Anne"), False),
        (Entry(1, "Ash, Ann", "16250531"), Entry(2, "Ash, Anne", "16250532"), False),
        (Entry(1, "Ash, Ann", "16250531"), Entry(2, "Ash, Ann", "16250532"), False),
    ],
)
def test_a_slip_in_a_name_is_told(one: Entry, other: Entry, *, told: bool) -> None:
    """Where half of the name is equal; nothing tells the two apart; nobody is joined by it."""
    assert ((one, other),) * told == perhaps_one([one, other])
    assert (1, 2) == people_of([one, other])
