"""What a file gives under a name, read by its kind; what cannot be read is as good as missing.

Of settings it is told: a rule that is read otherwise than it stands there would be a silent change.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING

from nigiri.domain.model.units import STRONGEST, WEAKEST, HalfPoints, Rank, parse_points

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.exchange.parts.losses import LeftOut

LONGEST = 200
"""Signs of a text that are kept: no name of anybody is longer."""

_WHOLE = re.compile(r"\s*([+-]?\d{1,9})(?:\.0*)?\s*", re.ASCII)
_GRADE = re.compile(r"\s*(\d{1,3})\s*-?\s*([kdp])[a-z]*\.?\s*", re.ASCII | re.IGNORECASE)
_PROFESSIONALS = ((3, 7), (6, 8))  # up to 3p counts as 7d, up to 6p as 8d, others as 9d
_MOST_POINTS = 400
_YES = {"true", "1", "yes"}
_NO = {"false", "0", "no"}


class Given:
    """Names in small letters, and what stands under them."""

    def __init__(self, texts: Mapping[str, str], left_out: LeftOut | None = None) -> None:
        """Keep the texts; left_out -- where to tell what cannot be read, None: nowhere."""
        self.texts = texts
        self._left_out = left_out
        self._told: set[str] = set()

    def __contains__(self, name: str) -> bool:
        """Tell whether something stands there."""
        return bool(self.text(name))

    def text(self, name: str) -> str:
        """Return a text in one line, trimmed, of at most LONGEST signs; "" for none."""
        return " ".join(self.texts.get(name.casefold(), "")[: 4 * LONGEST].split())[:LONGEST]

    def whole(self, name: str, usual: int, least: int, most: int) -> int:
        """Return a whole number, the nearest within its bounds; `usual` where there is none."""
        match = _WHOLE.fullmatch(self.texts.get(name.casefold(), "")[:LONGEST])
        if match is None:
            self._tell(name, "as usual")
            return usual
        found = int(match[1])
        within = max(least, min(most, found))
        if within != found:
            self._tell(name, str(within))
        return within

    def yes(self, name: str, *, usual: bool) -> bool:
        """Tell whether a switch is on."""
        text = self.text(name).casefold()
        if text not in _YES | _NO:
            self._tell(name, "as usual")
        return text in _YES or (usual and text not in _NO)

    def points(self, name: str, usual: HalfPoints) -> HalfPoints:
        """Return points such as 7.5; `usual` where there are none, or too many to be true."""
        with suppress(ValueError):
            found = parse_points(self.text(name)[:10])
            if abs(found) <= _MOST_POINTS:
                return found
        self._tell(name, "as usual")
        return usual

    def rank(self, name: str) -> Rank | None:
        """Return a rank; None where there is none."""
        rank, _ = rank_of(self.text(name))
        if rank is None:
            self._tell(name, "as usual")
        return rank

    def _tell(self, name: str, here: str) -> None:
        """Tell that something stands there which is read otherwise."""
        if self._left_out is not None and name in self and name not in self._told:
            self._told.add(name)
            what = f"{name.casefold()} is {self.text(name)}, here {here}"
            self._left_out.item("Settings that cannot be as they stand there", what)


def rank_of(text: str) -> tuple[Rank | None, bool]:
    """Return a rank as programs write it, and whether it is that very rank: "4K" is, "1P" is 7d.

    A kyu below 30k is 30k, a dan above 9d is 9d; None for anything else.
    """
    match = _GRADE.fullmatch(text)
    if match is None or int(match[1]) == 0:
        return None, False
    number, kind = int(match[1]), match[2].casefold()
    if kind == "p":
        return Rank(next((dan for most, dan in _PROFESSIONALS if number <= most), 9)), False
    steps = 1 - number if kind == "k" else number
    within = max(WEAKEST, min(STRONGEST, steps))
    return Rank(within), within == steps
