"""Members of federations as their lists name them, and where they are looked up (A1).

What a list says is evidence, never the event: it is copied into cells, or told beside them.
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
    rank -- as the list says it, None where it does not
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
        """Return the number in each federation (federation.ids)."""
        return ids(self.federation_id)

    @property
    def grade(self) -> Rank | None:
        """Return the rank, by the rating where the list has none (A6); None without both."""
        if self.rank is not None or self.rating is None:
            return self.rank
        return Rank(max(WEAKEST, min(STRONGEST, SCALES[self.scale].steps(self.rating))))


class MemberList(NamedTuple):
    """A list of members.

    key -- its name here: "aga", "egf", "ffg", or one's own; date -- of which day it is, None
    where it does not say; left_out -- how many of its lines nobody understood
    """

    key: str
    scale: str
    members: tuple[Member, ...]
    date: dt.date | None = None
    left_out: int = 0


@dataclass(frozen=True)
class Kept:
    """A list that is kept.

    key -- its name here; scale -- of its ratings; date -- of which day it is; count -- of members
    source -- the name of the file it came from; loaded -- when
    """

    key: str
    scale: str
    date: dt.date
    count: int
    source: str
    loaded: dt.datetime


class Register(Protocol):
    """Where members are looked up: the lists of this computer, or none."""

    def dates(self) -> Mapping[str, dt.date]:
        """Return the key of each list and of which day it is, in order of the keys."""

    def numbered(self, federation: str, number: str) -> Sequence[Member]:
        """Return who has a number in a federation, one from each list that knows it."""

    def named(self, name: str) -> Sequence[Member]:
        """Return all of exactly that name, whatever its order, case and accents."""

    def like(self, words: str, most: int = 10) -> Sequence[Member]:
        """Return those whose names are like these words, the likeliest first."""


@lru_cache(maxsize=_MANY)
def name_key(name: str) -> str:
    """Return a name for comparing: no accents, capitals or signs, its words in order of letters.

    "Ota, Yuzo" and "yuzo OTA" are "ota yuzo"; "Łukasz" is "lukasz".
    """
    return " ".join(sorted(filter(None, _BETWEEN.split(plain(name).translate(_SPELLED)))))
