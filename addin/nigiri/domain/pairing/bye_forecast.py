"""The bye of a round that is not drawn yet, while games may still be open (M30).

It is the one that the draw will give to those who are here now, part by part (parts.py), over all
ends of the open games (open_games.py), and what becomes of it when one of them leaves. Who can be
paired does not hang on results; so whoever would leave the others without a round is passed over
whatever happens.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Literal

from nigiri.domain.pairing.field import bans, meetings
from nigiri.domain.pairing.parts import parts, wished_games
from nigiri.domain.pairing.sitting_out import pairing_test, sitting
from nigiri.domain.pairing_policies.byes import bye_candidates, promised, regulars
from nigiri.domain.pairing_policies.open_games import Case, Cases, OpenGames
from nigiri.domain.systems.stages import judged
from nigiri.errors import Forbidden
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing.squares import Bools

    Players = tuple[PlayerId, ...]

Kind = Literal["even", "reserve", "volunteer", "promised", "rule", "stuck"]


@dataclass(frozen=True)
class Sits:
    """Who sits out of some players.

    kind -- "even": nobody; "reserve": one plays, so nobody; "volunteer": one, without a bye;
    "promised": who was promised the bye; "rule": the first by the policy; "stuck": there is no draw
    cases -- who has the bye, of the kinds that give one; who -- the reserve or the volunteer
    """

    kind: Kind
    cases: Cases | None = None
    who: PlayerId | None = None


@dataclass(frozen=True)
class Departure:
    """Who sits out when one of some players leaves."""

    leavers: tuple[PlayerId, ...]
    then: Sits


@dataclass(frozen=True)
class ByeForecast:
    """The bye of one part of a round.

    following -- who is next in line where one player has the bye for certain; None: not certain
    departures -- of an even number, from the one with the most leavers to that with the fewest; an
    odd one becomes even, whoever leaves
    """

    players: tuple[PlayerId, ...]
    now: Sits
    following: PlayerId | None = None
    departures: tuple[Departure, ...] = ()


def bye_forecasts(event: Event, round_number: int) -> tuple[ByeForecast, ...]:
    """Return the bye of each part of a round that is not drawn, for all who are here now.

    Raises Forbidden where the system of the round pairs by itself, and where nobody is here.
    """
    if not judged(event.settings, round_number).by_score:
        raise Forbidden(message("pairing.bye.system", round=round_number))
    here = sorted(n for n, player in event.by_number.items() if player.plays_in(round_number))
    if not here:
        raise Forbidden(message("pairing.nobody", round=round_number))
    wished = {*chain(*wished_games(event, round_number, here))}
    forecaster = _Forecaster(event, round_number)
    free = [number for number in here if number not in wished]
    return tuple(map(forecaster.forecast, parts(event, round_number, free)))


class _Forecaster:
    """The bye of a round, of any players: the open games are gone through once."""

    def __init__(self, event: Event, round_number: int) -> None:
        """Prepare the keys of the candidates."""
        self._event, self._number = event, round_number
        self._open = OpenGames(event, round_number)

    def forecast(self, players: Players) -> ByeForecast:
        """Return the bye of a part."""
        now = self._sits(players)
        if now.kind == "rule" and now.cases is not None:
            return ByeForecast(players, now, self._following(players, now.cases))
        return ByeForecast(players, now, departures=self._departures(players, now))

    def _departures(self, players: Players, now: Sits) -> tuple[Departure, ...]:
        """Return the players who sit out when one of an even number leaves; () of an odd one."""
        if now.kind != "even":
            return ()
        leavers: dict[Sits, list[PlayerId]] = {}
        for leaver in regulars(self._event, players):
            then = self._sits(tuple(number for number in players if number != leaver))
            leavers.setdefault(then, []).append(leaver)
        found = (Departure(tuple(who), then) for then, who in leavers.items())
        return tuple(sorted(found, key=lambda each: -len(each.leavers)))

    def _following(self, players: Players, cases: Cases) -> PlayerId | None:
        """Return the next in line if the one holder could not have it; None where not certain."""
        if len(cases.players) > 1:
            return None
        others = self._by_rule(players, cases.players)
        return others.players[0] if others is not None and len(others.players) == 1 else None

    def _sits(self, players: Players) -> Sits:
        """Return those of these who sit out; results of open games are no part of the kind."""
        regular = regulars(self._event, players)
        try:
            found = sitting(self._event, self._number, players)
        except Forbidden:
            return Sits("stuck")
        if found.byes:
            kept = promised(self._event, self._number, regular)
            if kept:
                return Sits("promised", Cases((Case(found.byes[0].player),)))
            return Sits("rule", self._by_rule(players))
        other = {*found.playing} ^ {*regular}
        if not other:
            return Sits("even")
        kind: Kind = "reserve" if len(found.playing) > len(regular) else "volunteer"
        return Sits(kind, who=other.pop())

    def _by_rule(self, players: Players, left_out: Players = ()) -> Cases | None:
        """Return the holder of the bye by the policy; a rematch that is allowed comes last.

        left_out -- no candidates. None where nobody can have it
        """
        banned = bans(self._event, self._number, players)
        fresh = banned | meetings(self._event, self._number, players)
        found = (self._cases(players, square, left_out) for square in (fresh, banned))
        return next((cases for cases in found if cases is not None), None)

    def _cases(self, players: Players, square: Bools, left_out: Sequence[PlayerId]) -> Cases | None:
        """Return the holder of the bye where a square of bans cannot meet, None for nobody."""
        regular, passes = regulars(self._event, players), pairing_test(players, square)
        candidates = [
            number
            for number in bye_candidates(self._event, self._number, regular)
            if number not in left_out
        ]
        while candidates:
            cases = self._open.cases(candidates)
            stuck = {n for n in cases.players if not passes([m for m in regular if m != n])}
            if not stuck:
                return cases
            candidates = [number for number in candidates if number not in stuck]
        return None
