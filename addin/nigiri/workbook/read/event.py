"""Read the Event sheet: the rows of its settings, its language, the list of the rounds."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from nigiri.domain.cached import once
from nigiri.domain.model.settings import RoundSystem
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.model.plain import plain
from nigiri.workbook.settings.table import GROUPS, SETTINGS
from nigiri.workbook.words.systems import SYSTEM_CHOICES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.workbook.model.cells import Sheet
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.read.table_reader import TableReader


_ROUND = re.compile(r"(?:round|ronde) ([1-9]\d{0,2})", re.ASCII)
_TITLES = frozenset(plain(title) for titles in GROUPS.values() for title in titles)


@cache
def _labels() -> Mapping[str, str]:
    """Return plain label -> setting key."""
    return {plain(label): row.key for row in SETTINGS for label in (*row.label, *row.aliases)}


@once
def setting_rows(sheet: Sheet, column: int = 1) -> Mapping[str, int]:
    """Return setting key -> row of its label in that column; the first such row counts."""
    labels = _labels()
    found: dict[str, int] = {}
    for number in range(1, sheet.height + 1):
        key = labels.get(plain(sheet.cell(number, column)))
        if key is not None:
            found.setdefault(key, number)
    return found


def language_of(sheet: Sheet, location: Location) -> str:
    """Return the event's language: "en" or "fr", "en" when the cell says neither."""
    row = setting_rows(sheet, location.columns["round"]).get("language")
    typed = plain(sheet.cell(row, location.columns["results"])) if row else ""
    return typed if typed in LANGUAGES else "en"


def which_words(reader: TableReader) -> int:
    """Return the index of the event's language in pairs of texts: 0 English, 1 French."""
    return LANGUAGES.index("fr" if reader.language == "fr" else "en")


def round_rows(reader: TableReader) -> Mapping[int, int]:
    """Return round -> its row in the list of rounds, which ends a blank row above the next title.

    A row without words is the round after the one above it, unless that one is listed elsewhere:
    the words are a link's, and a program that does not calculate saves the link without them.
    """
    words = dict(_listed(reader))
    named = {row: int(match[1]) for row, said in words.items() if (match := _ROUND.fullmatch(said))}
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
    the system of a round to come can be typed before that round is listed.
    """
    words = {row: plain(reader.cell(row, "round")) for row in reader.rows()}
    end = next((row - 1 for row, said in words.items() if said in _TITLES), None)
    for row, said in words.items():
        typed = said or reader.text(row, "when") or reader.text(row, "system")
        if (row == end and not typed) or (end is None and not _ROUND.fullmatch(said)):
            return
        yield row, said
        if row == end:
            return


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
    known = {plain(name): code for code, *names in SYSTEM_CHOICES for name in (code, *names)}
    if plain(words[0]) not in known or len(words) > len(RoundSystem._fields):
        choices = ", ".join(names[which_words(reader)] for _, *names in SYSTEM_CHOICES)
        reader.report("system-unknown", row, "system", typed=typed, choices=choices)
        return RoundSystem()
    return RoundSystem(known[plain(words[0])], *words[1:])
