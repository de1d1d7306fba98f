"""Which trees an event has, who plays in them, and how many rounds they take."""

from __future__ import annotations

from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.systems.trees import tree_rounds, trees
from tests.domain.systems.playing import after, field


def test_a_knockout_of_the_best_takes_the_rounds_of_those() -> None:
    """Of 13 players eight are in the tree: three rounds, not four."""
    systems = (RoundSystem("swiss"), RoundSystem("knockout"))
    event = field(13, rounds=4, system="swiss", systems=systems, knockout_size=8)
    assert tree_rounds(event) is None
    event = after(event, [(1, 12), (2, 11)], "swiss")
    assert tree_rounds(event) is None
    assert (2, 1) == (trees(event)[0], len(trees(event)[1]))

    event = after(event, [(1, 8)], byes=range(2, 8))
    assert (8, 3) == tree_rounds(event)


def test_play_offs_take_the_rounds_of_the_longest() -> None:
    """Two are level for the first place, eight for the third: three rounds."""
    systems = (RoundSystem("swiss"), RoundSystem("play-off"))
    event = field(10, rounds=3, system="swiss", systems=systems)
    event = after(event, [(1, 8), (2, 9)], "swiss")
    event = after(event, [(1, 2)], "play-off")

    assert (10, 3) == tree_rounds(event)
    assert tree_rounds(after(field(12), [(1, 2)], "swiss")) is None


def test_after_the_tree_of_a_swiss_knockout_others_play_on() -> None:
    """So its rounds are as many as are wanted."""
    event = after(field(12, system="swiss knockout"), [(1, 8)], "swiss knockout")

    assert tree_rounds(event) is None


def test_what_cannot_begin_has_no_tree() -> None:
    """Groups of eight are for 24 or 32; a play-off needs somebody who is level."""
    groups = field(23, system="preliminaries")
    systems = (RoundSystem("swiss"), RoundSystem("play-off"))
    decided = after(field(2, rounds=2, system="swiss", systems=systems), [(1, 2)], "swiss")

    assert [(0, ())] * 2 == [trees(groups), trees(decided)]
    assert tree_rounds(decided) is None


def test_a_stage_that_cannot_begin_yet_leaves_the_tree_before_it() -> None:
    """A knockout of two is over; groups of eight are for more than those."""
    systems = (RoundSystem("knockout"), RoundSystem("preliminaries"))
    event = after(field(2, rounds=2, system="knockout", systems=systems), [(1, 2)])

    assert (1, 1) == (trees(event)[0], len(trees(event)[1]))
