"""McMahon, Swiss and novices: the pairs are left to the draw, by the criteria of the event.

They differ in how players start (M3, B17), which is a setting of its own. Novices is a McMahon in
which nearly everybody wins a game (B25): each starts with their own grade, there is no bar, and the
handicap is the difference of the scores. So who loses meets weaker players with more stones, until
a game is won. First comes the number of wins, not the score, which depends on the grade.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.system import Fixture, System

if TYPE_CHECKING:
    from nigiri.domain.model.system import Stage


def everybody(stage: Stage) -> Fixture:
    """Return the fixture with all who play in one field, to be paired by score (M7 to M10)."""
    return Fixture(fields=(tuple(sorted(stage.free)),))


MCMAHON = System("mcmahon", "M8", everybody, rules="quebec")
NOVICES = System(
    "novices",
    "B23, B25",
    everybody,
    rules="bga",
    defaults={
        "rounds": 6,
        "start_rule": "grade",
        "zero_up": "yes",
        "handicap_by": "score",
        "handicap_reduction": 0,
        "handicap_cap": 9,
        "handicap_even_above": None,
        "bye_policy": "winners",
        "ranked_by": "all",
        "first": "NBW",
    },
)
SWISS = System("swiss", "B17", everybody, defaults={"start_rule": "none"})
