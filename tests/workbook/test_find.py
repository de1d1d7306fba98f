"""Finding the tables: a sheet is what its headings say, wherever they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Settings
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.cells import Sheet, Workbook, address
from nigiri.workbook.model.plain import plain
from nigiri.workbook.read.table_finder import find, location_of, match_headings
from nigiri.workbook.read.workbook import read
from tests.workbook.sheets import event_workbook, typed, with_sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.locations import Location

Rows = list[list["Cell"]]
EN = event_workbook()


def changed(workbook: Workbook, change: Callable[[Location, Rows], Rows]) -> Workbook:
    """Return the workbook with every table's rows changed."""
    for place in find(workbook):
        rows = [list(row) for row in workbook[place.name].rows]
        workbook = with_sheet(workbook, place.name, change(place, rows))
    return workbook


def turned(_: Location, rows: Rows) -> Rows:
    """Return the rows with the columns in the opposite order."""
    return [row[::-1] for row in rows]


def with_columns_between(_: Location, rows: Rows) -> Rows:
    """Return the rows with a column of the director before each of ours."""
    return [
        [value for cell in row for value in (f"mine {number}", cell)]
        for number, row in enumerate(rows)
    ]


def with_rows_above(_: Location, rows: Rows) -> Rows:
    """Return the rows below five rows of a letter head."""
    return [["Our club"], [], [], [], [], *rows]


def in_french(place: Location, rows: Rows) -> Rows:
    """Return the rows with the headings in the other language."""
    names = {
        plain(c.heading("en")): c.heading("fr") for c in columns_of(place.kind) if c.role != "gap"
    }
    at = place.heading_row - 1
    return [*rows[:at], [names.get(plain(cell), cell) for cell in rows[at]], *rows[at + 1 :]]


def by_alias(place: Location, rows: Rows) -> Rows:
    """Return the rows with every heading that has an alias under it."""
    names = {
        plain(c.heading("en")): c.aliases[0].upper() for c in columns_of(place.kind) if c.aliases
    }
    at = place.heading_row - 1
    return [*rows[:at], [names.get(plain(cell), cell) for cell in rows[at]], *rows[at + 1 :]]


@pytest.mark.parametrize(
    "change", [turned, with_columns_between, with_rows_above, in_french, by_alias]
)
def test_a_rearranged_workbook_reads_the_same(change: Callable[[Location, Rows], Rows]) -> None:
    """Columns moved or added between, rows inserted above, headings in another form."""
    reading = read(changed(EN, change))

    assert () == reading.problems
    assert read(EN).event == reading.event


def test_tabs_may_be_renamed_and_moved() -> None:
    """The number of a round stands in its title."""
    tabs = list(EN.sheets.items())[::-1]
    workbook = Workbook({f"Tab {n}": sheet for n, (_, sheet) in enumerate(tabs)})

    assert read(EN).event == read(workbook).event
    assert () == read(workbook).problems


def test_both_languages_read_the_same_event() -> None:
    """But for the language itself and the words of the settings."""
    english, french = read(EN).event, read(event_workbook("fr")).event

    assert (english.players, english.sections, english.rounds) == (
        french.players, french.sections, french.rounds
    )  # fmt: skip
    assert ("en", "fr") == (english.settings.language, french.settings.language)


@pytest.mark.parametrize(
    ("title", "number"),
    [
        ("Round 3", 3), ("ronde 3", 3), ("RONDE  12", 12), ("Round 3 – Sunday", 3),
        ("Ronde 3 (dimanche)", 3), ("Round3", 3), ("Round 3 is drawn: print, post", None),
        ("Round 3: enter 3 results", None), ("Round 0", None), ("Final", None), (None, None),
    ],
)  # fmt: skip
def test_the_number_of_a_round_stands_in_its_title(title: Cell, number: int | None) -> None:
    """What the bar says of another round is no title."""
    sheet = Sheet.of([["► Round 1 is drawn"], [None, title], *EN["Round 2"].rows[2:]])
    place = location_of("x", sheet)

    assert place is not None
    assert ("round", number) == (place.kind, place.number)


def test_a_column_without_heading_stands_beside_its_neighbour() -> None:
    """The gutter is column A, a gap follows Check; where another column stands, none is found."""
    place = location_of("x", EN["Round 1"])
    turned_place = location_of("x", Sheet.of([list(row)[::-1] for row in EN["Round 1"].rows]))

    assert place is not None
    assert turned_place is not None
    assert (1, 13) == (place.columns["mark"], place.columns["gap1"])
    assert {"mark", "gap1"}.isdisjoint(turned_place.columns)


def test_a_printed_heading_wins_over_an_alias() -> None:
    """A list with Name before Family name still has its family names."""
    row = ("Name", "Family name", "First name", "Here", "Rank", "Rank")

    assert {"family": 2, "given": 3, "here": 4, "rank": 5} == match_headings("players", row)


def test_a_sheet_of_something_else_is_none_of_ours() -> None:
    """An empty one neither, nor one whose headings stand too far down."""
    assert None is location_of("x", Sheet())
    assert None is location_of("x", Sheet.of([["Name", "Rank"], ["Ota", "3d"]]))
    assert None is location_of("x", Sheet.of([*[["x"]] * 12, *EN["Players"].rows[2:]]))


def test_players_of_an_older_workbook_have_no_column_for_state_and_start() -> None:
    """That is no problem: a column that came later may be missing."""
    columns = find(EN).locations["players"].columns
    gone = (address(3, columns[key]) for key in ("state", "other_start"))
    workbook = typed(EN, {f"Players!{cell}": None for cell in gone})

    assert {"state", "other_start"}.isdisjoint(find(workbook).locations["players"].columns)
    assert () == read(workbook).problems


def test_the_row_with_most_headings_counts() -> None:
    """A heap of words above the table that happens to look like one does not."""
    rows: Rows = [["Here", "Family name", "Rank"], *[list(row) for row in EN["Players"].rows]]
    place = location_of("x", Sheet.of(rows))

    assert place is not None
    assert (4, 5) == (place.heading_row, place.first_row)


def test_of_two_sheets_alike_the_first_tab_counts() -> None:
    """The other is kept, to be reported."""
    book = find(with_sheet(EN, "Copy", EN["Round 1"].rows))

    assert ("Round 1", "Round 2") == (book.rounds[1].name, book.rounds[2].name)
    assert [("Round 1", "Copy")] == [(a.name, b.name) for a, b in book.doubles]
    assert {
        "event", "settings", "players", "sections", "wishes", "drawn", "grid", "standings",
        "problems", "log",
    } == {place.kind for place in book if place.kind != "round"}  # fmt: skip


def test_a_round_without_number_is_kept_apart() -> None:
    """It is nobody's, and must not be lost silently."""
    book = find(typed(EN, {"Round 2!B2": "Final"}))

    assert [1] == list(book.rounds)
    assert ["Round 2"] == [place.name for place in book.untitled]


def test_settings_are_read_beside_their_labels() -> None:
    """Wherever the two columns stand."""
    settings = read(changed(EN, with_columns_between)).event.settings

    assert "Club evening" == settings.name
    assert Settings().tiebreaks == settings.tiebreaks
