"""Asks nigiri who may be meant by what is being typed, key by key.

One process answers as long as the form is open, so that a key costs no start of a program; where
none can be started, each question is asked as any other. All of it waits on a thread of its own.
"""

from __future__ import annotations

import json
import threading
import time
from typing import Any

from nigiri_office import options
from nigiri_office.engine import PROTOCOL, Engine, parse_answer
from nigiri_office.launchers import launcher
from nigiri_office.main_thread import call_later, in_background
from nigiri_office.words import Trouble

#: Seconds without another key after which nigiri is asked.
PAUSE = 0.06
FIND = "find-members"


class MemberSearch:
    """Searches one after the other; of what was typed meanwhile only the newest counts."""

    def __init__(self, context: Any, language: str, found: Any) -> None:
        """Take a function that is called in the main thread with the words and the answer.

        The answer has no `members` where nigiri could not be asked.
        """
        self._context, self._language, self._found = context, language, found
        self._launcher = launcher(context)
        self._seconds = options.patience(context)
        self._changed = threading.Condition()
        self._words: Any = None
        self._sheets: Any = []
        self._over = False
        self._process: Any = None
        in_background(context, self._run)

    def ask(self, words: str, sheets: Any) -> None:
        """Ask who may be meant; sheets -- those that say who is entered already."""
        with self._changed:
            self._words, self._sheets = words, sheets
            self._changed.notify()

    def end(self) -> None:
        """End the process and the thread."""
        with self._changed:
            self._over = True
            self._changed.notify()
        self._stop()

    def _run(self) -> None:
        """Answer the newest words until the search is over."""
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._words is not None or self._over)
                words = self._words
            if self._over:
                return
            if words:
                time.sleep(PAUSE)
            with self._changed:
                if words != self._words:
                    continue
                sheets, self._words = self._sheets, None
            self._tell(words, self._answer(words, sheets))

    def _tell(self, words: str, answer: Any) -> None:
        """Hand an answer over to the main thread, unless the form is closed."""

        def tell() -> None:
            """Hand it over where the form is still open then."""
            if not self._over:
                self._found(words, answer)

        call_later(self._context, tell)

    def _answer(self, words: str, sheets: Any) -> Any:
        """Return nigiri's answer, or one with the sentence on why there is none."""
        request = {
            "nigiri": "request",
            "protocol": PROTOCOL,
            "action": FIND,
            "arguments": {"words": words},
            "sheets": sheets,
            "language": self._language,
        }
        try:
            return self._answer_of_process(request) or self._engine().ask(request)
        except Trouble as trouble:
            return {"sentences": [trouble.sentence(self._language)]}

    def _answer_of_process(self, request: Any) -> Any:
        """Return the answer of the process, of a new one where it has ended; None for none."""
        line = json.dumps(request).encode("ascii") + b"\n"
        for _ in range(2):
            try:
                if self._process is None:
                    self._process = self._started()
                self._process.stdin.write(line)
                self._process.stdin.flush()
                out = self._process.stdout.readline()
            except OSError:
                out = b""
            if out.strip():
                return parse_answer(out, b"", 0, self._launcher.known().program)
            self._stop()
        return None

    def _started(self) -> Any:
        """Return a process that answers until its input ends; OSError where there is none."""
        start = self._launcher.known()
        if start is None:
            raise OSError
        process = start.run("pipe", "--stay")
        threading.Thread(target=process.stderr.read, daemon=True).start()  # it must never fill up
        return process

    def _engine(self) -> Engine:
        """Return an Engine that starts nigiri anew, for when the process gives no answer."""
        return Engine(self._launcher, self._seconds)

    def _stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
