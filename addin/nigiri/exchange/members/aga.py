"""The AGA's TDLists: A and B in nine fields between tabs, N in columns (A1).

field        1              2   3     4        5          6        7      8      9
A, B         Last, First    id  type  rating   m/d/yyyy   chapter  state  sigma  m/d/yyyy
columns N    1-28           29-34  36-40  42-47  49-58    60-63    65-66

A rating is a signed decimal; none, 0.0 and what lies between -1 and 1 is unrated. Where the rating
is no number, the end of the membership no day, or the state has digits, fields are misplaced.
"""

from __future__ import annotations

import datetime as dt
import re
from contextlib import suppress
from fractions import Fraction

from nigiri.domain.players.member import Member
from nigiri.domain.players.ratings import SCALES

_FEWEST_FIELDS = 5
_NUMBER = re.compile(r"[0-9]{1,6}")
_DECIMAL = re.compile(r"-?[0-9]{1,2}(?:\.[0-9]{1,9})?")
_DAY = re.compile(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})")
_COLUMNS = ((0, 28), (28, 34), (35, 40), (41, 47), (48, 58), (59, 63), (64, 66))
_BETWEEN = (34, 40, 47, 58)
"""Where a blank parts the columns of TDListN; lines of other files have anything there."""
_NO_CHAPTER, _QUOTE = "none", '"'


def tabbed(line: str) -> bool:
    """Tell whether a line is one of TDListA or B."""
    return bool(_between_tabs(line))


def in_columns(line: str) -> bool:
    """Tell whether a line is one of TDListN."""
    return bool(_in_columns(line))


def member(line: str) -> Member | None:
    """Return the member of a line of TDListA or B."""
    return _member(_between_tabs(line))


def member_in_columns(line: str) -> Member | None:
    """Return the member of a line of TDListN."""
    return _member(_in_columns(line))


def misplaced(line: str) -> tuple[str, str] | None:
    """Return a field in a wrong place and what stands there: ("expires", "3.2"); None for none.

    line -- of any of these lists
    """
    return _misplaced(_between_tabs(line) or _in_columns(line))


def date(line: str) -> dt.date | None:  # noqa: ARG001 -- as the other lists have it
    """Return None: the AGA's lists have no date."""
    return None


def _between_tabs(line: str) -> list[str]:
    """Return the seven fields of a line of TDListA or B; [] for another line."""
    fields = [field.strip() for field in line.split("\t")]
    return _named(fields) if len(fields) >= _FEWEST_FIELDS else []


def _in_columns(line: str) -> list[str]:
    """Return the seven fields of a line of TDListN; [] for another line."""
    if "\t" in line or any(line[at : at + 1].strip() for at in _BETWEEN):
        return []
    fields = [line[a:b].strip() for a, b in _COLUMNS]
    _, _, status, rating, *_ = fields
    return _named(fields) if status or rating else []


def _named(fields: list[str]) -> list[str]:
    """Return the first seven fields; [] where they do not begin with a name and a number."""
    name, number, *_ = fields
    if not name.strip(", ") or _QUOTE in name or not _NUMBER.fullmatch(number):
        return []
    return [*fields, "", ""][: len(_COLUMNS)]


def _misplaced(fields: list[str]) -> tuple[str, str] | None:
    """Return the key and the text of the first field that is not of its kind."""
    if not fields:
        return None
    _, _, _, rating, expires, _, state = fields
    if rating and not _DECIMAL.fullmatch(rating):
        return "rating", rating
    if expires and not _DAY.fullmatch(expires):
        return "expires", expires
    return ("state", state) if any(map(str.isdigit, state)) else None


def _member(fields: list[str]) -> Member | None:
    """Return the member of these fields, None for none, or where they are in wrong places."""
    if not fields or _misplaced(fields):
        return None
    name, number, status, rating, expires, chapter, state = fields
    family, _, given = (part.strip() for part in name.partition(","))
    return Member(
        family=family or given,
        given=given if family else "",
        federation_id=number.lstrip("0"),
        rating=_rating(rating),
        expires=_day(expires),
        club="" if chapter.casefold() == _NO_CHAPTER else chapter,
        state=state,
        status=status,
        listed="aga",
        scale="aga",
    )


def _rating(text: str) -> int | None:
    """Return hundredths of a rating, more decimals cut off; None for unrated."""
    if not _DECIMAL.fullmatch(text):
        return None
    rating = Fraction(text)
    return int(rating * SCALES["aga"].unit) if abs(rating) >= SCALES["aga"].gap else None


def _day(text: str) -> dt.date | None:
    """Return the day that is written month first; None where there is none."""
    match = _DAY.fullmatch(text)
    with suppress(ValueError):
        return match and dt.date(int(match[3]), int(match[1]), int(match[2]))
    return None
