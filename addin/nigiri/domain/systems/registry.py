"""All systems of play, by key, in the order in which they are offered.

The Event sheet's drop-down, the command line, the documents and the tests read this table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.systems.by_score import MCMAHON, NOVICES, SWISS
from nigiri.domain.systems.eights import EIGHTS
from nigiri.domain.systems.knockouts import SYSTEMS as KNOCKOUTS
from nigiri.domain.systems.round_robin import DOUBLE, GROUPS, ROUND_ROBIN
from nigiri.domain.systems.team_events import TEAM_ROUND_ROBIN, TEAM_SWISS
from nigiri.domain.systems.two_teams import TWO_TEAMS
from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.systems.system import System

SYSTEMS: Mapping[str, System] = {
    each.key: each
    for each in (
        MCMAHON,
        SWISS,
        NOVICES,
        ROUND_ROBIN,
        DOUBLE,
        GROUPS,
        EIGHTS,
        *KNOCKOUTS,
        TWO_TEAMS,
        TEAM_ROUND_ROBIN,
        TEAM_SWISS,
    )
}


def system(key: str) -> System:
    """Return the system of that key; WrongUse, naming those there are, for another one."""
    if key not in SYSTEMS:
        msg = f"There is no system {key!r}; there are {', '.join(SYSTEMS)}."
        raise WrongUse(msg)
    return SYSTEMS[key]
