"""Read the Sections sheet: the boundaries and start scores the director left standing."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from nigiri.domain.model import Section
from nigiri.workbook.plain import plain
from nigiri.workbook.words import TEXTS

if TYPE_CHECKING:
    from nigiri.workbook.reader import TableReader

_RANKS = {plain(word) for word in TEXTS["sections.ranks"]}


def read_sections(reader: TableReader) -> tuple[Section, ...]:
    """Return the sections from the top, down to the list of ranks that stands below them.

    Boundaries that do not go from strong to weak are problems, and the section is left out; a
    blank between boundaries is a problem.
    """
    sections: list[Section] = []
    rows = _boundary_rows(reader)
    for row in range(reader.place.first_row, rows[-1] + 1 if rows else 0):
        if row not in rows:
            reader.report("section-gap", row, "down_to")
            continue
        lowest = reader.rank(row, "down_to")
        start = reader.points(row, "other_start")
        if lowest is None:
            continue
        if sections and lowest >= sections[-1].lowest:
            before = sections[-1].lowest
            reader.report("section-order", row, "down_to", number=len(sections) + 1,
                          rank=lowest, before=before)  # fmt: skip
            continue
        sections.append(Section(len(sections) + 1, lowest, start))
    return tuple(sections)


def _boundary_rows(reader: TableReader) -> list[int]:
    """Return the rows with something in Down to, above the headings of the list of ranks."""
    above = takewhile(lambda row: plain(reader.cell(row, "section")) not in _RANKS, reader.rows())
    return [row for row in above if reader.text(row, "down_to")]
