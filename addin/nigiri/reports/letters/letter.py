"""A letter on paper: paragraphs, a page for each letter; its template is the same for all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.reports.frame.sheet import Sheet, file_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.messages.message import Message


class Paragraph(NamedTuple):
    """A paragraph; kind -- "strong" larger print, "heading" above others, "" like most."""

    words: str
    kind: Literal["", "strong", "heading"] = ""


@dataclass(frozen=True, kw_only=True)
class LetterSheet(Sheet):
    """Letters ready to be printed.

    name -- the key of the report; file -- what its file is called, "" as the report
    heading -- the title; pages -- the paragraphs of each letter
    """

    name: str
    heading: str
    pages: Sequence[Sequence[Paragraph]]
    file: str = ""

    @property
    def template(self) -> str:
        """Return the template of this kind of letter, in which a club changes it."""
        return f"{self.name}.html.j2"

    @property
    def text_template(self) -> str:
        """Return the template of all letters as text, for an e-mail."""
        return "_letter.txt.j2"

    @property
    def which(self) -> Message:
        """Return the name of its file, without ending."""
        return file_word(self.file or self.name)

    @property
    def title(self) -> str:
        """Return the title."""
        return self.heading
