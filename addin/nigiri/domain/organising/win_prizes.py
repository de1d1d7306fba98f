"""Prizes for wins as an event stands: who has n of them, who still can, how many prizes n takes.

number           while a round is open                          when all is over
have             who have n wins or more                        the same
reach            who can have them in the worst case            have
needed           reach, and one for a first with fewer          have, and each first with fewer
proposed         the smallest n for which the prizes suffice however the games end (B14)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.units import HalfPoints
from nigiri.domain.organising.prizes import Award
from nigiri.domain.organising.wins_in_reach import field_of, most_in_reach
from nigiri.domain.scores.scores import participations
from nigiri.domain.standings.standings import standings

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId

_WIN = 2


class Step(NamedTuple):
    """A number of wins that could be enough for a prize.

    needed -- the prizes that it takes, with that of the first
    """

    wins: int
    have: int
    reach: int
    needed: int


def steps(event: Event) -> tuple[Step, ...]:
    """Return the numbers of wins from that of the rounds down to 1."""
    field, firsts = field_of(event), first(event)
    wins = field.wins
    still_open = bool(field.open_games or field.later)

    def step(number: int) -> Step:
        least = HalfPoints(_WIN * number)
        have = sum(each >= least for each in wins.values())
        reach = most_in_reach(field, least)
        ahead = 1 if still_open else sum(wins[each] < least for each in firsts)
        return Step(number, have, reach, reach + ahead)

    return tuple(step(number) for number in range(event.settings.rounds, 0, -1))


def proposed(found: Iterable[Step], prizes: int) -> int | None:
    """Return the fewest wins for which the prizes suffice; None where they do for none in reach."""
    return min((each.wins for each in found if each.reach and each.needed <= prizes), default=None)


def first(event: Event) -> tuple[PlayerId, ...]:
    """Return the first of those in the top section who missed no round, several if level (B14).

    Nobody before the first round.
    """
    if not event.rounds:
        return ()
    gone = missed(event)
    found = [each for each in standings(event) if each.number not in gone]
    best = found[:1]
    return tuple(
        each.number for each in found for top in best if (each.section, each.place) == top[:2]
    )


def missed(event: Event) -> dict[PlayerId, HalfPoints]:
    """Return those who took part and missed a round, with their wins, the most first (B30)."""
    wins = field_of(event).wins
    found = [
        player
        for player in event.by_number
        for line in [participations(event, player)]
        if any(part.missed for part in line) and not all(part.missed for part in line)
    ]
    return {player: wins[player] for player in sorted(found, key=lambda one: (-wins[one], one))}


def with_wins(event: Event, number: int) -> list[PlayerId]:
    """Return those with that many wins, and less than one more, in the order of the places."""
    wins = field_of(event).wins
    return [each.number for each in standings(event) if wins[each.number] // _WIN == number]


def winners(event: Event, prizes: int) -> list[Award]:
    """Return those who get one of these prizes, from the fewest wins up to the first (B14)."""
    if prizes < 1:
        return []
    wins, firsts, gone = field_of(event).wins, first(event), missed(event)
    least = proposed(steps(event), prizes)
    found = [
        Award(each.number, wins[each.number], each.number in firsts, each.number in gone)
        for each in standings(event)
        if each.number in firsts or (least is not None and wins[each.number] >= _WIN * least)
    ]
    found.reverse()
    return sorted(found, key=lambda award: (award.first, award.wins))
