"""Make a file of another program or a federation of the event."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nigiri.desk.core.command import opened
from nigiri.desk.setup.import_event import listed
from nigiri.exchange.formats import outgoing
from nigiri.exchange.parts.texts import commented
from nigiri.messages.plurals import counted
from nigiri.workbook.derive.preflight import points
from nigiri.workbook.read.table_reader import TableReader

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.workbook import Reading


_SHOWN = 12
NOT_SENT = "What it cannot hold, or holds otherwise:"


@dataclass(frozen=True)
class Sent:
    """A file made of an event.

    sentences -- what is in it, then what is not, and why
    open_points -- what the federation it is for would refuse or ask back, in sentences
    """

    data: bytes
    sentences: tuple[str, ...]
    open_points: tuple[str, ...] = ()


def file_name(stem: str, key: str) -> str:
    """Return what a file in that format is called beside a workbook: "club-egf.h9".

    stem -- the workbook's name without its end. Raises WrongUse where there is no such format.
    """
    return f"{stem}-{key}{outgoing(key)[0].suffixes[0]}"


def sent(workbook: Workbook, key: str, today: dt.date, older: bytes | None = None) -> Sent:
    """Return the event in the format of that key; open points stand in it as comments.

    older -- the file of that name which is there already: what was typed into it by hand is taken
    over where the format has a place for that.

    Raises SheetProblems for wrong cells, WrongUse where there is no such format, Forbidden where
    the event cannot be said in it at all.
    """
    form, write = outgoing(key)
    reading = opened(workbook)
    event, file = reading.event, write(reading.event)
    found = points(workbook, reading, form.federation, today) if form.federation else ()
    told = tuple(map(str, found))
    remarks = [*(f"Open point: {point.message}" for point in found), *_reasons(workbook, reading)]
    if older is not None and form.carried is not None:
        carried = form.carried(file.data, older)
        file = replace(carried, not_sent=(*file.not_sent, *carried.not_sent))
    data = commented(file.data, form.comment, remarks) if form.comment else file.data
    held = f"{counted(len(event.players), 'player')}, {counted(len(event.rounds), 'round')}"
    sentences = (f"{form.name}: {held}.", *listed(NOT_SENT, file.not_sent))
    return Sent(data, sentences, told)


def is_ready(path: Path, kept: Path | None, sentences: tuple[str, ...]) -> list[str]:
    """Return what is said of a file that was written; kept -- where an older one is, else None."""
    first, *more = sentences
    older = [f"The older one is kept as {kept.name}."] if kept else []
    return [f"{path} is ready. {first}", *older, *more]


def questions(points: Sequence[str]) -> tuple[str, ...]:
    """Return what is asked where the file would have open points, then these; () without any."""
    if not points:
        return ()
    more = len(points) - _SHOWN
    rest = [f"... and {more} more: nigiri preflight lists them all."] if more > 0 else []
    asked = f"Open points: {len(points)}; they will stand in the file. Write it all the same?"
    return (asked, *points[:_SHOWN], *rest)


def _reasons(workbook: Workbook, reading: Reading) -> Iterator[str]:
    """Yield what the director accepted on Problems, and why: the evidence of A2 and A13."""
    place = reading.book.get("problems")
    if place is None:
        return
    reader = TableReader(place, workbook[place.name], reading.language)
    for row in reader.rows():
        reason = reader.text(row, "accepted")
        if reason:
            yield f"Accepted: {reader.text(row, 'what')} {reason}"
