"""Footnotes of the grid in words: games by default, missing results, changed ranks (M20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import format_points
from nigiri.domain.standings.grid import footnotes

if TYPE_CHECKING:
    from nigiri.domain.standings.grid import Note
    from nigiri.workbook.derive.context import Context


def note_lines(context: Context) -> list[str]:
    """Return a sentence for each footnote, in the language of the event."""
    return [_words(context, note) for note in footnotes(context.event).notes]


def _words(context: Context, note: Note) -> str:
    """Return the sentence of a footnote."""
    first, *second = note.players
    facts = {"mark": note.mark, "round": note.round_number, "first": first,
             "second": second[0] if second else None, "rank": note.rank}  # fmt: skip
    name = context.event.player(first).name
    points = format_points(context.event.settings.scoring.score.of("unfinished"))
    return context.say(f"grid.{note.kind}", name=name, points=points, **facts)
