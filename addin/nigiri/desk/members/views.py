"""Tables of the loaded lists of members, and of members found in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.views import View
from nigiri.domain.players.federation_ids import numbers_asked
from nigiri.domain.players.ratings import SCALES
from nigiri.errors import WrongUse
from nigiri.messages.message import message
from nigiri.workbook.derive.target import points_cell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.players.member import Member, Register, StoredList
    from nigiri.workbook.model.cells import Cell

_FACTS = ("rating", "rank", "until", "club", "city", "state", "country", "status")


def lists_view(lists: Sequence[StoredList]) -> View:
    """Return a table of the lists: name, date, members, source file."""
    if not lists:
        return View(message("members.none"), (), ())
    rows = tuple((each.key, each.date.isoformat(), each.count, each.source) for each in lists)
    return View(message("members.lists"), _headings("list", "of", "members", "from"), rows)


def found_view(register: Register, words: str, most: int) -> View:
    """Return the members with a number, or a name like these words, the likeliest first.

    WrongUse without a list.
    """
    if not register.dates():
        raise WrongUse(message("members.none"))
    found = tuple(_numbered(register, words)) or tuple(register.like(words, most))
    if not found:
        return View(message("members.found.nobody", words=words), (), ())
    facts = [_facts(member) for member in found]
    shown = [key for key in _FACTS if any(each[key] for each in facts)]
    headings = _headings("list", "number", "name", *shown)
    rows = tuple(
        (member.listed, member.federation_id, member.name, *(each[key] for key in shown))
        for member, each in zip(found, facts, strict=True)
    )
    return View(message("members.found", words=words), headings, rows)


def _headings(*keys: str) -> tuple[str, ...]:
    """Return the headings of these columns."""
    return tuple(message(f"members.column.{key}") for key in keys)


def _numbered(register: Register, words: str) -> Iterator[Member]:
    """Yield the members with a number, once each; bare digits may be of any federation."""
    for federation, number in numbers_asked(words).items():
        yield from register.numbered(federation, number)


def _facts(member: Member) -> dict[str, Cell]:
    """Return the facts of a member shown in a table."""
    return {
        "rating": printed(member),
        "rank": str(member.grade or ""),
        "club": member.club,
        "until": member.expires.isoformat() if member.expires else "",
        "city": member.city,
        "state": member.state,
        "country": member.country,
        "status": member.status,
    }


def printed(member: Member) -> Cell:
    """Return a rating as its list prints it: 2100, or 4.5; None for unrated."""
    if member.rating is None:
        return None
    return points_cell(member.rating, SCALES[member.scale].unit)
