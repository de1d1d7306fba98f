"""One round of a player's line in a result table: 5+/w0, 12-/b3, 35=, 0+ (formats 3.2, 6.3).

entry            meaning
5+/w0  5+w0      won as White against 5, no handicap; the form of the EGF, the form of the FFG
12-/b3           lost as Black with three stones
35=              a jigo; colour and handicap are not given
12+!w0           a game decided by default
12?/w0  12+/?0   result, or colour, not known
0+  0=  0-       no game: worth a point, half a point, nothing
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_ENTRY = re.compile(
    r"(?P<opponent>\d{1,4})(?P<sign>[-+=?])(?:(?P<way>[/!])?(?P<colour>[bw?])(?P<handicap>\d)?)?",
    re.ASCII | re.IGNORECASE,
)

SIGNS = "-=+"
"""The signs of 0, 1 and 2 half points."""


@dataclass(frozen=True)
class Entry:
    """One entry.

    opponent -- the number of a line, 0 without a game
    sign -- "+", "=" or "-"; "?": no result
    colour -- "w" or "b"; "": not known
    handicap -- None: not said
    """

    opponent: int
    sign: str
    colour: str = ""
    handicap: int | None = None
    by_default: bool = False

    def words(self, between: str) -> str:
        """Return the entry as a file has it.

        between -- "/" for the EGF, "" for the FFG
        """
        if not self.opponent:
            return f"0{self.sign}"
        way = "!" if self.by_default else between
        return f"{self.opponent}{self.sign}{way}{self.colour or '?'}{self.handicap or 0}"


def entry(word: str) -> Entry | None:
    """Return the entry written as that word; None for any other word."""
    found = _ENTRY.fullmatch(word)
    if found is None:
        return None
    colour = (found["colour"] or "").lower().strip("?")
    handicap = None if found["handicap"] is None else int(found["handicap"])
    opponent = int(found["opponent"])
    return Entry(opponent, found["sign"], colour, handicap, found["way"] == "!")
