"""What events of several systems begin with."""

from __future__ import annotations

from dataclasses import replace

from nigiri.domain.rules import rule_set
from nigiri.domain.scoring import Worth

_WINS = Worth()

WINS_ALONE = replace(
    rule_set("swiss").defaults.scoring,
    score=_WINS, victories=_WINS, seen=_WINS, seen_victories=_WINS, missed_sos="nothing",
)  # fmt: skip
"""Only wins count, byes and wins by default among them: a free round of a round robin or a round
after being knocked out is worth nothing, to the player and in opponents' sums."""
