"""The budget: what fees will bring in, what the event costs, and how many players it takes (M23).

figure        how                                     the prototype of the Quebec Open
average fee   sum of (players x fee) / players        21,880 / 1,240 = 17.645...
revenue       average x expected players              x 36.5 = 644.05; 644.23 with 17.65
surplus       revenue + other income - costs          33.35; 33.53 with 17.65; below 0 a deficit
break-even    (costs - other income) / average, up    610.70 / 17.645... = 34.6: 35 players

Everything is exact, in cents and their fractions; whoever shows it rounds it (money.py).
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import NamedTuple


class Budget(NamedTuple):
    """A budget, in cents.

    average -- fee a player, None where nobody is counted; expected -- players, as on average 36.5
    costs -- all of them; other -- income besides fees: sponsors, donations
    """

    average: Fraction | None
    expected: Fraction
    costs: Fraction
    other: Fraction = Fraction(0)

    @property
    def revenue(self) -> Fraction:
        """Return the fees that are expected; 0 where no average is known."""
        return (self.average or 0) * self.expected

    @property
    def surplus(self) -> Fraction:
        """Return all income less the costs; below 0 for a loss."""
        return self.revenue + self.other - self.costs

    @property
    def break_even(self) -> int | None:
        """Return the fewest players whose fees pay the rest of the costs; 0 where nothing is left.

        None where no number of players would pay it.
        """
        rest = self.costs - self.other
        if rest <= 0:
            return 0
        return ceil(rest / self.average) if self.average else None
