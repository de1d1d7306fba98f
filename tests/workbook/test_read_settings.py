"""Reading the settings: what directors type, and every choice there and back."""

from __future__ import annotations

import datetime as dt
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.desk.create import NewEvent, new_event
from nigiri.domain.model import Apart, Settings
from nigiri.domain.rules import RULE_SETS, rule_set
from nigiri.domain.settings import CRITERIA
from nigiri.workbook.apply import applied
from nigiri.workbook.cells import Workbook
from nigiri.workbook.find import find
from nigiri.workbook.read import read
from nigiri.workbook.read_event import setting_rows
from nigiri.workbook.read_settings import WITHOUT_ROW, read_settings
from nigiri.workbook.reader import TableReader
from nigiri.workbook.setting_values import values_of
from nigiri.workbook.settings import BY_KEY, SETTINGS
from nigiri.workbook.settings_criteria import CRITERION_ROWS
from tests.desk.story import DESK
from tests.workbook.sheets import new_workbook, typed

if TYPE_CHECKING:
    from nigiri.workbook.cells import Cell

EN = new_workbook()
ROW = setting_rows(EN["Event"])


def after(workbook: Workbook, **cells: Cell) -> Workbook:
    """Return the workbook after typing beside the labels; "apart_club" is the key "apart.club"."""
    keys = {key.replace(".", "_"): key for key in ROW}
    edits = {f"Event!B{ROW[keys[key]]}": value for key, value in cells.items()}
    return typed(workbook, edits)


def settings_after(**cells: Cell) -> Settings:
    """Return the settings after typing beside their labels; no cell is wrong."""
    reading = read(after(EN, **cells))
    assert () == reading.problems
    return reading.event.settings


def without(*keys: str) -> Workbook:
    """Return the workbook without the labels of these settings."""
    return typed(EN, {f"Event!A{ROW[key]}": None for key in keys})


def test_numbers_words_and_lists_are_read() -> None:
    """Choices in either language, or as their code; lists with commas."""
    settings = settings_after(
        director=" S. Mays ", gap=2, last_rounds="5", seed="7", rounds=6, pattern="Voisins",
        colours="letters", tiebreaks="sdos, Face à face", apart_free="leaders", handicap_cap=0,
    )  # fmt: skip

    assert ("S. Mays", 2, 5, 7, 6, 0) == (
        settings.director, settings.gap, settings.last_rounds, settings.seed, settings.rounds,
        settings.handicap_cap,
    )  # fmt: skip
    assert ("adjacent", "letters") == (settings.pattern, settings.colours)
    assert (("SDOS", "ONE"), ("leading",)) == (settings.tiebreaks, settings.apart_free)


def test_a_blank_list_is_empty_and_a_blank_number_is_by_rule() -> None:
    """No tie-breaks, nobody kept apart; the gap by the number of rounds; what is left out is 0."""
    settings = settings_after(
        tiebreaks=None, apart_club=None, apart_city=" ", gap=None, last_rounds=None, apart_gap=None,
    )  # fmt: skip

    assert ((), (), None, None, 0) == (
        settings.tiebreaks, settings.keep_apart, settings.gap, settings.last_rounds,
        settings.apart_gap,
    )  # fmt: skip


def test_a_date_is_read_as_people_write_it() -> None:
    """The spreadsheet made a day of it."""
    day = dt.datetime(2005, 5, 21)  # noqa: DTZ001 -- a cell knows no time zone

    assert "2005-05-21" == settings_after(dates=day).dates


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
        f"Tournoi!B{row['bye_policy']}": "x", f"Tournoi!B{row['rounds']}": 99,
    }  # fmt: skip
    count, choice = sorted(read(typed(french, edits)).problems, key=lambda p: p.row)

    assert "« 99 » n'est pas un entier de 1 à 20 (Rondes)." == count.message
    assert (
        "Écrivez l'un de : l'hôte puis le plus de défaites, le plus de défaites, "
        "le score le plus bas, personne."
    ) == choice.way_out


def test_a_missing_setting_is_worth_a_look_and_its_default_is_named() -> None:
    """Optional ones may be missing without a word."""
    reading = read(without("seed", "gap", "schema", "bye_policy", "pattern_after"))

    assert () == reading.stops()
    assert ["“Layout version” is not on this sheet; 2 is used.",
            "“Seed” is not on this sheet; 1 is used."] == [
        p.message.removeprefix("The setting ") for p in reading.problems
    ]  # fmt: skip


def test_the_first_of_two_equal_labels_counts() -> None:
    """A note further down that repeats one changes nothing."""
    below: dict[str, Cell] = {"Event!A120": "Rounds", "Event!B120": 9}

    assert 3 == read(typed(EN, below)).event.settings.rounds


@pytest.mark.parametrize("yes", ["yes", "Oui", "YES "])
def test_yes_keeps_apart_until_the_last_rounds(yes: str) -> None:
    """In either language; club and city are so from the start (M10)."""
    assert (Apart("club"), Apart("city")) == settings_after().keep_apart
    assert (Apart("club"), Apart("city"), Apart("family")) == (
        settings_after(apart_family=yes).keep_apart
    )  # fmt: skip


def test_rounds_keep_apart_in_these_rounds_alone() -> None:
    """As they are written on Players (A7); 1 is the first round, not a yes."""
    settings = settings_after(apart_club=1, apart_city="2-", apart_state="1, 3")

    assert (
        Apart("club", frozenset({1})),
        Apart("city", frozenset({2, 3})),
        Apart("state", frozenset({1, 3})),
    ) == settings.keep_apart


@pytest.mark.parametrize("no", [None, "no", "non", " "])
def test_what_is_empty_or_no_is_not_kept_apart(no: str | None) -> None:
    """Nor does anything else become so."""
    assert (Apart("city"),) == settings_after(apart_club=no).keep_apart


@pytest.mark.parametrize("cell", ["sometimes", "1-4", "3-2", 4, "yes, 1"])
def test_other_rounds_than_those_of_the_event_are_a_problem(cell: Cell) -> None:
    """The event has three rounds; the way out says how to write them."""
    reading = read(after(EN, apart_state=cell))

    assert [("setting-rounds", f"Event!B{ROW['apart.state']}")] == [
        (p.code, p.cell) for p in reading.problems
    ]  # fmt: skip
    assert "1 to 3 (Keep apart: state)" in reading.problems[0].message
    assert (Apart("club"), Apart("city")) == reading.event.settings.keep_apart


def test_a_wrong_number_of_rounds_is_one_problem() -> None:
    """Rounds beyond the default are not held against what is kept apart."""
    reading = read(after(EN, rounds="ten", apart_club="1-9"))

    assert ["setting-count"] == [p.code for p in reading.problems]


def test_without_the_row_of_the_rounds_there_are_as_many_as_usual() -> None:
    """Six."""
    edits: dict[str, Cell] = {f"Event!B{ROW['apart.club']}": "5-"}
    settings = read(typed(without("rounds"), edits)).event.settings

    assert Apart("club", frozenset({5, 6})) == settings.keep_apart[0]


def test_a_new_event_has_the_criteria_of_the_rule_set() -> None:
    """Numbered in its order; three are off, and so is what is left empty."""
    assert CRITERIA == settings_after().criteria
    assert "children" not in settings_after(criterion_children=None).criteria


def test_criteria_count_in_the_order_of_their_numbers() -> None:
    """Numbers may be left out; of equal ones the upper row comes first."""
    cells: dict[str, Cell] = {f"criterion_{row.code}": None for row in CRITERION_ROWS}
    cells |= {"criterion_colours": 1, "criterion_score": 30, "criterion_apart": "7"}
    cells |= {"criterion_handicap": 7, "criterion_title": 30}

    assert ("colours", "apart", "handicap", "title", "score") == settings_after(**cells).criteria


def test_criteria_may_all_be_off() -> None:
    """Then the lot draws."""
    off: dict[str, Cell] = {f"criterion_{row.code}": None for row in CRITERION_ROWS}

    assert () == settings_after(**off).criteria


@pytest.mark.parametrize("cell", [0, 100, "first", "1st", -1])
def test_a_place_in_the_order_is_a_whole_number_from_1(cell: Cell) -> None:
    """What cannot be read does not count."""
    reading = read(after(EN, criterion_score=cell))

    assert [("setting-count", f"Event!B{ROW['criterion.score']}")] == [
        (p.code, p.cell) for p in reading.problems
    ]  # fmt: skip
    assert "score" not in reading.event.settings.criteria


def test_a_sheet_without_criteria_has_those_of_the_rule_set() -> None:
    """Nor is anything wrong with it; likewise what is kept apart."""
    reading = read(without(*(key for key in ROW if "." in key)))

    assert () == reading.problems
    assert (CRITERIA, Settings().keep_apart) == (
        reading.event.settings.criteria, reading.event.settings.keep_apart
    )  # fmt: skip


def test_a_criterion_whose_row_is_gone_does_not_count() -> None:
    """As long as another one is there."""
    expected = tuple(code for code in CRITERIA if code != "floats")

    assert expected == read(without("criterion.floats")).event.settings.criteria


#: What can be typed as text: trimmed, and no blank lines.
WORDS = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "Zs")), max_size=12).map(
    lambda typed: " ".join(typed.split())
)


def value_of(key: str) -> st.SearchStrategy[object]:
    """Return every value that the row of a setting, and so its field, can have."""
    row = BY_KEY[key]
    codes = [code for code, *_ in row.choices]
    if row.kind == "choice":
        return st.sampled_from(codes)
    if row.kind == "codes":
        return st.lists(st.sampled_from(codes), unique=True).map(tuple)
    if row.kind == "count":
        numbers = st.integers(row.least, row.most)
        empty = getattr(Settings(), key) is None
        return st.none() | numbers if empty else numbers
    return WORDS


def lists_of(rounds: int) -> dict[str, st.SearchStrategy[object]]:
    """Return the fields that are several rows: any order of criteria, any rounds for each thing."""
    keys = [row.key.removeprefix("apart.") for row in SETTINGS if row.key.startswith("apart.")]
    several = st.none() | st.frozensets(st.integers(1, rounds), min_size=1)
    kept = st.fixed_dictionaries({}, optional=dict.fromkeys(keys, several))
    return {
        "criteria": st.lists(
            st.sampled_from([row.code for row in CRITERION_ROWS]), unique=True
        ).map(tuple),
        "keep_apart": kept.map(
            lambda found: tuple(Apart(key, found[key]) for key in keys if key in found)
        ),
        "when": st.tuples(WORDS, WORDS, WORDS),
    }  # fmt: skip


@st.composite
def all_settings(draw: st.DrawFn) -> Settings:
    """Return any settings of an event whose Event sheet lists three rounds."""
    rounds = draw(st.integers(1, 20))
    several = lists_of(rounds)
    apart = {"rounds", *WITHOUT_ROW, *several}
    one = [f.name for f in fields(Settings) if f.name not in apart]
    values: dict[str, Any] = {name: draw(value_of(name)) for name in one}
    values |= {name: draw(strategy) for name, strategy in several.items()}
    chosen = rule_set(values["rules"]).defaults
    values |= {name: getattr(chosen, name) for name in WITHOUT_ROW}
    return Settings(**values, rounds=rounds)


@given(all_settings(), st.sampled_from(["en", "fr"]))
def test_all_settings_are_read_as_they_were_written(settings: Settings, language: str) -> None:
    """Every field, in the words of either language; what has no row is that of the rule set."""
    shown = values_of(vars(settings))
    cells: dict[str, Cell] = {
        f"Event!B{row}": BY_KEY[key].cell(shown.get(key), language)
        for key, row in ROW.items()
        if key != "schema"
    }
    cells |= {f"Event!C{row}": words or None for row, words in enumerate(settings.when, 4)}
    written = typed(EN, cells)
    reader = TableReader(find(written).places["event"], written["Event"], language)

    assert settings == read_settings(reader)
    assert [] == reader.problems


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_new_event_has_all_choices_of_its_rule_set(name: str) -> None:
    """Those that stand on the sheet and those that come with the name; nothing is wrong."""
    wanted = NewEvent(rules=name)
    reading = read(applied(Workbook(), new_event(wanted, DESK, event_id=None)))
    found = replace(reading.event.settings, when=())

    assert (rule_set(name).defaults, ()) == (found, reading.problems)
