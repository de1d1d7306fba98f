"""New sheets in Excel: their looks come from a package, opened beside the workbook for a moment.

A sheet copied from another workbook brings widths, colours, lists, rules and page settings along,
but its formulas would refer to that other workbook. So the package has looks alone; texts and
formulas are written afterwards like all others.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.package.empty import empty_package
from nigiri.hosts.xlsx.sheets.add import insert_sheet

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Sequence

    import xlwings

    from nigiri.workbook.layout.spec import SheetSpec

#: On macOS Excel may open files without asking only here.
_MAC_FOLDER = Path.home() / "Library" / "Group Containers" / "UBF8T346G9.Office"


def looks(specs: Sequence[SheetSpec], now: dt.datetime) -> bytes:
    """Return an .xlsx package with these sheets in order, none of them hidden, all cells blank.

    Lists that are on another sheet are left out: a copy would refer to the package.
    """
    book = Book(empty_package())
    for index, spec in enumerate(specs):
        lists = tuple(each for each in spec.drop_downs if "!" not in each.source)
        plain = replace(spec, cells={}, drop_downs=lists, visible=True)
        insert_sheet(book, f"nigiri new {index + 1}", plain, index)
    return book.package.saved(now)


@contextmanager
def opened(
    app: xlwings.App, specs: Sequence[SheetSpec], now: dt.datetime
) -> Iterator[list[xlwings.Sheet]]:
    """Open a package with the looks of sheets in Excel, and close it again; none for no sheets."""
    if not specs:
        yield []
        return
    folder = _MAC_FOLDER if sys.platform == "darwin" and _MAC_FOLDER.is_dir() else None
    with TemporaryDirectory(
        prefix="nigiri", dir=folder, ignore_cleanup_errors=True
    ) as temporary_folder:
        file = Path(temporary_folder, "nigiri looks.xlsx")
        file.write_bytes(looks(specs, now))
        book = app.books.open(str(file), update_links=False, read_only=True, add_to_mru=False)
        try:
            yield list(book.sheets)
        finally:
            with suppress(Exception):  # it is read-only and of no use to anybody
                book.close()
