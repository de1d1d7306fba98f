"""The words of League path on Players."""

from __future__ import annotations

from nigiri.messages.catalogue import every, text
from nigiri.workbook.words.read_words import typed_words

PATHS = ("league", "pko")
"""What can stand there: codes of Player.path."""


def path_word(path: str, language: str) -> str:
    """Return the word for a path in that language."""
    return text(f"path.{path}", language)


def path_spellings(path: str) -> tuple[str, ...]:
    """Return all that is read as a path, in every language: our words, and those of others."""
    return (*every(f"path.{path}"), *typed_words(f"typed.path.{path}"))
