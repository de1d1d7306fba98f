"""Members of federations as their lists have them, and the interface for looking them up (A1).

A list never changes the event by itself: its facts are copied into cells, or reported beside them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, Protocol

from nigiri.domain.model.units import STRONGEST, WEAKEST, Rank
from nigiri.domain.players.federation_ids import ids
from nigiri.domain.players.ratings import SCALES
from nigiri.domain.text import plain

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping, Sequence

_MANY = 2**14
_BETWEEN = re.compile(r"[^\w]+|_")
#: Letters that are no letter with an accent, as federations' lists spell them.
_SPELLED = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe", "þ": "th"})


class Member(NamedTuple):
    """Somebody on a list.

    federation_id -- as a cell of Players holds it: "10233", "EGF 16250531, AGA 10233"; or ""
    rank -- as the list has it, None where it has none
    rating -- in the unit of its scale (ratings.py): 2100, or 450 for 4.5; None: unrated
    expires -- the last day of the membership, None where the list does not say
    status -- the kind of membership, as the list writes it: "Full", "L"
    listed -- the key of the list; scale -- of its ratings: "egf" or "aga"
    """

    family: str
    given: str = ""
    federation_id: str = ""
    rank: Rank | None = None
    rating: int | None = None
    expires: dt.date | None = None
    club: str = ""
    city: str = ""
    state: str = ""
    country: str = ""
    status: str = ""
    listed: str = ""
    scale: str = "egf"

    @property
    def name(self) -> str:
        """Return the name as M1 writes it: "Ota, Yuzo"."""
        return f"{self.family}, {self.given}" if self.given else self.family

    @property
    def key(self) -> str:
        """Return the name for comparing (name_key)."""
        return name_key(self.name)

    @property
    def numbers(self) -> Mapping[str, str]:
        """Return federation -> number in it (federation_ids.ids)."""
        return ids(self.federation_id)

    @property
    def grade(self) -> Rank | None:
        """Return the rank, by the rating where the list has none (A6); None without both."""
        if self.rank is not None or self.rating is None:
            return self.rank
        return Rank(max(WEAKEST, min(STRONGEST, SCALES[self.scale].steps(self.rating))))


class MemberList(NamedTuple):
    """A list of members.

    key -- its name here: "aga", "egf", "ffg", or one's own
    date -- the day of the list, None where it does not say
    left_out -- number of lines that could not be read
    """

    key: str
    scale: str
    members: tuple[Member, ...]
    date: dt.date | None = None
    left_out: int = 0


@dataclass(frozen=True)
class StoredList:
    """A list of members stored on this computer.

    key -- its name here; scale -- of its ratings; date -- the day of the list; count -- of members
    source -- the name of the file it came from; loaded -- when it was stored
    """

    key: str
    scale: str
    date: dt.date
    count: int
    source: str
    loaded: dt.datetime


class Register(Protocol):
    """An interface to look up members: the lists stored on this computer, or none."""

    def dates(self) -> Mapping[str, dt.date]:
        """Return key of a list -> the day of the list, in order of the keys."""

    def numbered(self, federation: str, number: str) -> Sequence[Member]:
        """Return the members with a number in a federation, from each list that has it."""

    def named(self, name: str) -> Sequence[Member]:
        """Return all members of exactly that name, whatever its order, case and accents."""

    def like(self, words: str, most: int = 10) -> Sequence[Member]:
        """Return the members with the most similar names, the likeliest first."""

    def typed(self, words: str, most: int = 10) -> Sequence[Member]:
        """Return the members who may be meant by the beginning of a name or number."""


@lru_cache(maxsize=_MANY)
def name_key(name: str) -> str:
    """Return a name for comparison: no accents, capitals or signs, its words sorted by letters.

    "Ota, Yuzo" and "yuzo OTA" are "ota yuzo"; "Łukasz" is "lukasz".
    """
    return " ".join(sorted(name_words(name)))


def name_words(name: str) -> tuple[str, ...]:
    """Return the words of a name in their order, without accents, capitals or signs."""
    return tuple(filter(None, _BETWEEN.split(plain(name).translate(_SPELLED))))


def begins(words: str, name: str) -> bool:
    """Tell whether each of some words begins a word of the name of its own: "o yuz" Ota, Yuzo."""
    left = [*name_words(name)]
    for word in sorted(name_words(words), key=len, reverse=True):
        found = next((each for each in sorted(left) if each.startswith(word)), None)
        if found is None:
            return False
        left.remove(found)
    return True
