"""The settings of systems and side events: knockouts and play-offs, round robins, teams.

Knockouts and play-offs (B19, B20, E2, E3), round robins (B16, E1), teams and side events (B14,
B21, B22).
"""

from __future__ import annotations

from nigiri.workbook.settings.row import SettingRow

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


SIDE: tuple[SettingRow, ...] = (
    SettingRow(
        "team_boards", "teams", ("Teams: boards of a match", "Équipes : tables d'un match"),
        ("empty: as many players as most teams have (B21)",
         "vide : autant que la plupart des équipes ont de joueurs (B21)"), "count", 1, 100,
    ),
    SettingRow(
        "team_best", "teams", ("Teams: results that count", "Équipes : résultats qui comptent"),
        ("so many of a team's best, where players play for themselves (B14)",
         "les meilleurs d'une équipe, là où chacun joue pour soi (B14)"), "count", 1, 100,
    ),
    SettingRow(
        "side_games", "side", ("Side event: games a pair", "Tournoi libre : parties par paire"),
        ("two players meet no more often on the sheet Chart (B22)",
         "deux joueurs ne se rencontrent pas plus souvent sur Tableau (B22)"), "count", 1, 100,
    ),
    SettingRow(
        "side_won_by", "side", ("Side event: first is", "Tournoi libre : premier par"),
        ("what is counted on Chart; level: by points (B22)",
         "ce qui compte sur Tableau ; à égalité : les points (B22)"), "choice",
        choices=(("wins", "wins", "victoires"),
                 ("wins - losses", "wins less losses", "victoires moins défaites"),
                 ("percentage", "percentage", "pourcentage")),
    ),
    SettingRow(
        "side_least", "side", ("Side event: games for a place", "Tournoi libre : parties requises"),
        ("so many are needed where the percentage counts",
         "il en faut autant si le pourcentage compte"), "count", 1, 100,
    ),
    SettingRow(
        "ladder_reach", "side", ("Ladder: places above", "Échelle : places au-dessus"),
        ("so far up a player may challenge", "on peut défier jusqu'à tant de places plus haut"),
        "count", 1, 100,
    ),
)  # fmt: skip
