"""Let the printed names follow the numbers the director typed: the number is what counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.cells import Cells
from nigiri.desk.sheets import person_cells
from nigiri.workbook.model.plain import plain, whole_number
from nigiri.workbook.read.as_drawn import drawn_seats
from nigiri.workbook.read.seats import seat_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Player
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import SetCells
    from nigiri.workbook.read.workbook import Reading


def followed_names(workbook: Workbook, reading: Reading) -> Iterator[SetCells]:
    """Yield what writes name and rank beside numbers they do not belong to.

    Beside an emptied number they are emptied; beside one that nobody has they stay. Where the draw
    put that number and nobody has the printed name, only the name was corrected since: the printed
    rank is of that day and stays (M13). A name in place of a number is replaced by the number.
    """
    players: Mapping[int, Player] = {int(n): p for n, p in reading.event.by_number.items()}
    drawn = drawn_seats(reading.drawn)
    names = {plain(player.name) for player in reading.event.players}
    for number, place in reading.book.rounds.items():
        cells = Cells(place, workbook[place.name])
        named = reading.rounds[number].named if number in reading.rounds else {}
        for row in range(place.first_row, cells.sheet.height + 1):
            for side in ("white", "black"):
                if (row, side) in named:
                    cells.put_row(row, person_cells(players[named[row, side]], side))
                    continue
                known = whole_number(cells.get(row, f"{side}_no")) or 0
                same = plain(cells.get(row, side)) not in names and (
                    seat_of(number, side, cells.get(row, "table"), known) in drawn
                )
                _follow(cells, (row, side), players.get(known), same=same)
        yield from cells.operations()


def _follow(cells: Cells, seat: tuple[int, str], player: Player | None, *, same: bool) -> None:
    """Write or empty name and rank of a seat (row, side) where they do not belong.

    same -- the draw put this player here, and the name beside is nobody else's
    """
    row, side = seat
    number, name, rank = (cells.get(row, key) for key in (f"{side}_no", side, f"{side}_rank"))
    if player is not None and plain(name) != plain(player.name):
        cells.put(row, side, player.name)
        if rank is None or not same:
            cells.put(row, f"{side}_rank", str(player.rank))
    elif number is None and rank is not None:
        cells.put_row(row, {side: None, f"{side}_rank": None})
