"""The fixture of a round, made by its system of play: games, byes, players left to the draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.games.colours import OPEN, Colours, colours_by_rule
from nigiri.domain.games.handicaps import handicap_of
from nigiri.domain.model.event import Game
from nigiri.domain.pairing.wishes import pairs_of
from nigiri.domain.pairing_policies.byes import promised
from nigiri.domain.systems.registry import system
from nigiri.domain.systems.stages import played_as, stage_of
from nigiri.errors import Forbidden
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from nigiri.domain.model.event import Event, Round
    from nigiri.domain.model.system import Fixture, Meeting, System
    from nigiri.domain.model.units import PlayerId


def system_of(event: Event, round_number: int) -> System:
    """Return the system by which that round is played.

    Raises WrongUse for an unknown system.
    """
    return system(played_as(event.settings, round_number).system)


def promised_byes(
    event: Event, round_number: int, free: Collection[PlayerId]
) -> tuple[PlayerId, ...]:
    """Return the players who have a promised bye in any case (A8), by number.

    () where the round is drawn by score: there the bye is only for an odd number.
    """
    return () if system_of(event, round_number).by_score else promised(event, round_number, free)


def round_fixture(event: Event, round_number: int, free: Collection[PlayerId]) -> Fixture:
    """Return the fixture that the system of a round makes for those who are free.

    Raises Forbidden where the system cannot go on, and where two are to meet who never should (B8);
    WrongUse for an unknown system.
    """
    fixture = system_of(event, round_number).fixture(stage_of(event, round_number, free))
    for each in fixture.meetings:
        _check_wished(event, round_number, each)
    return fixture


class Met(NamedTuple):
    """The part that the system of a round had in a game.

    meeting -- its reason for the pair; None where it would not have paired the two
    field -- the players among whom it left the two to the draw; () where it did not
    """

    meeting: Meeting | None
    field: tuple[PlayerId, ...] = ()


def met_by(event: Event, this: Round, game: Game, by_hand: Collection[Game]) -> Met:
    """Return the part that the system had in a game of that round, as the round was prescribed.

    by_hand -- other games that the director made
    """
    seated_by_hand = {player for other in by_hand if other != game for player in other.players}
    seated = {*this.game_by_player, *game.players}
    here = {n for n, player in event.by_number.items() if player.plays_in(this.number)}
    free = sorted((here | seated) - seated_by_hand - set(this.byes))
    try:
        fixture = round_fixture(event, this.number, free)
    except Forbidden:
        return Met(None)
    pair = set(game.players)
    found = (each for each in fixture.meetings if {each.one, each.other} == pair)
    fields = (field for field in fixture.fields if pair <= set(field))
    return Met(next(found, None), next(fields, ()))


def _check_wished(event: Event, round_number: int, meeting: Meeting) -> None:
    """Raise Forbidden when these two should never meet (B8)."""
    apart = map(frozenset, pairs_of(event, round_number, "never"))
    if frozenset((meeting.one, meeting.other)) in apart:
        one, other = (f"{event.player(n).name} ({n})" for n in (meeting.one, meeting.other))
        msg = message("pairing.wished-apart", one=one, other=other, round=round_number)
        raise Forbidden(msg)


def make_game(
    event: Event,
    round_number: int,
    pair: Sequence[PlayerId],
    meeting: Meeting | None = None,
    board: int | None = None,
) -> Game:
    """Return the game of two players, with handicap and colours (M11, M12), without a table.

    meeting -- the system's reason for the pair; its choice of Black counts in an even game only,
    and before that of the players; board -- the size of a board of its own, None for the event's
    """
    one, other = pair
    even = meeting is not None and meeting.even
    rule = handicap_of(event, one, one if even else other, round_number, board)
    found = colours_by_rule(event, one, other, rule.stones, round_number)
    if meeting is not None and meeting.black is not None and not rule.stones:
        white = other if meeting.black == one else one
        found = Colours(white, meeting.black, meeting.why)
    return Game(
        table=None,
        white=found.white,
        black=found.black,
        handicap=rule.stones,
        komi=rule.own_komi,
        white_rank=event.player(found.white).rank,
        black_rank=event.player(found.black).rank,
        open=found.reason == OPEN,
        board=board,
    )
