"""The ladder of the FFG: ech_ffg_V3.txt.

columns  1-38  39-43   45      47-53    55-58  60-61
         name  rating  status  licence  club   country

The rating is the EGF's less 2050; -9999 is none. The first line says the day:
#Echelle au 12/05/2026.
"""

from __future__ import annotations

import datetime as dt
import re
from contextlib import suppress

from nigiri.domain.players.member import Member
from nigiri.domain.players.ratings import EGF_LOWEST_DAN, SCALES

_LINE = re.compile(
    r"(?P<name>\S.{37})(?P<rating>[ 0-9-]{5}) (?P<status>[LCXe-]) (?P<licence>[0-9A-Z-]{7}) "
    r"(?P<club>.{4})(?: (?P<country>[A-Z]{2}))?\s*"
)
_FIRST = re.compile(r"\ufeff?#\s?[EÉeé]chelle")
_DATE = re.compile(r"#\s?[EÉeé]chelle au ([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})")
_RATING = re.compile(r" *-?[0-9]{1,4} *")
_LICENCE = re.compile(r"[0-9]{7}")
_NO_CLUB = "xxxx"


def begins(line: str) -> bool:
    """Tell whether a line is the first one."""
    return _FIRST.match(line) is not None


def member(line: str) -> Member | None:
    """Return the member of a line, None for another line."""
    match = _LINE.fullmatch(line)
    if match is None or not _RATING.fullmatch(match["rating"]):
        return None
    family, _, given = (part.replace("_", " ").strip() for part in match["name"].partition(" "))
    rating, club = int(match["rating"]) + EGF_LOWEST_DAN, match["club"].strip()
    licence = match["licence"]
    return Member(
        family=family,
        given=given,
        federation_id=licence if _LICENCE.fullmatch(licence) else "",
        rating=rating if rating >= SCALES["egf"].least else None,
        club="" if club.casefold() == _NO_CLUB else club,
        country=match["country"] or "",
        status=match["status"].strip("-"),
        listed="ffg",
        scale="egf",
    )


def date(line: str) -> dt.date | None:
    """Return the day in the first line; None for another."""
    match = _DATE.search(line)
    with suppress(ValueError):
        return match and dt.date(int(match[3]), int(match[2]), int(match[1]))
    return None
