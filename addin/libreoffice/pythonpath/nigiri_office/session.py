"""One command from the press of its button to the last message.

    sheets -> nigiri, on a thread of its own -> questions, asked here and sent again
           -> changes, carried out when the sheets are unchanged -> messages

Everything that touches the document runs in LibreOffice's main thread. The other thread only
waits for nigiri and hands the answer over, so the window stays responsive.
"""

from __future__ import annotations

import threading
import traceback
from typing import TYPE_CHECKING, Any

from nigiri_office import enabled_commands, options, papers
from nigiri_office.cell_entry import EscapeKey, enter, is_typing
from nigiri_office.cells import file_path, snapshot, typed_sheets
from nigiri_office.changes import Transaction
from nigiri_office.engine import Engine
from nigiri_office.launchers import launcher
from nigiri_office.main_thread import call_later, in_background
from nigiri_office.prewarm import WAITING
from nigiri_office.unseen_cells import named, refuse_unseen, unseen_cells
from nigiri_office.views import leave_plain_cursor, window_of
from nigiri_office.words import Trouble, in_language, text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

CANCEL_DELAY = 1.0
#: Seconds in which a press of Cancel is still heard that came while the sheets were written.
LISTENS = 0.5
#: Seconds between two looks whether somebody still types into a cell.
LOOKS = 0.3
#: The exit code of a request that cannot be understood: the director corrects the answers.
INVALID_REQUEST = 2


class Session:
    """A command that runs; calls `done` with the outcome at its end, even after a fault."""

    def __init__(self, desk: Any, action: Any, conversation: Any, done: Any) -> None:
        """Take the desk of the window, the action (actions.json) and the conversation."""
        self._desk, self._action, self._talk, self._done = desk, action, conversation, done
        self._context, self._document = desk.context, desk.document
        self.language = conversation.language
        self._title = in_language(action["label"], self.language)
        self._arguments: Any = None
        self._agreed: list[str] = []
        self._fields: list[Any] = []
        self._engine: Any = None
        self._sent: dict[str, Any] = {}
        self._unseen: list[Any] = []
        self._indicator: Any = None
        self._waiting: Any = None
        self._escape: Any = None
        self._works = ""
        self._cancelled = self._begun = self._too_late = self._over = False

    def start(self) -> None:
        """Begin, with a nigiri process started in the background."""
        self._talk.clear()
        WAITING.prepare(launcher(self._context).known())
        self._run_step(self._first_step)

    def cancel(self) -> None:
        """Stop nigiri and end as cancelled; once the changes begin, say that it is too late."""
        if self._begun:
            self._too_late = True
        elif self._engine is not None:
            self._cancelled = True
            self._engine.stop()
            call_later(self._context, lambda: self._run_step(_raise_in_step(Trouble("cancelled"))))

    def _first_step(self) -> None:
        """Show the fields of the action, where they are always the same, then ask nigiri."""
        self._arguments = self._talk.arguments if self._action["fields"] else {}
        varies = self._action[
            "varies"
        ]  # nigiri answers with the fields, as it knows what they go by
        self._fields = [] if varies else asked_fields(self._action, self.language)
        if self._arguments is None and self._fields and not self._fill_form():
            self._end("asks", [], shown=True)
        else:
            self._ask()

    def _run_step(self, step: Callable[..., None], *arguments: Any) -> None:
        """Take a step unless the session is over; when it fails, end with one sentence."""
        if self._over:
            return
        try:
            step(*arguments)
        except Trouble as trouble:
            self._end("failed", [trouble.sentence(self.language)])
        except Exception:  # noqa: BLE001 -- a fault is told, and LibreOffice goes on
            if not self._desk.alive():
                self._end("failed", [text_of("closed", self.language)])
                return
            log = papers.write_log(self._context, traceback.format_exc())
            self._end("failed", [text_of("failed", self.language, log=log)])

    def _ask(self) -> None:
        """Send the sheets to nigiri; `_handle_answer` continues in the main thread."""
        enter(self._context, self._document)
        self._sent = typed_sheets(self._document)
        request = {
            "action": self._action["action"],
            "sheets": snapshot(self._document),
            "language": self.language,
            "agreed": self._agreed,
            "render": "spec",
            "read_only": bool(self._document.isReadonly()),
        }
        if self._arguments is not None:
            request["arguments"] = self._arguments
        window = window_of(self._document)
        if window is not None:
            request["sheet"] = window.ActiveSheet.Name
        if options.user(self._context):
            request["user"] = options.user(self._context)
        if file_path(self._document):
            request["file"] = file_path(self._document)
        self._engine = Engine(launcher(self._context), options.patience(self._context))
        self._show_work()
        engine = self._engine  # the next request has another
        in_background(self._context, lambda: self._wait(engine, request))

    def _wait(self, engine: Engine, request: Any) -> None:
        """Wait for nigiri on a thread of its own, without touching the document."""
        try:
            step: Callable[..., None] = self._handle_answer
            arguments = [engine.ask(request)]
        except Exception as error:  # noqa: BLE001 -- handed over
            step, arguments = _raise_in_step(error), []
        call_later(self._context, lambda: self._run_step(step, *arguments))

    def _show_work(self) -> None:
        """Show in the status bar that nigiri works; after a delay offer to cancel."""
        untested = self._engine.launcher.known() is None and self._engine.launcher.engine
        works = "tests" if untested else "works"
        self._works = text_of(works, self.language, action=self._title)
        controller = self._document.CurrentController
        if controller is not None:
            self._indicator = controller.Frame.createStatusIndicator()
            self._indicator.start(self._works, 0)
        if not self._talk.quiet:
            self._escape = EscapeKey(self._document, self.cancel)
            self._step_later(CANCEL_DELAY, self._offer, self._engine)

    def _step_later(self, seconds: float, step: Callable[..., None], *arguments: Any) -> None:
        """Take a step after a time, in the main thread."""
        run = lambda: self._run_step(step, *arguments)  # noqa: E731 -- called elsewhere
        timer = threading.Timer(seconds, lambda: call_later(self._context, run))
        timer.daemon = True
        timer.start()

    def _offer(self, engine: Engine) -> None:
        """Offer to cancel, if nigiri still works on the same request."""
        if self._engine is engine and self._indicator is not None:
            self._waiting = self._talk.open_waiting(self._works)

    def _hide_work(self) -> None:
        """Remove the status bar's message and the offer to cancel."""
        if self._indicator is not None:
            self._indicator.end()
        for shown in (self._waiting, self._escape):
            if shown is not None:
                shown.dispose()
        self._indicator = self._waiting = self._escape = None

    def _handle_answer(self, answer: Any) -> None:
        """Handle an answer: carry out, ask or show; start a process for the next command."""
        if self._cancelled:
            raise Trouble("cancelled")
        if not self._desk.alive():
            raise Trouble("closed")
        if is_typing(self._document):
            self._wait_for_entry(answer)
            return
        self._unseen = unseen_cells(self._document, self._sent)
        done = answer["status"] == "done"
        if not (done and answer.get("changes")):  # else Cancel stays, and is heard
            self._hide_work()
        if done:
            self._carry_out(answer)
        # only after carrying out: there may be few processors
        known = launcher(self._context).known()
        in_background(self._context, lambda: WAITING.prepare(known))
        if answer["status"] == "asks":
            self._ask_director(answer)
        elif self._fields and answer.get("exit_code") == INVALID_REQUEST and not self._talk.quiet:
            self._ask_again(answer)
        else:
            self._finish(answer)

    def _wait_for_entry(self, answer: Any) -> None:
        """Handle an answer once what somebody is typing into a cell is entered, and say so."""
        words = text_of("entering", self.language, action=self._title)
        if words != self._works and self._indicator is not None:
            self._works = words
            self._indicator.setText(words)
            if self._waiting is not None:
                self._waiting = self._talk.open_waiting(words)
        self._step_later(LOOKS, self._handle_answer, answer)

    def _ask_again(self, answer: Any) -> None:
        """Show why the answers to the fields are refused, and the form once more."""
        self._talk.tell(self._title, answer["sentences"])
        if self._fill_form():
            self._ask()
        else:
            self._end("refused", answer["sentences"], answer, shown=True)

    def _finish(self, answer: Any) -> None:
        """End with an answer, once a press of Cancel that came meanwhile was heard."""
        enabled_commands.remember(
            self._document,
            enabled_commands.menu_in(answer) or enabled_commands.known(self._document),
        )
        if self._waiting is None:
            self._end(answer["status"], self._sentences(answer), answer)
            return
        self._step_later(LISTENS, self._end_late, answer)

    def _end_late(self, answer: Any) -> None:
        """End; say first that it was too late, where Cancel was pressed."""
        late = [text_of("too-late", self.language)] if self._too_late else []
        self._end(answer["status"], late + self._sentences(answer), answer)

    def _sentences(self, answer: Any) -> list[str]:
        """Return the sentences of an answer, after the one on cells typed since the question."""
        if not self._unseen:
            return list(answer["sentences"])
        unseen = text_of("unseen", self.language, cells=named(self._unseen))
        return [unseen, *answer["sentences"]]

    def _carry_out(self, answer: Any) -> None:
        """Carry out the changes of an answer; Trouble where a cell was typed that nigiri read."""
        changes, rendered = answer.get("changes"), answer.get("rendered") or {}
        if changes:
            written = {each.get("sheet") for each in changes["operations"]}
            refuse_unseen(self._unseen, written.union(changes["fingerprints"]))
            if self._document.isReadonly():
                raise Trouble("readonly")
            self._begun = True
            Transaction(self._context, self._document, rendered, answer.get("shows")).run(
                changes["operations"], self._title, enabled_commands.menu_in(answer)
            )
        elif answer.get("shows"):
            self._desk.select(answer["shows"]["sheet"], answer["shows"]["cell"])

    def _ask_director(self, answer: Any) -> None:
        """Ask the director what the answer asks, and send the request again with the replies."""
        questions = answer.get("questions") or []
        if answer.get("fields"):
            self._fields = answer["fields"]
            if not self._fill_form(questions):
                self._end("asks", answer["sentences"], answer, shown=True)
                return
        elif not self._talk.agree(self._title, answer["sentences"] + questions):
            self._end("asks", questions, answer, shown=True)
            return
        self._agreed = self._agreed + questions
        self._ask()

    def _fill_form(self, questions: Sequence[str] = ()) -> bool:
        """Show the form of the fields; tell whether the director filled it in.

        questions -- shown above: OK agrees to them, too
        """
        answers = self._talk.fill(self._title, self._fields, self._arguments or {}, questions)
        if answers is not None:
            shown = {field["field"] for field in self._fields}
            before = (self._arguments or {}).items()
            kept = {name: value for name, value in before if name not in shown}
            self._arguments = dict(kept, **answers)
        return answers is not None

    def _end(
        self, status: str, sentences: list[str], answer: Any = None, shown: bool = False
    ) -> None:
        """End with a status and sentences; shown -- whether the director has seen the sentences."""
        if self._over:
            return
        self._over = True
        try:
            if self._desk.alive():
                self._hide_work()
                leave_plain_cursor(self._document)
                if not shown:
                    self._tell(status, sentences, answer or {})
        finally:
            self._done({"status": status, "sentences": sentences, "answer": answer})

    def _tell(self, status: str, sentences: list[str], answer: Any) -> None:
        """Show the results of an answer; a problem that is chosen selects its cell."""
        if answer.get("next"):
            sentences = [*sentences, answer["next"]]
        if answer.get("view") and not answer.get("shows"):
            sentences = self._show_view(answer["view"], sentences)
        if answer.get("paper") and not self._talk.quiet:
            path, opens = papers.open_paper(self._context, answer["paper"])
            where = text_of("paper" if opens else "unopened", self.language, path=path)
            sentences = [where, *sentences]
        if answer.get("problems"):
            chosen = self._talk.list_problems(self._title, sentences, answer["problems"])
            if chosen is not None:
                self._desk.select(chosen["sheet"], chosen["cell"])
        elif status == "done" and any(map(answer.get, ("changes", "shows", "paper"))):
            self._desk.note(self._talk, self._title, sentences)
        elif sentences:
            log = [answer["log"]] if answer.get("log") else []
            self._talk.tell(self._title, [*sentences, *log])

    def _show_view(self, view: Any, sentences: list[str]) -> list[str]:
        """Show a table and return the other sentences; a table without rows becomes sentences."""
        if view["rows"]:
            self._talk.show_table(view)
            return sentences
        return [view["title"], *view["notes"], *sentences]


def asked_fields(action: Any, language: str) -> list[Any]:
    """Return the fields that an action asks for, with labels, tips and choices in one language."""
    return [
        dict(
            field,
            label=in_language(field["label"], language),
            tip=in_language(field["tip"], language),
            choices=[[value, in_language(words, language)] for value, words in field["choices"]],
        )
        for field in action["fields"]
        if field["asked"]
    ]


def _raise_in_step(error: Exception) -> Callable[[], None]:
    """Return a step that raises an error from another thread."""

    def step() -> None:
        """Raise it."""
        raise error

    return step
