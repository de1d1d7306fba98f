"""One command in Excel, from the press of a button to the last message.

The tab is made by extension/excel/ribbon.py; its macro calls `run` of this package.

the open workbook -> fields, asked on a sheet -> questions about losses, asked in a message box
-> changes, carried out in the workbook -> messages; Undo takes the last changes back
"""

from __future__ import annotations

from base64 import b64decode
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from nigiri.buttons import excel_forms
from nigiri.buttons.answers import field_form
from nigiri.buttons.button_names import with_button_names
from nigiri.buttons.dispatch import answer_of, fault
from nigiri.buttons.execution import ActionRun
from nigiri.buttons.file_state import path_of
from nigiri.buttons.request import Request
from nigiri.desk.buttons.actions import action_named
from nigiri.desk.core.hand_edits import edits, event_id, event_language, log_lines
from nigiri.errors import ChangedSinceRead, HostError, NigiriError
from nigiri.hosts.excel.history import Past
from nigiri.messages.catalogue import every, text
from nigiri.messages.message import message
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.desk.buttons.actions import Action
    from nigiri.desk.core.command import Desk
    from nigiri.hosts.excel.book import Excel
    from nigiri.hosts.excel.history import HistoryFolder
    from nigiri.hosts.excel.window import Window
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes

Json = dict[str, Any]


@dataclass
class Press:
    """A button pressed in an open workbook.

    clock -- returns user and time; kept -- the histories for Undo; language -- that of the event
    """

    host: Excel
    window: Window
    kept: HistoryFolder
    clock: Callable[[], Desk]
    language: str = field(init=False, default="en")

    def press(self, tag: str) -> None:
        """Carry out the action of a button; results and failures are shown, nothing is raised."""
        title = "nigiri"
        try:
            action = action_named(tag)
            workbook = self.host.snapshot()
            self.language = event_language(workbook)
            title = action.label.said(self.language)
            if action.by == "program":
                self._undo(title, workbook)
            else:
                self._command(action, workbook)
        except NigiriError as error:
            sentence = with_button_names(error.sentence or str(error), self.language)
            self.window.tell(title, sentence.splitlines())
        except Exception as error:  # noqa: BLE001 -- one sentence, and the rest in a file
            self.window.tell(title, fault(tag, error, self.language)["sentences"])

    def _command(self, action: Action, whole: Workbook) -> None:
        """Ask for the fields, and carry out the action."""
        workbook, title = excel_forms.without_forms(whole), action.label.said(self.language)
        why_not = action.why_not(find(workbook))
        if why_not is not None:
            self.window.tell(title, [why_not.said(self.language)])
            return
        past = self.kept.past(self._key(workbook))
        request = Request(
            action.tag,
            workbook,
            self._arguments(action, whole),
            render="none",
            language=self.language,
            sheet=self.window.front,
        )
        acting, answer = self._agreed(title, request, lambda: self._desk(past, workbook))
        if answer.get("questions") and not answer["fields"]:
            return
        if answer["status"] == "asks":
            spec = excel_forms.form_sheet(title, answer["fields"], self.language)
            self.window.put(text(excel_forms.ASKS, self.language), spec, self.host.now)
            return
        goes = self.host.losses(acting.changes)
        if goes and not self.window.agrees(title, goes):
            return
        self._carry_out(acting.changes, past)
        self._tell(action, answer)

    def _agreed(
        self, title: str, request: Request, desk: Callable[[], Desk]
    ) -> tuple[ActionRun, Json]:
        """Return the answer after the director's agreement, or the one with open questions."""
        while True:
            acting = ActionRun(request, desk, path_of(self.host.place))
            answer = answer_of(acting)
            questions = answer.get("questions")
            if answer.get("fields"):  # a form first: what is agreed to now would be asked again
                return acting, answer
            if not questions or not self.window.agrees(title, questions):
                return acting, answer
            request = replace(request, agreed=request.agreed.union(questions))

    def _arguments(self, action: Action, whole: Workbook) -> Mapping[str, object] | None:
        """Return the answers to the fields of an action; None where no form was filled in yet."""
        shown = action.varies or any(each.asked for each in action.fields)
        if not (shown or any(each.each for each in action.fields)):
            return {}
        sheet = excel_forms.open_form(whole, action.label)
        if sheet is None:
            return None if shown else {}
        fields = [field_form(each, self.language) for each in action.fields]
        return excel_forms.form_answers(sheet, fields, self.language)

    def _desk(self, past: Past, workbook: Workbook) -> Desk:
        """Return user and time, with the edits by hand since the last command."""
        return self.clock()._replace(by_hand=log_lines(edits(past.last, workbook), workbook))

    def _carry_out(self, changes: Changes, past: Past) -> None:
        """Carry out changes, and keep their inverse."""
        if not changes.operations:
            return
        self.host.apply(changes)
        if self.host.back is not None:
            after = excel_forms.without_forms(self.host.snapshot())
            self._keep(self._key(after), Past(after, (*past.steps, self.host.back)))

    def _undo(self, title: str, whole: Workbook) -> None:
        """Take the last command back."""
        key = self._key(whole)
        past = self.kept.past(key)
        if not past.steps:
            raise HostError(message("button.excel.nothing"))
        try:
            self.host.apply(past.steps[-1])
        except ChangedSinceRead as error:
            raise HostError(message("button.excel.typed", sheet=error.sheet)) from error
        after = excel_forms.without_forms(self.host.snapshot())
        self._keep(key, Past(after, past.steps[:-1]))
        self.window.tell(title, [text("button.excel.taken-back", self.language)])

    def _keep(self, key: str, past: Past) -> None:
        """Keep the history; a failure only means that nothing can be taken back."""
        with suppress(OSError):
            self.kept.keep(key, past)

    def _key(self, workbook: Workbook) -> str:
        """Return the key of a workbook's history: the id of its event, else its path."""
        return event_id(workbook) or self.host.place

    def _tell(self, action: Action, answer: Json) -> None:
        """Show the results of an answer, then its messages."""
        if answer["status"] == "done":
            for name in every(excel_forms.ASKS):
                self.window.take(name)
        said = [*answer["sentences"], *self._shown(answer)]
        said += [self._problem(each) for each in answer["problems"]]
        if answer["problems"]:
            first = answer["problems"][0]
            self.window.show(first["sheet"], first["cell"])
        said += filter(None, [answer["next"]])
        if said:
            self.window.tell(action.label.said(self.language), said)

    def _problem(self, problem: Json) -> str:
        """Return a problem with its place, and what to do."""
        key = "button.excel.cell" if problem["cell"] else "button.excel.sheet"
        told = f"{problem['message']} {problem['way_out']}".strip()
        return text(key, self.language, sheet=problem["sheet"], cell=problem["cell"], problem=told)

    def _shown(self, answer: Json) -> list[str]:
        """Show a sheet, a table or a paper; return the title of a table without rows."""
        if paper := answer.get("paper"):
            self.window.open_paper(paper["name"], _bytes(paper))
        view, ends = answer.get("view"), answer.get("shows")
        if ends is not None:
            self.window.show(ends["sheet"])
        elif view is not None and (view["rows"] or view["notes"]):
            self.window.put(
                text(excel_forms.SHOWS, self.language), excel_forms.table_sheet(view), self.host.now
            )
        elif view is not None:
            return [view["title"]]
        return []


def _bytes(paper: Json) -> bytes:
    """Return the bytes of a printed sheet."""
    content: str = paper["content"]
    return b64decode(content) if paper["base64"] else content.encode()
