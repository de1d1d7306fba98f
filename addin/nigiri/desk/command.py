"""What every command has in common: who asked and when, what is logged, what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.desk.names import followed_names
from nigiri.desk.winners import collected_winners
from nigiri.errors import SheetProblems
from nigiri.workbook.apply import applied
from nigiri.workbook.cells import Workbook, address
from nigiri.workbook.changes import (
    AddSheet,
    CellChange,
    Changes,
    InsertRows,
    Operation,
    RemoveSheet,
    Say,
    SetCells,
)
from nigiri.workbook.derive import derive
from nigiri.workbook.derive.printing import print_areas
from nigiri.workbook.fingerprint import fingerprint
from nigiri.workbook.read import Reading, read

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Sequence

    from nigiri.workbook.cells import Sheet
    from nigiri.workbook.find import Place


@dataclass(frozen=True)
class Desk:
    """Who gives the command, and when: nothing in an action looks at a clock by itself."""

    now: dt.datetime
    user: str = ""


@dataclass(frozen=True)
class LogLine:
    """One line of the Log: what a command did, or one cell it changed."""

    became: str
    sheet: str = ""
    cell: str = ""
    was: str = ""
    reason: str = ""


def opened(workbook: Workbook) -> Reading:
    """Return the reading of a workbook a command is about to write.

    Raises SheetProblems with every cell that must be put right first.
    """
    reading = read(workbook)
    stops = reading.stops()
    if stops:
        raise SheetProblems(stops)
    return reading


def finish(
    workbook: Workbook,
    operations: Iterable[Operation],
    desk: Desk,
    command: str,
    log: Sequence[LogLine] = (),
) -> Changes:
    """Return the changes of a command: its operations, the log, and all that follows from them.

    Winners' lists are moved into Result (M21), names follow their numbers. The fingerprints are
    those of the sheets as read.
    """
    core = list(operations)
    said = [op for op in core if isinstance(op, Say)]
    done: list[Operation] = [op for op in core if not isinstance(op, Say)]
    after = applied(workbook, Changes(tuple(done)))
    reading = read(after)
    collected = *collected_winners(after, reading), *followed_names(after, reading)
    if collected:
        after = applied(after, Changes(collected))
        reading = read(after)
    lines = _log_operations(reading.book.get("log"), desk, command, [*log, *_moved(collected)])
    after = applied(after, Changes(lines))  # the Log is not part of the reading
    derived = derive(after, core, reading)
    said += [Say(words) for words in _made_anew(after, derived, reading)]
    done += [*collected, *lines, *derived]
    done += print_areas(workbook, applied(workbook, Changes(tuple(done))), _added(done))
    touched = {op.sheet for op in done if not isinstance(op, Say)}
    fingerprints = {name: fingerprint(workbook[name]) for name in workbook if name in touched}
    return Changes((*done, *said), fingerprints)


def _made_anew(workbook: Workbook, derived: Iterable[Operation], reading: Reading) -> Iterator[str]:
    """Yield a sentence for every sheet that was missing, or had notes beside its table."""
    for operation in derived:
        if isinstance(operation, AddSheet) and operation.sheet not in workbook:
            yield f"The sheet {operation.sheet} was missing; it was made anew."
        if isinstance(operation, RemoveSheet):
            place = next(place for place in reading.book if place.name == operation.sheet)
            beside = _beside(workbook[operation.sheet], max(place.columns.values()))
            if beside:
                yield (
                    f"{operation.sheet} was made anew in another size. What you wrote beside it, "
                    f"in {beside}, is only in the backup now; notes last on a sheet of your own."
                )


def _beside(sheet: Sheet, last: int) -> str:
    """Return the first cell with something in it in each column after a table: "M3, N4"."""
    found: dict[int, str] = {}
    for row, cells in enumerate(sheet.rows, 1):
        for column, cell in enumerate(cells[last:], last + 1):
            if cell is not None:
                found.setdefault(column, address(row, column))
    return ", ".join(found[column] for column in sorted(found))


def _moved(collected: Iterable[SetCells]) -> Iterator[LogLine]:
    """Yield the log lines of what was moved out of the winners' lists and beside numbers."""
    for operation in collected:
        for change in operation.cells:
            if change.after is not None:
                yield logged(change, operation.sheet)


def _added(operations: Iterable[Operation]) -> frozenset[str]:
    """Return the tabs that were rendered anew."""
    return frozenset(op.sheet for op in operations if isinstance(op, AddSheet))


def _log_operations(
    place: Place | None, desk: Desk, command: str, log: Sequence[LogLine]
) -> tuple[Operation, ...]:
    """Return what writes the lines on top of the Log, nothing without lines or without a Log."""
    if place is None or not log:
        return ()
    when = desk.now.strftime("%Y-%m-%d %H:%M:%S")
    cells = []
    for row, line in enumerate(log, place.first_row):
        values = {
            "when": when, "who": desk.user, "command": command, "sheet": line.sheet,
            "cell": line.cell, "was": line.was, "became": line.became, "reason": line.reason,
        }  # fmt: skip
        cells += [
            CellChange(row, place.columns[key], None, value)
            for key, value in values.items()
            if value and key in place.columns
        ]
    return InsertRows(place.name, place.first_row, len(log)), SetCells(place.name, tuple(cells))


def logged(change: CellChange, sheet: str) -> LogLine:
    """Return the log line of one changed cell."""
    was = "" if change.before is None else str(change.before)
    became = "" if change.after is None else str(change.after)
    return LogLine(became, sheet, address(change.row, change.column), was)
