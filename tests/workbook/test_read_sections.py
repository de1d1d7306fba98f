"""Reading the Sections sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.event import Section
from nigiri.domain.model.units import HalfPoints, Rank
from nigiri.workbook.read.workbook import Reading, read
from tests.workbook.sheets import new_workbook, typed

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell


def reading_of(**cells: Cell) -> Reading:
    """Return the reading of a new event after typing into its Sections sheet."""
    return read(typed(new_workbook(), {f"Sections!{at}": value for at, value in cells.items()}))


def test_boundaries_are_read_from_the_top() -> None:
    """A blank start is by the rule, and half points may be typed in any form."""
    reading = reading_of(C4="1d", C5="4k", C6="30k", G5="-2,5", G6="−4")

    assert () == reading.problems
    assert (
        Section(1, Rank.parse("1d")),
        Section(2, Rank.parse("4k"), HalfPoints(-5)),
        Section(3, Rank.parse("30k"), HalfPoints(-8)),
    ) == reading.event.sections


def test_the_list_of_ranks_below_holds_no_boundaries() -> None:
    """Its third column is that of Down to."""
    reading = reading_of(C4="4k", C5="30k", A18="3d", B18=2, C18=1)

    assert () == reading.problems
    assert 2 == len(reading.event.sections)


def test_a_new_event_has_no_sections() -> None:
    """Nothing is proposed by reading."""
    assert () == reading_of().event.sections


def test_a_blank_between_boundaries_is_a_problem() -> None:
    """Those below are read all the same."""
    reading = reading_of(C4="1d", C6="4k", C8="30k")

    assert [("section-gap", "Sections!C5"), ("section-gap", "Sections!C7")] == [
        (p.code, p.cell) for p in reading.problems
    ]
    assert 3 == len(reading.event.sections)


def test_boundaries_go_from_strong_to_weak() -> None:
    """Equal ones do not, either; the sections that are in order are kept."""
    reading = reading_of(C4="1d", C5="1d", C6="2d", C7="4k")

    assert {"Sections!C5", "Sections!C6"} == {p.cell for p in reading.problems}
    assert ["1d", "4k"] == [str(s.lowest) for s in reading.event.sections]


def test_without_sections_any_own_section_may_be_typed() -> None:
    """Before there are sections nobody knows how many there will be."""
    cells: dict[str, Cell] = {"Players!C4": "Ann", "Players!E4": "1k", "Players!L4": 9}

    assert () == read(typed(new_workbook(), cells)).problems


def test_prizes_are_read_place_by_place() -> None:
    """A blank between semicolons is a place without one; an empty cell has none at all."""
    reading = reading_of(C4="4k", C5="30k", L4="a cup ; ;40 $")

    assert () == reading.problems
    assert [("a cup", "", "40 $"), ()] == [each.prizes for each in reading.event.sections]


def test_prizes_beside_no_section_are_a_problem() -> None:
    """Nobody would win them; those below, in the list of ranks, are no prizes."""
    reading = reading_of(C4="30k", L4="a cup", L6="tea", L20="note")

    assert [("prize-section", "Sections!L6")] == [(p.code, p.cell) for p in reading.problems]
