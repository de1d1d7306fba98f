"""Ranks as people write them in lists: what a cell of Players takes, and more.

written                           is    why
5k, 12 Kyu, 3 Dan, 4-d            5k    as in Players
5th kyu, 1st dan, 5e kyu, 1er dan 5k    ordinals in English and French
5. Kyu, 1. Dan                    5k    in German
5k?, 3d*                          5k    what some lists put behind a rank that is not settled
shodan, nidan ... kudan           1d    the Japanese names of the dan ranks
beginner, débutant, Anfänger      30k   the weakest rank there is; whoever imports it says so

Nothing else is a rank: "?", a bare number, a rank on a server, a professional's.

A cell of Players takes the first line alone (`Rank.parse` in domain/model/units.py). In any other
the rank is a problem, rank-unknown, and a blank one rank-missing: the row is no player until it is
put right, and no command writes (read/players.py). A list that is brought in takes all of them.
"""

from __future__ import annotations

import re

from nigiri.domain.model.units import WEAKEST, Rank
from nigiri.workbook.model.plain import plain
from nigiri.workbook.words.known_sentences import typed_words

BEGINNER = Rank(WEAKEST)
_DANS = (
    "shodan",
    "nidan",
    "sandan",
    "yondan",
    "godan",
    "rokudan",
    "nanadan",
    "hachidan",
    "kudan",
)
_ORDINAL = re.compile(r"(\d{1,2})(?:st|nd|rd|th|er|eme|e|\.)?\s*-?\s*(kyu|dan|k|d)\.?\s*[?*]?")


def rank_written(text: str) -> Rank | None:
    """Return the rank that a list says; None where it says none."""
    words = plain(text)
    if words in _DANS:
        return Rank(_DANS.index(words) + 1)
    if is_beginner(text):
        return BEGINNER
    found = _ORDINAL.fullmatch(words)
    try:
        return Rank.parse(f"{found[1]}{found[2]}" if found else text)
    except ValueError:
        return None


def is_beginner(text: str) -> bool:
    """Tell whether a list says that somebody begins, in place of a rank."""
    return plain(text) in {plain(word) for word in typed_words("typed.beginner")}
