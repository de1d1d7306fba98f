"""Enter results: by the winner's number (M21), or table by table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, change_line, finish, read_writable
from nigiri.desk.core.phrases import all_rounds
from nigiri.desk.core.unpaired import disputed_at, next_draw, still_playing, tables_named
from nigiri.desk.results.entries import Entry, entry_round, parse_entry
from nigiri.domain.model.event import Outcome, Result
from nigiri.errors import Forbidden, WrongUse
from nigiri.workbook.entry.results import written
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.second_pass import disputed_rows, read_back
from nigiri.workbook.read.workbook import undrawn

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Game
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import CellChange
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.workbook import Reading

__all__ = ["Entry", "enter_results"]


def enter_results(
    workbook: Workbook, desk: Desk, entries: Sequence[Entry], *, round_number: int | None = None
) -> Changes:
    """Return the changes that enter results into a round, the newest by default.

    A winner's number never overwrites another result: a correction names its table. Where the
    second
    pass differs from a decided result it is emptied, and the table may be read back again.
    Raises Forbidden when nothing is drawn or a result is contradicted, WrongUse for a number or
    table
    that is not in the round or named twice, or a text that is no result.
    """
    _refuse_twice(entry.winner for entry in entries)
    reading = read_writable(workbook)
    this = entry_round(reading, round_number)
    if round_number is None:
        _refuse_beside_draft(reading, this)
    location = reading.book.rounds[this.round.number]
    cells = Cells(location, workbook[location.name])
    agreed, decided = _agreed_results(reading, this, entries)
    for row, result in agreed.items():
        cells.put(row, "result", written(result))
        _unlist(cells, this.games[row])
    entered = [c for c in cells.changes if c.after is not None]
    settled = [*_emptied_second_passes(cells, this, decided)]
    log = [change_line(change, location.name) for change in entered]
    newest = this.round.number == len(reading.event.rounds)
    where = "" if newest else f"Round {this.round.number}, "
    say = [Say(_entered_sentence(this.games[change.row], change, where)) for change in entered]
    say += [Say(sentence) for sentence in settled]
    say.append(Say(_remaining_sentence(this, agreed, decided, reading)))
    return finish(workbook, [*cells.operations(), *say], desk, "result", log)


def _refuse_beside_draft(reading: Reading, this: RoundReading) -> None:
    """Raise Forbidden when the round is complete and the next is a draft, which may be meant."""
    draft = reading.book.draft
    if draft is not None and this.round.complete:
        number = this.round.number
        msg = (
            f"Round {draft.number} is only a draft: nigiri keep or nigiri discard first. "
            f"To correct round {number}: add --round {number}"
        )
        raise Forbidden(msg)


def _emptied_second_passes(
    cells: Cells, this: RoundReading, decided: Mapping[int, Result]
) -> Iterator[str]:
    """Empty second passes that differ from the result decided now; yield a sentence for each."""
    for row, result in decided.items():
        again, game = this.second.get(row), this.games[row]
        if again is not None and again != result:
            cells.put(row, "second", None)
            said = read_back(again, game)
            yield f"Table {game.table}: the second pass said otherwise, {said}; it was emptied."


def _refuse_twice(winners: Iterable[int | None]) -> None:
    """Raise WrongUse when a winner's number is given twice: one of them is a slip."""
    given = [number for number in winners if number is not None]
    twice = next((number for number in given if given.count(number) > 1), None)
    if twice is not None:
        msg = f"{twice} is named twice; perhaps another number is meant."
        raise WrongUse(msg)


def _unlist(cells: Cells, game: Game) -> None:
    """Remove the players of a board from the winners' list: the result entered now counts."""
    for row in range(cells.location.first_row, cells.sheet.height + 1):
        if whole_number(cells.get(row, "winners")) in game.players:
            cells.put(row, "winners", None)


def _agreed_results(
    reading: Reading, this: RoundReading, entries: Iterable[Entry]
) -> tuple[dict[int, Result], dict[int, Result]]:
    """Return row -> result of the entries, and of those that decide against a second pass.

    They must agree among themselves and with the sheet. An entry that names a table, or the winner
    once more, decides; a winner where there was no result is only the first of the two passes
    (B11).
    """
    found: dict[int, Result] = {}
    decided: dict[int, Result] = {}
    for entry in entries:
        row, result = parse_entry(reading, this, entry)
        game = this.games[row]
        if entry.table is None and game.result is not None:
            older = this.round.number < len(reading.event.rounds)
            which = f"--round {this.round.number} " if older else ""
            result = _confirmed(game, game.result, result, which)
        if found.setdefault(row, result) != result:
            msg = f"Table {game.table}, {game.white} against {game.black}, is named twice."
            raise WrongUse(msg)
        if entry.table is not None or game.result is not None:
            decided[row] = result
    return found, decided


def _confirmed(game: Game, was: Result, named: Result, which: str) -> Result:
    """Return the existing result, such as a win by default, if it has the same winner.

    which -- the option that names an older round, "" for the newest
    """
    if was.outcome != named.outcome:
        winner = game.white if named.outcome is Outcome.WHITE else game.black
        msg = (
            f"Table {game.table}, {game.white} against {game.black}, already has {written(was)}. "
            f"To correct it: {which}--table {game.table} {winner}"
        )
        raise Forbidden(msg)
    return was


def _entered_sentence(game: Game, entered: CellChange, where: str) -> str:
    """Return the sentence on a result entered, and on a different one that it replaced."""
    was = "" if game.result is None else written(game.result)
    replaced = f" (was {was})" if was not in {"", entered.after} else ""
    table = f"{where}table {game.table}: {game.white} - {game.black}"
    return f"{table[0].upper()}{table[1:]}  {entered.after}{replaced}"


def _remaining_sentence(
    this: RoundReading, agreed: Mapping[int, Result], decided: Collection[int], reading: Reading
) -> str:
    """Return the sentence on missing results or disputed tables, else on the next step."""
    waiting = [
        game.table or 0
        for row, game in this.games.items()
        if game.result is None and row not in agreed
    ]
    if waiting:
        return f"Round {this.round.number}: still missing {tables_named(waiting)}."
    disputed = [
        row
        for row in disputed_rows(this)
        if row not in decided and agreed.get(row) != this.second[row]
    ]
    return disputed_at(this, disputed) if disputed else _next(this.round.number, reading)


def _next(number: int, reading: Reading) -> str:
    """Return the sentence on the next step after a round with all its results."""
    event = reading.event
    newest, unpaired = len(event.rounds), len(undrawn(reading))
    others = next_draw(reading.draft, "The others: nigiri draw --rest")
    more = f"; round {newest} is drawn only in part. {others}"
    if unpaired and number == newest:
        return f"Round {number}: all results so far are in{more}"
    if number < newest:
        after = more if unpaired else ". What that changes: nigiri standings"
        return f"Round {number} is complete{after}"
    before = still_playing(event, number)
    if before:
        return f"Round {number} is complete. Still missing: {before}."
    if number < event.settings.rounds:
        next_step = next_draw(reading.draft, "Who is out? Then: nigiri draw")
        return f"Round {number} is complete. {next_step}"
    return f"{all_rounds(event.settings.rounds)} complete. Look at: nigiri standings"
