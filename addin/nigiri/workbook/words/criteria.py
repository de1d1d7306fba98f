"""What the criteria of the placement are called on the sheets and in sentences.

A criterion without words of its own is called by its code in every language. What it counts stands
in domain/tiebreaks.
"""

from __future__ import annotations

from nigiri.messages.catalogue import every, text

HEADED = ("NBW", "MMS", "ALL", "ONE", "DC", "SDC", "SEQ", "KO", "PO", "RATING", "RANK", "LOT")
"""The criteria whose columns are called by words."""

_SAID = {"section", *HEADED}


def heading(code: str) -> tuple[str, str]:
    """Return the heading of a criterion's column in every language."""
    english, french = every(f"criterion.heading.{code}") if code in HEADED else (code, code)
    return english, french


def said(code: str, language: str) -> str:
    """Return how sentences call a criterion."""
    return text(f"criterion.{code}", language) if code in _SAID else code
