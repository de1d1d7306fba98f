"""Who did not come to the round they were last drawn in (M6).

"The fact that the player did not show up is sufficient reason, by itself, not to pair him", and a
bye for a guess that he may have left "would be an error". Which of the two it is only the director
knows: before a draw it is asked about them (desk/draw/no_shows.py), and whoever plays on has no bye
as long as another may have it (byes.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.scores.scores import participations
from nigiri.domain.systems.stages import judged

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId


def stayed_away(event: Event, number: PlayerId, round_number: int) -> int | None:
    """Return the round before this one that the player was last drawn in, if lost by default.

    None for who came to it, or had its bye, and for who was never drawn. Where both lose by default
    neither came; who wins by default did.
    """
    line = participations(event, number, round_number - 1)
    last = next((each for each in reversed(line) if not each.missed), None)
    return last.round_number if last is not None and last.by_default and last.lost else None


def no_shows(event: Event, round_number: int) -> dict[PlayerId, int]:
    """Return by number who would be drawn in a round though they did not come -> to which round.

    Not who is out of it, nor whoever the director said is here again since
    (`Player.returned`). {} for a round that is not paired by score: its pairs are fixed, or who
    lost is out.
    """
    if not judged(event.settings, round_number).by_score:
        return {}
    found = {}
    for number, player in sorted(event.by_number.items()):
        if player.plays_in(round_number):
            away = stayed_away(event, number, round_number)
            if away is not None and not _returned(player.returned, away, round_number):
                found[number] = away
    return found


def _returned(rounds: frozenset[int], away: int, round_number: int) -> bool:
    """Tell whether one of these rounds is after the one missed, up to the one to be drawn."""
    return any(away < each <= round_number for each in rounds)
