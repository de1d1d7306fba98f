"""What the organiser's sheets have in common: the word PRIVATE in tab and bar, boxes, one page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder
from nigiri.workbook.layout.organiser.columns import COLUMNS
from nigiri.workbook.layout.spec import Area, Print
from nigiri.workbook.layout.tables import BAR_ROW, FIRST_ROW, TITLE_ROW

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.layout.spec import SheetSpec
    from nigiri.workbook.model.changes import Option

TAB = "8C2D19"
"""The colour of the tabs: no sheet of an event has it."""

_READY = 30
"""So many free lines of a list are ready, besides those that it begins with."""
_BLOCK = looks.HEAD_LEFT._replace(size=11, wrap=False)


@dataclass
class OrganiserBuilder(Builder):
    """A sheet of the organiser's while it is put together.

    last -- the last column of the page, from the first; end -- its last row
    """

    last: str = "note"
    end: int = FIRST_ROW
    landscape: bool = True

    def block(self, row: int, words: str) -> None:
        """Write the title of a block of lines."""
        self.cells[row, 1] = words
        self.styles.append((Area(row, 1, row, self.position[self.last]), _BLOCK))

    def built(self) -> SheetSpec:
        """Return the sheet, whose cells are all free to be typed into."""
        area = page_area(self.position, self.last, self.end)
        return replace(self.build(Print(area, self.landscape), protected=False), tab=TAB)


def begun(kind: str, language: str, *, freeze: str, last: str = "note") -> OrganiserBuilder:
    """Return the beginning of a sheet: its bar and its title."""
    columns = COLUMNS[kind]
    builder = OrganiserBuilder(columns, language, freeze=freeze, last=last)
    builder.title(columns[0].key, text(f"organiser.sheet.{kind}", language))
    builder.cells[BAR_ROW, 1] = text("organiser.private", language)
    return builder


def list_sheet(
    kind: str, options: Mapping[str, Option], *, freeze: str, last: str = "note"
) -> OrganiserBuilder:
    """Return the beginning of a growing list.

    options -- language; rows: lines that it begins with, below which some are ready
    """
    builder = begun(kind, str(options["language"]), freeze=freeze, last=last)
    builder.paint_all(FIRST_ROW, last_ready(options))
    builder.end = FIRST_ROW + max(0, int(options.get("rows") or 0) - 1)
    return builder


def page_area(columns: Mapping[str, int], last: str, end: int) -> Area:
    """Return the printed area of a sheet, from its title to its last line; end -- the row of it."""
    return Area(TITLE_ROW, 1, max(end, FIRST_ROW), columns[last])


def last_ready(options: Mapping[str, Option]) -> int:
    """Return the last row of a list that looks like a line."""
    return FIRST_ROW + int(options.get("rows") or 0) + _READY
