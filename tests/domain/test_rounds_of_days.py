"""Days: named in three languages, or dated; the rounds on them."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest

from nigiri.domain.model.settings import Settings
from nigiri.domain.schedule.days import Day, day_of, rounds_on

SATURDAY, SUNDAY = Day(5), Day(6)


@pytest.mark.parametrize(
    ("words", "day"),
    [
        ("Saturday", SATURDAY), ("Sat 1:30 pm", SATURDAY), ("samedi 9 h", SATURDAY),
        ("dim.", SUNDAY), ("Sonntag, 10 Uhr", SUNDAY), ("So", SUNDAY),
        ("2026-05-16", Day(5, dt.date(2026, 5, 16))),
        ("Samedi 16/05/2026, 9 h", Day(5, dt.date(2026, 5, 16))),
        ("16 May 2026", Day(5, dt.date(2026, 5, 16))),
        ("Saturday or Sunday", None), ("9 h", None), ("", None), ("12/05/2026", None),
    ],
)  # fmt: skip
def test_a_day_is_named_in_three_languages_or_dated(words: str, day: Day | None) -> None:
    """Two different days, or none, are no day; nor is a date that may be of two months."""
    assert day == day_of(words)


def test_rounds_of_an_american_event_may_have_the_month_first() -> None:
    """5/1/2027 and 5/2/2027 are a Saturday and a Sunday."""
    settings = Settings(rounds=2, when=("5/1/2027 9 am", "5/2/2027 9 am"), rating_scale="aga")

    assert {2} == rounds_on(settings, Day(6, dt.date(2027, 5, 2)))
    assert frozenset() == rounds_on(replace(settings, rating_scale="egf"), SUNDAY)


def test_a_round_without_a_day_is_on_the_day_of_the_round_before() -> None:
    """As people write timetables: the day once, then hours."""
    settings = Settings(rounds=5, when=("Saturday 9 h", "13 h", "16 h", "Sunday 9 h", ""))

    assert {1, 2, 3} == rounds_on(settings, SATURDAY)
    assert {4, 5} == rounds_on(settings, SUNDAY)
    assert frozenset() == rounds_on(settings, Day(0))


def test_dates_tell_two_saturdays_apart() -> None:
    """A name alone means both of them; nothing is known where rounds have no days."""
    settings = Settings(rounds=2, when=("2026-05-16", "2026-05-23"))

    assert {2} == rounds_on(settings, Day(5, dt.date(2026, 5, 23)))
    assert {1, 2} == rounds_on(settings, SATURDAY)
    assert frozenset() == rounds_on(Settings(rounds=2), SATURDAY)
