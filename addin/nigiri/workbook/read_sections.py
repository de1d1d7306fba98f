"""Read the Sections sheet: the boundaries and start scores the director left standing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model import Section
from nigiri.domain.units import HalfPoints, parse_points

if TYPE_CHECKING:
    from nigiri.workbook.reader import TableReader


def read_sections(reader: TableReader) -> tuple[Section, ...]:
    """Return the sections from the top: consecutive rows from the first until a blank Down to.

    Boundaries that do not go from strong to weak are problems; the section is left out.
    """
    sections: list[Section] = []
    for row in reader.rows():
        if not reader.text(row, "down_to"):
            break
        lowest = reader.rank(row, "down_to")
        start = _start(reader, row)
        if lowest is None:
            continue
        if sections and lowest >= sections[-1].lowest:
            before = sections[-1].lowest
            reader.report("section-order", row, "down_to", number=len(sections) + 1,
                          rank=lowest, before=before)  # fmt: skip
            continue
        sections.append(Section(len(sections) + 1, lowest, start))
    return tuple(sections)


def _start(reader: TableReader, row: int) -> HalfPoints | None:
    """Return the director's start score, None when left to the rule."""
    typed = reader.text(row, "other_start")
    if not typed:
        return None
    try:
        return parse_points(typed)
    except ValueError:
        reader.report("points-unknown", row, "other_start", typed=typed)
        return None
