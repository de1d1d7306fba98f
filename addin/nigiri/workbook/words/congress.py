"""The words of League path on Players."""

from __future__ import annotations

from nigiri.messages.catalogue import every

PATH_WORDS: dict[str, tuple[str, ...]] = {key: every(f"path.{key}") for key in ("league", "pko")}
"""Code -> its words in every language."""

OTHER_PATH_WORDS: dict[str, tuple[str, ...]] = {
    "league": ("qualified", "qualifié"),
    "pko": ("preliminary knockout", "élimination préliminaire"),
}
"""Code -> what it is called elsewhere, and read too."""
