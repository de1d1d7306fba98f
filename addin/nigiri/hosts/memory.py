"""A workbook in memory: for tests and previews."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts import refuse_if_changed
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook

if TYPE_CHECKING:
    from nigiri.workbook.model.changes import Changes


class Memory:
    """A host without a file; it follows the same contract."""

    def __init__(self, workbook: Workbook | None = None) -> None:
        """Start with this workbook, or an empty one."""
        self._workbook = workbook or Workbook()

    def snapshot(self) -> Workbook:
        """Return the workbook as it is now."""
        return self._workbook

    def apply(self, changes: Changes) -> None:
        """Carry out all of the changes, or nothing; ChangedSinceRead as for every host."""
        refuse_if_changed(self._workbook, changes)
        self._workbook = applied(self._workbook, changes)
