"""The sheet Contacts: how everybody is reached, players first, then whoever the organiser adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.organiser.lines import Line
from nigiri.workbook.organiser.sheet import list_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.workbook.layout.spec import SheetSpec
    from nigiri.workbook.model.changes import Option


def render_contacts(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Contacts; options: language, rows."""
    return list_sheet("contacts", options, freeze="C4").built()


def contact_lines(event: Event) -> Iterator[Line]:
    """Yield a line for every player: who it is and of which club."""
    for player in event.players:
        cells = {"number": player.number, "name": player.name, "club": player.club}
        yield Line(player.name, cells)
