"""The settings on the Event sheet: all rows, group by group, and the groups' titles.

First what everybody needs; then, under a heading of its own, the draw in detail.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.settings_criteria import CRITERIA
from nigiri.workbook.settings_draw import APART, BYES, INSIDE
from nigiri.workbook.settings_event import EVENT

if TYPE_CHECKING:
    from nigiri.workbook.setting_row import SettingRow

SCHEMA = 2
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
}

#: The groups of the draw in detail, and what stands above them: heading, note.
DETAIL = ("apart", "byes", "inside", "criteria")
DETAIL_TITLE = (
    ("The draw in detail", "Le tirage en détail"),
    ("For those who want it otherwise: as it stands it follows the rule set.",
     "Pour qui le veut autrement : tel quel, il suit le jeu de règles."),
)  # fmt: skip

SETTINGS: tuple[SettingRow, ...] = (*EVENT, *APART, *BYES, *INSIDE, *CRITERIA)

#: How a round can be played: code, words in both languages. Others come with their systems.
SYSTEMS: tuple[tuple[str, str, str], ...] = (("mcmahon", "McMahon", "McMahon"),)

BY_KEY: dict[str, SettingRow] = {row.key: row for row in SETTINGS}
