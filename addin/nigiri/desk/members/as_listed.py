"""Players as the lists of members know them, for what is told at a draw (A2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.members.findings import described
from nigiri.desk.members.matching import Row, foreign_lists, match_row
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from nigiri.desk.members.matching import Match
    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.players.member import Member, Register
    from nigiri.messages.message import Message

_MOST_NAMED = 6


class Listed(NamedTuple):
    """Players as cells and lists know them; several -- name -> all members of that name."""

    players: tuple[Player, ...]
    several: Mapping[str, tuple[Member, ...]]


def as_listed(register: Register, event: Event, players: Iterable[Player]) -> Listed:
    """Return these players with what lists know where cells are blank.

    That is the published rating and the end of the membership. Raises what the register raises.
    """
    known, namesakes = [], {}
    for player in players:
        others = foreign_lists(event, player.federation_id)
        match = match_row(register, Row(0, player.name, player.federation_id, player, others))
        known.append(_completed(player, match, event.settings.rating_scale))
        if match.several:
            namesakes[player.name] = match.several
    return Listed(tuple(known), namesakes)


def namesake_sentences(listed: Listed) -> Iterator[Message]:
    """Yield a sentence for each player whose name several members have, with facts of each."""
    for name, members in listed.several.items():
        named = several(map(described, members[:_MOST_NAMED]), message("between"))
        yield message("entries.several", name=name, many=len(members), members=named)


def _completed(player: Player, match: Match, scale: str) -> Player:
    """Return a player with what these members have, where cells have nothing."""
    ratings = (each.rating for each in match.members if each.scale == scale)
    published = next((rating for rating in ratings if rating is not None), None)
    expires = next((each.expires for each in match.members if each.expires), None)
    return replace(
        player,
        published=published if player.published is None else player.published,
        expires=player.expires or expires,
    )
