"""Attachments of sheets that nigiri never makes: they are lost when the sheet is removed.

A comment is lost with its row or column, too; a picture is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.loss_check.effects import effects_of
from nigiri.hosts.xlsx.package.references import Corner
from nigiri.hosts.xlsx.package.xml import main
from nigiri.messages.message import message, several
from nigiri.workbook.derive.written_cells import typed_below
from nigiri.workbook.read.table_finder import location_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from nigiri.hosts.xlsx.loss_check.effects import SheetEffect
    from nigiri.messages.message import Message, Several
    from nigiri.workbook.derive.written_cells import Typed
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes


def attachment_words(book: Book, sheet: str) -> Several:
    """Return the attachments of a sheet in words: "2 comments, a picture or chart"; "" for none."""
    return several(_things(book, book.tab(sheet).part))


def removed_attachment_words(book: Book, sheet: str, effect: SheetEffect) -> str:
    """Return the comments on removed cells of a sheet in words: "2 comments"; "" for none."""
    trees = [book.package.tree(name) for name in book.related(book.tab(sheet).part, "comments")]
    places = [Corner.of(entry.get("ref", "A1")) for t in trees for entry in t.iter(main("comment"))]
    count = sum(
        effect.row(place.row) is None or effect.column(place.line(across=True)) is None
        for place in places
    )
    return message("file.things.comments", many=count) if count else ""


def _things(book: Book, part: str) -> Iterator[Message]:
    """Yield each kind of attachment with its number, in words."""
    trees = {
        kind: [book.package.tree(name) for name in book.related(part, kind)]
        for kind in ("comments", "drawing", "table")
    }
    counts = {
        "comments": sum(1 for tree in trees["comments"] for _ in tree.iter(main("comment"))),
        "drawings": sum(map(len, trees["drawing"])),
        "tables": len(trees["table"]),
    }
    for kind, count in counts.items():
        if count:
            yield message(f"file.things.{kind}", many=count)


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
