"""The settings of systems and side events: knockouts and play-offs, round robins, teams.

Knockouts and play-offs (B19, B20, E2, E3), round robins (B16, E1), teams and side events (B14,
B21, B22).
"""

from __future__ import annotations

from nigiri.workbook.settings.row import SettingRow

KNOCKOUT: tuple[SettingRow, ...] = (
    SettingRow("knockout_size", "knockout", "count", 2, 128),
    SettingRow("third_place", "knockout", "choice", choices=("yes", "no"), said="setting.answer"),
    SettingRow("playoff_places", "knockout", "count", 1, 4),
)

ROBIN: tuple[SettingRow, ...] = (
    SettingRow("robin_order", "robin", "choice", choices=("pivot", "berger", "league")),
    SettingRow("robin_seats", "robin", "choice", choices=("number", "lot")),
    SettingRow("group_size", "robin", "count", 2, 40, optional=False),
)

SIDE: tuple[SettingRow, ...] = (
    SettingRow("team_boards", "teams", "count", 1, 100),
    SettingRow("team_best", "teams", "count", 1, 100),
    SettingRow("side_games", "side", "count", 1, 100),
    SettingRow("side_won_by", "side", "choice", choices=("wins", "wins - losses", "percentage")),
    SettingRow("side_least", "side", "count", 1, 100),
    SettingRow("ladder_reach", "side", "count", 1, 100),
)
