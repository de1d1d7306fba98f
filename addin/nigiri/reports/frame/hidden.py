"""Who asked not to be named: a number stands for the name wherever others read (B31).

What identifies a player besides (club, town, numbers, rating) is not shown either; the rank is,
since handicaps follow from it. Sheets count with what they do not show: a place that the rating
decides, a bye of the host's players, a rating that changes. So a hidden player keeps it, and
whoever shows a club, a rating or a citizenship asks here first.

Who is named on a sheet although hidden is not hidden on it: `with_names`.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.text import clean, plain

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.organising.prize_table import PrizeTable
    from nigiri.reports.frame.language import Speech

#: Fields that identify a player and that nothing is computed from -> their blank value.
_TELLING = {
    "given": "", "state": "", "federation_id": "", "fee": "", "paid": "", "notes": "",
    "evidence": "", "published": None, "expires": None,
}  # fmt: skip  # pairs, several a line


def hidden_on(event: Event, content: str) -> int:
    """Return for how many names a sheet has a number; event -- `without_names`."""
    names = [player.name for player in event.players if player.hidden]
    return sum(bool(re.search(rf"{re.escape(name)}(?!\d)", content)) for name in names)


def without_names(event: Event, speech: Speech) -> Event:
    """Return the event with a number for the name of those who asked for it."""
    players = tuple(_hidden(p, speech) if p.hidden else p for p in event.players)
    return replace(event, players=players)


def prizes_without_names(prizes: PrizeTable, event: Event, speech: Speech) -> PrizeTable:
    """Return the prizes with a number for the name of who asked for it, typed beside a prize.

    event -- with everybody named. A name counts in any order, and with a town beside it; a single
    word only alone, since others may have it, too.
    """
    names = [(_words(p.name), _hidden(p, speech).name) for p in event.players if p.hidden]

    def kept_back(typed: str) -> str:
        said = _words(typed)
        meant = (n for name, n in names if name == said or (len(name) > 1 and name < said))
        return next(meant, typed)

    special = (each._replace(who=kept_back(each.who)) for each in prizes.special)
    return prizes._replace(special=(*special,))


def _words(name: str) -> set[str]:
    """Return the words of a name, without capitals and accents."""
    return {*re.findall(r"\w+", plain(name))}


def with_names(event: Event) -> Event:
    """Return the event with everybody named, also those who asked not to be."""
    if not any(player.hidden for player in event.players):
        return event
    return replace(event, players=tuple(replace(p, hidden=False) for p in event.players))


def club_shown(player: Player, *, or_city: bool = True) -> str:
    """Return the club, "" for who is hidden; or_city -- the city where no club is known."""
    known = player.club or (player.city if or_city else "")
    return "" if player.hidden else clean(known)


def _hidden(player: Player, speech: Speech) -> Player:
    """Return a player with a number for the name."""
    if player.number is None:
        name = speech.say("hidden nobody")
    else:
        name = speech.say("hidden", number=player.number)
    return replace(player, family=name, **_TELLING)  # type: ignore[arg-type]
