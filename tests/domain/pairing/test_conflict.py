"""Of locks that leave no round a smallest set is found; compared with trying all sets."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Game, Wish
from nigiri.domain.model.units import PlayerId
from nigiri.domain.pairing import conflict as module
from nigiri.domain.pairing.conflict import conflict
from nigiri.domain.pairing.drawing import drawable
from tests.domain.pairing.test_drawing import crowd

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.pairing.conflict import Lock


def with_bans(event: Event, *groups: tuple[int, ...]) -> Event:
    """Return the event in which these never meet."""
    wishes = (Wish("never", tuple(map(PlayerId, group))) for group in groups)
    return Event(event.settings, event.players, event.sections, event.rounds, (*wishes,))


def pair(white: int, black: int) -> Game:
    """Return a locked game."""
    return Game(None, PlayerId(white), PlayerId(black))


def fits(event: Event, locks: Sequence[Lock]) -> bool:
    """Tell whether a round can be drawn beside these."""
    games = [lock for lock in locks if isinstance(lock, Game)]
    byes = tuple(lock for lock in locks if not isinstance(lock, Game))
    return drawable(event, 1, games, byes or None)


def locked_at_random(seed: int) -> tuple[Event, list[Lock]]:
    """Return ten or eleven players, many of whom never meet, and three to five locks."""
    random = Random(seed)  # noqa: S311
    players = 10 + seed % 2
    bans = [pair for pair in combinations(range(1, players + 1), 2) if random.random() < 0.55]
    order = random.sample(range(1, players + 1), players)
    many = random.randint(2, 4)
    locks: list[Lock] = [pair(*order[2 * at : 2 * at + 2]) for at in range(many)]
    locks += [PlayerId(order[-1])] if players % 2 else []
    return with_bans(crowd(players), *bans), locks


def test_the_pair_that_takes_the_only_opponent_is_named_alone() -> None:
    """1 can meet 2 only; 2-3 is to blame, 4-5 is not."""
    event = with_bans(crowd(6), (1, 3), (1, 4), (1, 5), (1, 6))
    locks = [pair(4, 5), pair(2, 3)]

    assert (locks[1],) == conflict(event, 1, [], locks)


def test_a_bye_can_be_to_blame() -> None:
    """1 can meet 2 only, and 2 has the bye."""
    event = with_bans(crowd(5), (1, 3), (1, 4), (1, 5))
    locks: list[Lock] = [pair(3, 4), PlayerId(2)]

    assert (PlayerId(2),) == conflict(event, 1, [], locks)


def test_two_locks_are_named_where_only_both_leave_no_round() -> None:
    """1 can meet 2 and 3; each of them is taken by another pair."""
    event = with_bans(crowd(8), (1, 4), (1, 5), (1, 6), (1, 7), (1, 8))
    locks = [pair(6, 7), pair(2, 4), pair(3, 5)]

    assert (locks[1], locks[2]) == conflict(event, 1, [], locks)


def test_locks_that_are_not_to_blame_are_not_named() -> None:
    """Where a round can be drawn, or none could without them; games with results stay."""
    alone = with_bans(crowd(6), *((1, other) for other in range(2, 7)))

    assert () == conflict(crowd(6), 1, [], [pair(1, 2), pair(3, 4)])
    assert () == conflict(alone, 1, [], [pair(2, 3)])
    only = with_bans(crowd(6), (1, 3), (1, 4), (1, 5), (1, 6))
    assert () == conflict(only, 1, [pair(2, 3)], [pair(4, 5)])


@pytest.mark.parametrize("most", [module.MOST_TRIES, 0])
def test_what_is_named_leaves_no_round_and_nothing_in_it_is_named_in_vain(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And where sets are tried by size there is no smaller one."""
    monkeypatch.setattr(module, "MOST_TRIES", most)
    sizes = set()
    for seed in range(150):
        event, locks = locked_at_random(seed)
        found = conflict(event, 1, [], locks)
        sizes.add(len(found))
        if not found:
            assert fits(event, locks) or not fits(event, ()), seed
            continue
        assert not fits(event, found), seed
        assert all(fits(event, [x for x in found if x is not lock]) for lock in found), seed
        smaller = combinations(locks, len(found) - 1)
        assert not most or all(fits(event, some) for some in smaller), seed
    assert {0, 1, 2} <= sizes
