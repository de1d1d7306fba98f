"""Result slips: one for each game, to be cut, filled in and signed (M21, B15).

Eight a page, in order of the tables, from left to right and down the page.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.reports.frame.pages import pages_of
from nigiri.reports.frame.phones import phones
from nigiri.reports.frame.sheet import Sheet, common, file_word
from nigiri.reports.round.pairings import pairing_sheets

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.messages.message import Message
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options
    from nigiri.reports.frame.phones import Phone
    from nigiri.reports.frame.seats import Board

SLIPS_A_PAGE = 8


@dataclass(frozen=True, kw_only=True)
class Slips(Sheet):
    """The slips of a round.

    round_title -- "Round 3", with a word more for a draft
    boards -- one a slip, in order of the tables
    phones -- table -> how its players report by phone
    """

    round_number: int
    round_title: str
    heading: str
    boards: Sequence[Board]
    phones: Mapping[int, Phone] = field(default_factory=dict)

    @property
    def template(self) -> str:
        """Return the one template."""
        return "slips.html.j2"

    @property
    def which(self) -> Message:
        """Return "round-3-slips"."""
        return file_word("round-slips", number=self.round_number)

    @property
    def title(self) -> str:
        """Return the title, for the window of a browser."""
        return self.heading

    @property
    def pages(self) -> list[Sequence[Board]]:
        """Return the boards of each page."""
        return pages_of(self.boards, SLIPS_A_PAGE)


def slips(event: Event, speech: Speech, options: Options) -> Slips:
    """Return the slips of a drawn round, or of its games without a result.

    Raises as pairing_sheets does.
    """
    sheets = pairing_sheets(event, speech, options)
    number, heading = sheets.round_number, "round draft" if options.draft else "round"
    return Slips(
        **common(event, speech, options),
        round_number=number,
        round_title=speech.say(heading, number=number),
        heading=speech.say(heading.replace("round", "slips"), number=number),
        boards=sheets.boards,
        phones=phones(options.codes, filter(None, (b.table for b in sheets.boards)), speech),
    )
