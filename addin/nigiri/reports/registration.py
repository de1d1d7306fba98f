"""The list of who is registered, in order of the names: for the wall, to be checked (A11, M1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.sections import initial_score, section_of
from nigiri.domain.units import format_points
from nigiri.reports.lists import Column, ListSheet, Part
from nigiri.reports.names import alphabetical, clean
from nigiri.reports.sheet import common

if TYPE_CHECKING:
    from nigiri.domain.model import Event, Player
    from nigiri.reports.options import Options
    from nigiri.reports.speech import Speech


#: What --without can leave out has the same key.
COLUMNS = {
    "number": Column("number", 13, "right"),
    "name": Column("name"),
    "rank": Column("rank", 14, "centre"),
    "rating": Column("rating", 16, "right"),
    "club": Column("club"),
    "section": Column("section", 18, "centre"),
    "start": Column("start", 16, "right"),
    "here": Column("here", 26),
}


def registration(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the list of everybody who is registered, here or not."""
    players = sorted(event.players, key=lambda player: alphabetical(clean(player.name)))
    shown = [key for key in COLUMNS if key not in options.without]
    here = sum(player.here for player in players)
    found = [_cells(event, player, speech) for player in players]
    rows = [[cells[key] for key in shown] for cells in found]
    return ListSheet(
        **common(event, speech, options),
        name="registration",
        heading=speech.say("registration"),
        small=speech.say("how many", here=here, all=len(players)) if players else "",
        columns=[COLUMNS[key].said(speech) for key in shown],
        parts=[Part(rows)] if rows else [],
        empty=speech.say("nobody"),
    )


def _cells(event: Event, player: Player, speech: Speech) -> dict[str, str]:
    """Return the words of a player's row."""
    section = section_of(event, player)
    return {
        "number": str(player.number or ""),
        "name": clean(player.name),
        "rank": str(player.rank),
        "rating": "" if player.rating is None else str(player.rating),
        "club": clean(player.club),
        "section": "" if section is None else str(section),
        "start": format_points(initial_score(event, player)),
        "here": "" if player.here else speech.say("not here"),
    }
