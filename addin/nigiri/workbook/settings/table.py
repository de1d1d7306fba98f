"""The settings: all rows, group by group, the groups' titles, and which stand on Event.

Those in ON_EVENT stand on Event, beside the rounds; all others on Settings: first the common ones,
then, each under a heading of its own, the draw in detail, and scores, starts and handicaps. The
default of each is in domain/model/settings.py, or in the rule set (domain/rules/); its label and
the words of its choices are in messages/*/settings.py.
"""

from __future__ import annotations

from typing import NamedTuple

from nigiri.domain.rules import RULE_SETS
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.domain.tiebreaks import OTHER_NAMES, TIEBREAKS
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.workbook.settings.draw import APART, BYES, CRITERIA, INSIDE, KEPT
from nigiri.workbook.settings.row import SettingRow

SCHEMA = 16
"""The version of the workbook's layout; an older one is migrated, a newer one refused."""

GROUPS = (
    "event", "play", "pairing", "winners", "file", "apart", "byes", "inside", "criteria", "starts",
    "handicaps", "worth", "sums", "robin", "knockout", "teams", "side",
    "opengotha",
)  # fmt: skip  # words, several a line
"""The groups, in the order of the sheet."""

# What everybody needs: the event, play, rounds, winners, this file.

LEADING = tuple(card.code for card in TIEBREAKS.values() if card.leads)
"""The criteria that may come first of all."""

EVENT: tuple[SettingRow, ...] = (
    SettingRow("name", "event"),
    SettingRow("dates", "event"),
    SettingRow("place", "event"),
    SettingRow("getting_there", "event"),
    SettingRow("registration", "event"),
    SettingRow("entry_fees", "event"),
    SettingRow("director", "event"),
    SettingRow("telephone", "event"),
    SettingRow("email", "event"),
    SettingRow("sponsor", "event"),
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
    SettingRow("tables_unused", "pairing", "tables"),
    SettingRow("ranked_by", "winners", "choice", choices=("sections", "all")),
    SettingRow("first", "winners", "choice", choices=LEADING),
    SettingRow(
        "tiebreaks", "winners", "codes", choices=tuple(TIEBREAKS), also=tuple(OTHER_NAMES.items()),
        aliases=("Victories, then", "Victoires, puis"),
    ),
    SettingRow(
        "level_first",
        "winners",
        "choice",
        choices=("share", "play off", "play offs", "nobody"),
    ),
    SettingRow(
        "winner_played_all", "winners", "choice", choices=("no", "yes"), said="setting.answer"
    ),
    SettingRow("colours", "winners", "choice", choices=("circles", "letters")),
    SettingRow("standings_after", "winners", "count", 1, 20),
    SettingRow("shown_scores", "winners", "choice", choices=("as drawn", "from zero", "sums too")),
    SettingRow(
        "language", "file", "choice", choices=LANGUAGES, optional=False,
        facts=(("languages", ", ".join(LANGUAGES[:-1])), ("last", LANGUAGES[-1])),
    ),
    SettingRow("event_id", "file", optional=False),
    SettingRow("schema", "file", "count", 1, 10**6, optional=False),
)  # fmt: skip  # a setting a row

# Start scores and handicaps.

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
    SettingRow("entry_by", "starts", "choice", choices=("rating", "rank")),
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

# What rounds count, and what tie-breaks see of them: a kind of round (domain/model/scoring.py) is
# one row with four values, one for each of TABLES.

TABLES = ("score", "victories", "seen", "seen_victories")
"""The fields of Scoring that are tables, in the order in which a row has their values."""

WORTH_KEY, SCORING_KEY = "worth.", "scoring."
"""The prefixes of keys: of a field of Worth, and of any other field of Scoring."""

#: Fields of Worth; the sources stand in the domain's table of the kinds of rounds.
_KINDS = (
    "win", "jigo", "loss", "unfinished", "default_win", "default_jigo", "default_loss", "both_win",
    "both_lose", "bye", "missed", "unassigned",
)  # fmt: skip  # words, several a line

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
        SCORING_KEY + "idle_sosos",
        "sums",
        "choice",
        choices=("nothing", "zero", "start", "own"),
        said=_SAID,
    ),
    SettingRow(
        SCORING_KEY + "normalised", "sums", "choice", choices=("yes", "no"), said="setting.answer"
    ),
    SettingRow(SCORING_KEY + "handicaps", "sums", "choice", choices=("counted", "left out")),
)

# Knockouts and play-offs (B19, B20, E2, E3), round robins (B16, E1), teams and side events (B14,
# B21, B22).

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


def group_title(group: str, language: str) -> str:
    """Return the title of a group."""
    return text(f"setting.group.{group}", language)


class Part(NamedTuple):
    """A part of the sheet below the common settings: its code, its groups, the key of its note."""

    code: str
    groups: tuple[str, ...]
    said: str = "setting.part.note"

    def title(self, language: str) -> str:
        """Return the heading."""
        return text(f"setting.part.{self.code}", language)

    def note(self, language: str) -> str:
        """Return the sentence below the heading."""
        return text(self.said, language)


PARTS = (
    Part("draw", ("apart", "byes", "inside", "criteria")),
    Part("scores", ("starts", "handicaps", "worth", "sums")),
    Part("systems", ("robin", "knockout", "teams", "side"), "setting.part.systems.note"),
    Part("others", ("opengotha",), "setting.part.others.note"),
)

DETAIL = tuple(group for part in PARTS for group in part.groups)
"""The groups of these parts; all others stand above them."""

ON_EVENT = (
    "name", "dates", "place", "getting_there", "registration", "entry_fees", "director",
    "telephone", "email", "sponsor", "host", "rules_of_play", "time_limits", "rules", "system",
    "rounds", "language",
)  # fmt: skip  # words, several a line
"""The keys of the settings on Event, in their order there; all others stand on Settings."""

BELOW_KEY = "schema"
"""The key of the setting that stands on Event below the key to the colours, for older nigiris."""

ALWAYS_SAID = frozenset({
    "handicap_reduction", "handicap_cap", "ranked_by", "first", "tiebreaks", "apart.club",
    "apart.city", "bye_policy", "colour_rule", "pattern", "start_rule", "handicap_by", "komi_even",
})  # fmt: skip  # words, several a line
"""The keys of settings that a folded section names even where they are as usual."""

SETTINGS: tuple[SettingRow, ...] = (
    *EVENT, *APART, *KEPT, *BYES, *INSIDE, *CRITERIA, *STARTS, *HANDICAPS, *WORTHS, *SUMS, *ROBIN,
    *KNOCKOUT, *SIDE,
)  # fmt: skip  # words, several a line

BY_KEY: dict[str, SettingRow] = {row.key: row for row in SETTINGS}
