"""Where an event departs from a rule set, and how it is given the choices of another one."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from nigiri.desk.draw.draw import draw
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.desk.setup.rules import apply_rules, departures_view
from nigiri.domain.rules import RULE_SETS, rule_set
from nigiri.errors import SheetProblems, WrongUse
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.departures import departures
from tests.desk.story import DESK, club, usual_order
from tests.sample import sampled
from tests.settings import cell
from tests.workbook.sheets import typed


def event(rules: str, language: str = "en", **settings: object) -> Workbook:
    """Return a new event of that rule set."""
    wanted = NewEvent(rules, language, settings)
    return applied(Workbook(), new_event(wanted, DESK, event_id=None))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", RULE_SETS)
def test_a_new_event_follows_its_rule_set(name: str, language: str) -> None:
    """Whatever it is called, however many rounds it has and whoever is host."""
    workbook = event(name, language, name="Spring Open", rounds=4, host="Mtl", seed=7)
    found = departures_view(workbook)

    assert ((), f"All settings are as in the rule set {name}.") == (
        found.rows, found.title
    )  # fmt: skip


def test_an_event_that_began_otherwise_is_told_in_one_line_what_a_new_one_would_have() -> None:
    """It keeps that; what somebody chose is no such thing, nor is what another set has."""
    told = (
        "This event keeps what it began with. A new one of aga would have: Start scores by: band."
    )
    bar = event("aga", start_rule="bar", komi_even=13)
    assert told == departures_view(bar).notes[0]
    assert 2 == len(departures_view(bar).notes)
    assert 1 == len(departures_view(bar, "bga").notes)
    assert 1 == len(departures_view(event("aga", start_rule="grade")).notes)

    europe = "A new event of a European federation begins with another rule set: ffg, egf."
    assert (europe,) == departures_view(event("opengotha")).notes
    assert () == departures_view(event("egf")).notes


def test_each_departure_is_a_line_in_the_words_of_the_sheet() -> None:
    """The setting, what the rule set has, what the event has; a dash for what is empty."""
    workbook = event("bga", "fr", rounds=3, gap=1, komi_even=13, handicap_even_above=None)
    found = departures_view(workbook)

    assert ("Setting", "bga", "Here") == found.headings
    assert (
        ("Écart entre les sections", "–", 1), ("À égalité dès le rang", "barre", "–"),
        ("Komi à égalité", "7½", "6½"),
    ) == found.rows  # fmt: skip
    assert "3 settings differ from the rule set bga" == found.title


def test_of_the_criteria_those_are_named_that_stand_elsewhere() -> None:
    """Not those whose numbers follow: an event begun before has three of twelve elsewhere."""
    found = departures_view(usual_order(club(4)).workbook)

    assert (
        ("Wishes", 3, 6),
        ("Kept apart", 4, 9),
        ("Kept apart earlier", 10, "–"),
    ) == found.rows


def test_what_the_hall_and_the_prize_giving_ask_for_is_no_departure() -> None:
    """No rule set knows of tables, or of standings that wait."""
    workbook = event("bga", tables_unused=(7, 13), standings_after=2)

    assert () == departures_view(workbook).rows


NAMES = (*RULE_SETS,)


@pytest.mark.parametrize(
    ("name", "other"),
    sampled(
        product(NAMES, NAMES),
        [*zip(NAMES, (*NAMES[1:], NAMES[0]), strict=True), (NAMES[0], NAMES[0])],
    ),
)
def test_an_event_can_be_given_all_choices_of_another_rule_set(name: str, other: str) -> None:
    """Then it is as if it had begun so, and departs from it in nothing.

    Every time each set becomes the one after it, and one itself.
    """
    workbook = event(name, name="Spring Open", rounds=4)
    new = applied(workbook, apply_rules(workbook, DESK, other))
    settings = read(new).event.settings

    assert replace(
        rule_set(other).for_rounds(4), name="Spring Open", when=("",) * 4
    ) == settings  # fmt: skip
    assert () == departures(settings)
    assert bool(departures(settings, name)) is (name != other)


def test_another_name_in_the_cell_of_the_rule_set_changes_nothing_else() -> None:
    """It is then another set that the event departs from."""
    workbook = event("quebec")
    settings = read(typed(workbook, {cell(workbook, "rules"): "swiss"})).event.settings

    assert replace(read(workbook).event.settings, rules="swiss") == settings
    assert departures(settings)


def test_each_cell_that_changes_is_logged() -> None:
    """With what stood there; what is the same in both is not touched."""
    story = club(4)
    story.does(apply_rules, "egc")
    lines = [story.cell("log", row, "became") for row in range(4, 60)]
    commands = {story.cell("log", row, "command") for row, line in enumerate(lines, 4) if line}

    assert "rules" in commands
    assert {"egc", "congress", "7½", "who played all rounds"} <= set(lines)
    assert lines.count("7½") == 1


def test_what_follows_is_told() -> None:
    """Before round 1 the sections, then the scores."""
    story = club(4)
    before = story.does(apply_rules, "bga").sentences
    story.does(apply_rules, "quebec")
    story.does(draw)
    after = story.does(apply_rules, "bga").sentences
    again = story.does(apply_rules, "bga").sentences

    assert "Start scores may have changed: look at Sections." == before[-1]
    assert after[-1].startswith("Scores and places are counted again")
    assert ("All settings are already as in the rule set bga.",) == again


def test_unknown_rule_sets_missing_rows_and_wrong_cells_are_refused() -> None:
    """Each with its sentence; nothing is written halfway."""
    workbook = event("quebec")
    label, value = cell(workbook, "komi_even", "label"), cell(workbook, "komi_even")
    with pytest.raises(WrongUse, match="There is no rule set “marienbad”"):
        departures_view(workbook, "marienbad")
    with pytest.raises(WrongUse, match="There is no rule set “marienbad”"):
        apply_rules(workbook, DESK, "marienbad")
    with pytest.raises(WrongUse, match="no row for “komi_even”"):
        apply_rules(typed(workbook, {label: None}), DESK, "bga")
    with pytest.raises(SheetProblems):
        apply_rules(typed(workbook, {value: "x"}), DESK, "bga")
