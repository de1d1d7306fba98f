"""McMahon and Swiss: who meets whom is left to the draw, by the criteria of the event.

They differ in how players start (M3, B17), which is a setting of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.systems.system import Fixture, System

if TYPE_CHECKING:
    from nigiri.domain.systems.system import Stage


def everybody(stage: Stage) -> Fixture:
    """Return all who play in the round as one field, to be paired by score (M7 to M10)."""
    return Fixture(fields=(tuple(sorted(stage.free)),))


MCMAHON = System("mcmahon", "M1", everybody, rules="quebec")
SWISS = System("swiss", "B17", everybody, defaults={"start_rule": "none"})
