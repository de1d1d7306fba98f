"""Make what is printed: the pairing sheet of a round."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from nigiri.desk.command import opened
from nigiri.errors import Forbidden
from nigiri.reports.pairings import pairing_sheets
from nigiri.reports.printing import to_html, to_text
from nigiri.workbook.draft import with_draft

if TYPE_CHECKING:
    import datetime as dt

    from nigiri.reports.pairings import PairingSheets
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.read import Reading


@dataclass(frozen=True)
class Wanted:
    """What is to be printed.

    round_number -- None for the newest round; language -- None for the event's own
    missing -- only the boards without a result; draft -- the round that is only a draft
    text -- lines of text instead of HTML; stamp -- when it was printed, None to print no time
    """

    round_number: int | None = None
    order: Literal["table", "name"] = "table"
    language: str | None = None
    text: bool = False
    missing: bool = False
    draft: bool = False
    stamp: dt.datetime | None = None


@dataclass(frozen=True)
class Paper:
    """A printed sheet: which, such as "round-5-by-table.html", and the document."""

    which: str
    content: str


def pairings(workbook: Workbook, wanted: Wanted) -> Paper:
    """Return the pairing sheet of a round.

    Raises SheetProblems for wrong cells: a wrong sheet on the wall costs more than a late one;
    Forbidden before the first draw, WrongUse for a round that is not drawn.
    """
    reading = opened(workbook)
    if wanted.draft:
        reading = _draft(reading)
        wanted = replace(wanted, round_number=len(reading.event.rounds))
    event = reading.event
    number = len(event.rounds) if wanted.round_number is None else wanted.round_number
    if not event.rounds:
        msg = "No round is drawn yet: nigiri draw"
        raise Forbidden(msg)
    sheets = pairing_sheets(event, number, language=wanted.language, stamp=wanted.stamp)
    if wanted.draft:
        sheets = replace(sheets, heading="round draft")
    if wanted.missing:
        sheets = _only_missing(sheets)
    make = to_text if wanted.text else to_html
    which = "missing" if wanted.missing else f"by-{wanted.order}"
    suffix = "txt" if wanted.text else "html"
    return Paper(f"round-{number}-{which}.{suffix}", make(sheets, wanted.order))


def _draft(reading: Reading) -> Reading:
    """Return the event as if its draft were kept; Forbidden without one."""
    if reading.draft is None:
        msg = "There is no draft. To make one: nigiri draw --draft"
        raise Forbidden(msg)
    return with_draft(reading, reading.draft)


def _only_missing(sheets: PairingSheets) -> PairingSheets:
    """Return the sheets of who has not reported; Forbidden when everybody has (B11)."""
    boards = tuple(board for board in sheets.boards if not board.result)
    if not boards:
        msg = f"Round {sheets.round_number}: all results are in."
        raise Forbidden(msg)
    return replace(sheets, heading="round missing", boards=boards, byes=(), out=())
