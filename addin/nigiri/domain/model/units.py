"""The units of all figures: half points, ranks, player numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import NewType

HalfPoints = NewType("HalfPoints", int)
"""A score in half points: a win is 2, a jigo 1, a loss 0. Never a float."""

PlayerId = NewType("PlayerId", int)
"""A player's number, 1 for the strongest (M4); never reused."""

Hundredths = NewType("Hundredths", int)
"""Hundredths of a rank, which is what one stone of handicap makes up for."""

WEAKEST, STRONGEST = -29, 9
_MANY = 4096  # texts that are remembered: more than there are ranks and scores in an event


def decimal_points(score: HalfPoints) -> str:
    """Return a score as other programs write it: "3", "3.5", "-0.5"."""
    whole, half = divmod(abs(score), 2)
    return f"{'-' if score < 0 else ''}{whole}{'.5' if half else ''}"


@lru_cache(maxsize=_MANY)
def parse_points(text: str) -> HalfPoints:
    """Return the half points written as "3", "3½", "-2.5" or "-0,5".

    Raises ValueError when the text is no multiple of one half. Its words are for who programs, and
    for functions of the worksheet, which have no catalogue: who asks a director words it anew.
    """
    plain = text.strip().replace("−", "-").replace(",", ".")
    match = re.fullmatch(r"([+-]?)(\d*)(½|\.[05]0*)?", plain)
    if match is None or not (match[2] or match[3]):
        msg = f"{text!r} is not a number of points; write 3, 3½ or -2.5"
        raise ValueError(msg)
    halves = 2 * int(match[2] or 0) + int(bool(match[3]) and match[3][:2] in {"½", ".5"})
    return HalfPoints(-halves if match[1] == "-" else halves)


@dataclass(frozen=True, order=True)
class Rank:
    """A playing strength, 30k to 9d.

    steps -- stones above 1 kyu: 1k is 0, 30k is -29, 1d is 1, 9d is 9
    """

    steps: int

    def __post_init__(self) -> None:
        """Refuse a rank outside 30k to 9d with ValueError."""
        if not WEAKEST <= self.steps <= STRONGEST:
            msg = f"there is no rank {self.steps} steps above 1 kyu; write 30k to 1k or 1d to 9d"
            raise ValueError(msg)

    @classmethod
    @lru_cache(maxsize=_MANY)
    def parse(cls, text: str) -> Rank:
        """Return the rank written as "5d", "12 kyu", "3 Dan" or "4K".

        Raises ValueError for anything else, with what would be right.
        """
        match = re.fullmatch(r"\s*(\d{1,2})\s*-?\s*(k|kyu|d|dan)\.?\s*", text.casefold())
        if match is not None:
            number = int(match[1])
            if match[2].startswith("k") and 1 <= number <= 1 - WEAKEST:
                return cls(1 - number)
            if match[2].startswith("d") and 1 <= number <= STRONGEST:
                return cls(number)
        msg = f"{text!r} is not a rank; write 30k to 1k or 1d to 9d"
        raise ValueError(msg)

    def __str__(self) -> str:
        """Return the rank as sheets print it: "12k", "3d"."""
        return f"{self.steps}d" if self.steps > 0 else f"{1 - self.steps}k"
