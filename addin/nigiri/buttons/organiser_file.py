"""The organiser's workbook beside an event's file: made, or brought up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.work import Work
from nigiri.desk.organiser.organise import organise, organisers_file
from nigiri.hosts.files.open import closed_file
from nigiri.hosts.files.states import Deed
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.desk.core.command import Desk


class Organised(NamedTuple):
    """The file of the organiser's workbook, and the work that makes it or brings it up to date."""

    path: Path
    work: Work


def organise_beside(file: Path, event: Workbook, desk: Desk, *, keep: bool = True) -> Organised:
    """Return the file beside that of an event, and its work; keep -- False writes nothing.

    Raises NotNigiri where `event` is none; WrongUse and HostError where the file there is not the
    organiser's workbook of this event, or cannot be written.
    """
    language = read(event).language
    path = file.with_name(f"{organisers_file(file.stem, language)}{file.suffix}")
    deed = Deed(desk.now, desk.user, "organise", language=language)
    host = closed_file(path, now=desk.now, deed=deed)
    own = host.snapshot() if path.exists() else None
    work = Work(own or Workbook(), organise(event, file.name, own, path.name))
    if keep and not work.idle:
        (host.create if own is None else host.apply)(work.changes)
    return Organised(path, work)
