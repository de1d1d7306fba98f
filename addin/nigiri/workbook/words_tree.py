"""The sheet Tree in English and French."""

from __future__ import annotations

TREE: dict[str, tuple[str, str]] = {
    "sheet.tree": ("Tree", "Arbre"),
    "tree.title": ("Knockout", "Élimination directe"),
    "tree.playoff": ("Play-off for place {place}", "Barrage pour la place {place}"),
    "tree.third": ("Third place", "Troisième place"),
    "tree.free": ("free", "libre"),
}
