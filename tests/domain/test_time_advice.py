"""Advice on thinking time (M28, B13, B27)."""

from __future__ import annotations

import pytest

from nigiri.domain.schedule.time_advice import SUGGESTIONS, suggested
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
