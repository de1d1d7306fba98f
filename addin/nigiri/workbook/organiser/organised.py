"""The organiser's workbook made, or brought up to date with its event."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.catalogue import text
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.organiser.columns import COLUMNS
from nigiri.workbook.model.changes import AddSheet, Changes
from nigiri.workbook.organiser.budget import beginnings, budget_lines, tariff_of
from nigiri.workbook.organiser.checklist import Expected
from nigiri.workbook.organiser.fees import entered_of, fee_lines, sums_above
from nigiri.workbook.organiser.lines import Line, Lines
from nigiri.workbook.organiser.people import contact_lines, people_lines
from nigiri.workbook.organiser.planning import Planning, planning_options
from nigiri.workbook.organiser.prizes import (
    Opened,
    opened_lines,
    prize_lines,
    prize_options,
    worth_above,
    worth_of,
)
from nigiri.workbook.read.organiser import sheets_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation, Option
    from nigiri.workbook.organiser.lines import Typed


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
    options: dict[str, Option] = {
        "language": language,
        "rows": len(players),
        **planning_options(source.event.settings),
    }
    of_prizes = {**options, **prize_options(source.event)}
    operations: list[Operation] = [
        AddSheet(
            text(f"organiser.sheet.{kind}", language),
            kind,
            of_prizes if kind == "prizes" else options,
        )
        for kind in COLUMNS
        if kind not in there
    ]
    made = applied(workbook, Changes(tuple(operations)))
    at = sheets_of(made)["prizes"]
    opened = opened_lines(source.event, Lines(made[at.name], at, "key"))
    made = applied(made, Changes(opened.operations))
    written = _Written(source, made, language, frozenset(COLUMNS) - there.keys(), opened)
    written_cells = [op for op in written.operations() if op is not None]
    return [*operations, *opened.operations, *written_cells]


class _Written:
    """The cells of all sheets, in the order in which one takes from another."""

    def __init__(
        self,
        source: EventFile,
        workbook: Workbook,
        language: str,
        new: frozenset[str],
        opened: Opened,
    ) -> None:
        """Find the sheets; new -- the kinds that were not there before; opened -- on Prizes."""
        self.opened = opened
        self.source, self.language, self.new = source, language, new
        self.workbook, self.locations = workbook, sheets_of(workbook)

    def operations(self) -> Iterator[Operation | None]:
        """Yield the operations that fill each sheet and set its printed area, None for nothing."""
        event = self.source.event
        fees, contacts, budget = self._people("fees"), self._people("contacts"), self._budget()
        prizes, begins = self._prizes(), self._begins()
        to_win = prize_lines(event, prizes)
        worth = worth_of(prizes, to_win)
        typed = budget.cells(begins)
        due = [*fee_lines(event, fees, tariff_of(budget, typed))]
        sums = [*budget_lines(budget, typed, entered_of(fees, due), worth)]
        written = [line._replace(begins=begins.get(str(line.key), {})) for line in sums]
        listed = {line.key for line in written}
        written += [Line(key, {}, begins[key]) for key in begins if key not in listed]
        yield budget.changes(written, {}, anew="budget" in self.new)
        yield fees.changes(due, sums_above(fees, due), anew="fees" in self.new)
        yield contacts.changes(contact_lines(event), {}, anew="contacts" in self.new)
        yield prizes.changes(
            to_win,
            worth_above(prizes, worth),
            anew="prizes" in self.new or bool(self.opened.operations),
        )
        yield from (
            lines.page()
            for lines in (fees, contacts, prizes)
            if lines.location.kind not in self.new
        )
        planning = Planning(event, self.workbook, self.language, self.new)
        yield from planning.operations(_expected(budget, typed))

    def _begins(self) -> dict[str, Typed]:
        """Return the first cells of the lines of a new Budget, the name of the event's file too."""
        if "budget" not in self.new:
            return {}
        begins = beginnings(self.source.event.settings, self.language)
        return {**begins, "file": {"note": self.source.name}}

    def _budget(self) -> Lines:
        """Return the lines of Budget that nobody deleted."""
        at = self.locations["budget"]
        return Lines(self.workbook[at.name], at, "key")

    def _prizes(self) -> Lines:
        """Return the lines of Prizes; on a new sheet all of them are new."""
        at = self.locations["prizes"]
        lines = Lines(self.workbook[at.name], at, "key")
        lines.rows |= self.opened.new
        lines.new |= lines.rows.keys() if "prizes" in self.new else self.opened.new.keys()
        return lines

    def _people(self, kind: str) -> Lines:
        """Return the lines of a list of players, with new ones for those who have none."""
        at = self.locations[kind]
        return people_lines(self.workbook[at.name], at, self.source.event.players)


def _expected(budget: Lines, typed: Mapping[str, Typed]) -> Expected:
    """Return the players that Budget expects; typed -- key of a line of Budget -> its cells."""
    return Expected(budget.cell("count", "expected"), typed.get("expected", {}).get("count"))
