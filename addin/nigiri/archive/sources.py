"""Files as events for an archive: finished workbooks, and files of other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.archive.origins import Cells, Lines, Paths
from nigiri.archive.rows import Source
from nigiri.domain.standings.grid import finished
from nigiri.errors import WrongUse
from nigiri.exchange.formats import incoming
from nigiri.hosts.files.foreign import read_foreign
from nigiri.hosts.files.open import WORKBOOKS, closed_file
from nigiri.messages.message import message
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

    from nigiri.archive.origins import Origins
    from nigiri.domain.model.event import Event


def source_of(path: Path, now: dt.datetime, *, unfinished: bool = False) -> Source:
    """Return the event of a file.

    unfinished -- results may be missing
    Raises HostError for a file that cannot be read, WrongUse for one that is no event, whose cells
    are wrong, or that is not finished.
    """
    book = path.suffix.casefold() in WORKBOOKS
    event, form, origins = _workbook(path, now) if book else _foreign(path)
    if not event.rounds:
        raise WrongUse(message("archive.no-rounds"))
    if not unfinished and not finished(event):
        missing = sum(game.result is None for this in event.rounds for game in this.games)
        facts = {"rounds": event.settings.rounds, "played": len(event.rounds), "missing": missing}
        raise WrongUse(message("archive.unfinished", **facts))
    return Source(event, path.name, form, origins)


def _workbook(path: Path, now: dt.datetime) -> tuple[Event, str, Origins]:
    """Return the event of a workbook, with its cells."""
    workbook = closed_file(path, now=now).snapshot()
    found = read(workbook)
    stops = found.stops()
    if stops:
        facts = {"count": len(stops), "first": stops[0].line}
        raise WrongUse(message("archive.wrong-cells", **facts))
    return found.event, "workbook", Cells.of(workbook, found)


def _foreign(path: Path) -> tuple[Event, str, Origins]:
    """Return the event of a file of another program, with its lines."""
    data = read_foreign(path)
    form, found = incoming(data)
    event = found.event
    origins = Paths(event) if form.key == "json" else Lines.of(data, event)
    return event, form.key, origins
