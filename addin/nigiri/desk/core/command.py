"""What every command begins with: who asks and when, a workbook it may write, lines of the Log."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.errors import SheetProblems
from nigiri.messages.message import said
from nigiri.workbook.model.cells import address
from nigiri.workbook.read.workbook import Reading, read

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import CellChange, SetCells


class LogLine(NamedTuple):
    """One line of the Log: what a command did, or one cell it changed.

    Messages in it are written in the language of the event; a line that stands is never rewritten.
    """

    became: str
    sheet: str = ""
    cell: str = ""
    was: str = ""
    reason: str = ""

    def in_words(self, language: str) -> dict[str, str]:
        """Return its cells, in the language of the event."""
        return {key: said(cell, language) for key, cell in self._asdict().items()}


class Desk(NamedTuple):
    """The user who gives a command, and the time; no action reads the clock by itself.

    by_hand -- lines of the Log about edits by hand since the command before
    """

    now: dt.datetime
    user: str = ""
    by_hand: tuple[LogLine, ...] = ()


def read_writable(workbook: Workbook) -> Reading:
    """Return the reading of a workbook that a command will change.

    Raises SheetProblems with every cell that must be corrected first.
    """
    reading = read(workbook)
    stops = reading.stops()
    if stops:
        raise SheetProblems(stops)
    return reading


def moved_lines(collected: Iterable[SetCells]) -> Iterator[LogLine]:
    """Yield a line of the Log for each changed cell that is not emptied."""
    for operation in collected:
        for change in operation.cells:
            if change.after is not None:
                yield change_line(change, operation.sheet)


def change_line(change: CellChange, sheet: str) -> LogLine:
    """Return the line of the Log for one changed cell."""
    was = "" if change.before is None else str(change.before)
    became = "" if change.after is None else str(change.after)
    return LogLine(became, sheet, address(change.row, change.column), was)
