"""Fees: what somebody pays to take part (M23, M25, B14).

part                    who                                                              source
the base                everybody, by rank; latecomers and those who miss rounds, too    M23, M18
+ late surcharge        who entered after a date                                         B14
+ non-member surcharge  no members                                                       B14
- concession            students, pensioners, ...; what is left is 5 or more             M25
+ the association's     beside it, for the association and not for the event             M25

Where a fee was agreed, that is the fee, and only the association's comes on top (B33): `owed`. The
sheet Fees is written by workbook/organiser/fees.py.

The organiser marks who is late, and who counts as no member: no foreigner, nobody at a first event.
A level goes down to a rank, as a section does: players weaker than the last level pay it, too.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.units import WEAKEST, Rank
from nigiri.domain.organising.money import UNIT, Cents, amount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Player

SMALLEST = Cents(5 * UNIT)
"""A concession leaves so much to be paid; nobody plays for nothing (M25)."""

STEP = Cents(5 * UNIT)
"""Levels are multiples of it, so that nobody needs coins for change (M23)."""


class FeeLevel(NamedTuple):
    """The fee of all ranks from the next stronger level down to `lowest`."""

    lowest: Rank
    amount: Cents


QUEBEC = tuple(
    FeeLevel(Rank.parse(lowest), Cents(amount * UNIT))
    for lowest, amount in (("4d", 25), ("1d", 20), ("10k", 15), ("30k", 10))
)
"""The levels of the Quebec Open, in dollars (M23)."""


class AnnouncedLevel(NamedTuple):
    """A level as it is announced: words -- its amount as typed, such as "$25", with a currency."""

    level: FeeLevel
    words: str


_RANK = r"\d{1,2}\s?-?\s?(?:kyu|dan|k|d)\b"
#: Where the next level begins: the comma of "12,50" is not in front of a rank.
_NEXT = re.compile(rf"\s*[,;/·\n]\s*(?={_RANK})", re.IGNORECASE)
_LEVEL = re.compile(rf"({_RANK})\+?\s*[:=–-]?\s*(\S.*)", re.IGNORECASE)


def announced(text: str) -> tuple[AnnouncedLevel, ...]:
    """Return the levels in the words of an announcement, from the strongest down.

    "4d 25, 1d 20, 10k 15, 30k 10", or one amount for everybody. () for a sentence, and where only a
    part can be read: nothing is guessed.
    """
    words = text.strip().rstrip(".")
    flat = amount(words)
    if flat is not None:
        return (AnnouncedLevel(FeeLevel(Rank(WEAKEST), flat), words),)
    found = [_announced(each) for each in _NEXT.split(words)]
    levels = sorted((each for each in found if each), reverse=True)
    whole = len({each.level.lowest for each in levels}) == len(found)
    return tuple(levels) if whole else ()


def _announced(words: str) -> AnnouncedLevel | None:
    """Return the level "4d $25"; None for anything else."""
    found = _LEVEL.fullmatch(words)
    cents = amount(found[2]) if found else None
    if found is None or cents is None:
        return None
    try:
        return AnnouncedLevel(FeeLevel(Rank.parse(found[1]), cents), found[2])
    except ValueError:
        return None


def as_announced(players: Sequence[Player], text: str) -> Sequence[Player]:
    """Return players with the fee that is announced for their rank at entry, for guideline 4 (M2).

    Where the words say no levels the players are as they are, with the fees noted beside them.
    """
    levels = announced(text)
    if not levels:
        return players
    return [replace(each, fee=announced_for(levels, each.initial_rank)) for each in players]


def announced_for(levels: Sequence[AnnouncedLevel], rank: Rank) -> str:
    """Return the fee of a rank in the words of the announcement; "" where there are no levels."""
    found = level_of([each.level for each in levels], rank)
    return next((each.words for each in levels if each.level == found), "")


class Charges(NamedTuple):
    """The fees of an event.

    levels -- in any order, none while nothing is decided
    late, non_member -- what who is late, or no member, pays more
    """

    levels: Sequence[FeeLevel]
    late: Cents = Cents(0)
    non_member: Cents = Cents(0)
    smallest: Cents = SMALLEST


class Entrant(NamedTuple):
    """Somebody who pays, as the organiser noted it.

    concession -- taken off the fee; association -- paid to the association beside the fee
    agreed -- a fee of their own, None where the event's counts
    """

    rank: Rank
    late: bool = False
    member: bool = True
    concession: Cents = Cents(0)
    association: Cents = Cents(0)
    agreed: Cents | None = None


class Fee(NamedTuple):
    """A fee in its parts; concession is what is really taken off."""

    base: Cents
    late: Cents
    non_member: Cents
    concession: Cents
    association: Cents

    @property
    def tournament(self) -> Cents:
        """Return the event's share of the fee, without the association's."""
        return Cents(self.base + self.late + self.non_member - self.concession)

    @property
    def total(self) -> Cents:
        """Return the sum paid at the desk, the association's fee included."""
        return Cents(self.tournament + self.association)


def level_of(levels: Sequence[FeeLevel], rank: Rank) -> FeeLevel | None:
    """Return the level of a rank, the last one for weaker ranks; None where there are no levels."""
    if not levels:
        return None
    reached = [level for level in levels if level.lowest <= rank]
    return max(reached) if reached else min(levels)


def fee(charges: Charges, entrant: Entrant) -> Fee | None:
    """Return the fee of an entrant with its parts; None while there are no levels.

    A concession takes nothing below the smallest fee, nor anything of a fee that is smaller still.
    """
    level = level_of(charges.levels, entrant.rank)
    if level is None:
        return None
    late = charges.late if entrant.late else Cents(0)
    non_member = Cents(0) if entrant.member else charges.non_member
    full = level.amount + late + non_member
    concession = min(entrant.concession, max(0, full - charges.smallest))
    return Fee(level.amount, late, non_member, Cents(concession), entrant.association)


def owed(charges: Charges, entrant: Entrant) -> Cents | None:
    """Return the sum an entrant pays at the desk; None without levels and without an agreed fee.

    An agreed fee takes the place of all parts but the association's (B33).
    """
    if entrant.agreed is not None:
        return Cents(entrant.agreed + entrant.association)
    parts = fee(charges, entrant)
    return None if parts is None else parts.total
