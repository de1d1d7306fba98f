"""The settings of teams and of side events (B14, B21, B22)."""

from __future__ import annotations

from nigiri.workbook.setting_row import SettingRow

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
