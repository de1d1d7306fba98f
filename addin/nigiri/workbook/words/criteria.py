"""The names of the placement's criteria on the sheets and in sentences.

A criterion without words of its own has its code as name in every language. domain/tiebreaks
explains each.
"""

from __future__ import annotations

from nigiri.messages.catalogue import every, text

HEADED = ("NBW", "MMS", "ALL", "ONE", "DC", "SDC", "SEQ", "KO", "PO", "RATING", "RANK", "LOT")
"""The criteria whose columns are called by words."""

_SAID = {"section", *HEADED}


def heading(code: str) -> tuple[str, str]:
    """Return the heading of a criterion's column in English and French."""
    english, french = every(f"criterion.heading.{code}") if code in HEADED else (code, code)
    return english, french


def said(code: str, language: str) -> str:
    """Return the name of a criterion in sentences."""
    return text(f"criterion.{code}", language) if code in _SAID else code
