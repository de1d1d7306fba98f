"""The hall as a program of its own, which can be killed; and phones that ask it by the network."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING, Any, Self

import httpx

from nigiri.hall.boards import boards_of
from nigiri.hosts.hall.codes import read_codes
from tests.cli.shell import ADDIN, Shell

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.hall.boards import Board
    from nigiri.hosts.hall.codes import Codes

PATIENCE = 20


class Running:
    """A server at a free port of this machine."""

    def __init__(self, file: Path, *options: str) -> None:
        """Start it, and wait until it says where it is."""
        self.file = file
        self.lines: list[str] = []
        self._process = subprocess.Popen(
            [sys.executable, "-u", "-m", "nigiri", "hall", str(file),
             "--address", "127.0.0.1", "--port", "0", *options],
            env={**os.environ, "PYTHONPATH": str(ADDIN), "PYTHONIOENCODING": "utf-8"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )  # fmt: skip  # the words of a command
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        found = re.search(r"http://127.0.0.1:\d+", first)
        assert found is not None, first + self._process.stdout.read()
        self.url = found[0]
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        """Collect what it says in its window."""
        assert self._process.stdout is not None
        self.lines += (line.rstrip() for line in self._process.stdout)

    @property
    def codes(self) -> Codes:
        """Return the codes beside the workbook."""
        codes = read_codes(self.file)
        assert codes is not None
        return codes

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
