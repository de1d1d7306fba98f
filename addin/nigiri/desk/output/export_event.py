"""Export the event in the format of a federation or another program."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nigiri.desk.core.command import read_writable
from nigiri.desk.setup.import_event import headed_list
from nigiri.exchange.formats import outgoing
from nigiri.exchange.parts.texts import commented
from nigiri.messages.catalogue import text
from nigiri.messages.message import Message, message
from nigiri.workbook.derive.preflight import points
from nigiri.workbook.read.table_reader import TableReader

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.workbook import Reading


_SHOWN = 12
_TOLD = "lost.hidden"
"""The key by which a format lists hidden names itself."""


@dataclass(frozen=True)
class ExportedFile:
    """A file made of an event.

    sentences -- what it holds, then what it lacks, and why
    open_points -- what its federation would refuse or ask back, in sentences
    federation -- its key, "" for the file of another program
    players -- how many are in it
    """

    data: bytes
    sentences: tuple[str, ...]
    open_points: tuple[str, ...] = ()
    federation: str = ""
    players: int = 0


def file_name(stem: str, key: str) -> str:
    """Return the name of a file in a format, beside a workbook: "club-egf.h9".

    stem -- the workbook's name without its suffix. Raises WrongUse where there is no such format.
    """
    return f"{stem}-{key}{outgoing(key)[0].suffixes[0]}"


def export(
    workbook: Workbook, key: str, today: dt.date, older: bytes | None = None
) -> ExportedFile:
    """Return the event in the format of that key; accepted reasons are in it as comments.

    older -- an existing file of that name: what was typed into it by hand is carried over where the
    format allows it.

    Raises SheetProblems for wrong cells, WrongUse where there is no such format, Forbidden where
    the event cannot be expressed in it at all.
    """
    form, write = outgoing(key)
    reading = read_writable(workbook)
    event, file = reading.event, write(reading.event)
    found = points(workbook, reading, form.federation, today) if form.federation else ()
    messages = tuple(map(str, found))
    if older is not None and form.carried is not None:
        carried = form.carried(file.data, older)
        file = replace(file, data=carried.data, not_sent=(*file.not_sent, *carried.not_sent))
    reasons = _accepted_reasons(workbook, reading)
    data = commented(file.data, form.comment, reasons) if form.comment else file.data
    players = len(event.players) if file.players is None else file.players
    facts = {"players": players, "rounds": len(event.rounds)}
    held = message("output.file", format=form.name, **facts)
    lacks = headed_list(message("output.not-sent"), file.not_sent)
    sentences = (held, *_named(event, file.not_sent), *lacks)
    return ExportedFile(data, sentences, messages, form.federation, players)


def _named(event: Event, told: Sequence[str]) -> tuple[Message, ...]:
    """Return the sentence that names hidden elsewhere are in the file; () where it is told (B31).

    Files name everybody: federations rate people, and other programs direct the event.
    """
    hidden = sum(player.hidden for player in event.players)
    if not hidden or any(isinstance(each, Message) and each.key == _TOLD for each in told):
        return ()
    return (message("output.hidden", many=hidden),)


def written_sentences(path: Path, kept: Path | None, sentences: tuple[str, ...]) -> list[str]:
    """Return the sentences on a written file; kept -- path of the older one, None without."""
    first, *more = sentences
    older = [message("output.older", name=kept.name)] if kept else []
    return [message("output.ready", path=str(path), what=first), *older, *more]


def questions(*files: ExportedFile) -> tuple[str, ...]:
    """Return the question whether to write files with open points, then these; () without any."""
    open_files = [file for file in files if file.open_points]
    points = tuple(dict.fromkeys(point for file in open_files for point in file.open_points))
    if not points:
        return ()
    more, federation = len(points) - _SHOWN, open_files[0].federation
    rest = [message("output.points.more", more=more, federation=federation)] if more > 0 else []
    asked = message("output.points.ask", count=len(points))
    return (asked, *points[:_SHOWN], *rest)


def _accepted_reasons(workbook: Workbook, reading: Reading) -> Iterator[str]:
    """Yield the reasons accepted on Problems: the evidence of A2 and A13."""
    location = reading.book.get("problems")
    if location is None:
        return
    reader = TableReader(location, workbook[location.name], reading.language)
    for row in reader.rows():
        reason = reader.text(row, "accepted")
        if reason:
            what = reader.text(row, "what")
            yield text("output.remark.accepted", reading.language, what=what, reason=reason)
