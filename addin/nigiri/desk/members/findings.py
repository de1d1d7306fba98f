"""Differences between entries and lists of members: reported by commands, never Problems.

A list is beside the file, and another computer may have another one. Problems follow from visible
cells alone (workbook/review/players.py); what only a list knows is reported here (A2, B12).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.desk.core.show import View
from nigiri.desk.members.fill import printed
from nigiri.desk.members.matching import match_row, rows_of
from nigiri.domain.players.entry_checks import entry_difference, lapsed
from nigiri.domain.players.ratings import rating_text
from nigiri.errors import HostError
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.desk.members.matching import Match, Row
    from nigiri.domain.model.event import Player, Settings
    from nigiri.domain.players.member import Member, Register
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.workbook import Reading

TITLE = "By the lists of members"
NOTHING = "The lists of members say nothing against the entries."
_UNLICENSED = "X"
_PERHAPS, _MOST_NAMED, _MOST_UNKNOWN = 3, 6, 20
_HOW = {"below": "below", "above": "two stones or more above"}


def member_findings(workbook: Workbook, register: Register) -> View:
    """Return a table of all findings of the lists: cell, player, sentence.

    A damaged list becomes its only row, and stops nothing.
    """
    try:
        return _findings(workbook, register)
    except HostError as error:
        return View(TITLE, ("What",), ((str(error),),))


def _findings(workbook: Workbook, register: Register) -> View:
    """Return the table of findings; raises what the register raises."""
    reading = read(workbook)
    location = reading.book.get("players")
    if location is None or not register.dates():
        return View(NOTHING, (), ())
    found = [(row, match_row(register, row)) for row in rows_of(workbook, reading)]
    many = sum(match.nobody for _, match in found) > _MOST_UNKNOWN
    rows: list[tuple[str, str, str]] = []
    for row, match in found:
        said = () if many and match.nobody else findings(row, match, reading, register)
        for key, sentence in said:
            at = location.columns.get(key, location.columns["family"])
            rows.append((f"{location.name}!{address(row.at, at)}", row.name, sentence))
    if many:
        unknown = [row.name for row, match in found if match.nobody]
        names = "; ".join(unknown[:_MOST_UNKNOWN])
        rows.append((location.name, "", f"{len(unknown)} players are on no list: {names}; ..."))
    title = TITLE if rows else NOTHING
    return View(title, ("Cell", "Player", "What the list says"), tuple(rows))


def findings(
    row: Row, match: Match, reading: Reading, register: Register
) -> Iterator[tuple[str, str]]:
    """Yield column and sentence for each finding of the lists about an entry."""
    for number in match.unknown:
        yield "federation_id", f"No member has the number {number}."
    for member in match.others:
        yield "federation_id", f"{member.federation_id} is the number of {member.name}."
    if match.several:
        named = "; ".join(described(member) for member in match.several[:_MOST_NAMED])
        many = len(match.several)
        yield "federation_id", f"{many} members have this name: {named}. Type the right number."
    if match.nobody:
        yield "family", _nobody(row, register)
    if row.player is not None:
        for member in match.members:
            yield from _entry(row.player, member, reading.event.settings)


def described(member: Member) -> str:
    """Return a member's number with facts: "10233 (4.5, NY, until 2027-01-31)"."""
    rating = printed(member)
    rated = "unrated" if rating is None else as_text(rating)
    until = f"until {member.expires}" if member.expires else ""
    facts = ", ".join(filter(None, (rated, member.club, member.state, member.country, until)))
    return f"{member.federation_id or member.name} ({facts})"


def _nobody(row: Row, register: Register) -> str:
    """Return the sentence that no list has the name, with similar ones."""
    like = register.like(row.name, _PERHAPS)
    perhaps = " or ".join(f"{member.name}, {described(member)}" for member in like)
    return "No member has this name." + (f" Perhaps {perhaps}?" if perhaps else "")


def _entry(player: Player, member: Member, settings: Settings) -> Iterator[tuple[str, str]]:
    """Yield column and sentence where a list differs from a cell, or speaks for a blank one."""
    fits = member.scale == settings.rating_scale and member.rating is not None
    as_listed = replace(player, rating=member.rating) if fits else player
    printed = rating_text(settings, as_listed)
    for key, held in (("rating", player.rating), ("published", player.published)):
        if fits and held not in {None, member.rating}:
            yield key, f"The list {member.listed} says {printed}."
    found = entry_difference(settings, replace(player, published=member.rating)) if fits else None
    if found is not None and player.published is None:
        how, by = found
        yield by, f"Enters {_HOW[how]} what the list {member.listed} says: {printed}."
    if member.expires is not None and player.expires not in {None, member.expires}:
        yield "expires", f"The list {member.listed} says until {member.expires}."
    elif player.expires is None and lapsed(settings, replace(player, expires=member.expires)):
        yield "expires", f"The membership ended on {member.expires}, before the event does."
    if member.listed == "ffg" and member.status == _UNLICENSED:
        yield "federation_id", "The list of the FFG marks the licence X: none for this season."
