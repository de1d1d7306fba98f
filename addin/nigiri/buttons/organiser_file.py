"""The organiser's workbook beside an event's file: made, or brought up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.work import Work
from nigiri.desk.organiser.organise import organise, organisers_file, refuse_another
from nigiri.hosts.files.open import closed_file
from nigiri.hosts.files.states import Deed
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

    from nigiri.desk.core.command import Desk


class Organised(NamedTuple):
    """The file of the organiser's workbook, and the work that makes it or brings it up to date."""

    path: Path
    work: Work


def organiser_beside(file: Path | None, event: Workbook, now: dt.datetime) -> Workbook | None:
    """Return the organiser's workbook beside the file of an event, None where there is none.

    file -- None for an event that was never saved. Raises as organise_beside does.
    """
    path = None if file is None else _beside(file, event)
    if file is None or path is None or not _is_there(path):
        return None
    own = closed_file(path, now=now).snapshot()
    refuse_another(own, file.name, path.name)
    return own


def organise_beside(file: Path, event: Workbook, desk: Desk, *, keep: bool = True) -> Organised:
    """Return the file beside that of an event, and its work; keep -- False writes nothing.

    Raises NotNigiri where `event` is none; WrongUse and HostError where the file there is not the
    organiser's workbook of this event, or cannot be written.
    """
    language = read(event).language
    path = _beside(file, event)
    deed = Deed(desk.now, desk.user, "organise", language=language)
    host = closed_file(path, now=desk.now, deed=deed)
    own = host.snapshot() if _is_there(path) else None
    work = Work(own or Workbook(), organise(event, file.name, own, path.name))
    if keep and not work.idle:
        (host.create if own is None else host.apply)(work.changes)
    return Organised(path, work)


def _is_there(path: Path) -> bool:
    """Tell whether there is a file; HostError for a name that no file can have."""
    with directors_words(path):
        return path.exists()


def _beside(file: Path, event: Workbook) -> Path:
    """Return the path of the organiser's workbook of an event."""
    name = organisers_file(file.stem, read(event).language)
    return file.with_name(f"{name}{file.suffix}")
