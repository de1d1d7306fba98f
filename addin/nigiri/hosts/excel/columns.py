"""Open and close columns of a sheet in Excel; everything that refers to them follows by itself.

Excel copies the conditional formats of a model as they are: what they name with a $ stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.excel import pen
from nigiri.workbook.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Sequence

    import xlwings

    from nigiri.hosts.excel.pen import Values


def open_columns(sheet: xlwings.Sheet, at: int, like: Sequence[int]) -> None:
    """Open a blank column for each of the models: as wide, hidden or not, with its formats."""
    columns(sheet, at, len(like)).insert("right")
    for column, model in enumerate(like, at):
        source = columns(sheet, model + len(like) * (model >= at), 1)
        source.copy()
        new = columns(sheet, column, 1)
        new.paste("formats")
        new.column_width = source.column_width  # 0 where it is hidden
    sheet.book.app.cut_copy_mode = False


def close_columns(sheet: xlwings.Sheet, at: int, count: int) -> None:
    """Remove columns."""
    columns(sheet, at, count).delete("left")


def open_again(sheet: xlwings.Sheet, at: int, held: Values) -> None:
    """Open columns that were removed, with what they held."""
    columns(sheet, at, len({column for _, column in held})).insert("right")
    pen.write(sheet, {place: value for place, value in held.items() if value is not None})


def columns(sheet: xlwings.Sheet, at: int, count: int) -> xlwings.Range:
    """Return whole columns."""
    return sheet.range(f"{column_letters(at)}:{column_letters(at + count - 1)}")
