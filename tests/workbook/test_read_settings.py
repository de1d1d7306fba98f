"""Reading the settings: what directors type, and every choice there and back."""

from __future__ import annotations

import datetime as dt
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, get_args

import pytest
from hypothesis import given
from hypothesis import settings as limited
from hypothesis import strategies as st

from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.domain.model.criteria import APART_FIRST, CHOSEN, CRITERIA
from nigiri.domain.model.event import Apart, Settings
from nigiri.domain.model.scoring import KINDS, Rounding, Scoring, Worth
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.model.units import STRONGEST, WEAKEST, HalfPoints, Rank
from nigiri.domain.rules import RULE_SETS, rule_set
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.read.settings import read_settings
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import BY_KEY, SCHEMA, SCORING_KEY, SETTINGS, SUMS, TABLES
from nigiri.workbook.settings.values import values_of
from nigiri.workbook.spellings.rounds import LAST_TABLE
from nigiri.workbook.words.names import name_of
from tests.desk.story import DESK
from tests.settings import cell, cells
from tests.workbook.sheets import new_workbook, typed

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

EN = new_workbook()
AT, LABEL = cells(EN), cells(EN, "label")


def after(workbook: Workbook, **typed_in: Cell) -> Workbook:
    """Return the workbook after typing beside the labels; "apart_club" is the key "apart.club"."""
    keys = {key.replace(".", "_"): key for key in AT}
    edits = {AT[keys[key]]: value for key, value in typed_in.items()}
    return typed(workbook, edits)


def settings_after(**cells: Cell) -> Settings:
    """Return the settings after typing beside their labels; no cell is wrong."""
    reading = read(after(EN, **cells))
    assert () == reading.problems
    return reading.event.settings


def without(*keys: str) -> Workbook:
    """Return the workbook without the labels of these settings."""
    return typed(EN, {LABEL[key]: None for key in keys})


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
    reading = read(typed(EN, {AT[key]: value for key, value in wrong.items()}))

    settings = reading.event.settings
    assert {AT[key] for key in wrong} == {p.cell for p in reading.problems}
    assert (6, "slide", ("SOS",), "en") == (
        settings.rounds, settings.pattern, settings.tiebreaks, settings.language
    )  # fmt: skip


def test_a_wrong_choice_is_answered_with_the_right_ones() -> None:
    """In the language of the event."""
    french = new_workbook("fr")
    edits: dict[str, Cell] = {
        cell(french, "bye_policy"): "x", cell(french, "rounds"): 99,
    }  # fmt: skip
    count, choice = read(typed(french, edits)).problems

    assert "« 99 » n'est pas un entier de 1 à 20 (Rondes)." == count.message
    assert (
        "Écrivez l'un de ceux-ci : le plus de défaites (l'hôte d'abord), joueurs de l'hôte "
        "(le plus de défaites d'abord), le plus de défaites, un joueur qui a déjà gagné, le "
        "score le plus bas, personne."
    ) == choice.way_out


def test_a_missing_setting_is_worth_a_look_and_its_default_is_named() -> None:
    """Optional ones may be missing without a word."""
    reading = read(without("seed", "gap", "schema", "bye_policy", "pattern_after"))

    assert () == reading.stops()
    assert [f"“Layout version” is not on this sheet; {SCHEMA} is used.",
            "“Number for drawing lots” is not on this sheet; 1 is used."] == [
        p.message.removeprefix("The setting ") for p in reading.problems
    ]  # fmt: skip


def test_a_missing_setting_may_have_lost_its_columns_as_well() -> None:
    """Columns of Event changed places and were written over: the version is missed all the same."""
    moved: dict[str, Cell] = dict(
        zip((f"Event!{letter}3" for letter in "ADFGH"),
            ("Details", None, "Sponsor", "Round", "System"), strict=True)
    )  # fmt: skip  # the headings as they stand

    problems = read(typed(without("schema"), moved)).problems

    assert any("“Layout version” is not on this sheet" in problem.message for problem in problems)


def test_the_first_of_two_equal_labels_counts() -> None:
    """A note further down that repeats one changes nothing."""
    below: dict[str, Cell] = {"Event!A400": "Rounds", "Event!B400": 9}

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

    assert [("setting-rounds", AT["apart.state"])] == [
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
    edits: dict[str, Cell] = {AT["apart.club"]: "5-"}
    settings = read(typed(without("rounds"), edits)).event.settings

    assert Apart("club", frozenset({5, 6})) == settings.keep_apart[0]


def test_a_new_event_has_the_criteria_of_the_rule_set() -> None:
    """Numbered in its order; three are off, and so is what is left empty."""
    assert APART_FIRST == settings_after().criteria
    assert "children" not in settings_after(criterion_children=None).criteria


def test_criteria_count_in_the_order_of_their_numbers() -> None:
    """Numbers may be left out; of equal ones the upper row comes first."""
    cells: dict[str, Cell] = {f"criterion_{row.code}": None for row in CHOSEN}
    cells |= {"criterion_colours": 1, "criterion_score": 30, "criterion_apart": "7"}
    cells |= {"criterion_handicap": 7, "criterion_title": 30}

    assert ("colours", "apart", "handicap", "title", "score") == settings_after(**cells).criteria


def test_criteria_may_all_be_off() -> None:
    """Then the lot draws."""
    off: dict[str, Cell] = {f"criterion_{row.code}": None for row in CHOSEN}

    assert () == settings_after(**off).criteria


@pytest.mark.parametrize("cell", [0, 100, "first", "1st", -1])
def test_a_place_in_the_order_is_a_whole_number_from_1(cell: Cell) -> None:
    """What cannot be read does not count."""
    reading = read(after(EN, criterion_score=cell))

    assert [("setting-count", AT["criterion.score"])] == [
        (p.code, p.cell) for p in reading.problems
    ]  # fmt: skip
    assert "score" not in reading.event.settings.criteria


def test_a_sheet_without_criteria_has_the_usual_ones() -> None:
    """Nor is anything wrong with it: once they had no rows. Likewise what is kept apart."""
    reading = read(without(*(key for key in AT if key.startswith(("criterion.", "apart.")))))

    assert () == reading.problems
    assert (CRITERIA, Settings().keep_apart) == (
        reading.event.settings.criteria, reading.event.settings.keep_apart
    )  # fmt: skip


def test_a_criterion_whose_row_is_gone_does_not_count() -> None:
    """As long as another one is there."""
    expected = tuple(code for code in APART_FIRST if code != "floats")

    assert expected == read(without("criterion.floats")).event.settings.criteria


def test_ranks_points_and_numbers_with_a_point_are_read() -> None:
    """With a point or a comma, or ½; an empty rank is none."""
    settings = settings_after(
        bar="4 dan", floor="20k", supergroup=None, supergroup_points="1,5", band_k="0.67",
        band_k_top=1, komi_even=6.5, komi_one="-½", board=13, handicap_even_above="barre",
    )  # fmt: skip

    assert (Rank(4), Rank(-19), None, 3) == (
        settings.bar, settings.floor, settings.supergroup, settings.supergroup_points
    )  # fmt: skip
    assert (67, 100, 13, -1, 13, "bar") == (
        settings.band_k, settings.band_k_top, settings.komi_even, settings.komi_one,
        settings.board, settings.handicap_even_above,
    )  # fmt: skip
    assert Rank(-14) == settings_after(handicap_even_above="15k").handicap_even_above


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("1 · 0 · ½ · ½", (2, 0, 1, 1)), ("1; 0; 0.5; 0,5", (2, 0, 1, 1)),
        ("1 0 ½ ½", (2, 0, 1, 1)), ("½", (1, 1, 1, 1)), (1, (2, 2, 2, 2)), (-0.5, (-1,) * 4),
    ],
)  # fmt: skip
def test_what_a_round_counts_is_one_number_or_four(cell: Cell, expected: tuple[int, ...]) -> None:
    """Score, victories, and both as opponents' sums see it."""
    scoring = settings_after(worth_bye=cell).scoring

    assert expected == tuple(getattr(scoring, table).bye for table in TABLES)
    assert Settings().scoring == replace(
        scoring,
        **{t: replace(getattr(scoring, t), bye=getattr(Settings().scoring, t).bye) for t in TABLES},
    )


def test_half_points_are_rounded_in_words() -> None:
    """In either language, for each of the four or for all alike."""
    rounded = "missed down · reste ; BAS|stay"
    scoring = settings_after(worth_rounded=rounded, scoring_bye_sos="0").scoring
    alike = settings_after(worth_rounded="down").scoring

    assert ["idle", "none", "all", "none"] == [getattr(scoring, t).rounded for t in TABLES]
    assert ["all"] * 4 == [getattr(alike, table).rounded for table in TABLES]
    assert "zero" == scoring.bye_sos


@pytest.mark.parametrize(
    ("key", "cell", "code"),
    [
        ("bar", "4", "setting-rank"), ("handicap_even_above", "the bar", "setting-rank"),
        ("komi_even", None, "setting-points"), ("komi_even", "6.25", "setting-points"),
        ("band_k", "0.66", "setting-hundredths"), ("band_k_top", "1.51", "setting-hundredths"),
        ("band_k", None, "setting-hundredths"), ("band_k", "1.234", "setting-hundredths"),
        ("worth.bye", None, "setting-four"), ("worth.bye", "1 1", "setting-four"),
        ("worth.bye", "1,1,1,1", "setting-four"), ("worth.bye", "1 1 1 x", "setting-four"),
        ("worth.rounded", "down · up · stay · stay", "setting-four"),
        ("worth.rounded", "down stay", "setting-four"), ("board", 17, "setting-choice"),
        ("tables_unused", "the one by the door", "setting-tables"),
        ("tables_unused", "20-", "setting-tables"), ("tables_unused", "0", "setting-tables"),
        ("tables_unused", "24-20", "setting-tables"), ("tables_unused", 7.13, "setting-tables"),
        ("tables_unused", "1000", "setting-tables"), ("tables_unused", "3-, 7", "setting-tables"),
    ],
)  # fmt: skip
def test_what_is_no_such_value_is_one_problem_and_the_default_counts(
    key: str, cell: Cell, code: str
) -> None:
    """The message has the label; nothing is guessed."""
    reading = read(after(EN, **{key.replace(".", "_"): cell}))

    assert [(code, AT[key])] == [(p.code, p.cell) for p in reading.problems]
    assert BY_KEY[key].label("en") in reading.problems[0].message
    assert replace(rule_set("quebec").defaults, rounds=3) == replace(
        reading.event.settings, name="", event_id="", when=(), host="", seed=1
    )


@pytest.mark.parametrize(
    "typed", ["7, 13, 20-24", "20–24; 13; 7", "7 13 20 - 24", " 7,13 , 20-22 23-24 ,"]
)
def test_tables_are_read_as_people_write_them(typed: str) -> None:
    """With commas, semicolons or blanks, and dashes of any length."""
    reading = read(after(EN, tables_unused=typed))

    assert () == reading.problems
    assert (7, 13, 20, 21, 22, 23, 24) == reading.event.settings.tables_unused


def test_a_single_table_is_a_number() -> None:
    """As a spreadsheet holds it."""
    assert (7,) == read(after(EN, tables_unused=7)).event.settings.tables_unused
    assert () == read(without("tables_unused")).event.settings.tables_unused


def test_a_missing_row_of_scores_is_named_with_what_counts() -> None:
    """That of the rule set."""
    (missing,) = read(without("worth.bye")).problems

    assert "“A bye counts” is not on this sheet; 1 · 1 · ½ · ½ is used." in missing.message


#: What can be typed as text: trimmed, and no blank lines.
WORDS = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "Zs")), max_size=12).map(
    lambda typed: " ".join(typed.split())
)


#: All ranks, and points of any size that anybody would give.
RANKS = st.integers(WEAKEST, STRONGEST).map(Rank)
POINTS = st.integers(-40, 40).map(HalfPoints)
IN_HALL = st.sets(st.integers(1, LAST_TABLE), max_size=20).map(lambda them: (*sorted(them),))


def value_of(key: str) -> st.SearchStrategy[object]:
    """Return every value that the row of a setting, and so its field, can have."""
    row = BY_KEY[key]
    if row.kind == "choice":
        return st.sampled_from(row.choices)
    if row.kind == "codes":
        return st.lists(st.sampled_from(row.choices), unique=True).map(tuple)
    if row.kind == "count":
        numbers = st.integers(row.least, row.most)
        empty = getattr(Settings(), key) is None
        return st.none() | numbers if empty else numbers
    if row.kind == "rank":
        return (
            st.none() | RANKS | st.sampled_from(row.choices) if row.choices else st.none() | RANKS
        )
    values: dict[str, st.SearchStrategy[Any]] = {
        "hundredths": st.integers(row.least, row.most),
        "points": POINTS,
        "tables": IN_HALL,
    }
    return values.get(row.kind, WORDS)


def scorings() -> st.SearchStrategy[Scoring]:
    """Return every way of counting that the sheet can show."""
    worth = dict.fromkeys(KINDS, POINTS) | {"rounded": st.sampled_from(get_args(Rounding))}
    choices = {row.key.removeprefix(SCORING_KEY): st.sampled_from(row.choices) for row in SUMS}
    return st.builds(Scoring, **choices, **dict.fromkeys(TABLES, st.builds(Worth, **worth)))


def lists_of(rounds: int) -> dict[str, st.SearchStrategy[object]]:
    """Return the fields that are several rows: any order of criteria, any rounds for each thing."""
    keys = [row.key.removeprefix("apart.") for row in SETTINGS if row.key.startswith("apart.")]
    several = st.none() | st.frozensets(st.integers(1, rounds), min_size=1)
    kept = st.fixed_dictionaries({}, optional=dict.fromkeys(keys, several))
    return {
        "criteria": st.lists(
            st.sampled_from([row.code for row in CHOSEN]), unique=True
        ).map(tuple),
        "keep_apart": kept.map(
            lambda found: tuple(Apart(key, found[key]) for key in keys if key in found)
        ),
        "when": st.tuples(WORDS, WORDS, WORDS),
        "systems": st.lists(st.sampled_from([*SYSTEMS]).map(RoundSystem), max_size=3).map(tuple),
        "scoring": scorings(),
        "board": st.sampled_from((19, 13, 9)),
        "by_code": st.just(()),
    }  # fmt: skip


@st.composite
def all_settings(draw: st.DrawFn) -> Settings:
    """Return any settings of an event whose Event sheet lists three rounds."""
    rounds = draw(st.integers(1, 20))
    several = lists_of(rounds)
    apart = {"rounds", "boards", *several}  # boards stand on a sheet of their own
    one = [f.name for f in fields(Settings) if f.name not in apart]
    values: dict[str, Any] = {name: draw(value_of(name)) for name in one}
    values |= {name: draw(strategy) for name, strategy in several.items()}
    return Settings(**values, rounds=rounds)


def is_read(settings: Settings, language: str) -> None:
    """Check that settings are read as they are written in a language."""
    shown = values_of(vars(settings))
    edits: dict[str, Cell] = {
        at: BY_KEY[key].cell(shown.get(key), language) for key, at in AT.items() if key != "schema"
    }
    edits |= {f"Event!C{row}": words or None for row, words in enumerate(settings.when, 4)}
    edits |= {
        f"Event!D{row}": name_of(how.system, language)
        for row, how in enumerate(settings.systems, 4)
    }
    written = typed(EN, edits)
    places = (find(written).locations[kind] for kind in ("event", "settings"))
    readers = [TableReader(place, written[place.name], language) for place in places]

    assert settings == read_settings(readers)
    assert [[], []] == [reader.problems for reader in readers]


@limited(max_examples=25)
@given(all_settings(), st.sampled_from(LANGUAGES))
def test_all_settings_are_read_as_they_were_written(settings: Settings, language: str) -> None:
    """Every field, in the words of every language."""
    is_read(settings, language)


@pytest.mark.long
@given(all_settings(), st.sampled_from(LANGUAGES))
def test_more_settings_are_read_as_they_were_written(settings: Settings, language: str) -> None:
    """The same more often."""
    is_read(settings, language)


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_new_event_has_all_choices_of_its_rule_set(name: str) -> None:
    """All of them stand on the sheet; nothing is wrong."""
    wanted = NewEvent(rules=name)
    reading = read(applied(Workbook(), new_event(wanted, DESK, event_id=None)))
    found = replace(reading.event.settings, when=())

    assert (rule_set(name).defaults, ()) == (found, reading.problems)


def test_tie_breaks_may_be_called_as_other_programs_call_them() -> None:
    """The AGA says SODOS and SOMS; the sheet keeps what was typed."""
    reading = read(typed(EN, {AT["tiebreaks"]: "SOMS, sodos, ROS"}))

    assert ("SOS", "SDOS", "CUSS") == reading.event.settings.tiebreaks
    assert () == reading.problems
