"""The rows of the Event sheet."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from nigiri.domain.model import Settings
from nigiri.domain.rules import RULE_SETS
from nigiri.workbook.plain import plain
from nigiri.workbook.settings import BY_KEY, GROUPS, SCHEMA, SETTINGS, SettingRow


def test_every_field_of_the_settings_has_a_row() -> None:
    """The times of the rounds stand beside the rounds; the schema is the sheet's own."""
    assert {f.name for f in fields(Settings)} - {"when"} == set(BY_KEY) - {"schema"}


def test_no_label_means_two_settings() -> None:
    """A label is recognised in either language, whatever the event's is."""
    owners: dict[str, set[str]] = {}
    for row in SETTINGS:
        for label in row.label:
            owners.setdefault(plain(label), set()).add(row.key)

    assert {} == {label: keys for label, keys in owners.items() if len(keys) > 1}


def test_no_label_is_the_title_of_a_group_or_of_the_sheet() -> None:
    """Only a setting's row may carry its label in column A."""
    titles = {plain(t) for titles in GROUPS.values() for t in titles} | {"event", "tournoi", "key"}

    assert set() == titles & {plain(label) for row in SETTINGS for label in row.label}


@pytest.mark.parametrize("row", SETTINGS, ids=lambda row: row.key)
def test_a_row_belongs_to_a_group_and_speaks_both_languages(row: SettingRow) -> None:
    """A note is there in both languages or in none."""
    assert row.group in GROUPS
    assert all(row.label)
    assert bool(row.note[0]) is bool(row.note[1])


@pytest.mark.parametrize("row", SETTINGS, ids=lambda row: row.key)
def test_every_choice_is_told_from_the_others(row: SettingRow) -> None:
    """No word means two choices, and the codes are those of the domain."""
    words = [{plain(word) for word in choice} for choice in row.choices]

    assert sum(map(len, words)) == len(set().union(*words))
    assert bool(row.choices) is (row.kind in {"choice", "codes"})


def test_the_defaults_are_among_the_choices() -> None:
    """A setting that is missing falls back to something that can be typed."""
    for row in SETTINGS:
        default: Any = getattr(Settings(), row.key, SCHEMA)
        codes = {code for code, *_ in row.choices}
        if row.kind == "choice":
            assert default in codes
        elif row.kind == "codes":
            assert set(default) <= codes
        elif row.kind == "count" and default is not None:
            assert row.least <= default <= row.most


def test_every_rule_set_can_be_chosen() -> None:
    """The list of the sheet is the list of the domain."""
    assert set(RULE_SETS) == {code for code, *_ in BY_KEY["rules"].choices}
