"""A column of a table; its roles are explained in tables.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.messages.catalogue import LANGUAGES, every, text
from nigiri.messages.message import said

if TYPE_CHECKING:
    from nigiri.workbook.layout.spec import Style

Role = Literal["input", "drawn", "derived", "helper", "record", "gap"]
HIDDEN = frozenset({"helper", "record"})
"""Roles of columns that nobody sees."""


class Column(NamedTuple):
    """One column of a table.

    key -- its heading is "column.KEY" in the catalogue, unless `words` says another; a gap has none
    width -- in Excel characters; optional -- the sheet is recognised without it
    aliases -- other headings the reader knows, such as former ones
    spare -- workbooks made before it was introduced lack it; that is no problem
    topic -- a new sheet has it only if this is wanted (derive/columns.py); "" for always
    words -- another heading: a message, or a code that is the same in every language
    """

    key: str
    role: Role
    width: float
    style: Style
    aliases: tuple[str, ...] = ()
    optional: bool = True
    spare: bool = False
    topic: str = ""
    words: str = ""

    def heading(self, language: str) -> str:
        """Return the heading in that language, as it is printed."""
        if self.role == "gap":
            return ""
        return said(self.words, language) if self.words else text(f"column.{self.key}", language)

    @property
    def headings(self) -> tuple[str, ...]:
        """Return the heading in every language; () for a gap."""
        if self.role == "gap":
            return ()
        if self.words:
            return tuple(said(self.words, language) for language in LANGUAGES)
        return every(f"column.{self.key}")
