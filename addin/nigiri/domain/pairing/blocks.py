"""Draw a round part by part: each block by itself, at the tables where it belongs (M19)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Round
from nigiri.domain.pairing.drawing import Board, Drawn, draw
from nigiri.domain.pairing.sitting_out import Bye
from nigiri.domain.systems.stages import played_as

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing.early_draw import Ready


@dataclass(frozen=True)
class Existing:
    """The games and byes that a round has already, and that stay.

    games, byes -- of players who are not drawn any more
    tables -- tables that must stay empty, besides those of the games
    """

    games: tuple[Game, ...] = ()
    byes: tuple[PlayerId, ...] = ()
    tables: frozenset[int] = frozenset()


NOTHING_YET = Existing()


def draw_blocks(
    event: Event, round_number: int, ready: Ready, existing: Existing = NOTHING_YET
) -> Drawn:
    """Return the round with its blocks drawn beside the games and byes that it has already.

    Players who are in no block are not drawn. The totals are those of the blocks alone.
    Raises as `draw` does.
    """
    games, boards, totals = list(existing.games), list[Board](), Counter[str]()
    idle: list[PlayerId] = []
    notes: list[str] = []
    together: list[tuple[PlayerId, ...]] = []
    sitting = [Bye(number, forced=True) for number in existing.byes]
    sitting += [] if ready.bye is None else [ready.bye]
    for block in ready.blocks:
        drawn = draw(event, round_number, locked=games, among=block.players)
        taken = {*existing.tables, *(game.table for game in games)}
        made = [board for board in drawn.boards if board.game not in games]
        new = _seated(made, islice(event.settings.free_tables(taken), block.above, None))
        games += [board.game for board in new]
        boards += new
        totals.update(drawn.totals)
        sitting += drawn.byes
        idle += drawn.idle
        notes += drawn.notes
        together += drawn.together
    boards += [Board(game, costs={}, locked=True) for game in existing.games]
    boards.sort(key=lambda board: (board.game.table is None, board.game.table or 0))
    pairs, byes = tuple(board.game for board in boards), tuple(bye.player for bye in sitting)
    this = Round(round_number, pairs, byes, **played_as(event.settings, round_number)._asdict())
    return Drawn(
        this,
        tuple(boards),
        dict(totals),
        tuple(sitting),
        tuple(idle),
        tuple(notes),
        tuple(together),
    )


def _seated(boards: Sequence[Board], tables: Iterable[int]) -> list[Board]:
    """Return the boards at these tables, the first of which come first."""
    return [
        board._replace(game=replace(board.game, table=table))
        for board, table in zip(boards, tables, strict=False)
    ]
