"""The second pass: a round's results read back, compared with those entered first (B11).

The second helper's results stand in the column Second pass, best as the winner's number: unlike
1-0 it means the same after two players changed places. A result is verified as long as both are the
same, whoever changed which of the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.event import Outcome, Result
from nigiri.workbook.spellings.results import written

if TYPE_CHECKING:
    from nigiri.domain.model.event import Game
    from nigiri.workbook.read.rounds import RoundReading


def verified_rows(this: RoundReading) -> tuple[int, ...]:
    """Return the rows whose result was read back the same."""
    return tuple(row for row, said in this.second.items() if this.games[row].result == said)


def disputed_rows(this: RoundReading) -> tuple[int, ...]:
    """Return the rows in which the two passes differ, or the first has nothing."""
    return tuple(row for row, said in this.second.items() if this.games[row].result != said)


def read_back(result: Result, game: Game) -> str:
    """Return the text of a result in the second pass: "12", "12 def", "jigo"."""
    winner = {Outcome.WHITE: game.white, Outcome.BLACK: game.black}.get(result.outcome)
    if winner is None:
        return written(result)
    return f"{winner} def" if result.by_default else str(winner)
