"""Small words of the sentences commands say; sheets and columns have the event's own names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.plurals import counted
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.words.catalogue import text

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId


def all_rounds(rounds: int) -> str:
    """Return how a sentence on all rounds begins: "All 5 rounds are", "The only round is"."""
    return "The only round is" if rounds == 1 else f"All {counted(rounds, 'round')} are"


def sheet_named(kind: str, language: str) -> str:
    """Return the name of a sheet in an event of that language: "Players", "Joueurs"."""
    return text(f"sheet.{kind}", language)


def column_named(kind: str, key: str, language: str) -> str:
    """Return the heading of a column in an event of that language, on one line.

    Raises StopIteration for a key that no table of the kind has.
    """
    column = next(column for column in columns_of(kind) if column.key == key)
    return " ".join(column.heading(language).split())


def nobody_here(language: str) -> str:
    """Return the sentence for an event in which nobody was seen yet."""
    here, players = column_named("players", "here", language), sheet_named("players", language)
    return f"Nobody is here yet: write {text('yes', language)} into the column {here} of {players}."


def who(event: Event, number: PlayerId) -> str:
    """Return number and name of a player: "12 Kim Lee"."""
    return f"{number} {event.player(number).name}"


__all__ = ["all_rounds", "column_named", "counted", "nobody_here", "sheet_named", "who"]
