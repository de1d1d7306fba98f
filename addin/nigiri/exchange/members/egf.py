"""The list of the European Go Database: allworld, as text or as a page.

A line begins with the eight digits of the PIN; then name, country, club, grade, the grade proposed
(or blanks for none), the rating, how many tournaments, and the last one. A name is the family name
first; "_" stands for a blank inside it. A line such as "(22 Feb 2018)" tells the day of the list.
"""

from __future__ import annotations

import datetime as dt
import html
import re
from contextlib import suppress

from nigiri.domain.model.units import Rank
from nigiri.domain.players.member import Member
from nigiri.domain.players.ratings import SCALES

_LINE = re.compile(
    r"\s{0,4}(?P<pin>[0-9]{8})\s+(?P<name>\S.*?)\s+(?P<country>[A-Z]{2}|--)\s+"
    r"(?:(?P<club>\S{1,5})\s+)?(?P<grade>[0-9]{1,2}[kdp])\s+"
    r"(?:(?:-+|[0-9]{1,2}[kdp])\s+)?(?P<rating>-?[0-9]{1,4})(?:\s.*)?"
)
_TAG = re.compile(r"<[^<>]{0,300}>")
_DATE = re.compile(r"\(\s*([0-9]{1,2}) ([A-Za-z]{3})[a-z]* ([0-9]{4})\s*\)")
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_NO_CLUB = {"xxxx", "--"}
_WITHOUT_NAME = ("anonymous", "(undefined)")


def fits(line: str) -> bool:
    """Tell whether a line is that of a member."""
    return _LINE.fullmatch(_bare(line)) is not None


def member(line: str) -> Member | None:
    """Return the member of a line, None for another line and for a player without a name."""
    match = _LINE.fullmatch(_bare(line))
    if match is None or match["name"].casefold().startswith(_WITHOUT_NAME):
        return None
    family, _, given = (part.replace("_", " ").strip() for part in match["name"].partition(" "))
    rank = None
    with suppress(ValueError):  # the ranks of professionals are none here
        rank = Rank.parse(match["grade"])
    rating, club = int(match["rating"]), match["club"] or ""
    return Member(
        family=family,
        given=given,
        federation_id=match["pin"],
        rank=rank,
        rating=rating if SCALES["egf"].least <= rating <= SCALES["egf"].most else None,
        club="" if club.casefold() in _NO_CLUB else club,
        country=match["country"].strip("-"),
        listed="egf",
        scale="egf",
    )


def date(line: str) -> dt.date | None:
    """Return the day in a line such as "(22 Feb 2018)"; None for another."""
    match = _DATE.search(_bare(line))
    month = match[2].casefold() if match else ""
    with suppress(ValueError):
        return match and dt.date(int(match[3]), _MONTHS.index(month) + 1, int(match[1]))
    return None


def _bare(line: str) -> str:
    """Return a line without the tags and entities of a page."""
    return html.unescape(_TAG.sub("", line)) if "<" in line or "&" in line else line
