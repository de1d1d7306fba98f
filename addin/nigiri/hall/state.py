"""What the server knows: the event as it was saved, the codes, the inbox; and what it adds to it.

Nothing but a line at the end of the inbox is ever written. Requests are answered by one thread, the
pages are made anew by another, and lines are written by any: so a line has a lock.
"""

from __future__ import annotations

import time
import uuid
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.clock import clock
from nigiri.domain.model.hall import GoesHome, Inbox, Reported, Side, Spoken, spoken
from nigiri.hall.limits import Rate, Tries
from nigiri.hosts.hall.codes import make_codes, read_codes
from nigiri.hosts.hall.folder import hall_folder
from nigiri.hosts.hall.inbox import HOME, RESULTS, TAKEN, append_home, append_report, read_inbox
from nigiri.messages.message import message
from nigiri.workbook.log import seals_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from nigiri.domain.model.event import Result
    from nigiri.domain.model.hall import Seats
    from nigiri.domain.model.units import PlayerId
    from nigiri.hall.boards import Board
    from nigiri.hall.saved_event import SavedEvent
    from nigiri.hosts.hall.codes import Codes
    from nigiri.messages.message import Message

MOST_BYTES = 4_000_000
"""So large the inbox may become: some ten thousand results, or somebody plays tricks."""
SPARE_TABLES = 4
"""So many tables more than the largest one that was ever used have a code."""


class Speaker(NamedTuple):
    """Who says something: the side, and the phone by the random sign of its cookie."""

    by: Side
    device: str


Stamp = tuple[int, ...]


class Hall:
    """The hall of one workbook.

    tell -- writes a sentence into the director's window; hosts -- names under which it is asked for
    """

    def __init__(self, file: Path, saved: SavedEvent, tell: Callable[[Message], None]) -> None:
        """Begin with the event as it was saved; makes the codes where they are missing.

        Raises HostError and OSError as make_codes.
        """
        self.file, self.saved, self.tell = file, saved, tell
        self.hosts: frozenset[str] = frozenset()
        self.tries, self.rate = Tries(time.monotonic), Rate(time.monotonic)
        self._lock = Lock()
        self._inbox: tuple[Stamp, Inbox] | None = None
        self._codes: tuple[Stamp, Codes] | None = None
        self.make_codes()

    def make_codes(self, address: str = "") -> Codes:
        """Return the codes, with one for every table that was drawn, and for some more."""
        last = max(self.saved.boards, default=0)
        with self._lock:
            return make_codes(self.file, self.saved.id, range(1, last + SPARE_TABLES + 1), address)

    def show(self, saved: SavedEvent) -> None:
        """Show the event as it was saved since; its new tables get their codes."""
        self.saved = saved
        if not {*saved.boards} <= {*self.codes.tables}:
            self.make_codes()

    @property
    def codes(self) -> Codes:
        """Return the codes, read again where the file was written, by slips that were printed."""
        stamp = self._stamp("codes.json")
        if self._codes is None or self._codes[0] != stamp:
            found = read_codes(self.file) or self.make_codes()
            self._codes = stamp, found
        return self._codes[1]

    @property
    def stamp(self) -> Stamp:
        """Return a mark that differs as soon as something came in or was taken in."""
        return self._stamp(RESULTS, HOME, TAKEN)

    @property
    def inbox(self) -> Inbox:
        """Return all that came in, read again where it was written."""
        stamp = self.stamp
        if self._inbox is None or self._inbox[0] != stamp:
            self._inbox = stamp, read_inbox(self.file)
        return self._inbox[1]

    def waiting(self) -> Mapping[Seats, Spoken]:
        """Return the boards that wait to be taken in: without a result, with what is said."""
        inbox, saved = self.inbox, self.saved
        seals = {*seals_of(saved.workbook)} & {*inbox.taken}
        taken = {each for seal in seals for each in inbox.taken[seal]}
        done = {board.seats for boards in saved.boards.values() for board in boards if board.done}
        said = spoken(each for each in inbox.reported if each.id not in taken)
        return {each.seats: each for each in said if each.seats not in done}

    def goes_home(self, number: PlayerId, round_number: int) -> bool:
        """Tell whether a player said so for that round."""
        return any((number, round_number) == (each.number, each.round) for each in self.inbox.home)

    def report(self, board: Board, result: Result, speaker: Speaker) -> None:
        """Write a reported result; on the disk when this returns. OSError where it cannot be."""
        report = Reported(
            uuid.uuid4().hex,
            f"{clock():%Y-%m-%dT%H:%M:%S}",
            *board.seats,
            result,
            speaker.device,
            speaker.by,
        )
        with self._lock:
            self._check_room()
            append_report(self.file, report)

    def report_home(self, board: Board, speaker: Speaker) -> None:
        """Write that a player goes home after the round of a board, as `report`."""
        number = board.seats.white if speaker.by is Side.WHITE else board.seats.black
        goes = GoesHome(
            uuid.uuid4().hex,
            f"{clock():%Y-%m-%dT%H:%M:%S}",
            board.seats.round,
            number,
            speaker.device,
            speaker.by,
        )
        with self._lock:
            self._check_room()
            append_home(self.file, goes)

    def _check_room(self) -> None:
        """Raise OSError where the inbox is larger than any event makes it."""
        if sum(self._sizes(RESULTS, HOME)) > MOST_BYTES:
            raise OSError(message("hall.page.full"))

    def _stamp(self, *names: str) -> Stamp:
        """Return a mark that differs as soon as one of the files of the hall is written."""
        folder, found = hall_folder(self.file), []
        for name in names:
            try:
                state = (folder / name).stat()
            except OSError:
                found += [0, 0]
            else:
                found += [state.st_size, state.st_mtime_ns]
        return tuple(found)

    def _sizes(self, *names: str) -> tuple[int, ...]:
        """Return the sizes of files of the hall."""
        return self._stamp(*names)[::2]
