"""Put names, or numbers, of Players back beside one another as rounds were drawn.

For the day on which names were sorted without the numbers, or a cell was deleted. As drawn has
the name of every number. What stands beside the names tells which of the two went astray: where the
ranks of the draw stand beside the names, the numbers are put back, else the names.

Who was never drawn stands in no draw. They get what is left over, and are named to be looked at.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, moved_lines
from nigiri.desk.core.finish import finish
from nigiri.errors import Forbidden, SheetProblems
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.model.plain import plain, whole_number
from nigiri.workbook.read.drawn_names import drawn_names, moved_numbers
from nigiri.workbook.read.players import is_player_row, read_players
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import Reading, read

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.changes import SetCells


def put_back(workbook: Workbook, desk: Desk) -> Changes:
    """Return the changes that put names or numbers back as they were drawn.

    Raises Forbidden where no names have moved, and SheetProblems where a number stands there twice.
    """
    reading, moved = _moved(workbook)
    twice = [each for each in reading.stops() if each.code == "number-double"]
    if twice:
        raise SheetProblems(twice)
    drawn = _Drawn(workbook, reading, moved)
    cells = Cells(drawn.players.location, drawn.players.sheet)
    numbers = drawn.numbers()
    if numbers:
        unsure = _put(cells, "number", drawn, numbers)
    else:
        families, givens = drawn.names()
        unsure = _put(cells, "family", drawn, families) | _put(cells, "given", drawn, givens)
    key = "entries.back.numbers" if numbers else "entries.back.names"
    words = message(key, many=len(moved))
    look = [Say(message("entries.back.look", rows=", ".join(map(str, sorted(unsure)))))]
    operations = cells.operations()
    said = [Say(words), *(look if unsure else []), *_left(workbook, operations)]
    log = [LogLine(words, drawn.players.location.name), *moved_lines(operations)]
    return finish(workbook, [*operations, *said], desk, "names", log)


def keep(workbook: Workbook, desk: Desk) -> Changes:
    """Return the changes by which the names of today count as those that were drawn.

    Raises Forbidden where no names have moved.
    """
    reading, moved = _moved(workbook)
    drawn = _Drawn(workbook, reading, moved)
    cells = Cells(drawn.record.location, drawn.record.sheet)
    for each in drawn_names(drawn.record):
        if each.number in moved:
            cells.put(each.row, each.side, reading.event.by_number[each.number].name)  # type: ignore[index]
    words, operations = message("entries.back.kept", many=len(moved)), cells.operations()
    log = [LogLine(words, drawn.record.location.name), *moved_lines(operations)]
    said = [Say(words), *_left(workbook, operations)]
    return finish(workbook, [*operations, *said], desk, "names --keep", log)


def _moved(workbook: Workbook) -> tuple[Reading, frozenset[int]]:
    """Return the reading, and the numbers whose names have moved; Forbidden where none have."""
    reading = read(workbook)
    if any(each.code == "names-moved" for each in reading.problems):
        record, players = (_reader(workbook, reading, kind) for kind in ("drawn", "players"))
        people = read_players(players, reading.event.settings)
        return reading, moved_numbers(record, people, doubtful=True)
    raise Forbidden(message("entries.back.none"))


def _reader(workbook: Workbook, reading: Reading, kind: str) -> TableReader:
    """Return a reader of a table whose problems are nobody's."""
    location = reading.book.locations[kind]
    return TableReader(location, workbook[location.name], reading.language)


def _left(workbook: Workbook, operations: tuple[SetCells, ...]) -> tuple[Say, ...]:
    """Return the sentence on what else must be put right; () for nothing."""
    stops = read(applied(workbook, Changes(operations))).stops()
    return (Say(stops[0].line),) if stops else ()


class _Known(NamedTuple):
    """What the newest draw knew of a number: the name as printed, the rank, "" for none."""

    name: str
    rank: str


class _Drawn:
    """Players beside what the draws knew of them."""

    def __init__(self, workbook: Workbook, reading: Reading, moved: frozenset[int]) -> None:
        """Look at Players and As drawn; moved -- the numbers whose names have moved."""
        self.players = _reader(workbook, reading, "players")
        self.record = _reader(workbook, reading, "drawn")
        self.moved = moved
        ranks = {
            number: str(trail[-1].rank) for line in reading.drawn for number, trail in line.seats()
        }
        by_round = sorted(drawn_names(self.record), key=lambda each: (each.round, each.row))
        self.known = {e.number: _Known(e.name, ranks.get(e.number, "")) for e in by_round}
        self.people = [row for row in self.players.rows() if is_player_row(self.players, row)]
        self.ranks = {row: str(player.rank) for row, player in reading.player_rows.items()}

    @cached_property
    def rows(self) -> Mapping[int, int]:
        """Return row -> its number, of those that were drawn."""
        numbers = ((row, whole_number(self.players.cell(row, "number"))) for row in self.people)
        return {row: number for row, number in numbers if number in self.known}

    def numbers(self) -> Mapping[int, int]:
        """Return row -> the number that was drawn with its name, {} where the names moved.

        All names that moved are then whole, and more ranks beside them are those of the draw than
        are beside the numbers.
        """
        owners: dict[str, int] = {}
        for number in self.moved:
            owners.setdefault(plain(self.known[number].name), number)
        meant = {row: n for row, n in self.rows.items() if n not in self.moved}
        meant |= {
            row: owners[name]
            for row in self.people
            if row not in meant and (name := plain(self._name(row))) in owners
        }
        if not self.moved <= {*meant.values()} or len(meant) > len({*meant.values()}):
            return {}
        beside_names, beside_numbers = (
            sum(self.ranks.get(row) == self.known[number].rank for row, number in rows.items())
            for rows in (meant, self.rows)
        )
        return meant if beside_names > beside_numbers else {}

    def names(self) -> tuple[Mapping[int, str], Mapping[int, str]]:
        """Return row -> family name, and row -> given name, as they were drawn."""
        families, givens = dict[int, str](), dict[int, str]()
        for row, number in self.rows.items():
            there = [self.players.text(row, key) for key in ("family", "given")]
            if number in self.moved or not there[0]:
                family, _, given = self.known[number].name.partition(", ")
                there = [family, given]
            families[row], givens[row] = there
        return families, givens

    def _name(self, row: int) -> str:
        """Return the name of a row as printed."""
        names = (self.players.text(row, key) for key in ("family", "given"))
        return ", ".join(filter(None, names))


def _put(cells: Cells, key: str, drawn: _Drawn, meant: Mapping[int, str | int]) -> set[int]:
    """Put what is meant into a column, and what is left over into the rows that were not drawn.

    Return those of these rows of which nobody can tell. What is only spelled otherwise stays so.
    """
    there = {row: cells.get(row, key) for row in drawn.people}
    written, spelled = {*there.values()}, {plain(cell): cell for cell in there.values()}
    wanted: dict[int, Cell] = {
        row: value if value in written else spelled.get(plain(value), value)
        for row, value in meant.items()
    }
    left: Counter[Cell] = Counter(cell for cell in there.values() if cell is not None)
    left.subtract(cell for cell in wanted.values() if cell is not None)
    lost, blank = [], []
    for row in (row for row in there if row not in wanted):
        if there[row] is None:
            blank.append(row)
        elif left[there[row]] > 0:
            left[there[row]] -= 1
        else:
            lost.append(row)
    rest = [*left.elements()]
    found = dict(zip((*lost, *blank), rest, strict=False))
    for row in lost:
        if key == "number" or not any(drawn.players.text(row, k) for k in ("number", "rank")):
            found.setdefault(row, "")
    for row, value in (*wanted.items(), *found.items()):
        cells.put(row, key, value or None)
    return {*lost, *found}
