"""The settings of knockouts and play-offs (B19, B20, E2, E3)."""

from __future__ import annotations

from nigiri.workbook.setting_row import SettingRow

KNOCKOUT: tuple[SettingRow, ...] = (
    SettingRow(
        "knockout_size", "knockout", ("Players in the tree", "Joueurs dans l'arbre"),
        ("the strongest; empty: all, in a Swiss knockout 8 (B19)",
         "les plus forts ; vide : tous, avec un suisse 8 (B19)"), "count", 2, 128,
    ),
    SettingRow(
        "third_place", "knockout", ("Game for third place", "Partie pour la troisième place"),
        ("who lose the semi-finals play it in the last round (B20)",
         "les perdants des demi-finales la jouent à la dernière ronde (B20)"), "choice",
        choices=(("yes", "yes", "oui"), ("no", "no", "non")),
    ),
    SettingRow(
        "playoff_places", "knockout", ("Play-off up to place", "Barrage jusqu'à la place"),
        ("ties for these places are played off: 1 (E3), 3 or 4 (E2)",
         "les égalités pour ces places se jouent : 1 (E3), 3 ou 4 (E2)"), "count", 1, 4,
    ),
)  # fmt: skip
