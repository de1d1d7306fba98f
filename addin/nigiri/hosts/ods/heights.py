"""Let rows keep the height that their sheet gives to all: an .ods has no such height."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.xml import children, main

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.book import Book

_YES = {"1", "true"}


def write_out_heights(book: Book) -> None:
    """Give every row of an .xlsx its height where the sheet has one for all its rows."""
    for tab in book.tabs():
        root = book.package.tree(tab.part)
        usual = root.find(main("sheetFormatPr"))
        if usual is None or usual.get("customHeight") not in _YES:
            continue
        for data in children(book.package.edit(tab.part), "sheetData"):
            for row in children(data, "row"):
                if row.get("customHeight") not in _YES:
                    row.set("ht", usual.get("defaultRowHeight", "15"))
                    row.set("customHeight", "1")
