"""The second pass: a round's results read back, compared with what was entered first (B11).

What the second helper reads stands in the column Second pass, best as the winner's number: unlike
1-0 it says the same after two players changed places. A result is verified as long as both say the
same, whoever changed which of the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.event import Outcome, Result
from nigiri.workbook.entry.results import written

if TYPE_CHECKING:
    from nigiri.domain.model.event import Game
    from nigiri.workbook.read.rounds import RoundReading


def verified_rows(this: RoundReading) -> tuple[int, ...]:
    """Return the rows whose result was read back the same."""
    return tuple(row for row, said in this.second.items() if this.games[row].result == said)


def disputed_rows(this: RoundReading) -> tuple[int, ...]:
    """Return the rows in which the two passes say different things, or the first nothing."""
    return tuple(row for row, said in this.second.items() if this.games[row].result != said)


def read_back(result: Result, game: Game) -> str:
    """Return what is written for a result that was read back: "12", "12 def", "jigo"."""
    winner = {Outcome.WHITE: game.white, Outcome.BLACK: game.black}.get(result.outcome)
    if winner is None:
        return written(result)
    return f"{winner} def" if result.by_default else str(winner)
