"""The names of the placement's criteria on the sheets and in sentences.

A criterion without words of its own has its code as name in every language. The registry in
domain/tiebreaks tells which have words, and explains each.
"""

from __future__ import annotations

from nigiri.domain.tiebreaks import TIEBREAKS
from nigiri.messages.catalogue import text
from nigiri.messages.message import message

HEADED = frozenset(card.code for card in TIEBREAKS.values() if card.named)
"""The criteria whose columns are called by words."""

_SAID = {"section", *HEADED}


def heading(code: str) -> str:
    """Return the heading of a criterion's column: a message, or its code."""
    return message(f"criterion.heading.{code}") if code in HEADED else code


def said(code: str, language: str) -> str:
    """Return the name of a criterion in sentences."""
    return text(f"criterion.{code}", language) if code in _SAID else code
