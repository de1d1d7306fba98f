"""Texts that no cell of a package shows any more: a table of texts keeps what once stood in cells.

Nothing is numbered anew: a text that is not used becomes an empty one in its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.package.xml import children, made, main

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator

    from nigiri.hosts.xlsx.package.xml import Element


def unused_texts(data: bytes) -> int:
    """Return the number of texts in a package that no cell shows."""
    return sum(1 for _ in _unused(Book(data)))


def without_unused_texts(data: bytes, now: dt.datetime) -> bytes:
    """Return a package without texts that no cell shows; itself where there are none.

    now -- dates the part written anew
    """
    book = Book(data)
    found = list(_unused(book))
    for item in found:
        for part in list(item):
            item.remove(part)
        item.append(made("t"))
    return book.package.saved(now) if found else data


def _unused(book: Book) -> Iterator[Element]:
    """Yield the texts that are not empty, and that no cell of any sheet shows."""
    for name in book.package.related(book.name, "sharedStrings"):
        used = _shown(book)
        for number, item in enumerate(children(book.package.edit(name), "si")):
            if number not in used and any(map(str, item.itertext())):
                yield item


def _shown(book: Book) -> frozenset[int]:
    """Return the numbers of the texts that cells show."""
    cells = (
        cell
        for tab in book.tabs()
        if book.is_worksheet(tab.part)
        for cell in book.package.tree(tab.part).iter(main("c"))
        if cell.get("t") == "s"
    )
    found = (cell.findtext(main("v")) or "" for cell in cells)
    return frozenset(int(number) for number in found if number.strip().isdecimal())
