"""Parse results as helpers give them: the winner's number, or a table and its result."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.scores.scores import unfinished
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message
from nigiri.workbook.spellings.results import (
    accepted,
    ambiguous,
    normal_result,
    result_of,
    win_of_number,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event, Game
    from nigiri.messages.message import Message
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.workbook import Reading


class Entry(NamedTuple):
    """One result to be entered: the winner's number, or a table and its result.

    typed -- as people write it: "B", "1-0", "jigo", a winner's number, "6 def"
    """

    winner: int | None = None
    table: int | None = None
    typed: str = ""


def entry_round(reading: Reading, number: int | None) -> RoundReading:
    """Return the round meant; Forbidden when it is not drawn."""
    wanted = len(reading.event.rounds) if number is None else number
    if wanted not in reading.rounds:
        undrawn = message("results.undrawn", round=wanted) if wanted else message("report.no-round")
        raise Forbidden(undrawn)
    return reading.rounds[wanted]


def parse_entry(reading: Reading, this: RoundReading, entry: Entry) -> tuple[int, Result]:
    """Return row and result of an entry; WrongUse where the round has no such table or player."""
    number = this.round.number
    for row, game in this.games.items():
        if entry.table is not None and game.table == entry.table:
            return row, parse_result(game, entry.typed, reading.language)
        if entry.table is None and entry.winner in game.players:
            white = entry.winner == game.white
            return row, Result(Outcome.WHITE if white else Outcome.BLACK)
    if entry.table is not None:
        raise WrongUse(message("results.table.none", table=entry.table, round=number))
    if entry.winner in this.byes.values():
        raise WrongUse(message("results.bye", number=entry.winner, round=number))
    raise WrongUse(_absent(reading.event, number, entry.winner))


def _absent(event: Event, number: int, winner: int | None) -> Message:
    """Return the sentence on a number that is not in a round; with an unfinished game before."""
    for earlier, game in unfinished(event, number):
        if winner in game.players:
            return message("results.elsewhere", number=winner, round=number, earlier=earlier)
    return message("results.absent", number=winner, round=number)


def parse_result(game: Game, typed: str, language: str) -> Result:
    """Return the result typed for a board; WrongUse when it is none.

    Commands speak English, so in a French event a lone B is ambiguous.
    """
    words = normal_result(typed)
    win = win_of_number(words, game.white, game.black)
    codes: Mapping[str, str] = accepted(language)
    if win is None and (words not in codes or ambiguous(words, "en", language)):
        key = "results.unknown.french" if language == "fr" else "results.unknown"
        raise WrongUse(message(key, asked=typed, white=game.white, black=game.black))
    return win or result_of(codes[words])
