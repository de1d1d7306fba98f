"""Parts of a round that are drawn apart, as the judge counts them; each has its own bye.

part      who is in it
room      the players of a wish "must" for more than two, as long as some two of them can meet
section   all others of a section, where sections never mix (Settings.mixing), else all others

Whoever plays in a game that was not drawn (`not_drawn` in wishes.py) is in no part.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from nigiri.domain.checks.facts import expected
from nigiri.domain.checks.starts import section
from nigiri.domain.checks.wishes import TWO, groups, impossible, not_drawn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event, Player, Round
    from nigiri.domain.model.units import PlayerId

Part = tuple[str, int]
"""What a part is, "room" or "section", and which: in order of the wishes, or the section's number;
0 for all."""


def part_of(event: Event, round_: Round) -> Mapping[PlayerId, Part]:
    """Return player -> part, for everyone who is here and in no game that was not drawn."""
    fixed = {player for game in not_drawn(event, round_) for player in game.players}
    rest = [player for player in expected(event, round_) if player not in fixed]
    closed = impossible(event, round_.number)
    found: dict[PlayerId, Part] = {}
    for at, group in enumerate(groups(event, round_.number, "must")):
        inside = [player for player in rest if player in group and player not in found]
        if len(group) > TWO and any(frozenset(p) not in closed for p in combinations(inside, 2)):
            found |= dict.fromkeys(inside, ("room", at))
    players = {each.number: each for each in event.players}
    return {player: in_section(event, players[player]) for player in rest} | found


def in_section(event: Event, player: Player) -> Part:
    """Return the part of a player who is in no room, here or not."""
    return "section", section(event, player) if event.settings.mixing == "sections" else 0
