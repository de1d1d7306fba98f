"""The organiser's sheets in a workbook, found by their headings; whether it is one of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.cached import once
from nigiri.messages.catalogue import LANGUAGES, every
from nigiri.workbook.layout.tables import ORGANISERS, columns_of
from nigiri.workbook.model.locations import Location
from nigiri.workbook.model.plain import as_text, plain
from nigiri.workbook.read.table_finder import (
    SEARCHED_ROWS,
    language_of_headings,
    match_headings,
    needed_headings,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.workbook.model.cells import Sheet, Workbook


@once
def sheets_of(workbook: Workbook) -> Mapping[str, Location]:
    """Return kind -> the location of the organiser's sheets; of two alike the first tab counts."""
    found: dict[str, Location] = {}
    for name in workbook:
        location = organisers_location(name, workbook[name])
        if location is not None:
            found.setdefault(location.kind, location)
    return found


def is_organisers(workbook: Workbook) -> bool:
    """Tell whether this is an organiser's workbook, and no event."""
    return bool(sheets_of(workbook))


def organisers_language(workbook: Workbook) -> str:
    """Return the language of an organiser's workbook, "en" where it is none."""
    return next((location.language for location in sheets_of(workbook).values()), "en")


def headless(workbook: Workbook) -> tuple[str, tuple[str, ...]] | None:
    """Return the first tab of nigiri's whose table lost needed headings, and these; None of none.

    Its name tells which sheet it is: one that was renamed as well is nobody's.
    """
    found = sheets_of(workbook)
    for kind in ORGANISERS:
        names = every(f"organiser.sheet.{kind}")
        tab = next((name for name in workbook if name in names), None)
        if kind not in found and tab is not None:
            language = LANGUAGES[names.index(tab)]
            there = {cell for row in workbook[tab].rows[:SEARCHED_ROWS] for cell in map(plain, row)}
            needed = (column for column in columns_of(kind) if not column.optional)
            gone = (each.heading(language) for each in needed)
            return tab, tuple(words for words in gone if plain(words) not in there)
    return None


def event_file(workbook: Workbook) -> str:
    """Return the name of the event's file that an organiser's workbook tells, "" where none."""
    location = sheets_of(workbook).get("budget")
    if location is None:
        return ""
    sheet, (key, note) = workbook[location.name], map(location.columns.get, ("key", "note"))
    rows = range(location.first_row, sheet.height + 1)
    row = next((row for row in rows if key and sheet.cell(row, key) == "file"), None)
    return as_text(sheet.cell(row, note)) if row and note else ""


def telephones(workbook: Workbook) -> dict[str, str]:
    """Return name -> telephone number, of everybody on Contacts who has one (M30)."""
    at = sheets_of(workbook).get("contacts")
    if at is None:
        return {}
    sheet, (name, number) = workbook[at.name], (at.columns[key] for key in ("name", "telephone"))
    rows = range(at.first_row, sheet.height + 1)
    found = {as_text(sheet.cell(row, name)): as_text(sheet.cell(row, number)) for row in rows}
    return {who: told for who, told in found.items() if who and told}


def organisers_location(name: str, sheet: Sheet) -> Location | None:
    """Return the location of an organiser's table, None if the sheet is none of theirs."""
    return location_among(ORGANISERS, name, sheet)


def location_among(kinds: Iterable[str], name: str, sheet: Sheet) -> Location | None:
    """Return the location of the first table of one of these kinds, None without one."""
    for row in range(1, min(SEARCHED_ROWS, sheet.height) + 1):
        for kind in kinds:
            found = match_headings(kind, sheet.row(row))
            if needed_headings(kind) <= found.keys():
                language = language_of_headings(kind, sheet.row(row))
                return Location(name, kind, found, row, language)
    return None
