"""Print many documents with one browser, controlled through a pipe in its own protocol.

Starting a browser takes as long as printing, and longer than making the sheets. No port is opened:
only this process can control it, and it ends when this process does.

The protocol: JSON objects with a zero byte behind each. A request has a number, repeated in its
answer; a page has a session. https://chromedevtools.github.io/devtools-protocol/
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
from contextlib import contextmanager, suppress
from pathlib import Path
from select import select
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, TypeAlias

from nigiri.hosts.paper.browser import headless_arguments, isolated
from nigiri.hosts.processes import stop

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
    from typing import IO

Request: TypeAlias = "tuple[str, Mapping[str, object], str | None]"
"""Method, parameters, session: None for the browser itself."""
Conversation: TypeAlias = "Generator[Request, dict[str, Any], bytes]"
"""What one document takes: yields requests, is sent the answers, returns the PDF."""

#: A browser reads what it is told from file 3 and answers into file 4: those this process opens
#: have whatever numbers are free. What else the browser says is nobody's business.
_SHELL = ("/bin/sh", "-c", 'exec "$@" 3<&0 4>&1 0</dev/null 1>&0 2>&0', "sh")
_ANSWERS_WITHIN = 60
"""Seconds a browser gets for one answer; the longest is a sheet of many pages."""
_AT_A_TIME = 1 << 20
_ENDS_WITHIN = 5
"""Seconds a browser gets to end by itself, before it is killed."""
_PRINTED = {"printBackground": True, "preferCSSPageSize": True}
_LOADED = {
    "expression": "new Promise(done => document.readyState === 'complete' ? done(0)"
    " : addEventListener('load', () => done(0)))",
    "awaitPromise": True,
}


def print_together(
    program: str, documents: Sequence[str], at_once: int, advance: Callable[[int], None]
) -> dict[int, bytes]:
    """Return the PDFs of documents that one browser made, by index; the longest documents first.

    at_once -- number of documents printed at the same time
    advance -- is called for each

    Documents are missing that failed, or that were left when the browser ended or hung; all of them
    where a browser cannot be controlled so, as on Windows.
    """
    made: dict[int, bytes] = {}
    waiting = sorted(range(len(documents)), key=lambda index: len(documents[index]))
    with suppress(OSError, ValueError, KeyError, _Refused), _started(program) as pipe:
        talks: dict[int, tuple[int, Conversation]] = {}
        while waiting or talks:
            while waiting and len(talks) < at_once:
                index = waiting.pop()
                talk = _printing(documents[index])
                talks[pipe.ask(next(talk))] = index, talk
            number, answer = pipe.answer()
            index, talk = talks.pop(number)
            try:
                talks[pipe.ask(talk.send(answer))] = index, talk
            except StopIteration as done:
                made[index] = done.value
                advance(1)
    return made


def _printing(html: str) -> Conversation:
    """Open an empty page, put a document into it, print it, and close the page."""
    opened = yield "Target.createTarget", {"url": "about:blank"}, None
    page = {"targetId": opened["targetId"]}
    session = (yield "Target.attachToTarget", {**page, "flatten": True}, None)["sessionId"]
    content = {"frameId": page["targetId"], "html": isolated(html)}
    yield "Page.setDocumentContent", content, session
    yield "Runtime.evaluate", _LOADED, session
    printed = yield "Page.printToPDF", _PRINTED, session
    yield "Target.closeTarget", page, None
    return base64.b64decode(printed["data"], validate=True)


class _Refused(Exception):
    """The browser ended, or refused a request."""


class _Pipe:
    """The pipe to a browser, and the one back."""

    def __init__(self, told: IO[bytes], answers: IO[bytes]) -> None:
        """Keep the pipe for requests, `told`, and the one for `answers`."""
        self.told, self.answers = told, answers
        self.asked = 0
        self.rest = b""

    def ask(self, request: Request) -> int:
        """Send a request; return its number."""
        method, parameters, session = request
        self.asked += 1
        form = {"id": self.asked, "method": method, "params": parameters}
        sent = form if session is None else {**form, "sessionId": session}
        self.told.write(json.dumps(sent).encode() + b"\0")
        self.told.flush()
        return self.asked

    def answer(self) -> tuple[int, dict[str, Any]]:
        """Return the next answer and the number of its request; other events are skipped.

        Raises _Refused where the browser refuses, or is gone.
        """
        while True:
            said = json.loads(self._said())
            if "error" in said:
                raise _Refused
            if "id" in said:
                return said["id"], said["result"]

    def _said(self) -> bytes:
        """Return the next message of the browser."""
        while b"\0" not in self.rest:
            ready, _, _ = select([self.answers], [], [], _ANSWERS_WITHIN)
            more = os.read(self.answers.fileno(), _AT_A_TIME) if ready else b""
            if not more:
                raise _Refused
            self.rest += more
        said, _, self.rest = self.rest.partition(b"\0")
        return said


@contextmanager
def _started(program: str) -> Iterator[_Pipe]:
    """Start a browser without a window; end it and its processes at the end."""
    with TemporaryDirectory(prefix="nigiri-", ignore_cleanup_errors=True) as name:
        browser = subprocess.Popen(  # noqa: S603 -- the program found, our arguments
            [
                *_SHELL,
                program,
                *headless_arguments(Path(name)),
                "--remote-debugging-pipe",
                "about:blank",
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        assert browser.stdin and browser.stdout  # noqa: S101, PT018 -- both are pipes
        try:
            with browser.stdin as told, browser.stdout as answers:
                yield _Pipe(told, answers)
            with suppress(subprocess.TimeoutExpired):  # it ends when it is hung up on
                browser.wait(_ENDS_WITHIN)
        finally:
            stop(browser)
