"""Rounds out of games and byes that name their players by keys, in any order and with mistakes.

Left out and reported are games and byes of nobody in the list, of no round from 1 to 20, of
somebody who has a seat in that round already, and games against oneself.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.event import Game, Outcome, Result, Round
from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.domain.model.units import HalfPoints
    from nigiri.exchange.parts.losses import LeftOut
    from nigiri.exchange.parts.roster import Roster
    from nigiri.messages.message import Message

MOST_STONES = 9

_STRANGERS = "lost.games.strangers"
_TWICE = "lost.games.seated"
_SELF = "lost.games.oneself"
_ROUND = "lost.games.no-round"


class Seat(NamedTuple):
    """A game of a file; without Black it is a bye.

    round, table -- 0 where the file has none
    komi -- in half points, None for that of the event
    open -- nobody knows who had White of the even game
    """

    round: int
    white: str
    black: str = ""
    table: int = 0
    handicap: int = 0
    result: Result | None = None
    komi: HalfPoints | None = None
    open: bool = False

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of the players."""
        return (self.white, self.black) if self.black else (self.white,)

    @property
    def words(self) -> Message:
        """Return the seat in words: "round 2: OTAYUZO - ROYANN"."""
        return message("thing.game", round=self.round, players=" - ".join(self.keys))


def seated(seats: Iterable[Seat], roster: Roster, left_out: LeftOut) -> tuple[list[Seat], Roster]:
    """Return the valid seats, and the roster with the players who have one."""
    found = valid_seats(seats, roster, left_out)
    places = (roster.find(key) for seat in found for key in seat.keys)
    return found, replace(roster, seated=frozenset(at for at in places if at is not None))


def valid_seats(seats: Iterable[Seat], roster: Roster, left_out: LeftOut) -> list[Seat]:
    """Return the valid seats, in the order of the file; all others are reported."""
    taken: set[tuple[int, int]] = set()
    found = []
    for seat in seats:
        places = [roster.find(key) for key in seat.keys]
        wrong = _wrong(seat, places, taken)
        if wrong:
            facts = {"most": MOST_ROUNDS} if wrong == _ROUND else {}
            left_out.item(wrong, seat.words, **facts)
            continue
        taken |= {(seat.round, place) for place in places if place is not None}
        found.append(seat)
    return found


def _wrong(seat: Seat, places: Sequence[int | None], taken: set[tuple[int, int]]) -> str:
    """Return the key of the kind by which an invalid game or bye is reported; "" for a valid one.

    places -- positions of the players in the list, None for unknown ones
    """
    if not 1 <= seat.round <= MOST_ROUNDS:
        return _ROUND
    if None in places:
        return _STRANGERS
    if len({*places}) < len(places):
        return _SELF
    return _TWICE if any((seat.round, place) in taken for place in places) else ""


def rounds_of(seats: Iterable[Seat], roster: Roster, left_out: LeftOut) -> tuple[Round, ...]:
    """Return the rounds from 1 to the last with a seat.

    seats -- valid ones (`valid_seats`); roster -- with the players who have a seat
    """
    by_round: dict[int, list[Seat]] = defaultdict(list)
    for seat in seats:
        by_round[seat.round].append(seat)
    return tuple(
        _round(number, by_round[number], roster, left_out)
        for number in range(1, max(by_round, default=0) + 1)
    )


def _round(number: int, seats: Sequence[Seat], roster: Roster, left_out: LeftOut) -> Round:
    """Return one round, its games by their tables; a table used twice is blank the second time."""
    boards = sorted((s for s in seats if s.black), key=lambda seat: seat.table or len(seats) + 1)
    games, tables = [], set[int]()
    for seat in boards:
        table = None if seat.table in tables or seat.table < 1 else seat.table
        if seat.table in tables and seat.table:
            twice = message("thing.game.table", **seat.words.facts, table=seat.table)
            left_out.item("lost.games.tables", twice)
        tables.add(seat.table)
        games.append(_game(seat, roster, table, left_out))
    byes = (roster.number(seat.white) for seat in seats if not seat.black)
    return Round(number, tuple(games), tuple(bye for bye in byes if bye is not None))


def _game(seat: Seat, roster: Roster, table: int | None, left_out: LeftOut) -> Game:
    """Return one game, with the ranks of its players as printed."""
    white, black = (roster.number(key) for key in seat.keys)
    assert white is not None  # noqa: S101 - `valid_seats` has looked
    assert black is not None  # noqa: S101
    stones = max(0, min(seat.handicap, MOST_STONES))
    if stones != seat.handicap:
        given = message("thing.game.handicap", **seat.words.facts, stones=seat.handicap)
        left_out.item("lost.games.handicaps", given, most=MOST_STONES)
    result = seat.result
    if result == Result(Outcome.JIGO, by_default=True):
        left_out.item("lost.games.jigos", seat.words)
        result = Result(Outcome.JIGO)
    ranks = roster.ranks
    return Game(
        table,
        white,
        black,
        stones,
        result,
        seat.komi,
        white_rank=ranks[white],
        black_rank=ranks[black],
        open=seat.open,
    )
