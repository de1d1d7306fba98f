"""Read the Sections sheet: the director's boundaries, start scores and prizes."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Section
from nigiri.messages.catalogue import every
from nigiri.workbook.model.plain import as_text, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Book
    from nigiri.workbook.read.table_reader import TableReader

_RANKS = {plain(word) for word in every("sections.ranks")}


def read_sections(reader: TableReader) -> tuple[Section, ...]:
    """Return the sections from the top, down to the list of ranks below them.

    Prizes are separated by semicolons, the first place in front; without a boundary they are a
    problem. A boundary that is not below the one above is a problem, and its section is left out; a
    blank row between boundaries is a problem.
    """
    sections: list[Section] = []
    above = _rows(reader)
    rows = [row for row in above if reader.text(row, "down_to")]
    for row in range(reader.location.first_row, rows[-1] + 1 if rows else 0):
        if row not in rows:
            reader.report("section-gap", row, "down_to")
            continue
        lowest = reader.rank(row, "down_to")
        start = reader.points(row, "other_start")
        prizes = _prizes(reader.text(row, "prizes"))
        if lowest is None:
            continue
        if sections and lowest >= sections[-1].lowest:
            before = sections[-1].lowest
            reader.report(
                "section-order",
                row,
                "down_to",
                number=len(sections) + 1,
                rank=lowest,
                before=before,
            )
            continue
        sections.append(Section(len(sections) + 1, lowest, start, prizes))
    _report_idle_prizes(reader, above)
    return tuple(sections)


def _rows(reader: TableReader) -> list[int]:
    """Return the rows above the headings of the list of ranks."""
    return [*takewhile(lambda row: plain(reader.cell(row, "section")) not in _RANKS, reader.rows())]


def _prizes(typed: str) -> tuple[str, ...]:
    """Return the prizes of the places, the first in front; one between semicolons may be blank."""
    return tuple(part.strip() for part in typed.split(";")) if typed else ()


def _report_idle_prizes(reader: TableReader, rows: Iterable[int]) -> None:
    """Report prizes in rows without a boundary, which nobody would win."""
    for row in rows:
        typed = reader.text(row, "prizes")
        if typed and not reader.text(row, "down_to"):
            reader.report("prize-section", row, "prizes", typed=typed)


def lost_sections(workbook: Workbook, book: Book) -> bool:
    """Tell whether sections were cut, as Players still shows, and no tab has their name."""
    players = book.get("players")
    there = book.get("sections") is not None or {*every("sheet.sections")} & {*workbook}
    if there or players is None:
        return False
    sheet, column = workbook[players.name], players.columns.get("section_now", 0)
    rows = range(players.first_row, sheet.height + 1)
    return any(as_text(sheet.cell(row, column)) for row in rows)
