"""One window with a spreadsheet: which commands apply in it, and the one that runs."""

from __future__ import annotations

import json
import os
import threading
from typing import Any

from nigiri_office import menus, options
from nigiri_office.ahead import AHEAD
from nigiri_office.calls import later
from nigiri_office.cells import heads
from nigiri_office.engine import Engine
from nigiri_office.meanwhile import Unrecorded
from nigiri_office.session import Session
from nigiri_office.talk import Conversation
from nigiri_office.views import go_to
from nigiri_office.words import Trouble, said

ACTIONS = json.loads(
    open(os.path.join(os.path.dirname(__file__), "actions.json"), encoding="utf-8").read()
)
#: A command that applies wherever there is an event.
EVENT_ONLY = "check"
BY_TAG = {action["action"]: action for action in ACTIONS}


class Desk:
    """The commands of one frame."""

    def __init__(self, context: Any, frame: Any) -> None:
        """Take the frame that the menu belongs to."""
        self.context, self.frame = context, frame
        self._session: Any = None
        self._asked_of: Any = None
        self._listeners: dict[int, list[Any]] = {}
        menus.show_here(self)

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
        """Tell whether a command applies, as far as nigiri said so."""
        return menus.known(self.document).get(tag, True)

    def show_menu(self) -> None:
        """Let menus and toolbars show which commands apply now."""
        for listens in list(self._listeners.values()):
            for listen in listens:
                listen()

    def forget(self, listener: Any) -> None:
        """Call nothing for a listener any more."""
        self._listeners.pop(_identity(listener), None)

    def watch(self, listener: Any, listen: Any) -> None:
        """Call something whenever other commands apply; nigiri is asked once of each document."""
        self._listeners.setdefault(_identity(listener), []).append(listen)
        if self.alive() and self._asked_of != self.document.RuntimeUID:
            self._asked_of = self.document.RuntimeUID
            later(self.context, self._ask_menu)

    def _ask_menu(self) -> None:
        """Ask which commands apply, of the upper left corners of the sheets alone.

        In the workbook of an event nigiri is loaded then, for the first press of a button.
        """
        if not self.alive() or not options.program(self.context):
            return
        document = self.document
        request = {"action": "menu", "sheets": heads(document)}
        engine = Engine(options.program(self.context), options.patience(self.context))

        def wait() -> None:
            """Wait for nigiri; without an answer all commands stay enabled."""
            try:
                applies = menus.said_in(engine.ask(request)) or {}
            except Trouble:
                return
            later(self.context, lambda: self._told(document, applies))
            if applies.get(EVENT_ONLY):
                AHEAD.prepare(engine.program)

        threading.Thread(target=wait, daemon=True).start()

    def _told(self, document: Any, applies: Any) -> None:
        """Keep what nigiri says of a document, unless a command has told more since."""
        if applies and not menus.known(document):
            menus.remember(document, applies)

    def run(self, tag: Any, conversation: Any = None, done: Any = None) -> None:
        """Carry out a command; done is called with the outcome."""
        talk = conversation or Conversation(
            self.context, self.frame, options.language(self.context)
        )
        done = done or (lambda _: None)
        action = BY_TAG[tag]
        if self._session is not None:
            self._refuse(talk, action, said("busy", talk.language), done)
        elif action["by"] == "program":
            self._undo(talk, action, done)
        else:
            self._session = Session(self, action, talk, lambda outcome: self._end(outcome, done))
            self._session.start()

    def cancel(self) -> None:
        """Stop the command that runs."""
        if self._session is not None:
            self._session.cancel()

    def _end(self, outcome: Any, done: Any) -> None:
        """Be ready for the next command."""
        self._session = None
        done(outcome)

    def _refuse(self, talk: Any, action: Any, sentence: Any, done: Any) -> None:
        """Say why a command is not carried out."""
        talk.tell(action["label"][talk.language == "fr"], [sentence])
        done({"status": "refused", "sentences": [sentence], "answer": None})

    def _undo(self, talk: Any, action: Any, done: Any) -> None:
        """Take the last command back, if nothing was done since."""
        manager = self.document.UndoManager
        titles = {label for each in ACTIONS for label in each["label"]}
        if not manager.isUndoPossible() or manager.getCurrentUndoActionTitle() not in titles:
            self._refuse(talk, action, said("typed", talk.language), done)
            return
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


def _identity(listener: Any) -> Any:
    """Return what tells listeners apart; the same one may come in another wrapping."""
    return hash(listener)
