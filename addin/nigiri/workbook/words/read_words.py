"""What people type, in every language: words of the catalogue with commas between."""

from __future__ import annotations

from nigiri.messages.catalogue import every


def typed_words(key: str) -> tuple[str, ...]:
    """Return the words that are read for a key, of every language, none twice."""
    words = (word.strip() for listed in every(key) for word in listed.split(","))
    return tuple(dict.fromkeys(words))
