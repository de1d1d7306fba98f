"""Requests of the director's for a draw: checked against the rules, and preferred to locks."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.locks import locked_lines
from nigiri.desk.core.phrases import player_label, sheet_named
from nigiri.domain.model.event import Wish
from nigiri.domain.pairing_policies.byes import bye_candidates, had_bye, needs_bye
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message
from nigiri.workbook.read.as_drawn import DrawnPair

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.desk.core.locks import Locks
    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId

    Pair = tuple[PlayerId, PlayerId]


class Requests(NamedTuple):
    """Requests for a draw.

    force, forbid -- pairs that must, and must not, be drawn, by number
    bye -- the player to get the bye; None: by the rule (M6)
    """

    force: tuple[Pair, ...] = ()
    forbid: tuple[Pair, ...] = ()
    bye: PlayerId | None = None

    @property
    def wishes(self) -> tuple[Wish, ...]:
        """Return the pairs as wishes of the event."""
        musts = (Wish("must", pair) for pair in self.force)
        return (*musts, *(Wish("never", pair) for pair in self.forbid))

    @property
    def seated(self) -> frozenset[PlayerId]:
        """Return the players whose opponent or bye is requested."""
        return frozenset(chain(*self.force, () if self.bye is None else (self.bye,)))

    @property
    def forced(self) -> frozenset[frozenset[PlayerId]]:
        """Return the pairs that must be drawn."""
        return frozenset(map(frozenset, self.force))

    @property
    def forbidden(self) -> frozenset[frozenset[PlayerId]]:
        """Return the pairs that must not be drawn."""
        return frozenset(map(frozenset, self.forbid))


def checked_requests(event: Event, round_number: int, wanted: Requests) -> Requests:
    """Return the requests if the rules allow them.

    Raises WrongUse for unknown numbers and contradictions; Forbidden for players who do not play,
    pairs that met before (M7) or are never to meet (B8), and a second bye (M6).
    """
    for number in sorted(wanted.seated.union(*wanted.forbid)):
        if number not in event.by_number:
            raise WrongUse(message("pairing.no-number", number=number))
    for number in sorted(wanted.seated):
        if not event.player(number).plays_in(round_number):
            who = player_label(event, number)
            raise Forbidden(message("drawing.asked.out", who=who, round=round_number))
    for pair in (*wanted.force, *wanted.forbid):
        if pair[0] == pair[1]:
            raise WrongUse(message("drawing.asked.self", who=player_label(event, pair[0])))
    for pair in wanted.force:
        _check_pair(event, round_number, pair, wanted)
    if wanted.bye is not None and had_bye(event, wanted.bye, round_number):
        raise Forbidden(message("drawing.bye.again", who=player_label(event, wanted.bye)))
    return wanted


def _check_pair(event: Event, round_number: int, pair: Pair, wanted: Requests) -> None:
    """Raise WrongUse or Forbidden when a pair cannot be forced."""
    if frozenset(pair) in wanted.forbidden:
        raise WrongUse(message("drawing.asked.both", one=pair[0], other=pair[1]))
    one, other = (player_label(event, number) for number in pair)
    if any(never.issuperset(pair) for never in never_groups(event, round_number)):
        sheet = sheet_named("wishes", event.settings.language)
        raise Forbidden(message("drawing.asked.never", one=one, other=other, sheet=sheet))
    for earlier in event.rounds:
        games = (frozenset(game.players) for game in earlier.games)
        if earlier.number < round_number and frozenset(pair) in games:
            met = message("drawing.asked.met", one=one, other=other, round=earlier.number)
            raise Forbidden(met)


def never_groups(event: Event, round_number: int) -> tuple[frozenset[PlayerId], ...]:
    """Return the groups of players of whom no two may meet in a round (B8)."""
    counting = (wish for wish in event.wishes if wish.counts_in(round_number))
    return tuple(frozenset(wish.players) for wish in counting if wish.kind == "never")


def without_requested(locks: Locks, wanted: Requests) -> Locks:
    """Return the locks without games and byes that contradict the requests.

    Raises Forbidden when one of these games has a result.
    """
    gone = [game for game in locks.games if _contradicts(game, wanted)]
    for game in gone:
        if game.result is not None:
            facts = {"white": game.white, "black": game.black}
            raise Forbidden(message("drawing.asked.result", **facts))
    games = tuple(game for game in locks.games if game not in gone)
    pairs = [line for line in locks.lines if line.bye is None]
    return replace(
        locks,
        games=games,
        byes=tuple(bye for bye in locks.byes if wanted.bye is None and bye not in wanted.seated),
        lines=(*locked_lines(pairs, games), *(line for line in locks.lines if line not in pairs)),
    )


def with_bye(
    locks: Locks, event: Event, round_number: int, drawn: Iterable[DrawnPair], bye: PlayerId | None
) -> Locks:
    """Return the locks with the requested bye; bye -- None for no request.

    The line of As drawn names the former holder, or the player by the rule, so that the bye stays
    recognisable as the director's.
    """
    if bye is None:
        return locks
    playing = sorted(n for n, player in event.by_number.items() if player.plays_in(round_number))
    before = [line for line in drawn if line.round == round_number and line.bye is not None]
    odd = needs_bye(event, round_number, playing)
    first = bye_candidates(event, round_number, playing)[:1] if odd else ()
    lines = before or [DrawnPair(round_number, bye=number) for number in first]
    pairs = (line for line in locks.lines if line.bye is None)
    return replace(locks, byes=(bye,), lines=(*pairs, *lines))


def _contradicts(game: Game, wanted: Requests) -> bool:
    """Tell whether a locked game contradicts the requests."""
    forbidden = frozenset(game.players) in wanted.forbidden
    return forbidden or not wanted.seated.isdisjoint(game.players)
