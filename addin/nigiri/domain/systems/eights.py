"""Groups of Eight: three rounds in groups of eight by strength, winner against winner (M22).

Of a full group one wins all three games, three win two, three one, and one none. Groups are the
sections of the event; each is drawn for itself by score, with a bye where its number is odd.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.system import Fixture, System
from nigiri.domain.systems.defaults import WINS_ALONE
from nigiri.domain.systems.sections import by_section

if TYPE_CHECKING:
    from nigiri.domain.model.system import Stage

ROUNDS = 3


def fixture(stage: Stage) -> Fixture:
    """Return the fixture with each group as a field of its own; nobody of two groups meets."""
    fields = (tuple(n for n in group if n in stage.free) for group in by_section(stage))
    return Fixture(fields=tuple(field for field in fields if field))


EIGHTS = System(
    "groups of eight",
    "M22",
    fixture,
    rounds=lambda _players: ROUNDS,
    rules="quebec",
    grouping="cut",
    defaults={
        "start_rule": "none",
        "ranked_by": "sections",
        "group_size": 8,
        "rounds": ROUNDS,
        "scoring": WINS_ALONE,
    },
)
