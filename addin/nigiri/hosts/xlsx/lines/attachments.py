"""Move the attachments of a sheet: pictures, comments, tables, charts.

Left alone: areas of pivot tables, ink, custom views. A picture moves when the rows or columns
under its corner move; one that ended in removed ones shrinks, as in a spreadsheet.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.errors import Unfit
from nigiri.hosts.xlsx.lines.areas import moved_area
from nigiri.hosts.xlsx.package.formulas import shifted
from nigiri.hosts.xlsx.package.references import area_lines
from nigiri.hosts.xlsx.package.xml import CHART, DRAWING, drop, main
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.cells.book import Book
    from nigiri.hosts.xlsx.package.references import Shift
    from nigiri.hosts.xlsx.package.xml import Element

CHART_FORMULA = f"{{{CHART}}}f"
_CHART_PART = re.compile(r"xl/charts/chart[^/]*\.xml")
_SHAPE = re.compile(rb"<(\w+):shape\b[^>]*(?<!/)>.*?</\1:shape>", re.DOTALL)
_NOTE_LINE = {
    across: re.compile(rb"(<\w+:%s>\s*)(\d+)(\s*</\w+:%s>)" % (name, name))
    for across, name in ((False, b"Row"), (True, b"Column"))
}
_NOTE_ANCHOR = re.compile(rb"(<\w+:Anchor>)([^<]*)(</\w+:Anchor>)")


def shift_attached(book: Book, part: str, shift: Shift, sheet: str) -> None:
    """Move the attachments of the sheet whose lines moved."""
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
    """Return the charts that may show cells of a sheet."""
    names = [name for name in book.package.names() if _CHART_PART.fullmatch(name)]
    return [name for name in names if book.mentions(name, sheet)]


def shift_charts(book: Book, shift: Shift, sheet: str) -> None:
    """Move the ranges of charts."""
    for name in chart_parts(book, sheet):
        for formula in book.package.edit(name).iter(CHART_FORMULA):
            formula.text = shifted(formula.text or "", shift, sheet, home=False)


def shifted_notes(data: bytes, shift: Shift) -> bytes:
    """Return the drawing of the comments' boxes after lines moved.

    VML need not be well-formed, so it is changed as text.
    """
    pattern = _NOTE_LINE[shift.across]

    def one(found: re.Match[bytes]) -> bytes:
        shape = found[0]
        line = pattern.search(shape)
        if line is None:
            return shape
        new = shift.line(int(line[2]) + 1)
        if new is None:
            return b""
        moved = new - 1 - int(line[2])
        shape = pattern.sub(rb"\g<1>%d\g<3>" % (new - 1), shape)
        return _NOTE_ANCHOR.sub(lambda at: _moved_anchor(at, moved, across=shift.across), shape)

    return _SHAPE.sub(one, data)


def _moved_anchor(anchor: re.Match[bytes], lines: int, *, across: bool) -> bytes:
    """Return the anchor of a comment's box: column, offset, row, offset of its two corners."""
    numbers = [int(number) for number in anchor[2].split(b",")]
    for place in (0, 4) if across else (2, 6):
        numbers[place] = max(0, numbers[place] + lines)
    return anchor[1] + b", ".join(b"%d" % number for number in numbers) + anchor[3]


def _shift_drawing(root: Element, shift: Shift) -> None:
    """Move the corners of pictures, shapes and charts; lines are counted from 0 there."""
    name = f"{{{DRAWING}}}{'col' if shift.across else 'row'}"
    for anchor in root:
        if anchor.get("editAs") == "absolute":
            continue
        for corner in anchor.iterchildren(f"{{{DRAWING}}}from", f"{{{DRAWING}}}to"):
            line = corner.find(name)
            if line is not None:
                line.text = str((shift.line(int(line.text or "0") + 1) or shift.at) - 1)


def _shift_comments(root: Element, shift: Shift) -> None:
    """Move comments; remove those of removed lines."""
    for comment in [element for element in root.iter() if element.get("ref")]:
        ref = moved_area(comment.get("ref", ""), shift.span, across=shift.across)
        if ref:
            comment.set("ref", ref)
        else:
            drop(comment)


def _shift_table(root: Element, shift: Shift, sheet: str) -> None:
    """Move a table of the user's; HostError when its last row, or any column of it, would go.

    A column inserted inside a table is refused as well: tables know their columns by name.
    """
    _refuse_torn(root, shift)
    for element in (root, *root.iter(main("autoFilter"), main("sortState"), main("sortCondition"))):
        ref = element.get("ref")
        moved = moved_area(ref, shift.span, across=shift.across) if ref else None
        if moved:
            element.set("ref", moved)
    for formula in root.iter(main("calculatedColumnFormula"), main("totalsRowFormula")):
        formula.text = shifted(formula.text or "", shift, sheet, home=True)


def _refuse_torn(root: Element, shift: Shift) -> None:
    """Raise HostError for a table that cannot be moved so."""
    ref, name = root.get("ref", ""), root.get("name")
    lines = area_lines(ref, across=shift.across)
    span = shift.span(*lines) if lines else None
    if span is None:
        what = "columns" if shift.across else "rows"
        raise Unfit(message(f"file.unfit.table-{what}", table=name))
    if shift.across and lines and span[1] - span[0] != lines[1] - lines[0]:
        raise Unfit(message("file.unfit.table-torn", table=name))
