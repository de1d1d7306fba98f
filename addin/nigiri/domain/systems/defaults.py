"""Settings with which events of several systems begin."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.scoring import Worth
from nigiri.domain.rules import rule_set

if TYPE_CHECKING:
    from collections.abc import Mapping

_WINS = Worth()

WINS_ALONE = replace(
    rule_set("swiss").defaults.scoring,
    score=_WINS,
    victories=_WINS,
    seen=_WINS,
    seen_victories=_WINS,
    missed_sos="nothing",
)
"""Only wins count, byes and wins by default among them: a free round of a round robin or a round
after being knocked out is worth nothing, to the player and in opponents' sums."""

TEAM_PLAY: Mapping[str, object] = {
    "start_rule": "none",
    "ranked_by": "all",
    "first": "NBW",
    "tiebreaks": ("SOSW",),
    "scoring": WINS_ALONE,
}
"""Players of teams are ranked together by their wins, besides the places of the teams."""
