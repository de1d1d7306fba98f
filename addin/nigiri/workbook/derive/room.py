"""How many rows the tables of Grid and Standings have room for, and how they get more or fewer.

Rows open and close at the end of a table, so that whatever else stands on the sheet is only moved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.changes import DeleteRows, InsertRows
from nigiri.workbook.layout.grid import ROWS_PER_PLAYER
from nigiri.workbook.plain import plain
from nigiri.workbook.words import LANGUAGES, text
from nigiri.workbook.written_cells import typed_rows, written_cells

if TYPE_CHECKING:
    from nigiri.workbook.cells import Sheet
    from nigiri.workbook.place import Place

_LINE = {"grid": ROWS_PER_PLAYER, "standings": 1}
"""Sheet kind -> rows a player."""

_LEGENDS = frozenset(
    plain(text(f"grid.legend.{colours}", language))
    for colours in ("circles", "letters")
    for language in LANGUAGES
)


def room(place: Place, sheet: Sheet) -> int:
    """Return how many rows the table has: down to its last line, on the grid to its legend.

    Never more than down to what people typed. Only as an older layout made it has a grid less room
    than one player's.
    """
    first, line = place.first_row, _LINE[place.kind]
    ends = [_end(place, sheet, line)]
    typed = next(typed_rows(place, sheet), None)
    if typed is not None:
        ends.append(max(typed, first + line))
    return min(ends) - first


def _end(place: Place, sheet: Sheet, line: int) -> int:
    """Return the row below the table."""
    if place.kind == "grid":
        rows = range(place.first_row, sheet.height + 1)
        legends = [row for row in rows if plain(sheet.cell(row, place.columns["name"])) in _LEGENDS]
        if legends:
            return legends[0] - 1
    below = (row for row, columns in written_cells(place, sheet).items() if len(columns) > 1)
    return max(below, default=place.first_row + line - 1) + 1


def other_rows(
    place: Place, sheet: Sheet, players: int
) -> tuple[InsertRows | DeleteRows, ...] | None:
    """Return what gives the table the rows of so many players; None where none can be the model.

    Rows that hold something of the director's beside the table stay, blank.
    """
    line, has = _LINE[place.kind], room(place, sheet)
    wanted = line * max(players, 1)
    if has < line:
        return None
    if has < wanted:
        return (InsertRows(place.name, place.first_row + has, wanted - has, line),)
    last = place.first_row + has
    first = max(place.first_row + wanted, _below_the_directors(place, sheet, last))
    if first >= last:
        return ()
    return (DeleteRows(place.name, first, tuple(map(sheet.row, range(first, last))), line),)


def _below_the_directors(place: Place, sheet: Sheet, end: int) -> int:
    """Return the row below the last one before `end` that holds something of the director's."""
    ours = frozenset(place.columns.values())
    for row in range(min(end - 1, sheet.height), place.first_row - 1, -1):
        cells = enumerate(sheet.row(row), 1)
        if any(cell is not None and column not in ours for column, cell in cells):
            return row + 1
    return place.first_row
