"""The words of the printed tree."""

from __future__ import annotations

TREE: dict[str, tuple[str, str]] = {
    "tree": ("Knockout", "Élimination directe"),
    "tree playoff": ("Play-off for place {place}", "Barrage pour la place {place}"),
    "tree third": ("Third place", "Troisième place"),
    "tree free": ("free", "libre"),
    "tree winner": ("Winner", "Gagnant"),
    "tree none": (
        "No knockout is drawn, and none can begin yet.",
        "Aucune élimination n'est tirée, et aucune ne peut commencer encore.",
    ),
}
"""Key -> the words in English and in French."""
