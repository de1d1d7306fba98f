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


def test_open_colours_stand_on_sheet_and_wall_until_they_are_noted() -> None:
    """And noting them is no change of the draw (M24)."""
    still, noted = (lived(f"colours {how}") for how in ("are open", "noted afterwards"))

    assert [3, 2] == [each.wall.count("nigiri") for each in (still, noted)]
    assert {} == still.signs == noted.signs
    assert "even      1-0" in noted.wall


def test_what_follows_from_ties_is_told_by_check_and_draw() -> None:
    """Tie-breaks that changed since round 1 (B30), a first place to be played off (M15)."""
    changed, level = map(lived, ("tie-breaks changed", "a first place to be played off"))

    assert {"tiebreaks-changed"} == {each.code for each in changed.problems} - {"section-ranks"}
    assert {"first-level"} == {each.code for each in level.problems} - {"section-ranks"}
    assert "write play-off beside round 3" in level.drawing
