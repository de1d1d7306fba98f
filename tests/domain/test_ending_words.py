"""How an open game ends, in words."""

from __future__ import annotations

import pytest

from nigiri.domain.model.event import Game, Outcome
from nigiri.domain.model.units import PlayerId
from nigiri.domain.pairing_policies.ending_words import ways_words
from nigiri.domain.pairing_policies.open_games import Ending, OpenGame
from nigiri.messages.catalogue import text
from tests.crosstable import crosstable

EVENT = crosstable("""
    1 Ann 1k  2?
    2 Ben 1k  1?
    """)


def say(key: str, **facts: object) -> str:
    """Return words of paper."""
    return text(f"paper.{key.replace(' ', '.')}", "en", **facts)


@pytest.mark.parametrize(
    ("outcomes", "said"),
    [
        ("white", "1 Ann beats 2 Ben at table 7"),
        ("black", "2 Ben beats 1 Ann at table 7"),
        ("jigo", "1 Ann – 2 Ben at table 7 is a jigo"),
        ("white jigo", "2 Ben does not beat 1 Ann at table 7"),
        ("black jigo", "1 Ann does not beat 2 Ben at table 7"),
        ("white black", "1 Ann – 2 Ben at table 7 is no jigo"),
    ],
)
def test_each_end_is_said_as_people_say_it(outcomes: str, said: str) -> None:
    """Two of three ends are the third one denied."""
    game = Game(7, PlayerId(1), PlayerId(2))
    ends = frozenset(map(Outcome, outcomes.split()))
    way = (Ending(OpenGame(2, game, tuple(Outcome)[:3]), ends),)

    assert said == ways_words(EVENT, (way,), say)
    assert f"{said} or {said} and {said}" == ways_words(EVENT, (way, way * 2), say)


def test_a_game_without_a_table_is_known_by_its_players() -> None:
    """They meet once."""
    game = Game(None, PlayerId(1), PlayerId(2))
    way = (Ending(OpenGame(2, game, (Outcome.WHITE, Outcome.BLACK)), frozenset({Outcome.WHITE})),)

    assert "1 Ann beats 2 Ben" == ways_words(EVENT, (way,), say)
