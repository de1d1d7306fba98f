"""Name who was announced for a round and has not been seen: nobody is drawn without a word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.draw.part import WHOLE, sections_meant
from nigiri.domain.starts.sections import section_of
from nigiri.messages.catalogue import text

if TYPE_CHECKING:
    from nigiri.desk.draw.part import Part
    from nigiri.domain.model.event import Event, Player, Round


def awaited_words(event: Event, this: Round, key: str, part: Part = WHOLE) -> tuple[str, ...]:
    """Return the sentence that names all who are awaited in a round; () where nobody is.

    this -- the round as it is drawn: who sits in it is not missed
    key -- of the sentence: awaited.said, awaited.draw or awaited.keep
    part -- what of the round is drawn; of sections, only those awaited in these are named
    """
    players = _awaited(event, this, part)
    if not players:
        return ()
    language = event.settings.language
    *others, last = map(_named, players)
    who = text("awaited.and", language).join(filter(None, (", ".join(others), last)))
    return (text(key, language, who=who, count=len(players), round=this.number),)


def _awaited(event: Event, this: Round, part: Part) -> list[Player]:
    """Return who is awaited in a round and does not sit in it, in the order of Players."""
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
    """Return number and family name: "36 Young"; the whole name of who has no number yet."""
    return player.name if player.number is None else f"{player.number} {player.family}"
