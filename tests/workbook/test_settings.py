"""The rows of the Event sheet."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.domain.games.colours import RULES
from nigiri.domain.model.criteria import APART_FIRST, CHOSEN, CRITERIA
from nigiri.domain.model.event import Apart, Player, Settings
from nigiri.domain.pairing.criteria import CHOICES
from nigiri.domain.pairing.field import SEEDINGS
from nigiri.domain.pairing.patterns import PATTERNS
from nigiri.domain.pairing_policies.byes import POLICIES
from nigiri.domain.rules import RULE_SETS
from nigiri.messages.catalogue import LANGUAGES, every, knows
from nigiri.workbook.model.plain import plain
from nigiri.workbook.settings.draw import CRITERION
from nigiri.workbook.settings.table import BY_KEY, GROUPS, PARTS, SCHEMA, SETTINGS
from nigiri.workbook.settings.values import values_of

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.settings.row import SettingRow

APART = tuple(map(Apart, ("club", "city", "state", "country", "family")))


def test_every_field_of_the_settings_has_a_row() -> None:
    """Times and systems of the rounds stand beside the rounds; the schema is the sheet's own."""
    every = {**vars(Settings()), "criteria": tuple(CHOICES), "keep_apart": APART}

    assert set(values_of(every)) - {"when", "systems"} == set(BY_KEY) - {"schema"}


def test_no_label_means_two_settings() -> None:
    """A label is recognised in every language, whatever the event's is."""
    owners: dict[str, set[str]] = {}
    for row in SETTINGS:
        for label in (*row.labels, *row.aliases):
            owners.setdefault(plain(label), set()).add(row.key)

    assert {} == {label: keys for label, keys in owners.items() if len(keys) > 1}


def test_no_label_is_the_title_of_a_group_or_of_the_sheet() -> None:
    """Only a setting's row may carry its label in column A."""
    keys = [f"setting.group.{group}" for group in GROUPS]
    titles = {plain(title) for key in (*keys, "sheet.event", "key.title") for title in every(key)}
    for part in PARTS:
        titles |= {
            plain(said(language)) for said in (part.title, part.note) for language in LANGUAGES
        }

    assert set() == titles & {plain(label) for row in SETTINGS for label in row.labels}


def test_every_row_belongs_to_a_group() -> None:
    """And every group has rows."""
    assert {row.group for row in SETTINGS} == set(GROUPS)


def test_only_names_are_called_alike_in_every_language() -> None:
    """A choice without words of its own is written as its code: names, numbers, other systems'."""
    bare = {
        row.key
        for row in SETTINGS
        for code in row.choices
        if not knows(f"{row.said or f'setting.{row.key}'}.{re.sub('[^A-Za-z0-9_]+', '-', code)}")
    }

    assert {"rules", "language", "tiebreaks", "seeding", "board"} == bare


def told_apart(row: SettingRow) -> bool:
    """Tell whether no word means two choices of a setting, or holds a mark of a list."""
    spelled = [row.spellings(code) for code in row.choices]
    words = [{plain(word) for word in choice} for choice in spelled]
    marks = {mark for choice in spelled for word in choice for mark in word if mark in ",·;|"}
    return sum(map(len, words)) == len(set().union(*words)) and not marks


def test_every_choice_is_told_from_the_others() -> None:
    """And there are choices wherever something is to be chosen."""
    chosen = {"choice", "codes", "rounds"}

    assert [] == [row for row in SETTINGS if not told_apart(row)]
    assert chosen <= {row.kind for row in SETTINGS if row.choices}
    assert [] == [row.key for row in SETTINGS if row.kind in chosen and not row.choices]


def test_the_defaults_are_among_the_choices() -> None:
    """A setting that is missing falls back to something that can be typed."""
    defaults = values_of({**vars(Settings()), "schema": SCHEMA})

    def fits(row: SettingRow) -> bool:
        default: Any = defaults.get(row.key)
        codes = set(row.choices)
        if row.kind == "choice":
            return default in codes
        if row.kind == "codes":
            return set(default) <= codes
        counts = row.kind in {"count", "hundredths"} and default is not None
        return not counts or row.least <= default <= row.most

    assert [] == [row.key for row in SETTINGS if not fits(row)]


def test_every_rule_set_can_be_chosen() -> None:
    """The list of the sheet is the list of the domain."""
    assert set(RULE_SETS) == set(BY_KEY["rules"].choices)


def test_every_criterion_of_the_draw_has_its_row() -> None:
    """In the order in which the draw lists them."""
    rows = [row for row in SETTINGS if row.group == "criteria"]

    assert rows
    assert [CRITERION + code for code in CHOICES] == [row.key for row in rows]


def test_the_default_order_of_the_criteria() -> None:
    """Those of quebec, whose numbers run downwards on a new sheet; and the usual ones."""
    assert list(APART_FIRST) == [card.code for card in CHOSEN if card.code in APART_FIRST]
    assert APART_FIRST == (
        *("title", "score", "wishes", "apart", "floated", "again", "floats", "children"),
        *("halves", "later", "place", "colours"),
    )
    assert CRITERIA == (
        *("title", "score", "floated", "again", "floats", "wishes", "children", "halves"),
        *("apart", "place", "colours"),
    )


def lower(words: str) -> str:
    """Return the words as they begin within a sentence."""
    return words[0].lower() + words[1:]


def test_a_criterion_has_the_name_by_which_why_calls_it() -> None:
    """So that what was read there is found again."""
    called = {row.code: [lower(word) for word in every(f"draw.{row.code}")] for row in CHOSEN}

    assert called == {
        row.code: [*(lower(BY_KEY[CRITERION + row.code].label(language)) for language in LANGUAGES)]
        for row in CHOSEN
    }


def test_what_can_be_kept_apart_is_known_of_a_player() -> None:
    """Each key is a field."""
    assert {each.key for each in APART} <= {f.name for f in fields(Player)}


def test_the_choices_are_those_of_the_draw() -> None:
    """None is missing, none is invented."""
    found = {key: [*row.choices] for key, row in BY_KEY.items()}

    assert [*PATTERNS] == found["pattern"] == found["pattern_after"]
    assert [*SEEDINGS] == found["seeding"]
    assert [*POLICIES] == found["bye_policy"]
    assert {*RULES} == {*found["colour_rule"]}


@pytest.mark.parametrize(
    ("key", "value", "shown"),
    [
        ("name", "", None), ("gap", None, None), ("apart_free", (), None), ("apart_gap", 0, 0),
        ("apart.club", Apart("club"), "oui"),
        ("apart.club", Apart("club", frozenset({1, 2, 3, 5})), "1-3, 5"),
        ("apart_free", ("bar", "leading"), "première section, meneurs"),
        ("criterion.score", 2, 2), ("criterion.score", None, None), ("host", "Mtl", "Mtl"),
    ],
)  # fmt: skip
def test_a_value_is_shown_in_the_words_of_the_sheet(key: str, value: object, shown: Cell) -> None:
    """What is empty shows nothing."""
    assert shown == BY_KEY[key].cell(value, "fr")
