"""References into the tables of a workbook, as formulas write them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.domain.systems.stages import Judged
from nigiri.messages.catalogue import every
from nigiri.workbook.layout.tables import FIRST_ROW, FORMULAS_AHEAD, MOST_ROWS
from nigiri.workbook.model.cells import column_letters
from nigiri.workbook.model.plain import plain
from nigiri.workbook.read.as_drawn import line_round
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.read.seats import BYE_LABELS, OUT_LABELS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Sheet, Workbook
    from nigiri.workbook.model.locations import Book, Location

ROW = "{row}"
"""Stands for the row in a formula that is written once for all rows of a table."""

_LEAST_ROWS = 60
"""Live formulas stand at least so far down a list, so that typing below it is seen."""

MOST_LINES = 5 * MOST_ROWS
"""The last row of As drawn that formulas look at."""

_NOWHERE = "XFD"
"""The last column of every spreadsheet: a column that the table lacks reads as blank."""


def tab(name: str) -> str:
    """Return a tab's name as a reference writes it: 'Round 3', quotes doubled."""
    return "'" + name.replace("'", "''") + "'"


@dataclass(frozen=True)
class Table:
    """References into a table: rows `first` to `last` of its columns.

    own -- True for references from the same sheet, which need no tab
    top -- the first row if it is only a part of the table
    """

    location: Location
    last: int
    own: bool = False
    top: int | None = None

    @property
    def first(self) -> int:
        """Return the first row."""
        return self.location.first_row if self.top is None else self.top

    def letters(self, key: str) -> str:
        """Return the letters of a column; for a missing one, of a column that is always blank."""
        column = self.location.columns.get(key)
        return _NOWHERE if column is None else column_letters(column)

    def cell(self, key: str, row: int | str) -> str:
        """Return one cell with its column fixed, such as $C4; row -- a number or ROW."""
        return f"{self._tab}${self.letters(key)}{row}"

    def above(self, key: str) -> str:
        """Return the cell above the heading of a column: $C$2."""
        return f"{self._tab}${self.letters(key)}${self.location.heading_row - 1}"

    def column(self, key: str) -> str:
        """Return the whole column of the table: $C$4:$C$23."""
        letters = self.letters(key)
        return f"{self._tab}${letters}${self.first}:${letters}${self.last}"

    @property
    def _tab(self) -> str:
        """Return the tab and "!" in front of a reference, "" for the own sheet."""
        return "" if self.own else tab(self.location.name) + "!"

    def here(self) -> Table:
        """Return the table for formulas on its own sheet: references without the tab's name."""
        return Table(self.location, self.last, own=True, top=self.top)


@dataclass(frozen=True)
class RoundTable(Table):
    """A round's sheet: the boards end at `last`, Bye and Out below at `end`."""

    end: int = 0

    def seats(self, key: str) -> str:
        """Return a column over boards, Bye and Out together."""
        letters = self.letters(key)
        return f"{self._tab}${letters}${self.first}:${letters}${self.end}"

    def here(self) -> RoundTable:
        """Return the table for formulas on its own sheet: references without the tab's name."""
        return RoundTable(self.location, self.last, own=True, end=self.end)

    @property
    def number(self) -> int:
        """Return the number of the round."""
        return self.location.number or 0


@dataclass(frozen=True)
class Refs:
    """All references of formulas into a workbook.

    drawn -- round -> its lines in As drawn, for the rounds that have any
    opened -- the rounds in which colours may be open (M24): only their formulas ask for it
    chosen -- the players choose the colours of even games now (M24)
    scattered -- the rounds whose lines have those of others between them
    record -- all lines of As drawn, also those to come
    settings -- key -> the cell of its value, such as "'Event'!$B$22"
    lists -- the tab of the accepted results
    over -- the system of the newest round has nothing left to draw in the next one
    teams -- teams met as teams in some round
    judged -- round -> the rules for rematches and byes in it; a missing one has those of the draw
    """

    language: str
    book: Book
    players: Table | None = None
    drawn: Mapping[int, Table] = field(default_factory=dict)
    rounds: Mapping[int, RoundTable] = field(default_factory=dict)
    settings: Mapping[str, str] = field(default_factory=dict)
    lists: str = ""
    record: Table | None = None
    judged: Mapping[int, Judged] = field(default_factory=dict)
    over: bool = False
    scattered: frozenset[int] = frozenset()
    opened: frozenset[int] = frozenset()
    chosen: bool = False
    teams: bool = False

    def judge(self, number: int) -> Judged:
        """Return the rules for rematches and byes in a round."""
        return self.judged.get(number, Judged())

    @property
    def current(self) -> RoundTable | None:
        """Return the newest round, None before the first draw."""
        return self.rounds[max(self.rounds)] if self.rounds else None


def round_span(location: Location, sheet: Sheet) -> tuple[int, int]:
    """Return the last row of the boards and the last row of Bye and Out below them."""
    column = location.columns["table"]
    labelled = [
        row
        for row in range(location.first_row, sheet.height + 1)
        if plain(sheet.cell(row, column)) in BYE_LABELS | OUT_LABELS
    ]
    if not labelled:
        return max(sheet.height, FIRST_ROW), max(sheet.height, FIRST_ROW)
    return max(labelled[0] - 1, location.first_row), labelled[-1]


def player_rows(location: Location, sheet: Sheet) -> tuple[int, int]:
    """Return the last row with somebody's name and the last row with live formulas."""
    family = location.columns["family"]
    used = [r for r in range(location.first_row, sheet.height + 1) if sheet.cell(r, family)]
    last = max(used, default=location.first_row - 1)
    return last, max(last + FORMULAS_AHEAD, _LEAST_ROWS)


def refs_of(workbook: Workbook, language: str, book: Book) -> Refs:
    """Return the references of formulas in this workbook; book -- the locations of its tables."""
    rounds = {}
    for number, location in book.rounds.items():
        last, end = round_span(location, workbook[location.name])
        rounds[number] = RoundTable(location, last, end=end)
    drawn, lines = book.get("drawn"), _drawn(workbook, book)
    return Refs(
        language,
        book,
        _players(workbook, book.get("players")),
        {n: Table(drawn, rows[-1], top=rows[0]) for n, rows in lines.items() if drawn},
        rounds,
        _settings(workbook, book),
        _lists(workbook),
        _record(drawn),
        scattered=frozenset(n for n, rows in lines.items() if len(rows) <= rows[-1] - rows[0]),
    )


def _players(workbook: Workbook, location: Location | None) -> Table | None:
    """Return the references to the list of players, as far down as the largest event needs.

    So a formula stays right when people are added below, and none is written anew for it. None
    without the sheet.
    """
    if location is None:
        return None
    return Table(location, max(player_rows(location, workbook[location.name])[1], MOST_ROWS))


def _drawn(workbook: Workbook, book: Book) -> dict[int, list[int]]:
    """Return round -> the rows of its lines in As drawn.

    For a round that `book` has as a draft (read/draft.py) the lines are those of the draft.
    """
    location = book.get("drawn")
    drafts = {number for number, this in book.rounds.items() if this.draft}
    if location is None:
        return {}
    sheet, column = workbook[location.name], location.columns["round"]
    lines: dict[int, list[int]] = {}
    for row in range(location.first_row, sheet.height + 1):
        number, draft = line_round(sheet.cell(row, column))
        if number is not None and draft == (number in drafts):
            lines.setdefault(number, []).append(row)
    return dict(sorted(lines.items()))


def _record(location: Location | None) -> Table | None:
    """Return the references to all of As drawn, as far as it may grow; None without the sheet."""
    return None if location is None else Table(location, MOST_LINES)


def _settings(workbook: Workbook, book: Book) -> dict[str, str]:
    """Return key of a setting -> the cell of its value, as other sheets refer to it."""
    return {
        key: f"{tab(at.location.name)}!${column_letters(at.column)}${at.row}"
        for key, at in setting_cells(workbook, book).items()
    }


def _lists(workbook: Workbook) -> str:
    """Return the tab of the hidden lists, "" when it is gone."""
    names = every("sheet.lists")
    return next((name for name in workbook if name in names), "")
