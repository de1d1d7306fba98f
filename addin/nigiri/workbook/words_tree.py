"""The sheet Tree in English and French."""

from __future__ import annotations

from typing import Literal

TREE: dict[str, tuple[str, str]] = {
    "sheet.tree": ("Tree", "Arbre"),
    "tree.title": ("Knockout", "Élimination directe"),
    "tree.playoff": ("Play-off for place {place}", "Barrage pour la place {place}"),
    "tree.third": ("Third place", "Troisième place"),
    "tree.free": ("free", "libre"),
}

TREE_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "tree-full": ("look",
        ("{who}: no place of the tree is left; other games and byes of this round have them all.",
         "{who} : plus de place dans l'arbre ; les autres parties et exempts les ont toutes."),
        ("Of two who were to meet one goes on: let them play, or take one of the byes away.",
         "De deux qui devaient se voir un seul continue : qu'ils jouent, ou ôtez un exempt.")),
    "tree-empty": ("look",
        ("{who}: neither game nor bye in this round, so nobody goes on from there in the tree.",
         "{who} : ni partie ni exempt à cette ronde ; personne ne continue donc dans l'arbre."),
        ("Pair them, or give the bye to who goes on. Who left: type the round into Out in rounds.",
         "Appariez-les, ou exemptez qui continue. Qui est parti se note en Absent aux rondes.")),
    "tree-out": ("look",
        ("{who}: not in the tree in this round; what is typed here decides nothing there.",
         "{who} : pas dans l'arbre à cette ronde ; ce qui est noté ici n'y décide rien."),
        ("Nothing to do, or take it away.", "Rien à faire, ou ôtez-le.")),
}  # fmt: skip
"""Code -> weight, sentence and way out in both languages."""
