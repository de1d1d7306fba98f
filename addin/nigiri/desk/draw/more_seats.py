"""Add players to the sheet of a round already drawn; rows are inserted where it is full.

new                  goes into                            where there is none
pair                 a blank row where its table belongs  there, formatted alike
bye                  a blank row of Bye                   below the last row of Bye
absentee             a blank row of Out                   above the last row of Out, to be printed
player of a game     and leaves Bye and Out

So boards stand in the order of tables, as they did. Everybody else stays in their row, which moves
down where one is inserted, and so does all that the director wrote beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.round_sheet import absentees, board_cells, bye_cells, out_cells
from nigiri.messages.catalogue import text
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.round import SPARE_ROWS
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import Changes, InsertRows, Operation
from nigiri.workbook.model.plain import plain, whole_number
from nigiri.workbook.read.seats import BYE_LABELS, OUT_LABELS

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from nigiri.domain.model.event import Event, Round
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Value
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.read.workbook import Reading

    Kind = Literal["bye", "out"]

_LISTED = ("white_no", "white", "white_rank", "black")
_LABELS = {"bye": BYE_LABELS, "out": OUT_LABELS}


def more_seats(
    workbook: Workbook, reading: Reading, event: Event, this: Round, waiting: Collection[PlayerId]
) -> list[Operation]:
    """Return the operations that add the new pairs, byes and absentees of `this` to its sheet.

    event -- without the round; waiting -- players still to be drawn, who are not absent
    """
    old, language = reading.rounds[this.number], event.settings.language
    sheet = _Sheet(workbook, reading.book.rounds[this.number])
    away = absentees(event, this, waiting)
    for listed, stay in ((old.byes, this.byes), (old.out, away)):
        for row, player in listed.items():
            if player not in stay:
                sheet.puts(row, dict.fromkeys(_LISTED))
    there = {frozenset(game.players) for game in old.games.values()}
    games = (game for game in this.games if frozenset(game.players) not in there)
    sheet.seats([board_cells(event, game) for game in games])
    byes = [bye_cells(event, n) for n in this.byes if n not in old.byes.values()]
    sheet.lists("bye", byes, text("label.bye", language))
    outs = [out_cells(event, n, this.number) for n in away if n not in old.out.values()]
    sheet.lists("out", outs, text("label.out", language))
    return sheet.operations


class _Sheet:
    """The sheet of a round while operations are added one by one."""

    def __init__(self, workbook: Workbook, location: Location) -> None:
        """Begin with the present sheet."""
        self.operations: list[Operation] = []
        self._sheet, self._location = workbook[location.name], location
        ours = {c.key for c in columns_of("round") if c.role in {"derived", "helper", "gap"}}
        self._computed = {at for key, at in location.columns.items() if key in ours}

    def _does(self, *operations: Operation) -> None:
        """Carry out operations."""
        name = self._location.name
        self.operations += operations
        self._sheet = applied(Workbook({name: self._sheet}), Changes(operations))[name]

    def puts(self, row: int, values: Mapping[str, Value]) -> None:
        """Write cells of a row."""
        cells = Cells(self._location, self._sheet)
        cells.put_row(row, values)
        self._does(*cells.operations())

    def seats(self, boards: Sequence[Mapping[str, Value]]) -> None:
        """Write boards where their tables belong, inserting rows; two stay blank below the last."""
        end, tables = self._end_of_boards(), self._tables()
        groups: dict[int, list[Mapping[str, Value]]] = {}
        for values in sorted(boards, key=_table_of):
            larger = (row for row, table in tables.items() if table > _table_of(values))
            groups.setdefault(next(larger, end), []).append(values)
        for below, group in sorted(groups.items(), reverse=True):
            self._seats_above(below, group, spare=SPARE_ROWS if below == end else 0)

    def _seats_above(self, below: int, boards: Sequence[Mapping[str, Value]], spare: int) -> None:
        """Write boards into the blank rows above a row, inserting those that are missing.

        spare -- the number of rows that stay blank behind them
        """
        first = below
        while first > self._location.first_row and self._is_blank(first - 1):
            first -= 1
        missing = len(boards) + spare - (below - first)
        if missing > 0:
            self._does(InsertRows(self._location.name, below, missing))
        for row, values in enumerate(boards, first):
            self.puts(row, values)

    def _tables(self) -> Mapping[int, int]:
        """Return row -> the number of the table, for the boards that have one, from the top."""
        at, rows = (
            self._location.columns["table"],
            range(self._location.first_row, self._end_of_boards()),
        )
        tables = {row: whole_number(self._sheet.cell(row, at)) for row in rows}
        return {row: table for row, table in tables.items() if table is not None}

    def lists(self, kind: Kind, players: Sequence[Mapping[str, Value]], label: str) -> None:
        """Write players into blank rows with this label, or into inserted ones."""
        for values in players:
            rows = self._labelled(kind)
            free = next((row for row in rows if self._is_blank(row, "table")), None)
            if free is None:
                free = _opening(kind, rows) or self._sheet.height + 1
                self._does(InsertRows(self._location.name, free))
            self.puts(free, {"table": label, **values})

    def _labelled(self, kind: Kind) -> list[int]:
        """Return the rows labelled Bye or Out."""
        rows, at = (
            range(self._location.first_row, self._sheet.height + 1),
            self._location.columns["table"],
        )
        return [row for row in rows if plain(self._sheet.cell(row, at)) in _LABELS[kind]]

    def _end_of_boards(self) -> int:
        """Return the row below the last row for boards: the blank one above Bye and Out."""
        below = min([*self._labelled("bye"), *self._labelled("out")], default=None)
        if below is None:
            return self._sheet.height + 1
        return below - 1 if self._is_blank(below - 1) else below

    def _is_blank(self, row: int, extras: str = "") -> bool:
        """Tell whether a row holds nothing but computed cells, and at most the column `besides`."""
        passed = {*self._computed, self._location.columns.get(extras)}
        cells = enumerate(self._sheet.row(row), 1)
        return all(cell is None or column in passed for column, cell in cells)


def _table_of(values: Mapping[str, Value]) -> int:
    """Return the number of a board's table."""
    return int(str(values["table"]))


def _opening(kind: Kind, rows: Sequence[int]) -> int | None:
    """Return the row at which a row of a kind is inserted, None where the kind has no row yet."""
    if not rows:
        return None
    return rows[-1] + (kind == "bye")
