"""A nigiri process started ahead of time, so that the next button finds its modules loaded.

It answers one request like any other process (`nigiri pipe --ahead`) and ends when LibreOffice
ends, because its input pipe closes. A process whose Python was replaced since is killed; nigiri
itself checks whether its own files were replaced.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from typing import Any

REMOVED_VARIABLES = ("PYTHONHOME", "PYTHONPATH", "PYTHONSTARTUP")
NO_WINDOW = 0x08000000
#: Seconds after which a waiting process is killed, because it takes memory.
LIFETIME = 30 * 60


def start_program(program: Any, *words: str) -> Any:
    """Start nigiri to answer one request written to its input; OSError where it cannot be started.

    words -- arguments after `nigiri pipe`
    """
    return subprocess.Popen(
        [program, "-I", "-m", "nigiri", "pipe", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={key: text for key, text in os.environ.items() if key not in REMOVED_VARIABLES},
        creationflags=NO_WINDOW if sys.platform == "win32" else 0,
    )


class WaitingProgram:
    """The one process that waits for a request; its methods may be called from any thread."""

    def __init__(self) -> None:
        """Begin without a process."""
        self._lock = threading.Lock()
        self._process: Any = None
        self._identity: Any = None

    def prepare(self, program: Any) -> None:
        """Start a process unless one waits already; do nothing where it cannot be started."""
        with self._lock:
            if self._is_waiting(program):
                return
            self._end()
            self._identity = program, _file_stamp(program)
            try:
                self._process = start_program(program, "--ahead")
            except OSError:
                return
            timer = threading.Timer(LIFETIME, self._expire, (self._process,))
            timer.daemon = True
            timer.start()

    def prepare_soon(self, program: Any) -> None:
        """Start a process on a thread of its own."""
        threading.Thread(target=self.prepare, args=(program,), daemon=True).start()

    def take(self, program: Any) -> Any:
        """Return the waiting process, which the caller then owns; None where none waits."""
        with self._lock:
            if self._is_waiting(program):
                process, self._process = self._process, None
                return process
            self._end()
        return None

    def _is_waiting(self, program: Any) -> bool:
        """Tell whether a process of this program waits, and the program was not replaced since."""
        alive = self._process is not None and self._process.poll() is None
        return alive and self._identity == (program, _file_stamp(program))

    def _expire(self, process: Any) -> None:
        """Kill a process that nobody took within its lifetime."""
        with self._lock:
            if self._process is process:
                self._end()

    def _end(self) -> None:
        """Kill the waiting process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()


def _file_stamp(program: Any) -> Any:
    """Return modification time, size and inode of a program's file; None where there is no file."""
    try:
        found = os.stat(program)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


WAITING = WaitingProgram()
