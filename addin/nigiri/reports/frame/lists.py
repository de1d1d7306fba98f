"""A list on paper: columns, and rows in parts; its template and its text are the same for all.

A report that is a table makes one of these and needs no template. Where there is one of its name
it counts, so that a club can change one list without the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.reports.frame.names import aligned
from nigiri.reports.frame.render import LIST
from nigiri.reports.frame.sheet import TableSheet, file_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.messages.message import Message
    from nigiri.reports.frame.language import Speech


class Column(NamedTuple):
    """One column of a list.

    heading -- the key of its words in a table of columns, its words in a sheet; "" for none
    width -- in millimetres; 0 shares the room that the others leave
    align -- numbers stand right, short words in the centre
    strong -- bold, such as a place; wrap -- cells may break into lines, and the width is what they
    take where it is narrow (widths.py); columns without a width always wrap
    optional -- it is left out where no cell says anything
    """

    heading: str
    width: int = 0
    align: Literal["left", "centre", "right"] = "left"
    strong: bool = False
    wrap: bool = False
    optional: bool = False

    def said(self, speech: Speech) -> Column:
        """Return the column with its heading in words."""
        return self._replace(heading=speech.say(self.heading) if self.heading else "")


class Part(NamedTuple):
    """Rows that belong together, such as a section; a wall may break between parts.

    heading -- above the rows, "" for none
    rows -- the cells of each row, as many as there are columns
    notes -- sentences below the rows
    prizes -- how many of the first rows have a prize: a line stands below the last of them
    """

    rows: Sequence[Sequence[str]]
    heading: str = ""
    notes: Sequence[str] = ()
    prizes: int = 0


@dataclass(frozen=True, kw_only=True)
class ListSheet(TableSheet):
    """A list ready to be printed.

    name -- the key of the report, and of a template: "registration"; file -- what its file is
    called, None: as the report
    heading -- the title; small -- beside the event's name, "" for nothing
    lead -- a sentence before the first row, "" for none
    empty -- the sentence where there are no rows at all
    landscape -- wider than high; size -- of the print in points; apart -- each part on a page
    """

    name: str
    columns: Sequence[Column]
    parts: Sequence[Part]
    notes: Sequence[str] = ()
    small: str = ""
    file: Message | None = None
    lead: str = ""
    empty: str = ""
    landscape: bool = False
    size: int = 11
    apart: bool = False

    @property
    def template(self) -> str:
        """Return the template of this list alone, which there may be."""
        return f"{self.name}.html.j2"

    @property
    def usual_template(self) -> str:
        """Return the template of all lists."""
        return LIST

    @property
    def which(self) -> Message:
        """Return the list's word in the name of its file."""
        return file_word(self.name) if self.file is None else self.file

    @property
    def about(self) -> str:
        """Return the small text beside the event's name, "" for none."""
        return self.small

    @property
    def pages(self) -> Sequence[Sequence[Part]]:
        """Return the parts of each page that must begin anew; a browser breaks long ones."""
        return [[part] for part in self.parts] if self.apart and self.parts else [self.parts]

    @property
    def headed(self) -> bool:
        """Tell whether any column has a heading."""
        return any(column.heading for column in self.columns)

    def text_lines(self) -> Sequence[str]:
        """Return the parts as aligned lines, all in the same columns."""
        rows = [[column.heading for column in self.columns]]
        rows += [list(row) for part in self.parts for row in part.rows]
        right = {at for at, column in enumerate(self.columns) if column.align == "right"}
        head, *lines = aligned(rows, right)
        found: list[str] = []
        for part in self.parts:
            heads = [part.heading, head if self.headed else ""]
            found += ["", *filter(None, heads), *lines[: len(part.rows)]]
            found += part.notes
            lines = lines[len(part.rows) :]
        return found[1:]
