"""The records of a file's styles that make a cell look as the layout says.

Their form never changes, so that a workbook keeps one record for each look.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.hosts.xlsx.xml import made

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.xml import Element
    from nigiri.workbook.layout.spec import Highlight, Line, Style

FONT = "Arial"
#: Patterns that every program has a number for.
BUILT_IN = {"General": 0, "0": 1, "@": 49}


class Look(NamedTuple):
    """What a cell format is put together from; code -- the pattern of its numbers."""

    font: Element
    fill: Element
    border: Element
    code: str
    format: Element


def look_of(style: Style) -> Look:
    """Return the records of a style; the format does not say yet which others belong to it."""
    pattern = made("patternFill", *_coloured("fgColor", style.fill),
                   patternType="solid" if style.fill else None)  # fmt: skip
    sides = {"left": style.left, "right": style.right, "top": style.top, "bottom": style.bottom}
    return Look(_font(style), made("fill", pattern), _border(sides),
                style.number_format, _format(style))  # fmt: skip


def difference(look: Highlight) -> Element:
    """Return the record of a conditional format: only what the highlight changes."""
    parts = []
    if (look.colour, look.bold, look.italic, look.strike) != (None, None, None, None):
        marks = (("b", look.bold), ("i", look.italic), ("strike", look.strike))
        on = (made(name, val="1") for name, wanted in marks if wanted)
        parts.append(made("font", *on, *_coloured("color", look.colour)))
    if look.fill is not None:
        fill = made("patternFill", *_coloured("bgColor", look.fill), patternType="solid")
        parts.append(made("fill", fill))
    box = look.box
    sides = {"left": look.left or box, "right": box, "top": look.top or box,
             "bottom": look.bottom or box}  # fmt: skip
    if any(sides.values()):
        parts.append(_border(sides))
    return made("dxf", *parts)


def _font(style: Style) -> Element:
    """Return the font."""
    marks = (("b", style.bold), ("i", style.italic))
    line = [made("u", val="single")] if style.underline else []
    return made(
        "font", made("name", val=FONT), *(made(name, val="1") for name, on in marks if on),
        *_coloured("color", style.colour), made("sz", val=f"{style.size:g}"), *line,
    )  # fmt: skip


def _border(sides: dict[str, Line | None]) -> Element:
    """Return the lines around a cell."""
    return made("border", *(
        made(side, *_coloured("color", line[1]), style=line[0])
        for side, line in sides.items() if line is not None
    ))  # fmt: skip


def _format(style: Style) -> Element:
    """Return how the cell is aligned and whether it is locked."""
    alignment = made(
        "alignment", horizontal=style.align, vertical=style.valign,
        indent=str(style.indent) if style.indent else None,
        wrapText="1" if style.wrap else None, shrinkToFit="1" if style.shrink else None,
    )  # fmt: skip
    free = [] if style.locked else [made("protection", locked="0", hidden="0")]
    return made(
        "xf", alignment, *free, applyAlignment="1", applyProtection="1" if free else None,
        pivotButton="0", quotePrefix="0", xfId="0",
    )  # fmt: skip


def _coloured(name: str, colour: str | None) -> list[Element]:
    """Return the element of a colour, none without a colour."""
    return [] if colour is None else [made(name, rgb=f"FF{colour}")]
