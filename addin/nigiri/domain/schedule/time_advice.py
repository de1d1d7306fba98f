"""Advice on thinking time: settings to begin with (M28, B13, B27).

rounds a day       days     time                       class  source
up to 3            any      60 min + 30/10             A      M28
up to 4            any      40 min sudden death        C      M28
up to 4            any      40 min + 50/10             B      M28
up to 3            any      60 min + 10/5, 20/5, 30/5  A      B27
up to 3            one      40 min + 10 s Fischer      B      B13
up to 3            several  45 min + 15 s Fischer      A      B13
up to 2            several  50 min + 20 s Fischer      A      B13
"""

from __future__ import annotations

from typing import NamedTuple

CLOCKS_WITHIN = 5
"""Minutes after the beginning of a round within which all clocks run (M21)."""


class Suggestion(NamedTuple):
    """Time limits, in words that the cell *Time* reads.

    rounds -- up to so many a day; several -- for events of several days, False: of one, None: any
    """

    words: str
    rounds: int
    source: str
    several: bool | None = None


SUGGESTIONS = (
    Suggestion("60 min + 30/10", 3, "M28"),
    Suggestion("40 min sudden death", 4, "M28"),
    Suggestion("40 min + 50/10", 4, "M28"),
    Suggestion("60 min + 10/5, 20/5, 30/5", 3, "B27"),
    Suggestion("40 min + 10 s Fischer", 3, "B13", several=False),
    Suggestion("45 min + 15 s Fischer", 3, "B13", several=True),
    Suggestion("50 min + 20 s Fischer", 2, "B13", several=True),
)
"""The table above."""


def suggested(rounds: int, days: int) -> list[Suggestion]:
    """Return the time limits that fit so many rounds a day, of each source the most generous ones.

    None for days that are longer than any source has.
    """
    fitting = [
        each for each in SUGGESTIONS if rounds <= each.rounds and each.several in {None, days > 1}
    ]
    fewest = {
        source: min(each.rounds for each in fitting if each.source == source)
        for source in {each.source for each in fitting}
    }
    return [each for each in fitting if each.rounds == fewest[each.source]]
