"""Differences between entries and lists of members: reported by commands, never Problems.

A list is beside the file, and another computer may have another one. Problems follow from visible
cells alone (workbook/review/players.py); what only a list knows is reported here (A2, B12, B32).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.desk.core.views import View
from nigiri.desk.members.views import printed
from nigiri.domain.players.entry_checks import entry_difference, lapsed, raised
from nigiri.domain.players.ratings import rating_text
from nigiri.errors import HostError
from nigiri.messages.message import message, several
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.desk.members.matching import Match, Row
    from nigiri.domain.model.event import Player, Settings
    from nigiri.domain.players.member import Member, Register
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.workbook import Reading

_UNLICENSED = "X"
_PERHAPS, _MOST_NAMED, _MOST_UNKNOWN = 3, 6, 20


def member_findings(workbook: Workbook, register: Register) -> View:
    """Return a table of all findings of the lists: cell, player, sentence.

    A damaged list becomes its only row, and stops nothing.
    """
    try:
        return _findings(workbook, register)
    except HostError as error:
        what = (message("members.column.what"),)
        return View(message("members.findings"), what, ((error.sentence,),))


def _findings(workbook: Workbook, register: Register) -> View:
    """Return the table of findings; raises what the register raises."""
    reading = read(workbook)
    location = reading.book.get("players")
    if location is None or not register.dates():
        return View(message("members.findings.none"), (), ())
    from nigiri.desk.members.matching import match_row, rows_of  # noqa: PLC0415 -- few have lists

    found = [(row, match_row(register, row)) for row in rows_of(workbook, reading)]
    many = sum(match.nobody for _, match in found) > _MOST_UNKNOWN
    rows: list[tuple[str, str, str]] = []
    for row, match in found:
        for key, sentence in (
            () if many and match.nobody else findings(row, match, reading, register)
        ):
            at = location.columns.get(key, location.columns["family"])
            rows.append((f"{location.name}!{address(row.at, at)}", row.name, sentence))
    if many:
        unknown = [row.name for row, match in found if match.nobody]
        names = several(unknown[:_MOST_UNKNOWN], message("between"))
        said = message("members.findings.many", count=len(unknown), names=names)
        rows.append((location.name, "", said))
    title = message("members.findings" if rows else "members.findings.none")
    headings = tuple(message(f"members.column.{key}") for key in ("cell", "player", "says"))
    return View(title, headings, tuple(rows))


def findings(
    row: Row, match: Match, reading: Reading, register: Register
) -> Iterator[tuple[str, str]]:
    """Yield column and sentence for each finding of the lists about an entry."""
    for number in match.unknown:
        yield "federation_id", message("members.finding.number-unknown", number=number)
    for member in match.others:
        facts = {"number": member.federation_id, "name": member.name}
        yield "federation_id", message("members.finding.number-other", **facts)
    if match.several:
        named = several(map(described, match.several[:_MOST_NAMED]), message("between"))
        many = len(match.several)
        yield "federation_id", message("members.finding.several", many=many, members=named)
    if match.nobody:
        yield "family", _nobody(row, register)
    if row.player is not None:
        yield from _raised(row.player, match)
        for member in match.members:
            yield from _entry(row.player, member, reading.event.settings)


def _raised(player: Player, match: Match) -> Iterator[tuple[str, str]]:
    """Yield the finding that a dan enters far above every grade that the lists have (B32)."""
    grade = raised(player, (each.rank for each in match.members if each.rank is not None))
    if grade is not None:
        listed = next(each.listed for each in match.members if each.rank == grade)
        facts = {"list": listed, "grade": str(grade), "rank": str(player.initial_rank)}
        yield "rank", message("members.finding.raised", **facts)


def described(member: Member) -> Message:
    """Return a member's number with facts: "10233 (4.5, NY, until 2027-01-31)"."""
    rating = printed(member)
    rated = message("members.unrated") if rating is None else as_text(rating)
    until = message("members.until", date=str(member.expires)) if member.expires else ""
    facts = several(filter(None, (rated, member.club, member.state, member.country, until)))
    return message("members.member", number=member.federation_id or member.name, facts=facts)


def _is_medical(settings: Settings, how: str) -> bool:
    """Tell whether only medical reasons count: in an event of the AGA, to enter lower (A2)."""
    return settings.is_american and how == "below"


def _nobody(row: Row, register: Register) -> Message:
    """Return the sentence that no list has the name, with similar ones."""
    like = [
        message("members.member.named", name=member.name, member=described(member))
        for member in register.like(row.name, _PERHAPS)
        if member.listed not in row.foreign
    ]
    if not like:
        return message("members.finding.nobody")
    return message("members.finding.perhaps", members=several(like, message("choice.or")))


def _entry(player: Player, member: Member, settings: Settings) -> Iterator[tuple[str, str]]:
    """Yield column and sentence where a list differs from a cell, or speaks for a blank one."""
    fits = member.scale == settings.rating_scale and member.rating is not None
    printed = rating_text(settings, member.rating if fits else player.rating)
    for key, held in (("rating", player.rating), ("published", player.published)):
        if fits and held not in {None, member.rating}:
            yield key, message("members.finding.rating", list=member.listed, rating=printed)
    found = entry_difference(settings, replace(player, published=member.rating)) if fits else None
    if found is not None and player.published is None:
        how, by = found
        key = f"members.finding.{how}{'.aga' * _is_medical(settings, how)}"
        yield by, message(key, list=member.listed, rating=printed)
    if member.expires is not None and player.expires not in {None, member.expires}:
        facts = {"list": member.listed, "date": str(member.expires)}
        yield "expires", message("members.finding.until", **facts)
    elif player.expires is None and lapsed(settings, replace(player, expires=member.expires)):
        yield "expires", message("members.finding.ended", date=str(member.expires))
    if member.listed == "ffg" and member.status == _UNLICENSED:
        yield "federation_id", message("members.finding.licence")
