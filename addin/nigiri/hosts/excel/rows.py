"""Rows that open and close in Excel, and the formulas that would not come back by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.excel import native, pen
from nigiri.hosts.excel.blocks import places_of
from nigiri.hosts.xlsx.areas import FIRST_DATA_ROW
from nigiri.hosts.xlsx.formulas import RowShift, shifted
from nigiri.workbook.cells import Formula

if TYPE_CHECKING:
    import xlwings

    from nigiri.hosts.excel.pen import Values


def rows(sheet: xlwings.Sheet, at: int, count: int) -> xlwings.Range:
    """Return whole rows."""
    return sheet.range(f"{at}:{at + count - 1}")


def close_rows(sheet: xlwings.Sheet, at: int, count: int) -> None:
    """Remove rows."""
    rows(sheet, at, count).delete("up")


def look_like(sheet: xlwings.Sheet, at: int, count: int, like: int) -> None:
    """Let new rows look in turn like the `like` rows above; below the headings like the row below.

    Excel itself takes the look of one row above.
    """
    if at != FIRST_DATA_ROW and like == 1:
        return
    first, many = (at + count, 1) if at == FIRST_DATA_ROW else (at - like, like)
    for step in range(count):
        rows(sheet, first + step % many, 1).copy()
        rows(sheet, at + step, 1).paste("formats")
    sheet.book.app.cut_copy_mode = False


def held_in(sheet: xlwings.Sheet, at: int, count: int) -> Values:
    """Return what rows hold, as far as the sheet is used."""
    width = pen.whole(sheet).right
    places = [(row, column) for row in range(at, at + count) for column in range(1, width + 1)]
    return pen.typed(sheet, places)


def torn(book: xlwings.Book, name: str, at: int, count: int) -> dict[str, Values]:
    """Return by sheet the formulas that lose something when rows of a sheet are removed.

    Opening the rows again does not bring back what looked at one of them, nor the end of a range.
    """
    away, back = RowShift(at, -count), RowShift(at, count)
    found: dict[str, Values] = {}
    for sheet in book.sheets:
        home = sheet.name == name
        for place, value in pen.typed(sheet, list(places_of(pen.whole(sheet)))).items():
            inside = home and at <= place[0] < at + count
            if isinstance(value, Formula) and not inside:
                closed = shifted(value.text, away, name, home=home)
                if shifted(closed, back, name, home=home) != value.text:
                    found.setdefault(sheet.name, {})[place] = value
    return found


def write_back(book: xlwings.Book, name: str, formulas: Values) -> None:
    """Write formulas that were lost on some sheet, which stays protected if it is."""
    sheet = book.sheets[name]
    protection = native.unprotect(sheet) if native.is_protected(sheet) else None
    try:
        pen.write(sheet, formulas)
    finally:
        if protection is not None:
            native.protect(sheet, protection)
