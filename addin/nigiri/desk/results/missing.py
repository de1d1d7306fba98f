"""List the results that are still missing, table by table (B11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.command import read_writable
from nigiri.desk.core.views import View
from nigiri.domain.model.figures import points_words
from nigiri.domain.scores.scores import unfinished
from nigiri.errors import Forbidden
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.hall import Inbox
    from nigiri.domain.model.units import PlayerId
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Cell, Workbook


def missing(workbook: Workbook, inbox: Inbox | None = None) -> View:
    """Return a table of the games without a result, of all drawn rounds, by table.

    inbox -- of the hall, of which what waits in it is told
    Raises SheetProblems for wrong cells, Forbidden before the first draw.
    """
    event = read_writable(workbook).event
    if not event.rounds:
        raise Forbidden(message("report.no-round"))
    newest = len(event.rounds)
    found = sorted(unfinished(event, newest + 1), key=_order)
    waits = _waiting(workbook, inbox)
    if not found:
        return View(message("results.list.all-in"), (), (), waits)
    rows = tuple(_row(event, number, game) for number, game in found)
    keys = ("round", "table", "number", "white", "number", "black", "counts")
    headings = tuple(message(f"results.column.{key}") for key in keys)
    note = message("results.list.print")
    return View(message("results.list.title"), headings, rows, (*waits, note))


def _waiting(workbook: Workbook, inbox: Inbox | None) -> tuple[Message, ...]:
    """Return the sentence on what waits in the inbox, () for nothing."""
    if inbox is None or not (inbox.reported or inbox.home):
        return ()
    from nigiri.desk.results.from_hall import waiting_sentences  # noqa: PLC0415 -- few have a hall

    return waiting_sentences(workbook, inbox)


def _order(found: tuple[int, Game]) -> tuple[int, bool, int]:
    """Return the key that puts games in order of round and table, those without a table last."""
    number, game = found
    return number, game.table is None, game.table or 0


def _row(event: Event, number: int, game: Game) -> tuple[Cell, ...]:
    """Return the cells of one game, with its points for now once a later round is drawn."""
    counts = ""
    if number < len(event.rounds):
        points = points_words(event.settings.scoring.score.of("unfinished"))
        counts = message("results.list.counts", points=points)
    return (number, game.table, *_seat(event, game.white), *_seat(event, game.black), counts)


def _seat(event: Event, number: PlayerId) -> tuple[int, str]:
    """Return number and name of a player."""
    return number, event.player(number).name
