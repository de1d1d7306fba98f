"""Who plays for the title: those near the lead meet one another (E6).

who                                                      in which rounds
named on Wishes as "title"                               those of the wish
every European, where the event says so, unless a wish   the last two, never the first
of the round names others                                (Settings.plays_for_title)

E6 has rounds 9 and 10 of ten; for another number of rounds it is the last two (house rule). Near
the lead is whoever is at most a point below the leading one of them. `pairing/wishes.py` has what
it costs to keep them from one another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.players.europeans import european
from nigiri.domain.scores.scores import pairing_score

if TYPE_CHECKING:
    from collections.abc import Collection

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId

#: E6: contenders are at most so many half points below the leading one of them.
NEAR = 2


def title_players(event: Event, round_number: int) -> frozenset[PlayerId]:
    """Return all who could play for the title in a round, near the lead or not (E6)."""
    wished = frozenset(
        number
        for wish in event.wishes
        if wish.kind == "title" and wish.counts_in(round_number)
        for number in wish.players
    )
    if wished or not event.settings.plays_for_title(round_number):
        return wished
    return frozenset(n for n, player in event.by_number.items() if european(player).answer)


def contenders(
    event: Event, round_number: int, drawn: Collection[PlayerId] = ()
) -> frozenset[PlayerId]:
    """Return those near the lead who play for the title in a round (E6).

    Of those who play in it; the leader may have a game made by hand or the bye all the same.

    drawn -- others who play in it, whatever the list of players says
    """
    here = {n for n, player in event.by_number.items() if player.plays_in(round_number)}
    playing = title_players(event, round_number) & (here | {*drawn})
    scores = {number: pairing_score(event, number, round_number) for number in playing}
    lead = max(scores.values(), default=0)
    return frozenset(number for number in playing if scores[number] >= lead - NEAR)
