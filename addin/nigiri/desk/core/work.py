"""A command from the workbook as it was read to what is written, previewed and told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from nigiri.desk.core.command import Desk, LogLine, finish
from nigiri.desk.core.preview import Line, preview
from nigiri.desk.core.show import Found, View, changed_since, check, view
from nigiri.messages.catalogue import text
from nigiri.workbook.apply import applied
from nigiri.workbook.migrate import layout_version, migration
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import Ask, Changes, Say
from nigiri.workbook.model.codec import changes_form
from nigiri.workbook.read.tables import find
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import SCHEMA

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

# Bring the workbook of an older nigiri up to date, before anything else is done with it.


_BYES_OF_ONCE = 11
"""The last layout in which M6 was read as: the host's players who lost, then most games lost."""


def migrate(workbook: Workbook, desk: Desk) -> Changes | None:
    """Return the changes that bring the workbook up to date, None when it is, or is not ours."""
    if find(workbook).get("event") is None:
        return None
    operations = migration(workbook)
    if not operations:
        return None
    version = layout_version(workbook)
    words = f"Brought from layout {version} to layout {SCHEMA}."
    said = [words, *_of_byes(workbook, applied(workbook, Changes(operations)), version)]
    log = [LogLine(each) for each in said]
    return finish(workbook, [*operations, *map(Say, said)], desk, "migrate", log)


def _of_byes(before: Workbook, after: Workbook, version: int) -> Iterator[str]:
    """Yield by which order byes go on, where the event has a host and had the order of once."""
    settings = read(after).event.settings
    if version > _BYES_OF_ONCE or not settings.host:
        return
    if settings.bye_policy == "host":
        yield text("migrate.byes.stay", settings.language)
    elif settings.bye_policy == "home" != read(before).event.settings.bye_policy:
        yield text("migrate.byes.today", settings.language)


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

    def asking(self, questions: Iterable[str]) -> Work:
        """Return the same work, which also asks these questions before it is written."""
        asks = tuple(map(Ask, questions))
        operations = (*self.changes.operations, *asks)
        return replace(self, changes=replace(self.changes, operations=operations)) if asks else self

    @property
    def idle(self) -> bool:
        """Tell whether nothing is to be written."""
        return all(isinstance(operation, Say) for operation in self.changes.operations)

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """Return the cells that would change, those that follow from others first."""
        return tuple(preview(self.before, self.changes))

    def told(self) -> Iterator[str]:
        """Yield what the director is told: what was done and the next step, or that alone."""
        yield from self.changes.sentences
        if self.changes.sentences == self.changes.questions:
            yield f"► {check(self.after).next_step}"

    def view(self, kind: str) -> View:
        """Return Standings or Grid as they will be."""
        return view(self.before, self.changes, kind)

    def json(self) -> dict[str, Any]:
        """Return the changes in their versioned form (workbook/model/codec.py), for machines."""
        return changes_form(self.changes)


def worked(workbook: Workbook, desk: Desk, action: Action) -> Work:
    """Return the work of a command; a workbook of an older nigiri is brought up to date first."""
    update = migrate(workbook, desk)
    if update is None:
        return Work(workbook, action(workbook, desk))
    changes = action(applied(workbook, update), desk._replace(by_hand=()))
    return Work(
        workbook,
        Changes(
            (*update.operations, *changes.operations),
            # What the file held is known to the first of the two only.
            {**changes.fingerprints, **update.fingerprints},
        ),
    )


def up_to_date(workbook: Workbook, desk: Desk) -> Workbook:
    """Return the workbook as today's nigiri would have written it."""
    update = migrate(workbook, desk)
    return workbook if update is None else applied(workbook, update)


def checked(workbook: Workbook, desk: Desk) -> Found:
    """Return what `check` finds, after bringing an older workbook up to date."""
    workbook = up_to_date(workbook, desk)
    return check(workbook)._replace(since=changed_since(workbook))
