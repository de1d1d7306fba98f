"""Rows opened inside a block, for lines that the event has come to need: another round, a day.

A line that the organiser deleted does not come back: rounds come behind the last one that is there,
and what only events of several days need comes when nothing of it is there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.organising.checklist import TASKS
from nigiri.messages.catalogue import text
from nigiri.workbook.layout.organiser.timetable import round_key
from nigiri.workbook.model.changes import InsertRows
from nigiri.workbook.organiser.checklist import has_several_days

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.settings import Settings
    from nigiri.workbook.organiser.lines import Line, Lines, Typed


class NewLines(NamedTuple):
    """The keys of new lines, and the order of all in which each finds its place."""

    keys: Sequence[str]
    order: Sequence[str]


def new_rounds(settings: Settings, lines: Lines) -> NewLines:
    """Return the rounds that have come since Timetable was written."""
    order = [round_key(n) for n in range(1, settings.rounds + 1)]
    last = max((at for at, key in enumerate(order, 1) if key in lines.rows), default=len(order))
    return NewLines(order[last:], order)


def new_tasks(settings: Settings, lines: Lines) -> NewLines:
    """Return the tasks that have come because the event has several days now."""
    keys = [task.key for task in TASKS if task.needs_several_days]
    wanted = has_several_days(settings) and not lines.rows.keys() & set(keys)
    return NewLines(keys if wanted else [], [task.key for task in TASKS])


def opened(lines: Lines, new: NewLines) -> list[InsertRows]:
    """Return the operations that open a row for each new line, and give the lines these rows.

    A line comes behind the nearest one before it that is there; without one it does not come.
    """
    behind: list[tuple[int, str]] = []
    at = 0
    for key in new.order:
        if key in lines.rows:
            at = lines.rows[key]
        elif key in new.keys and at:
            behind.append((at, key))
    for there, row in dict(lines.rows).items():
        lines.rows[there] = row + sum(above < row for above, _ in behind)
    for count, (above, key) in enumerate(behind, 1):
        lines.rows[key] = above + count
        lines.new.add(key)
    places = sorted({above for above, _ in behind}, reverse=True)
    return [
        InsertRows(lines.location.name, above + 1, sum(each == above for each, _ in behind))
        for above in places
    ]


def new_words(line: Line, lines: Lines, language: str) -> Typed:
    """Return the first cells of a line that has come since: key and words; {} for others."""
    if line.key not in lines.new:
        return {}
    number = str(line.key).removeprefix("round")
    if number.isdigit():
        words = text("sheet.round", language, number=number)
    else:
        words = text(f"checklist.task.{line.key}", language)
    return {"key": line.key, "what": words}
