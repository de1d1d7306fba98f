"""The printed rules say who meets whom by the system of each stage."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.model.event import Event, Settings
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.systems.defaults import WINS_ALONE
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.reports.desk.rules import rules
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options


def told(settings: Settings, language: str = "en") -> str:
    """Return the printed rules as text."""
    return rules(Event(settings), speech(language), Options()).to_text()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", SYSTEMS)
def test_every_system_says_who_meets_whom(key: str, language: str) -> None:
    """By score the rematches are told, too; elsewhere they are no question."""
    text = told(Settings(system=key), language)
    again = {"en": "The same opponent twice", "fr": "Deux fois le même adversaire"}[language]

    assert SYSTEMS[key].by_score == (again in text)


def test_several_stages_are_told_one_after_the_other() -> None:
    """Each with its rounds."""
    systems = (*[RoundSystem()] * 4, RoundSystem("knockout"))
    text = told(Settings(system="swiss", systems=systems, rounds=6))

    assert "Rounds 1–4" in text
    assert "Rounds 5–6" in text
    assert "winners meet winners" in text


def test_a_round_without_a_game_counts_nothing_where_that_is_so() -> None:
    """Where the scoring gives something, it is not said."""
    robin = Settings(system="round robin", scoring=WINS_ALONE)
    generous = replace(robin, scoring=Settings().scoring)

    assert "no points won or lost" in told(robin)
    assert ["No game and no bye", "A bye"] == [
        line for line in ("No game and no bye", "A bye") if line in told(robin)
    ]
    assert "no points won or lost" not in told(generous)
