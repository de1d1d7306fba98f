"""Write who starts above the bar at a congress, as it is proposed (E5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.changed_since import since_used
from nigiri.desk.core.command import Desk, LogLine, finish, opened
from nigiri.desk.core.phrases import column_named, sheet_named
from nigiri.domain.model.units import format_points
from nigiri.domain.starts.congress import is_congress
from nigiri.domain.starts.congress import supergroup as proposed
from nigiri.errors import Forbidden
from nigiri.messages.plurals import counted
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.start_words import start_words
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import BY_KEY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.starts.congress import Supergroup
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.read.workbook import Reading


def supergroup(workbook: Workbook, desk: Desk) -> Changes:
    """Return the changes that write the start score of the supergroup into Other start (E5).

    What is typed there stays. Where supergroup and top group are one nothing is written. Asks
    where rounds were drawn with other start scores (A9). Raises Forbidden for an event whose bar is
    not proposed as a congress does.
    """
    reading = opened(workbook)
    if not is_congress(reading.event):
        raise Forbidden(_no_congress(reading.language))
    found = proposed(reading.event)
    cells = Cells(
        reading.book.locations["players"], workbook[reading.book.locations["players"].name]
    )
    for row, player in reading.player_rows.items():
        if not found.one and player.start is None and player in found.members:
            cells.put(row, "other_start", _cell(found))
    operations = cells.operations()
    written = counted(sum(len(op.cells) for op in operations), "start score") + " written."
    after = applied(workbook, Changes(operations))
    since = since_used(read(after))
    log = [LogLine(written, cells.place.name)] if operations else []
    said = [
        Say(f"{start_words(reading.event, 'en')}."),
        *_otherwise(reading, found),
        Say(written),
        Say("Then: nigiri sections, nigiri draw"),
    ]
    core: list[Operation] = [*operations, *since.noted(after), *since.asks, *said]
    return finish(workbook, core, desk, "supergroup", [*since.log, *log])


def _cell(found: Supergroup) -> int | float:
    """Return the start score as the sheet holds it."""
    whole, half = divmod(found.start, 2)
    return whole + 0.5 if half else whole


def _otherwise(reading: Reading, found: Supergroup) -> Iterator[Say]:
    """Yield who starts otherwise than the proposal has it, by what is typed."""
    column = column_named("players", "other_start", reading.language)
    start = None if found.one else found.start
    for player in reading.event.players:
        member = player in found.members
        if member and player.start not in {None, start}:
            own = format_points(player.start or found.bar_start)
            yield Say(f"{player.name} keeps {own}, which stands in {column}.")
        elif not member and start is not None and player.start == start:
            yield Say(f"{player.name} is no member, but starts so by {column}; empty it if wrong.")


def _no_congress(language: str) -> str:
    """Return the sentence for an event with another bar."""
    rule, by = (BY_KEY[key] for key in ("start_rule", "bar_by"))
    bar, congress = rule.word("bar", language), by.word("congress", language)
    return (
        f"A supergroup belongs to a congress (E5): on {sheet_named('event', language)} choose "
        f"{bar} beside {rule.label(language)}, and {congress} beside {by.label(language)}."
    )
