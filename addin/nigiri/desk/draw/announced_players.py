"""Name the players announced for a round who have not been seen when it is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.draw.part import WHOLE, sections_meant
from nigiri.domain.starts.start_scores import section_of
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from nigiri.desk.draw.part import Part
    from nigiri.domain.model.event import Event, Player, Round


def awaited_words(event: Event, this: Round, key: str, part: Part = WHOLE) -> tuple[str, ...]:
    """Return the sentence that names the players awaited in a round; () where there are none.

    this -- the round as drawn: its players are not awaited
    key -- of the sentence: awaited.said, awaited.draw or awaited.keep
    part -- of the round that is drawn; of sections, only players awaited in these are named
    """
    players = _awaited(event, this, part)
    if not players:
        return ()
    *others, last = map(_named, players)
    who = several(filter(None, (", ".join(others), last)), message("awaited.and"))
    return (message(key, who=who, count=len(players), round=this.number),)


def _awaited(event: Event, this: Round, part: Part) -> list[Player]:
    """Return the players awaited in a round who are not in it, in the order of Players."""
    seated = {*this.game_by_player, *this.byes}
    found = [
        player
        for player in event.players
        if player.is_awaited_in(this.number) and player.number not in seated
    ]
    if part.sections:
        inside = sections_meant(event, part.sections)
        found = [player for player in found if section_of(event, player) in inside]
    return found


def _named(player: Player) -> str:
    """Return number and family name: "36 Young"; the whole name without a number."""
    return player.name if player.number is None else f"{player.number} {player.family}"
