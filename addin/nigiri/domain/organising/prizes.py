"""Prizes: how many a section gets, who chooses first, and those for a number of wins (M26, B14).

question                            answer                                                   source
how many in a section               about one for ten players, at least one: 40 get 4        M26
sections of 14 players or more      prizes for second places, or fewer ranks in a section    M26
who chooses among things            place by place: the firsts of all sections, the seconds  M26
whose name is called                from the last section up to the champion                 M26
prizes for wins                     the first, and all with enough wins: win_prizes.py       B14
who missed a round                  is never the first; other prizes at discretion           B30
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.domain.starts.guidelines import LARGE_EVENT_PLAYERS, MOST_RANKS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from nigiri.domain.model.units import HalfPoints, PlayerId

PLAYERS_FOR_A_PRIZE = 10


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


def choosing_order(winners: Iterable[Winner]) -> list[Winner]:
    """Return winners as they choose their prizes (M26): firsts of all sections, then seconds."""
    return sorted(winners, key=lambda winner: (winner.place, winner.section, winner.player))


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
