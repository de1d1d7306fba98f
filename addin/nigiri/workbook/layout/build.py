"""Put a sheet together: bar, title, headings, columns, as all tables have them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.column import HIDDEN
from nigiri.workbook.layout.spec import (
    Area,
    DropDown,
    Fold,
    Format,
    Highlight,
    Print,
    SheetSpec,
    Style,
)
from nigiri.workbook.layout.tables import BAR_ROW, FIRST_ROW, HEADING_ROW, TITLE_ROW
from nigiri.workbook.layout.varying_columns import STANDINGS_LAST
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.layout.column import Column
    from nigiri.workbook.layout.find_box import FindPlace
    from nigiri.workbook.model.cells import Value
    from nigiri.workbook.model.changes import Option

HEIGHTS = {BAR_ROW: 27.0, TITLE_ROW: 27.0, HEADING_ROW: 25.5}
_WITH_ARROWS = 40.5
"""The height of headings of two lines above the arrows of a filter."""
_WIDEST = 42.0
#: Two columns of names side by side: from the table to the winners all fits 1366 pixels.
_WIDEST_OF_TWO = 30.0
SEEN = 1252
"""The width in pixels of what a window 1366 pixels wide shows: LibreOffice, all on."""
_USUAL = 61
"""The width in pixels of a column that nobody made wider, at least."""
_BARE = frozenset({"gap1", "gap2"})
_LEFT_HEADINGS = frozenset({
    "round", "family", "given", "club", "where", "city", "notes", "white", "black", "check",
    "note", "name", "why", "what", "way_out", "accepted", "equal", "ranks", "split", "fees",
    "when", "who", "command", "sheet", "cell", "was", "became", "reason", "bye", "results",
    "wish", "meant", "state", "about", "team", "matches", "members", "handicaps", "happened",
    "rule", "setting", "value", "usual", "meaning", "for", "prize", "to", "event", "date",
})  # fmt: skip  # words, several a line


@dataclass
class Builder:
    """A sheet while it is put together; `build` returns it.

    columns -- in order, the first in column A
    whole_columns -- all rows look like their column; freeze, row_height -- as in SheetSpec
    """

    columns: tuple[Column, ...]
    language: str
    freeze: str = "A4"
    whole_columns: bool = False
    row_height: float = 18
    cells: dict[tuple[int, int], Value] = field(default_factory=dict)
    styles: list[tuple[Area, Style]] = field(default_factory=list)
    formats: list[Format] = field(default_factory=list)
    drop_downs: list[DropDown] = field(default_factory=list)
    folds: list[Fold] = field(default_factory=list)
    heights: dict[int, float] = field(default_factory=lambda: dict(HEIGHTS))

    def __post_init__(self) -> None:
        """Paint the bar, the title row and the headings."""
        self.position = {column.key: at for at, column in enumerate(self.columns, 1)}
        self.styles += [
            (Area(BAR_ROW, 1, BAR_ROW, self._end_of_bar), looks.BAR_STYLE),
            (Area(TITLE_ROW, 1, TITLE_ROW, self.last_shown), looks.SUBTITLE),
        ]
        for at, column in enumerate(self.columns, 1):
            heading = column.heading(self.language)
            if column.role != "gap" or heading.strip():
                self.cells[HEADING_ROW, at] = heading
            left = column.key in _LEFT_HEADINGS
            if column.role != "gap" or column.key not in _BARE:
                style = looks.HEAD_LEFT if left else looks.HEAD
                self.styles.append((Area(HEADING_ROW, at, HEADING_ROW, at), style))

    @property
    def last_shown(self) -> int:
        """Return the last column that is not a hidden helper."""
        return max(at for at, column in enumerate(self.columns, 1) if column.role not in HIDDEN)

    @property
    def _end_of_bar(self) -> int:
        """Return the last column of the bar: white words on a narrow sheet need its colour, too."""
        shown = [column for column in self.columns if column.role not in HIDDEN]
        lacking = SEEN - sum(round(column.width * 7) + 5 for column in shown)
        last = len(self.columns) if lacking > 0 else self.last_shown
        return last + max(0, -(-lacking // _USUAL))

    def area(self, first: str, last: str, top: int, bottom: int) -> Area:
        """Return the area between two columns and two rows."""
        return Area(top, self.position[first], bottom, self.position[last])

    def title(self, key: str, words: str, note_key: str = "", note: str = "") -> None:
        """Write the title, and a note further right in the same row."""
        self.cells[TITLE_ROW, self.position[key]] = words
        self.styles.append((self.area(key, key, TITLE_ROW, TITLE_ROW), looks.TITLE))
        if note_key:
            self.cells[TITLE_ROW, self.position[note_key]] = note

    def paint(self, key: str, top: int, bottom: int, style: Style | None = None) -> None:
        """Give a column's cells its own style, or another one."""
        at = self.position[key]
        column = self.columns[at - 1]
        self.styles.append((Area(top, at, bottom, at), style or column.style))

    def paint_all(self, top: int, bottom: int) -> None:
        """Give every column's cells its own style."""
        for column in self.columns:
            self.paint(column.key, top, bottom)

    def when(self, area: Area, formula: str, look: Highlight, *, stop: bool = False) -> None:
        """Add a conditional format; earlier ones win."""
        self.formats.append(Format(area, formula, look, stop=stop))

    def find_box(self, place: FindPlace) -> None:
        """Put Find into the bar, behind its sentence: the cell to type into, and the link.

        The link's words say what the cell is for as long as it is empty.
        """
        box, link = (self.position[key] for key in place)
        self.cells[BAR_ROW, link] = text("round.find", self.language)
        for at, style in ((box, looks.FIND), (link, looks.BAR_LINK)):
            self.styles.append((Area(BAR_ROW, at, BAR_ROW, at), style))

    def _clear_of_arrows(self, filtered: Area) -> None:
        """Put headings above the arrows of a filter, which stand at the bottom of their cells."""
        self.heights[HEADING_ROW] = _WITH_ARROWS
        self.styles = [
            (area, style._replace(valign="top") if _is_heading(area, filtered) else style)
            for area, style in self.styles
        ]

    def build(self, page: Print, *, protected: bool, filtered: Area | None = None) -> SheetSpec:
        """Return the sheet; filtered -- the headings and rows with an automatic filter."""
        columns = dict(enumerate(self.columns, 1))
        if filtered is not None:
            self._clear_of_arrows(filtered)
        looks_of = {at: c.style for at, c in columns.items()} if self.whole_columns else {}
        return SheetSpec(
            cells=self.cells,
            styles=tuple(self.styles),
            widths={at: column.width for at, column in columns.items()},
            column_styles=looks_of,
            hidden=frozenset(at for at, column in columns.items() if column.role in HIDDEN),
            heights=self.heights,
            row_height=self.row_height,
            drop_downs=tuple(self.drop_downs),
            formats=tuple(self.formats),
            freeze=self.freeze,
            filter=filtered,
            folds=tuple(self.folds),
            protected=protected,
            print=page,
        )


def _is_heading(area: Area, filtered: Area) -> bool:
    """Tell whether an area is a heading with the arrow of a filter."""
    inside = filtered.left <= area.left <= filtered.right
    return area.top == area.bottom == filtered.top and inside


def wide_enough(
    columns: tuple[Column, ...], keys: tuple[str, ...], options: Mapping[str, Option]
) -> tuple[Column, ...]:
    """Return the columns with those of names as wide as the longest name, within bounds.

    options["names"] -- its printed width in hundredths of its size (domain.text): East Asian
    names need more room than their letters count; what is longer still shrinks to fit
    """
    hundredths = int(options.get("names") or 0)
    widest = _WIDEST if len(keys) == 1 else _WIDEST_OF_TWO
    return tuple(
        column._replace(width=min(name_width(column, hundredths), widest))
        if column.key in keys
        else column
        for column in columns
    )


def name_width(column: Column, hundredths: int, most: float = _WIDEST) -> float:
    """Return the width, in Excel characters, of a column whose longest text prints so wide."""
    return min(max(column.width, _characters(column, hundredths)), most)


def _characters(column: Column, hundredths: int) -> float:
    """Return a printed width in Excel characters, seven pixels each, for the column's type size."""
    pixels = hundredths * column.style.size * 96 / 72 / 100
    return round(pixels / 7 + 1, 1)


def list_formats(builder: Builder, key: str, rows: int) -> None:
    """Draw a hairline below every row of a growing list whose column `key` is not empty."""
    column = column_letters(builder.position[key])
    area = Area(FIRST_ROW, 1, FIRST_ROW + rows - 1, builder.last_shown)
    builder.when(area, f'${column}{FIRST_ROW}<>""', looks.HAIR_BELOW)


_LONGEST_REASON = 84.0


def reason_width(hundredths: int) -> float:
    """Return the width of the column of reasons, whose longest sentence prints so wide.

    What is longer than a screen has room for shrinks to fit: nothing is cut at the margin.
    """
    return name_width(STANDINGS_LAST[-1], hundredths, _LONGEST_REASON)
