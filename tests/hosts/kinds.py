"""A small kind of sheet for the tests of hosts, and the times they happen at."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from nigiri.workbook.layout.spec import Area, DropDown, Format, Highlight, Print, SheetSpec, Style
from nigiri.workbook.model.cells import Formula

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.layout.spec import Line
    from nigiri.workbook.model.changes import Option

NOW = dt.datetime(2005, 5, 21, 10, 0, 0)  # noqa: DTZ001 - the director's own clock
LATER = dt.datetime(2005, 5, 22, 11, 30, 0)  # noqa: DTZ001
BOX: Line = ("thin", "8F7324")


def hall(options: Mapping[str, Option]) -> SheetSpec:
    """Return a sheet with a bar, a title, headings in row 3 and so many rows to type into."""
    rows = options.get("rows", 10)
    last = 3 + (rows if isinstance(rows, int) else 0)
    typed = Style(number_format="0", locked=False, left=BOX, right=BOX)
    text = Style(number_format="@", locked=False)
    return SheetSpec(
        cells={
            (1, 1): Formula('"still "&COUNTBLANK($B$4:$B$13)&" to come"', "still 10 to come"),
            (2, 1): "Hall",
            (3, 1): "Table",
            (3, 2): "Result",
            (3, 3): "Name",
        },
        styles=(
            (Area(1, 1, 1, 3), Style(colour="FFFFFF", fill="123A5E")),
            (Area(2, 1, 2, 3), Style(size=14)),
            (Area(3, 1, 3, 3), Style(bold=True, fill="E4E8EE")),
            (Area(4, 1, last, 3), typed),
            (Area(4, 2, last, 3), text),
        ),
        widths={1: 7, 2: 10.7},
        column_styles={5: text},
        hidden=frozenset({4}),
        heights={1: 27},
        drop_downs=(
            DropDown(Area(4, 2, last, 2), ("○ 1-0", "● 0-1", "jigo")),
            DropDown(Area(4, 3, last, 3), "Lists!$A$1:$A$9"),
        ),
        formats=(
            Format(
                Area(4, 1, last, 3), '$B4="jigo"', Highlight(fill="F0A78E", bold=True), stop=True
            ),
            Format(Area(4, 2, last, 2), '$B4=""', Highlight(fill="FFF2B8", top=BOX)),
        ),
        filter=Area(3, 1, last, 3),
        protected=True,
        print=Print(Area(2, 1, last, 3), scale=110, breaks=(8,)),
        tab="123A5E",
        visible=bool(options.get("visible", True)),
    )


def plain(_: Mapping[str, Option]) -> SheetSpec:
    """Return a sheet with one word and nothing set."""
    return SheetSpec(cells={(1, 1): "word"}, styles=(), widths={}, freeze=None)
