"""Read a list of members: a federation's by its form, any other by its headings (A1)."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.dates import days
from nigiri.domain.model.units import Rank
from nigiri.domain.players.member import Member, MemberList
from nigiri.domain.players.ratings import SCALES
from nigiri.errors import WrongUse
from nigiri.exchange.members import read_members
from nigiri.messages.message import message, quoted
from nigiri.workbook.model.plain import as_text, decimal_number, plain
from nigiri.workbook.read.table_finder import match_headings

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from fractions import Fraction

    from nigiri.workbook.model.cells import Cell, Sheet

_WORDS = ("club", "city", "state", "country", "federation_id")
_FACT_COLUMNS = {"federation_id", "rank", "rating", "published"}
_SIGNS = re.compile(r"[^a-z0-9]+")
_LONGEST_KEY = 30
_WORKBOOKS = (".xlsx", ".ods")
#: Ratings up to here are those of the AGA, with decimals: the EGF has none so small.
_AGA_MOST = 50
_YEARS = range(1900, 2200)


def members_of(data: bytes, table: Callable[[], Sheet], source: str, key: str | None) -> MemberList:
    """Return the list in a file: a federation's by its form, else that of its table.

    table -- reads the file as a table; source -- its name; key -- of the list, None for the usual
    one

    Raises WrongUse with one sentence when it is no list, is damaged, or has no members, and what
    `table` raises.
    """
    workbook = source.casefold().endswith(_WORKBOOKS)
    members = None if workbook else read_members(data)
    if members is None:
        stem = _SIGNS.sub("-", plain(source.rpartition(".")[0])).strip("-")
        members = list_of(table(), source, key or stem[:_LONGEST_KEY].strip("-") or "own")
    elif key is not None:
        members = members._replace(key=key)
    if not members.members:
        raise WrongUse(message("members.empty", source=source))
    return members


def list_of(table: Sheet, source: str, key: str) -> MemberList:
    """Return a list from a table with the headings of `import`; rows without a name are counted.

    source -- the name of the file; key -- of the list. Raises WrongUse when names, or all facts a
    list is used for, are missing, also in most rows, and where most ratings or ends of memberships
    are none: then the rows stand beside their headings.
    """
    heading = next((r for r in range(1, table.height + 1) if any(table.row(r))), 0)
    columns = match_headings("players", table.row(heading))
    if "family" not in columns or _FACT_COLUMNS.isdisjoint(columns):
        raise WrongUse(message("members.no-list", source=source))
    rows = [
        {key: table.cell(row, at) for key, at in columns.items()}
        for row in range(heading + 1, table.height + 1)
    ]
    for column in _misplaced(rows):
        above, typed = as_text(table.cell(heading, columns[column.key])), as_text(column.typed)
        facts = {"heading": quoted(above), "typed": quoted(typed)}
        raise WrongUse(message("members.shifted", source=source, **facts))
    scale = _scale(rows)
    members = [_member(row, key, scale) for row in rows]
    named = tuple(member for member in members if member.family)
    blank = sum(all(cell is None for cell in row.values()) for row in rows)
    left_out = len(rows) - len(named) - blank
    if left_out > len(named):
        raise WrongUse(message("members.no-list", source=source))
    return MemberList(key, scale, named, None, left_out)


class _Misplaced(NamedTuple):
    """A column under whose heading something else stands; typed -- the first such cell."""

    key: str
    typed: Cell


def _misplaced(rows: Sequence[Mapping[str, Cell]]) -> Iterator[_Misplaced]:
    """Yield the columns in which most cells are not what their heading says."""
    for key, is_odd in _ODD.items():
        cells = [cell for row in rows if (cell := row.get(key)) is not None]
        odd = [cell for cell in cells if is_odd(as_text(cell))]
        if len(odd) * 2 > len(cells):
            yield _Misplaced(key, odd[0])


def _is_no_rating(typed: str) -> bool:
    """Tell whether a text with digits is no rating of any federation; a dash is none known."""
    number = decimal_number(typed)
    if number is None:
        return any(map(str.isdigit, typed))
    return not SCALES["egf"].least <= number <= SCALES["egf"].most


def _is_no_day(typed: str) -> bool:
    """Tell whether a text is a number, but no year."""
    number = decimal_number(typed)
    return number is not None and not (number.denominator == 1 and number in _YEARS)


_ODD: Mapping[str, Callable[[str], bool]] = {
    "rating": _is_no_rating,
    "published": _is_no_rating,
    "expires": _is_no_day,
}
"""Column -> what tells whether a cell belongs elsewhere."""


def _scale(rows: Iterable[Mapping[str, Cell]]) -> str:
    """Return the scale of ratings, "aga" or "egf", judged by their size."""
    ratings = [rating for row in rows if (rating := _rating(row)) is not None]
    return "aga" if ratings and max(map(abs, ratings)) <= _AGA_MOST else "egf"


def _rating(row: Mapping[str, Cell]) -> Fraction | None:
    """Return the printed rating of a row."""
    return decimal_number(row.get("rating") or row.get("published"))


def _member(row: Mapping[str, Cell], key: str, scale: str) -> Member:
    """Return the member in a row; the family name is "" where it has none."""
    family, given = as_text(row.get("family")), as_text(row.get("given"))
    if not given and "," in family:
        family, _, given = (part.strip() for part in family.partition(","))
    club, city, state, country, number = (as_text(row.get(word)) for word in _WORDS)
    member = Member(
        family=family,
        given=given,
        federation_id=number,
        club=club,
        city=city,
        state=state,
        country=country,
        listed=key,
        scale=scale,
    )
    with suppress(ValueError):
        member = member._replace(rank=Rank.parse(as_text(row.get("rank"))))
    rating = _rating(row)
    until = days(as_text(row.get("expires")), american=scale == "aga")
    return member._replace(
        expires=until and until[1],
        rating=None if rating is None else int(rating * SCALES[scale].unit),
    )


def list_date(members: MemberList, asked: dt.date | None, file: dt.date) -> tuple[dt.date, str]:
    """Return the date of a list, and where it is from: "" as asked, ".itself", ".file"."""
    if asked is not None:
        return asked, ""
    if members.date is not None:
        return members.date, ".itself"
    return file, ".file"


def loaded_words(members: MemberList, date: dt.date, how: str, before: int = 0) -> Sequence[str]:
    """Return the sentences on a loaded list, and on the next command.

    how -- where the date is from, as `list_date` says
    before -- number of members of the list it replaces: a much larger one means a file cut off
    """
    many = len(members.members)
    facts = {"members": f"{many:,}", "many": many, "list": members.key, "date": str(date)}
    words = message(f"members.loaded{how}", **facts)
    left = members.left_out
    if left:
        words = message("members.loaded.left-out", loaded=words, lines=f"{left:,}", many=left)
    if many * 10 < before * 9:
        words = message("members.loaded.shorter", loaded=words, before=f"{before:,}")
    return words, message("members.loaded.next")
