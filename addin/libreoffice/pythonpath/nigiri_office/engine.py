"""Requests to nigiri: a process of its own answers each (launchers.py says how it is started).

Where no program can be started, `nigiri serve` is asked, if it runs.
"""

from __future__ import annotations

import json
import threading
from typing import Any

from nigiri_office.prewarm import WAITING
from nigiri_office.server_client import ServerRequest, address, in_sandbox
from nigiri_office.words import Trouble, text_of

#: The version of the protocol that both sides must speak.
PROTOCOL = 2
#: The version of this menu.
MINE = text_of("version", "en")
#: The sentences said where the program does not exist or cannot run nigiri: the first two of a
#: nigiri that is installed, the others of the extension's own engine.
NO_PROGRAM = ("missing", "wrong", "untested", "old-python")
#: Sentences that send people to a terminal: of an own engine there is a report to mail instead.
REPORTED = ("wrong", "ended", "rubbish", "nigiri-older", "menu-older")


class Engine:
    """One request to nigiri; may be made on any thread and stopped from any other."""

    def __init__(self, launcher: Any, seconds: Any) -> None:
        """Take what starts nigiri, and the seconds to wait for an answer."""
        self.launcher, self.seconds = launcher, seconds
        self._process: Any = None
        self._server_request: Any = None
        self._stop_reason: str | None = None
        self._lock = threading.Lock()

    def ask(self, request: Any) -> Any:
        """Return the answer to a request; Trouble where there is none."""
        about = {"nigiri": "request", "protocol": PROTOCOL, "version": MINE}
        data = json.dumps(dict(request, **about)).encode("utf-8")
        timer = threading.Timer(self.seconds, self.stop, ("long",))
        timer.daemon = True
        timer.start()
        try:
            return self._ask_program(data)
        except Trouble as trouble:
            if trouble.key not in NO_PROGRAM:
                raise
            return self._ask_server(data, trouble)
        finally:
            timer.cancel()

    def _ask_program(self, data: bytes) -> Any:
        """Return the answer of the prewarmed process, or of a new one where that says nothing."""
        start = self.launcher.start()
        out = errors = b""
        try:
            out, errors = self._communicate(lambda: WAITING.take(start), data)
            if not out.strip():
                out, errors = self._communicate(lambda: start.run("pipe"), data)
            return parse_answer(out, errors, self._process.returncode, start.program)
        except OSError as error:
            trouble, errors = Trouble("wrong", program=start.program), str(error).encode("utf-8")
        except Trouble as found:
            trouble = found
        if self.launcher.engine and trouble.key in REPORTED:
            raise Trouble("inside", log=self.launcher.report(start, trouble.key, out + errors))
        raise trouble

    def _communicate(self, process: Any, data: bytes) -> Any:
        """Return the output and the errors of a process; b"" where there is none.

        process -- a function that returns it
        """
        with self._lock:
            self._check_stopped()
            self._process = process()
        if self._process is None:
            return b"", b""
        output = self._process.communicate(data)
        self._check_stopped()
        return output

    def _ask_server(self, data: bytes, trouble: Trouble) -> Any:
        """Return the answer of `nigiri serve`; raise the given Trouble where it does not answer."""
        server = address()
        if server:
            with self._lock:
                self._server_request = ServerRequest(server, self.seconds)
            try:
                out = self._server_request.answer(data)
            except OSError:
                out = None
            self._check_stopped()
            if out is not None:
                return parse_answer(out, b"", 0, "nigiri serve")
        raise Trouble("boxed") if in_sandbox() and not self.launcher.engine else trouble

    def _check_stopped(self) -> None:
        """Raise Trouble where the request was stopped."""
        if self._stop_reason:
            raise Trouble(self._stop_reason, seconds=round(self.seconds))

    def stop(self, why: Any = "cancelled") -> None:
        """Stop the request, or keep it from starting; why -- key of the sentence to be shown."""
        with self._lock:
            self._stop_reason = self._stop_reason or why
            if self._process is not None and self._process.poll() is None:
                self._process.kill()
            if self._server_request is not None:
                self._server_request.stop()


def _other_version(answer: Any) -> Trouble:
    """Return the Trouble of an answer in another version of the protocol: which side is older.

    A newer nigiri refuses in the version of the request, so its own sentence is shown instead.
    """
    protocol = answer.get("protocol")
    older = not isinstance(protocol, int) or protocol < PROTOCOL
    key = "nigiri-older" if older else "menu-older"
    return Trouble(key, version=answer.get("version") or "", menu=MINE)


def parse_answer(out: Any, errors: Any, code: Any, program: Any) -> Any:
    """Return the answer in the output of a process; Trouble where it is not one."""
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
        raise _other_version(answer)
    if "status" not in answer:
        raise Trouble("rubbish")
    return answer
