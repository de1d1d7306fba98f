"""Hosts: where a workbook is read and written, through two methods and no other door.

What was edited in the meantime is never overwritten: every host asks `refuse_if_changed` first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes

Snapshot: TypeAlias = "Workbook"
"""What a host hands over: every sheet as it is."""


class Host(Protocol):
    """A place where a workbook lives: a closed file, live Excel, a pipe, memory."""

    def snapshot(self) -> Workbook:
        """Return every sheet as rows from A1: a blank is None, a whole number an int."""

    def apply(self, changes: Changes) -> None:
        """Carry out all of `changes`, or nothing.

        Raises ChangedSinceRead when a sheet to be written is not what `changes` was made from.
        """


def refuse_if_changed(now: Workbook, changes: Changes) -> None:
    """Raise ChangedSinceRead for the first sheet that is gone or is not what it was.

    now -- the workbook as it is just before it is written
    """
    from nigiri.errors import ChangedSinceRead  # noqa: PLC0415 -- who looks writes nothing
    from nigiri.workbook.compare import fingerprint  # noqa: PLC0415

    for name, expected in changes.fingerprints.items():
        if name not in now.sheets or fingerprint(now[name]) != expected:
            raise ChangedSinceRead(name)
