"""How long a round took."""

from __future__ import annotations

import datetime as dt

import pytest

from nigiri.domain.schedule.durations import Timing

NINE = dt.datetime(2005, 5, 21, 9)  # noqa: DTZ001 -- the director's own clock


@pytest.mark.parametrize(
    ("last", "minutes"),
    [
        (NINE + dt.timedelta(hours=2, minutes=5, seconds=59), 125),
        (NINE, 0),
        (NINE - dt.timedelta(seconds=1), None),
        (None, None),
    ],
)
def test_minutes_are_whole_and_never_less_than_none(
    last: dt.datetime | None, minutes: int | None
) -> None:
    """A clock that was set back tells nothing."""
    assert minutes == Timing(1, NINE, last).minutes
