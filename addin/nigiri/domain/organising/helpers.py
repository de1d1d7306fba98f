"""Helpers: how many an event needs while it is played, and in the morning (M27, B24).

players      who                                                               source
up to 20     one, part of the time; the director may play                      M27
up to 35     one, all the time                                                 M27
up to 45     one, and one who plays                                            M27
up to 75     two                                                               M27
above        two, and one who plays                                            M27

The ranges of the source meet at 20, 35, 45 and 75: there the smaller number is enough. A director
who plays keeps no grid sheets and posters during the event; the cards are enough to make them of.
"""

from __future__ import annotations

from typing import NamedTuple

from nigiri.domain.schedule.timetable import HOUR

STAFF_UP_TO = (20, 35, 45, 75)
"""The numbers of players of the table above."""


class Morning(NamedTuple):
    """The hours before round 1, in minutes since midnight; setting up takes an hour."""

    setting_up: int
    registration: int
    closes: int
    opening: int


OPENING = 10
"""Minutes for the opening words; a house rule (M31 has what is said)."""


SETTERS_UP = (2, 3)
"""So many helpers set up the playing area within an hour, beside the director (M27)."""

OFFICIALS, AT_THE_DESK = 2, 45
"""Two officials register so many players in half an hour."""


def morning(first_round: int) -> Morning:
    """Return the hours before a round 1 that begins then: 8:00, 9:00, 9:30, 9:50 for 10:00."""
    return Morning(
        first_round - 2 * HOUR, first_round - HOUR, first_round - HOUR // 2, first_round - OPENING
    )


def officials(players: int) -> int:
    """Return the officials at the registration desk: two up to 45 players, then in proportion.

    The proportion is a house rule.
    """
    return max(OFFICIALS, -(-players * OFFICIALS // AT_THE_DESK))
