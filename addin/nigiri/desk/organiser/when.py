"""Fill the hours of the organiser's timetable into *When* on Event; what is typed there stays."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import moved_lines, read_writable
from nigiri.desk.core.finish import finish
from nigiri.domain.schedule.timetable import clock, hour
from nigiri.errors import HostError
from nigiri.messages.message import message, quoted
from nigiri.workbook.model.changes import Say
from nigiri.workbook.organiser.hours import whole_minutes
from nigiri.workbook.organiser.planning import timetable_of
from nigiri.workbook.read.event import round_rows
from nigiri.workbook.read.table_reader import TableReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.desk.core.command import Desk
    from nigiri.domain.model.settings import Settings
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes
    from nigiri.workbook.organiser.hours import RoundHours, Timetable


class Own(NamedTuple):
    """The organiser's workbook, None where there is none yet, and the name of its file."""

    workbook: Workbook | None
    file: str


def fill_when(event: Workbook, desk: Desk, own: Own) -> Changes:
    """Return the changes that fill the empty cells of *When* from the organiser's timetable.

    Raises HostError where there is no timetable, SheetProblems where Event must be corrected first.
    """
    reading = read_writable(event)
    settings = reading.event.settings
    table = timetable_of(own.workbook, settings) if own.workbook else None
    if table is None:
        raise HostError(message("timetable.missing", file=own.file))
    location = reading.book.locations["event"]
    cells = Cells(location, event[location.name])
    rows = round_rows(TableReader(location, cells.sheet, reading.language))
    words = when_words(table)
    for number, said in words.items():
        if number in rows and not settings.when[number - 1].strip():
            cells.put(rows[number], "when", said)
    operations = cells.operations()
    told = [*_not_written(table, settings, words, rows)]
    if cells.changes:
        told.insert(0, message("timetable.written", rounds=len(cells.changes)))
    told = told or [message("timetable.all-there")]
    lines = [*moved_lines(operations)]
    return finish(event, [*operations, *map(Say, told)], desk, "organise", lines)


def when_words(table: Timetable) -> dict[int, str]:
    """Return round -> day and hour as they are typed into *When*, for the hours that are known.

    The day stands beside the first round of each, where the event has several.
    """
    several = table.days[0] > 1
    found = {}
    for each in table.rounds:
        if each.at is not None:
            day = each.day if several and each.opens else ""
            found[each.number] = f"{day} {hour(whole_minutes(each.at))}".strip()
    return found


def _not_written(
    table: Timetable, settings: Settings, words: Mapping[int, str], rows: Mapping[int, int]
) -> Iterator[Message]:
    """Yield a sentence for every round that has another hour on Event, or none at all."""
    by_number = {each.number: each for each in table.rounds}
    for number in range(1, settings.rounds + 1):
        typed = "".join(settings.when[number - 1 : number]).strip()
        each = by_number.get(number)
        if number not in words:
            yield message("timetable.no-hours", number=number)
        elif typed and each is not None and _differs(typed, each) and number in rows:
            facts = {"typed": quoted(typed), "hour": words[number]}
            yield message("timetable.kept", number=number, **facts)


def _differs(typed: str, each: RoundHours) -> bool:
    """Tell whether what is typed beside a round on Event is another hour, or none."""
    moment = clock(typed)
    return moment is None or moment.minutes != each.at
