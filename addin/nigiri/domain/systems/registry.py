"""All systems of play, by key, in the order in which they are offered.

The Event sheet's drop-down, the command line, the documents and the tests read this table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import WrongUse
from nigiri.lazy import LazyTable
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.system import System

SYSTEMS: Mapping[str, System] = LazyTable(
    "nigiri.domain.systems",
    {
        "mcmahon": "by_score:MCMAHON",
        "swiss": "by_score:SWISS",
        "novices": "by_score:NOVICES",
        "round robin": "round_robin:ROUND_ROBIN",
        "double round robin": "round_robin:DOUBLE",
        "round robin by section": "round_robin:GROUPS",
        "groups of eight": "eights:EIGHTS",
        "knockout": "knockouts:KNOCKOUT",
        "generalised knockout": "knockouts:GENERALISED",
        "swiss knockout": "knockouts:SWISS_KNOCKOUT",
        "preliminaries": "knockouts:PRELIMINARIES",
        "qualification": "knockouts:QUALIFICATION",
        "play-off": "knockouts:PLAY_OFF",
        "two teams": "two_teams:TWO_TEAMS",
        "team round robin": "team_events:TEAM_ROUND_ROBIN",
        "team swiss": "team_events:TEAM_SWISS",
    },
)


def system(key: str) -> System:
    """Return the system of that key.

    Raises WrongUse, naming the systems there are, for an unknown key.
    """
    if key not in SYSTEMS:
        raise WrongUse(message("choice.system", asked=key, choices=", ".join(SYSTEMS)))
    return SYSTEMS[key]
