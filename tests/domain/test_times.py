"""Thinking time by the higher ranked of two (E8), and of the stages of a championship (E10)."""

from __future__ import annotations

import pytest

from nigiri.domain.model.settings import Settings
from nigiri.domain.model.units import Rank
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.schedule.thinking_time import CHAMPIONSHIP, STAGES, time_bands, time_of
from nigiri.domain.schedule.time_limits import main_time


@pytest.mark.parametrize(
    ("one", "other", "time"),
    [
        ("4d", "3d", "2h30 + 60s"), ("1k", "7d", "2h30 + 60s"), ("3d", "3k", "2h + 45s"),
        ("3k", "20k", "2h + 45s"), ("4k", "5k", "1h30 + 30s"), ("30k", "30k", "1h30 + 30s"),
    ],
)  # fmt: skip
def test_the_higher_ranked_of_two_decides_about_the_time(one: str, other: str, time: str) -> None:
    """E8, whoever has White."""
    settings = RULE_SETS["egc"].defaults
    ranks = Rank.parse(one), Rank.parse(other)

    assert time == time_of(settings, *ranks) == time_of(settings, *reversed(ranks))


def test_who_is_weaker_than_the_last_band_has_its_time() -> None:
    """Nobody is left without a clock."""
    settings = Settings(time_by_rank="1d+: 60 min; 5k: 45 min")

    assert "45 min" == time_of(settings, Rank.parse("20k"), Rank.parse("30k"))
    assert "60 min" == time_of(settings, Rank.parse("1d"), Rank.parse("30k"))


@pytest.mark.parametrize(
    "words",
    ["", ";", "60 min", "4d", "4d:", "40d: 1 h", "3k: 1 h; 4d: 2 h", "4d: 1 h; 4d: 2 h", "x: 1 h"],
)
def test_other_words_give_no_time_by_rank(words: str) -> None:
    """Then all have the event's."""
    assert time_bands(words) is None
    assert "" == time_of(Settings(time_by_rank=words), Rank(1), Rank(1))


def test_every_stage_has_a_time_that_is_understood() -> None:
    """E10; komi 7 where all play all, else 7½ or 8 (E11)."""
    bands = time_bands(CHAMPIONSHIP) or ()

    assert [150, 120, 90] == [main_time(band.time) for band in bands]
    times = {stage.key: main_time(stage.time) for stage in STAGES if stage.key != "mcmahon"}
    assert {
        "league": 150, "pko": 150, "playoff 1": 150, "playoff 2": 120, "playoff 3": 90,
        "playoff 4": 60, "qt": 90, "qt of 7 rounds": 75, "qt round robin": 90, "qt knockout": 30,
    } == times  # fmt: skip
    assert {"league": 14, "qt round robin": 14} == {s.key: s.komi for s in STAGES if s.komi}
