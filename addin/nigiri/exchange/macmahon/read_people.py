"""The players of a MacMahon file (formats 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.event import Player
from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.domain.model.units import WEAKEST, HalfPoints, Rank
from nigiri.domain.players.federation_ids import ids, ids_words
from nigiri.domain.players.ratings import SCALES
from nigiri.exchange.parts.attribute_reader import AttributeReader, rank_of
from nigiri.exchange.parts.roster import Entry
from nigiri.exchange.parts.xml import found, texts
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.exchange.parts.losses import LeftOut
    from nigiri.exchange.parts.xml import Element

_NO_RATING = {0, -901}
_FAR = 10**6
_QUARTERS = 2
"""Quarter points, the unit of an adjustment, in half a point."""

#: Name of an element -> the key of the kind by which its players are reported.
_REST = {
    "asianname": "lost.asian-names",
    "coach": "lost.coaches",
    "startscores": "lost.own-starts",
    "nationality": "lost.nationalities",
}


def read_people(root: Element, left_out: LeftOut) -> list[Entry]:
    """Return the players in the order of the file."""
    entries = []
    for at, element in enumerate(found(root, "GoPlayer"), 1):
        parent = element.getparent()
        participant = AttributeReader({} if parent is None else texts(parent))
        missed = () if parent is None else found(parent, "NotPlayingInRound")
        rounds = (
            AttributeReader({"round": each.text or ""}).whole("round", 0, 0, 99) for each in missed
        )
        out = frozenset(n for n in rounds if 1 <= n <= MOST_ROUNDS)
        entries.append(_entry(AttributeReader(texts(element)), participant, out, at, left_out))
    return entries


def _entry(
    person: AttributeReader,
    participant: AttributeReader,
    out: frozenset[int],
    at: int,
    left_out: LeftOut,
) -> Entry:
    """Return one player of the list.

    at -- the position in the list, from 1
    """
    family, given = person.text("surname"), person.text("firstname")
    if not family:
        family, given = given or f"Player {at}", ""
        left_out.item("lost.no-family", family)
    name = f"{family}, {given}".rstrip(", ")
    rank = _rank(person, name, left_out)
    player = Player(
        family,
        given,
        rank,
        rating=_rating(person, name, left_out),
        club=person.text("club"),
        city=person.text("city"),
        country=person.text("country").upper(),
        out=out,
        team=person.text("team"),
        notes=participant.text("comment"),
        federation_id=_pin(person, name, left_out),
    )
    for key, kind in _REST.items():
        words = person.text(key) or participant.text(key)
        if words not in {"", "0"}:
            left_out.item(kind, f"{name}: {words}")
    sure = not participant.yes("preliminaryregistration", usual=False)
    key = participant.text("id") or f"no id {at}"
    return Entry(key, player, sure, _correction(participant, name, left_out))


def _rank(person: AttributeReader, name: str, left_out: LeftOut) -> Rank:
    """Return the rank nearest to the file's, 30k where it cannot be read."""
    level = person.text("golevel")
    rank, exact = rank_of(level)
    rank = rank or Rank(WEAKEST)
    if not exact:
        beyond = message("thing.rank-here", name=name, typed=level, rank=str(rank))
        left_out.item("lost.ranks-beyond", beyond)
    return rank


def _rating(person: AttributeReader, name: str, left_out: LeftOut) -> int | None:
    """Return the rating; None without one."""
    rating, scale = person.whole("rating", 0, -_FAR, _FAR), SCALES["egf"]
    if rating in _NO_RATING:
        return None
    if not scale.least <= rating <= scale.most:
        left_out.item("lost.ratings-beyond", f"{name} {rating}")
        return None
    return rating


def _pin(person: AttributeReader, name: str, left_out: LeftOut) -> str:
    """Return the number in the EGF; "" for none or an invalid one."""
    pin = person.text("egdpin")
    if not pin.strip("0-"):
        return ""
    if ids(f"EGF {pin}").get("egf") != pin:
        left_out.item("lost.wrong-numbers", f"{name}, EGF {pin}")
        return ""
    return ids_words({"egf": pin})


def _correction(participant: AttributeReader, name: str, left_out: LeftOut) -> HalfPoints:
    """Return the correction of the start score in half points; quarters are cut off."""
    quarters = participant.whole("scoreadjustmentvalue", 0, -400, 400)
    if not participant.yes("scoreadjustment", usual=False) or not quarters:
        return HalfPoints(0)
    if quarters % _QUARTERS:
        left_out.item("lost.quarters", name)
    return HalfPoints(quarters // _QUARTERS)
