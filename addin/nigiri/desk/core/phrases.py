"""Phrases for sentences of commands: players, pairs, criteria, sheets and columns.

Sheets and columns have the names of the event's language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.catalogue import text
from nigiri.messages.message import Message, message, several
from nigiri.workbook.derive.target import points_cell
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.spellings.rounds import format_rounds

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Event, Settings
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Cell

_MOST_NAMES = 6


def sheet_named(kind: str, language: str) -> str:
    """Return the name of a sheet in an event of that language: "Players", "Joueurs"."""
    return text(f"sheet.{kind}", language)


def column_named(kind: str, key: str, language: str) -> str:
    """Return the heading of a column in an event of that language, on one line.

    Raises StopIteration for a key that no table of the kind has.
    """
    column = next(column for column in columns_of(kind) if column.key == key)
    return " ".join(column.heading(language).split())


def cut_into(settings: Settings) -> str:
    """Return the end of a key for what players are cut into: "bands" where they start by them (A5).

    They are "sections" elsewhere, and on every sheet.
    """
    return "bands" if settings.start_rule == "bands" else "sections"


def nobody_here(language: str) -> Message:
    """Return the sentence for an event in which nobody was seen yet."""
    here, players = column_named("players", "here", language), sheet_named("players", language)
    return message("desk.nobody-here", yes=text("yes", language), column=here, sheet=players)


def tables_named(numbers: Iterable[int]) -> Message:
    """Return tables in words: "table 3", "tables 3, 4"."""
    tables = [*map(str, numbers)]
    return message("desk.tables", many=len(tables), tables=", ".join(tables))


def rounds_named(rounds: frozenset[int]) -> Message:
    """Return rounds in words: "round 3", "rounds 3-5"."""
    return message("desk.rounds", many=len(rounds), rounds=format_rounds(rounds))


def players_named(event: Event, numbers: Iterable[PlayerId]) -> str:
    """Return players by number and name; of more than _MOST_NAMES the others are counted."""
    who = [player_label(event, number) for number in sorted(numbers)]
    names, more = several(who[:_MOST_NAMES], message("between")), len(who) - _MOST_NAMES
    return message("desk.names.more", names=names, more=more) if more > 0 else names


def player_label(event: Event, number: PlayerId) -> str:
    """Return number and name of a player: "12 Kim Lee"."""
    return f"{number} {event.player(number).name}"


class Phrases(NamedTuple):
    """The phrases of one event, in its language."""

    event: Event

    def say(self, key: str, **facts: object) -> str:
        """Return the text of a key with its facts filled in."""
        return text(key, self.event.settings.language, **facts)

    def player_label(self, number: PlayerId) -> str:
        """Return number and name of a player: "7 Ota, Yuzo"."""
        return player_label(self.event, number)

    def everyone(self, numbers: Iterable[PlayerId]) -> str:
        """Return the labels of several players: "7 Ota, Yuzo; 12 Roy, Ann"."""
        return self.clauses(map(self.player_label, numbers))

    def pairs(self, pairs: Iterable[tuple[PlayerId, PlayerId]]) -> str:
        """Return pairs by their numbers: "7–12, 3–9"."""
        return ", ".join(f"{one}–{other}" for one, other in pairs)

    def clauses(self, clauses: Iterable[str]) -> str:
        """Return several reasons as one sentence, with semicolons as the language sets them."""
        return self.say("between").join(clauses)

    def criterion(self, code: str) -> str:
        """Return the name of a criterion of the draw."""
        return self.say(f"draw.{code}")

    def cost(self, code: str, cost: int) -> Cell:
        """Return a cost by a criterion as a cell; score differences in points instead of halves."""
        return points_cell(cost, 4) if code == "score" else cost
