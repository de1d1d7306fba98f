"""What only the organiser knows: on paper it is a line to write on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.text import clean

if TYPE_CHECKING:
    from nigiri.domain.model.settings import Settings

GAP = "____________"
"""What is to be written by hand."""


def or_gap(words: str) -> str:
    """Return words without signs that are never printed, a line to write on for none."""
    return clean(words) or GAP


def contact(settings: Settings) -> str:
    """Return the name, telephone and e-mail for questions, with lines for the unknown ones."""
    known = [clean(words) for words in (settings.telephone, settings.email)]
    return ", ".join([or_gap(settings.director), *(filter(None, known) if any(known) else [GAP])])
