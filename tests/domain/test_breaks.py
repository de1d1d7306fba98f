"""Breaks between rounds by rule set, and those that are too short (B29, M21)."""

from __future__ import annotations

import pytest

from nigiri.domain.model.settings import Settings
from nigiri.domain.schedule.breaks import USUAL, Break, Breaks, break_after, breaks_of
from nigiri.domain.schedule.timetable import (
    prize_giving,
    rounds_by_day,
    timetable,
)

BRITISH = breaks_of(Settings(rules="bga"))


def settings(*when: str, limits: str = "60 min", rounds: int = 0) -> Settings:
    """Return the settings of an event with these hours."""
    return Settings(rounds=rounds or len(when), when=when, time_limits=limits)


def hours(event: Settings, breaks: Breaks) -> list[tuple[int | None, int | None, str]]:
    """Return beginning and end of each round, in minutes, and the break after it."""
    return [
        (slot.starts, slot.ends, slot.pause.kind if slot.pause else "")
        for slot in timetable(event, breaks)
    ]


def at(hour: int, minute: int = 0) -> int:
    """Return minutes since midnight."""
    return 60 * hour + minute


def test_breaks_belong_to_rule_sets() -> None:
    """20, 60 and 30 minutes in Britain; half an hour for a meal elsewhere."""
    assert (20, 60, 30) == BRITISH
    assert [(0, 30, 0)] * 2 == [breaks_of(Settings(rules=rules)) for rules in ("quebec", "aga")]
    assert Settings().rules == "quebec"


def test_ten_ends_at_half_past_twelve_and_goes_on_at_one() -> None:
    """M21: an hour each; and then two and a half hours later."""
    assert [
        (at(10), at(12, 30), "lunch"), (at(13), at(15, 30), "slack"), (at(15, 30), at(18), ""),
    ] == hours(settings("10:00", rounds=3), USUAL)  # fmt: skip


def test_the_same_morning_in_britain() -> None:
    """An hour for lunch, and twenty minutes after round 2."""
    event = settings("10:00", rounds=3)

    assert [
        (at(10), at(12, 30), "lunch"), (at(13, 30), at(16), "slack"),
        (at(16, 20), at(18, 50), ""),
    ] == hours(event, BRITISH)  # fmt: skip
    assert at(19, 10) == prize_giving(timetable(event, BRITISH))


def test_a_long_day_has_a_break_before_its_last_two_rounds() -> None:
    """Five rounds of 80 minutes; with four there is none."""
    five = settings("9:30", limits="25 min", rounds=5)
    four = settings("9:30", limits="25 min", rounds=4)

    assert ["slack", "lunch", "break", "slack", ""] == [kind for *_, kind in hours(five, BRITISH)]
    assert [30] == [
        slot.pause.minutes
        for slot in timetable(five, BRITISH)
        if slot.pause and slot.pause.kind == "break"
    ]
    assert "break" not in {kind for *_, kind in hours(four, BRITISH)}
    assert "break" not in {kind for *_, kind in hours(five, USUAL)}


@pytest.mark.parametrize(
    ("place", "rounds", "meal", "found"),
    [
        (3, 5, 1, Break("lunch", 60)), (3, 5, 0, Break("break", 30)),
        (4, 5, 0, Break("slack", 20)), (2, 4, 0, Break("slack", 20)),
        (1, 3, 1, Break("lunch", 60)),
    ],
)  # fmt: skip
def test_of_two_breaks_the_longer_one_counts(
    place: int,
    rounds: int,
    meal: int,
    found: Break,
) -> None:
    """Lunch is long enough for slow games."""
    assert found == break_after(BRITISH, place, rounds, meal=bool(meal))


def test_breaks_that_are_too_short_lack_minutes() -> None:
    """Half an hour for lunch, 15 minutes, and a round that begins before the last game ends."""
    event = settings("10:00", "13:00", "15:45", "18:00", "Sunday 9:00")

    assert [30 - 60, 15 - 20, -15 - 60, None, None] == [
        slot.slack for slot in timetable(event, BRITISH)
    ]
    assert [slot.round_number for slot in timetable(event) if (slot.slack or 0) < 0] == [3]


def test_rounds_are_told_apart_by_days_and_by_earlier_hours() -> None:
    """Named, or plain from the hour; else they are on one day."""
    assert ((1, 2, 3), (4, 5)) == rounds_by_day(settings("Sat 9 h", "13 h", "", "Sun 9 h", ""))
    assert ((1, 2), (3,), (4,)) == rounds_by_day(settings("9:00", "18:00", "9:00", "9:00"))
    assert ((1, 2, 3),) == rounds_by_day(Settings(rounds=3))
