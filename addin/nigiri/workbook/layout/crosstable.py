"""The sheet Crosstable: a square for each two players, their own in grey, wins in blue.

Groups stand below one another, with a title above each if there are several. The option "shape"
is the number of players of each group, separated by ",".
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder
from nigiri.workbook.layout.spec import Area, Print, SheetSpec, Style
from nigiri.workbook.layout.tables import FIRST_ROW, TITLE_ROW
from nigiri.workbook.layout.varying_columns import AGAINST, against, crosstable_columns
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.workbook.layout.spec import Line
    from nigiri.workbook.model.cells import Sheet
    from nigiri.workbook.model.changes import Option
    from nigiri.workbook.model.locations import Location


class Block(NamedTuple):
    """One group on the sheet; top -- the row of its first player; size -- the number of players."""

    top: int
    size: int

    @property
    def last(self) -> int:
        """Return the row of its last player."""
        return self.top + self.size - 1

    @property
    def title(self) -> int:
        """Return the row of its title, where several groups are on the sheet."""
        return self.top - 1


def shape_of(sizes: Iterable[int]) -> str:
    """Return the shape of groups of these sizes."""
    return ",".join(map(str, sizes))


def blocks(shape: str) -> tuple[Block, ...]:
    """Return the blocks of groups of this shape; () for an empty one."""
    sizes = [int(size) for size in shape.split(",") if size]
    found: list[Block] = []
    for size in sizes:
        above = found[-1].last + 2 if found else FIRST_ROW
        found.append(Block(above + (len(sizes) > 1), size))
    return tuple(found)


def opponents_on(location: Location) -> list[str]:
    """Return the columns of opponents that the sheet has."""
    return [key for key in location.columns if key.startswith(AGAINST)]


def lines_on(location: Location, sheet: Sheet) -> list[int]:
    """Return the rows of players: those with their group in the hidden column."""
    rows = range(location.first_row, sheet.height + 1)
    return [row for row in rows if sheet.cell(row, location.columns["group"]) is not None]


def sizes_on(location: Location, sheet: Sheet) -> list[int]:
    """Return the number of players of each group; [] if the columns do not fit the largest."""
    lines = enumerate(lines_on(location, sheet))
    sizes = [len([*rows]) for _, rows in groupby(lines, lambda at: at[1] - at[0])]
    return sizes if max(sizes, default=0) == len(opponents_on(location)) else []


_HAIR: Line = ("hair", looks.HAIR)
_OWN = Style(fill=looks.HAIR)

#: With more opponents a page lies on its side.
_PORTRAIT = 8

NOTES = ("crosstable.points", "crosstable.signs")
"""The notes below the groups, one a row after a blank one."""


def render_crosstable(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Crosstable; options: language, shape."""
    language, parts = str(options["language"]), blocks(str(options.get("shape") or ""))
    most = max((part.size for part in parts), default=1)
    builder = Builder(crosstable_columns(most), language, freeze="D4")
    builder.title("place", text("sheet.crosstable", language))
    for part in parts:
        _paint(builder, part, titled=len(parts) > 1)
    last = max((part.last for part in parts), default=FIRST_ROW) + 1 + len(NOTES)
    notes = Area(last - len(NOTES) + 1, 1, last, 1)
    builder.styles.append((notes, looks.PLAIN_SMALL))
    page = Print(builder.area("place", "wins", TITLE_ROW, last), landscape=most > _PORTRAIT)
    return builder.build(page, protected=True)


def _paint(builder: Builder, part: Block, *, titled: bool) -> None:
    """Draw the lines of a group; shade wins, and the square of each player against themselves."""
    for column in builder.columns:
        beyond = column.key.startswith(AGAINST) and column.key not in _opponents(part)
        style = column.style._replace(bottom=_HAIR, left=None if beyond else _HAIR)
        builder.paint(column.key, part.top, part.last, style)
    for at, key in enumerate(_opponents(part)):
        builder.paint(key, part.top + at, part.top + at, _OWN)
    if titled:
        builder.paint("place", part.title, part.title, Style(bold=True))
    first = f"{column_letters(builder.position[against(1)])}{part.top}"
    lost = "".join(f',ISERROR(FIND("{sign}",{first}))' for sign in "0½?")
    squares = builder.area(against(1), against(part.size), part.top, part.last)
    builder.when(squares, f'AND(LEFT({first},1)="1"{lost})', looks.WON)


def _opponents(part: Block) -> list[str]:
    """Return the keys of the columns that a group fills."""
    return [against(n) for n in range(1, part.size + 1)]
