"""The settings everybody needs: the event, play, rounds, winners, this file."""

from __future__ import annotations

from nigiri.domain.rules import RULE_SETS
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.domain.tiebreaks import OTHER_NAMES, TIEBREAKS
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.settings.row import SettingRow

LEADING = tuple(card.code for card in TIEBREAKS.values() if card.leads)
"""The criteria that may come first of all."""

EVENT: tuple[SettingRow, ...] = (
    SettingRow("name", "event"),
    SettingRow("dates", "event"),
    SettingRow("place", "event"),
    SettingRow("director", "event"),
    SettingRow("host", "event"),
    SettingRow("players_from", "event"),
    SettingRow("family", "event"),
    SettingRow("rules_of_play", "play"),
    SettingRow("time_limits", "play"),
    SettingRow("time_by_rank", "play"),
    SettingRow(
        "handicap_reduction", "play", "count", 0, 9, optional=False,
        aliases=("Handicap: rank difference minus",),
    ),
    SettingRow("handicap_cap", "play", "count", 0, 9, optional=False),
    SettingRow("rules", "pairing", "choice", choices=tuple(RULE_SETS), optional=False),
    SettingRow("system", "pairing", "choice", choices=tuple(SYSTEMS), said="system"),
    SettingRow("rounds", "pairing", "count", 1, 20, optional=False),
    SettingRow("gap", "pairing", "count", 0, 9),
    SettingRow("strongest", "pairing", "rank"),
    SettingRow("ranked_by", "winners", "choice", choices=("sections", "all")),
    SettingRow("first", "winners", "choice", choices=LEADING),
    SettingRow(
        "tiebreaks", "winners", "codes", choices=tuple(TIEBREAKS), also=tuple(OTHER_NAMES.items()),
        aliases=("Victories, then", "Victoires, puis"),
    ),
    SettingRow("colours", "winners", "choice", choices=("circles", "letters")),
    SettingRow(
        "language", "file", "choice", choices=LANGUAGES, optional=False,
        facts=(("languages", ", ".join(LANGUAGES[:-1])), ("last", LANGUAGES[-1])),
    ),
    SettingRow("event_id", "file", optional=False),
    SettingRow("schema", "file", "count", 1, 10**6, optional=False),
)  # fmt: skip
