"""The rule sets an event can start from, as data: every choice with its source.

A rule set is the beginning of an event; each of its choices is then a setting of that event. One
module holds one rule set. Sources are rule ids (M12), a section of the notes on file formats and
programs ("formats 8.2") or "custom" with the practice that is followed. Choices that a rule set
does not name are those of `quebec`, but for the criteria: the usual ones (model/criteria.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.rules.ruleset import RuleSet
from nigiri.errors import WrongUse
from nigiri.lazy import LazyTable
from nigiri.messages.message import message, quoted

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["RULE_SETS", "RuleSet", "rule_set"]

RULE_SETS: Mapping[str, RuleSet] = LazyTable(
    "nigiri.domain.rules",
    {
        "quebec": "quebec:QUEBEC",
        "bga": "bga:BGA",
        "aga": "aga:AGA",
        "ffg": "ffg:FFG",
        "egf": "egf:EGF",
        "egc": "egc:EGC",
        "opengotha": "opengotha:OPENGOTHA",
        "swiss": "swiss:SWISS",
    },
)


def rule_set(name: str) -> RuleSet:
    """Return the rule set of that name.

    Raises WrongUse, naming the rule sets there are, for an unknown name.
    """
    if name not in RULE_SETS:
        raise WrongUse(message("choice.rule-set", name=quoted(name), known=", ".join(RULE_SETS)))
    return RULE_SETS[name]
