"""Reading the Event sheet."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model import Apart
from nigiri.workbook.find import find, place_of
from nigiri.workbook.read import read
from nigiri.workbook.read_event import language_of, read_systems, setting_rows
from nigiri.workbook.reader import TableReader
from tests.workbook.sheets import new_workbook, typed

if TYPE_CHECKING:
    from nigiri.domain.model import Settings
    from nigiri.workbook.cells import Cell

EN = new_workbook()
ROW = setting_rows(EN["Event"])


def settings_after(**cells: Cell) -> Settings:
    """Return the settings after typing beside their labels; no cell is wrong."""
    reading = read(typed(EN, {f"Event!B{ROW[key]}": value for key, value in cells.items()}))
    assert () == reading.problems
    return reading.event.settings


def test_numbers_words_and_lists_are_read() -> None:
    """Choices in either language, or as their code; lists with commas."""
    settings = settings_after(
        director=" S. Mays ", gap=2, last_rounds="5", seed="7", rounds=6, pattern="Voisins",
        colours="letters", tiebreaks="sdos, Face à face", keep_apart="ville", handicap_cap=0,
    )  # fmt: skip

    assert ("S. Mays", 2, 5, 7, 6, 0) == (
        settings.director, settings.gap, settings.last_rounds, settings.seed, settings.rounds,
        settings.handicap_cap,
    )  # fmt: skip
    assert ("adjacent", "letters") == (settings.pattern, settings.colours)
    assert (("SDOS", "ONE"), (Apart("city"),)) == (settings.tiebreaks, settings.keep_apart)


@pytest.mark.parametrize("typed_word", ["family", "Family name", "nom de famille"])
def test_relatives_are_kept_apart_by_their_name(typed_word: str) -> None:
    """A third word beside club and city; the rule set alone does not bring it."""
    settings = settings_after(keep_apart=f"club, {typed_word}")

    assert ("club", "family") == tuple(a.key for a in settings.keep_apart)
    assert ("club", "city") == tuple(a.key for a in settings_after().keep_apart)


def test_a_blank_list_is_empty_and_a_blank_number_is_by_rule() -> None:
    """No tie-breaks, nothing kept apart; the gap by the number of rounds."""
    settings = settings_after(tiebreaks=None, keep_apart=None, gap=None, last_rounds=None)

    assert ((), (), None, None) == (
        settings.tiebreaks, settings.keep_apart, settings.gap, settings.last_rounds
    )  # fmt: skip


def test_a_date_is_read_as_people_write_it() -> None:
    """The spreadsheet made a day of it."""
    day = dt.datetime(2005, 5, 21)  # noqa: DTZ001 -- a cell knows no time zone

    assert "2005-05-21" == settings_after(dates=day).dates


def test_a_round_is_of_the_main_mcmahon_unless_the_sheet_says_otherwise() -> None:
    """System, stage and group stand beside the time of the round, in either language."""
    sheet = typed(EN, {"Event!D4": "McMahon, final, B", "Event!D5": "mcmahon"})
    reader = TableReader(find(sheet).places["event"], sheet["Event"], "en")

    systems = read_systems(reader)

    assert ("mcmahon", "final", "B") == systems[0]
    assert {("mcmahon", "main", "")} == set(systems[1:])
    assert () == read(sheet).problems


@pytest.mark.parametrize("cell", ["Knockout", "McMahon, a, b, c"])
def test_an_unknown_system_is_a_problem(cell: str) -> None:
    """The way out names the systems there are."""
    found = read(typed(EN, {"Event!D5": cell})).problems

    assert [("system-unknown", "Event!D5")] == [(p.code, p.cell) for p in found]
    assert "McMahon" in found[0].way_out


def test_an_optional_choice_may_be_blank() -> None:
    """The colours on the grid are circles then."""
    assert "circles" == settings_after(colours=None).colours


def test_what_is_wrong_keeps_its_default() -> None:
    """Of a list only the wrong word is lost."""
    wrong = {"rounds": "many", "pattern": "x", "tiebreaks": "SOS, x", "language": "Klingon"}
    reading = read(typed(EN, {f"Event!B{ROW[key]}": value for key, value in wrong.items()}))

    settings = reading.event.settings
    assert {f"Event!B{ROW[key]}" for key in wrong} == {p.cell for p in reading.problems}
    assert (6, "slide", ("SOS",), "en") == (
        settings.rounds, settings.pattern, settings.tiebreaks, settings.language
    )  # fmt: skip


def test_a_wrong_choice_is_answered_with_the_right_ones() -> None:
    """In the language of the event."""
    french = new_workbook("fr")
    row = setting_rows(french["Tournoi"])
    edits: dict[str, Cell] = {
        f"Tournoi!B{row['pattern']}": "x", f"Tournoi!B{row['rounds']}": 99,
    }  # fmt: skip
    count, choice = sorted(read(typed(french, edits)).problems, key=lambda p: p.row)

    assert "« 99 » n'est pas un entier de 1 à 20 (Rondes)." == count.message
    assert "Écrivez l'un de : moitié haute - moitié basse, voisins." == choice.way_out


def test_a_missing_setting_is_worth_a_look_and_its_default_is_named() -> None:
    """Optional ones may be missing without a word."""
    gone: dict[str, Cell] = {f"Event!A{ROW[key]}": None for key in ("seed", "gap", "schema")}
    reading = read(typed(EN, gone))

    assert () == reading.stops()
    assert ["“Seed” is not on this sheet; 1 is used.",
            "“Layout version” is not on this sheet; 1 is used."] == [
        p.message.removeprefix("The setting ") for p in reading.problems
    ]  # fmt: skip


def test_the_first_of_two_equal_labels_counts() -> None:
    """A note further down that repeats one changes nothing."""
    below: dict[str, Cell] = {"Event!A60": "Rounds", "Event!B60": 9}

    assert 3 == read(typed(EN, below)).event.settings.rounds


def test_the_times_of_the_rounds_stand_beside_them() -> None:
    """Blank where none is given; the list ends at the first other row."""
    edits: dict[str, Cell] = {"Event!C4": "Saturday 10:00", "Event!C6": "14:30", "Event!C9": "x"}

    assert ("Saturday 10:00", "", "14:30") == read(typed(EN, edits)).event.settings.when


@pytest.mark.parametrize(("typed_in", "expected"), [("FR", "fr"), ("en", "en"), ("x", "en")])
def test_the_language_of_the_event_is_a_cell(typed_in: str, expected: str) -> None:
    """English when it says neither."""
    sheet = typed(EN, {f"Event!B{ROW['language']}": typed_in})["Event"]
    place = place_of("Event", sheet)

    assert place is not None
    assert expected == language_of(sheet, place)


def test_without_the_row_of_the_language_an_event_is_english() -> None:
    """And the missing row is reported."""
    reading = read(typed(EN, {f"Event!A{ROW['language']}": None}))

    assert ("en", ["setting-missing"]) == (reading.language, [p.code for p in reading.problems])
