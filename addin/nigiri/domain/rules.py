"""The rule sets an event can start from, as data: every choice with its source.

A rule set is where an event begins; each of its choices is then a setting of that event.
Sources are rule ids (M12) or "custom" with the practice that is followed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.domain.settings import CRITERIA, Apart, Settings
from nigiri.domain.units import HalfPoints
from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class RuleSet:
    """A rule set.

    defaults -- the settings a new event starts from; names, dates and such are left blank
    komi_even, komi_handicap -- in half points, for even games and for handicaps from 1 on
    sources -- which rule each choice comes from; the keys are fields of Settings or of RuleSet
    """

    defaults: Settings
    komi_even: HalfPoints
    komi_handicap: HalfPoints
    sources: Mapping[str, str]


QUEBEC = RuleSet(
    defaults=Settings(
        rules="quebec",
        rounds=6,
        gap=None,
        criteria=CRITERIA,
        pattern="slide",
        keep_apart=(Apart("club"), Apart("city")),
        last_rounds=None,
        handicap_reduction=1,
        handicap_cap=9,
        tiebreaks=("SOS", "SDOS", "ONE"),
        bye_host_rounds=3,
        colours="circles",
    ),
    komi_even=HalfPoints(13),
    komi_handicap=HalfPoints(1),
    sources={
        "rounds": "M3",  # six, as all Quebec Opens but one
        "gap": "M3",  # None: 0, 1 or 2 by the number of rounds
        "criteria": "M8",  # then M9, M10 and M11; title E6 and children B25 where they are wished
        "pattern": "M9",  # top half against bottom half
        "keep_apart": "M10",
        "last_rounds": "M9",  # None: the last round only
        "handicap_reduction": "M12",
        "handicap_cap": "M12",  # inferred from 2005: 30k against 18k got 9
        "tiebreaks": "M15",
        "bye_host_rounds": "M6",
        "colours": "M20",
        "komi_even": "custom: 6½, as usual in Quebec; the manual leaves it to the organiser",
        "komi_handicap": "M12",  # a board tie is White's by ½, decision 2
    },
)

RULE_SETS: Mapping[str, RuleSet] = {"quebec": QUEBEC}


def rule_set(name: str) -> RuleSet:
    """Return the rule set of that name; WrongUse, naming those there are, for another name."""
    if name not in RULE_SETS:
        msg = f"There is no rule set {name!r}; there is {', '.join(RULE_SETS)}."
        raise WrongUse(msg)
    return RULE_SETS[name]
