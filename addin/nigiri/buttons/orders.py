"""What a button asks for, and what that gives."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from nigiri.desk.buttons.actions import BY_TAG
from nigiri.desk.core.work import Work, run_action, up_to_date
from nigiri.errors import Forbidden
from nigiri.workbook.read.tables import find

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from nigiri.desk.core.command import Desk
    from nigiri.desk.core.show import View
    from nigiri.desk.core.work import Action
    from nigiri.desk.output.papers import Paper
    from nigiri.workbook.model.cells import Workbook


@dataclass(frozen=True)
class Order:
    """An action asked for: the workbook, who asks and when, and what was answered.

    file -- where the workbook was opened from, None where it was never saved
    """

    workbook: Workbook
    desk: Desk
    answers: Mapping[str, Any]
    file: Path | None = None

    def work(self, action: Action) -> Work:
        """Return the work of an action that changes the workbook."""
        return run_action(self.workbook, self.desk, action)

    def refuse_taken(self) -> None:
        """Raise Forbidden where nothing new may begin in the workbook."""
        why_not = BY_TAG["new"].why_not(find(self.workbook))
        if why_not is not None:
            raise Forbidden(why_not[0])

    @property
    def current(self) -> Workbook:
        """Return the workbook for looking at, as today's nigiri would have written it."""
        return up_to_date(self.workbook, self.desk)


@dataclass(frozen=True)
class Outcome:
    """What an action gives: work to be carried out, a table to show, a paper to print.

    pdf -- the paper as PDF, where one was wanted and could be made
    checks -- all problems of the workbook are to be listed
    asks -- what the director must agree to besides what the work asks
    then -- what is done beside the workbook once all is agreed to; it returns what is told
    """

    work: Work | None = None
    view: View | None = None
    paper: Paper | None = None
    pdf: bytes | None = None
    sentences: tuple[str, ...] = ()
    checks: bool = False
    asks: tuple[str, ...] = ()
    then: Callable[[], tuple[str, ...]] | None = None

    @property
    def questions(self) -> tuple[str, ...]:
        """Return what the director must agree to before anything is carried out."""
        return (*self.asks, *(() if self.work is None else self.work.changes.questions))

    def agreed(self) -> Outcome:
        """Do what is done beside the workbook, and return the outcome with what is told of it."""
        if self.then is None:
            return self
        return replace(self, sentences=(*self.sentences, *self.then()), asks=(), then=None)

    @property
    def told(self) -> tuple[str, ...]:
        """Return what the director is told, but for what was asked."""
        said = () if self.work is None else self.work.changes.sentences
        return (*self.sentences, *(each for each in said if each not in self.questions))
