"""What the tree of a knockout cannot hold, worked by hand: eight players, 1 to 4 have won (B20)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Round
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.systems.tree_conflicts import misfits
from tests.domain.systems.playing import after, field, without

if TYPE_CHECKING:
    from collections.abc import Iterable

FIRST = [(1, 8), (4, 5), (2, 7), (3, 6)]


def begun(system: str = "knockout", **settings: object) -> Event:
    """Return a knockout of eight after round 1: now 1 is to meet 4, and 2 to meet 3."""
    return after(field(8, system=system, rounds=4, **settings), FIRST, system)


def told(event: Event) -> list[tuple[str, tuple[int, ...]]]:
    """Return the codes with the players."""
    return [(each.code, each.players) for each in misfits(event)]


def typed(
    games: Iterable[tuple[int, int]], byes: Iterable[int] = (), system: str = "knockout"
) -> list[tuple[str, tuple[int, ...]]]:
    """Return what is told of a round 2 with these games and byes."""
    return told(after(begun(system), games, system, byes))


@pytest.mark.parametrize(
    ("games", "byes", "expected"),
    [
        ([(1, 4), (2, 3)], [], []),
        ([(1, 4)], [2], []),
        ([(1, 2), (3, 4)], [], []),
        ([(1, 8), (2, 3)], [], []),
        ([(2, 3)], [1, 4], [("tree-full", (4,))]),
        ([(2, 3)], [4, 1], [("tree-full", (1,))]),
        ([(1, 2)], [3, 4], [("tree-full", (4,))]),
        ([(1, 8), (2, 3), (4, 5)], [], [("tree-full", (4,))]),
        ([(2, 3)], [], [("tree-empty", (1, 4))]),
        ([], [], [("tree-empty", (1, 4)), ("tree-empty", (2, 3))]),
        ([(1, 4), (2, 3)], [8], [("tree-out", (8,))]),
        ([(1, 4), (2, 3), (7, 8)], [], [("tree-out", (7, 8))]),
    ],
)
def test_what_does_not_fit_is_named(
    games: list[tuple[int, int]], byes: list[int], expected: list[tuple[str, tuple[int, ...]]]
) -> None:
    """Whom others have crowded out, whom nobody seated, and who is not in the tree any more."""
    assert expected == typed(games, byes)


def test_two_free_in_round_1_for_one_place_are_told() -> None:
    """Everybody who sits in round 1 began it; 1 and 8 were to meet."""
    event = after(field(8, system="knockout"), FIRST[1:], byes=(1, 8))

    assert [("tree-full", (8,))] == told(event)


def test_in_a_swiss_knockout_all_others_play_as_well() -> None:
    """Who has lost goes on in the Swiss; of two byes for one place it is told all the same."""
    swiss = "swiss knockout"

    assert [] == typed([(1, 4), (2, 3), (5, 6), (7, 8)], system=swiss)
    assert [("tree-full", (4,))] == typed([(2, 3), (5, 6)], [1, 4], swiss)


def test_the_game_for_the_third_place_is_in_the_tree() -> None:
    """That of others who have lost is not; without the setting neither is."""
    games = [(1, 2), (3, 4)]
    event = after(begun(third_place="yes"), [(1, 4), (2, 3)])

    assert [] == told(after(event, games))
    assert [("tree-out", (5, 6))] == told(after(event, [*games, (5, 6)]))
    assert [("tree-out", (3, 4))] == told(after(after(begun(), [(1, 4), (2, 3)]), games))


def test_whoever_is_out_of_the_round_is_not_missed() -> None:
    """Of two who both have left nobody goes on, and that is known."""
    gone = without(begun(), 1, 4)
    half = without(begun(), 4)

    assert [] == told(after(gone, [(2, 3)]))
    assert [("tree-empty", (1,))] == told(after(half, [(2, 3)]))


def test_an_event_without_a_tree_in_its_newest_round_has_none() -> None:
    """Before round 1, in a Swiss, and in a Swiss that follows the knockout."""
    swiss = RoundSystem("swiss")
    systems = (RoundSystem("knockout"), RoundSystem(), RoundSystem(), swiss)
    over = begun()
    over = replace(over, settings=replace(over.settings, systems=systems))
    for games in ([(1, 4), (2, 3)], [(1, 2)]):
        over = after(over, games)

    assert [] == told(field(8, system="knockout"))
    assert [] == told(after(field(8, system="swiss"), FIRST[1:], "swiss", (1, 8)))
    assert [] == told(replace(over, rounds=(*over.rounds, Round(4, byes=(), system="swiss"))))


def test_a_knockout_given_up_for_a_swiss_has_no_tree_in_it() -> None:
    """Though it had a round to go."""
    event = after(begun(), [(1, 4), (2, 3)])
    systems = (RoundSystem("knockout"), RoundSystem(), RoundSystem("swiss"))
    event = replace(event, settings=replace(event.settings, systems=systems))

    assert [] == told(after(event, [(3, 4), (5, 6)], "swiss"))


def test_a_swiss_knockout_whose_tree_is_over_has_none() -> None:
    """All are in the draw then, byes among them."""
    event = begun("swiss knockout")
    for games in ([(1, 4), (2, 3)], [(1, 2)], [(1, 3)]):
        event = after(event, games, "swiss knockout")

    assert [] == told(event)
