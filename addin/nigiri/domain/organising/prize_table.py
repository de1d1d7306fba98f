"""The prizes as the organiser typed them, apart from what follows from the event."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class SpecialPrize(NamedTuple):
    """A prize that no place and no number of wins gives; who -- "" while nobody is named."""

    what: str
    prize: str = ""
    who: str = ""


class PrizeTable(NamedTuple):
    """The words of all prizes.

    places -- section and place -> the prize; section 0 where there is one list (prize_places.py)
    wins -- the prize for the first and for enough wins; number -- how many of these there are, None
    where none are given
    """

    places: Mapping[tuple[int, int], str]
    wins: str = ""
    number: int | None = None
    special: tuple[SpecialPrize, ...] = ()
