"""The hall as a program of its own, which can be killed; and phones that ask it by the network.

Where nothing depends on the program, the hall is answered by a thread of the test: begun at once.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Self

import httpx

from nigiri.hall.boards import boards_of
from nigiri.hall.saved_event import read_saved
from nigiri.hall.server import listen, names_of, server_of
from nigiri.hall.state import Hall
from nigiri.hosts.hall.codes import read_codes
from tests.cli.shell import ADDIN, Shell

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import uvicorn

    from nigiri.hall.boards import Board
    from nigiri.hosts.hall.codes import Codes

HOST = "127.0.0.1"
PATIENCE = 20


class Served:
    """The hall of a workbook at an address; url -- without the last slash."""

    def __init__(self, file: Path, url: str) -> None:
        """Know both."""
        self.file, self.url = file, url

    @property
    def codes(self) -> Codes:
        """Return the codes beside the workbook."""
        codes = read_codes(self.file)
        assert codes is not None
        return codes


class Threaded(Served):
    """A server with its own limits in a thread; it does not see what is saved; made -- of it."""

    def __init__(self, file: Path, made: uvicorn.Server, port: int) -> None:
        """Know the server and its port."""
        super().__init__(file, f"http://{HOST}:{port}")
        self.made, self.port = made, port


@contextmanager
def threaded(file: Path) -> Iterator[Threaded]:
    """Answer in a thread of this process, at a free port."""
    hall, heard = Hall(file, read_saved(file), lambda _: None), listen(HOST, 0)
    port = heard.getsockname()[1]
    hall.hosts, made = names_of(HOST, port), server_of(hall)
    thread = threading.Thread(target=made.run, kwargs={"sockets": [heard]})
    thread.start()
    try:
        yield Threaded(file, made, port)
    finally:
        made.should_exit = True
        thread.join()


class Running(Served):
    """A server at a free port of this machine."""

    def __init__(self, file: Path, *options: str) -> None:
        """Start it, and wait until it says where it is."""
        self.lines: list[str] = []
        self._process = subprocess.Popen(
            [sys.executable, "-u", "-m", "nigiri", "hall", str(file),
             "--address", HOST, "--port", "0", *options],
            env={**os.environ, "PYTHONPATH": str(ADDIN), "PYTHONIOENCODING": "utf-8"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )  # fmt: skip  # the words of a command
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        found = re.search(r"http://127.0.0.1:\d+", first)
        assert found is not None, first + self._process.stdout.read()
        super().__init__(file, found[0])
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        """Collect what it says in its window."""
        assert self._process.stdout is not None
        self.lines += (line.rstrip() for line in self._process.stdout)

    def says(self, words: str) -> None:
        """Wait until its window says something."""
        end = time.monotonic() + PATIENCE
        while not any(words in line for line in self.lines):
            assert time.monotonic() < end, self.lines
            time.sleep(0.05)

    def kill(self) -> None:
        """Kill it: nothing is tidied."""
        self._process.kill()
        self._process.wait()

    def interrupt(self) -> int:
        """Press Ctrl+C, and return its exit code."""
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(10)

    def __enter__(self) -> Self:
        """Return the server."""
        return self

    def __exit__(self, *_: object) -> None:
        """Kill it where it still runs."""
        self.kill()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()


def form(board: Board, code: str, by: str, result: str) -> dict[str, Any]:
    """Return what the page of a player sends."""
    seats = board.seats
    return {
        "c": code, "by": by, "r": seats.round, "result": result,
        "white": seats.white, "black": seats.black,
    }  # fmt: skip  # a form


def boards(file: Path) -> list[Board]:
    """Return the boards of the newest round of a workbook."""
    shell = Shell(file.parent)
    shell.file = file
    return [found[0] for found in boards_of(shell.event).values()]


def send(client: httpx.Client, url: str, table: int, what: dict[str, Any]) -> bool:
    """Send a result; tell whether it was confirmed."""
    answer = client.post(f"{url}/t/{table}", data=what, headers={"origin": url})
    return answer.status_code == httpx.codes.SEE_OTHER
