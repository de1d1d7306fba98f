"""The director's choices for something to be printed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.hall import Codes
    from nigiri.domain.organising.prize_table import PrizeTable
    from nigiri.domain.schedule.durations import Timing


@dataclass(frozen=True)
class Options:
    """The choices for a printed sheet; each report knows some of them (catalogue.py).

    round_number -- None for the newest round
    order -- of the pairings: by table or by name
    missing -- only the boards without a result; draft -- the round is only a draft
    large -- fewer lines a page, readable from farther away
    section -- only that one, None for all
    count -- of copies or tables, None for as many as are needed
    parts -- the number of boards of the wall on which the list hangs (B15)
    without -- columns left out: "club", "rank", "number"
    clubs -- shown on sheets that usually do without
    federation -- numbers in the federation and entry ratings are shown; None: as usual (A11)
    names -- of players who asked not to be named: True, they stand there; False, a number does;
    None: as is usual for the sheet (B31)
    entries -- of the registration: as an acknowledgement of entries; filled -- forms with what is
    known of everybody; short -- forms as slips
    results -- a press release after the event; record -- its most entries so far, None: unknown
    blank -- to be filled in by hand; places -- the number of places of each section
    paper -- "A4" or "letter"; None leaves it to the printer
    stamp -- the time of printing, None to print no time
    frozen -- not chosen: the round after which the sheet shows everything; None: the newest
    timings -- not chosen: when rounds were drawn and done
    prizes -- not chosen: those of the organiser's workbook; None without one
    codes -- not chosen: those of the hall; None without one
    telephones -- not chosen: name -> telephone number, of the organiser's workbook
    """

    round_number: int | None = None
    order: Literal["table", "name"] = "table"
    missing: bool = False
    draft: bool = False
    large: bool = False
    section: int | None = None
    count: int | None = None
    parts: int = 1
    without: frozenset[str] = frozenset()
    clubs: bool = False
    federation: bool | None = None
    names: bool | None = None
    blank: bool = False
    entries: bool = False
    filled: bool = False
    short: bool = False
    results: bool = False
    record: int | None = None
    places: int = 1
    paper: Literal["A4", "letter"] | None = None
    stamp: dt.datetime | None = None
    timings: tuple[Timing, ...] = ()
    frozen: int | None = None
    prizes: PrizeTable | None = None
    codes: Codes | None = None
    telephones: Mapping[str, str] = field(default_factory=dict)

    def is_federated(self, event: Event) -> bool:
        """Tell whether numbers in the federation are shown: as chosen, else where the AGA asks."""
        return event.settings.is_american if self.federation is None else self.federation

    def round_of(self, event: Event) -> int:
        """Return the chosen round, the newest by default; Forbidden before the first draw.

        Raises WrongUse for a round that is not drawn.
        """
        if not event.rounds:
            raise Forbidden(message("report.no-round"))
        drawn = {each.number for each in event.rounds}
        last = max(drawn)
        if self.round_number is not None and self.round_number not in drawn:
            raise WrongUse(message("report.not-drawn", number=self.round_number, last=last))
        return self.round_number or last

    def rounds_of(self, event: Event) -> tuple[int, ...]:
        """Return the numbers of the chosen rounds, all drawn ones by default.

        Raises as round_of does.
        """
        chosen = self.round_of(event)
        if self.round_number is not None:
            return (chosen,)
        return tuple(sorted({each.number for each in event.rounds}))

    def after(self, event: Event) -> Event:
        """Return the event as it was after the chosen round, all rounds by default.

        Before the first draw that is the event itself, unless a round was chosen. Raises as
        round_of does.
        """
        if not event.rounds and self.round_number is None:
            return event
        wanted = self.round_of(event)
        return replace(event, rounds=tuple(r for r in event.rounds if r.number <= wanted))
