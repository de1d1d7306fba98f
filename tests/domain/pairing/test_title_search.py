"""E6's forced pairings, held against a search through all ways to pair a small field.

The search knows nothing of criteria and weights: it goes by the rule alone. Of all draws without a
repeated pair it wants the most pairs of contenders with one score, and of these the most pairs of
contenders, where of each score group at most one who is paired down counts.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pytest

from nigiri.domain.pairing import draw
from tests.domain.pairing.instances import standing, wishing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event

Pair = tuple[int, int]
NEAR = 1  # point below the leading contender


class Small(NamedTuple):
    """A small field: points and who is named, by number from 1; pairs that met."""

    points: tuple[int, ...]
    named: frozenset[int]
    met: frozenset[Pair]

    @property
    def contenders(self) -> frozenset[int]:
        """Return who is named and at most a point below the best of them."""
        lead = max(self.points[n - 1] for n in self.named)
        return frozenset(n for n in self.named if self.points[n - 1] >= lead - NEAR)

    @property
    def event(self) -> Event:
        """Return the event."""
        event = wishing(standing(*self.points), "title", *sorted(self.named))
        for pair in sorted(self.met):
            event = wishing(event, "never", *pair)
        return event


def small_field(seed: int, players: int) -> Small:
    """Return a field at random: close scores, most of them named, some pairs met."""
    random = Random(seed)  # noqa: S311
    points = sorted((random.choice((3, 4, 4, 5, 5, 6)) for _ in range(players)), reverse=True)
    named = {n for n in range(1, players + 1) if random.random() < random.choice((0.4, 0.7, 1))}
    everybody = [(a, b) for a in range(1, players + 1) for b in range(a + 1, players + 1)]
    share = random.choice((0.1, 0.3, 0.5))
    met = {pair for pair in everybody if random.random() < share}
    return Small(tuple(points), frozenset(named or {1}), frozenset(met))


def every_draw(players: tuple[int, ...], met: frozenset[Pair]) -> Iterator[tuple[Pair, ...]]:
    """Yield every way to pair these players without a repeated pair."""
    if not players:
        yield ()
        return
    first, *others = players
    for other in others:
        if (first, other) not in met:
            rest = tuple(each for each in others if each != other)
            for more in every_draw(rest, met):
                yield ((first, other), *more)


def worth(field: Small, pairs: tuple[Pair, ...]) -> tuple[int, int]:
    """Return the pairs of contenders of one score, and all that count as forced."""
    points = {n: field.points[n - 1] for n in field.contenders}
    both = [(points[a], points[b]) for a, b in pairs if a in points and b in points]
    same = sum(a == b for a, b in both)
    return same, same + len({max(pair) for pair in both if pair[0] != pair[1]})


@pytest.mark.parametrize("players", [4, 6, 8, 10])
@pytest.mark.parametrize("seed", range(60))
def test_no_draw_has_more_forced_pairs(players: int, seed: int) -> None:
    """Where the field can be paired at all."""
    field = small_field(1000 * players + seed, players)
    best = max(
        (worth(field, pairs) for pairs in every_draw(tuple(range(1, players + 1)), field.met)),
        default=None,
    )
    if best is None:
        return
    games = draw(field.event, 1).round.games
    drawn = tuple((min(game.players), max(game.players)) for game in games)

    assert best == worth(field, drawn), (field, drawn)


def test_the_search_finds_what_a_hand_finds() -> None:
    """1, 2 and 3 are level, 4 is a point below: two of them meet, the third goes down to 4."""
    field = Small((5, 5, 5, 4, 0, 0), frozenset({1, 2, 3, 4}), frozenset())

    assert (1, 2) == max(worth(field, each) for each in every_draw((1, 2, 3, 4, 5, 6), field.met))
    assert (1, 1) == worth(field, ((1, 2), (3, 5), (4, 6)))
    assert 15 == sum(1 for _ in every_draw((1, 2, 3, 4, 5, 6), frozenset()))
    assert 0 == sum(1 for _ in every_draw((1, 2), frozenset({(1, 2)})))
