"""The settings of a round robin (B16, E1)."""

from __future__ import annotations

from nigiri.workbook.setting_row import SettingRow

ROBIN: tuple[SettingRow, ...] = (
    SettingRow(
        "robin_order", "robin", ("Order of the meetings", "Ordre des rencontres"),
        ("pivot: number 1 stays seated (B16); Berger; as printed for the league of 10 or 12 (E1)",
         "pivot : le numéro 1 reste assis (B16) ; Berger ; imprimé pour la ligue de 10 ou 12 (E1)"),
        "choice",
        choices=(("pivot", "pivot", "pivot"), ("berger", "Berger", "Berger"),
                 ("league", "league", "ligue")),
    ),
    SettingRow(
        "robin_seats", "robin", ("Places in that order", "Places dans cet ordre"),
        ("by the numbers of the players; or by lot (E1), which the seed decides",
         "selon les numéros des joueurs ; ou au sort (E1), que la graine décide"), "choice",
        choices=(("number", "by number", "par numéro"), ("lot", "by lot", "au sort")),
    ),
    SettingRow(
        "group_size", "robin", ("Players in a group", "Joueurs par groupe"),
        ("proposed as sections: groups of eight (M22), round robins of six or so",
         "proposés comme sections : groupes de huit (M22), toutes rondes à six environ"),
        "count", 2, 40, optional=False,
    ),
)  # fmt: skip
