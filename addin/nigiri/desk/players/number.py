"""Number the players by strength (M4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.command import Desk, LogLine, change_line, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.normalise import newcomers_sit_out, numbered, renumbered_side_events
from nigiri.desk.core.phrases import nobody_here
from nigiri.desk.core.round_state import draft_words, missed_words, next_draw
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.read.player_references import names_of
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation, SetCells
    from nigiri.workbook.read.workbook import Reading


def number(workbook: Workbook, desk: Desk, *, again: bool = False) -> Changes:
    """Return the changes that number the players by strength.

    again -- number everybody anew, which only works before round 1 is drawn; the numbers in Wishes
    and on the sheets of side events follow

    Raises Forbidden when nobody is here, and for `again` when round 1 is drawn, if as a draft.
    """
    reading = read_writable(workbook)
    if again:
        _check_undrawn(reading)
    event, operations = numbered(workbook, reading, again=again)
    count = sum(len(op.cells) for op in operations)
    if again:
        from nigiri.desk.players.wishes import renumbered_wishes  # noqa: PLC0415 -- numbers seldom change

        rows = dict(zip(reading.player_rows, event.players, strict=True))
        operations += renumbered_wishes(workbook, reading, rows)
        operations += renumbered_side_events(workbook, reading, _new_numbers(reading.event, event))
    if not event.by_number:
        raise Forbidden(nobody_here(reading.language))
    missed, missed_said = _missed(workbook, reading, operations)
    key = "entries.numbered" if count else "entries.numbered.all"
    words = message(key, players=count, total=len(event.by_number))
    next_step = next_draw(reading.draft, message("entries.next.round"))
    log = [LogLine(words, reading.book.locations["players"].name)] if count else []
    log += [change_line(change, each.sheet) for each in missed for change in each.cells]
    done: list[Operation] = [*operations, *missed, Say(words), *missed_said, Say(next_step)]
    return finish(workbook, done, desk, "number", log)


def _missed(
    workbook: Workbook, reading: Reading, operations: Sequence[Operation]
) -> tuple[tuple[SetCells, ...], tuple[Say, ...]]:
    """Return the cells by which newcomers are out of a round that was over, and what to say."""
    after = applied(workbook, Changes((*operations,)))
    cells = newcomers_sit_out(after, reading)
    rows = {change.row for each in cells for change in each.cells}
    players = [player for row, player in read(after).player_rows.items() if row in rows]
    return cells, (Say(missed_words(reading.event, names_of(players))),) * bool(players)


def _check_undrawn(reading: Reading) -> None:
    """Raise Forbidden once round 1 is drawn, even as a draft: its games go by number."""
    if reading.event.rounds:
        raise Forbidden(message("entries.numbered.fixed"))
    if reading.draft is not None:
        raise Forbidden(draft_words(reading.draft.number))


def _new_numbers(before: Event, after: Event) -> dict[PlayerId, PlayerId]:
    """Return number before -> number now of all players who had one."""
    pairs = zip(before.players, after.players, strict=True)
    return {old.number: new.number for old, new in pairs if old.number and new.number}
