"""Let the printed names follow the numbers the director typed: the number is what counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.cells import Cells
from nigiri.workbook.plain import plain, whole_number

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model import Player
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.changes import SetCells
    from nigiri.workbook.read import Reading


def followed_names(workbook: Workbook, reading: Reading) -> Iterator[SetCells]:
    """Yield what writes name and rank beside numbers they do not belong to.

    Beside an emptied number they are emptied; beside one that nobody has they stay. A name that
    fits keeps the rank printed with it, which is the rank of that round (M13).
    """
    players: Mapping[int, Player] = {int(n): p for n, p in reading.event.by_number.items()}
    for place in reading.book.rounds.values():
        cells = Cells(place, workbook[place.name])
        for row in range(place.first_row, cells.sheet.height + 1):
            for side in ("white", "black"):
                _follow(cells, row, side, players)
        yield from cells.operations()


def _follow(cells: Cells, row: int, side: str, players: Mapping[int, Player]) -> None:
    """Write or empty name and rank on one side of a row where they do not belong."""
    number, name, rank = (cells.get(row, key) for key in (f"{side}_no", side, f"{side}_rank"))
    player = players.get(whole_number(number) or 0)
    if player is not None and plain(name) != plain(player.name):
        cells.put_row(row, {side: player.name, f"{side}_rank": str(player.rank)})
    elif number is None and rank is not None:
        cells.put_row(row, {side: None, f"{side}_rank": None})
