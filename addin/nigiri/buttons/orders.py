"""An action asked for by a button, and its outcome."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from nigiri.desk.buttons.actions import BY_TAG
from nigiri.desk.core.work import Work, run_action, up_to_date
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message, quoted
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from nigiri.desk.core.command import Desk
    from nigiri.desk.core.views import View
    from nigiri.desk.core.work import Action
    from nigiri.desk.output.papers import Paper
    from nigiri.workbook.model.cells import Workbook


@dataclass(frozen=True)
class Order:
    """An action asked for: workbook, user and time, answers to its fields.

    file -- the path the workbook was opened from, None if never saved
    language -- that who asks is spoken to in
    add_in -- version of the add-in, "" where it is not known or cannot be another
    front -- the name of the tab in front, "" where it is not known
    """

    workbook: Workbook
    desk: Desk
    answers: Mapping[str, Any]
    file: Path | None = None
    language: str = "en"
    add_in: str = ""
    front: str = ""

    def work(self, action: Action) -> Work:
        """Return the work of an action that changes the workbook."""
        return run_action(self.workbook, self.desk, action)

    def refuse_taken(self) -> None:
        """Raise Forbidden where the workbook has an event already."""
        why_not = BY_TAG["new"].why_not(find(self.workbook))
        if why_not is not None:
            raise Forbidden(why_not)

    @property
    def current(self) -> Workbook:
        """Return the workbook with the current layout, for reading."""
        return up_to_date(self.workbook, self.desk)


@dataclass(frozen=True)
class Outcome:
    """The outcome of an action: work to be carried out, a table to show, a paper to print.

    pdf -- the paper as PDF, where wanted and possible
    checks -- all problems of the workbook are to be listed
    asks -- questions besides those of the work; before_asking -- done when they are put, such as
    opening the page that they speak of
    after_agreement -- done beside the workbook once all is agreed to; returns messages
    """

    work: Work | None = None
    view: View | None = None
    paper: Paper | None = None
    pdf: bytes | None = None
    sentences: tuple[str, ...] = ()
    checks: bool = False
    asks: tuple[str, ...] = ()
    before_asking: Callable[[], object] | None = None
    after_agreement: Callable[[], tuple[str, ...]] | None = None

    @property
    def questions(self) -> tuple[str, ...]:
        """Return all questions to be agreed to before anything is carried out."""
        return (*self.asks, *(() if self.work is None else self.work.changes.questions))

    def asked(self) -> None:
        """Call `before_asking`, where there is something to be done."""
        if self.before_asking is not None:
            self.before_asking()

    def agreed(self) -> Outcome:
        """Call `after_agreement`, and return the outcome with its messages."""
        if self.after_agreement is None:
            return self
        return replace(
            self,
            sentences=(*self.sentences, *self.after_agreement()),
            asks=(),
            after_agreement=None,
        )

    @property
    def messages(self) -> tuple[str, ...]:
        """Return the messages to the director, without questions."""
        said = () if self.work is None else self.work.changes.sentences
        return (*self.sentences, *(each for each in said if each not in self.questions))


def whole_number(typed: str) -> int:
    """Return the number of a player; WrongUse for anything else."""
    if not (typed.isascii() and typed.isdigit() and len(typed) <= 9):  # noqa: PLR2004 -- digits
        raise WrongUse(message("button.no-player", typed=quoted(typed)))
    return int(typed)
