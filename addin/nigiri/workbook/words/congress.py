"""What the ways into the supergroup of a congress are called on Players (E9)."""

from __future__ import annotations

from nigiri.messages.catalogue import every

PATH_WORDS: dict[str, tuple[str, ...]] = {key: every(f"path.{key}") for key in ("league", "pko")}
"""Code -> its words in every language."""

OTHER_PATH_WORDS: dict[str, tuple[str, ...]] = {
    "league": ("qualified", "qualifié"),
    "pko": ("preliminary knockout", "élimination préliminaire"),
}
"""Code -> what it is called elsewhere, and read too."""
