"""One command from the press of a button to the last word: what happens in which order.

    sheets -> nigiri, on a thread of its own -> questions, asked here and sent again
           -> changes, carried out when the sheets are still as they were -> what is told

Everything that touches the document runs in LibreOffice's main thread. The thread only waits for
nigiri and hands the answer over; meanwhile the window stays alive.
"""

from __future__ import annotations

import threading
import traceback
from typing import TYPE_CHECKING, Any

from nigiri_office import menus, options, papers
from nigiri_office.ahead import AHEAD
from nigiri_office.calls import later
from nigiri_office.cells import file_of, snapshot, typed
from nigiri_office.changes import Carrying, refuse_edited
from nigiri_office.engine import Engine
from nigiri_office.views import leave_plain_cursor
from nigiri_office.words import Trouble, said

if TYPE_CHECKING:
    from collections.abc import Callable

SOON = 1.0
#: The exit code of a request that cannot be understood: the director puts his answers right.
WRONG = 2


class Session:
    """A command that runs; `done` is called with its outcome in the end, whatever happens."""

    def __init__(self, desk: Any, action: Any, conversation: Any, done: Any) -> None:
        """Take the desk of the window, the action (menus.json) and who is talked to."""
        self._desk, self._action, self._talk, self._done = desk, action, conversation, done
        self._context, self._document = desk.context, desk.document
        self.language = conversation.language
        self._title = action["label"][self.language == "fr"]
        self._arguments: Any = None
        self._agreed: list[str] = []
        self._fields: list[Any] = []
        self._engine: Any = None
        self._before: dict[str, Any] = {}
        self._indicator: Any = None
        self._waiting: Any = None
        self._over = False

    def start(self) -> None:
        """Begin, and let nigiri be loaded meanwhile; what goes wrong is told."""
        AHEAD.prepare(options.program(self._context))
        self._guard(self._first)

    def cancel(self) -> None:
        """Stop nigiri, and end without waiting for what it might leave behind."""
        if self._engine is not None:
            self._engine.stop()
            later(self._context, lambda: self._guard(_again(Trouble("cancelled"))))

    def _first(self) -> None:
        """Ask for what the action always asks for, then ask nigiri."""
        if self._document.isReadonly():
            raise Trouble("readonly")
        self._arguments = self._talk.given if self._action["fields"] else {}
        self._fields = asked_fields(self._action, self.language)
        if self._arguments is None and self._fields and not self._filled():
            self._end("asks", [], told=True)
        else:
            self._ask()

    def _guard(self, step: Callable[..., None], *given: Any) -> None:
        """Take one step, unless all is over; when it fails, end with one sentence."""
        if self._over:
            return
        try:
            step(*given)
        except Trouble as trouble:
            self._end("failed", [trouble.said(self.language)])
        except Exception:  # noqa: BLE001 -- a fault is told, and LibreOffice goes on
            if not self._desk.alive():
                self._end("failed", [said("closed", self.language)])
                return
            log = papers.write_log(self._context, traceback.format_exc())
            self._end("failed", [said("failed", self.language, log=log)])

    def _ask(self) -> None:
        """Send the sheets to nigiri; `_answered` goes on in the main thread."""
        self._before = {
            name: typed(self._document.Sheets.getByName(name))
            for name in self._document.Sheets.ElementNames
        }
        request = {
            "action": self._action["action"],
            "sheets": snapshot(self._document),
            "language": self.language,
            "agreed": self._agreed,
            "render": "spec",
        }
        if self._arguments is not None:
            request["arguments"] = self._arguments
        if options.user(self._context):
            request["user"] = options.user(self._context)
        if file_of(self._document):
            request["file"] = file_of(self._document)
        self._engine = Engine(options.program(self._context), options.patience(self._context))
        self._show_work()
        threading.Thread(target=self._wait, args=(self._engine, request), daemon=True).start()

    def _wait(self, engine: Engine, request: Any) -> None:
        """Wait for nigiri; on a thread of its own, so nothing of the document is touched."""
        try:
            step: Callable[..., None] = self._answered
            given = [engine.ask(request)]
        except Exception as error:  # noqa: BLE001 -- handed over
            step, given = _again(error), []
        later(self._context, lambda: self._guard(step, *given))

    def _show_work(self) -> None:
        """Say in the status bar that nigiri works; after a while offer to cancel."""
        words = said("works", self.language, action=self._title)
        controller = self._document.CurrentController
        if controller is not None:
            self._indicator = controller.Frame.createStatusIndicator()
            self._indicator.start(words, 0)
        if not self._talk.quiet:
            engine = self._engine
            timer = threading.Timer(
                SOON, lambda: later(self._context, lambda: self._offer(engine, words))
            )
            timer.daemon = True
            timer.start()

    def _offer(self, engine: Engine, words: str) -> None:
        """Offer to cancel, where nigiri still works on the same question."""
        if self._engine is engine and self._indicator is not None and not self._over:
            self._waiting = self._talk.waiting(words, self.cancel)

    def _hide_work(self) -> None:
        """Take away what said that nigiri works."""
        if self._indicator is not None:
            self._indicator.end()
        if self._waiting is not None:
            self._waiting.dispose()
        self._indicator = self._waiting = None

    def _answered(self, answer: Any) -> None:
        """Go on with an answer: carry out, ask or tell; the next press finds nigiri loaded."""
        self._hide_work()
        if not self._desk.alive():
            raise Trouble("closed")
        if answer["status"] == "done":
            self._carry_out(answer)
        AHEAD.soon(options.program(self._context))  # not before: there may be few processors
        if answer["status"] == "asks":
            self._asked(answer)
            return
        if self._fields and answer.get("exit_code") == WRONG and not self._talk.quiet:
            self._talk.tell(self._title, answer["sentences"])
            if self._filled():
                self._ask()
            else:
                self._end("refused", answer["sentences"], answer, told=True)
            return
        menus.remember(self._document, menus.said_in(answer) or menus.known(self._document))
        self._end(answer["status"], answer["sentences"], answer)

    def _carry_out(self, answer: Any) -> None:
        """Do to the document what an answer says, and show the sheet to which that leads."""
        changes, rendered = answer.get("changes"), answer.get("rendered") or {}
        if changes:
            refuse_edited(self._document, changes["fingerprints"], self._before)
            Carrying(self._context, self._document, rendered).all(
                changes["operations"], self._title, menus.said_in(answer)
            )

    def _asked(self, answer: Any) -> None:
        """Ask the director, and send the request again with what was answered."""
        if answer.get("questions"):
            if not self._talk.agree(self._title, answer["sentences"] + answer["questions"]):
                self._end("asks", answer["questions"], answer, told=True)
                return
            self._agreed = self._agreed + answer["questions"]
        else:
            self._fields = answer["fields"]
            if not self._filled():
                self._end("asks", answer["sentences"], answer, told=True)
                return
        self._ask()

    def _filled(self) -> bool:
        """Let the director fill the form, and again what was wrong in it; tell whether he did."""
        filled = self._talk.fill(self._title, self._fields, self._arguments or {})
        if filled is not None:
            self._arguments = filled
        return filled is not None

    def _end(
        self, status: str, sentences: list[str], answer: Any = None, told: bool = False
    ) -> None:
        """Tell how it went, and end."""
        if self._over:
            return
        self._over = True
        try:
            if self._desk.alive():
                self._hide_work()
                leave_plain_cursor(self._document)
                if not told:
                    self._tell(sentences, answer or {})
        finally:
            self._done({"status": status, "sentences": sentences, "answer": answer})

    def _tell(self, sentences: list[str], answer: Any) -> None:
        """Show what there is to show; a problem that is chosen selects its cell."""
        log = [answer["log"]] if answer.get("log") else []
        if answer.get("next"):
            sentences = [*sentences, answer["next"]]
        if answer.get("view"):
            sentences = self._viewed(answer["view"], sentences)
        if answer.get("paper") and not self._talk.quiet:
            papers.open_paper(self._context, answer["paper"])
        if answer.get("problems"):
            chosen = self._talk.list_problems(self._title, sentences, answer["problems"])
            if chosen is not None:
                self._desk.select(chosen["sheet"], chosen["cell"])
        elif sentences:
            self._talk.tell(self._title, [*sentences, *log])

    def _viewed(self, view: Any, sentences: list[str]) -> list[str]:
        """Show a table; one without rows is a sentence. Return what is still to be told."""
        if view["rows"]:
            self._talk.show_table(view)
            return sentences
        return [view["title"], *view["notes"], *sentences]


def asked_fields(action: Any, language: str) -> list[Any]:
    """Return what an action asks for, in one language; as nigiri itself would ask."""
    which = language == "fr"
    return [
        dict(
            field,
            label=field["label"][which],
            tip=field["tip"][which],
            choices=[[value, words[which]] for value, words in field["choices"]],
        )
        for field in action["fields"]
        if field["asked"]
    ]


def _again(error: Exception) -> Callable[[], None]:
    """Return a step that raises an error which another thread met."""

    def step() -> None:
        """Raise it."""
        raise error

    return step
