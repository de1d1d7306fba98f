"""Read the Event sheet: settings by their labels, the times of the rounds, language, version."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from nigiri.domain.model import Apart, Settings
from nigiri.workbook.plain import plain, whole_number
from nigiri.workbook.settings import SCHEMA, SETTINGS, SYSTEMS, SettingRow
from nigiri.workbook.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.workbook.cells import Sheet
    from nigiri.workbook.find import Place
    from nigiri.workbook.reader import TableReader


class RoundSystem(NamedTuple):
    """How a round is played; the fields are those of domain.model.Round."""

    system: str = "mcmahon"
    stage: str = "main"
    group: str = ""


_ROUND = re.compile(r"(?:round|ronde) ")


def setting_rows(sheet: Sheet, column: int = 1) -> Mapping[str, int]:
    """Return setting key -> row of its label in that column; the first such row counts."""
    labels = {plain(label): row.key for row in SETTINGS for label in row.label}
    found: dict[str, int] = {}
    for number in range(1, sheet.height + 1):
        key = labels.get(plain(sheet.cell(number, column)))
        if key is not None:
            found.setdefault(key, number)
    return found


def language_of(sheet: Sheet, place: Place) -> str:
    """Return the event's language: "en" or "fr", "en" when the cell says neither."""
    row = setting_rows(sheet, place.columns["round"]).get("language")
    typed = plain(sheet.cell(row, place.columns["results"])) if row else ""
    return typed if typed in LANGUAGES else "en"


def _which(reader: TableReader) -> int:
    """Return which of the words in two languages are the event's."""
    return LANGUAGES.index("fr" if reader.language == "fr" else "en")


def read_settings(reader: TableReader) -> Settings:
    """Return the settings; what is missing or wrong keeps its default and becomes a problem.

    Labels stand in the column of the rounds, values in the column of their results.
    """
    rows = setting_rows(reader.sheet, reader.place.columns["round"])
    values: dict[str, Any] = {}
    for setting in SETTINGS:
        if setting.key in rows:
            values |= _read_one(reader, setting, rows[setting.key])
        elif not setting.optional:
            default = getattr(Settings(), setting.key, SCHEMA)
            at, label = reader.place.heading_row, setting.label[_which(reader)]
            reader.report("setting-missing", at, "round", label=label, value=default)
    _check_schema(reader, rows, values.pop("schema", SCHEMA))
    if "keep_apart" in values:
        values["keep_apart"] = tuple(map(Apart, values["keep_apart"]))
    return Settings(**values, when=read_times(reader))


def _check_schema(reader: TableReader, rows: Mapping[str, int], version: int) -> None:
    """Report a workbook that a newer layout wrote."""
    if version > SCHEMA:
        row = rows["schema"]
        reader.report("schema", row, "results", typed=version, known=SCHEMA)


def _read_one(reader: TableReader, setting: SettingRow, row: int) -> dict[str, Any]:
    """Return {key: value} of one setting; {} when the cell is blank or wrong.

    A blank list of codes is an empty one: no tie-breaks, nothing kept apart.
    """
    if setting.kind == "count":
        return _count(reader, setting, row)
    typed = reader.text(row, "results")
    if setting.kind == "codes":
        codes = [_choice(reader, setting, row, part) for part in typed.split(",") if part.strip()]
        return {setting.key: tuple(code for code in codes if code)}
    if setting.kind == "choice":
        code = None
        if typed or not setting.optional:
            code = _choice(reader, setting, row, typed)
        return {setting.key: code} if code else {}
    return {setting.key: typed}


def _count(reader: TableReader, setting: SettingRow, row: int) -> dict[str, int]:
    """Return {key: number} of a count; {} for a blank or wrong cell."""
    cell = reader.cell(row, "results")
    number = whole_number(cell)
    if number is not None and setting.least <= number <= setting.most:
        return {setting.key: number}
    if cell is not None or not setting.optional:
        reader.report(
            "setting-count", row, "results", typed="" if cell is None else cell,
            least=setting.least, most=setting.most, label=setting.label[_which(reader)],
        )  # fmt: skip
    return {}


def _choice(reader: TableReader, setting: SettingRow, row: int, typed: str) -> str | None:
    """Return the code of a typed choice, None with a problem when there is none."""
    for code, *words in setting.choices:
        if plain(typed) in {plain(code), *map(plain, words)}:
            return code
    which = _which(reader)
    choices = ", ".join(words[which] for _, *words in setting.choices)
    reader.report(
        "setting-choice", row, "results", typed=typed, label=setting.label[which], choices=choices
    )
    return None


def read_times(reader: TableReader) -> tuple[str, ...]:
    """Return when each round starts, as written beside it; "" where nothing stands."""
    return tuple(reader.text(row, "when") for row in _round_rows(reader))


def read_systems(reader: TableReader) -> tuple[RoundSystem, ...]:
    """Return how each round is played; a blank is the main McMahon round.

    Written is the system, and after commas the stage and the group: "McMahon, final, B".
    """
    return tuple(_system(reader, row) for row in _round_rows(reader))


def _round_rows(reader: TableReader) -> Iterator[int]:
    """Return the rows of the list of rounds."""
    return takewhile(lambda row: _ROUND.match(plain(reader.cell(row, "round"))), reader.rows())


def _system(reader: TableReader, row: int) -> RoundSystem:
    """Return the system, stage and group of a round; the main McMahon round for a wrong one."""
    typed = reader.text(row, "system")
    words = [word.strip() for word in typed.split(",")]
    known = {plain(name): code for code, *names in SYSTEMS for name in (code, *names)}
    if not typed:
        return RoundSystem()
    if plain(words[0]) not in known or len(words) > len(RoundSystem._fields):
        choices = ", ".join(names[_which(reader)] for _, *names in SYSTEMS)
        reader.report("system-unknown", row, "system", typed=typed, choices=choices)
        return RoundSystem()
    return RoundSystem(known[plain(words[0])], *words[1:])
