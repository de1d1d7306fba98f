"""Make a file of another program or a federation of the event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.desk.command import opened
from nigiri.desk.english import counted
from nigiri.desk.taking_in import listed
from nigiri.exchange.formats import FORMATS, outgoing

if TYPE_CHECKING:
    from nigiri.workbook.cells import Workbook


NOT_SENT = "What it cannot hold, or holds otherwise:"


@dataclass(frozen=True)
class Sent:
    """A file made of an event.

    suffix -- how its name ends; sentences -- what is in it, then what is not, and why
    """

    data: bytes
    suffix: str
    sentences: tuple[str, ...]


def written_formats() -> dict[str, str]:
    """Return key -> name of every format that can be written."""
    return {key: each.name for key, each in FORMATS.items() if each.write}


def sent(workbook: Workbook, key: str) -> Sent:
    """Return the event in the format of that key.

    Raises SheetProblems for wrong cells, WrongUse where there is no such format, Forbidden where
    the event cannot be said in it at all.
    """
    form, write = outgoing(key)
    event = opened(workbook).event
    file = write(event)
    held = f"{counted(len(event.players), 'player')}, {counted(len(event.rounds), 'round')}"
    not_sent = listed(NOT_SENT, file.not_sent)
    return Sent(file.data, form.suffixes[0], (f"{form.name}: {held}.", *not_sent))
