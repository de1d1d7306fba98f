"""Hosts: where a workbook is read and written, through two methods and no other door."""

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
