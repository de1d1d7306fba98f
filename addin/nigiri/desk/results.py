"""Enter results: by the winner's number (M21), or table by table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.desk.cells import Cells
from nigiri.desk.command import Desk, finish, logged, opened
from nigiri.domain.model import Outcome, Result
from nigiri.domain.scores import unfinished
from nigiri.errors import Forbidden, WrongUse
from nigiri.workbook.changes import Changes, Say
from nigiri.workbook.plain import whole_number
from nigiri.workbook.results import (
    accepted,
    ambiguous,
    normal_result,
    result_of,
    win_of_number,
    written,
)
from nigiri.workbook.undrawn import undrawn

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping, Sequence

    from nigiri.domain.model import Event, Game
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.changes import CellChange
    from nigiri.workbook.read import Reading
    from nigiri.workbook.read_rounds import RoundReading


@dataclass(frozen=True)
class Entry:
    """One result to be entered: the winner's number, or a table and what happened there.

    typed -- as people write it: "B", "1-0", "jigo", a winner's number, "6 def"
    """

    winner: int | None = None
    table: int | None = None
    typed: str = ""


def enter_results(
    workbook: Workbook, desk: Desk, entries: Sequence[Entry], *, round_number: int | None = None
) -> Changes:
    """Return the changes that enter results into a round, the newest by default.

    A winner's number never overwrites another result: a correction names its table.
    Raises Forbidden when nothing is drawn or a result is contradicted, WrongUse for a number or
    table that is not in the round or named twice, or a result nobody understands.
    """
    _refuse_twice(entry.winner for entry in entries)
    reading = opened(workbook)
    this = _round(reading, round_number)
    place = reading.book.rounds[this.round.number]
    cells = Cells(place, workbook[place.name])
    for row, result in _agreed(reading, this, entries).items():
        cells.put(row, "result", written(result))
        _unlist(cells, this.games[row])
    entered = [c for c in cells.changes if c.after is not None]
    log = [logged(change, place.name) for change in entered]
    newest = this.round.number == len(reading.event.rounds)
    where = "" if newest else f"Round {this.round.number}, "
    say = [Say(_told(this.games[change.row], change, where)) for change in entered]
    say.append(Say(_left(this, {change.row for change in entered}, reading)))
    return finish(workbook, [*cells.operations(), *say], desk, "result", log)


def _refuse_twice(winners: Iterable[int | None]) -> None:
    """Raise WrongUse when a winner's number is given twice: one of them is a slip."""
    given = [number for number in winners if number is not None]
    twice = next((number for number in given if given.count(number) > 1), None)
    if twice is not None:
        msg = f"{twice} is named twice; perhaps another number is meant."
        raise WrongUse(msg)


def _unlist(cells: Cells, game: Game) -> None:
    """Take the players of a board out of the winners' list: what is entered now counts."""
    for row in range(cells.place.first_row, cells.sheet.height + 1):
        if whole_number(cells.get(row, "winners")) in game.players:
            cells.put(row, "winners", None)


def _round(reading: Reading, number: int | None) -> RoundReading:
    """Return the round meant; Forbidden when it is not drawn."""
    wanted = len(reading.event.rounds) if number is None else number
    if wanted not in reading.rounds:
        msg = f"Round {wanted} is not drawn." if wanted else "No round is drawn yet: nigiri draw"
        raise Forbidden(msg)
    return reading.rounds[wanted]


def _understood(reading: Reading, this: RoundReading, entry: Entry) -> tuple[int, Result]:
    """Return the row and the result an entry means."""
    number = this.round.number
    for row, game in this.games.items():
        if entry.table is not None and game.table == entry.table:
            return row, _result(game, entry.typed, reading.language)
        if entry.table is None and entry.winner in game.players:
            white = entry.winner == game.white
            return row, Result(Outcome.WHITE if white else Outcome.BLACK)
    if entry.table is not None:
        msg = f"There is no table {entry.table} in round {number}."
        raise WrongUse(msg)
    seated = entry.winner in this.byes.values()
    msg = (f"{entry.winner} has the bye in round {number}; it counts as a win by itself."
           if seated else f"{entry.winner} does not play in round {number}"
           + _elsewhere(reading.event, number, entry.winner))  # fmt: skip
    raise WrongUse(msg)


def _elsewhere(event: Event, number: int, winner: int | None) -> str:
    """Return where the game of somebody goes on who has none in the round; else the full stop."""
    for earlier, game in unfinished(event, number):
        if winner in game.players:
            return (
                f"; the game in round {earlier} goes on: nigiri result --round {earlier} {winner}"
            )
    return "."


def _result(game: Game, typed: str, language: str) -> Result:
    """Return what was typed for a board; WrongUse when nobody understands it.

    Commands speak English, so in a French event a lone B is a question.
    """
    words = normal_result(typed)
    win = win_of_number(words, game.white, game.black)
    codes: Mapping[str, str] = accepted(language)
    if win is None and (words not in codes or ambiguous(words, "en", language)):
        letters = "W, N (a lone B can be Black or Blanc)" if language == "fr" else "W, B"
        msg = (f"“{typed}” is no result; type {game.white} or {game.black} (the winner), "
               f"{letters}, jigo, 0-0, or one of these with def.")  # fmt: skip
        raise WrongUse(msg)
    return win or result_of(codes[words])


def _agreed(reading: Reading, this: RoundReading, entries: Iterable[Entry]) -> dict[int, Result]:
    """Return row -> result of the entries, which must agree among themselves and with the sheet."""
    found: dict[int, Result] = {}
    for entry in entries:
        row, result = _understood(reading, this, entry)
        game = this.games[row]
        if entry.table is None and game.result is not None:
            result = _confirmed(game, game.result, result)
        if found.setdefault(row, result) != result:
            msg = f"Table {game.table}, {game.white} against {game.black}, is named twice."
            raise WrongUse(msg)
    return found


def _confirmed(game: Game, was: Result, named: Result) -> Result:
    """Return the result that stands, also a win by default, if it names the same winner."""
    if was.outcome != named.outcome:
        winner = game.white if named.outcome is Outcome.WHITE else game.black
        msg = (
            f"Table {game.table}, {game.white} against {game.black}, already has {written(was)}. "
            f"To correct it: --table {game.table} {winner}"
        )
        raise Forbidden(msg)
    return was


def _told(game: Game, entered: CellChange, where: str) -> str:
    """Return what was entered beside a board, and what it replaced if that meant another thing."""
    was = "" if game.result is None else written(game.result)
    replaced = f" (was {was})" if was not in {"", entered.after} else ""
    table = f"{where}table {game.table}: {game.white} - {game.black}"
    return f"{table[0].upper()}{table[1:]}  {entered.after}{replaced}"


def _left(this: RoundReading, entered: Container[int], reading: Reading) -> str:
    """Return what is still missing, or what comes next, in a sentence."""
    waiting = [
        str(game.table) for row, game in this.games.items()
        if game.result is None and row not in entered
    ]  # fmt: skip
    number, event = this.round.number, reading.event
    if waiting:
        tables = f"table{'s' if waiting[1:] else ''} {', '.join(waiting)}"
        return f"Round {number}: still missing {tables}."
    newest, left = len(event.rounds), len(undrawn(reading))
    more = f"; round {newest} is drawn only in part. The others: nigiri draw --rest"
    if left and number == newest:
        return f"Round {number}: all results so far are in{more}"
    if number < newest:
        return f"Round {number} is complete" + (more if left else ".")
    if number < event.settings.rounds:
        return f"Round {number} is complete. Who is out? Then: nigiri draw"
    return f"All {event.settings.rounds} rounds are complete. Look at: nigiri standings"
