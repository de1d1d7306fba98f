"""References into the tables of a workbook, as formulas write them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.workbook.cells import column_letters
from nigiri.workbook.find import Book, Place, find
from nigiri.workbook.layout.tables import FIRST_ROW, FORMULAS_AHEAD
from nigiri.workbook.plain import plain
from nigiri.workbook.read_event import setting_rows
from nigiri.workbook.read_rounds import BYE_LABELS, OUT_LABELS
from nigiri.workbook.words import text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.cells import Sheet, Workbook

_LEAST_ROWS = 60
"""A range over a list reaches at least so far, so that typing below it is seen."""


def tab(name: str) -> str:
    """Return a tab's name as a reference writes it: 'Round 3', quotes doubled."""
    return "'" + name.replace("'", "''") + "'"


@dataclass(frozen=True)
class Table:
    """A table's references: rows `first` to `last` of its columns.

    own -- True for references from the same sheet, which need no tab
    """

    place: Place
    last: int
    own: bool = False

    @property
    def first(self) -> int:
        """Return the first row."""
        return self.place.first_row

    def letters(self, key: str) -> str:
        """Return the letters of a column."""
        return column_letters(self.place.columns[key])

    def cell(self, key: str, row: int) -> str:
        """Return one cell with its column fixed: $C4."""
        return f"{self._tab}${self.letters(key)}{row}"

    def column(self, key: str) -> str:
        """Return the whole column of the table: $C$4:$C$23."""
        letters = self.letters(key)
        return f"{self._tab}${letters}${self.first}:${letters}${self.last}"

    @property
    def _tab(self) -> str:
        """Return what stands before a reference."""
        return "" if self.own else tab(self.place.name) + "!"

    def here(self) -> Table:
        """Return the same references as the sheet itself writes them."""
        return Table(self.place, self.last, own=True)


@dataclass(frozen=True)
class RoundTable(Table):
    """A round's sheet: the boards end at `last`, Bye and Out below at `end`."""

    end: int = 0

    def seats(self, key: str) -> str:
        """Return a column over boards, Bye and Out together."""
        letters = self.letters(key)
        return f"{self._tab}${letters}${self.first}:${letters}${self.end}"

    def here(self) -> RoundTable:
        """Return the same references as the sheet itself writes them."""
        return RoundTable(self.place, self.last, own=True, end=self.end)

    @property
    def number(self) -> int:
        """Return the number of the round."""
        return self.place.number or 0


@dataclass(frozen=True)
class Refs:
    """All that formulas refer to.

    settings -- key -> the cell of its value, such as "'Event'!$B$22"
    """

    language: str
    book: Book
    players: Table | None
    drawn: Table | None
    rounds: Mapping[int, RoundTable]
    settings: Mapping[str, str] = field(default_factory=dict)
    lists: str = ""

    @property
    def current(self) -> RoundTable | None:
        """Return the newest round, None before the first draw."""
        return self.rounds[max(self.rounds)] if self.rounds else None


def round_span(place: Place, sheet: Sheet) -> tuple[int, int]:
    """Return the last row of the boards and the last row of Bye and Out below them."""
    column = place.columns["table"]
    labelled = [
        row
        for row in range(place.first_row, sheet.height + 1)
        if plain(sheet.cell(row, column)) in BYE_LABELS | OUT_LABELS
    ]
    if not labelled:
        return max(sheet.height, FIRST_ROW), max(sheet.height, FIRST_ROW)
    return max(labelled[0] - 1, place.first_row), labelled[-1]


def player_rows(place: Place, sheet: Sheet) -> tuple[int, int]:
    """Return the last row with somebody's name and the last row that formulas look at."""
    family = place.columns["family"]
    used = [r for r in range(place.first_row, sheet.height + 1) if sheet.cell(r, family)]
    last = max(used, default=place.first_row - 1)
    return last, max(last + FORMULAS_AHEAD, _LEAST_ROWS)


def refs_of(workbook: Workbook, language: str) -> Refs:
    """Return what formulas of this workbook refer to."""
    book = find(workbook)
    players, drawn, event = (book.get(kind) for kind in ("players", "drawn", "event"))
    rounds = {}
    for number, place in book.rounds.items():
        last, end = round_span(place, workbook[place.name])
        rounds[number] = RoundTable(place, last, end=end)
    return Refs(
        language, book,
        Table(players, player_rows(players, workbook[players.name])[1]) if players else None,
        Table(drawn, max(workbook[drawn.name].height, _LEAST_ROWS)) if drawn else None,
        rounds,
        {} if event is None else {
            key: f"{tab(event.name)}!$B${row}"
            for key, row in setting_rows(workbook[event.name]).items()
        },
        _lists(workbook),
    )  # fmt: skip


def _lists(workbook: Workbook) -> str:
    """Return the tab of the hidden lists, "" when it is gone."""
    names = {text("sheet.lists", language) for language in ("en", "fr")}
    return next((name for name in workbook if name in names), "")
