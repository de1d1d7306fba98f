"""A nigiri process started ahead of time, so that the next button finds its modules loaded.

It answers one request like any other process (`nigiri pipe --ahead`) and ends when LibreOffice
ends, because its input pipe closes. A process whose Python was replaced since is killed; nigiri
itself checks whether its own files were replaced.
"""

from __future__ import annotations

import threading
from typing import Any

#: Seconds after which a waiting process is killed, because it takes memory.
LIFETIME = 30 * 60


class WaitingProgram:
    """The one process that waits for a request; its methods may be called from any thread."""

    def __init__(self) -> None:
        """Begin without a process."""
        self._lock = threading.Lock()
        self._process: Any = None
        self._identity: Any = None
        self._timer: Any = None

    def prepare(self, start: Any) -> None:
        """Start a process unless one waits already; do nothing where it cannot be started.

        start -- how nigiri is started (launchers.py), None where that is not known
        """
        if start is None:
            return
        with self._lock:
            if self._is_waiting(start):
                return
            try:
                self._wait_with(start, start.run("pipe", "--ahead"))
            except OSError:
                self._end()

    def adopt(self, start: Any, process: Any) -> None:
        """Take a process that waits for a request already."""
        with self._lock:
            self._wait_with(start, process)

    def _wait_with(self, start: Any, process: Any) -> None:
        """Keep a process, rather than the one that waited before."""
        self._end()
        self._identity, self._process = (start, start.stamp()), process
        self._timer = threading.Timer(LIFETIME, self._expire, (process,))
        self._timer.daemon = True
        self._timer.start()

    def take(self, start: Any) -> Any:
        """Return the waiting process, which the caller then owns; None where none waits."""
        with self._lock:
            if self._is_waiting(start):
                return self._let_go()
            self._end()
        return None

    def _is_waiting(self, start: Any) -> bool:
        """Tell whether a process so started waits, and its program was not replaced since."""
        alive = self._process is not None and self._process.poll() is None
        return alive and self._identity == (start, start.stamp())

    def _expire(self, process: Any) -> None:
        """Kill a process that nobody took within its lifetime."""
        with self._lock:
            if self._process is process:
                self._end()

    def _end(self) -> None:
        """Kill the waiting process, if there is one."""
        process = self._let_go()
        if process is not None:
            process.kill()
            process.communicate()

    def _let_go(self) -> Any:
        """Return the waiting process, which waits here no longer; None where none did."""
        process, self._process = self._process, None
        if process is not None:
            self._timer.cancel()
        return process


WAITING = WaitingProgram()
