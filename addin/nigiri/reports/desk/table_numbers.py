"""The numbers of the tables, large, to be cut and put on the boards (B24)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nigiri.domain.starts.starters import starters
from nigiri.reports.frame.sheet import Sheet, common

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

#: Cards on a page: two beside one another, or one alone in large print.
_CARDS, _LARGE_CARDS = 8, 2


@dataclass(frozen=True, kw_only=True)
class TableNumbers(Sheet):
    """The cards of all tables; large -- two a page instead of eight."""

    numbers: Sequence[int]
    large: bool = False

    @property
    def template(self) -> str:
        """Return the template of the cards."""
        return "table_numbers.html.j2"

    @property
    def title(self) -> str:
        """Return the title."""
        return self.speech.say("table numbers")

    @property
    def pages(self) -> list[Sequence[int]]:
        """Return the numbers of each page; a stack that is cut stays in order."""
        size = _LARGE_CARDS if self.large else _CARDS
        return [self.numbers[at : at + size] for at in range(0, len(self.numbers), size)]


def table_numbers(event: Event, speech: Speech, options: Options) -> TableNumbers:
    """Return a card for each table: the number chosen, else that of the largest round so far.

    Before the first draw enough for all who start; one at least.
    """
    used = [game.table or 0 for drawn in event.rounds for game in drawn.games]
    needed = max([1, len(starters(event)) // 2, *used])
    return TableNumbers(
        **common(event, speech, replace(options, stamp=None)),
        numbers=range(1, 1 + (options.count or needed)),
        large=options.large,
    )
