"""Read Event and Settings: where each setting stands, the language, the list of the rounds.

A setting is found by its label on either sheet. On Event the labels stand beside the rounds;
before layout 13 they stood below them, in the same columns, and are still read there.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once, while_same
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.messages.catalogue import LANGUAGES, every
from nigiri.workbook.model.plain import as_text, plain, whole_number
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.settings.table import GROUPS, SETTINGS
from nigiri.workbook.words.known_sentences import ROUND_DIGITS, number_said
from nigiri.workbook.words.names import name_of, system_spellings

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.workbook.model.cells import Cell, Sheet, Workbook
    from nigiri.workbook.model.locations import Book, Location
    from nigiri.workbook.read.table_reader import TableReader


_TITLES = frozenset(plain(title) for group in GROUPS for title in every(f"setting.group.{group}"))


_KEYS = frozenset(map(plain, every("key.title")))


@cache
def _labels() -> Mapping[str, str]:
    """Return plain label -> setting key."""
    return {plain(label): row.key for row in SETTINGS for label in (*row.labels, *row.aliases)}


class Columns(NamedTuple):
    """The keys of the columns in which settings stand."""

    label: str
    value: str
    note: str


BESIDE = Columns("setting", "value", "meaning")
"""The columns of settings on Settings, and on Event beside the rounds."""

BELOW = Columns("round", "results", "when")
"""The columns of settings below the rounds of Event, as older layouts wrote them."""

_COLUMNS: Mapping[str, tuple[Columns, ...]] = {"event": (BESIDE, BELOW), "settings": (BESIDE,)}
"""Sheet kind -> the columns in which settings stand."""


class SettingCell(NamedTuple):
    """The place of a setting: its table, its row, the keys of its columns."""

    location: Location
    row: int
    columns: Columns

    @property
    def column(self) -> int:
        """Return the column of its value."""
        return self.location.columns[self.columns.value]

    def value(self, workbook: Workbook) -> Cell:
        """Return the value as it stands in its cell, None for a blank."""
        return workbook[self.location.name].cell(self.row, self.column)


@once
def setting_rows(sheet: Sheet, column: int) -> Mapping[str, int]:
    """Return setting key -> row of its label in that column; the first such row counts."""
    labels = _labels()
    found: dict[str, int] = {}
    for number in range(1, sheet.height + 1):
        key = labels.get(plain(sheet.cell(number, column)))
        if key is not None:
            found.setdefault(key, number)
    return found


def title_row(sheet: Sheet, column: int, group: str) -> int:
    """Return the row of the title of a group of settings, 0 where it is not there."""
    titles = {plain(title) for title in every(f"setting.group.{group}")}
    rows = range(1, sheet.height + 1)
    return next((row for row in rows if plain(sheet.cell(row, column)) in titles), 0)


def last_row(sheet: Sheet, column: int) -> int:
    """Return the last row in which a column has something, 1 for none."""
    rows = range(sheet.height, 1, -1)
    return next((row for row in rows if sheet.cell(row, column) is not None), 1)


def row_of_lost_label(sheet: Sheet, column: int, row: int) -> int:
    """Return the first row, from one downwards, in which neither a label nor a title stands."""
    known = _labels().keys() | _TITLES | _KEYS
    while plain(sheet.cell(row, column)) in known:
        row += 1
    return row


def setting_cells(workbook: Workbook, book: Book) -> Mapping[str, SettingCell]:
    """Return setting key -> its place, sheet by sheet; of one key the first counts."""
    return while_same(workbook, "_setting_cells", book, lambda: _setting_cells(workbook, book))


def _setting_cells(workbook: Workbook, book: Book) -> dict[str, SettingCell]:
    """Return setting key -> its place, which is looked for."""
    found: dict[str, SettingCell] = {}
    for kind, groups in _COLUMNS.items():
        location = book.get(kind)
        for columns in groups if location is not None else ():
            if location is not None and {columns.label, columns.value} <= location.columns.keys():
                rows = setting_rows(workbook[location.name], location.columns[columns.label])
                for key, row in rows.items():
                    found.setdefault(key, SettingCell(location, row, columns))
    return found


def event_id(workbook: Workbook) -> str:
    """Return the permanent id of the event, "" where there is none."""
    return _text_of(workbook, "event_id")


def event_name(workbook: Workbook) -> str:
    """Return the name of the event as it was typed, "" where there is none."""
    return _text_of(workbook, "name")


def _text_of(workbook: Workbook, key: str) -> str:
    """Return the text in the cell of a setting, "" where it has none."""
    at = setting_cells(workbook, find(workbook)).get(key)
    return as_text(at.value(workbook)) if at else ""


def language_of(workbook: Workbook, book: Book) -> str:
    """Return the event's language, one of LANGUAGES; "en" when the cell says none of them."""
    at = setting_cells(workbook, book).get("language")
    typed = plain(at.value(workbook)) if at else ""
    return typed if typed in LANGUAGES else "en"


def layout_version(workbook: Workbook) -> int:
    """Return the version of the layout that wrote the workbook, 0 without one."""
    at = setting_cells(workbook, find(workbook)).get("schema")
    return (whole_number(at.value(workbook)) if at else None) or 0


def _round_in(words: str) -> int:
    """Return the round that the words of a row name, "round 3"; 0 for other words."""
    number, rest = number_said("sheet.round", words, ROUND_DIGITS) or (0, "")
    return 0 if rest else number


def round_rows(reader: TableReader) -> Mapping[int, int]:
    """Return round -> its row in the list of rounds, which ends a blank row above the next title.

    A row without words is the round after the one above it, unless that one is listed elsewhere:
    the words are a link's, and a program that does not calculate saves the link without them.
    """
    words = dict(_listed(reader))
    named = {row: number for row, said in words.items() if (number := _round_in(said))}
    found, number = dict[int, int](), 0
    for row, said in words.items():
        if row in named:
            number = named[row]
            found.setdefault(number, row)
        elif not said and number + 1 not in named.values():
            number += 1
            found[number] = row
    return dict(sorted(found.items()))


def _listed(reader: TableReader) -> Iterator[tuple[int, str]]:
    """Yield (row, words) of the list of rounds; without a title below, as far as there are rounds.

    The row above the title is blank. If something is typed there, it is about the next round: so
    the system of a round to come can be typed before that round is listed. Where no group of
    settings stands below, the list ends with the last row that has anything, above the key.
    """
    words = {row: plain(reader.cell(row, "round")) for row in reader.rows()}
    end = next((row - 1 for row, said in words.items() if said in _TITLES), None)
    for row, said in words.items():
        typed = said or reader.text(row, "when") or reader.text(row, "system")
        if (row == end and not typed) or (end is None and not _goes_on(reader, row, said)):
            return
        yield row, said
        if row == end:
            return


def _goes_on(reader: TableReader, row: int, said: str) -> bool:
    """Tell whether a row belongs to a list without a title below it."""
    columns = reader.location.columns
    if BESIDE.label not in columns:
        return bool(_round_in(said))
    if said:
        return said not in _KEYS
    told = reader.sheet.cell(row, columns["results"])  # also of a formula not calculated
    return told is not None or bool(reader.text(row, "when") or reader.text(row, "system"))


def read_times(reader: TableReader) -> tuple[str, ...]:
    """Return the starting time of each round as typed beside it, "" for none."""
    return tuple(reader.text(row, "when") for row in round_rows(reader).values())


def read_systems(reader: TableReader) -> tuple[RoundSystem, ...]:
    """Return system, stage and group of each round, up to the last round that has them.

    They are typed as the system, and after commas the stage and the group: "McMahon, final, B".
    """
    found = [_system(reader, row) for row in round_rows(reader).values()]
    while found and not found[-1].system:
        found.pop()
    return tuple(found)


def _system(reader: TableReader, row: int) -> RoundSystem:
    """Return the system, stage and group beside a round; an empty one for a blank or wrong cell."""
    typed = reader.text(row, "system")
    if not typed:
        return RoundSystem()
    words = [word.strip() for word in typed.split(",")]
    known = {plain(name): code for code in SYSTEMS for name in system_spellings(code)}
    if plain(words[0]) not in known or len(words) > len(RoundSystem._fields):
        choices = ", ".join(name_of(code, reader.language) for code in SYSTEMS)
        reader.report("system-unknown", row, "system", typed=typed, choices=choices)
        return RoundSystem()
    return RoundSystem(known[plain(words[0])], *words[1:])
