"""Attachments of sheets that nigiri never makes: they are lost when the sheet is removed.

A comment is lost with its row or column, too; a picture is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.package.references import Corner
from nigiri.hosts.xlsx.package.xml import main

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.hosts.xlsx.cells.book import Book
    from nigiri.hosts.xlsx.loss_check.effects import SheetEffect


def attachment_words(book: Book, sheet: str) -> str:
    """Return the attachments of a sheet in words: "2 comments, a picture or chart"; "" for none."""
    return ", ".join(_things(book, book.tab(sheet).part))


def removed_attachment_words(book: Book, sheet: str, effect: SheetEffect) -> str:
    """Return the comments on removed cells of a sheet in words: "2 comments"; "" for none."""
    trees = [book.package.tree(name) for name in book.related(book.tab(sheet).part, "comments")]
    places = [Corner.of(entry.get("ref", "A1")) for t in trees for entry in t.iter(main("comment"))]
    count = sum(
        effect.row(place.row) is None or effect.column(place.line(across=True)) is None
        for place in places
    )
    return f"{count} comments" if count > 1 else "a comment" * count


def _things(book: Book, part: str) -> Iterator[str]:
    """Yield each kind of attachment with its number, in words."""
    trees = {
        kind: [book.package.tree(name) for name in book.related(part, kind)]
        for kind in ("comments", "drawing", "table")
    }
    counts = {
        ("a comment", "comments"): sum(
            1 for tree in trees["comments"] for _ in tree.iter(main("comment"))
        ),
        ("a picture or chart", "pictures or charts"): sum(map(len, trees["drawing"])),
        ("a table", "tables"): len(trees["table"]),
    }
    for (one, many), count in counts.items():
        if count:
            yield one if count == 1 else f"{count} {many}"
