"""Write the start scores of the proposed supergroup of a congress (E5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, read_writable
from nigiri.desk.core.draw_changes import draw_changes
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import column_named, sheet_named
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.starts.congress import supergroup as proposed
from nigiri.domain.starts.start_scores import initial_score
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.start_words import start_words
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import BY_KEY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.starts.congress import Supergroup
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.read.workbook import Reading


def supergroup(workbook: Workbook, desk: Desk) -> Changes:
    """Return the changes that write the start score of the supergroup into Other start (E5).

    Typed scores stay. Where supergroup and top group are one, all start at the bar: then only those
    who would start below it, such as Europeans of the preliminary knockouts, get its score. Asks
    where rounds were drawn with other start scores (A9). Raises Forbidden for an event whose bar is
    not proposed as for a congress.
    """
    reading = read_writable(workbook)
    if not reading.event.settings.is_congress:
        raise Forbidden(_no_congress(reading.language))
    found = proposed(reading.event)
    cells = Cells(
        reading.book.locations["players"], workbook[reading.book.locations["players"].name]
    )
    for row, player in reading.player_rows.items():
        if player in found.members and _raised(reading.event, player, found):
            cells.put(row, "other_start", _cell(found))
    operations = cells.operations()
    count = sum(len(op.cells) for op in operations)
    written = message("setup.supergroup.written", scores=count)
    after = applied(workbook, Changes(operations))
    changed = draw_changes(read(after))
    log = [LogLine(written, cells.location.name)] if operations else []
    said = [
        Say(f"{start_words(reading.event, reading.language)}."),
        *_exceptions(reading, found),
        Say(written),
        Say(message("setup.supergroup.next")),
    ]
    core: list[Operation] = [*operations, *changed.record_cells(after), *changed.asks, *said]
    return finish(workbook, core, desk, "supergroup", [*changed.log, *log])


def _raised(event: Event, player: Player, found: Supergroup) -> bool:
    """Tell whether a member without a typed start score would start lower than the supergroup."""
    return player.start is None and initial_score(event, player) < found.start


def _cell(found: Supergroup) -> int | float:
    """Return the start score as a cell, in points."""
    whole, half = divmod(found.start, 2)
    return whole + 0.5 if half else whole


def _exceptions(reading: Reading, found: Supergroup) -> Iterator[Say]:
    """Yield a sentence for each player whose typed start score departs from the proposal."""
    column = column_named("players", "other_start", reading.language)
    for player in reading.event.players:
        member = player in found.members
        if member and player.start not in {None, found.start}:
            own = points_words(player.start or HalfPoints(0))
            facts = {"name": player.name, "score": own, "column": column}
            yield Say(message("setup.supergroup.keeps", **facts))
        elif not member and not found.one and player.start == found.start:
            facts = {"name": player.name, "column": column}
            yield Say(message("setup.supergroup.no-member", **facts))


def _no_congress(language: str) -> Message:
    """Return the sentence for an event whose bar is another."""
    rule, by = (BY_KEY[key] for key in ("start_rule", "bar_by"))
    return message(
        "setup.supergroup.no-congress",
        sheet=sheet_named("event", language),
        bar=rule.word("bar", language),
        rule=rule.label(language),
        congress=by.word("congress", language),
        by=by.label(language),
    )
