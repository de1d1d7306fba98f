"""What formats make: an event of a file's bytes, the bytes of a file of an event.

What a format cannot express is reported in sentences and never dropped silently. Nothing here opens
a file, asks a clock or fetches anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event


@dataclass(frozen=True)
class Incoming:
    """An event out of a file.

    event -- numbered players, settings, sections where the file has them, and all rounds
    left_out -- what the workbook cannot hold, or what is unclear in the file, each in one sentence
    """

    event: Event
    left_out: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outgoing:
    """A file made of an event.

    data -- the bytes of the file
    not_sent -- what this format cannot carry (a jigo, a game by default, ...), each in one sentence
    players -- how many are in the file; None: all of the event
    """

    data: bytes
    not_sent: tuple[str, ...] = ()
    players: int | None = None
