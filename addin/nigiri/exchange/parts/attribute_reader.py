"""Attributes of a file's elements, read by kind; unreadable ones count as missing.

For settings that is reported, since they would otherwise change without notice.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING

from nigiri.domain.model.units import STRONGEST, WEAKEST, HalfPoints, Rank, parse_points
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.exchange.parts.losses import LeftOut

LONGEST = 200
"""The most characters of a text; no name is longer."""

_WHOLE = re.compile(r"\s*([+-]?\d{1,9})(?:\.0*)?\s*", re.ASCII)
_GRADE = re.compile(r"\s*(\d{1,3})\s*-?\s*([kdp])[a-z]*\.?\s*", re.ASCII | re.IGNORECASE)
_PROFESSIONALS = ((3, 7), (6, 8))  # up to 3p counts as 7d, up to 6p as 8d, others as 9d
_MOST_POINTS = 400
_YES = {"true", "1", "yes"}
_NO = {"false", "0", "no"}


class AttributeReader:
    """Reads values by name from texts, whose names are in small letters."""

    def __init__(self, texts: Mapping[str, str], left_out: LeftOut | None = None) -> None:
        """Set the texts, and the list of losses for unreadable ones (None: not reported)."""
        self.texts = texts
        self._left_out = left_out
        self._reported: set[str] = set()

    def __contains__(self, name: str) -> bool:
        """Tell whether there is a text of that name."""
        return bool(self.text(name))

    def text(self, name: str) -> str:
        """Return a text in one line, trimmed, of at most LONGEST characters; "" for none."""
        return " ".join(self.texts.get(name.casefold(), "")[: 4 * LONGEST].split())[:LONGEST]

    def whole(self, name: str, usual: int, least: int, most: int) -> int:
        """Return a whole number, the nearest within its bounds; `usual` where there is none."""
        match = _WHOLE.fullmatch(self.texts.get(name.casefold(), "")[:LONGEST])
        if match is None:
            self._report(name)
            return usual
        found = int(match[1])
        within = max(least, min(most, found))
        if within != found:
            self._report(name, str(within))
        return within

    def yes(self, name: str, *, usual: bool) -> bool:
        """Tell whether a switch is on."""
        text = self.text(name).casefold()
        if text not in _YES | _NO:
            self._report(name)
        return text in _YES or (usual and text not in _NO)

    def points(self, name: str, usual: HalfPoints) -> HalfPoints:
        """Return points such as 7.5; `usual` where there are none, or far too many."""
        with suppress(ValueError):
            found = parse_points(self.text(name)[:10])
            if abs(found) <= _MOST_POINTS:
                return found
        self._report(name)
        return usual

    def rank(self, name: str) -> Rank | None:
        """Return a rank; None where there is none."""
        rank, _ = rank_of(self.text(name))
        if rank is None:
            self._report(name)
        return rank

    def _report(self, name: str, here: str = "") -> None:
        """Report once that a text is there which is read otherwise.

        here -- how it is read; "" for as usual
        """
        if self._left_out is not None and name in self and name not in self._reported:
            self._reported.add(name)
            read, typed = here or message("thing.setting.usual"), self.text(name)
            what = message("thing.setting", name=name.casefold(), typed=typed, here=read)
            self._left_out.item("lost.settings", what)


def rank_of(text: str) -> tuple[Rank | None, bool]:
    """Return a rank as programs write it, and whether it is exact: "4K" is, "1P" as 7d is not.

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
