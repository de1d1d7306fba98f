"""The players of an OpenGotha file (formats 4.2, 4.6)."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import replace
from statistics import median
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Player
from nigiri.domain.model.settings import Settings
from nigiri.domain.model.units import WEAKEST, HalfPoints, Rank
from nigiri.domain.players.federation_ids import FEDERATIONS, ids, ids_words
from nigiri.domain.players.ratings import SCALES, grade_of
from nigiri.exchange.parts.attribute_reader import AttributeReader, rank_of
from nigiri.exchange.parts.roster import Entry
from nigiri.exchange.parts.xml import attributes, found
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.exchange.parts.losses import LeftOut
    from nigiri.exchange.parts.xml import Element

OLD_SCALE = 2050
"""Points by which ratings were lower before version 201 of its files: 0 was the weakest 1 dan."""

_FAR = 10**6
_FAR_BELOW = -1000
_NEAR = 200  # of 20 kyu; for others a rating of 0 means none
_MADE_UP = "INI"
"""The origin of a rating that follows from the rank, or stands for none."""
_NUMBERS = {"egf": "egfpin", "ffg": "ffglicence", "aga": "agaid"}
_DAY = re.compile(
    r"(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2})|"
    r"(?P<m2>\d{1,2})/(?P<d2>\d{1,2})/(?P<y2>\d{4})",
    re.ASCII,
)
_NEVER = "0"
_MOST_CORRECTION = 99


def usual_rating(rank: Rank) -> int:
    """Return the EGF rating of the middle of a rank: 1 dan is 2100 (formats 3.6)."""
    return 2000 + 100 * rank.steps


def read_people(
    root: Element, rounds: int, left_out: LeftOut, *, rated: bool = False
) -> list[Entry]:
    """Return the players in the order of the file.

    rated -- ratings decide places: those that merely follow from the ranks count, too
    """
    people = [AttributeReader(attributes(each)) for each in found(root, "Player")]
    entries = [
        _entry(person, at, rounds, left_out, rated=rated) for at, person in enumerate(people, 1)
    ]
    status = sum(person.text("ffglicencestatus") not in {"", "-"} for person in people)
    if status:
        left_out.add("lost.licences", players=status)
    given = [
        entry
        for entry, person in zip(entries, people, strict=True)
        if person.text("ratingorigin").upper() != _MADE_UP
    ]
    return _on_todays_scale(entries, given, left_out)


def _entry(
    person: AttributeReader, at: int, rounds: int, left_out: LeftOut, *, rated: bool
) -> Entry:
    """Return one player of the list.

    at -- the position in the list, from 1
    """
    family, given = person.text("name"), person.text("firstname")
    key = family + given
    if not family:
        family, given = given or f"Player {at}", ""
        left_out.item("lost.no-family", family)
    name = f"{family}, {given}".rstrip(", ")
    _tell_no_numbers(person, name, left_out)
    rank = _rank(person, name, left_out)
    out = frozenset(
        n for n, mark in enumerate(person.text("participating")[:rounds], 1) if mark == _NEVER
    )
    player = Player(
        family,
        given,
        rank,
        rating=_rating(person, name, rank, left_out, rated=rated),
        club=person.text("club"),
        country=person.text("country"),
        out=out,
        federation_id=_numbers(person, name, left_out),
        expires=_day(person.text("agaexpirationdate")),
    )
    correction = person.whole("smmscorrection", 0, -_MOST_CORRECTION, _MOST_CORRECTION)
    sure = person.text("registeringstatus").upper() != "PRE"
    return Entry(key, player, sure, HalfPoints(2 * correction))


def _tell_no_numbers(person: AttributeReader, name: str, left_out: LeftOut) -> None:
    """Report texts in place of numbers."""
    for key in ("rating", "smmscorrection"):
        if key in person and person.whole(key, _FAR, -_FAR, _FAR) == _FAR:
            left_out.item("lost.no-figure", f"{name}, {key} {person.text(key)}")


def _rank(person: AttributeReader, name: str, left_out: LeftOut) -> Rank:
    """Return the rank played at: the file's, else the grade, else that of the rating, else 30k."""
    rank, exact = rank_of(person.text("rank"))
    grade, _ = rank_of(person.text("grade"))
    if rank is None:
        rank = grade or _rank_of_rating(person)
        taken = message("thing.rank-taken", name=name, rank=str(rank))
        left_out.item("lost.ranks-missing", taken)
    elif not exact:
        typed = person.text("rank")
        beyond = message("thing.rank-here", name=name, typed=typed, rank=str(rank))
        left_out.item("lost.ranks-beyond", beyond)
    if "grade" in person and grade != rank:
        official = person.text("grade")
        played = message("thing.rank-played", name=name, typed=official, rank=str(rank))
        left_out.item("lost.grades", played)
    return rank


def _rank_of_rating(person: AttributeReader) -> Rank:
    """Return the rank of the rating, the weakest without one."""
    rating = person.whole("rating", 0, -_FAR, _FAR)
    if not rating:
        return Rank(WEAKEST)
    return grade_of(Settings(), rating)


def _rating(
    person: AttributeReader, name: str, rank: Rank, left_out: LeftOut, *, rated: bool
) -> int | None:
    """Return the rating; None without one, and for one that merely follows from the rank."""
    rating = person.whole("rating", 0, -_FAR, _FAR)
    if "rating" not in person or (rating == 0 and abs(usual_rating(rank)) > _NEAR):
        return None
    if person.text("ratingorigin").upper() == _MADE_UP and _follows(rating, rank):
        return min(usual_rating(rank), SCALES["egf"].most) if rated else None
    if not SCALES["egf"].least - OLD_SCALE <= rating <= SCALES["egf"].most:
        left_out.item("lost.ratings-beyond", f"{name} {rating}")
        return None
    return rating


def _follows(rating: int, rank: Rank) -> bool:
    """Tell whether a rating is that of the rank, on either scale, or the lowest that there is."""
    usual = usual_rating(rank)
    return rating in {usual, usual - OLD_SCALE, SCALES["egf"].least}


def _on_todays_scale(entries: list[Entry], given: list[Entry], left_out: LeftOut) -> list[Entry]:
    """Return the players with ratings on today's scale, raised where all lie far below.

    Far below is meant against the ranks. The version that a file names does not decide it: some
    that name none have today's scale.

    given -- those whose ratings do not merely follow from their ranks
    """
    compared = [
        each.player.rating - usual_rating(each.player.rank)
        for each in given
        if each.player.rating is not None
    ]
    if compared and median(compared) < _FAR_BELOW:
        left_out.add("lost.ratings-old", points=OLD_SCALE)
        entries = [_raised(entry) for entry in entries]
    return [_in_range(entry, left_out) for entry in entries]


def _raised(entry: Entry) -> Entry:
    """Return the player with the rating of today's scale; that of the rank is on it already."""
    rating = entry.player.rating
    if rating is None or rating == usual_rating(entry.player.rank):
        return entry
    raised = rating + OLD_SCALE
    return replace(entry, player=replace(entry.player, rating=raised))


def _in_range(entry: Entry, left_out: LeftOut) -> Entry:
    """Return the player, without a rating that is outside the scale."""
    player, scale = entry.player, SCALES["egf"]
    if player.rating is None or scale.least <= player.rating <= scale.most:
        return entry
    left_out.item("lost.ratings-beyond", f"{player.name} {player.rating}")
    return replace(entry, player=replace(player, rating=None))


def _numbers(person: AttributeReader, name: str, left_out: LeftOut) -> str:
    """Return the numbers in federations as one cell holds them."""
    typed = {key: person.text(column) for key, column in _NUMBERS.items()}
    typed = {key: number for key, number in typed.items() if number.strip("0-")}
    sound = {
        key: number
        for key, number in typed.items()
        if ids(f"{FEDERATIONS[key]} {number}").get(key) == number
    }
    for key in (key for key in typed if key not in sound):
        what = f"{name}, {FEDERATIONS[key]} {typed[key]}"
        left_out.item("lost.wrong-numbers", what)
    return ids_words(sound)


def _day(text: str) -> dt.date | None:
    """Return a day written 2026-05-31 or, as in America, 5/31/2026; None for anything else."""
    match = _DAY.fullmatch(text)
    if match is None:
        return None
    parts = (match[name] or match[f"{name}2"] for name in "ymd")
    try:
        return dt.date(*map(int, parts))
    except ValueError:
        return None
