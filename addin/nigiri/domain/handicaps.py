"""Handicap and komi by rule (M12).

difference of ranks   0  1  2            3  4  ...  10 and more
handicap (quebec)     0  0  1 (no komi)  2  3  ...  9

0 is an even game with komi, 1 a game without komi, 2 to 9 are stones. The weaker takes Black.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.rules import rule_set

if TYPE_CHECKING:
    from nigiri.domain.model import Settings
    from nigiri.domain.units import HalfPoints, Rank


def handicap(settings: Settings, one: Rank, other: Rank) -> int:
    """Return the handicap of a game between these ranks, in either order (M12).

    The ranks are those of the day: a changed rank counts from its first round on (M13).
    """
    difference = abs(one.steps - other.steps)
    return max(0, min(difference - settings.handicap_reduction, settings.handicap_cap))


def komi(settings: Settings, stones: int) -> HalfPoints:
    """Return White's compensation for a handicap, in half points (M12, decision 2).

    Raises WrongUse when the event names a rule set that does not exist.
    """
    rules = rule_set(settings.rules)
    return rules.komi_handicap if stones else rules.komi_even
