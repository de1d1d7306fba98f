"""Attachments of sheets that nigiri never makes: they are lost when the sheet is removed.

A comment is lost with its row or column, too; a picture is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.package.references import Corner
from nigiri.hosts.xlsx.package.xml import main
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.hosts.xlsx.cells.book import Book
    from nigiri.hosts.xlsx.loss_check.effects import SheetEffect
    from nigiri.messages.message import Message, Several


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
