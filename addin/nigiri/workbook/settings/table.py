"""The settings on the Event sheet: all rows, group by group, and the groups' titles.

First what everybody needs; then, each under a heading of its own, the draw in detail, and scores,
starts and handicaps in detail.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.workbook.settings.draw import APART, BYES, CRITERIA, INSIDE
from nigiri.workbook.settings.event import EVENT
from nigiri.workbook.settings.scoring import SUMS, WORTHS
from nigiri.workbook.settings.starts import HANDICAPS, STARTS
from nigiri.workbook.settings.systems import KNOCKOUT, ROBIN, SIDE

if TYPE_CHECKING:
    from nigiri.workbook.settings.row import SettingRow

SCHEMA = 12
"""The version of the workbook's layout; an older one is migrated, a newer one refused."""

#: Titles of the groups, in the order of the sheet.
GROUPS: dict[str, tuple[str, str]] = {
    "event": ("The event", "Le tournoi"),
    "play": ("Play", "Le jeu"),
    "pairing": ("Pairing", "Les tirages"),
    "winners": ("Winners", "Les gagnants"),
    "file": ("This file", "Ce fichier"),
    "apart": ("Who is kept apart", "Qui est séparé"),
    "byes": ("Byes, rematches, colours", "Exempts, revanches, couleurs"),
    "inside": ("Who meets whom", "Qui rencontre qui"),
    "criteria": (
        "What makes a draw better: 1 matters most; empty: does not count",
        "Ce qui rend un tirage meilleur : 1 compte le plus ; vide : ne compte pas",
    ),
    "starts": ("Start scores", "Scores de départ"),
    "handicaps": ("Handicaps and komi", "Handicaps et komi"),
    "worth": (
        "What a round counts: score · victories · in opponents' sums: score · victories",
        "Ce que compte une ronde : score · victoires · dans les sommes : score · victoires",
    ),
    "sums": ("What tie-breaks see", "Ce que voient les départages"),
    "robin": ("Round robin and groups", "Toutes rondes et groupes"),
    "knockout": ("Knockouts and play-offs", "Éliminations et barrages"),
    "teams": ("Teams", "Équipes"),
    "side": ("Chart and ladder", "Tableau et échelle"),
}


class Part(NamedTuple):
    """A part of the sheet below the common settings: its heading and note, and its groups."""

    title: tuple[str, str]
    note: tuple[str, str]
    groups: tuple[str, ...]


_AS_IT_STANDS = (
    "For those who want it otherwise: as it stands it follows the rule set.",
    "Pour qui le veut autrement : tel quel, il suit le jeu de règles.",
)

PARTS = (
    Part(
        ("The draw in detail", "Le tirage en détail"), _AS_IT_STANDS,
        ("apart", "byes", "inside", "criteria"),
    ),
    Part(
        ("Starts, handicaps and scores in detail", "Départs, handicaps et scores en détail"),
        _AS_IT_STANDS,
        ("starts", "handicaps", "worth", "sums"),
    ),
    Part(
        ("Other systems in detail", "Autres systèmes en détail"),
        ("For events that are no McMahon: see System above.",
         "Pour les tournois autres que McMahon : voir Système plus haut."),
        ("robin", "knockout", "teams", "side"),
    ),
)  # fmt: skip

#: The groups of these parts; all others stand above them.
DETAIL = tuple(group for part in PARTS for group in part.groups)

SETTINGS: tuple[SettingRow, ...] = (
    *EVENT, *APART, *BYES, *INSIDE, *CRITERIA, *STARTS, *HANDICAPS, *WORTHS, *SUMS, *ROBIN,
    *KNOCKOUT, *SIDE,
)  # fmt: skip

BY_KEY: dict[str, SettingRow] = {row.key: row for row in SETTINGS}
