"""Which sheets changes add, under which name they end, and how each is described."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.changes import AddSheet, RemoveSheet, RenameSheet

if TYPE_CHECKING:
    from nigiri.workbook.changes import Changes, Operation


def added(changes: Changes) -> dict[str, AddSheet]:
    """Return what adds each new sheet that is there in the end, by its name then."""
    found: dict[str, AddSheet] = {}
    for operation in changes.operations:
        follow(found, operation)
    return found


def follow(new: dict[str, AddSheet], operation: Operation) -> None:
    """Let the new sheets, by their names, follow one more operation."""
    match operation:
        case AddSheet(sheet):
            new[sheet] = operation
        case RemoveSheet(sheet):
            new.pop(sheet, None)
        case RenameSheet(sheet, to) if sheet in new:
            new[to] = new.pop(sheet)
