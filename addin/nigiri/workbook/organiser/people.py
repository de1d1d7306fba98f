"""The lists of people: whose line is whose; and what nigiri keeps on Contacts.

A line is found by the name, and where that was corrected in the event by the number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.organiser.lines import Line, Lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event, Player
    from nigiri.workbook.model.cells import Sheet
    from nigiri.workbook.model.locations import Location


def people_lines(sheet: Sheet, location: Location, players: Sequence[Player]) -> Lines:
    """Return the lines of a sheet with a line for each player; their keys are the names.

    A player whose name has no line has the one with their number, unless that is somebody else's.
    """
    lines = Lines(sheet, location, "name")
    names = {player.name for player in players}
    by_number = {
        sheet.cell(row, location.columns.get("number", 0)): row
        for name, row in lines.rows.items()
        if name not in names
    }
    for player in players:
        row = by_number.get(player.number) if player.number is not None else None
        if row is not None:
            lines.rows.setdefault(player.name, row)
    lines.add(player.name for player in players)
    return lines


def contact_lines(event: Event) -> Iterator[Line]:
    """Yield a line for every player: who it is and of which club."""
    for player in event.players:
        cells = {"number": player.number, "name": player.name, "club": player.club}
        yield Line(player.name, cells)
