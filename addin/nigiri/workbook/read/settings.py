"""Read the settings on Event and Settings: each by its label, its cell by its kind.

A cell that cannot be read becomes a problem, and the default counts.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from nigiri.domain.cached import while_same
from nigiri.domain.model.event import Apart, Settings
from nigiri.domain.model.units import HalfPoints, Rank, parse_points
from nigiri.domain.rules import rule_set
from nigiri.domain.tiebreaks import names_in
from nigiri.messages.message import message
from nigiri.version import VERSION
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.locations import Book
from nigiri.workbook.model.plain import plain, whole_number
from nigiri.workbook.read.event import (
    BELOW,
    BESIDE,
    last_row,
    read_systems,
    read_times,
    row_of_lost_label,
    setting_cells,
    title_row,
)
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.settings.draw import APART_KEY
from nigiri.workbook.settings.table import BELOW_KEY, BY_KEY, ON_EVENT, SCHEMA, SETTINGS, TABLES
from nigiri.workbook.settings.values import fields_of, values_of
from nigiri.workbook.spellings.rounds import LAST_TABLE, parse_rounds, parse_tables
from nigiri.workbook.spellings.yes_no import NO_WORDS, YES_WORDS
from nigiri.workbook.writer import is_newer, writer_in

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.problems import Problem
    from nigiri.workbook.read.event import SettingCell
    from nigiri.workbook.settings.row import Kind, SettingRow

#: Between the four values of a row; numbers may also stand apart by blanks alone.
_BETWEEN = re.compile(r"\s*[·;|]\s*")
_WORD = re.compile(r"[^\W\d_]+")
_HUNDREDTHS = re.compile(r"(\d{1,4})(?:[.,](\d{1,2}))?")


class Typed(NamedTuple):
    """The cell of a setting: its reader, its row, the key of its column; the number of rounds."""

    reader: TableReader
    row: int
    key: str
    rounds: int

    @property
    def cell(self) -> Cell:
        """Return its value as it was typed, None for a blank."""
        return self.reader.cell(self.row, self.key)

    @property
    def text(self) -> str:
        """Return it as trimmed text, "" for a blank."""
        return self.reader.text(self.row, self.key)

    @property
    def language(self) -> str:
        """Return the language of the event."""
        return self.reader.language

    def report(self, code: str, **facts: object) -> None:
        """Report the problem `code` of the cell."""
        self.reader.report(code, self.row, self.key, **facts)


def _text(at: Typed, setting: SettingRow) -> dict[str, Any]:
    """Return {key: text}."""
    return {setting.key: at.text}


def _count(at: Typed, setting: SettingRow) -> dict[str, Any]:
    """Return {key: number} of a count; {} for a blank or wrong cell.

    An entry of a list (settings/values.py) is {key: None} then: its row is there, but does not
    count.
    """
    cell = at.cell
    number = whole_number(cell)
    if number is not None and setting.least <= number <= setting.most:
        return {setting.key: number}
    if cell is not None or not setting.optional:
        at.report(
            "setting-count",
            typed="" if cell is None else cell,
            least=setting.least,
            most=setting.most,
            label=setting.label(at.language),
        )
    return {setting.key: None} if "." in setting.key else {}


def _codes(at: Typed, setting: SettingRow) -> dict[str, Any]:
    """Return {key: codes}; () for a blank cell: no tie-breaks, nobody excepted."""
    typed = map(str.strip, at.text.split(","))
    codes = [_code(at, setting, part) for part in typed if part]
    return {setting.key: tuple(code for code in codes if code)}


def _choice(at: Typed, setting: SettingRow) -> dict[str, Any]:
    """Return {key: code}; {} when the cell is blank or wrong."""
    typed = at.text
    if not typed and setting.optional:
        return {}
    code = _code(at, setting, typed)
    return {setting.key: code} if code else {}


def _code(at: Typed, setting: SettingRow, typed: str) -> str | None:
    """Return the code of a typed choice, None with a problem when there is none."""
    code = choice_of(setting, typed)
    if code is None:
        choices = ", ".join(setting.words(at.language))
        at.report(
            "setting-choice",
            typed=typed,
            label=setting.label(at.language),
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
    for code, words in (("yes", YES_WORDS), ("no", NO_WORDS)):
        known |= dict.fromkeys(words if code in setting.choices else (), code)
    return known | {
        plain(word): code for code in setting.choices for word in setting.spellings(code)
    }


def _rounds(at: Typed, setting: SettingRow) -> dict[str, Any]:
    """Return {key: Apart with its rounds}; {key: None} where it is off: blank, no, or wrong.

    "strict" stands alone, or before or behind the rounds.
    """
    typed, number_of_rounds = at.text, at.rounds
    strict, rest = _strictly(setting, typed)
    chosen = "yes" if strict and not rest else choice_of(setting, rest)
    rounds: frozenset[int] = frozenset()
    if chosen is None:
        try:
            rounds = parse_rounds(rest, number_of_rounds)
        except ValueError:
            at.report(
                "setting-rounds",
                typed=typed,
                rounds=number_of_rounds,
                label=setting.label(at.language),
            )
    if chosen != "yes" and not rounds:
        return {setting.key: None}
    return {setting.key: Apart(setting.key.removeprefix(APART_KEY), rounds or None, strict)}


def _strictly(setting: SettingRow, typed: str) -> tuple[bool, str]:
    """Return True and the rest of words that say that something is strict, else False and them."""
    for word in _WORD.findall(typed):
        if choice_of(setting, word) == "strict":
            return True, typed.replace(word, "", 1).strip(" ,;:")
    return False, typed


def _rank(at: Typed, setting: SettingRow) -> dict[str, Any]:
    """Return {key: rank, or the code of a choice}; {} for a blank or wrong cell."""
    typed = at.text
    chosen = choice_of(setting, typed)
    if not typed or chosen:
        return {setting.key: chosen} if chosen else {}
    try:
        return {setting.key: Rank.parse(typed)}
    except ValueError:
        _report(at, "setting-rank", setting)
        return {}


def _points(at: Typed, setting: SettingRow) -> dict[str, Any]:
    """Return {key: half points}; {} with a problem for a blank or wrong cell."""
    points = _half_points(at.text)
    if points is None:
        _report(at, "setting-points", setting)
        return {}
    return {setting.key: points}


def _half_points(typed: str) -> HalfPoints | None:
    """Return the half points written, None for anything else."""
    try:
        return parse_points(typed)
    except ValueError:
        return None


def _hundredths(at: Typed, setting: SettingRow) -> dict[str, Any]:
    """Return {key: hundredths} of a number such as 1, 1.5 or 0,67; {} with a problem if none."""
    found = _HUNDREDTHS.fullmatch(at.text)
    number = 100 * int(found[1]) + int((found[2] or "").ljust(2, "0")) if found else -1
    if not setting.least <= number <= setting.most:
        least, most = (setting.cell(each, at.language) for each in (setting.least, setting.most))
        _report(at, "setting-hundredths", setting, least=least, most=most)
        return {}
    return {setting.key: number}


def _four(at: Typed, setting: SettingRow) -> dict[str, Any]:
    """Return {key: four values}, or one value for all four; {} with a problem for anything else."""
    typed = at.text
    parts = _BETWEEN.split(typed)
    if len(parts) == 1 and not setting.choices:
        parts = typed.split()
    read = _chosen_by(setting) if setting.choices else _half_points
    values = tuple(read(part) for part in parts)
    if len(values) not in {1, len(TABLES)} or None in values:
        choices = ", ".join(setting.words(at.language)) or "1, ½, 0"
        _report(at, "setting-four", setting, choices=choices)
        return {}
    return {setting.key: values if len(values) > 1 else values * len(TABLES)}


def _chosen_by(setting: SettingRow) -> Callable[[str], str | None]:
    """Return the function from a typed choice to its code."""
    return lambda typed: choice_of(setting, typed)


def _tables(at: Typed, setting: SettingRow) -> dict[str, Any]:
    """Return {key: numbers of tables}; {} with a problem for anything else."""
    try:
        return {setting.key: parse_tables(at.text)}
    except ValueError:
        _report(at, "setting-tables", setting, most=LAST_TABLE)
        return {}


def _report(at: Typed, code: str, setting: SettingRow, **facts: object) -> None:
    """Report a problem of the cell, with its text and the label beside it."""
    at.report(code, typed=at.text, label=setting.label(at.language), **facts)


READERS: Mapping[Kind, Callable[[Typed, SettingRow], dict[str, Any]]] = {
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


def read_settings(readers: Sequence[TableReader]) -> Settings:
    """Return the settings; a missing or wrong one keeps its default and becomes a problem.

    readers -- of Event, and of Settings where that sheet is there
    Sheets that are as they were are not read again.
    """

    def read() -> tuple[Settings, list[list[Problem]]]:
        own = [TableReader(each.location, each.sheet, each.language) for each in readers]
        return _read_settings(own), [each.problems for each in own]

    event, *others = readers
    known = event.location, event.language, [(each.location, each.sheet) for each in others]
    settings, problems = while_same(event.sheet, "_settings", known, read)
    for reader, found in zip(readers, problems, strict=True):
        reader.problems += found
    return settings


def _read_settings(readers: Sequence[TableReader]) -> Settings:
    """Return the settings of sheets without regard to earlier readings.

    The defaults are those of `quebec`, but scoring and the first criterion those of the rule set:
    so it was before they had rows.
    An entry of a list (settings/values.py) that is blank or wrong does not count; only if no row of
    its list is there the list keeps its default.
    """
    event, by_kind = readers[0], {reader.location.kind: reader for reader in readers}
    workbook = Workbook({reader.location.name: reader.sheet for reader in readers})
    places = setting_cells(workbook, Book({each: by_kind[each].location for each in by_kind}))
    rounds = _number_of_rounds(workbook, places)
    values: dict[str, Any] = {}
    for key, place in _in_order(places):
        cell = Typed(by_kind[place.location.kind], place.row, place.columns.value, rounds)
        values |= READERS[BY_KEY[key].kind](cell, BY_KEY[key])
    chosen = rule_set(values.get("rules", Settings().rules)).defaults
    usual = Settings(
        scoring=chosen.scoring,
        ranked_by=chosen.ranked_by,
        first=chosen.first,
        by_code=_by_code(workbook, places.get("tiebreaks"), chosen.rules),
    )
    if "settings" in by_kind or BESIDE.label not in event.location.columns:
        _check_missing(readers, places, usual)
    _check_schema(by_kind, places, values.pop("schema", SCHEMA))
    found = fields_of(values, usual.scoring)
    return replace(usual, **found, when=read_times(event), systems=read_systems(event))


def _by_code(workbook: Workbook, at: SettingCell | None, rules: str) -> tuple[str, ...]:
    """Return the tie-breaks that stand in their cell by their code, not by the association's name.

    So an event says what is written there, as it did before associations had names of their own.
    """
    typed = str(at.value(workbook) or "") if at else ""
    words = set(map(plain, typed.split(",")))
    return tuple(code for code in names_in(rules, ()) if plain(code) in words)


def _in_order(places: Mapping[str, SettingCell]) -> list[tuple[str, SettingCell]]:
    """Return the places sheet by sheet, from top to bottom."""
    sheets = list(dict.fromkeys(place.location.name for place in places.values()))
    return sorted(
        places.items(), key=lambda item: (sheets.index(item[1].location.name), item[1].row)
    )


def _number_of_rounds(workbook: Workbook, places: Mapping[str, SettingCell]) -> int:
    """Return the number of rounds; the largest possible one if its cell is wrong."""
    at = places.get("rounds")
    number = whole_number(at.value(workbook)) if at else Settings().rounds
    most = BY_KEY["rounds"].most
    return number if number is not None and 1 <= number <= most else most


def _check_missing(
    readers: Sequence[TableReader], places: Mapping[str, SettingCell], usual: Settings
) -> None:
    """Report the missing rows on the sheet they belong to, with the default that counts.

    Not where all of Settings is missing, which is a problem of its own.
    """
    defaults = values_of({**vars(usual), "schema": SCHEMA})
    beside = BESIDE.label in readers[0].location.columns
    for setting in SETTINGS:
        if setting.key not in places and not setting.optional:
            reader = readers[0 if beside and setting.key in {*ON_EVENT, BELOW_KEY} else -1]
            default = setting.cell(defaults[setting.key], reader.language)
            row, column = _lost_label(reader, setting, places)
            label = setting.label(reader.language)
            reader.report("setting-missing", row, column, label=label, value=default or "")


def _lost_label(
    reader: TableReader, setting: SettingRow, places: Mapping[str, SettingCell]
) -> tuple[int, str]:
    """Return the row, and the key of the column, in which the label of a setting stood.

    It is below the label before it, or the title of its group; where its row is gone, in the next
    row without a label. The version of the layout is the last line of Event. Column A stands
    for a column whose heading is gone, too.
    """
    location, sheet = reader.location, reader.sheet
    columns = BESIDE if BESIDE.label in location.columns else BELOW
    if setting.key == BELOW_KEY and columns is BESIDE:
        return last_row(sheet, location.columns.get(BELOW.value, 1)), BELOW.label
    order = ON_EVENT if location.kind == "event" and columns is BESIDE else _keys_of(setting.group)
    above = [places[each] for each in order[: order.index(setting.key)] if each in places]
    rows = [each.row for each in above if each.location.name == location.name]
    column = location.columns.get(columns.label, 1)
    start = rows[-1] if rows else title_row(sheet, column, setting.group)
    return row_of_lost_label(sheet, column, max(start + 1, location.first_row)), columns.label


def _keys_of(group: str) -> tuple[str, ...]:
    """Return the keys of the settings of a group, as they stand on Settings."""
    return tuple(setting.key for setting in SETTINGS if setting.group == group)


def _check_schema(
    readers: Mapping[str, TableReader], places: Mapping[str, SettingCell], version: int
) -> None:
    """Report a workbook of a newer layout, with the nigiri that wrote it.

    Its version is only named where it is newer than this one's: two programs between two releases
    have the same, and "Install 0.2.0" would help nobody who has 0.2.0.
    """
    if version > SCHEMA:
        at = places["schema"]
        reader = readers[at.location.kind]
        wrote = writer_in(reader.sheet, at)
        theirs = f"nigiri {wrote}" if is_newer(wrote) else message("problem.writer.unknown")
        facts = {"theirs": theirs, "ours": VERSION, "typed": version, "known": SCHEMA}
        reader.report("schema", at.row, at.columns.value, **facts)
