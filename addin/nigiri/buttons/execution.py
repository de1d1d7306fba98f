"""Carry out the action of a request: ask first, then change the workbook that was sent."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from nigiri.buttons.answers import action_form, answer, asks, choice_field, done, menu, rendered
from nigiri.buttons.button_names import with_button_names
from nigiri.desk.buttons.actions import ACTIONS, action_named
from nigiri.errors import Forbidden, Unchosen, WrongUse
from nigiri.messages.message import message
from nigiri.workbook.model.changes import Changes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from nigiri.buttons.orders import Order, Outcome
    from nigiri.buttons.request import Request
    from nigiri.desk.buttons.actions import Action
    from nigiri.desk.core.command import Desk
    from nigiri.hosts.pipe import Pipe
    from nigiri.workbook.model.cells import Workbook

Json = dict[str, Any]

FIND = "find-members"
"""What add-ins ask with every key that is pressed (finding.py)."""


@dataclass
class ActionRun:
    """A request being answered.

    location -- path of the workbook where its request does not say; None if unknown
    language -- of labels, as far as known; changes -- handed back in the end
    sent -- the workbook that was sent, None until it is read
    """

    request: Request
    clock: Callable[[], Desk]
    location: Path | None = None
    language: str = field(init=False)
    changes: Changes = field(init=False, default=Changes())
    sent: Workbook | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        """Use the language of the request until the workbook is read."""
        self.language = self.request.language or "en"

    def answer(self) -> Json:
        """Return the answer; raise NigiriError where the action is refused."""
        tag = self.request.action
        if tag == "actions":
            return answer(tag, "done", actions=[action_form(each) for each in ACTIONS])
        if tag == FIND:
            from nigiri.buttons.finding import found_members

            return found_members(self.request)
        action = None if tag == "menu" else action_named(tag)
        if action is not None and action.by == "program":
            raise WrongUse(message("action.by-program", label=action.label))
        host = self._host()
        if action is None:
            return answer(tag, "done", menu=menu(host.snapshot(), self.language))
        return self._acted(action, host)

    def _host(self) -> Pipe:
        """Return the workbook that was sent; its language counts if the request has none."""
        from nigiri.desk.core.hand_edits import event_language
        from nigiri.hosts.pipe import Pipe

        host = Pipe(self.request.sheets)
        self.sent = host.snapshot()
        self.language = self.request.language or event_language(self.sent)
        return host

    def with_menu(self, form: Json) -> Json:
        """Return an answer that has the menu even where nothing was done."""
        if form["menu"] or self.sent is None:
            return form
        return {**form, "menu": menu(self.sent, self.language)}

    def _desk(self, workbook: Workbook) -> Desk:
        """Return user and time, preferably of the request, with the edits by hand."""
        from nigiri.buttons.file_state import with_edits

        desk, request = self.clock(), self.request
        user = desk.user if request.user is None else request.user
        desk = desk._replace(user=user, now=request.now or desk.now)
        return with_edits(desk, request.file, workbook)

    def _acted(self, action: Action, host: Pipe) -> Json:
        """Return the answer of an action, or the one with its questions."""
        from nigiri.buttons.presses import outcome
        from nigiri.buttons.shown_fields import shown_fields
        from nigiri.desk.buttons.losses import losses

        if self.request.read_only and not action.looks:
            raise Forbidden(message("office.readonly"))
        given = self.request.arguments
        if shown := shown_fields(action, given, self.language, host.snapshot()):
            return asks(action.tag, self.language, fields=shown)
        order = self._order(action, host.snapshot())
        lost = losses(action.tag, order.current)
        try:
            found = outcome(action.tag, order)
        except Unchosen as asked:
            questions = self._open([*lost, *asked.questions])
            fields = map(choice_field, asked.choices)
            return asks(action.tag, self.language, fields=fields, questions=questions)
        if questions := self._open([*lost, *found.questions]):  # all at once, for one answer
            found.asked()
            return asks(action.tag, self.language, questions=questions)
        return self._handed_back(action, host, found.agreed(), order)

    def _order(self, action: Action, workbook: Workbook) -> Order:
        """Return the order for an action, with the answers to its fields."""
        from nigiri.buttons.file_state import path_of
        from nigiri.buttons.orders import Order
        from nigiri.desk.buttons.fields import answers

        answered = answers(action.fields, self.request.arguments or {})
        file = path_of(self.request.file) or self.location
        desk, add_in = self._desk(workbook), self.request.version or ""
        front = self.request.sheet or ""
        return Order(workbook, desk, answered, file, self.language, add_in, front)

    def _open(self, questions: Iterable[str]) -> list[str]:
        """Return the questions that are not agreed to yet."""
        said = [with_button_names(question, self.language) for question in questions]
        return [question for question in said if question not in self.request.agreed]

    def _handed_back(self, action: Action, host: Pipe, found: Outcome, order: Order) -> Json:
        """Return the answer that hands the changes back."""
        if found.work is None:
            return done(action.tag, found, order.current, self.language)
        if self.request.read_only:
            shown = done(action.tag, replace(found, work=None), found.work.after, self.language)
            return {**shown, "shows": None}
        from nigiri.buttons.file_state import save_left

        before = host.snapshot()
        host.apply(found.work.changes)
        after, wanted = host.snapshot(), (self.request.render, order.desk.now)
        form = done(action.tag, found, after, self.language)
        self.changes = host.handed_back
        save_left(self.request.file, before, after)
        return {**form, "rendered": rendered(before, after, self.changes, wanted)}
