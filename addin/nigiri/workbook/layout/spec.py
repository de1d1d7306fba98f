"""The looks of a sheet as data: all that a host needs to render it, and JSON of it.

The JSON is for programs that render it themselves (docs/protocol.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Value


class Area(NamedTuple):
    """A rectangle of cells, both corners included."""

    top: int
    left: int
    bottom: int
    right: int

    def __str__(self) -> str:
        """Return the A1 reference: "B4:D20"."""
        first = f"{column_letters(self.left)}{self.top}"
        last = f"{column_letters(self.right)}{self.bottom}"
        return first if first == last else f"{first}:{last}"


Line = tuple[Literal["hair", "thin", "medium", "thick"], str]
"""A border line: its weight and its colour as six hex digits."""


class Style(NamedTuple):
    """A cell's look and lock; colours are six hex digits, None means none.

    locked -- cannot be typed into while the sheet is protected
    """

    size: float = 11
    bold: bool = False
    italic: bool = False
    underline: bool = False
    colour: str = "1A1A1A"
    fill: str | None = None
    number_format: str = "General"
    align: Literal["left", "center", "right"] | None = None
    indent: int = 0
    valign: Literal["top", "center", "bottom"] = "center"
    wrap: bool = False
    shrink: bool = False
    locked: bool = True
    left: Line | None = None
    right: Line | None = None
    top: Line | None = None
    bottom: Line | None = None


class Highlight(NamedTuple):
    """What a conditional format changes; None leaves the cell as it is.

    box -- a line around the cell; top, bottom, left -- a line on that side only
    """

    colour: str | None = None
    fill: str | None = None
    bold: bool | None = None
    italic: bool | None = None
    strike: bool | None = None
    top: Line | None = None
    bottom: Line | None = None
    left: Line | None = None
    box: Line | None = None


class Format(NamedTuple):
    """A conditional format by formula; earlier ones win; stop -- later ones are not looked at."""

    area: Area
    formula: str
    look: Highlight
    stop: bool = False


class DropDown(NamedTuple):
    """A list to pick from that never rejects what is typed.

    source -- the entries, or a range of the same workbook such as "Lists!$A$1:$A$39"
    """

    area: Area
    source: tuple[str, ...] | str


class Fold(NamedTuple):
    """Rows that fold away below the one above them, which stays; closed -- they are folded now."""

    first: int
    last: int
    closed: bool = False


class Print(NamedTuple):
    """How the sheet prints: a grey, readable page.

    area -- what is printed; title_rows -- first and last row repeated on each page
    scale -- percent, or None to fit the width of one page; breaks -- rows after which a page ends
    """

    area: Area
    landscape: bool = True
    scale: int | None = None
    title_rows: tuple[int, int] | None = (2, 3)
    breaks: tuple[int, ...] = ()


@dataclass(frozen=True)
class SheetSpec:
    """A whole new sheet.

    cells -- (row, column) -> text or formula
    styles -- painted in order, later ones over earlier ones
    column_styles -- the style of all cells of a column that `styles` does not paint
    widths -- column -> Excel characters; hidden -- columns that are not shown
    heights -- row -> points; row_height -- all the other rows
    freeze -- the first cell that scrolls, such as "A4"
    folds -- rows that fold away below their title
    filter -- the headings with an automatic filter and the rows below
    protected -- locked cells refuse typing; no password; inserting rows and formatting are allowed
    tab -- the colour of the tab; visible -- False for a sheet that only helps formulas
    """

    cells: Mapping[tuple[int, int], Value]
    styles: tuple[tuple[Area, Style], ...]
    widths: Mapping[int, float]
    column_styles: Mapping[int, Style] = field(default_factory=dict)
    hidden: frozenset[int] = frozenset()
    heights: Mapping[int, float] = field(default_factory=dict)
    row_height: float = 18
    drop_downs: tuple[DropDown, ...] = ()
    formats: tuple[Format, ...] = ()
    freeze: str | None = "A4"
    filter: Area | None = None
    folds: tuple[Fold, ...] = ()
    protected: bool = False
    print: Print | None = None
    tab: str | None = None
    visible: bool = True


Json = dict[str, Any]


def spec_form(spec: SheetSpec) -> Json:
    """Return a description field by field: areas as four numbers, mappings as lists."""
    from nigiri.workbook.model.codec import written_value  # noqa: PLC0415 -- for other processes

    return {
        "cells": [[*at, written_value(value)] for at, value in sorted(spec.cells.items())],
        "styles": [[_area(area), style._asdict()] for area, style in spec.styles],
        "column_styles": [
            [at, style._asdict()] for at, style in sorted(spec.column_styles.items())
        ],
        "widths": [[*each] for each in sorted(spec.widths.items())],
        "heights": [[*each] for each in sorted(spec.heights.items())],
        "row_height": spec.row_height,
        "hidden": sorted(spec.hidden),
        "drop_downs": [_drop_down(each) for each in spec.drop_downs],
        "formats": [_format(each) for each in spec.formats],
        "freeze": spec.freeze,
        "filter": _area(spec.filter),
        "folds": [[*each] for each in spec.folds],
        "protected": spec.protected,
        "print": spec.print and {**spec.print._asdict(), "area": _area(spec.print.area)},
        "tab": spec.tab,
        "visible": spec.visible,
    }


def _area(area: Area | None) -> list[int] | None:
    """Return an area as top, left, bottom, right."""
    return None if area is None else [area.top, area.left, area.bottom, area.right]


def _drop_down(each: DropDown) -> Json:
    """Return a list to pick from."""
    return {"area": _area(each.area), "source": each.source}


def _format(each: Format) -> Json:
    """Return a conditional format."""
    return {**each._asdict(), "area": _area(each.area), "look": each.look._asdict()}
