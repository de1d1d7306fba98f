"""Derive the cells around the tables of Handicaps: differences, size in use, explanations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import size_of
from nigiri.domain.model.small_boards import AUTHOR, FURTHEST, PUBLISHED, table_of
from nigiri.workbook.derive.target import Target
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.spellings.rounds import format_rounds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.small_boards import BoardTable
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.locations import Location

_HOW = ("size", "difference", "stones", "komi", "last")


def handicaps_target(context: Context, location: Location) -> Target:
    """Return the computed cells of Handicaps."""
    target, settings = Target(location), context.event.settings
    sizes = {size_of(settings, game) for this in context.event.rounds for game in this.games}
    for difference in range(FURTHEST + 1):
        target.put(location.first_row + difference, "difference", difference)
    for table in settings.boards:
        used = "counts" if table.size in sizes | {settings.board} else "idle"
        column = location.columns[f"stones{table.size}"]
        target.cells[location.heading_row - 1, column] = context.say(f"handicaps.{used}")
    for row, words in enumerate(_about(context), location.first_row):
        target.put(row, "about", words)
    return target


def _about(context: Context) -> Iterator[str]:
    """Yield the explanations beside the tables: how to read them, what was changed, the source."""
    settings = context.event.settings
    facts = {
        "board": settings.board,
        "by": BY_KEY["handicap_by"].cell(settings.handicap_by, settings.language),
        "minus": settings.handicap_reduction,
    }
    yield from (context.say(f"handicaps.{key}", **facts) for key in _HOW)
    for table in settings.boards:
        changed = frozenset(_changed(table))
        yield context.say(
            "handicaps.changed" if changed else "handicaps.published",
            board=table.size,
            author=AUTHOR,
            differences=format_rounds(changed),
        )
    yield context.say("handicaps.source")


def _changed(table: BoardTable) -> Iterator[int]:
    """Yield the differences whose handicap is not the published one."""
    usual = table_of(PUBLISHED, table.size)
    for difference in range(FURTHEST + 1):
        if table.within(difference, FURTHEST) != usual.within(difference, FURTHEST):
            yield difference
