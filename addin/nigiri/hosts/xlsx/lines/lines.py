"""Insert and delete rows and columns of a sheet, and move all references to them.

A new column looks like another, its model: cells, width, hidden or not. Formats and validations
that concern models alone are copied; references to a model become references to its copy.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from nigiri.errors import Unfit
from nigiri.hosts.xlsx.cells.shared_formulas import formulas, refuse_broken_arrays, write_out
from nigiri.hosts.xlsx.lines.areas import (
    RULES,
    model_row,
    rule_formulas,
    shift_areas,
    shift_links,
    shift_rules,
)
from nigiri.hosts.xlsx.lines.attachments import shift_attached, shift_charts
from nigiri.hosts.xlsx.package.formulas import copied, shifted
from nigiri.hosts.xlsx.package.references import (
    LAST_COLUMN,
    LAST_ROW,
    Shift,
    area_lines,
    with_lines,
)
from nigiri.hosts.xlsx.package.xml import children, drop, main
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.hosts.xlsx.cells.book import Book
    from nigiri.hosts.xlsx.cells.elements import SheetPart
    from nigiri.hosts.xlsx.package.xml import Element

    Copies = Sequence[tuple[int, int]]
    "Models, where they stand now, each with its copy."


def insert_rows(book: Book, sheet: str, at: int, count: int, like: int = 1) -> None:
    """Insert blank rows before row `at`, formatted in turn like the `like` rows above.

    Below the headings they are formatted like the row below.

    HostError when the sheet is full, or an array formula would be split.
    """
    part = book.sheet(sheet)
    if not _made_room(part, count):
        raise Unfit(message("file.unfit.no-rows", sheet=sheet))
    shift = Shift(at, count)
    shift_lines(book, sheet, part, shift)
    below = shift.line(model_row(at)) if model_row(at) == at else None
    part.open(at, count, range(below, below + 1) if below else range(max(at - like, 1), at))


def _made_room(part: SheetPart, count: int) -> bool:
    """Remove blank rows at the end of the sheet; tell whether there is room then.

    LibreOffice writes an empty last row where rows were once removed.
    """
    beyond = [row for row in part.rows if row + count > LAST_ROW]
    if not all(map(part.is_empty, beyond)):
        return False
    for row in beyond:
        drop(part.rows.pop(row))
    return True


def delete_rows(book: Book, sheet: str, at: int, count: int) -> None:
    """Delete rows from row `at` on; HostError when an array formula or a table would be split."""
    shift_lines(book, sheet, book.sheet(sheet), Shift(at, -count))


def shift_lines(book: Book, sheet: str, part: SheetPart, shift: Shift) -> None:
    """Move rows or columns of a sheet, and all references to them in the workbook.

    HostError when an array formula or a table of the user's would be split.
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
    """Tell whether a formula has a reference to the sheet, to whatever lines."""
    return any(
        shifted(formula, Shift(1, 1, across), sheet, home=home) != formula
        for across in (False, True)
    )


def _may_refer(book: Book, part: str, shift: Shift, sheet: str) -> bool:
    """Tell whether a part may refer to the moved lines; when in doubt, yes."""
    return book.mentions(part, sheet) if shift.across else book.reaches(part, sheet, shift.at)


def insert_columns(book: Book, sheet: str, at: int, like: Sequence[int]) -> None:
    """Insert a blank column before column `at` for each of the models, in their order.

    like -- the models, numbered as before

    HostError when the sheet is full, or an array formula or a table would be split.
    """
    part, shift = book.sheet(sheet), Shift(at, len(like), across=True)
    shift_lines(book, sheet, part, shift)
    copies = [(shift.line(model) or 0, at + index) for index, model in enumerate(like)]
    _shift_widths(part.root, shift, copies)
    part.open_columns(copies)
    for rule in list(part.root.iter(*map(main, RULES))):
        _copy_rule(rule, dict(copies), sheet)
    for holder in children(part.root, "dataValidations"):
        holder.set("count", str(len(holder)))


def delete_columns(book: Book, sheet: str, at: int, count: int) -> None:
    """Delete columns from column `at` on; HostError as for `insert_columns`."""
    part, shift = book.sheet(sheet), Shift(at, -count, across=True)
    shift_lines(book, sheet, part, shift)
    _shift_widths(part.root, shift, ())


def _shift_widths(root: Element, shift: Shift, copies: Copies) -> None:
    """Move the descriptions of columns; new columns get those of their models."""
    for holder in list(children(root, "cols")):
        entries = [piece for entry in holder for piece in _moved(entry, shift)]
        entries += [
            _with_ends(entry, column, column)
            for model, column in copies
            for entry in entries
            if _ends(entry)[0] <= model <= _ends(entry)[1]
        ]
        holder[:] = sorted(entries, key=_ends)
        if not len(holder):
            drop(holder)


def _moved(entry: Element, shift: Shift) -> Iterator[Element]:
    """Yield an entry in one or two pieces: before the inserted or deleted lines, and after."""
    first, last = _ends(entry)
    for low, high in ((first, min(last, shift.at - 1)), (max(first, shift.at), last)):
        span = shift.span(low, high) if low <= high else None
        if span is not None and span[0] <= LAST_COLUMN:
            yield _with_ends(entry, span[0], min(span[1], LAST_COLUMN))


def _ends(entry: Element) -> tuple[int, int]:
    """Return the first and last column of an entry."""
    return int(entry.get("min", "1")), int(entry.get("max", "1"))


def _with_ends(entry: Element, first: int, last: int) -> Element:
    """Return an entry for other columns."""
    piece = copy.deepcopy(entry)
    piece.set("min", str(first))
    piece.set("max", str(last))
    return piece


def _copy_rule(rule: Element, copies: Mapping[int, int], sheet: str) -> None:
    """Insert a copy after a rule that concerns models alone."""
    areas = rule.get("sqref", "").split()
    spans = [area_lines(ref, across=True) for ref in areas]
    ours = [span for span in spans if span and copies.keys() >= {*range(span[0], span[1] + 1)}]
    if not ours or len(ours) != len(spans):
        return
    new = copy.deepcopy(rule)
    ends = [(copies[first], copies[last]) for first, last in ours]
    new.set(
        "sqref",
        " ".join(
            with_lines(ref, *span, across=True) for ref, span in zip(areas, ends, strict=True)
        ),
    )
    drift = min(ends)[0] - min(ours)[0]
    for formula in rule_formulas(new):
        formula.text = copied(formula.text or "", copies, drift, sheet)
    rule.addnext(new)
