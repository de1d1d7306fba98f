"""Blocks of lines under titles, each line known by its key."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.message import said
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.spec import Area
from nigiri.workbook.layout.tables import FIRST_ROW

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.workbook.layout.organiser.sheet import OrganiserBuilder
    from nigiri.workbook.layout.spec import Style


class BlockLine(NamedTuple):
    """A line of a new sheet: its key, the words it begins with, and how its cells look.

    words -- column -> message; looks -- column -> style, None for that of the column
    """

    key: str
    words: Mapping[str, str]
    looks: Mapping[str, Style | None]


def add_blocks(builder: OrganiserBuilder, blocks: Mapping[str, Sequence[BlockLine]]) -> None:
    """Write blocks below each other, a blank row between; blocks -- message of the title -> lines.

    The row of the last line becomes the end of the page.
    """
    row = FIRST_ROW
    for title, lines in blocks.items():
        builder.block(row, said(title, builder.language))
        for at, line in enumerate(lines, row + 1):
            _add_line(builder, at, line)
        builder.end = row + len(lines)
        row = builder.end + 2


def _add_line(builder: OrganiserBuilder, row: int, line: BlockLine) -> None:
    """Write the words of a line and paint its cells."""
    key = builder.position["key"]
    builder.cells[row, key] = line.key
    for column, words in line.words.items():
        builder.cells[row, builder.position[column]] = said(words, builder.language)
    for column, style in line.looks.items():
        builder.paint(column, row, row, style)
    builder.styles.append((Area(row, key, row, len(builder.columns)), looks.HELPER))
