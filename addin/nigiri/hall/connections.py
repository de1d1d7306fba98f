"""How long a connection of a phone may take, and how many there may be.

waits for                                      seconds   then
a request, as a whole                          20        it is cut
its answer to be made, and taken by the phone  60        it is cut
another request                                15        it ends (uvicorn's, server.py)
what was sent to be taken, once it ends        60        it is cut

uvicorn alone has the third: a head or a form of which a letter comes every few seconds would hold a
connection for ever, and two thousand of them the whole hall.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

if TYPE_CHECKING:
    from asyncio import TimerHandle, Transport

Waits = Literal["request", "answer", "end", "idle"]
PATIENCE: dict[Waits, float] = {"request": 20.0, "answer": 60.0, "end": 60.0}
_OTHER_FILES = 64
"""So many files the program may have open besides connections."""


class Connection(H11Protocol):
    """A connection of a phone; one that dawdles is cut, so that it keeps no other phone out.

    Where there are too many, one goes that nobody is being answered on, the one whose time is up
    first.
    """

    cut: TimerHandle | None = None
    _waits: tuple[Waits, RequestResponseCycle | None] = ("idle", None)

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as there
        """Begin to wait for a request."""
        super().connection_made(transport)
        if self.limit_concurrency is not None and len(self.connections) >= self.limit_concurrency:
            self._make_room()
        self._wait("request")

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        super().data_received(data)
        self._wait("request")

    def on_response_complete(self) -> None:
        """Wait for another request, if there is to be one."""
        super().on_response_complete()
        self._wait("idle")

    def timeout_keep_alive_handler(self) -> None:
        """End a connection on which nothing more was asked."""
        self.timeout_keep_alive_task = None
        super().timeout_keep_alive_handler()
        self._wait("end")

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        super().connection_lost(exc)
        self.stop_waiting()

    def stop_waiting(self) -> None:
        """Let the connection be, for now."""
        if self.cut is not None:
            self.cut.cancel()
            self.cut = None

    def _wait(self, otherwise: Waits) -> None:
        """Cut the connection in time if what it waits for does not come.

        otherwise -- for what it waits where no request has come in part or is being answered
        """
        cycle: RequestResponseCycle | None = getattr(self, "cycle", None)  # None at first
        waits = otherwise
        if self.transport.is_closing():
            waits = "end"
        elif cycle is not None and cycle.more_body:
            waits = "request"
        elif cycle is not None and not cycle.response_complete:
            waits = "answer"
        if (waits, cycle) != self._waits:  # else the time goes on
            self._waits = waits, cycle
            self.stop_waiting()
            if waits != "idle":
                self.cut = self.loop.call_later(PATIENCE[waits], self.transport.abort)

    def _make_room(self) -> None:
        """End the connection that would end next; none on which somebody is being answered."""
        connections = (each for each in self.connections if isinstance(each, Connection))
        due = [(each.due, id(each), each) for each in connections if each.due is not None]
        if due:
            *_, first = min(due)
            first.end()

    @property
    def due(self) -> float | None:
        """Return when the connection ends by itself, None while somebody is being answered."""
        timer = self.timeout_keep_alive_task or self.cut
        return None if timer is None or self._waits[0] == "answer" else timer.when()

    def end(self) -> None:
        """End the connection; where something is still to be sent, that is waited for."""
        self.stop_waiting()
        if self.timeout_keep_alive_task is None:
            self.transport.abort()
        else:
            self.timeout_keep_alive_task.cancel()
            self.timeout_keep_alive_handler()


def room_for(connections: int, at_once: int) -> int:
    """Return the number of connections that the system lets this program have, at most these.

    The program may open fewer files at first than the system allows: it asks for what it needs.
    at_once -- so many may come at one moment, before any of them is counted
    """
    try:
        import resource  # noqa: PLC0415 -- not on Windows, which sets no such limit
    except ImportError:
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    others = _OTHER_FILES + 2 * at_once
    wanted = connections + others
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return connections
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    with suppress(OSError, ValueError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return max(1, min(connections, soft - others))
