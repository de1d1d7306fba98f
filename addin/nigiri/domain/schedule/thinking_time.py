"""Thinking time: by the higher ranked of two (E8), and of each stage of a championship (E10).

The stages are data for the printed rules; what an event really plays is on its Event sheet.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.units import HalfPoints, Rank

if TYPE_CHECKING:
    from nigiri.domain.model.settings import Settings

_BAND = re.compile(r"\s*(?P<rank>\d{1,2}\s*[a-zA-Z]+)\s*\+?\s*[:=]\s*(?P<time>\S.*?)\s*", re.ASCII)

#: E8; where clocks cannot do 45 s, 40 s are played.
CHAMPIONSHIP = "4d: 2h30 + 60s; 3k: 2h + 45s; 30k: 1h30 + 30s"


class TimeBand(NamedTuple):
    """The time of games whose higher ranked player is of this rank or a higher one."""

    lowest: Rank
    time: str


def time_bands(words: str) -> tuple[TimeBand, ...] | None:
    """Return the bands of "4d: 2h30 + 60s; 30k: 1 h 30", from the strongest down.

    None for other words, and where the ranks do not go down.
    """
    found = []
    for part in filter(None, map(str.strip, words.split(";"))):
        match = _BAND.fullmatch(part)
        try:
            found.append(TimeBand(Rank.parse(match["rank"]), match["time"]) if match else None)
        except ValueError:
            return None
    bands = tuple(band for band in found if band is not None)
    descending = all(above.lowest > below.lowest for above, below in pairwise(bands))
    return bands if bands and len(bands) == len(found) and descending else None


def time_of(settings: Settings, one: Rank, other: Rank) -> str:
    """Return the time of a game between two of these ranks (E8); "" where all have the same.

    Players weaker than the last band have its time.
    """
    bands = time_bands(settings.time_by_rank) or ()
    higher = max(one, other)
    found = next((band for band in bands if higher >= band.lowest), bands[-1] if bands else None)
    return found.time if found else ""


class StageTime(NamedTuple):
    """The times and the komi of a stage of the European championship.

    key -- of its words; time -- as sheets write it; komi -- of even games, in half points; None for
    7½ on Japanese and 8 on Ing material (Black wins ties), also split by board
    """

    key: str
    time: str
    source: str
    komi: HalfPoints | None = None


_SEVEN = HalfPoints(14)

STAGES = (
    StageTime("league", "2h30 + 60s", "E10, E11", _SEVEN),
    StageTime("pko", "2h30 + 60s", "E10, E11"),
    StageTime("mcmahon", CHAMPIONSHIP, "E8, E11"),
    StageTime("playoff 1", "150 min + 20/5", "E10, E11"),
    StageTime("playoff 2", "120 min + 20/5", "E10, E11"),
    StageTime("playoff 3", "90 min + 20/5", "E10, E11"),
    StageTime("playoff 4", "60 min + 20/5", "E10, E11"),
    StageTime("qt", "90 min + 30 s", "E10, E11"),
    StageTime("qt of 7 rounds", "75 min + 30 s", "E10, E11"),
    StageTime("qt round robin", "90 min + 30 s", "E10, E11", _SEVEN),
    StageTime("qt knockout", "30 min + 20/5", "E10, E11"),
)
"""Every stage; a QT whose clocks cannot do 30 s plays 15/5."""
