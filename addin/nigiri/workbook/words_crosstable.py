"""The sheet Crosstable in English and French."""

from __future__ import annotations

CROSSTABLE: dict[str, tuple[str, str]] = {
    "sheet.crosstable": ("Crosstable", "Tableau croisé"),
    "crosstable.title": (
        "Crosstable after round {number}",
        "Tableau croisé après la ronde {number}",
    ),
    "crosstable.large": (
        "No crosstable: {players} players are ranked together, and {most} have room. Print it.",
        "Pas de tableau croisé : {players} joueurs ensemble, place pour {most}. À imprimer.",
    ),
    "crosstable.section": ("Section {number}", "Section {number}"),
    "crosstable.points": (
        "1³: won in round 3. 0 lost, ½ a jigo, ! by default",
        "1³ : gagné à la ronde 3. 0 perdu, ½ nulle, ! par défaut",
    ),
    "crosstable.signs": (
        "? still playing, · not met yet; column 1 is the first line",
        "? en cours, · pas encore rencontrés ; colonne 1 : la première ligne",
    ),
}
