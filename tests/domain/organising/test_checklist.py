"""The checklist, dated from the days of the event (B24)."""

from __future__ import annotations

import datetime as dt

import pytest

from nigiri.domain.organising.checklist import TASKS, checklist

SATURDAY, SUNDAY = dt.date(2026, 5, 16), dt.date(2026, 5, 17)


def days(first: dt.date, last: dt.date) -> dict[str, list[dt.date]]:
    """Return task -> its days."""
    found: dict[str, list[dt.date]] = {}
    for due in checklist(first, last):
        found.setdefault(due.key, []).append(due.day)
    return found


@pytest.mark.parametrize(
    ("key", "day"),
    [
        ("venue", dt.date(2026, 1, 16)), ("announcement", dt.date(2026, 4, 25)),
        ("trophies", dt.date(2026, 5, 6)), ("press-release", dt.date(2026, 5, 9)),
        ("ratings", dt.date(2026, 5, 15)), ("change", dt.date(2026, 5, 15)),
        ("registration", SATURDAY), ("bye", SATURDAY), ("prizes", SUNDAY),
        ("results", dt.date(2026, 5, 18)), ("levy", dt.date(2026, 5, 24)),
        ("plaques", dt.date(2026, 5, 31)),
    ],
)  # fmt: skip
def test_the_tasks_of_a_weekend(key: str, day: dt.date) -> None:
    """Before it from the first day, after it from the last."""
    assert [day] == days(SATURDAY, SUNDAY)[key]


def test_one_day_has_no_night() -> None:
    """No bed, no evening, no bye of tomorrow; all else is there once."""
    found = days(SATURDAY, SATURDAY)

    assert {"accommodation", "evening", "bye"} == {task.key for task in TASKS} - set(found)
    assert {1} == {len(each) for each in found.values()}
    assert [SATURDAY] == found["prizes"]


def test_a_week_has_a_bye_to_foretell_every_evening_but_the_last() -> None:
    """Everything else once."""
    found = days(SATURDAY, SATURDAY + dt.timedelta(6))

    assert [SATURDAY + dt.timedelta(n) for n in range(6)] == found.pop("bye")
    assert len(TASKS) - 1 == len(found)
    assert {1} == {len(each) for each in found.values()}


def test_it_is_in_the_order_of_time() -> None:
    """And those of one day as they are done."""
    found = checklist(SATURDAY, SUNDAY)

    assert sorted(due.day for due in found) == [due.day for due in found]
    assert ["signs", "setting-up", "registration", "bye"] == [
        due.key for due in found if due.day == SATURDAY
    ]
    assert len({task.key for task in TASKS}) == len(TASKS)


@pytest.mark.parametrize(
    ("first", "before"),
    [
        (dt.date(2026, 3, 31), dt.date(2025, 11, 30)),
        (dt.date(2026, 6, 30), dt.date(2026, 2, 28)),
        (dt.date(2028, 6, 29), dt.date(2028, 2, 29)),
        (dt.date(2026, 4, 30), dt.date(2025, 12, 30)),
        (dt.date(2026, 12, 1), dt.date(2026, 8, 1)),
    ],
)
def test_four_months_are_months_of_the_calendar(first: dt.date, before: dt.date) -> None:
    """Over the new year, and into shorter months."""
    assert [before] == days(first, first)["venue"]
