"""The parts that hang on a sheet and know its rows: pictures, comments, tables, charts.

Left alone: pivot tables' own places, ink, custom views. A picture moves when the rows under its
corner move; one that ended in removed rows shrinks, as in a spreadsheet.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.xlsx.areas import moved_area
from nigiri.hosts.xlsx.formulas import shifted
from nigiri.hosts.xlsx.xml import CHART, DRAWING, drop, main

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.book import Book
    from nigiri.hosts.xlsx.formulas import RowShift
    from nigiri.hosts.xlsx.xml import Element

CHART_FORMULA = f"{{{CHART}}}f"
_CHART_PART = re.compile(r"xl/charts/chart[^/]*\.xml")
_SHAPE = re.compile(rb"<(\w+):shape\b[^>]*(?<!/)>.*?</\1:shape>", re.DOTALL)
_NOTE_ROW = re.compile(rb"(<\w+:Row>\s*)(\d+)(\s*</\w+:Row>)")
_NOTE_ANCHOR = re.compile(rb"(<\w+:Anchor>)([^<]*)(</\w+:Anchor>)")


def shift_attached(book: Book, part: str, shift: RowShift, sheet: str) -> None:
    """Move what hangs on the sheet whose rows moved."""
    for drawing in book.related(part, "drawing"):
        _shift_drawing(book.package.edit(drawing), shift)
    for kind in ("comments", "threadedComment"):
        for comments in book.related(part, kind):
            _shift_comments(book.package.edit(comments), shift)
    for shapes in book.related(part, "vmlDrawing"):
        book.package.write(shapes, shifted_notes(book.package.raw(shapes), shift))
    for table in book.related(part, "table"):
        _shift_table(book.package.edit(table), shift, sheet)


def chart_parts(book: Book, sheet: str) -> list[str]:
    """Return the charts that may show something of a sheet."""
    names = [name for name in book.package.names() if _CHART_PART.fullmatch(name)]
    return [name for name in names if book.mentions(name, sheet)]


def shift_charts(book: Book, shift: RowShift, sheet: str) -> None:
    """Move what charts show."""
    for name in chart_parts(book, sheet):
        for formula in book.package.edit(name).iter(CHART_FORMULA):
            formula.text = shifted(formula.text or "", shift, sheet, home=False)


def shifted_notes(data: bytes, shift: RowShift) -> bytes:
    """Return the drawing of the yellow notes after rows moved.

    It is a dialect that need not be well-formed, so it is changed as text.
    """

    def one(found: re.Match[bytes]) -> bytes:
        shape = found[0]
        row = _NOTE_ROW.search(shape)
        if row is None:
            return shape
        new = shift.row(int(row[2]) + 1)
        if new is None:
            return b""
        moved = new - 1 - int(row[2])
        shape = _NOTE_ROW.sub(rb"\g<1>%d\g<3>" % (new - 1), shape)
        return _NOTE_ANCHOR.sub(lambda anchor: _moved_anchor(anchor, moved), shape)

    return _SHAPE.sub(one, data)


def _moved_anchor(anchor: re.Match[bytes], rows: int) -> bytes:
    """Return a note's place: column, offset, row, offset of its two corners."""
    numbers = [int(number) for number in anchor[2].split(b",")]
    for place in (2, 6):
        numbers[place] = max(0, numbers[place] + rows)
    return anchor[1] + b", ".join(b"%d" % number for number in numbers) + anchor[3]


def _shift_drawing(root: Element, shift: RowShift) -> None:
    """Move the corners of pictures, shapes and charts; rows are counted from 0 there."""
    for anchor in root:
        if anchor.get("editAs") == "absolute":
            continue
        for corner in anchor.iterchildren(f"{{{DRAWING}}}from", f"{{{DRAWING}}}to"):
            row = corner.find(f"{{{DRAWING}}}row")
            if row is not None:
                row.text = str((shift.row(int(row.text or "0") + 1) or shift.at) - 1)


def _shift_comments(root: Element, shift: RowShift) -> None:
    """Move comments; those of removed rows go."""
    for comment in [element for element in root.iter() if element.get("ref")]:
        ref = moved_area(comment.get("ref", ""), shift.span)
        if ref:
            comment.set("ref", ref)
        else:
            drop(comment)


def _shift_table(root: Element, shift: RowShift, sheet: str) -> None:
    """Move a table of the user's; HostError when its last row would go."""
    for element in (root, *root.iter(main("autoFilter"), main("sortState"), main("sortCondition"))):
        ref = moved_area(element.get("ref", ""), shift.span) if element.get("ref") else None
        if ref == "":
            msg = f"Removing these rows would remove the table {root.get('name')}; move it first"
            raise HostError(msg)
        if ref:
            element.set("ref", ref)
    for formula in root.iter(main("calculatedColumnFormula"), main("totalsRowFormula")):
        formula.text = shifted(formula.text or "", shift, sheet, home=True)
