"""Read the settings on the Event sheet, each by its label and its kind."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.event import Settings
from nigiri.domain.rules import rule_set
from nigiri.workbook.read_event import read_systems, read_times, setting_rows, which_words
from nigiri.workbook.read_kinds import READERS
from nigiri.workbook.setting_values import fields_of, values_of
from nigiri.workbook.settings import BY_KEY, SCHEMA, SETTINGS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.reader import TableReader


def read_settings(reader: TableReader) -> Settings:
    """Return the settings; what is missing or wrong keeps its default and becomes a problem.

    The defaults are those of `quebec`, but what rounds count and what comes first those of the
    rule set: so it was before they had rows.
    An entry of a list (setting_values.py) that is blank or wrong does not count; only where no row
    of its list is there the list keeps its default.
    Labels stand in the column of the rounds, values in the column of their results.
    """
    rows = setting_rows(reader.sheet, reader.place.columns["round"])
    values: dict[str, Any] = {}
    for key, row in sorted(rows.items(), key=lambda item: item[1]):
        values |= READERS[BY_KEY[key].kind](reader, BY_KEY[key], row)
    chosen = rule_set(values.get("rules", Settings().rules)).defaults
    usual = Settings(scoring=chosen.scoring, ranked_by=chosen.ranked_by, first=chosen.first)
    _check_missing(reader, rows, usual)
    _check_schema(reader, rows, values.pop("schema", SCHEMA))
    found = fields_of(values, usual.scoring)
    return replace(usual, **found, when=read_times(reader), systems=read_systems(reader))


def _check_missing(reader: TableReader, rows: Mapping[str, int], usual: Settings) -> None:
    """Report the rows that are not there, with the default that is used."""
    defaults = values_of({**vars(usual), "schema": SCHEMA})
    for setting in SETTINGS:
        if setting.key not in rows and not setting.optional:
            default = setting.cell(defaults[setting.key], reader.language)
            at, label = reader.place.heading_row, setting.label[which_words(reader)]
            reader.report("setting-missing", at, "round", label=label, value=default or "")


def _check_schema(reader: TableReader, rows: Mapping[str, int], version: int) -> None:
    """Report a workbook that a newer layout wrote."""
    if version > SCHEMA:
        row = rows["schema"]
        reader.report("schema", row, "results", typed=version, known=SCHEMA)
