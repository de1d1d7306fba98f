"""Sentences on what people attached to sheets and cells that go, which a snapshot does not have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.loss_check.attachments import attachment_words, removed_attachment_words
from nigiri.hosts.xlsx.loss_check.effects import effects_of
from nigiri.messages.message import message
from nigiri.workbook.derive.written_cells import typed_below
from nigiri.workbook.read.tables import location_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from nigiri.hosts.xlsx.loss_check.effects import SheetEffect
    from nigiri.workbook.derive.written_cells import Typed
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes


def losses(
    package: bytes, sheets: Workbook, changes: Changes, touched: Sequence[str]
) -> tuple[str, ...]:
    """Return sentences on what the changes take away, () where nothing is lost.

    package, sheets -- the workbook before; touched -- its sheets that go, or of which lines go
    """
    book, effects = Book(package), effects_of(touched, changes.operations)
    gone = {name for name in touched if effects.of[name] is None}
    hangs = (_going(book, name, effects.of[name]) for name in touched)
    return tuple(filter(None, (*hangs, *_looked_at(package, sheets, gone))))


def _going(book: Book, sheet: str, effect: SheetEffect | None) -> str:
    """Return the sentence on attachments lost with a sheet or its cells; "" for none.

    effect -- on the sheet, None when the sheet goes
    """
    things = (
        attachment_words(book, sheet)
        if effect is None
        else removed_attachment_words(book, sheet, effect)
    )
    key = "file.goes" if effect is None else "file.closes"
    return message(key, sheet=sheet, things=things) if things else ""


def _looked_at(package: bytes, sheets: Workbook, gone: Collection[str]) -> Iterator[str]:
    """Yield a sentence on the user's formulas that refer to cells below a removed table.

    These cells are moved below the new table, perhaps to another row.
    """
    below = {
        name: {(name, row, column) for row, column, _ in _below(name, sheets)} for name in gone
    }
    if not any(below.values()):
        return
    from nigiri.hosts.xlsx.user_formulas import formulas_naming, user_formulas  # noqa: PLC0415 -- seldom needed

    own = [each for each in user_formulas(package, sheets) if each.at[0] not in gone]
    for name, cells in below.items():
        found = formulas_naming(own, cells)
        if found:
            yield message("file.looked-at", sheet=name, formulas=", ".join(map(str, found)))


def _below(name: str, sheets: Workbook) -> list[Typed]:
    """Return the typed cells below the table of a sheet; [] without a table."""
    location = location_of(name, sheets[name])
    return typed_below(location, sheets[name]) if location else []
