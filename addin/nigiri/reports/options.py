"""What the director chooses when something is printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from nigiri.errors import Forbidden

if TYPE_CHECKING:
    import datetime as dt

    from nigiri.domain.model import Event
    from nigiri.domain.timing import Timing

#: What a sheet can do without.
SHOWN = ("club", "rank", "number")


@dataclass(frozen=True)
class Options:
    """The choices of a printed sheet; each report knows some of them (catalogue.py).

    round_number -- None for the newest round
    order -- of the pairings: by table or by name
    missing -- only the boards without a result; draft -- the round is only a draft
    large -- fewer lines a page, readable from farther away
    parts -- on how many boards of the wall the list hangs (B15)
    without -- what is not shown, of SHOWN
    paper -- "A4" or "letter"; None leaves it to the printer
    stamp -- when it was printed, None to print no time
    timings -- not chosen: when rounds were drawn and done
    """

    round_number: int | None = None
    order: Literal["table", "name"] = "table"
    missing: bool = False
    draft: bool = False
    large: bool = False
    parts: int = 1
    without: frozenset[str] = frozenset()
    paper: Literal["A4", "letter"] | None = None
    stamp: dt.datetime | None = None
    timings: tuple[Timing, ...] = ()

    def round_of(self, event: Event) -> int:
        """Return the round that is meant; Forbidden before the first draw."""
        if not event.rounds:
            msg = "No round is drawn yet: nigiri draw"
            raise Forbidden(msg)
        return self.round_number or max(drawn.number for drawn in event.rounds)
