"""The organiser's sheets in a workbook, found by their headings; whether it is one of theirs."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from nigiri.domain.cached import once
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.model.locations import Location
from nigiri.workbook.model.plain import as_text, plain
from nigiri.workbook.organiser.columns import COLUMNS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Cell, Sheet, Workbook

_SEARCHED_ROWS = 12


@once
def sheets_of(workbook: Workbook) -> Mapping[str, Location]:
    """Return kind -> the location of the organiser's sheets; of two alike the first tab counts."""
    found: dict[str, Location] = {}
    for name in workbook:
        location = _location(name, workbook[name])
        if location is not None:
            found.setdefault(location.kind, location)
    return found


def is_organisers(workbook: Workbook) -> bool:
    """Tell whether this is an organiser's workbook, and no event."""
    return bool(sheets_of(workbook))


def event_file(workbook: Workbook) -> str:
    """Return the name of the event's file that an organiser's workbook tells, "" where none."""
    location = sheets_of(workbook).get("budget")
    if location is None:
        return ""
    sheet, (key, note) = workbook[location.name], map(location.columns.get, ("key", "note"))
    rows = range(location.first_row, sheet.height + 1)
    row = next((row for row in rows if key and sheet.cell(row, key) == "file"), None)
    return as_text(sheet.cell(row, note)) if row and note else ""


def _location(name: str, sheet: Sheet) -> Location | None:
    """Return where the table of an organiser's sheet stands, None if it is no such sheet."""
    for row in range(1, min(_SEARCHED_ROWS, sheet.height) + 1):
        for kind in COLUMNS:
            found = _matched(kind, sheet.row(row))
            if _needed(kind) <= found.keys():
                return Location(name, kind, found, row, _language(kind, sheet.row(row)))
    return None


def _matched(kind: str, row: tuple[Cell, ...]) -> dict[str, int]:
    """Return column key -> column for the headings of a kind in a row."""
    known, found = _headings(kind), dict[str, int]()
    for at, cell in enumerate(row, 1):
        key = known.get(plain(cell))
        if key is not None:
            found.setdefault(key, at)
    return found


def _language(kind: str, row: tuple[Cell, ...]) -> str:
    """Return the language of most headings of a row; of equal ones the first, English."""
    words = set(map(plain, row))

    def count(language: str) -> int:
        return sum(plain(column.heading(language)) in words for column in COLUMNS[kind])

    return max(LANGUAGES, key=count)


@cache
def _headings(kind: str) -> Mapping[str, str]:
    """Return plain heading -> key of the column of a kind, in every language."""
    return {plain(heading): column.key for column in COLUMNS[kind] for heading in column.headings}


@cache
def _needed(kind: str) -> frozenset[str]:
    """Return the columns without which a sheet is none of that kind."""
    return frozenset(column.key for column in COLUMNS[kind] if not column.optional)
