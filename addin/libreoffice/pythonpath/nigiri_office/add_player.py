"""The form that adds players: hits as one types, Enter enters, the next name may follow at once.

    a key   -> member_search, on a thread of its own -> the list of hits
    Enter   -> a session of its own for each player, in their order -> the lines below

It stays open until it is closed; each player is one step for Ctrl+Z.
"""

from __future__ import annotations

from typing import Any

import uno
import unohelper
from com.sun.star.awt import XKeyListener, XTextListener

from nigiri_office.cells import rows_of, snapshot
from nigiri_office.dialogs import CALL_ONLY, CANCEL, CLOSE, GAP, LINE, MARGIN, Dialog, Listener
from nigiri_office.forms import LABEL, LEFT, TALL
from nigiri_office.launchers import launcher
from nigiri_office.main_thread import in_background
from nigiri_office.member_search import MemberSearch
from nigiri_office.prewarm import WAITING
from nigiri_office.session import Session, asked_fields
from nigiri_office.words import in_language, text_of

WIDTH, SHORT = 330, 40
#: The heights of the list of hits and of what was said.
HITS, SAID = 92, 52
#: So many lines of what was said stay.
MOST_SAID = 60
DOWN, UP = 1024, 1025


class _Keys(unohelper.Base, XKeyListener, XTextListener):
    """Calls one function when a text changes, another with the step when an arrow is pressed."""

    def __init__(self, typed: Any, stepped: Any) -> None:
        """Take the functions."""
        self._typed, self._stepped = typed, stepped

    def textChanged(self, event: Any) -> None:  # noqa: N802 -- LibreOffice's name
        """Call the first."""
        self._typed()

    def keyPressed(self, event: Any) -> None:  # noqa: N802 -- LibreOffice's name
        """Call the second for an arrow."""
        if event.KeyCode in (DOWN, UP):
            self._stepped(1 if event.KeyCode == DOWN else -1)

    def keyReleased(self, event: Any) -> None:  # noqa: N802 -- LibreOffice's name
        """Do nothing."""

    def disposing(self, event: Any) -> None:
        """Have nothing to let go."""


class _Answers:
    """The conversation of one player's session: everything is said in the form.

    arguments -- the answers to the fields
    """

    quiet = False

    def __init__(self, talk: Any, arguments: Any, say: Any) -> None:
        """Take the conversation of the window, the answers, and the function that says."""
        self._talk, self.arguments, self._say = talk, arguments, say
        self.language = talk.language

    def tell(self, title: str, sentences: Any) -> None:
        """Say sentences in the form."""
        self._say(sentences)

    def note(self, title: str, sentences: Any) -> None:
        """Say sentences in the form."""
        self._say(sentences)

    def clear(self) -> None:
        """Have nothing to take away: what was said stays in the form."""

    def list_problems(self, title: str, sentences: Any, problems: Any) -> None:
        """Say sentences and problems in the form; none of them is selected."""
        lines = ["%s %s: %s" % (each["sheet"], each["cell"], each["message"]) for each in problems]
        self._say([*sentences, *lines])

    def agree(self, title: str, questions: Any) -> bool:
        """Show all questions; return True when the director agrees."""
        return bool(self._talk.agree(title, questions))

    def fill(self, title: str, fields: Any, answers: Any) -> None:
        """Return None: the form itself is filled in once more."""

    def show_table(self, table: Any) -> None:
        """Say the title of a table."""
        self._say([table["title"]])

    def open_waiting(self, sentence: str) -> Any:
        """Return the form itself in the place of an offer to cancel: it says what is being done."""
        return self

    def dispose(self) -> None:
        """Have nothing to close."""


class AddPlayer:
    """The form, in the place of a session; calls `done` when it is closed and all are entered."""

    def __init__(self, desk: Any, action: Any, talk: Any, done: Any) -> None:
        """Take the desk of the window, the action (actions.json) and the conversation."""
        self._desk, self._action, self._talk, self._done = desk, action, talk, done
        self._language = talk.language
        self._fields = {each["field"]: each for each in asked_fields(action, self._language)}
        self._title = in_language(action["label"], self._language)
        self._document = desk.document
        self._session: Any = None
        self._wanted: list[Any] = []
        self._said: list[str] = []
        self._reads: Any = None
        self._sheets: Any = None
        #: What is listed and for which words; the words for which Enter was pressed too early.
        self._hits: list[Any] = []
        self._shown: Any = ""
        self._entered_early: Any = None
        #: Who was chosen by an arrow in a list that had not followed the words yet.
        self._chosen_early: Any = None
        self._outcome: Any = {"status": "done", "sentences": [], "answer": None}
        self._open = False

    def start(self) -> None:
        """Show the form until it is closed."""
        known = launcher(self._desk.context).known()
        in_background(self._desk.context, lambda: WAITING.prepare(known))
        dialog = self._built()
        window = dialog.open().window
        keys = _Keys(self._type, self._step)
        window.getControl("who").addTextListener(keys)
        window.getControl("who").addKeyListener(keys)
        window.getControl("hits").addActionListener(Listener(self._enter))
        window.getControl("who").setFocus()
        self._window, self._open = window, True
        self._search = MemberSearch(self._desk.context, self._language, self._show)
        self._search.ask("", self._entrants())  # it starts, and says which sheets it reads
        try:
            dialog.run()
        finally:
            self._open = False
            self._search.end()
            self._end_if_done()

    def cancel(self) -> None:
        """Stop what is being entered."""
        self._wanted.clear()
        if self._session is not None:
            self._session.cancel()

    def _built(self) -> Dialog:
        """Return the dialog with its controls."""
        language = self._language
        frame = self._desk.frame
        dialog = Dialog(self._desk.context, frame.ContainerWindow, self._title, width=WIDTH)
        self._add_line(dialog, "who")
        dialog.hint("tip who", LEFT, self._fields["who"]["tip"])
        hits = text_of("hits", language)
        dialog.label("about hits", (MARGIN, dialog.inner_width, LINE), hits)
        dialog.below(LINE - GAP + CLOSE)
        box = MARGIN, dialog.inner_width, HITS
        dialog.add("UnoControlListBox", "hits", box)
        dialog.below(HITS)
        self._add_line(dialog, "rank", SHORT)
        dialog.hint("tip rank", LEFT, self._fields["rank"]["tip"])
        self._add_line(dialog, "club")
        here = LEFT, dialog.width - MARGIN - LEFT, TALL
        dialog.add("UnoControlCheckBox", "here", here, Label=self._fields["here"]["label"])
        dialog.below(TALL)
        looks = {"ReadOnly": True, "MultiLine": True, "VScroll": True}
        dialog.add("UnoControlEdit", "said", (MARGIN, dialog.inner_width, SAID), **looks)
        dialog.below(SAID)
        dialog.buttons(
            ("add", text_of("add", language), CALL_ONLY, self._enter),
            ("close", text_of("close", language), CANCEL, None),
        )
        return dialog

    def _add_line(self, dialog: Dialog, name: str, width: int = 0) -> None:
        """Add a line of text with its label."""
        label = self._fields[name]["label"]
        dialog.label("label " + name, (MARGIN, LABEL - GAP, TALL), label, VerticalAlign=1)
        whole = dialog.width - MARGIN - LEFT
        dialog.add("UnoControlEdit", name, (LEFT, width or whole, TALL))
        dialog.below(TALL)

    def _text(self, name: str) -> Any:
        """Return the text typed in a line, each run of blanks as one."""
        return " ".join(self._window.getControl(name).Text.split())

    def _type(self) -> None:
        """Ask who may be meant now."""
        self._entered_early = self._chosen_early = None
        self._search.ask(self._text("who"), self._entrants())

    def _entrants(self) -> Any:
        """Return the sheets that say who is entered, all as long as nigiri has not said which."""
        if self._sheets is None and self._reads is None:
            return snapshot(self._document)
        if self._sheets is None:
            found = {name: self._document.Sheets.getByName(name) for name in self._reads}
            self._sheets = [
                {"name": name, "rows": rows_of(self._document, sheet)}
                for name, sheet in found.items()
            ]
        return self._sheets

    def _show(self, words: Any, answer: Any) -> None:
        """Show who may be meant by words, unless others were typed since."""
        self._reads = answer.get("reads", self._reads)
        if words != self._text("who"):
            return
        if not words:
            self._say_if_new(answer.get("sentences") or [])
        self._shown = words
        self._hits = [*(answer.get("members") or [])] if words else []
        lines = [each["line"] for each in self._hits]
        typed = not any(letter.isdigit() for letter in words)  # a name, which may be entered so
        if words and typed:
            lines.append(text_of("new", self._language, name=words))
        control = self._window.getControl("hits")
        control.getModel().StringItemList = tuple(lines)
        fits = bool(self._hits and self._hits[0]["fits"])
        chosen = self._chosen_again()
        if lines:
            usual = len(self._hits) if typed and not fits else 0
            control.selectItemPos(usual if chosen is None else chosen, True)
        if self._entered_early == words:
            self._entered_early = None
            if chosen is not None or (fits and sum(each["fits"] for each in self._hits) == 1):
                self._enter()

    def _chosen_again(self) -> Any:
        """Return the index among the hits of who was chosen before they came, None if not there."""
        places = [at for at, each in enumerate(self._hits) if each["who"] == self._chosen_early]
        self._chosen_early = None
        return places[0] if places else None

    def _step(self, step: int) -> None:
        """Choose the next hit, or the one before; it stays chosen where the list is still to come.

        Otherwise Enter would take whoever stands first by then.
        """
        control = self._window.getControl("hits")
        last = control.getItemCount() - 1
        if last < 0:
            return
        at = min(last, max(0, control.SelectedItemPos + step))
        control.selectItemPos(at, True)
        if self._text("who") != self._shown and at < len(self._hits):
            self._chosen_early = self._hits[at]["who"]

    def _enter(self) -> None:
        """Enter who is chosen; wait for the hits where Enter was faster than nigiri."""
        words = self._text("who")
        if not words:
            self._say([text_of("type", self._language)])
        elif words != self._shown:
            self._entered_early = words
        elif self._window.getControl("hits").getItemCount():
            self._enter_chosen(words)

    def _enter_chosen(self, words: str) -> None:
        """Enter the hit that is chosen, or what was typed."""
        at = self._window.getControl("hits").SelectedItemPos
        wanted = {name: self._text(name) for name in ("rank", "club")}
        wanted["here"] = self._window.getControl("here").State == 1
        if 0 <= at < len(self._hits):
            wanted.update(who=self._hits[at]["who"], listed=self._hits[at]["listed"])
        else:
            wanted.update(who=words)
            if not wanted["rank"]:
                label = self._fields["rank"]["label"]
                self._say([text_of("needed", self._language, label=label)])
                self._window.getControl("rank").setFocus()
                return
        self._wanted.append(wanted)
        for name in ("who", "rank", "club"):
            self._window.getControl(name).setText("")
        self._window.getControl("who").setFocus()
        self._next()

    def _next(self) -> None:
        """Begin with the next player, unless one is being entered."""
        if self._session is not None or not self._wanted:
            return
        wanted = self._wanted.pop(0)
        answers = {name: answer for name, answer in wanted.items() if answer != ""}
        talk = _Answers(self._talk, answers, self._say)
        self._session = Session(
            self._desk, self._action, talk, lambda outcome: self._entered(outcome, wanted)
        )
        self._session.start()

    def _entered(self, outcome: Any, wanted: Any) -> None:
        """Go on with the next player; what was refused is typed again, if nothing else is yet."""
        self._session, self._sheets, self._outcome = None, None, outcome
        if self._open and outcome["status"] != "done" and not self._text("who"):
            for name in ("who", "rank", "club"):
                self._window.getControl(name).setText(wanted[name])
            whole = uno.createUnoStruct("com.sun.star.awt.Selection")
            whole.Max = len(wanted["who"])
            self._window.getControl("who").setSelection(whole)  # the next name takes its place
        self._next()
        self._end_if_done()

    def _end_if_done(self) -> None:
        """End when the form is closed and nobody is being entered."""
        if not self._open and self._session is None and not self._wanted:
            done, self._done = self._done, lambda _: None
            done(self._outcome)

    def _say_if_new(self, sentences: Any) -> None:
        """Say sentences that were not said yet."""
        fresh = [each for each in sentences if each not in self._said]
        if fresh:
            self._say(fresh)

    def _say(self, sentences: Any) -> None:
        """Say sentences above those said before; in a dialog once the form is closed."""
        if not self._open:
            self._talk.tell(self._title, sentences)
            return
        self._said = [*sentences, *self._said][:MOST_SAID]
        self._window.getControl("said").setText("\n".join(self._said))
