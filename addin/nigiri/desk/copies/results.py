"""The results of a copy taken into the file, of rounds that are drawn alike in both.

of a board          results, those of the second pass, typed handicap and komi, size, table, the
                    mark that keeps it, the note
of a bye, or out    the note

Every board and bye of the copy must be in the file, with the same colours. The file may have more:
whoever came late and was paired there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.desk.copies.decisions import Difference
from nigiri.desk.copies.draws import compared
from nigiri.desk.core.cells import Cells
from nigiri.desk.core.normalise import collected_winners
from nigiri.desk.core.phrases import column_named, player_label, tables_named
from nigiri.domain.model.event import Outcome
from nigiri.errors import Forbidden
from nigiri.messages.message import message, several
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.workbook import read
from nigiri.workbook.spellings.results import written

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.desk.copies.decisions import Decisions
    from nigiri.domain.model.event import Game, Result, Round
    from nigiri.domain.model.units import PlayerId
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.read.rounds import RoundReading

_OF_BOARD = ("table", "handicap", "komi", "size", "keep", "note")
_MOST_SHOWN = 8
_TURNED = {Outcome.WHITE: Outcome.BLACK, Outcome.BLACK: Outcome.WHITE}


def check_rounds(
    workbook: Workbook, copy: Workbook, numbers: Mapping[PlayerId, PlayerId], *, source: str
) -> None:
    """Raise Forbidden for a round that only the copy has, and for one that is drawn otherwise.

    numbers -- number in the copy -> in the file; source -- the name of the copy
    """
    ours, its = read(workbook).event.rounds, read(copy).event.rounds
    if len(its) > len(ours):
        raise Forbidden(message("copies.take.rounds", source=source, round=len(ours) + 1))
    for here, there in zip(ours, its, strict=False):
        what = [*_only_there(copy, here, there, numbers)]
        if what:
            facts = {"source": source, "round": here.number}
            raise Forbidden(message("copies.take.drawn", what=_shown(what), **facts))


def _shown(parts: Sequence[Message]) -> str:
    """Return the first of several parts, and how many more there are."""
    more, listed = len(parts) - _MOST_SHOWN, several(parts[:_MOST_SHOWN], message("between"))
    return message("lost.more", things=listed, more=more) if more > 0 else listed


def _only_there(
    copy: Workbook, here: Round, there: Round, numbers: Mapping[PlayerId, PlayerId]
) -> Iterator[Message]:
    """Yield the boards and byes of a round that only the copy has, in words."""
    event, found = read(copy).event, compared(there, here, numbers)
    for game in (*found.only_in_a, *(game for game, _ in found.turned)):
        white, black = (player_label(event, number) for number in game.players)
        if game.table is None:
            yield message("copies.take.drawn.pair", white=white, black=black)
        else:
            table = tables_named([game.table])
            yield message("copies.take.drawn.board", table=table, white=white, black=black)
    for bye in found.byes_only_in_a:
        yield message("copies.take.drawn.bye", who=player_label(event, bye))


def take_results(
    workbook: Workbook,
    copy: Workbook,
    numbers: Mapping[PlayerId, PlayerId],
    decisions: Decisions,
) -> tuple[SetCells, ...]:
    """Return the operations that take the results of a copy in; numbers -- as for check_rounds."""
    lists = (*collected_winners(workbook, read(workbook)),)
    workbook = applied(workbook, Changes(lists))
    taken = tuple(
        operation
        for number in read(copy).rounds
        for operation in _Round(workbook, copy, numbers, number).taken(decisions)
    )
    return (*lists, *taken) if taken else ()


@dataclass(frozen=True)
class _Round:
    """A round that is drawn alike in both."""

    workbook: Workbook
    copy: Workbook
    numbers: Mapping[PlayerId, PlayerId]
    number: int

    @cached_property
    def ours(self) -> RoundReading:
        """Return the round in the file."""
        return read(self.workbook).rounds[self.number]

    @cached_property
    def its(self) -> RoundReading:
        """Return the round in the copy."""
        return read(self.copy).rounds[self.number]

    @cached_property
    def there(self) -> Cells:
        """Return the cells of the copy's sheet."""
        location = read(self.copy).book.rounds[self.number]
        return Cells(location, self.copy[location.name])

    def taken(self, decisions: Decisions) -> tuple[SetCells, ...]:
        """Return the operations that take in what the copy has of the round."""
        location = read(self.workbook).book.rounds[self.number]
        cells = Cells(location, self.workbook[location.name])
        for row, game in self.its.games.items():
            at = self._row_of(game)
            self._take_results(cells, (row, at), decisions)
            self._take_cells(cells, (row, at), _OF_BOARD, decisions)
        for row, at in self._lists():
            self._take_cells(cells, (row, at), ("note",), decisions)
        return cells.operations()

    def _row_of(self, game: Game) -> int:
        """Return the row of a game of the copy in the file."""
        pair = {self.numbers[number] for number in game.players}
        return next(row for row, each in self.ours.games.items() if {*each.players} == pair)

    def _lists(self) -> Iterator[tuple[int, int]]:
        """Yield the rows, there and here, of those who have a bye or are out in both."""
        for ours, its in ((self.ours.byes, self.its.byes), (self.ours.out, self.its.out)):
            rows = {number: row for row, number in ours.items()}
            known = {row: self.numbers.get(number) for row, number in its.items()}
            yield from ((row, rows[number]) for row, number in known.items() if number in rows)

    def _take_results(self, cells: Cells, rows: tuple[int, int], decisions: Decisions) -> None:
        """Take in the results of a board, which may be spelled otherwise."""
        row, at = rows
        game, here = self.its.games[row], self.ours.games[at]
        turned = self.numbers[game.white] != here.white
        pairs = {
            "result": (here.result, game.result),
            "second": (self.ours.second.get(at), self.its.second.get(row)),
        }
        for key, (ours, its) in pairs.items():
            result = _turned(its) if its is not None and turned else its
            if result is None or key not in cells.location.columns or ours == result:
                continue
            if ours is None or decisions.is_copys(
                Difference(
                    cells.address(at, key), self._what(here, key), written(ours), written(result)
                )
            ):
                cells.put(at, key, written(result))

    def _take_cells(
        self, cells: Cells, rows: tuple[int, int], keys: tuple[str, ...], decisions: Decisions
    ) -> None:
        """Take in other cells of a row."""
        row, at = rows
        here = self.ours.games.get(at)
        for key in keys:
            what = self._what(here, key) if here else self._note_of(at)
            decisions.take(cells, (at, key), self.there.get(row, key), what, _alike)

    def _what(self, game: Game, key: str) -> Message:
        """Return a cell of a board in words."""
        event = read(self.workbook).event
        white, black = (player_label(event, number) for number in game.players)
        column = column_named("round", key, event.settings.language)
        facts = {"round": self.number, "white": white, "black": black}
        return message("copies.take.board", column=column, **facts)

    def _note_of(self, row: int) -> Message:
        """Return the note of somebody with a bye, or out, in words."""
        event, number = read(self.workbook).event, {**self.ours.byes, **self.ours.out}[row]
        facts = {"column": column_named("round", "note", event.settings.language)}
        who = player_label(event, number)
        return message("copies.take.listed", round=self.number, who=who, **facts)


def _alike(one: Cell, other: Cell) -> bool:
    """Tell whether two cells say the same number or word."""
    return as_text(one).casefold() == as_text(other).casefold()


def _turned(result: Result) -> Result:
    """Return a result with White as Black."""
    return replace(result, outcome=_TURNED.get(result.outcome, result.outcome))
