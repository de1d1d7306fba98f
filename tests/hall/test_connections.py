"""Connections that dawdle: each ends in time, and none keeps the phones of the hall out."""

from __future__ import annotations

import resource
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from typing import TYPE_CHECKING

import httpx
import pytest

from nigiri.hall import connections, server
from nigiri.hall.connections import PATIENCE, room_for
from tests.hall.server import HOST, Running, threaded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.cli.shell import Shell
    from tests.hall.server import Threaded

SHORT, SOON = 0.4, 10.0
HEAD = b"GET / HTTP/1.1\r\nHost: {}\r\n"
BODY = b"Content-Length: 999999\r\n\r\n"


class Place:
    """A server in this process, and what is connected to it."""

    def __init__(self, served: Threaded) -> None:
        """Begin with nothing."""
        self.port, self._made, self.opened = served.port, served.made, list[socket.socket]()

    def connect(self, sends: bytes = b"") -> socket.socket:
        """Return a connection on which so much is sent."""
        found = socket.create_connection((HOST, self.port), SOON)
        self.opened.append(found)
        found.sendall(sends)
        return found

    @property
    def head(self) -> bytes:
        """Return a request for the first page, but for the line that ends it."""
        return HEAD.replace(b"{}", f"{HOST}:{self.port}".encode())

    def answers(self) -> int:
        """Return the status that a phone gets."""
        return httpx.get(f"http://{HOST}:{self.port}/", timeout=SOON).status_code

    def comes_to_have(self, connections: int) -> bool:
        """Tell whether there are soon so many connections; nothing is read meanwhile."""
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            if connections == len(self._made.server_state.connections):
                return True
            time.sleep(0.02)
        return False


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let connections dawdle for a moment only."""
    for waits in PATIENCE:
        monkeypatch.setitem(PATIENCE, waits, SHORT)


@contextmanager
def running(shell: Shell) -> Iterator[Place]:
    """Run a server with its own limits in a thread."""
    with threaded(shell.file) as served:
        place = Place(served)
        try:
            yield place
        finally:
            for each in place.opened:
                each.close()


def ends(connection: socket.socket, drips: bytes = b"") -> bool:
    """Tell whether the other side ends a connection soon, however often a little is sent."""
    connection.settimeout(0.1)
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        with suppress(TimeoutError):
            try:
                connection.sendall(drips)
                if not connection.recv(1 << 16):
                    return True
            except (ConnectionResetError, BrokenPipeError):
                return True
    return False


@pytest.mark.usefixtures("short")
def test_a_request_that_does_not_come_ends_the_connection(shell: Shell) -> None:
    """Whatever part of it is there, and although something keeps coming."""
    with running(shell) as place:
        slow = {
            "nothing": (place.connect(), b""),
            "half a head": (place.connect(place.head), b""),
            "a letter at a time": (place.connect(place.head + b"X-A: "), b"a"),
            "a body that nobody reads": (place.connect(place.head + BODY), b"a"),
        }
        with ThreadPoolExecutor() as pool:
            told = {what: pool.submit(ends, *each) for what, each in slow.items()}

        assert dict.fromkeys(slow, True) == {what: each.result() for what, each in told.items()}
        assert httpx.codes.OK == place.answers()


@pytest.mark.usefixtures("short")
def test_who_asks_for_page_after_page_is_not_cut(shell: Shell) -> None:
    """The time begins anew with each request; a pause between them is no dawdling."""
    with running(shell) as place:
        phone = HTTPConnection(HOST, place.port, timeout=SOON)
        phone.connect()
        phone.auto_open = 0  # it would connect anew without a word
        for pause in (0, 2 * SHORT, SHORT):
            time.sleep(pause)
            phone.request("GET", "/")
            answer = phone.getresponse()
            assert (httpx.codes.OK, True) == (answer.status, bool(answer.read()))
        phone.close()


@pytest.mark.usefixtures("short")
def test_an_answer_that_nobody_takes_ends_the_connection(shell: Shell) -> None:
    """Of a phone that asks for the page again and again, and reads nothing."""
    with running(shell) as place:
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.settimeout(SOON)
        slow.connect((HOST, place.port))
        place.opened.append(slow)
        assert place.comes_to_have(1)
        with suppress(TimeoutError, ConnectionError):
            slow.sendall((place.head + b"\r\n") * 2000)

        assert place.comes_to_have(0)
        assert ends(slow)
        assert httpx.codes.OK == place.answers()


def test_where_there_are_too_many_those_that_dawdle_make_room(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once: a phone is answered although their time is not up."""
    monkeypatch.setattr(server, "_MOST_CONNECTIONS", 20)
    with running(shell) as place:
        slow = [place.connect(place.head) for _ in range(30)]

        assert [httpx.codes.OK] * 5 == [place.answers() for _ in range(5)]
        assert ends(slow[0])
        slow[-1].sendall(b"\r\n")
        assert slow[-1].recv(100).startswith(b"HTTP/1.1 200")


def test_what_is_no_request_is_not_told_in_the_window(shell: Shell) -> None:
    """It is answered, and the director reads no line about it."""
    with Running(shell.file) as running_:
        port = int(running_.url.rpartition(":")[2])
        strange = socket.create_connection((HOST, port), SOON)
        strange.sendall(b"\x16\x03\x01 rubbish\r\n\r\n")
        answer = strange.recv(100)
        strange.close()
        running_.interrupt()
    said = " ".join(running_.lines)

    assert answer.startswith(b"HTTP/1.1 400")
    assert "Invalid" not in said


def test_the_program_asks_for_as_many_files_as_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """And takes fewer connections where the system allows no more."""
    asked = list[tuple[int, int]]()
    allowed = {"now": (256, 4096)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: allowed["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    others = connections._OTHER_FILES + 2 * 100  # noqa: SLF001

    assert 2000 == room_for(2000, 100)
    allowed["now"] = (256, 1000)
    assert 1000 - others == room_for(2000, 100)
    allowed["now"] = (5000, 5000)
    assert 2000 == room_for(2000, 100)
    assert [(2000 + others, 4096), (1000, 1000)] == asked
