"""Read a rating as its list prints it: 2100 by the EGF, 4.5 or -12.3 by the AGA (A3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.players.ratings import looks_foreign, rating_printed
from nigiri.workbook.model.plain import decimal_number

if TYPE_CHECKING:
    from nigiri.domain.model.settings import Settings
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.read.table_reader import TableReader

RATING_LISTS: dict[str, tuple[str, str]] = {"egf": ("EGF", "2100"), "aga": ("AGA", "4.5, -12.3")}
"""Scale -> the owner of its list, and a rating as printed there."""


def read_rating(
    reader: TableReader, row: int, settings: Settings, key: str = "rating"
) -> int | None:
    """Return the rating in the units of Player.rating; None for a blank or wrong cell.

    key -- the column: "rating" or "published"

    A wrong cell is reported. A rating that looks like one of another list counts, and is reported,
    too.
    """
    rating, code = rating_of(reader.cell(row, key), settings)
    if code:
        owner, example = RATING_LISTS[settings.rating_scale]
        typed = reader.text(row, key)
        reader.report(code, row, key, typed=typed, list=owner, example=example)
    return rating


def rating_of(cell: Cell, settings: Settings) -> tuple[int | None, str]:
    """Return the rating in the units of Player.rating or None, and the problem's code or ""."""
    if cell is None:
        return None, ""
    printed = decimal_number(cell)
    rating = None if printed is None else rating_printed(settings, printed)
    if rating is None:
        return None, "rating-unknown"
    return rating, "rating-odd" if looks_foreign(settings, rating) else ""
