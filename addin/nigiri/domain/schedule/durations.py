"""The duration of a round: from its draw to its last result."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import datetime as dt

MINUTE = 60


class Timing(NamedTuple):
    """The time when a round was drawn, and when the last of its results was entered.

    last -- None where no result is known to have been entered
    """

    number: int
    drawn: dt.datetime
    last: dt.datetime | None = None

    @property
    def minutes(self) -> int | None:
        """Return the whole minutes between the two; None without a result, or where clocks jump."""
        if self.last is None or self.last < self.drawn:
            return None
        return int((self.last - self.drawn).total_seconds()) // MINUTE
