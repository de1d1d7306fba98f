"""What the hall says, and its codes: results reported from the tables, and who goes home.

A report is a word and no result: what the director has typed wins. Of each side at a board, the
helpers, White and Black, the newest word counts.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.domain.model.event import Result
    from nigiri.domain.model.units import PlayerId


class Side(StrEnum):
    """Who reports: a helper, or a player at the board."""

    HELPER = "helper"
    WHITE = "white"
    BLACK = "black"


class Agreement(StrEnum):
    """What the words about a board are: two or more that agree, one alone, some that disagree."""

    AGREED = "agreed"
    ALONE = "alone"
    DISAGREE = "disagree"


class Seats(NamedTuple):
    """A board of a round as a report knew it: who sits at the table."""

    round: int
    table: int
    white: PlayerId
    black: PlayerId


class Reported(NamedTuple):
    """A reported result.

    id -- of this report, once and for ever; at -- "2026-11-23T10:41:07"
    device -- the phone, by chance and without a meaning; name -- of a helper who gave one
    """

    id: str
    at: str
    round: int
    table: int
    white: PlayerId
    black: PlayerId
    result: Result
    device: str
    by: Side
    name: str = ""

    @property
    def seats(self) -> Seats:
        """Return the board that it is about."""
        return Seats(self.round, self.table, self.white, self.black)


class GoesHome(NamedTuple):
    """A player who goes home after a round; the fields as in `Reported`.

    round -- the last one that the player plays in; number -- the player's
    """

    id: str
    at: str
    round: int
    number: PlayerId
    device: str
    by: Side


class Inbox(NamedTuple):
    """What came from the hall, in the order in which it came.

    taken -- seal of a line of the Log -> ids of the reports that were taken in with it
    event -- the permanent id of the event that the hall was opened for, "" where it is not known
    unreadable -- lines that are none of nigiri's, or broken
    """

    reported: tuple[Reported, ...] = ()
    home: tuple[GoesHome, ...] = ()
    taken: Mapping[str, frozenset[str]] = {}
    event: str = ""
    unreadable: int = 0


class Codes(NamedTuple):
    """The codes of the hall: one of the helpers, and one a table for its players.

    event -- its permanent id; tables -- table -> code; address -- of the page, "" when not known
    """

    event: str
    helper: str
    tables: Mapping[int, str]
    address: str = ""

    def table_address(self, table: int) -> str:
        """Return the address that leads straight to a table, "" where that of the page is unknown.

        Raises KeyError for a table without a code.
        """
        return f"{self.address}/t/{table}?c={self.tables[table]}" if self.address else ""


class Spoken(NamedTuple):
    """What was said about a board: the newest word of each side, the oldest first."""

    seats: Seats
    words: tuple[Reported, ...]

    @property
    def agreement(self) -> Agreement:
        """Tell how the sides agree; two sides from one phone are one word."""
        if len({word.result for word in self.words}) > 1:
            return Agreement.DISAGREE
        phones = {word.device for word in self.words}
        return Agreement.AGREED if min(len(phones), len(self.words)) > 1 else Agreement.ALONE

    @property
    def result(self) -> Result | None:
        """Return the result that is said, None where the sides disagree."""
        return None if self.agreement is Agreement.DISAGREE else self.words[-1].result


def spoken(reports: Iterable[Reported]) -> tuple[Spoken, ...]:
    """Return the words about each board, in order of rounds and tables.

    reports -- in the order in which they came; clocks jump, so their times do not count
    """
    boards: dict[Seats, dict[Side, Reported]] = {}
    for report in reports:
        words = boards.setdefault(report.seats, {})
        words.pop(report.by, None)
        words[report.by] = report
    return tuple(Spoken(seats, (*boards[seats].values(),)) for seats in sorted(boards))
