"""Reading results: three ways that must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Outcome, Result
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.workbook.problems import problem
from nigiri.workbook.read.workbook import read
from tests.settings import cell
from tests.workbook.sheets import event_workbook, typed

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.cells import Cell, Workbook

#: Round 2, table 1: 1 has White against 4.
WHITE, BLACK = Result(Outcome.WHITE), Result(Outcome.BLACK)


def first_result(event: Event) -> Result | None:
    """Return the result of table 1 in round 2."""
    return event.rounds[1].games[0].result


def with_result(workbook: Workbook, value: Cell, language: str = "en") -> Workbook:
    """Return the workbook with something typed beside table 1 of round 2."""
    return typed(workbook, {f"{text('sheet.round', language, number=2)}!F4": value})


@pytest.mark.parametrize("cells", [
    {"F4": "○ 1-0"}, {"F4": "W"}, {"F4": 1}, {"F4": " 1 "}, {"N4": 1}, {"N8": "1"},
    {"F4": "White", "N6": 1}, {"F4": 1, "N4": 1}, {"F4": "○ 1-0", "N5": 1},
])  # fmt: skip
def test_picked_typed_and_listed_say_the_same(cells: dict[str, Cell]) -> None:
    """The drop-down, a letter, the winner's number, the list in any row, and several of them."""
    edits = {f"Round 2!{at}": value for at, value in cells.items()}
    reading = read(typed(event_workbook(), edits))

    assert () == reading.problems
    assert WHITE == first_result(reading.event)


@pytest.mark.parametrize(
    ("value", "expected"), [("1 def", WHITE), ("1!", WHITE), ("4def", BLACK), (" 4 DEF ", BLACK)]
)
def test_a_number_with_def_wins_by_default(value: str, expected: Result) -> None:
    """In every spelling; the list may name the same winner."""
    reading = read(typed(event_workbook(), {"Round 2!F4": value}))

    assert () == reading.problems
    assert Result(expected.outcome, by_default=True) == first_result(reading.event)


def test_a_default_agrees_with_the_list() -> None:
    """The list says who won, the cell how."""
    reading = read(typed(event_workbook(), {"Round 2!F4": "● 0-1 def", "Round 2!N4": 4}))

    assert () == reading.problems
    assert Result(Outcome.BLACK, by_default=True) == first_result(reading.event)


@pytest.mark.parametrize(
    ("value", "listed", "message"),
    [
        ("● 0-1", 1, "The result says ● 0-1, the list of winners says 1."),
        ("○ 1-0", 4, "The result says ○ 1-0, the list of winners says 4."),
        ("jigo", 4, "The result says jigo, the list of winners says 4."),
        ("0-0 def", 1, "The result says – 0-0 def, the list of winners says 1."),
    ],
)
def test_a_contradiction_is_no_result(value: Cell, listed: Cell, message: str) -> None:
    """Neither is believed."""
    reading = read(typed(event_workbook(), {"Round 2!F4": value, "Round 2!N4": listed}))

    assert [message] == [p.message for p in reading.problems]
    assert None is first_result(reading.event)


def test_both_in_the_list_is_no_result_either() -> None:
    """Unless the cell tells, that is reported beside the board."""
    reading = read(typed(event_workbook(), {"Round 2!N4": 1, "Round 2!N5": 4}))

    assert [("list-both", "Round 2!F4")] == [(p.code, p.cell) for p in reading.problems]
    assert None is first_result(reading.event)


def test_a_number_twice_in_the_list_counts_once() -> None:
    """The second is reported."""
    reading = read(typed(event_workbook(), {"Round 2!N4": 4, "Round 2!N7": "4"}))

    assert [("list-double", "Round 2!N7")] == [(p.code, p.cell) for p in reading.problems]
    assert BLACK == first_result(reading.event)


def test_a_loser_of_a_wrong_board_is_not_reported_in_the_list_as_well() -> None:
    """The board is the problem."""
    reading = read(typed(event_workbook(), {"Round 2!G4": None, "Round 2!N4": 1}))

    assert [("alone", "Round 2!C4")] == [(p.code, p.cell) for p in reading.problems]


def test_the_player_of_a_bye_is_no_winner_in_the_list() -> None:
    """A bye counts as a win by itself."""
    reading = read(typed(event_workbook(), {"Round 2!N4": 6}))

    assert [("list-unknown", "Round 2!N4")] == [(p.code, p.cell) for p in reading.problems]


@pytest.mark.parametrize(("language", "expected"), [("en", BLACK), ("fr", WHITE)])
def test_a_lone_b_is_read_in_the_language_of_the_event(language: str, expected: Result) -> None:
    """Where the sheet speaks it, too."""
    reading = read(with_result(event_workbook(language), "B", language))

    assert () == reading.problems
    assert expected == first_result(reading.event)


@pytest.mark.parametrize("value", ["B", "b", "B!", "B def"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lone_b_between_two_languages_is_a_question(language: str, value: str) -> None:
    """The headings of the sheet are in the one, the event in the other."""
    other = {"en": "fr", "fr": "en"}[language]
    workbook = event_workbook(language)
    workbook = typed(workbook, {cell(workbook, "language"): other})
    reading = read(with_result(workbook, value, language))
    asked = problem("result-letter", other, "x", (4, 6), typed=value, white=1, black=4)

    assert [asked.message] == [p.message for p in reading.problems]
    assert None is first_result(reading.event)


def test_w_and_n_are_never_ambiguous() -> None:
    """White and Noir, whatever the languages are."""
    for language in LANGUAGES:
        for value, expected in (("W", WHITE), ("N", BLACK)):
            reading = read(with_result(event_workbook(language), value, language))
            assert expected == first_result(reading.event)
