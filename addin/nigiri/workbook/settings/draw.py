"""The settings of the draw in detail: players kept apart, byes and colours, patterns, criteria.

The criteria make a draw better; each has a row. Beside it stands its position in the order, 1 for
the most important one; nothing where it does not count. Of equal numbers the upper row comes
first. Labels are the words that `why` uses.
"""

from __future__ import annotations

from nigiri.domain.model.criteria import CHOSEN
from nigiri.workbook.settings.row import SettingRow

_PATTERNS = ("slide", "fold", "adjacent", "halves", "random")
_FLOATERS = ("bottom", "middle", "top")

APART_KEY = "apart."
"""The prefix of the keys of what can be kept apart; the rest is a field of Player."""

APART: tuple[SettingRow, ...] = (
    *(
        SettingRow(
            APART_KEY + key,
            "apart",
            "rounds",
            choices=("yes", "no", "strict"),
            said="setting.answer",
        )
        for key in ("club", "city", "state", "country", "family")
    ),
    SettingRow("apart_gap", "apart", "count", 0, 20),
    SettingRow("country_gap", "apart", "count", 0, 20),
    SettingRow("apart_free", "apart", "codes", choices=("bar", "leading")),
)

KEPT: tuple[SettingRow, ...] = (
    SettingRow("thresholds", "opengotha"),
    SettingRow("kept", "opengotha"),
)

BYES: tuple[SettingRow, ...] = (
    SettingRow(
        "bye_policy",
        "byes",
        "choice",
        choices=("home", "host", "losses", "winners", "lowest", "none"),
    ),
    SettingRow("bye_host_rounds", "byes", "count", 0, 20, optional=False),
    SettingRow("bye_volunteers", "byes", "choice", choices=("no", "yes"), said="setting.answer"),
    SettingRow("rematches", "byes", "choice", choices=("never", "allowed")),
    SettingRow("warn_gap", "byes", "count", 1, 20),
    SettingRow("mixing", "byes", "choice", choices=("all", "sections")),
    SettingRow(
        "colour_rule", "byes", "choice", choices=("stronger", "balance", "nigiri", "players")
    ),
    SettingRow("seed", "byes", "count", 0, 2**31 - 1, optional=False),
)

INSIDE: tuple[SettingRow, ...] = (
    SettingRow("pattern", "inside", "choice", choices=_PATTERNS, optional=False),
    SettingRow("pattern_until", "inside", "count", 1, 20),
    SettingRow("pattern_after", "inside", "choice", choices=_PATTERNS, said="setting.pattern"),
    SettingRow("seeding", "inside", "choice", choices=("number", "rating", "SOS", "SOS-2")),
    SettingRow("float_down", "inside", "choice", choices=_FLOATERS, said="setting.floater"),
    SettingRow("float_up", "inside", "choice", choices=_FLOATERS, said="setting.floater"),
    SettingRow("last_rounds", "inside", "count", 1, 20),
    SettingRow("title_players", "inside", "choice", choices=("wishes", "Europeans")),
)


CRITERION = "criterion."
"""The prefix of their keys; the rest is the code."""

CRITERIA: tuple[SettingRow, ...] = tuple(
    SettingRow(CRITERION + row.code, "criteria", "count", 1, 99) for row in CHOSEN
)
