"""A program that waits for the next press of a button, with nigiri loaded while nobody waited.

It answers one request, as any other does (`nigiri pipe --ahead`), and ends as soon as LibreOffice
does, whose end of the pipe goes then. It is ended where the program was replaced meanwhile; nigiri
itself looks whether its own files were.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from typing import Any

NOT_FOR_IT = ("PYTHONHOME", "PYTHONPATH", "PYTHONSTARTUP")
NO_WINDOW = 0x08000000
#: It holds some memory, so it does not wait forever.
PATIENCE = 30 * 60


def started(program: Any, *words: str) -> Any:
    """Return a program that answers what is written into it; OSError where it cannot be started.

    words -- behind `nigiri pipe`
    """
    return subprocess.Popen(
        [program, "-I", "-m", "nigiri", "pipe", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={key: text for key, text in os.environ.items() if key not in NOT_FOR_IT},
        creationflags=NO_WINDOW if sys.platform == "win32" else 0,
    )


class Ahead:
    """The one program that waits; it may be asked for from any thread."""

    def __init__(self) -> None:
        """Begin without any."""
        self._lock = threading.Lock()
        self._process: Any = None
        self._of: Any = None

    def prepare(self, program: Any) -> None:
        """Let a program wait, unless one does; where none can be started nothing happens."""
        with self._lock:
            if self._waits(program):
                return
            self._end()
            self._of = program, _stamp(program)
            try:
                self._process = started(program, "--ahead")
            except OSError:
                return
            timer = threading.Timer(PATIENCE, self._tire, (self._process,))
            timer.daemon = True
            timer.start()

    def soon(self, program: Any) -> None:
        """Let a program wait, and do not wait for its start."""
        threading.Thread(target=self.prepare, args=(program,), daemon=True).start()

    def taken(self, program: Any) -> Any:
        """Return the program that waits, which then is ours no more; None where none does."""
        with self._lock:
            if self._waits(program):
                process, self._process = self._process, None
                return process
            self._end()
        return None

    def _waits(self, program: Any) -> bool:
        """Tell whether that program waits, and is still the same."""
        alive = self._process is not None and self._process.poll() is None
        return alive and self._of == (program, _stamp(program))

    def _tire(self, process: Any) -> None:
        """End a program that has waited too long."""
        with self._lock:
            if self._process is process:
                self._end()

    def _end(self) -> None:
        """End the program that waits, if one does."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()


def _stamp(program: Any) -> Any:
    """Return what changes when a program is replaced; None where it is gone."""
    try:
        found = os.stat(program)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


AHEAD = Ahead()
