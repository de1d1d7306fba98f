"""The list of registered players by name: for the wall, to be checked (A11, M1).

As a list of entries it goes out before the day, so that everybody sees that theirs arrived (B31).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from nigiri.domain.players.entry_checks import known_rating
from nigiri.domain.standings.shown import shown_start
from nigiri.domain.text import clean
from nigiri.reports.desk.rules import points, sections_to_come
from nigiri.reports.frame.columns import (
    about,
    columns,
    from_zero,
    numbered,
    rated,
    rating_shown,
    table,
)
from nigiri.reports.frame.gaps import contact
from nigiri.reports.frame.lists import ListSheet
from nigiri.reports.frame.names import alphabetical
from nigiri.reports.frame.sheet import common, file_word

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Player
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options


_ABOUT = ("club", "section", "start", "here")


def registration(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the list of everybody who is registered, here or not; of entries, where asked for."""
    players = sorted(event.players, key=lambda player: alphabetical(clean(player.name)))
    number, rating = numbered(event, options), rated(event, options)
    keys = ("number", *number, "name", "rank", "rating", *rating, *_ABOUT)
    if options.entries:
        keys = (*number, "name", "rank", "club")
    shown = from_zero(event, columns(keys, speech, options), speech)
    lines = [_cells(event, player, speech) for player in players]
    return ListSheet(
        **common(event, speech, options),
        name="registration",
        **_words(event, speech, entries=options.entries),
        **table(shown, [("", lines)]),
        empty=speech.say("nobody"),
    )


def _words(event: Event, speech: Speech, *, entries: bool) -> dict[str, Any]:
    """Return title and small text, of entries with what to do where one is missing."""
    many, here = len(event.players), sum(player.here for player in event.players)
    if not entries:
        small = speech.say("how many", here=here, all=many) if many else ""
        return {"heading": speech.say("registration"), "small": small}
    asks = speech.say("entries wrong", contact=contact(event.settings))
    return {
        "heading": speech.say("entries"),
        "small": speech.say("entries many", players=many),
        "file": file_word("entries"),
        "lead": asks,
    }


def _cells(event: Event, player: Player, speech: Speech) -> dict[str, str]:
    """Return the cells of a player's row; the rank is that of today, to be checked."""
    return {
        **about(event, player),
        "rank": str(player.rank),
        "rating": rating_shown(event, _as_published(event, player)),
        "start": _start(event, player),
        "here": "" if player.here else speech.say("not here"),
    }


def _as_published(event: Event, player: Player) -> Player:
    """Return a player with the rating that is published; by the AGA it stands beside the entry."""
    if not event.settings.is_american:
        return player
    return replace(player, rating=known_rating(event.settings, player))


def _start(event: Event, player: Player) -> str:
    """Return the initial score in words; "" until the sections that decide it are cut."""
    open_ = player.start is None and sections_to_come(event)
    return "" if open_ else points(shown_start(event, player))
