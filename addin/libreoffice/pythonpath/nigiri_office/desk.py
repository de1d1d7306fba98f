"""The commands of one window with a spreadsheet: which apply, and the one that runs.

A press makes a request of the sheets (session.py), which engine.py sends to nigiri; its answer is
asked about (conversation.py) and carried out in the document (changes.py).
"""

from __future__ import annotations

import json
import os
from typing import Any

from nigiri_office import enabled_commands, options
from nigiri_office.add_player import AddPlayer
from nigiri_office.cell_entry import enter
from nigiri_office.cells import sheet_corners
from nigiri_office.contexts import Unrecorded
from nigiri_office.conversation import Conversation
from nigiri_office.engine import Engine
from nigiri_office.launchers import launcher
from nigiri_office.main_thread import call_later, in_background
from nigiri_office.prewarm import WAITING
from nigiri_office.session import Session
from nigiri_office.views import go_to
from nigiri_office.words import Trouble, in_language, text_of
from nigiri_office.xlsx_files import complete_looks

ACTIONS = json.loads(
    open(os.path.join(os.path.dirname(__file__), "actions.json"), encoding="utf-8").read()
)
#: A command that applies wherever there is an event.
EVENT_ONLY = "check"
BY_TAG = {action["action"]: action for action in ACTIONS}
#: Commands with a form of their own.
FORMS: dict[str, Any] = {"add": AddPlayer}


class Desk:
    """The commands of one frame."""

    def __init__(self, context: Any, frame: Any) -> None:
        """Take the frame that the menu belongs to."""
        self.context, self.frame = context, frame
        self._session: Any = None
        self._last_note: Any = None
        self._asked_document: Any = None
        self._listeners: dict[int, list[Any]] = {}
        enabled_commands.add_window(self)

    @property
    def document(self) -> Any:
        """Return the document in the frame, None for none."""
        controller = self.frame.Controller
        return controller.Model if controller is not None else None

    def alive(self) -> Any:
        """Tell whether the document is still open in the frame."""
        try:
            return self.document is not None
        except Exception:  # noqa: BLE001 -- the frame is gone
            return False

    def applies(self, tag: Any) -> Any:
        """Tell whether a command applies; True as long as nigiri has not said."""
        return enabled_commands.known(self.document).get(tag, True)

    def show_menu(self) -> None:
        """Update menus and toolbars: call everyone who watches which commands apply."""
        for calls in list(self._listeners.values()):
            for call in calls:
                call()

    def forget(self, listener: Any) -> None:
        """Remove a listener."""
        self._listeners.pop(_listener_key(listener), None)

    def watch(self, listener: Any, call: Any) -> None:
        """Add a call to be made when other commands apply; ask nigiri once for each document."""
        self._listeners.setdefault(_listener_key(listener), []).append(call)
        if self.alive() and self._asked_document != self.document.RuntimeUID:
            self._asked_document = self.document.RuntimeUID
            call_later(self.context, self._ask_menu)

    def _ask_menu(self) -> None:
        """Ask nigiri which commands apply, sending only the upper left corners of the sheets.

        In the workbook of an event a process is prewarmed as well, for the first command.
        """
        starts = launcher(self.context)
        if not self.alive() or starts.known() is None:
            return
        document = self.document
        request = {"action": "menu", "sheets": sheet_corners(document)}
        engine = Engine(starts, options.patience(self.context))

        def wait() -> None:
            """Wait for nigiri; without an answer all commands stay enabled."""
            try:
                applies = enabled_commands.menu_in(engine.ask(request)) or {}
            except Trouble:
                return
            call_later(self.context, lambda: self._learn(document, applies))
            if applies.get(EVENT_ONLY):
                WAITING.prepare(starts.known())

        in_background(self.context, wait)

    def _learn(self, document: Any, applies: Any) -> None:
        """Remember which commands apply in a document, unless a command has said so since.

        The looks of an event are completed as well.
        """
        if applies and not enabled_commands.known(document):
            enabled_commands.remember(document, applies)
        if applies.get(EVENT_ONLY):
            complete_looks(document)

    def run(self, tag: Any, conversation: Any = None, done: Any = None) -> None:
        """Carry out a command; call `done` with its outcome."""
        talk = conversation or Conversation(
            self.context, self.frame, options.language(self.context)
        )
        done = done or (lambda _: None)
        action = BY_TAG[tag]
        if self._session is not None:
            self._refuse(talk, action, text_of("busy", talk.language), done)
        elif self.document.isReadonly() and not action["looks"]:
            self._refuse(talk, action, text_of("readonly", talk.language), done)
        elif action["by"] == "program":
            self._undo(talk, action, done)
        else:
            begin = Session if talk.quiet else FORMS.get(tag, Session)
            self._session = begin(self, action, talk, lambda outcome: self._end(outcome, done))
            self._session.start()

    def cancel(self) -> None:
        """Stop the command that runs."""
        if self._session is not None:
            self._session.cancel()

    def note(self, talk: Any, title: str, sentences: Any) -> None:
        """Say what a command did, and remember it for `more`."""
        if sentences:
            self._last_note = talk, title, sentences
            talk.note(title, sentences)

    def more(self) -> None:
        """Show all that was said of the last command."""
        if self._last_note is not None:
            talk, title, sentences = self._last_note
            talk.tell(title, sentences)

    def _end(self, outcome: Any, done: Any) -> None:
        """Be ready for the next command."""
        self._session = None
        done(outcome)

    def _refuse(self, talk: Any, action: Any, sentence: Any, done: Any) -> None:
        """Show why a command is not carried out, and end it as refused."""
        talk.tell(in_language(action["label"], talk.language), [sentence])
        done({"status": "refused", "sentences": [sentence], "answer": None})

    def _undo(self, talk: Any, action: Any, done: Any) -> None:
        """Undo the last command, if nothing was done after it."""
        enter(self.context, self.document)
        manager = self.document.UndoManager
        titles = {label for each in ACTIONS for label in each["label"].values()}
        if not manager.isUndoPossible() or manager.getCurrentUndoActionTitle() not in titles:
            self._refuse(talk, action, text_of("typed", talk.language), done)
            return
        talk.clear()
        manager.undo()
        done({"status": "done", "sentences": [], "answer": None})

    def select(self, sheet: Any, cell: Any) -> None:
        """Show a cell, with the cursor in it."""
        sheets = self.document.Sheets
        if sheets.hasByName(sheet):
            found = sheets.getByName(sheet)
            if not found.IsVisible:
                with Unrecorded(self.document):
                    found.IsVisible = True
            go_to(self.document, found, cell or "A1")


def _listener_key(listener: Any) -> Any:
    """Return the hash that identifies a listener: UNO may wrap the same one in another object."""
    return hash(listener)
