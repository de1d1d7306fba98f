"""Hours read from what the director typed, and what follows from them (M21, B29)."""

from __future__ import annotations

import pytest

from nigiri.domain.model.settings import Settings
from nigiri.domain.schedule.timetable import Moment, clock, prize_giving, timetable


@pytest.mark.parametrize(
    ("typed", "day", "minutes"),
    [
        ("Saturday 9 h", "saturday", 540),
        ("samedi 13 h 30", "samedi", 810),
        ("9h05", "", 545),
        ("2005-05-21, 10:00", "2005-05-21", 600),
        ("Sat 1:30 pm", "sat", 810),
        ("12:15 a.m.", "", 15),
        ("12 pm", "", 720),
        ("21 May 0:00", "21 may", 0),
    ],
)
def test_a_time_is_read_as_people_type_it(typed: str, day: str, minutes: int) -> None:
    """The rest of the words is the day."""
    assert Moment(day, minutes) == clock(typed)


@pytest.mark.parametrize("typed", ["", "Saturday", "after lunch", "9:00 or 10:00", "25:00", "9:75"])
def test_what_is_no_time_or_two_is_none(typed: str) -> None:
    """Nothing is guessed."""
    assert clock(typed) is None


def slots(
    *when: str, limits: str = "60 min", rounds: int | None = None
) -> list[tuple[object, ...]]:
    """Return start, proposed, end, next and slack of each round."""
    settings = Settings(rounds=rounds or len(when), when=when, time_limits=limits)
    return [
        (slot.starts, slot.proposed, slot.ends, slot.next_from, slot.slack)
        for slot in timetable(settings)
    ]


def test_the_next_round_begins_two_and_a_half_hours_later_and_after_a_meal() -> None:
    """M21: an hour each; ten o'clock ends at half past twelve, and then people eat."""
    assert [(540, False, 690, 720, None), (720, True, 870, 870, None), (870, True, 1020, None, None)
            ] == slots("9:00", rounds=3)  # fmt: skip


def test_slack_is_told_and_what_is_too_early() -> None:
    """In minutes until the next round; between two days there is none."""
    found = slots("Sat 10:00", "Sat 13:20", "15:30", "Sunday 9:00")

    assert [20, -20, None, None] == [slack for *_, slack in found]


def test_an_earlier_hour_is_another_day() -> None:
    """Also where no day is typed."""
    assert [None, None] == [slack for *_, slack in slots("18:00", "9:00")]


def test_nothing_is_proposed_for_the_night_or_behind_words() -> None:
    """A round that would end after ten; one whose words have no hour."""
    assert [False, False] == [proposed for _, proposed, *_ in slots("19:00", "")]
    assert [1140, None] == [start for start, *_ in slots("19:00", "")]
    assert [540, None, None] == [start for start, *_ in slots("9:00", "after lunch", "")]


def test_without_time_limits_only_the_typed_hours_are_known() -> None:
    """No end, no proposal, no prize-giving."""
    settings = Settings(rounds=2, when=("9:00", ""))

    assert [(540, None), (None, None)] == [(s.starts, s.ends) for s in timetable(settings)]
    assert prize_giving(timetable(settings)) is None
    assert prize_giving(()) is None


def test_prizes_are_given_twenty_minutes_after_the_last_game() -> None:
    """B29's slack."""
    settings = Settings(rounds=1, when=("16 h",), time_limits="45 min")

    assert 16 * 60 + 120 + 20 == prize_giving(timetable(settings))
