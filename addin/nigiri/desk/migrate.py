"""Bring the workbook of an older nigiri up to date, before anything else is done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.command import Desk, LogLine, finish
from nigiri.workbook.changes import Changes, Say
from nigiri.workbook.find import find
from nigiri.workbook.migrate import layout_version, migration
from nigiri.workbook.settings import SCHEMA

if TYPE_CHECKING:
    from nigiri.workbook.cells import Workbook


def migrate(workbook: Workbook, desk: Desk) -> Changes | None:
    """Return the changes that bring the workbook up to date, None when it is, or is not ours."""
    if find(workbook).get("event") is None:
        return None
    operations = migration(workbook)
    if not operations:
        return None
    words = f"Brought from layout {layout_version(workbook)} to layout {SCHEMA}."
    return finish(workbook, [*operations, Say(words)], desk, "migrate", [LogLine(words)])
