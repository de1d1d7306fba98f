"""Say when the winner of a qualification tournament is certain before its last round (E12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.systems.qualification import certain_winner
from nigiri.domain.systems.stages import played_as

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event

_SYSTEM = "qualification"


def certain(event: Event, number: int) -> tuple[str, ...]:
    """Return a sentence where somebody has won before that round is played; else ().

    event -- with the rounds before it. Nothing is forced: the round is drawn.
    """
    settings = event.settings
    rounds = range(1, settings.rounds + 1)
    played = [each for each in rounds if played_as(settings, each).system == _SYSTEM]
    winner = certain_winner(event, max(played)) if number in played else None
    if winner is None:
        return ()
    who = f"{event.player(winner).name} ({winner})"
    return (
        (
            f"{who} has won already: nobody can reach that many wins any more (E12). "
            f"Round {number} is drawn all the same; nigiri undo takes it back."
        ),
    )
