"""Open and close columns of a sheet; everything in the workbook that knows lines follows.

A new column looks like another, its model: cells, width, hidden or not. The rules that concern
models alone, formats and validations, come with them; what looks at a model in them looks at its
copy.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.areas import RULES, rule_formulas
from nigiri.hosts.xlsx.formulas import copied
from nigiri.hosts.xlsx.refs import LAST_COLUMN, Shift, area_lines, with_lines
from nigiri.hosts.xlsx.rows import shift_lines
from nigiri.hosts.xlsx.xml import children, drop, main

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.hosts.xlsx.book import Book
    from nigiri.hosts.xlsx.xml import Element

    Copies = Sequence[tuple[int, int]]
    """Models, where they stand now, each with its copy."""


def insert_columns(book: Book, sheet: str, at: int, like: Sequence[int]) -> None:
    """Open a blank column before column `at` for each of the models, in their order.

    like -- the models as they are numbered before

    HostError when the sheet is full, or an array formula or a table would be torn.
    """
    part, shift = book.sheet(sheet), Shift(at, len(like), across=True)
    shift_lines(book, sheet, part, shift)
    copies = [(shift.line(model) or 0, at + place) for place, model in enumerate(like)]
    _shift_widths(part.root, shift, copies)
    part.open_columns(copies)
    for rule in list(part.root.iter(*map(main, RULES))):
        _copy_rule(rule, dict(copies), sheet)
    for holder in children(part.root, "dataValidations"):
        holder.set("count", str(len(holder)))


def delete_columns(book: Book, sheet: str, at: int, count: int) -> None:
    """Remove columns from column `at` on; HostError as for `insert_columns`."""
    part, shift = book.sheet(sheet), Shift(at, -count, across=True)
    shift_lines(book, sheet, part, shift)
    _shift_widths(part.root, shift, ())


def _shift_widths(root: Element, shift: Shift, copies: Copies) -> None:
    """Move what is said of columns; the new ones get what is said of their models."""
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
    """Yield an entry in one or two pieces: before the lines that open or close, and from there."""
    first, last = _ends(entry)
    for low, high in ((first, min(last, shift.at - 1)), (max(first, shift.at), last)):
        span = shift.span(low, high) if low <= high else None
        if span is not None and span[0] <= LAST_COLUMN:
            yield _with_ends(entry, span[0], min(span[1], LAST_COLUMN))


def _ends(entry: Element) -> tuple[int, int]:
    """Return the first and last column that an entry speaks of."""
    return int(entry.get("min", "1")), int(entry.get("max", "1"))


def _with_ends(entry: Element, first: int, last: int) -> Element:
    """Return the same said of other columns."""
    piece = copy.deepcopy(entry)
    piece.set("min", str(first))
    piece.set("max", str(last))
    return piece


def _copy_rule(rule: Element, copies: Mapping[int, int], sheet: str) -> None:
    """Put a copy behind a rule that concerns models alone."""
    areas = rule.get("sqref", "").split()
    spans = [area_lines(ref, across=True) for ref in areas]
    ours = [span for span in spans if span and copies.keys() >= {*range(span[0], span[1] + 1)}]
    if not ours or len(ours) != len(spans):
        return
    new = copy.deepcopy(rule)
    ends = [(copies[first], copies[last]) for first, last in ours]
    new.set("sqref", " ".join(
        with_lines(ref, *span, across=True) for ref, span in zip(areas, ends, strict=True)
    ))  # fmt: skip
    drift = min(ends)[0] - min(ours)[0]
    for formula in rule_formulas(new):
        formula.text = copied(formula.text or "", copies, drift, sheet)
    rule.addnext(new)
