"""Advice on thinking time (M28, B13, B27)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nigiri.domain.model.settings import Settings
from nigiri.domain.schedule.time_advice import (
    CLOCKS_WITHIN,
    SUGGESTIONS,
    days_and_rounds,
    equal_rounds,
    first_clock,
    suggested,
)
from nigiri.domain.schedule.time_limits import egf_class, limits

ACCELERATED = "60 min + 10/5, 20/5, 30/5"


@pytest.mark.parametrize(
    ("rounds", "days", "words"),
    [
        (3, 1, ["60 min + 30/10", ACCELERATED, "40 min + 10 s Fischer"]),
        (3, 2, ["60 min + 30/10", ACCELERATED, "45 min + 15 s Fischer"]),
        (2, 3, ["60 min + 30/10", ACCELERATED, "50 min + 20 s Fischer"]),
        (4, 1, ["40 min sudden death", "40 min + 50/10"]),
        (5, 1, []),
    ],
)
def test_time_goes_by_rounds_a_day(rounds: int, days: int, words: list[str]) -> None:
    """Of each source what it has for such days."""
    assert words == [each.words for each in suggested(rounds, days)]


def test_every_suggestion_is_read_and_has_its_class() -> None:
    """Those of Fischer's clock are B, A and A, as published."""
    found = {each.words: limits(each.words) for each in SUGGESTIONS}

    assert {
        "60 min + 30/10": "A", "40 min sudden death": "C", "40 min + 50/10": "B", ACCELERATED: "A",
        "40 min + 10 s Fischer": "B", "45 min + 15 s Fischer": "A", "50 min + 20 s Fischer": "A",
    } == {words: egf_class(each) for words, each in found.items() if each}  # fmt: skip


def test_three_rounds_of_a_are_four_of_b_and_six_of_c() -> None:
    """There and back."""
    assert [4, 6] == [equal_rounds(3, "A", other) for other in "BC"]
    assert [3, 3] == [equal_rounds(4, "B", "A"), equal_rounds(6, "C", "A")]
    assert Fraction(10, 3) == equal_rounds(5, "C", "B")


@pytest.mark.parametrize(
    ("settings", "found"),
    [
        (Settings(rounds=5, when=("Sat 9 h", "", "", "Sun 9 h", "")), (2, 3)),
        (Settings(rounds=6, dates="2026-05-16 - 2026-05-17"), (2, 3)),
        (Settings(rounds=5, dates="2026-05-16 - 2026-05-17"), (2, 3)),
        (Settings(rounds=3, dates="2026-05-16"), (1, 3)),
        (Settings(rounds=4, dates="in May"), (1, 4)),
    ],
)
def test_the_longest_day_is_known_by_hours_or_by_dates(
    settings: Settings, found: tuple[int, int]
) -> None:
    """Where nothing is typed, all rounds are on one day."""
    assert found == days_and_rounds(settings)


def test_the_clock_of_who_moves_first_starts_within_five_minutes() -> None:
    """White's with stones on the board."""
    assert ["black", "black", "white", "white"] == [first_clock(each) for each in (0, 1, 2, 9)]
    assert CLOCKS_WITHIN == 5
