"""The sheet Crosstable: a square for each two players, their own in grey, wins in blue."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.workbook.cells import column_letters
from nigiri.workbook.crosstable_shape import blocks
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder
from nigiri.workbook.layout.by_opponent import AGAINST, against, crosstable_columns
from nigiri.workbook.layout.tables import FIRST_ROW, TITLE_ROW
from nigiri.workbook.spec import Area, Print, SheetSpec, Style
from nigiri.workbook.words import text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.changes import Option
    from nigiri.workbook.crosstable_shape import Block
    from nigiri.workbook.spec import Line

_HAIR: Line = ("hair", looks.HAIR)
_OWN = Style(fill=looks.HAIR)

#: With more opponents a page lies on its side.
_PORTRAIT = 8

NOTES = ("crosstable.points", "crosstable.signs")
"""What the lines below the groups say, one a row after a blank one."""


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
    """Draw the lines of a group, and shade what each player won and the square of their own."""
    for column in builder.columns:
        beyond = column.key.startswith(AGAINST) and column.key not in _opponents(part)
        style = replace(column.style, bottom=_HAIR, left=None if beyond else _HAIR)
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
