"""A process that an add-in starts before it has a request, so that the answer comes sooner.

It loads modules in advance, then answers one request like any other process. A request that comes
earlier is answered at once: what it does not need is not waited for. When its input ends without a
request, it ends. If nigiri's files changed in the meantime, it lets a new process answer.
"""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from nigiri.launch import command

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

#: Whatever a button may need is loaded with one of these; what only a draw needs comes last.
_NEEDED = (
    "nigiri.buttons.execution",
    "nigiri.buttons.file_state",
    "nigiri.buttons.presses.rounds",
    "nigiri.buttons.presses.results",
    "nigiri.buttons.presses.answers",
    "nigiri.buttons.presses.registration",
    "nigiri.buttons.dispatch",
    "nigiri.buttons.request",
    "nigiri.desk.core.hand_edits",
    "nigiri.desk.draw.draw",
    "nigiri.desk.buttons.fields",
    "nigiri.desk.buttons.losses",
    "nigiri.desk.draw.part",
    "nigiri.desk.core.show",
    "nigiri.desk.draw.drafts",
    "nigiri.hosts.pipe",
    "getpass",
    "nigiri.domain.pairing.drawing",
)

State = tuple[int, int]
"""Of a file: when it was written, in nanoseconds, and its size."""


class Awaited(Thread):
    """A request that is read while something else is done."""

    def __init__(self, read: Callable[[], bytes]) -> None:
        """Begin to read; read -- returns the request when it is there as a whole."""
        super().__init__(daemon=True)
        self._read, self._data = read, b""
        self.start()

    def run(self) -> None:
        """Read it."""
        self._data = self._read()

    def came(self) -> bool:
        """Tell whether it is there."""
        return not self.is_alive()

    def data(self) -> bytes:
        """Return the request, as soon as it is there."""
        self.join()
        return self._data


def loaded(*wanted: str, until: Callable[[], bool] = lambda: False) -> Mapping[Path, State]:
    """Load modules, all that a button may need if none is named; return all files with states.

    until -- tells whether there is no time to load more
    """
    for name in wanted or _NEEDED:
        if until():
            break
        import_module(name)
    files = [
        Path(module.__file__)
        for name, module in sorted(sys.modules.items())
        if name.partition(".")[0] == "nigiri" and module.__file__ is not None
    ]
    return {file: _state(file) for file in files}


def is_stale(files: Mapping[Path, State]) -> bool:
    """Tell whether nigiri's files changed or were removed since they were loaded."""
    try:
        return any(_state(file) != state for file, state in files.items())
    except OSError:
        return True


def answer_anew(data: bytes) -> bytes:
    """Return the answer of a new process to a request; b"" where there is none."""
    again = command("pipe")
    return subprocess.run(again, input=data, check=False, stdout=subprocess.PIPE).stdout  # noqa: S603


def _state(file: Path) -> State:
    """Return modification time and size of a file; OSError where it is missing."""
    found = file.stat()
    return found.st_mtime_ns, found.st_size
