"""Open and close rows of a sheet; everything in the workbook that knows lines follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.xlsx.areas import model_row, shift_areas, shift_links, shift_rules
from nigiri.hosts.xlsx.attached import shift_attached, shift_charts
from nigiri.hosts.xlsx.formulas import shifted
from nigiri.hosts.xlsx.refs import LAST_ROW, Shift
from nigiri.hosts.xlsx.shared import formulas, refuse_broken_arrays, write_out
from nigiri.hosts.xlsx.xml import drop

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.book import Book
    from nigiri.hosts.xlsx.sheet import SheetPart


def insert_rows(book: Book, sheet: str, at: int, count: int, like: int = 1) -> None:
    """Open blank rows before row `at`, formatted in turn like the `like` rows above.

    Below the headings they look like the row below.

    HostError when the sheet is full, or when an array formula would be torn.
    """
    part = book.sheet(sheet)
    if not _made_room(part, count):
        msg = f"The sheet {sheet} has no room for more rows"
        raise HostError(msg)
    shift = Shift(at, count)
    shift_lines(book, sheet, part, shift)
    below = shift.line(model_row(at)) if model_row(at) == at else None
    part.open(at, count, range(below, below + 1) if below else range(max(at - like, 1), at))


def _made_room(part: SheetPart, count: int) -> bool:
    """Let rows at the end of the sheet go that hold nothing; tell whether there is room then.

    LibreOffice writes an empty last row of all where rows were once taken away.
    """
    beyond = [row for row in part.rows if row + count > LAST_ROW]
    if not all(map(part.is_empty, beyond)):
        return False
    for row in beyond:
        drop(part.rows.pop(row))
    return True


def delete_rows(book: Book, sheet: str, at: int, count: int) -> None:
    """Remove rows from row `at` on; HostError when an array formula or a table would be torn."""
    shift_lines(book, sheet, book.sheet(sheet), Shift(at, -count))


def shift_lines(book: Book, sheet: str, part: SheetPart, shift: Shift) -> None:
    """Move rows or columns of a sheet, and whatever in the workbook refers to them.

    HostError when an array formula or a table of the user's would be torn.
    """
    refuse_broken_arrays(part, shift)
    write_out(part, lambda _: True)
    part.shift(shift)
    part.forget_size()
    shift_areas(part.root, shift)
    shift_attached(book, book.tab(sheet).part, shift, sheet)
    for tab in book.tabs():
        if tab.name == sheet:
            _shift_references(part, shift, sheet, home=True)
        elif _may_refer(book, tab.part, shift, sheet) and book.is_worksheet(tab.part):
            _shift_references(book.sheet(tab.name), shift, sheet, home=False)
    for entry in book.defined_names():
        new = shifted(entry.text or "", shift, sheet, home=False)
        if new != entry.text:
            book.root()
            entry.text = new
    shift_charts(book, shift, sheet)


def _shift_references(part: SheetPart, shift: Shift, sheet: str, *, home: bool) -> None:
    """Move the references of one sheet's formulas, formats, validations and links."""

    def new(text: str) -> str:
        return shifted(text, shift, sheet, home=home)

    write_out(part, lambda master: _looks_at(master.text or "", sheet, home=home))
    for formula in formulas(part):
        formula.text = new(formula.text or "") or None
        ref = formula.get("ref")
        if home and ref:
            formula.set("ref", new(ref))
    shift_rules(part.root, shift, sheet, home=home)
    shift_links(part.root, shift, sheet, home=home)


def _looks_at(formula: str, sheet: str, *, home: bool) -> bool:
    """Tell whether a formula has a reference to the sheet, whichever lines it names."""
    return any(
        shifted(formula, Shift(1, 1, across), sheet, home=home) != formula
        for across in (False, True)
    )


def _may_refer(book: Book, part: str, shift: Shift, sheet: str) -> bool:
    """Tell whether a part may refer to what moves; when in doubt, yes."""
    return book.mentions(part, sheet) if shift.across else book.reaches(part, sheet, shift.at)
