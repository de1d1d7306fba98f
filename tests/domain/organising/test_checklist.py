"""The checklist, dated from the days of the event (B24)."""

from __future__ import annotations

import datetime as dt

import pytest

from nigiri.domain.organising.checklist import TASKS, months_on


def test_every_task_stands_there_once_and_those_of_a_weekend_are_none_of_one_day() -> None:
    """No bed, no evening, no bye of tomorrow."""
    assert len({task.key for task in TASKS}) == len(TASKS)
    assert {"accommodation", "evening", "bye"} == {
        task.key for task in TASKS if task.needs_several_days
    }


@pytest.mark.parametrize(
    ("day", "before"),
    [
        (dt.date(2026, 3, 31), dt.date(2025, 11, 30)),
        (dt.date(2026, 6, 30), dt.date(2026, 2, 28)),
        (dt.date(2028, 6, 29), dt.date(2028, 2, 29)),
        (dt.date(2026, 4, 30), dt.date(2025, 12, 30)),
        (dt.date(2026, 12, 1), dt.date(2026, 8, 1)),
    ],
)
def test_four_months_are_months_of_the_calendar(day: dt.date, before: dt.date) -> None:
    """Over the new year, and into shorter months."""
    assert before == months_on(day, -4)
