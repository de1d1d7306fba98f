"""Derive the one computed column of Wishes: who is meant, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.derive.target import Target
from nigiri.workbook.whom import names_of

if TYPE_CHECKING:
    from nigiri.workbook.derive.context import Context


def wishes_target(context: Context) -> Target | None:
    """Return who is meant beside every wish; None without the sheet."""
    place = context.place("wishes")
    if place is None:
        return None
    target, sheet = Target(place), context.sheet(place)
    for row, wish in context.reading.wishes.items():
        people = (context.reading.player_rows[at] for at in wish.people)
        target.put(row, "meant", names_of(people) or None)
    target.blank(sheet, range(place.first_row, sheet.height + 1), ("meant",))
    return target
