"""The numbers of the tables, large, to be cut and put on the boards (B24)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import islice, takewhile
from typing import TYPE_CHECKING

from nigiri.domain.starts.bar import starters
from nigiri.reports.frame.phones import phones
from nigiri.reports.frame.sheet import Sheet, common

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options
    from nigiri.reports.frame.phones import Phone

#: Cards on a page: two beside one another, or one alone in large print.
_CARDS, _LARGE_CARDS = 8, 2


@dataclass(frozen=True, kw_only=True)
class TableNumbers(Sheet):
    """The cards of all tables; large -- two a page instead of eight.

    phones -- table -> how its players report by phone
    """

    numbers: Sequence[int]
    large: bool = False
    phones: Mapping[int, Phone] = field(default_factory=dict)

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
    """Return the cards: as many as are chosen, else one for each table up to the last so far.

    Before the first draw enough for all who start; one at least. A table that is not used has a
    card where a board stands there all the same.
    """
    numbers = _numbers(event, options.count)
    return TableNumbers(
        **common(event, speech, replace(options, stamp=None)),
        numbers=numbers,
        large=options.large,
        phones=phones(options.codes, numbers, speech),
    )


def _numbers(event: Event, wanted: int | None) -> list[int]:
    """Return the numbers of the tables in order; wanted -- how many, None for as many as needed."""
    if wanted is not None:
        return [*islice(event.settings.free_tables(), wanted)]
    used = {game.table for drawn in event.rounds for game in drawn.games if game.table}
    starting = max(1, len(starters(event)) // 2)
    last = max([*used, *islice(event.settings.free_tables(), starting)])
    free = takewhile(lambda table: table <= last, event.settings.free_tables())
    return sorted({*used, *free})
