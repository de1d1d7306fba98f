"""Enter results: by the winner's number (M21), or table by table.

Also into an earlier round: later rounds stay as they were drawn, and the next draw asks about what
changed since (desk/core/changed_since.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, change_line, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import tables_named
from nigiri.desk.core.round_state import disputed_at, next_draw, still_playing
from nigiri.desk.results.entries import Entry, Named, entry_round, named_winner, parse_entry
from nigiri.domain.model.event import Outcome, Result
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.workbook import undrawn
from nigiri.workbook.spellings.results import read_back, written

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Game
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import CellChange
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.workbook import Reading

__all__ = ["Entry", "enter_results", "remaining_sentence"]


def enter_results(
    workbook: Workbook, desk: Desk, entries: Sequence[Entry], *, round_number: int | None = None
) -> Changes:
    """Return the changes that enter results into a round, the newest by default.

    A winner's number never overwrites another result: a correction names its table. Where the
    second pass differs from a decided result it is emptied, and the table may be read back again.
    Raises Forbidden when nothing is drawn or a result is contradicted, WrongUse for a number or
    table that is not in the round or named twice, a name that is not one player's there, or a text
    that is no result. Whoever was named is told with number and name.
    """
    reading = read_writable(workbook)
    this = entry_round(reading, round_number)
    names = [named_winner(reading, this, entry) for entry in entries]
    entries = list(map(_numbered, entries, names))
    _refuse_twice(entry.winner for entry in entries)
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
    number = this.round.number
    older = None if number == len(reading.event.rounds) else number
    say = [Say(_entered_sentence(this.games[change.row], change, older)) for change in entered]
    say += map(Say, (*_named_sentences(names), *settled))
    say.append(Say(remaining_sentence(this, agreed, decided, reading)))
    return finish(workbook, [*cells.operations(), *say], desk, "result", log)


def _numbered(entry: Entry, named: Named | None) -> Entry:
    """Return an entry with the winner's number in place of a name without a table."""
    if named is None or entry.table is not None:
        return entry
    return Entry(winner=named.player.number)


def _named_sentences(names: Iterable[Named | None]) -> Iterator[Message]:
    """Yield for each winner who was named the sentence that says who was understood."""
    for named in filter(None, names):
        player = named.player
        facts = {"typed": named.typed, "number": player.number, "name": player.name}
        yield message("results.named", table=named.table, **facts)


def _refuse_beside_draft(reading: Reading, this: RoundReading) -> None:
    """Raise Forbidden when the round is complete and the next is a draft, which may be meant."""
    draft = reading.book.draft
    if draft is not None and this.round.complete:
        number = this.round.number
        raise Forbidden(message("results.draft", draft=draft.number, round=number))


def _emptied_second_passes(
    cells: Cells, this: RoundReading, decided: Mapping[int, Result]
) -> Iterator[str]:
    """Empty second passes that differ from the result decided now; yield a sentence for each."""
    for row, result in decided.items():
        again, game = this.second.get(row), this.games[row]
        if again is not None and again != result:
            cells.put(row, "second", None)
            said = read_back(again, game)
            yield message("results.settled", table=game.table, result=said)


def _refuse_twice(winners: Iterable[int | None]) -> None:
    """Raise WrongUse when a winner's number is given twice: one of them is a slip."""
    given = [number for number in winners if number is not None]
    twice = next((number for number in given if given.count(number) > 1), None)
    if twice is not None:
        raise WrongUse(message("results.twice", number=twice))


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
            which = this.round.number if older else None
            result = _confirmed(game, game.result, result, which)
        if found.setdefault(row, result) != result:
            raise WrongUse(message("results.table.twice", **_table(game)))
        if entry.table is not None or game.result is not None:
            decided[row] = result
    return found, decided


def _confirmed(game: Game, was: Result, named: Result, older: int | None) -> Result:
    """Return the existing result, such as a win by default, if it has the same winner.

    older -- the number of a round before the newest, to be named in the sentence
    """
    if was.outcome != named.outcome:
        winner = game.white if named.outcome is Outcome.WHITE else game.black
        facts = {**_table(game), "result": written(was), "winner": winner}
        if older is None:
            raise Forbidden(message("results.table.has", **facts))
        raise Forbidden(message("results.table.has-round", round=older, **facts))
    return was


def _table(game: Game) -> dict[str, object]:
    """Return table and players of a game as facts of a sentence."""
    return {"table": game.table, "white": game.white, "black": game.black}


def _entered_sentence(game: Game, entered: CellChange, older: int | None) -> Message:
    """Return the sentence on a result entered, and on a different one that it replaced.

    older -- the number of a round before the newest, to be named in the sentence
    """
    was = "" if game.result is None else written(game.result)
    facts = {**_table(game), "result": entered.after, "was": was, "round": older}
    if was in {"", entered.after}:
        key = "results.entered" if older is None else "results.entered.round"
    else:
        key = "results.entered.was" if older is None else "results.entered.round-was"
    return message(key, **facts)


def remaining_sentence(
    this: RoundReading, agreed: Mapping[int, Result], decided: Collection[int], reading: Reading
) -> Message:
    """Return the sentence on missing results or disputed tables, else on the next step."""
    waiting = [
        game.table or 0
        for row, game in this.games.items()
        if game.result is None and row not in agreed
    ]
    if waiting:
        tables = tables_named(waiting)
        return message("results.missing", round=this.round.number, tables=tables)
    disputed = [
        row
        for row in this.disputed_rows
        if row not in decided and agreed.get(row) != this.second[row]
    ]
    return disputed_at(this, disputed) if disputed else _next(this.round.number, reading)


def _next(number: int, reading: Reading) -> Message:
    """Return the sentence on the next step after a round with all its results."""
    event = reading.event
    newest = len(event.rounds)
    if undrawn(reading):
        others = next_draw(reading.draft, message("results.next.others"))
        key = "results.so-far" if number == newest else "results.complete.partly"
        return message(key, round=number, newest=newest, next=others)
    if number < newest:
        return message("results.complete.earlier", round=number)
    before = still_playing(event, number)
    if before:
        return message("results.complete.before", round=number, tables=before)
    if number < event.settings.rounds:
        next_step = next_draw(reading.draft, message("results.next.draw"))
        return message("results.complete", round=number, next=next_step)
    return message("results.over", rounds=event.settings.rounds)
