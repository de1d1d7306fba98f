"""Timetable and Checklist in the organiser's workbook: written, with rows opened for new lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.dates import event_days
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.organiser.checklist import Expected, checklist_lines, has_several_days
from nigiri.workbook.organiser.first_days import first_days
from nigiri.workbook.organiser.hours import Timetable
from nigiri.workbook.organiser.lines import Lines
from nigiri.workbook.organiser.new_rows import new_rounds, new_tasks, new_words, opened
from nigiri.workbook.organiser.timetable import timetable_lines
from nigiri.workbook.read.organiser import sheets_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.settings import Settings
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation, Option
    from nigiri.workbook.organiser.new_rows import NewLines


def planning_options(settings: Settings) -> Mapping[str, Option]:
    """Return the options with which both sheets are rendered."""
    return {
        "rounds": settings.rounds,
        "several": has_several_days(settings),
        "dated": event_days(settings) is not None,
    }


def timetable_of(workbook: Workbook, settings: Settings) -> Timetable | None:
    """Return the hours on Timetable, None where the organiser's workbook has no such sheet.

    settings -- of the event, which may have more rounds than the sheet was written for
    """
    if "timetable" not in sheets_of(workbook):
        return None
    lines = _keyed(workbook, "timetable")
    opened(lines, new_rounds(settings, lines))
    return Timetable(settings, lines, lines.cells({}))


class Planning(NamedTuple):
    """Both sheets in a workbook; new -- the kinds of sheets that were not there before."""

    event: Event
    workbook: Workbook
    language: str
    new: frozenset[str]

    def operations(self, expected: Expected) -> Iterator[Operation]:
        """Yield the operations that fill both sheets."""
        yield from self._timetable()
        yield from self._checklist(expected)

    def _timetable(self) -> Iterator[Operation]:
        """Yield the operations on Timetable, with rows opened for rounds that came."""
        lines, settings = _keyed(self.workbook, "timetable"), self.event.settings
        rows = self._opened(lines, new_rounds(settings, lines))
        begins = first_days(settings, self.language) if "timetable" in self.new else {}
        table = Timetable(settings, lines, lines.cells(begins))
        written = [
            line._replace(
                begins={**begins.get(str(line.key), {}), **new_words(line, lines, self.language)}
            )
            for line in timetable_lines(table, self.language)
            if line.key in lines.rows
        ]
        changes = lines.changes(written, {}, anew="timetable" in self.new or bool(rows))
        yield from (*rows, *filter(None, [changes]))

    def _checklist(self, expected: Expected) -> Iterator[Operation]:
        """Yield the operations on Checklist, with rows opened where days came."""
        lines = _keyed(self.workbook, "checklist")
        rows = self._opened(lines, new_tasks(self.event.settings, lines))
        listed = checklist_lines(self.event, lines, lines.cells({}), expected, self.language)
        written = [line._replace(begins=new_words(line, lines, self.language)) for line in listed]
        changes = lines.changes(written, {}, anew="checklist" in self.new or bool(rows))
        yield from (*rows, *filter(None, [changes]))

    def _opened(self, lines: Lines, new: NewLines) -> list[Operation]:
        """Return the operations that open rows for new lines; `lines` is then as it will be."""
        rows: list[Operation] = [*opened(lines, new)]
        if rows:
            lines.sheet = applied(self.workbook, Changes(tuple(rows)))[lines.location.name]
        return rows


def _keyed(workbook: Workbook, kind: str) -> Lines:
    """Return the lines of a sheet with blocks that nobody deleted."""
    at = sheets_of(workbook)[kind]
    return Lines(workbook[at.name], at, "key")
