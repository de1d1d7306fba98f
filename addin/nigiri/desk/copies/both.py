"""Two copies of an event as they are compared, and the words that all comparisons share."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.copies.persons import matched
from nigiri.desk.core.normalise import normalised
from nigiri.messages.message import Message, message, several
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.desk.copies.persons import Matched
    from nigiri.domain.model.event import Game, Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.read.workbook import Reading

MOST = 12
"""So many people, pairs or results are named in a sentence, then only counted."""


class Side(NamedTuple):
    """One of the two copies: its cells, typed names as numbers, and what was read of them."""

    workbook: Workbook
    reading: Reading

    def label(self, number: PlayerId) -> str:
        """Return number and name of a player, the number alone of one who is not in Players."""
        player = self.reading.event.by_number.get(number)
        return str(number) if player is None else f"{number} {player.name}"


class Both(NamedTuple):
    """Copies A and B, and who is who in them."""

    a: Side
    b: Side
    people: Matched

    @property
    def one_language(self) -> bool:
        """Tell whether both are in one language, so that equal words mean the same."""
        return self.a.reading.language == self.b.reading.language


def both_of(a: Workbook, b: Workbook) -> Both:
    """Return two copies, for comparing.

    Raises NotNigiri where one of them is no event.
    """
    sides = []
    for each in (a, b):
        workbook = applied(each, Changes(normalised(each, read(each))))
        sides.append(Side(workbook, read(workbook)))
    one, other = sides
    return Both(one, other, matched(one.workbook, other.workbook))


def label_of(player: Player) -> str:
    """Return number and name of a player, the name alone without a number."""
    return player.name if player.number is None else f"{player.number} {player.name}"


def seats_of(side: Side, game: Game) -> Message:
    """Return table and players of a game, White first."""
    white, black = map(side.label, game.players)
    key = "copies.diff.pair" if game.table is None else "copies.diff.seats"
    return message(key, table=game.table, white=white, black=black)


def differs(what: str, a: object, b: object) -> Message:
    """Return the sentence that something has one value in A and another in B; blank ones: empty."""
    return message("copies.diff.value", what=what, a=_value(a), b=_value(b))


def _value(value: object) -> str:
    """Return a value in words."""
    text = value if isinstance(value, Message) else as_text(value)
    return text or message("copies.diff.empty")


def listed(parts: Sequence[str]) -> str:
    """Return texts with semicolons between; of more than MOST the others are counted."""
    named, more = several(parts[:MOST], message("between")), len(parts) - MOST
    return message("since.more", listed=named, more=more) if more > 0 else named


def same_text(one: object, other: object) -> bool:
    """Tell whether two cells have one text, however its letters are put together."""
    a, b = (unicodedata.normalize("NFC", " ".join(as_text(each).split())) for each in (one, other))
    return a == b


def heading_of(side: Side, place: Location, column: int) -> str:
    """Return the heading of a column on one line."""
    return " ".join(as_text(side.workbook[place.name].cell(place.heading_row, column)).split())
