"""What people hung on a sheet that nigiri never hangs there: it goes when the sheet goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.xml import main

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.hosts.xlsx.book import Book


def hung(book: Book, sheet: str) -> str:
    """Return what hangs on a sheet: "2 comments, a picture or chart"; "" for nothing."""
    return ", ".join(_things(book, book.tab(sheet).part))


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
