"""The settings of what rounds count, and of what tie-breaks see of them.

A kind of round (domain/model/scoring.py) is one row with four values, one for each of TABLES.
"""

from __future__ import annotations

from nigiri.workbook.settings.row import SettingRow

TABLES = ("score", "victories", "seen", "seen_victories")
"""The fields of Scoring that are tables, in the order in which a row has their values."""

WORTH_KEY, SCORING_KEY = "worth.", "scoring."
"""The prefixes of keys: of a field of Worth, and of any other field of Scoring."""

#: Fields of Worth; the sources stand in the domain's table of the kinds of rounds.
_KINDS = (
    "win", "jigo", "loss", "unfinished", "default_win", "default_jigo", "default_loss", "both_win",
    "both_lose", "bye", "missed", "unassigned",
)  # fmt: skip

WORTHS: tuple[SettingRow, ...] = (
    *(SettingRow(WORTH_KEY + kind, "worth", "four", optional=False) for kind in _KINDS),
    SettingRow(
        WORTH_KEY + "rounded", "worth", "four", choices=("none", "idle", "all"), optional=False
    ),
)

_SAID = "setting.stand-in"
_STAND_IN = ("nothing", "zero", "start", "own less one")

SUMS: tuple[SettingRow, ...] = (
    SettingRow(SCORING_KEY + "after_leaving", "sums", "choice", choices=("nothing", "counted")),
    SettingRow(SCORING_KEY + "missed_sos", "sums", "choice", choices=_STAND_IN, said=_SAID),
    SettingRow(SCORING_KEY + "bye_sos", "sums", "choice", choices=_STAND_IN, said=_SAID),
    SettingRow(SCORING_KEY + "bye_sdos", "sums", "choice", choices=_STAND_IN, said=_SAID),
    SettingRow(
        SCORING_KEY + "idle_sosos", "sums", "choice", choices=("nothing", "zero", "start", "own"),
        said=_SAID,
    ),
    SettingRow(
        SCORING_KEY + "normalised", "sums", "choice", choices=("yes", "no"), said="setting.answer"
    ),
    SettingRow(SCORING_KEY + "handicaps", "sums", "choice", choices=("counted", "left out")),
)  # fmt: skip
