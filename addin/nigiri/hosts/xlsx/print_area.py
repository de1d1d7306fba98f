"""Say which cells of a sheet are printed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.xlsx.formulas import quoted
from nigiri.hosts.xlsx.xml import main

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.book import Book

_NAME = "_xlnm.Print_Area"
_CORNER = re.compile(r"([A-Z]+)(\d+)")


def set_print_area(book: Book, name: str, area: str) -> None:
    """Let a sheet print an area such as "A2:K45"; HostError when there is no such sheet."""
    book.root()
    book.tab(name)
    place = str([tab.name for tab in book.tabs()].index(name))
    entry = next(
        (
            known
            for known in book.defined_names()
            if (known.get("name"), known.get("localSheetId")) == (_NAME, place)
        ),
        None,
    )
    if entry is None:
        entry = etree.Element(main("definedName"), name=_NAME, localSheetId=place)
        book.add_defined_name(entry)
    corners = (f"${letters}${digits}" for letters, digits in _CORNER.findall(area))
    entry.text = f"{quoted(name)}!{':'.join(corners)}"
