"""Bring the workbook of an older nigiri up to date, before anything else is done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.command import Desk, LogLine, finish
from nigiri.workbook.apply import applied
from nigiri.workbook.migrate import layout_version, migration
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.read.tables import find
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import SCHEMA
from nigiri.workbook.words.catalogue import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.model.cells import Workbook

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
