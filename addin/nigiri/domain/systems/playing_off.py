"""The next round of the play-offs of an event (E2, E3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.systems.knocking import fixture_of
from nigiri.domain.systems.playoff import playoff_trees
from nigiri.domain.tiebreaks.registry import levels_before
from nigiri.domain.tiebreaks.stages import play_offs
from nigiri.errors import Forbidden

if TYPE_CHECKING:
    from nigiri.domain.systems.system import Fixture, Stage


def play_off(stage: Stage) -> Fixture:
    """Return the next round of the play-offs of all ties for the first places, all games even.

    Raises Forbidden when nobody is level for them, all play-offs are over, or a game of theirs has
    no winner.
    """
    ties = play_offs(stage.event, levels_before, stage.first)
    if not ties:
        up_to = stage.event.settings.playoff_places
        which = f"places 1 to {up_to}" if up_to > 1 else "the first place"
        msg = (
            f"Nobody is level for {which} before round {stage.first}, so there is nothing to play "
            "off. Lower Rounds on Event, or give the round another system there."
        )
        raise Forbidden(msg)
    return fixture_of(stage, playoff_trees(ties, stage.rounds), even=True)
