"""A file format of another program or a federation: how it is recognised, read and written.

A format makes an event of bytes and bytes of an event; what it cannot express is reported in
sentences and never dropped silently. Nothing here opens a file, asks a clock or fetches anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

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
    """

    data: bytes
    not_sent: tuple[str, ...] = ()


@dataclass(frozen=True)
class Format:
    """One format.

    key -- its name on the command line: "opengotha"; name -- in words: "OpenGotha"
    suffixes -- endings of its files, the usual one first: (".xml",)
    fits -- tells from the first bytes of a file whether it is of this format
    read -- makes an event of a file's bytes; raises WrongUse with one sentence for a file that is
    not of this format or damaged; None: cannot be read
    write -- makes a file of an event; raises Forbidden where the format cannot express an event at
    all; None: cannot be written
    comment -- the beginning of a line that readers skip; "": there are no such lines
    federation -- its key in preflight, such as "aga"; "": no federation
    carried -- copies what was typed by hand into an older file to a new one, both as bytes, and
    reports what it cannot copy; None: nobody types anything into such files
    """

    key: str
    name: str
    suffixes: tuple[str, ...]
    fits: Callable[[bytes], bool]
    read: Callable[[bytes], Incoming] | None = None
    write: Callable[[Event], Outgoing] | None = None
    comment: str = ""
    federation: str = ""
    carried: Callable[[bytes, bytes], Outgoing] | None = None
