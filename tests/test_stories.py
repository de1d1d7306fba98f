"""Sheet, bar, check, draw and paper say the same at any moment; tests/stories.py prints it."""

from __future__ import annotations

import pytest

from tests.stories import IN_OTHER_WORDS, NOT_RED, STORIES, TOLD_ELSEWHERE, lived, told


@pytest.mark.parametrize("name", STORIES)
def test_every_place_stops_at_the_same(name: str) -> None:
    """What stops is red and in the bar, and stops draw and paper alike; all else stops neither."""
    said = lived(name)
    everything = told(name, said)

    assert bool(said.stops) == said.papers_refused, everything
    if name in NOT_RED:
        assert said.stops, everything
        assert not said.red, everything
        return
    assert bool(said.stops) == bool(said.red), everything
    assert name in TOLD_ELSEWHERE or said.stops <= said.red, everything
    if said.stops:
        assert said.refused, everything
        assert said.drawing.splitlines()[0] == said.wall.splitlines()[0], everything
    reds = [words.removeprefix("■ ") for words in said.signs.values() if words.startswith("■")]
    named = any(words in said.bar for words in reds)
    assert name in TOLD_ELSEWHERE | IN_OTHER_WORDS or named == bool(reds), everything
