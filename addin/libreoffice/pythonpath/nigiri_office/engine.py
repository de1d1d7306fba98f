"""nigiri itself: the installed Python that answers, one process for each request.

LibreOffice brings its own Python and tells every program it starts about it, so that is taken out
of the environment first. Where no program can be started, `nigiri serve` is asked, if it runs.
"""

from __future__ import annotations

import json
import threading
from typing import Any

from nigiri_office.ahead import AHEAD, started
from nigiri_office.served import Served, address, boxed
from nigiri_office.words import Trouble

PROTOCOL = 1
#: What is said where the program is not there, or is no nigiri.
NOT_THERE = ("missing", "wrong")


class Engine:
    """One request to nigiri; it may be asked from any thread and stopped from any other."""

    def __init__(self, program: Any, seconds: Any) -> None:
        """Name the Python in which nigiri is installed, and how long to wait for it."""
        self.program, self.seconds = program, seconds
        self._process: Any = None
        self._served: Any = None
        self._why: str | None = None
        self._lock = threading.Lock()

    def ask(self, request: Any) -> Any:
        """Return the answer to a request; Trouble where there is none."""
        data = json.dumps(dict(request, nigiri="request", protocol=PROTOCOL)).encode("utf-8")
        timer = threading.Timer(self.seconds, self.stop, ("long",))
        timer.daemon = True
        timer.start()
        try:
            return self._piped(data)
        except Trouble as trouble:
            if trouble.key not in NOT_THERE:
                raise
            return self._asked_elsewhere(data, trouble)
        finally:
            timer.cancel()

    def _piped(self, data: bytes) -> Any:
        """Return what the program answers; that which waits, a new one where that does not."""
        if not self.program:
            raise Trouble("missing")
        try:
            out, errors = self._said(AHEAD.taken, data)
            if not out.strip():
                out, errors = self._said(started, data)
        except OSError:
            raise Trouble("wrong", program=self.program)
        return understood(out, errors, self._process.returncode, self.program)

    def _said(self, start: Any, data: bytes) -> Any:
        """Return what a program answers and complains of; nothing where there is no program."""
        with self._lock:
            self._go_on()
            self._process = start(self.program)
        if self._process is None:
            return b"", b""
        said = self._process.communicate(data)
        self._go_on()
        return said

    def _asked_elsewhere(self, data: bytes, trouble: Trouble) -> Any:
        """Return what `nigiri serve` answers; where it does not, the first trouble stays."""
        where = address()
        if where:
            with self._lock:
                self._served = Served(where, self.seconds)
            try:
                out = self._served.answer(data)
            except OSError:
                out = None
            self._go_on()
            if out is not None:
                return understood(out, b"", 0, self.program)
        raise Trouble("boxed") if boxed() else trouble

    def _go_on(self) -> None:
        """Raise Trouble where it was stopped meanwhile."""
        if self._why:
            raise Trouble(self._why, seconds=round(self.seconds))

    def stop(self, why: Any = "cancelled") -> None:
        """Stop what runs, or keep it from starting."""
        with self._lock:
            self._why = self._why or why
            if self._process is not None and self._process.poll() is None:
                self._process.kill()
            if self._served is not None:
                self._served.stop()


def understood(out: Any, errors: Any, code: Any, program: Any) -> Any:
    """Return the answer in what a program wrote; Trouble for anything else."""
    if not out.strip():
        if b"No module named" in errors:
            raise Trouble("wrong", program=program)
        raise Trouble("ended")
    try:
        answer = json.loads(out.decode("utf-8"))
    except ValueError:
        raise Trouble("ended" if code else "rubbish")
    if not isinstance(answer, dict) or answer.get("nigiri") != "answer":
        raise Trouble("rubbish")
    if answer.get("protocol") != PROTOCOL:
        raise Trouble("version")
    if "status" not in answer:
        raise Trouble("rubbish")
    return answer
