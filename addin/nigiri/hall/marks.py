"""The page of the newest round by table with what came in and is not yet taken in.

While standings are frozen no page shows a result: then it only says that one came in.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.hall import Agreement
from nigiri.messages.message import message
from nigiri.reports.round.pairings import RESULTS
from nigiri.reports.site.linked_table import Cell

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.hall import Seats, Spoken
    from nigiri.hall.saved_event import SavedEvent
    from nigiri.hall.state import Stamp
    from nigiri.reports.site.linked_table import Row
    from nigiri.reports.site.page import Frame, Page

VERSION = "hall-version.txt"
"""The small file that this page looks at: it changes with every result that comes in."""
_RESULT = 2
"""The place of the result in a row of the page by table; the table's number is the first."""


def version_of(frame: Frame, stamp: Stamp) -> str:
    """Return the version of the page; stamp -- of the inbox."""
    return "-".join([frame.version, *(f"{each:x}" for each in stamp)])


def marked(saved: SavedEvent, page: Page, waiting: Mapping[Seats, Spoken], stamp: Stamp) -> bytes:
    """Return the page with its marks; waiting -- what is said, by board."""
    frame = saved.frame
    assert frame.band is not None  # noqa: S101 -- for mypy
    asks = replace(frame, version=version_of(frame, stamp), band=frame.band._replace(asks=VERSION))
    number = page.round_number
    said = {str(seats.table): each for seats, each in waiting.items() if seats.round == number}
    tables = [
        replace(table, rows=[_row(saved, row, said) for row in table.rows]) for table in page.tables
    ]
    return asks.html(replace(page, tables=tables)).encode()


def _row(saved: SavedEvent, row: Row, said: Mapping[str, Spoken]) -> Row:
    """Return the row of a board with its mark."""
    spoken = said.get(row.cells[0].words)
    if spoken is None or row.cells[_RESULT].words:
        return row
    cells = [*row.cells]
    cells[_RESULT] = _mark(saved, spoken)
    return replace(row, cells=cells)


def _mark(saved: SavedEvent, spoken: Spoken) -> Cell:
    """Return the result that is said, with a word that it is not taken in yet."""
    if spoken.agreement is Agreement.DISAGREE or spoken.result is None:
        return Cell("?", small=message("hall.page.disagree").said(saved.language))
    shown = RESULTS[spoken.result.outcome] if saved.frame.frozen is None else "…"
    if spoken.result.by_default and saved.frame.frozen is None:
        shown = saved.frame.speech.say("by default", result=shown)
    return Cell(shown, small=message("hall.page.not-taken").said(saved.language))
