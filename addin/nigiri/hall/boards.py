"""The boards of an event as phones ask about them: who sits there, and what may be reported."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.games.handicaps import komi_of
from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.hall import Seats, Side
from nigiri.domain.text import clean

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event, Game

WON = {Side.WHITE: Result(Outcome.WHITE), Side.BLACK: Result(Outcome.BLACK)}
JIGO = Result(Outcome.JIGO)


class Board(NamedTuple):
    """A game with a table.

    names -- as they may be shown; done -- the workbook has its result
    jigo -- it can end in one: its komi is whole; open -- nobody knows who has White
    """

    seats: Seats
    names: Mapping[Side, str]
    done: bool
    jigo: bool
    open: bool

    def offered(self, by: Side) -> tuple[Result, ...]:
        """Return the results that a side may report: a helper also a win by default."""
        by_default = (Result(won.outcome, by_default=True) for won in WON.values())
        jigo = [JIGO] * self.jigo
        return (*WON.values(), *jigo, *(by_default if by is Side.HELPER else ()))


Boards = dict[int, tuple[Board, ...]]
"""Table -> its boards, the newest round first."""


def boards_of(event: Event) -> Boards:
    """Return the boards of all rounds; event -- with the names that may be shown."""
    found: dict[int, list[Board]] = defaultdict(list)
    for drawn in sorted(event.rounds, key=lambda each: -each.number):
        for game in drawn.games:
            if game.table:
                found[game.table].append(_board(event, game, game.table, drawn.number))
    return {table: tuple(boards) for table, boards in sorted(found.items())}


def _board(event: Event, game: Game, table: int, number: int) -> Board:
    """Return a game as a board."""
    komi = komi_of(event, game, number)
    sides = {Side.WHITE: game.white, Side.BLACK: game.black}
    return Board(
        Seats(number, table, game.white, game.black),
        {side: clean(event.player(player).name) for side, player in sides.items()},
        done=game.result is not None,
        jigo=komi is None or komi % 2 == 0,
        open=game.open,
    )
