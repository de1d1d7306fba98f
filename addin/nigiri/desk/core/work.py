"""The work of one command: migration of an older workbook, changes, preview, messages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from nigiri.desk.core.command import Desk, LogLine
from nigiri.desk.core.views import Found, View, about_workbook, changed_since, check, view
from nigiri.domain.cached import once, while_same
from nigiri.errors import SheetProblems
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import Ask, Changes, Say
from nigiri.workbook.read.event import layout_version
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import SCHEMA

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nigiri.desk.core.preview import Line

_LAST_OLD_BYES_LAYOUT = 11
"""The last layout in which M6 was read as: the host's players who lost, then most games lost."""


def refuse_newer(workbook: Workbook) -> None:
    """Raise SheetProblems for an event of a newer layout: what stands there may mean anything."""
    if find(workbook).get("event") is not None and layout_version(workbook) > SCHEMA:
        raise SheetProblems(read(workbook).problems)


@once
def migrate(workbook: Workbook, desk: Desk) -> Changes | None:
    """Return the changes that update an older workbook; None for a current one or no event.

    Raises SheetProblems for a newer one.
    """
    if find(workbook).get("event") is None:
        return None
    refuse_newer(workbook)
    version = layout_version(workbook)
    if version == SCHEMA:
        return None
    from nigiri.desk.core.finish import finish  # noqa: PLC0415 -- most workbooks are of today
    from nigiri.workbook.migrate import migration  # noqa: PLC0415

    operations = migration(workbook)
    sentences = [
        message("desk.layout", was=version, now=SCHEMA),
        *_bye_policy_sentences(workbook, applied(workbook, Changes(operations)), version),
    ]
    log = [LogLine(each) for each in sentences]
    return finish(workbook, [*operations, *map(Say, sentences)], desk, "migrate", log)


def _bye_policy_sentences(before: Workbook, after: Workbook, version: int) -> Iterator[str]:
    """Yield the sentence on the order of byes, for a migrated event with a host."""
    settings = read(after).event.settings
    if version > _LAST_OLD_BYES_LAYOUT or not settings.host:
        return
    if settings.bye_policy == "host":
        yield message("migrate.byes.stay")
    elif settings.bye_policy == "home" != read(before).event.settings.bye_policy:
        yield message("migrate.byes.today")


Action = Callable[[Workbook, Desk], Changes]
"""What a command does: the workbook and who asks -> what is to be changed."""


@dataclass(frozen=True)
class Work:
    """The work of one command: the workbook it was given and the changes it wants."""

    before: Workbook
    changes: Changes

    @cached_property
    def after(self) -> Workbook:
        """Return the workbook as it will be."""
        return applied(self.before, self.changes)

    def with_questions(self, questions: Iterable[str]) -> Work:
        """Return the same work with these questions added, to be asked before it is written."""
        asks = tuple(map(Ask, questions))
        operations = (*self.changes.operations, *asks)
        return replace(self, changes=replace(self.changes, operations=operations)) if asks else self

    @property
    def idle(self) -> bool:
        """Tell whether nothing is to be written."""
        return all(isinstance(operation, Say) for operation in self.changes.operations)

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """Return the cells that would change, computed cells first."""
        from nigiri.desk.core.preview import preview  # noqa: PLC0415 -- for a dry run

        return tuple(preview(self.before, self.changes))

    def sentences(self) -> Iterator[str]:
        """Yield the messages of the changes; the next step where these are only questions."""
        yield from self.changes.sentences
        if self.changes.sentences == self.changes.questions:
            yield message("command.next", next=check(self.after).next_step)

    def view(self, kind: str, *, as_drawn: bool = False) -> View:
        """Return Standings or Grid as they will be; as_drawn -- scores as the draw knows them."""
        return view(self.before, self.changes, kind, as_drawn=as_drawn)

    def json(self) -> dict[str, Any]:
        """Return the changes in their versioned form (workbook/model/codec.py), for machines."""
        from nigiri.workbook.model.codec import changes_form  # noqa: PLC0415 -- people read none

        return changes_form(self.changes)


def run_action(workbook: Workbook, desk: Desk, action: Action) -> Work:
    """Return the work of an action; an older workbook is updated first."""
    update = migrate(workbook, desk)
    if update is None:
        return Work(workbook, action(workbook, desk))
    changes = action(_updated(workbook, update), desk._replace(by_hand=()))
    return Work(
        workbook,
        Changes(
            (*update.operations, *changes.operations),
            # What the file held is known to the first of the two only.
            {**changes.fingerprints, **update.fingerprints},
        ),
    )


def up_to_date(workbook: Workbook, desk: Desk) -> Workbook:
    """Return the workbook with the current layout."""
    update = migrate(workbook, desk)
    return workbook if update is None else _updated(workbook, update)


def _updated(workbook: Workbook, update: Changes) -> Workbook:
    """Return an older workbook after its update: the same one, whoever looks at it next."""
    return while_same(workbook, "_updated", update, lambda: applied(workbook, update))


def checked(workbook: Workbook, desk: Desk) -> Found:
    """Return the result of `check`, after updating an older workbook."""
    workbook = up_to_date(workbook, desk)
    found = check(workbook)
    return found._replace(since=changed_since(workbook), about=about_workbook(workbook))
