"""Parse results as helpers give them: the winner's number, or a table and its result."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.scores.scores import unfinished
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.player_references import names_of
from nigiri.workbook.spellings.names import names_called, sought
from nigiri.workbook.spellings.results import (
    UNREADABLE,
    accepted,
    ambiguous,
    code_in_words,
    normal_result,
    result_of,
    win_of_number,
    won_by_name,
    word_code,
)

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Game, Player
    from nigiri.messages.message import Message
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.workbook import Reading


class Entry(NamedTuple):
    """One result to be entered: the winner's number or name, or a table and its result.

    typed -- as people write it: "B", "1-0", "jigo", a winner's number or name, "6 def"; without a
    table a winner's name
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


class Named(NamedTuple):
    """A winner who was named: the words, the player meant, and the table."""

    typed: str
    player: Player
    table: int | None


def winner_entry(typed: str) -> Entry:
    """Return the entry of a winner, whose number is typed, or name."""
    number = whole_number(typed)
    return Entry(typed=typed) if number is None else Entry(winner=number)


def named_winner(reading: Reading, this: RoundReading, entry: Entry) -> Named | None:
    """Return the player whom an entry names as the winner, None where it names nobody.

    Raises WrongUse for a name without a table that nobody in the round has, or more than one.
    """
    if entry.winner is not None:
        return None
    games = [g for g in this.games.values() if entry.table is None or g.table == entry.table]
    found = [
        Named(entry.typed, reading.event.player(number), game.table)
        for game in games
        for number in game.players
        if sought(entry.typed) in names_called(reading.event.player(number))
    ]
    if len(found) == 1:
        return found[0]
    if entry.table is None:
        key = "results.named.several" if found else "results.named.nobody"
        names = names_of(each.player for each in found)
        facts = {"asked": entry.typed, "round": this.round.number, "names": names}
        raise WrongUse(message(key, **facts))
    return None


def parse_entry(reading: Reading, this: RoundReading, entry: Entry) -> tuple[int, Result]:
    """Return row and result of an entry; WrongUse where the round has no such table or player."""
    number = this.round.number
    for row, game in this.games.items():
        if entry.table is not None and game.table == entry.table:
            return row, parse_result(reading, game, entry.typed)
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


def parse_result(reading: Reading, game: Game, typed: str) -> Result:
    """Return the result typed for a board; WrongUse when it is none.

    Commands speak English, so in a French event a lone B is ambiguous.
    """
    words, language = normal_result(typed), reading.language
    win = win_of_number(words, game.white, game.black)
    white, black = (names_called(reading.event.player(number)) for number in game.players)
    codes = accepted(language)
    code = code_in_words(typed, white, black, codes)
    by_word, by_name = word_code(typed, codes), won_by_name(typed, white, black)
    if win is None and by_word and by_name and code == UNREADABLE:
        names = names_of(map(reading.event.player, game.players))
        raise WrongUse(message("results.which", asked=typed, names=names))
    if win is None and (code == UNREADABLE or ambiguous(words, "en", language)):
        key = "results.unknown.french" if language == "fr" else "results.unknown"
        raise WrongUse(message(key, asked=typed, white=game.white, black=game.black))
    return win or result_of(code)
