"""The end of every command: the Log, and all that follows from its changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.command import Desk, LogLine, moved_lines
from nigiri.desk.core.handicaps import outdated_handicaps_in
from nigiri.desk.core.normalise import collected_winners, normalised
from nigiri.desk.core.notes import notes_of
from nigiri.domain.model.small_boards import AUTHOR
from nigiri.messages.catalogue import text
from nigiri.messages.message import Message, message
from nigiri.workbook.apply import applied
from nigiri.workbook.compare import fingerprint
from nigiri.workbook.derive.printing import pages
from nigiri.workbook.derive.rebuild import made_anew
from nigiri.workbook.live.context import Context
from nigiri.workbook.log import added
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.changes import AddSheet, Changes, Operation, Say, SetCells
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import Reading, read
from nigiri.workbook.update import derive
from nigiri.workbook.writer import signed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Location

_ADDED = frozenset({"sections", "tree", "crosstable", "handicaps", "teams"})
"""Kinds of sheets that a command adds by itself, because the event has come so far."""

_WITH_ROUNDS = frozenset({"grid", "drawn"})
"""Kinds of sheets that come with the first round, as everybody expects."""


def finish(
    workbook: Workbook,
    operations: Iterable[Operation],
    desk: Desk,
    command: str,
    log: Sequence[LogLine] = (),
) -> Changes:
    """Return the changes of a command: its operations, the log, and all that follows from them.

    Winners' lists are moved into Result (M21), names and handicaps corrected by their numbers. The
    fingerprints are those of the sheets as read.
    """
    core = list(operations)
    messages = [op for op in core if isinstance(op, Say)]
    done: list[Operation] = [op for op in core if not isinstance(op, Say)]
    after = applied(workbook, Changes(tuple(done)))
    reading = read(after)
    collected = (
        *collected_winners(after, reading),
        *normalised(after, reading, outdated_handicaps_in(workbook)),
    )
    after, reading = _applied_and_read(after, reading, collected)
    anew = made_anew(Context(after, reading), "log")
    after, reading = _applied_and_read(after, reading, anew)
    lines = _log_operations(after, reading, desk, command, [*log, *moved_lines(collected)])
    after = applied(after, Changes(lines))  # the Log is not part of the reading
    derived = derive(after, core, reading)
    done += [*collected, *anew, *lines, *derived]
    done += signed(after) if done else ()
    last, sentences = _closing_operations(workbook, done)
    unseen = _unseen(workbook, core, derived)
    messages += map(Say, (*_made_anew(workbook, after, anew, derived), *unseen, *sentences))
    touched = {op.sheet for op in (*done, *last) if not isinstance(op, Say)}
    fingerprints = {name: fingerprint(workbook[name]) for name in workbook if name in touched}
    return Changes((*done, *last, *messages), fingerprints)


def _unseen(
    workbook: Workbook, core: Iterable[Operation], derived: Iterable[Operation]
) -> tuple[Message, ...]:
    """Return the sentences on places that settings have changed since the last command (M14).

    workbook -- as the command found it; core -- its operations, of which those on settings count
    derived -- what follows; where the lines of Players and Standings stay, nothing has changed
    """
    if not workbook.sheets:
        return ()
    book = find(workbook)
    shown = [each for kind in ("players", "standings") if (each := book.get(kind))]
    if not any(_lines_change(op, place) for place in shown for op in derived):
        return ()
    from nigiri.desk.core.unseen_places import told  # noqa: PLC0415 -- most commands change no place

    places = {each.location.name for each in setting_cells(workbook, book).values()}
    typed = [op for op in core if isinstance(op, SetCells) and op.sheet in places]
    before = applied(workbook, Changes(tuple(typed))) if typed else workbook
    return told(before, read(before))


def _lines_change(op: Operation, place: Location) -> bool:
    """Tell whether an operation changes the lines of a table, or more of it than their cells."""
    if isinstance(op, Say) or op.sheet != place.name:
        return False
    below = place.heading_row
    return not isinstance(op, SetCells) or any(
        cell.row >= below and not isinstance(cell.after, Formula) for cell in op.cells
    )


def _closing_operations(
    workbook: Workbook, done: Sequence[Operation]
) -> tuple[list[Operation], tuple[str, ...]]:
    """Return the operations after all others, for notes and page settings, and their sentences."""
    after = applied(workbook, Changes(tuple(done)))
    notes = notes_of(workbook, after, done)
    after = applied(after, Changes(notes.moved))
    return [*notes.moved, *pages(workbook, after, [*done, *notes.moved])], notes.sentences


def _applied_and_read(
    workbook: Workbook, reading: Reading, operations: tuple[Operation, ...]
) -> tuple[Workbook, Reading]:
    """Return workbook and reading after operations."""
    if not operations:
        return workbook, reading
    workbook = applied(workbook, Changes(operations))
    return workbook, read(workbook)


def _made_anew(
    before: Workbook, after: Workbook, anew: Iterable[AddSheet], derived: Iterable[Operation]
) -> Iterator[Message]:
    """Yield a sentence for every sheet that was missing, unless everybody expects it to come.

    before -- the workbook as the command found it; after -- without `derived`
    """
    new = (op for op in derived if isinstance(op, AddSheet) and op.sheet not in after)
    came = [*anew, *new]
    expected = _expected(before) if came else ()
    yield from (made_anew_words(added) for added in came if added.kind not in expected)


def _expected(before: Workbook) -> frozenset[str]:
    """Return the kinds of sheets that come with a new event, or with its first round."""
    if not before.sheets:
        return _WITH_ROUNDS | {"sections"}
    return frozenset() if find(before).rounds else _WITH_ROUNDS


def made_anew_words(added: AddSheet) -> Message:
    """Return the sentence about a sheet that was missing, or that an event now needs."""
    key = f"desk.sheet.{added.kind if added.kind in _ADDED else 'anew'}"
    facts = {"author": AUTHOR} if added.kind == "handicaps" else {}
    return message(key, sheet=added.sheet, **facts)


def shortened(log: Sequence[LogLine], workbook: Workbook) -> Sequence[LogLine]:
    """Return lines of the Log with several new results in one."""
    if sum(bool(line.cell) for line in log) < 2:  # noqa: PLR2004 -- several cells
        return log
    from nigiri.desk.core.folded_results import folded  # noqa: PLC0415 -- most commands have one line

    return folded(log, workbook)


def _log_operations(
    workbook: Workbook, reading: Reading, desk: Desk, command: str, log: Sequence[LogLine]
) -> tuple[Operation, ...]:
    """Return the operations that add lines on top of the Log; () without lines or without a Log.

    Edits by hand before the command stand below the lines of the command.
    """
    location, language = reading.book.get("log"), reading.event.settings.language
    if location is None:
        return ()
    when = desk.now.strftime("%Y-%m-%d %H:%M:%S")
    lines = [
        {"when": when, "who": who, "command": by, **line.in_words(language)}
        for by, who, group in (
            (command, desk.user, shortened(log, workbook)),
            (text("log.by_hand", language), "", desk.by_hand),
        )
        for line in group
    ]
    return added(TableReader(location, workbook[location.name], language), lines)
