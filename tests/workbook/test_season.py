"""A season's workbook in memory: what is written, what stays, what opens, what is refused."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.season.points import Rules
from nigiri.errors import WrongUse
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Formula, Sheet, Workbook
from nigiri.workbook.model.changes import (
    CellChange,
    Changes,
    DeleteRows,
    InsertRows,
    SetCells,
)
from nigiri.workbook.season.read import (
    results_of,
    rules_of,
    season_language,
    season_name,
    season_sheets,
)
from nigiri.workbook.season.season import (
    Entered,
    Entrant,
    event_names,
    perhaps_twice,
    season_table,
    still_named,
    updated,
)
from tests.workbook.formula_rules import faults

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.changes import Operation

OPTIONS = {"language": "en", "name": "2026"}


def event(key: str, *names: str) -> Entered:
    """Return an event with these players on places 1, 2 ...; each has two wins and a jigo."""
    players = (Entrant(n, name, "", "1k", n, 5, 1) for n, name in enumerate(names, 1))
    return Entered(key, key.title(), "2026", (*players,))


def with_events(workbook: Workbook, *events: Entered, language: str = "en") -> Workbook:
    """Return the workbook with these events in it."""
    found = updated(workbook, events, {**OPTIONS, "language": language})
    return applied(workbook, Changes((*found,)))


def typed(workbook: Workbook, kind: str, row: int, **cells: Cell) -> Workbook:
    """Return the workbook after cells were typed; kind -- without "season-"."""
    at = season_sheets(workbook)[f"season-{kind}"]
    sheet = workbook[at.name]
    changes = (
        CellChange(row, at.columns[key], sheet.cell(row, at.columns[key]), value)
        for key, value in cells.items()
    )
    return applied(workbook, Changes((SetCells(at.name, tuple(sorted(changes))),)))


def totals(workbook: Workbook) -> dict[str, Fraction]:
    """Return name -> points together."""
    table = season_table(workbook)
    return {table.names[line.person]: line.total for line in table.lines}


def formulas(operations: Sequence[Operation]) -> set[str]:
    """Return the formulas that are written."""
    return {
        cell.after.text
        for op in operations
        if isinstance(op, SetCells)
        for cell in op.cells
        if isinstance(cell.after, Formula)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_season_is_found_again(language: str) -> None:
    """In its language, with its name; and a second command has nothing to write."""
    book = with_events(Workbook(), event("may", "Ann", "Ben"), language=language)

    assert language == season_language(book)
    assert "2026" == season_name(book)
    assert [] == updated(book, [event("may", "Ann", "Ben")], OPTIONS)
    assert {"Ann": 25, "Ben": 18} == totals(book)


def test_formulas_are_those_of_excel_2007() -> None:
    """No function is newer, none would be read otherwise."""
    written = formulas(updated(Workbook(), [event("may", "Ann", "Ben")], OPTIONS))

    assert 5 <= len(written)
    assert {} == {text: faults(text) for text in written if faults(text)}


def test_a_player_who_is_gone_leaves_only_the_note() -> None:
    """The line is empty, and another one of the event comes below."""
    book = with_events(Workbook(), event("may", "Ann", "Ben"), event("june", "Ann"))
    book = typed(book, "results", 5, note="ill")
    shorter = Entered("may", "May", "2026", (event("may", "Ann", "Ben").players[0],))

    after = with_events(book, shorter)

    assert {"Ann": 50} == totals(after)
    at = season_sheets(after)["season-results"]
    assert ("ill", None, None) == tuple(
        after[at.name].cell(5, at.columns[key]) for key in ("note", "name", "key")
    )
    assert [4, 6] == [each.row for each in results_of(after)]


def test_what_people_typed_below_the_standings_moves_down() -> None:
    """Rows open for the lines of a new event."""
    book = typed(with_events(Workbook(), event("may", "Ann")), "standings", 5, name="Our prizes")

    operations = updated(book, [event("june", "Ben", "Cem")], OPTIONS)
    after = applied(book, Changes((*operations,)))

    assert any(isinstance(op, InsertRows) for op in operations)
    at = season_sheets(after)["season-standings"]
    column = [after[at.name].cell(row, at.columns["name"]) for row in range(4, 10)]
    assert ["Ben", "Ann", "Cem"] != column[:2]
    assert "Our prizes" in column[3:]


def test_lines_go_that_nobody_has_any_more() -> None:
    """The last event of somebody was renewed without them."""
    book = with_events(Workbook(), event("may", "Ann", "Ben"))

    after = with_events(book, event("may", "Ben"))

    at = season_sheets(after)["season-standings"]
    assert [("Ben", 25), (None, None)] == [
        tuple(after[at.name].cell(row, at.columns[key]) for key in ("name", "total"))
        for row in (4, 5)
    ]


def test_rules_that_are_no_numbers_count_nothing() -> None:
    """Words, less than one event, a place twice, a line that was deleted."""
    book = with_events(Workbook(), event("may", "Ann"), event("june", "Ann"))
    book = typed(book, "points", 4, points="many")
    book = typed(book, "points", 5, value="two")
    book = typed(book, "points", 6, value=0.5)
    book = typed(book, "points", 20, place=1, points=7)

    assert Rules({**rules_of(book).by_place, 1: Fraction(7)}, Fraction(1, 2)) == rules_of(book)
    assert {"Ann": 14 + Fraction(5, 2)} == totals(book)

    at = season_sheets(book)["season-points"]
    held = (tuple(book[at.name].row(5)),)
    gone = applied(book, Changes((DeleteRows(at.name, 5, held),)))

    assert 0 == rules_of(gone).best
    assert {"Ann"} == totals(with_events(gone)).keys()


def test_a_line_of_the_clubs_own_goes_with_the_event_of_its_name() -> None:
    """Another name is another event; without a place its typed points count, or none."""
    book = with_events(Workbook(), event("may", "Ann"))
    book = typed(book, "results", 5, event="MAY", name="Ben", place=2)
    book = typed(book, "results", 6, event="Hall", name="Ann", points=3)
    book = typed(book, "results", 7, event="Hall", name="Cem")
    book = typed(book, "results", 8, event="Hall")

    after = with_events(book)

    assert ("May", "Hall") == season_table(after).events
    assert {"Ann": 28, "Ben": 18, "Cem": 0} == totals(after)


def test_a_season_has_no_more_events_than_columns() -> None:
    """24; the next one is refused."""
    book = with_events(Workbook(), *(event(f"e{n}", "Ann") for n in range(24)))

    assert 24 * 25 == totals(book)["Ann"]
    with pytest.raises(WrongUse, match="24"):
        updated(book, [event("one more", "Ann")], OPTIONS)


def test_without_a_sheet_there_is_nothing_on_it() -> None:
    """No season, no results, no name."""
    assert (None, (), "") == (
        season_language(Workbook()), results_of(Workbook()), season_name(Workbook())
    )  # fmt: skip


def test_a_sheet_that_was_removed_comes_back() -> None:
    """Standings follow from the others."""
    book = with_events(Workbook(), event("may", "Ann"))
    at = season_sheets(book)["season-standings"]
    left = Workbook({name: book[name] for name in book if name != at.name})
    left = Workbook({"Mine": Sheet.of([["Buy tea"]]), **left.sheets})

    assert {"Ann": 25} == totals(with_events(left))
    assert at.name in with_events(left)


def test_who_asked_not_to_be_named_in_one_event_is_found_in_the_others() -> None:
    """By name or number; not somebody else of that event, and nobody who stands nowhere."""
    hidden = (
        Entrant(7, "ann", "", "1k", 3, 0),
        Entrant(8, "Ben Bay", "16250531", "1k", 4, 0),
        Entrant(9, "Cem", "", "1k", 5, 0),
    )
    numbered = Entered("june", "June", "", (Entrant(1, "Bay", "EGF 16250531", "1k", 1, 2),))
    may = Entered("may", "May", "", (Entrant(1, "Cem", "", "1k", 1, 2),), hidden)
    book = with_events(Workbook(), event("april", "Ann"), numbered, event("july", "Ann"), may)

    assert {"ann": ("April", "July"), "Ben Bay": ("June",)} == still_named(book, may)
    assert {} == still_named(book, event("april", "Ann"))
    alone = Entered("may", "May", "", (), hidden[:1])
    assert {"ann": ("April",)} == still_named(with_events(Workbook(), event("april", "Ann")), alone)


def test_two_spellings_of_a_name_are_told_with_their_events() -> None:
    """None where the sheets of a season are not there."""
    book = with_events(Workbook(), event("may", "Ash, Ann", "Bay, Ben"), event("june", "Ash, Anne"))

    assert ("Ash, Ann (May) – Ash, Anne (June)",) == perhaps_twice(book)
    assert () == perhaps_twice(Workbook())
    assert {"may": "May", "june": "June"} == event_names(book)
