"""The settings of start scores and of handicaps."""

from __future__ import annotations

from nigiri.workbook.settings.row import SettingRow

_LEAST_K, _MOST_K = 67, 150

STARTS: tuple[SettingRow, ...] = (
    SettingRow(
        "start_rule", "starts", "choice", choices=("sections", "bar", "grade", "bands", "none")
    ),
    SettingRow("bar", "starts", "rank"),
    SettingRow("bar_by", "starts", "choice", choices=("rounds", "congress")),
    SettingRow("floor", "starts", "rank"),
    SettingRow("supergroup", "starts", "rank"),
    SettingRow("supergroup_points", "starts", "points", optional=False),
    SettingRow("band_k", "starts", "hundredths", _LEAST_K, _MOST_K, optional=False),
    SettingRow("band_k_top", "starts", "hundredths", _LEAST_K, _MOST_K, optional=False),
    SettingRow("zero_up", "starts", "choice", choices=("no", "yes"), said="setting.answer"),
    SettingRow("zero", "starts", "rank"),
    SettingRow("rating_scale", "starts", "choice", choices=("egf", "aga")),
)

HANDICAPS: tuple[SettingRow, ...] = (
    SettingRow(
        "handicap_by", "handicaps", "choice", choices=("rank", "score", "rating", "rating rank")
    ),
    SettingRow("handicap_even_above", "handicaps", "rank", choices=("bar",)),
    SettingRow("handicap_top", "handicaps", "rank"),
    SettingRow("komi_even", "handicaps", "points", optional=False),
    SettingRow("komi_one", "handicaps", "points", optional=False),
    SettingRow("komi_handicap", "handicaps", "points", optional=False),
    SettingRow("board", "handicaps", "choice", choices=("19", "13", "9")),
)
