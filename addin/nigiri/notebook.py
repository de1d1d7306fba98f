"""For those who analyse events in a notebook: a workbook becomes an event, an event three frames.

import nigiri
games = nigiri.frames("club.xlsx").games
"""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Event
from nigiri.errors import SheetProblems
from nigiri.exchange.analysis.frames import Frames, frames_of
from nigiri.exchange.formats import incoming
from nigiri.hosts.files.foreign import read_foreign
from nigiri.hosts.files.open import WORKBOOKS, closed_file
from nigiri.workbook.read import workbook as reading

if TYPE_CHECKING:
    from os import PathLike

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


def frames(event: Event | str | PathLike[str]) -> Frames:
    """Return the players, games and standings of an event, or of its file, as pandas DataFrames.

    The columns are those of docs/notebook.md. Raises what `read` raises, and WrongUse where pandas
    is not installed (pip install 'nigiri[tables]').
    """
    return frames_of(event if isinstance(event, Event) else read(event))
