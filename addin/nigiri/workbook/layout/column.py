"""A column of a table; its roles are explained in tables.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from nigiri.workbook.layout.spec import Style

Role = Literal["input", "drawn", "derived", "helper", "gap"]


class Column(NamedTuple):
    """One column of a table.

    en, fr -- the heading as printed; aliases -- other headings the reader knows
    width -- in Excel characters; optional -- the sheet is recognised without it
    spare -- workbooks made before it was introduced lack it; that is no problem
    topic -- a new sheet has it only if this is wanted (derive/columns.py); "" for always
    """

    key: str
    en: str
    fr: str
    role: Role
    width: float
    style: Style
    aliases: tuple[str, ...] = ()
    optional: bool = True
    spare: bool = False
    topic: str = ""

    def heading(self, language: str) -> str:
        """Return the heading in that language."""
        return self.fr if language == "fr" else self.en
