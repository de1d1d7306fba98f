"""What people hung on a sheet that nigiri never hangs there: it goes when the sheet goes.

A comment goes with its row or column, too; a picture does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.package.references import Corner
from nigiri.hosts.xlsx.package.xml import main

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.hosts.xlsx.cells.book import Book
    from nigiri.hosts.xlsx.loss_check.effects import Fate


def hung(book: Book, sheet: str) -> str:
    """Return what hangs on a sheet: "2 comments, a picture or chart"; "" for nothing."""
    return ", ".join(_things(book, book.tab(sheet).part))


def hung_on_closing(book: Book, sheet: str, fate: Fate) -> str:
    """Return what hangs on cells of a sheet that go: "2 comments"; "" for nothing."""
    trees = [book.package.tree(name) for name in book.related(book.tab(sheet).part, "comments")]
    places = [Corner.of(entry.get("ref", "A1")) for t in trees for entry in t.iter(main("comment"))]
    count = sum(
        fate.row(place.row) is None or fate.column(place.line(across=True)) is None
        for place in places
    )
    return f"{count} comments" if count > 1 else "a comment" * count


def _things(book: Book, part: str) -> Iterator[str]:
    """Yield in words each kind of thing with its number."""
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
