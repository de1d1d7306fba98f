"""Read the settings on the Event sheet, each by its label and its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nigiri.domain.model import Apart, Settings
from nigiri.domain.rules import rule_set
from nigiri.workbook.plain import plain, whole_number
from nigiri.workbook.read_event import read_times, setting_rows, which_words
from nigiri.workbook.round_list import parse_rounds
from nigiri.workbook.setting_values import fields_of
from nigiri.workbook.settings import BY_KEY, SCHEMA, SETTINGS
from nigiri.workbook.settings_draw import APART_KEY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.reader import TableReader
    from nigiri.workbook.setting_row import Kind, SettingRow

#: The fields of Settings that no row of the sheet tells.
WITHOUT_ROW = ("scoring", "ranked_by", "first")


def read_settings(reader: TableReader) -> Settings:
    """Return the settings; what is missing or wrong keeps its default and becomes a problem.

    An entry of a list (setting_values.py) that is blank or wrong does not count; only where no row
    of its list is there the list keeps its default.
    Labels stand in the column of the rounds, values in the column of their results.
    """
    rows = setting_rows(reader.sheet, reader.place.columns["round"])
    values: dict[str, Any] = {}
    for key, row in sorted(rows.items(), key=lambda item: item[1]):
        values |= _READERS[BY_KEY[key].kind](reader, BY_KEY[key], row)
    _check_missing(reader, rows)
    _check_schema(reader, rows, values.pop("schema", SCHEMA))
    return Settings(**fields_of(values), **_of_the_rule_set(values), when=read_times(reader))


def _of_the_rule_set(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the choices that have no row of their own: they come with the rule set."""
    chosen = rule_set(values.get("rules", Settings().rules)).defaults
    return {key: getattr(chosen, key) for key in WITHOUT_ROW}


def _check_missing(reader: TableReader, rows: Mapping[str, int]) -> None:
    """Report the rows that are not there, with the default that is used."""
    for setting in SETTINGS:
        if setting.key not in rows and not setting.optional:
            default = getattr(Settings(), setting.key, SCHEMA)
            at, label = reader.place.heading_row, setting.label[which_words(reader)]
            reader.report("setting-missing", at, "round", label=label, value=default)


def _check_schema(reader: TableReader, rows: Mapping[str, int], version: int) -> None:
    """Report a workbook that a newer layout wrote."""
    if version > SCHEMA:
        row = rows["schema"]
        reader.report("schema", row, "results", typed=version, known=SCHEMA)


def _text(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: text}."""
    return {setting.key: reader.text(row, "results")}


def _count(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: number} of a count; {} for a blank or wrong cell.

    A blank entry of a list (setting_values.py) is there nevertheless, and empty.
    """
    cell = reader.cell(row, "results")
    number = whole_number(cell)
    if number is not None and setting.least <= number <= setting.most:
        return {setting.key: number}
    if cell is not None or not setting.optional:
        reader.report(
            "setting-count", row, "results", typed="" if cell is None else cell,
            least=setting.least, most=setting.most, label=setting.label[which_words(reader)],
        )  # fmt: skip
    return {setting.key: None} if "." in setting.key else {}


def _codes(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: codes}; a blank list is an empty one: no tie-breaks, nobody excepted."""
    typed = reader.text(row, "results").split(",")
    codes = [_code(reader, setting, row, part) for part in typed if part.strip()]
    return {setting.key: tuple(code for code in codes if code)}


def _choice(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: code}; {} when the cell is blank or wrong."""
    typed = reader.text(row, "results")
    if not typed and setting.optional:
        return {}
    code = _code(reader, setting, row, typed)
    return {setting.key: code} if code else {}


def _code(reader: TableReader, setting: SettingRow, row: int, typed: str) -> str | None:
    """Return the code of a typed choice, None with a problem when there is none."""
    code = _chosen(setting, typed)
    if code is None:
        which = which_words(reader)
        choices = ", ".join(words[which] for _, *words in setting.choices)
        reader.report(
            "setting-choice", row, "results", typed=typed, label=setting.label[which],
            choices=choices,
        )  # fmt: skip
    return code


def _chosen(setting: SettingRow, typed: str) -> str | None:
    """Return the code of a choice by its words in either language, or by itself; None: it is none.

    "" is none, too.
    """
    known = {plain(word): code for code, *words in setting.choices for word in (code, *words)}
    return known.get(plain(typed))


def _rounds(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: what is kept apart and when}, None where it is not: blank, no, or wrong."""
    typed, number_of_rounds = reader.text(row, "results"), _number_of_rounds(reader)
    chosen = _chosen(setting, typed)
    rounds: frozenset[int] = frozenset()
    if chosen is None:
        try:
            rounds = parse_rounds(typed, number_of_rounds)
        except ValueError:
            reader.report("setting-rounds", row, "results", typed=typed, rounds=number_of_rounds,
                          label=setting.label[which_words(reader)])  # fmt: skip
    if chosen != "yes" and not rounds:
        return {setting.key: None}
    return {setting.key: Apart(setting.key.removeprefix(APART_KEY), rounds or None)}


def _number_of_rounds(reader: TableReader) -> int:
    """Return how many rounds the event has; as many as there may be where its cell is wrong."""
    row = setting_rows(reader.sheet, reader.place.columns["round"]).get("rounds")
    number = whole_number(reader.cell(row, "results")) if row else Settings().rounds
    most = BY_KEY["rounds"].most
    return number if number is not None and 1 <= number <= most else most


_READERS: Mapping[Kind, Callable[[TableReader, SettingRow, int], dict[str, Any]]] = {
    "text": _text,
    "count": _count,
    "codes": _codes,
    "choice": _choice,
    "rounds": _rounds,
}
