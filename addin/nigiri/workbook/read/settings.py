"""Read the settings on the Event sheet: each by its label, its cell by its kind.

A cell that cannot be read becomes a problem, and the default counts.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.event import Apart, Settings
from nigiri.domain.model.units import HalfPoints, Rank, parse_points
from nigiri.domain.rules import rule_set
from nigiri.messages.message import message
from nigiri.version import VERSION
from nigiri.workbook.model.plain import plain, whole_number
from nigiri.workbook.read.event import read_systems, read_times, setting_rows
from nigiri.workbook.settings.draw import APART_KEY
from nigiri.workbook.settings.table import BY_KEY, SCHEMA, SETTINGS, TABLES
from nigiri.workbook.settings.values import fields_of, values_of
from nigiri.workbook.spellings.rounds import LAST_TABLE, parse_rounds, parse_tables
from nigiri.workbook.writer import writer_on

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.read.table_reader import TableReader
    from nigiri.workbook.settings.row import Kind, SettingRow

#: Between the four values of a row; numbers may also stand apart by blanks alone.
_BETWEEN = re.compile(r"\s*[·;|]\s*")
_HUNDREDTHS = re.compile(r"(\d{1,4})(?:[.,](\d{1,2}))?")


def _text(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: text}."""
    return {setting.key: reader.text(row, "results")}


def _count(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: number} of a count; {} for a blank or wrong cell.

    An entry of a list (settings/values.py) is {key: None} then: its row is there, but does not
    count.
    """
    cell = reader.cell(row, "results")
    number = whole_number(cell)
    if number is not None and setting.least <= number <= setting.most:
        return {setting.key: number}
    if cell is not None or not setting.optional:
        reader.report(
            "setting-count",
            row,
            "results",
            typed="" if cell is None else cell,
            least=setting.least,
            most=setting.most,
            label=setting.label(reader.language),
        )
    return {setting.key: None} if "." in setting.key else {}


def _codes(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: codes}; () for a blank cell: no tie-breaks, nobody excepted."""
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
    code = choice_of(setting, typed)
    if code is None:
        choices = ", ".join(setting.words(reader.language))
        reader.report(
            "setting-choice",
            row,
            "results",
            typed=typed,
            label=setting.label(reader.language),
            choices=choices,
        )
    return code


def choice_of(setting: SettingRow, typed: str) -> str | None:
    """Return the code of a choice, typed as its words, other words or the code; None for others.

    None for "", too.
    """
    return _words_of(setting).get(plain(typed))


@cache
def _words_of(setting: SettingRow) -> dict[str, str]:
    """Return the word -> code of a choice, in every language."""
    known = {plain(word): code for word, code in setting.also}
    return known | {
        plain(word): code for code in setting.choices for word in setting.spellings(code)
    }


def _rounds(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: Apart with its rounds}; {key: None} where it is off: blank, no, or wrong."""
    typed, number_of_rounds = reader.text(row, "results"), _number_of_rounds(reader)
    chosen = choice_of(setting, typed)
    rounds: frozenset[int] = frozenset()
    if chosen is None:
        try:
            rounds = parse_rounds(typed, number_of_rounds)
        except ValueError:
            reader.report(
                "setting-rounds",
                row,
                "results",
                typed=typed,
                rounds=number_of_rounds,
                label=setting.label(reader.language),
            )
    if chosen != "yes" and not rounds:
        return {setting.key: None}
    return {setting.key: Apart(setting.key.removeprefix(APART_KEY), rounds or None)}


def _number_of_rounds(reader: TableReader) -> int:
    """Return the number of rounds; the largest possible one if its cell is wrong."""
    row = setting_rows(reader.sheet, reader.location.columns["round"]).get("rounds")
    number = whole_number(reader.cell(row, "results")) if row else Settings().rounds
    most = BY_KEY["rounds"].most
    return number if number is not None and 1 <= number <= most else most


def _rank(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: rank, or the code of a choice}; {} for a blank or wrong cell."""
    typed = reader.text(row, "results")
    chosen = choice_of(setting, typed)
    if not typed or chosen:
        return {setting.key: chosen} if chosen else {}
    try:
        return {setting.key: Rank.parse(typed)}
    except ValueError:
        _report(reader, "setting-rank", setting, row)
        return {}


def _points(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: half points}; {} with a problem for a blank or wrong cell."""
    points = _half_points(reader.text(row, "results"))
    if points is None:
        _report(reader, "setting-points", setting, row)
        return {}
    return {setting.key: points}


def _half_points(typed: str) -> HalfPoints | None:
    """Return the half points written, None for anything else."""
    try:
        return parse_points(typed)
    except ValueError:
        return None


def _hundredths(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: hundredths} of a number such as 1, 1.5 or 0,67; {} with a problem if none."""
    found = _HUNDREDTHS.fullmatch(reader.text(row, "results"))
    number = 100 * int(found[1]) + int((found[2] or "").ljust(2, "0")) if found else -1
    if not setting.least <= number <= setting.most:
        least, most = (
            setting.cell(each, reader.language) for each in (setting.least, setting.most)
        )
        _report(reader, "setting-hundredths", setting, row, least=least, most=most)
        return {}
    return {setting.key: number}


def _four(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: four values}, or one value for all four; {} with a problem for anything else."""
    typed = reader.text(row, "results")
    parts = _BETWEEN.split(typed)
    if len(parts) == 1 and not setting.choices:
        parts = typed.split()
    read = _chosen_by(setting) if setting.choices else _half_points
    values = tuple(read(part) for part in parts)
    if len(values) not in {1, len(TABLES)} or None in values:
        choices = ", ".join(setting.words(reader.language)) or "1, ½, 0"
        _report(reader, "setting-four", setting, row, choices=choices)
        return {}
    return {setting.key: values if len(values) > 1 else values * len(TABLES)}


def _chosen_by(setting: SettingRow) -> Callable[[str], str | None]:
    """Return the function from a typed choice to its code."""
    return lambda typed: choice_of(setting, typed)


def _tables(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: numbers of tables}; {} with a problem for anything else."""
    try:
        return {setting.key: parse_tables(reader.text(row, "results"))}
    except ValueError:
        _report(reader, "setting-tables", setting, row, most=LAST_TABLE)
        return {}


def _report(reader: TableReader, code: str, setting: SettingRow, row: int, **facts: object) -> None:
    """Report a problem of the cell, with its text and the label beside it."""
    typed, label = reader.text(row, "results"), setting.label(reader.language)
    reader.report(code, row, "results", typed=typed, label=label, **facts)


READERS: Mapping[Kind, Callable[[TableReader, SettingRow, int], dict[str, Any]]] = {
    "text": _text,
    "count": _count,
    "codes": _codes,
    "choice": _choice,
    "rounds": _rounds,
    "rank": _rank,
    "points": _points,
    "hundredths": _hundredths,
    "four": _four,
    "tables": _tables,
}
"""Kind -> function that reads a cell: {key: value}, or {} where the default counts."""


def read_settings(reader: TableReader) -> Settings:
    """Return the settings; a missing or wrong one keeps its default and becomes a problem.

    The defaults are those of `quebec`, but scoring and the first criterion those of the rule set:
    so it was before they had rows.
    An entry of a list (settings/values.py) that is blank or wrong does not count; only if no row of
    its list is there the list keeps its default. Labels stand in the column of the rounds, values
    in the column of their results.
    """
    rows = setting_rows(reader.sheet, reader.location.columns["round"])
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
    """Report the missing rows, with the default that counts."""
    defaults = values_of({**vars(usual), "schema": SCHEMA})
    for setting in SETTINGS:
        if setting.key not in rows and not setting.optional:
            default = setting.cell(defaults[setting.key], reader.language)
            at, label = reader.location.heading_row, setting.label(reader.language)
            reader.report("setting-missing", at, "round", label=label, value=default or "")


def _check_schema(reader: TableReader, rows: Mapping[str, int], version: int) -> None:
    """Report a workbook of a newer layout, with the nigiri that wrote it."""
    if version > SCHEMA:
        wrote = writer_on(reader.sheet, reader.location)
        theirs = f"nigiri {wrote}" if wrote else message("problem.writer.unknown")
        facts = {"theirs": theirs, "ours": VERSION, "typed": version, "known": SCHEMA}
        reader.report("schema", rows["schema"], "results", **facts)
