"""For those who analyse in a notebook: a workbook becomes an event, an event or an archive frames.

import nigiri
games = nigiri.frames("club.xlsx").games
games = nigiri.frames("federation").games
clubs = nigiri.ask("federation", "SELECT club, count(*) AS entries FROM players GROUP BY club")
"""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, overload

from nigiri.archive.database import Database
from nigiri.archive.manifest import is_archive
from nigiri.archive.tables import asked_tables
from nigiri.domain.model.event import Event
from nigiri.errors import SheetProblems
from nigiri.exchange.analysis.frames import Frames, frame, frames_of
from nigiri.exchange.formats import incoming
from nigiri.hosts.files.foreign import read_foreign
from nigiri.hosts.files.open import WORKBOOKS, closed_file
from nigiri.workbook.read import workbook as reading

if TYPE_CHECKING:
    from os import PathLike

    from nigiri.exchange.analysis.frames import AnyFrame
    from nigiri.workbook.problems import Problem


def read(path: str | PathLike[str]) -> Event:
    """Return the event in a workbook, or in a file of another program.

    Nothing is changed. Raises SheetProblems with every wrong cell of a workbook, HostError for a
    file that cannot be read, WrongUse for one that is no event.
    """
    file = Path(path)
    if file.suffix.casefold() not in WORKBOOKS:
        return incoming(read_foreign(file))[1].event
    found = reading.read(closed_file(file, now=dt.datetime.now()).snapshot())  # noqa: DTZ005
    stops: tuple[Problem, ...] = tuple(found.stops())
    if stops:
        raise SheetProblems(stops)
    return found.event


@dataclass(frozen=True)
class ArchiveFrames:
    """The tables of an archive (docs/archive.md), each a DataFrame."""

    events: AnyFrame
    players: AnyFrame
    games: AnyFrame
    placements: AnyFrame
    persons: AnyFrame
    versions: AnyFrame


@overload
def frames(event: Event) -> Frames: ...
@overload
def frames(event: str | PathLike[str]) -> Frames | ArchiveFrames: ...
def frames(event: Event | str | PathLike[str]) -> Frames | ArchiveFrames:
    """Return the tables of an event, of its file, or of the folder of an archive, as DataFrames.

    The columns are those of docs/notebook.md, and of docs/archive.md. Raises what `read` raises,
    HostError for a damaged archive, and WrongUse where pandas or DuckDB is not installed (pip
    install 'nigiri[tables,archive]').
    """
    if isinstance(event, Event):
        return frames_of(event)
    if not is_archive(Path(event)):
        return frames_of(read(event))
    found = {}
    with Database.of(Path(event)) as database:
        for name, columns in asked_tables().items():
            kinds = {column.name: column.kind for column in columns}
            rows = database.asked(f"FROM {name}").rows
            found[name] = frame([*kinds], rows, kinds)
    return ArchiveFrames(**found)


def ask(archive: str | PathLike[str], sql: str) -> AnyFrame:
    """Return the answer of an archive to a question in SQL, as a DataFrame.

    Raises WrongUse for what is no archive or no question, HostError for a damaged archive.
    """
    with Database.of(Path(archive)) as database:
        found = database.asked(sql)
    return frame(found.columns, found.rows, {})
