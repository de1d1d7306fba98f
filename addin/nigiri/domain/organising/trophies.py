"""Trophies: how many of which size (M26).

size    how many                                                  36 players      budget of 7
large   one, for the champion                                     1               1
medium  two or three, for the other dan sections and in reserve   2               2
small   the rest, for the kyu sections                            3               4

Five at the very least, and rather six or seven; what is left over is used next year.
"""

from __future__ import annotations

from typing import NamedTuple

FEWEST, SAFE = 5, 6
"""Trophies at the very least, and those with which nothing can go wrong."""

_LARGE = 1
_MEDIUM = (2, 3)


class Trophies(NamedTuple):
    """Trophies by size."""

    large: int
    medium: int
    small: int

    @property
    def total(self) -> int:
        """Return their number."""
        return self.large + self.medium + self.small


def trophies(dan_sections: int, kyu_sections: int) -> Trophies:
    """Return the trophies to be bought: for the first of each section, and never fewer than SAFE.

    The top section counts as a dan section; with none of them two are medium all the same.
    """
    total = max(SAFE, dan_sections + kyu_sections)
    fewest, most = _MEDIUM
    medium = min(most, max(fewest, dan_sections - _LARGE))
    return Trophies(_LARGE, medium, total - _LARGE - medium)
