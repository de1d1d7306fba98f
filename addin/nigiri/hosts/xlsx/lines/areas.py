"""Move everything of a sheet that names areas: formats, validations, filters, links, breaks.

what                                      when lines (rows, columns) move
merged cells, links, watches              the area moves
formats, validations, ignored errors,     the area moves, and grows over inserted rows, because
protected ranges, filter                  these look like the row they were copied from; over
                                          inserted columns inside it, as everything does
formulas of formats and validations       lines with a $ move, others stay relative to the area
page breaks                               stay before the same line
extensions (x14): formats, validations    like formats and validations
sparklines                                like merged cells
criteria of a filter                      stay with their column
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.package.formulas import shifted, shifted_rule
from nigiri.hosts.xlsx.package.references import area_lines, with_lines
from nigiri.hosts.xlsx.package.xml import EXCEL_2006, drop, main

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from nigiri.hosts.xlsx.package.references import Shift
    from nigiri.hosts.xlsx.package.xml import Element

    Span = Callable[[int, int], tuple[int, int] | None]

MOVING = ("mergeCell", "hyperlink", "cellWatch", "sortCondition", "sortState")
GROWING = ("ignoredError", "protectedRange", "autoFilter")
RULES = ("conditionalFormatting", "dataValidation")
HOLDERS = (
    *("mergeCells", "hyperlinks", "cellWatches", "ignoredErrors", "protectedRanges"),
    *("dataValidations", "rowBreaks", "colBreaks"),
)
X_FORMULA, X_AREA = f"{{{EXCEL_2006}}}f", f"{{{EXCEL_2006}}}sqref"
FIRST_DATA_ROW = 4


def model_row(at: int) -> int:
    """Return the row whose format rows inserted before `at` get: the one above, not a heading."""
    return at if at == FIRST_DATA_ROW else at - 1


def growing_span(shift: Shift) -> Span:
    """Return the function that moves areas which also cover rows inserted at their edge."""
    if shift.across:
        return shift.span

    def span(top: int, bottom: int) -> tuple[int, int] | None:
        model = model_row(shift.at)
        if shift.count > 0 and top <= model <= bottom:
            return top, bottom + shift.count
        return shift.span(top, bottom)

    return span


def shift_areas(root: Element, shift: Shift) -> None:
    """Move the areas of a sheet after lines moved; an area in removed lines is removed."""
    for entry in list(root.iter(main("autoFilter"))):
        _move_chosen(entry, shift)
    for names, span in ((MOVING, shift.span), (GROWING, growing_span(shift))):
        for element in list(root.iter(*map(main, names))):
            _move(element, span, across=shift.across)
    for breaks in list(root.iterchildren(main("colBreaks" if shift.across else "rowBreaks"))):
        for entry in list(breaks):
            _move_break(entry, shift)
    for holder in [element for name in HOLDERS for element in root.iterchildren(main(name))]:
        _count(holder)


def shift_rules(root: Element, shift: Shift, sheet: str, *, home: bool) -> None:
    """Move formats and validations, and their formulas; home -- the lines of this sheet moved."""
    span = growing_span(shift) if home else (lambda first, last: (first, last))
    for element in list(root.iter(*map(main, RULES))):
        before = element.get("sqref", "")
        after = moved_areas(before, span, across=shift.across)
        if not after:
            drop(element)
            continue
        element.set("sqref", after)
        _rewrite_formulas(element, _rule(shift, sheet, (before, after), home=home))
    for holder in list(root.iterchildren(main("dataValidations"))):
        _count(holder)
    for area in list(root.iter(X_AREA)):
        _shift_extension(area, shift, sheet, home=home)


def shift_links(root: Element, shift: Shift, sheet: str, *, home: bool) -> None:
    """Move the targets of links inside the workbook."""
    for link in root.iter(main("hyperlink")):
        location = link.get("location")
        if location:
            link.set("location", shifted(location, shift, sheet, home=home))


def moved_areas(text: str, span: Span, *, across: bool = False) -> str:
    """Return areas such as "A4:A9 C4" after lines moved, "" when all were removed."""
    found = (moved_area(ref, span, across=across) for ref in text.split())
    return " ".join(filter(None, found))


def moved_area(ref: str, span: Span, *, across: bool = False) -> str:
    """Return one area after lines moved, "" when it was removed."""
    lines = area_lines(ref, across=across)
    if lines is None:
        return ref
    new = span(*lines)
    return with_lines(ref, *new, across=across) if new else ""


def rule_formulas(element: Element) -> Iterator[Element]:
    """Iterate over the formulas inside a format, a validation or an extension of theirs."""
    return element.iter(main("formula"), main("formula1"), main("formula2"), X_FORMULA)


def _rewrite_formulas(element: Element, change: Callable[[str], str]) -> None:
    """Change the formulas of a format or validation; colour scales have some in attributes."""
    for formula in rule_formulas(element):
        formula.text = change(formula.text or "")
    for point in element.iter(main("cfvo")):
        if point.get("type") == "formula":
            point.set("val", change(point.get("val", "")))


def _rule(shift: Shift, sheet: str, areas: tuple[str, str], *, home: bool) -> Callable[[str], str]:
    """Return the change of a formula whose areas moved from the first to the second."""
    lines = [_lines(text, across=shift.across) for text in areas]
    one_line = all(first == last for first, last in lines)
    if one_line:
        return lambda text: shifted(text, shift, sheet, home=home)
    drift = lines[1][0] - lines[0][0]
    return lambda text: shifted_rule(text, shift, sheet, drift, home=home)


def _lines(text: str, *, across: bool) -> tuple[int, int]:
    """Return the first and last line of areas; whole columns begin in row 1."""
    spans = [area_lines(ref, across=across) or (1, 0) for ref in text.split()]
    return min(first for first, _ in spans), max(last for _, last in spans)


def _shift_extension(area: Element, shift: Shift, sheet: str, *, home: bool) -> None:
    """Move the areas and formulas of a newer format, validation or sparkline."""
    owner = area.getparent()
    if owner is None:
        return
    sparkline = str(owner.tag).endswith("}sparkline")
    span = shift.span if sparkline else growing_span(shift)
    before = area.text or ""
    after = moved_areas(before, span, across=shift.across) if home else before
    if not after:
        _drop_extension(owner)
        return
    area.text = after
    if sparkline:
        _rewrite_formulas(owner, lambda text: shifted(text, shift, sheet, home=home))
    else:
        _rewrite_formulas(owner, _rule(shift, sheet, (before, after), home=home))


def _drop_extension(owner: Element) -> None:
    """Remove a newer format or the like, and the extension when that was its last."""
    holder = owner.getparent()
    drop(owner)
    while holder is not None and not len(holder):
        empty, holder = holder, holder.getparent()
        drop(empty)
    if holder is not None and holder.get("count"):
        holder.set("count", str(len(holder)))


def _move(element: Element, span: Span, *, across: bool) -> None:
    """Move the area an element names in one of its attributes, or remove the element."""
    for attribute in ("ref", "sqref", "r"):
        if element.get(attribute):
            after = moved_areas(element.get(attribute, ""), span, across=across)
            if not after:
                drop(element)
                return
            element.set(attribute, after)


def _move_break(entry: Element, shift: Shift) -> None:
    """Move a page break, which is numbered by the line before it."""
    below = shift.line(int(entry.get("id", "0")) + 1)
    if below is None or below == 1:
        drop(entry)
    else:
        entry.set("id", str(below - 1))


def _move_chosen(entry: Element, shift: Shift) -> None:
    """Let a filter's criteria follow their column, counted from the filter's first."""
    before = area_lines(entry.get("ref", "A1"), across=True)
    after = shift.span(*before) if shift.across and before else None
    if before is None or after is None:
        return
    for chosen in [*entry.iterchildren(main("filterColumn"))]:
        at = shift.line(before[0] + int(chosen.get("colId", "0")))
        if at is None:
            drop(chosen)
        else:
            chosen.set("colId", str(at - after[0]))


def _count(holder: Element) -> None:
    """Correct the count of a list, and remove an empty list."""
    if not len(holder):
        drop(holder)
        return
    for attribute in ("count", "manualBreakCount"):
        if holder.get(attribute):
            holder.set(attribute, str(len(holder)))
