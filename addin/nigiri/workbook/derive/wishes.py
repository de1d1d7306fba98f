"""Derive the one computed column of Wishes: who is meant, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.derive.target import Target
from nigiri.workbook.plain import as_text
from nigiri.workbook.whom import names_of

if TYPE_CHECKING:
    from nigiri.workbook.derive.context import Context


def wishes_target(context: Context) -> Target | None:
    """Return who is meant beside every wish; None without the sheet.

    Beside a blank row names go that stood for a wish; other words are the director's and stay.
    """
    place = context.place("wishes")
    if place is None:
        return None
    target, sheet = Target(place), context.sheet(place)
    for row, wish in context.reading.wishes.items():
        people = (context.reading.player_rows[at] for at in wish.people)
        target.put(row, "meant", names_of(people) or None)
    column = place.columns["meant"]
    names = {names_of([player]) for player in context.reading.player_rows.values()}
    named = {row: frozenset({column}) for row in range(place.first_row, sheet.height + 1)
             if {*as_text(sheet.cell(row, column)).split("; ")} <= names}  # fmt: skip
    target.blank(sheet, named, (column,), named)
    return target
