"""The organiser's workbook made, or brought up to date with its event."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.dates import event_days
from nigiri.messages.catalogue import text
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.organiser.columns import COLUMNS
from nigiri.workbook.model.changes import AddSheet, Changes
from nigiri.workbook.organiser.budget import beginnings, budget_lines, tariff_of
from nigiri.workbook.organiser.checklist import Expected, checklist_lines, has_several_days
from nigiri.workbook.organiser.fees import entered_of, fee_lines, sums_above
from nigiri.workbook.organiser.first_days import first_days
from nigiri.workbook.organiser.hours import Timetable
from nigiri.workbook.organiser.lines import Line, Lines
from nigiri.workbook.organiser.new_rows import new_rounds, new_tasks, new_words, opened
from nigiri.workbook.organiser.people import contact_lines, people_lines
from nigiri.workbook.organiser.timetable import timetable_lines
from nigiri.workbook.read.organiser import sheets_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.settings import Settings
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation, Option
    from nigiri.workbook.organiser.lines import Typed
    from nigiri.workbook.organiser.new_rows import NewLines


class EventFile(NamedTuple):
    """The event that an organiser's workbook belongs to, and the name of its file."""

    event: Event
    name: str


def organised(source: EventFile, workbook: Workbook, language: str) -> list[Operation]:
    """Return the operations that make the organiser's workbook, or bring it up to date.

    workbook -- as it is now, empty for a new one. Players come in by name and number; what was
    typed stays, also beside somebody who is no longer in the event.
    """
    there = sheets_of(workbook)
    players = source.event.players
    settings = source.event.settings
    options: dict[str, Option] = {
        "language": language,
        "rows": len(players),
        "rounds": settings.rounds,
        "several": has_several_days(settings),
        "dated": event_days(settings) is not None,
    }
    operations: list[Operation] = [
        AddSheet(text(f"organiser.sheet.{kind}", language), kind, options)
        for kind in COLUMNS
        if kind not in there
    ]
    made = applied(workbook, Changes(tuple(operations)))
    written = _Written(source, made, language, frozenset(COLUMNS) - there.keys())
    return [*operations, *(op for op in written.operations() if op is not None)]


def timetable_of(workbook: Workbook, settings: Settings) -> Timetable | None:
    """Return the hours on Timetable, None where the organiser's workbook has no such sheet.

    settings -- of the event, which may have more rounds than the sheet was written for
    """
    at = sheets_of(workbook).get("timetable")
    if at is None:
        return None
    lines = Lines(workbook[at.name], at, "key")
    opened(lines, new_rounds(settings, lines))
    return Timetable(settings, lines, _with({}, lines))


class _Written:
    """The cells of all sheets, in the order in which one takes from another."""

    def __init__(
        self, source: EventFile, workbook: Workbook, language: str, new: frozenset[str]
    ) -> None:
        """Find the sheets; new -- the kinds that were not there before."""
        self.source, self.language, self.new = source, language, new
        self.workbook, self.locations = workbook, sheets_of(workbook)

    def operations(self) -> Iterator[Operation | None]:
        """Yield the operations that fill each sheet and set its printed area, None for nothing."""
        event = self.source.event
        fees, contacts, budget = (
            self._people("fees"),
            self._people("contacts"),
            self._keyed("budget"),
        )
        begins = self._begins()
        typed = _with(begins, budget)
        due = [*fee_lines(event, fees, tariff_of(budget, typed))]
        sums = [*budget_lines(budget, typed, entered_of(fees, due))]
        written = [line._replace(begins=begins.get(str(line.key), {})) for line in sums]
        listed = {line.key for line in written}
        written += [Line(key, {}, begins[key]) for key in begins if key not in listed]
        yield budget.changes(written, {}, anew="budget" in self.new)
        yield fees.changes(due, sums_above(fees, due), anew="fees" in self.new)
        yield contacts.changes(contact_lines(event), {}, anew="contacts" in self.new)
        yield from (
            lines.page() for lines in (fees, contacts) if lines.location.kind not in self.new
        )
        yield from self._timetable()
        yield from self._checklist(_expected(budget, typed))

    def _timetable(self) -> Iterator[Operation | None]:
        """Yield the operations on Timetable, with rows opened for rounds that came."""
        lines, settings = self._keyed("timetable"), self.source.event.settings
        yield from self._opened(lines, new_rounds(settings, lines))
        begins = first_days(settings, self.language) if "timetable" in self.new else {}
        table = Timetable(settings, lines, _with(begins, lines))
        written = [
            line._replace(
                begins={**begins.get(str(line.key), {}), **new_words(line, lines, self.language)}
            )
            for line in timetable_lines(table, self.language)
            if line.key in lines.rows
        ]
        yield lines.changes(written, {}, anew="timetable" in self.new or bool(lines.new))

    def _checklist(self, expected: Expected) -> Iterator[Operation | None]:
        """Yield the operations on Checklist, with rows opened where days came."""
        lines, event = self._keyed("checklist"), self.source.event
        yield from self._opened(lines, new_tasks(event.settings, lines))
        written = checklist_lines(event, lines, _with({}, lines), expected, self.language)
        named = [line._replace(begins=new_words(line, lines, self.language)) for line in written]
        yield lines.changes(named, {}, anew="checklist" in self.new or bool(lines.new))

    def _opened(self, lines: Lines, new: NewLines) -> Iterator[Operation]:
        """Yield the operations that open rows for new lines; `lines` is then as it will be."""
        rows = opened(lines, new)
        if rows:
            self.workbook = applied(self.workbook, Changes(tuple(rows)))
            lines.sheet = self.workbook[lines.location.name]
        yield from rows

    def _keyed(self, kind: str) -> Lines:
        """Return the lines of a sheet with blocks that nobody deleted."""
        at = self.locations[kind]
        return Lines(self.workbook[at.name], at, "key")

    def _begins(self) -> dict[str, Typed]:
        """Return the first cells of the lines of a new Budget, the name of the event's file too."""
        if "budget" not in self.new:
            return {}
        begins = beginnings(self.source.event.settings.rules, self.language)
        return {**begins, "file": {"note": self.source.name}}

    def _people(self, kind: str) -> Lines:
        """Return the lines of a list of players, with new ones for those who have none."""
        at = self.locations[kind]
        return people_lines(self.workbook[at.name], at, self.source.event.players)


def _with(begins: Mapping[str, Typed], lines: Lines) -> dict[str, Typed]:
    """Return key of a line -> its cells, where they are blank those that it begins with."""
    found: dict[str, Typed] = {}
    for key in map(str, lines.rows):
        stands = {at: cell for at, cell in lines.typed(key).items() if cell is not None}
        found[key] = {**begins.get(key, {}), **stands}
    return found


def _expected(budget: Lines, typed: Mapping[str, Typed]) -> Expected:
    """Return the players that Budget expects."""
    return Expected(budget.cell("count", "expected"), typed.get("expected", {}).get("count"))
