"""Prizes: how many a section gets, who chooses first, and those for a number of wins (M26, B14).

question                            answer                                                   source
how many in a section               about one for ten players, at least one: 40 get 4        M26
sections of 14 players or more      prizes for second places, or fewer ranks in a section    M26
who chooses among things            place by place, which is better, or section by section   M26
whose name is called                from the last section up to the champion                 M26
prizes for wins                     the first by tie-break, who played every round; then     B14
                                    all with at least n wins, n as small as prizes suffice
who missed a round                  is never the first; other prizes at discretion           B30
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.domain.standings.standings import standings
from nigiri.domain.starts.guidelines import LARGE_EVENT_PLAYERS, MOST_RANKS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import HalfPoints, PlayerId

PLAYERS_FOR_A_PRIZE = 10

Method = Literal["place", "section"]


def section_prizes(players: int) -> int:
    """Return the number of prizes of a section, the tenth of its players; 0 for an empty one."""
    return max(1, (2 * players + PLAYERS_FOR_A_PRIZE) // (2 * PLAYERS_FOR_A_PRIZE)) * (players > 0)


class Advice(NamedTuple):
    """What to do about sections that are large for one prize each.

    kind -- "second-prizes": so many prizes in all; "fewer-ranks": so many ranks a section
    average -- players a section
    """

    kind: Literal["second-prizes", "fewer-ranks"]
    number: int
    average: Fraction


def advice(sizes: Collection[int]) -> tuple[Advice, ...]:
    """Return the two ways out of large sections, either is enough; none where they are not large.

    sizes -- the players of each section
    """
    average = Fraction(sum(sizes), len(sizes)) if sizes else Fraction(0)
    if average < LARGE_EVENT_PLAYERS:
        return ()
    return (
        Advice("second-prizes", 2 * len(sizes), average),
        Advice("fewer-ranks", MOST_RANKS - 1, average),
    )


class Winner(NamedTuple):
    """Who gets a prize for a place in a section; several may share a place."""

    section: int
    place: int
    player: PlayerId


def section_winners(event: Event) -> list[Winner]:
    """Return the winners of prizes in each section as things stand, from the top.

    Those level for the last of a section's prizes share its place, so that there may be more
    of them than prizes.
    """
    found = standings(event)
    sizes = Counter(standing.section for standing in found)
    return [
        Winner(each.section, each.place, each.number)
        for each in found
        if each.place <= section_prizes(sizes[each.section])
    ]


def choosing_order(winners: Iterable[Winner], method: Method = "place") -> list[Winner]:
    """Return winners in the order in which they choose their prizes (M26).

    method -- "place" by place: the firsts of all sections from section 1 on, then the seconds; or
    "section" by section
    """
    if method == "place":
        return sorted(winners, key=lambda winner: (winner.place, winner.section, winner.player))
    return sorted(winners)


def ceremony_order(winners: Iterable[Winner]) -> list[Winner]:
    """Return winners in the order in which they are called: the champion is the last one (M26)."""
    return sorted(winners, key=lambda each: (-each.section, -each.place, each.player))


class Award(NamedTuple):
    """A prize of an event that gives them for wins.

    first -- as the first by tie-break; discretion -- missed a round: the director decides
    """

    player: PlayerId
    wins: HalfPoints
    first: bool = False
    discretion: bool = False


class Awards(NamedTuple):
    """The prizes for wins.

    least -- the wins that are enough, in half points; None where nobody but the first gets one
    spare -- prizes that are left over
    """

    least: HalfPoints | None
    given: tuple[Award, ...]
    spare: int


def awards(
    order: Sequence[PlayerId],
    wins: Mapping[PlayerId, HalfPoints],
    prizes: int,
    missed: Collection[PlayerId] = (),
) -> Awards:
    """Return the prizes of the first and of all with enough wins, in the order of places (B14).

    order -- everybody, the first by tie-break in front; missed -- who did not play every round
    """
    first = next((player for player in order if player not in missed), None) if prizes else None
    others = [player for player in order if player != first]
    left = prizes - (first is not None)
    least = _least([wins[player] for player in others], left)
    given = tuple(
        Award(player, wins[player], player == first, player in missed)
        for player in order
        if player == first or (least is not None and wins[player] >= least)
    )
    return Awards(least, given, prizes - len(given))


def _least(wins: Sequence[HalfPoints], prizes: int) -> HalfPoints | None:
    """Return the fewest wins that no more players have than there are prizes; None if all do."""
    enough = (each for each in set(wins) if sum(other >= each for other in wins) <= prizes)
    return min(enough, default=None)
