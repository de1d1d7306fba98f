"""What a round would be with the opponents of two boards exchanged (M8), or with halves (M9).

Only drawn boards are looked at, and only inside a part (parts.py). What is left out because the
director put something above it stands in chosen.py.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from nigiri.domain.checks.chosen import halves_judged, kept_apart, kinds_above, score_judged
from nigiri.domain.checks.facts import meetings, scores_before, sum_of_squares
from nigiri.domain.checks.parts import part_of
from nigiri.domain.checks.seeds import order
from nigiri.domain.checks.wished import barred, concerned

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nigiri.domain.checks.facts import Pair, Scores
    from nigiri.domain.checks.parts import Part
    from nigiri.domain.model import Event, Round
    from nigiri.domain.units import HalfPoints

    Boards = tuple[Pair, ...]


def same_half(event: Event, round_: Round) -> Iterator[tuple[Pair, HalfPoints]]:
    """Yield the boards inside one half of an even and fresh group, with its score (M9).

    Groups of which two have met, or whom anybody floats into or out of, are not judged; nor those
    whom a wish concerns, or who share what is kept apart above the halves.
    """
    if not halves_judged(event.settings, round_.number):
        return
    scores, met = scores_before(event, round_.number), meetings(event, round_.number)
    wished, strength = concerned(event, round_.number), order(event, round_.number)
    for pairs, score in _groups(event, round_, scores):
        group = sorted((player for pair in pairs for player in pair), key=strength)
        couples = list(combinations(group, 2))
        fresh = not any(frozenset(couple) in met for couple in couples)
        if fresh and wished.isdisjoint(group) and not kept_apart(event, "halves", couples):
            top = set(group[: len(pairs)])
            yield from ((pair, score) for pair in pairs if len(top.intersection(pair)) != 1)


def nearer(event: Event, round_: Round) -> tuple[Boards, Boards] | None:
    """Return two boards and how their players would be nearer in score (M8); None if none would.

    Of several exchanges the one that makes the sum of squares smallest; without a rematch, and of
    players whom no wish above the score concerns.
    """
    if not score_judged(event.settings):
        return None
    scores, avoided = scores_before(event, round_.number), barred(event, round_.number)
    wished = concerned(event, round_.number, *kinds_above(event.settings, "score"))
    found = [
        (gain, now, better)
        for pairs in _by_part(event, round_).values()
        for now in _two_of(pairs, scores)
        for better in _exchanged(*now)
        if (gain := sum_of_squares(scores, now) - sum_of_squares(scores, better)) > 0
        and wished.isdisjoint(now[0] + now[1])
        and not any(frozenset(pair) in avoided for pair in better)
        and not kept_apart(event, "score", better)
    ]
    return max(found)[1:] if found else None


def _groups(event: Event, round_: Round, scores: Scores) -> Iterator[tuple[list[Pair], HalfPoints]]:
    """Yield the boards of each score group, part by part, where nobody floats in or out."""
    for pairs in _by_part(event, round_).values():
        for score in sorted({scores[pair[0]] for pair in pairs}, reverse=True):
            group = [pair for pair in pairs if score in {scores[player] for player in pair}]
            if not sum_of_squares(scores, group):
                yield group, score


def _by_part(event: Event, round_: Round) -> dict[Part, list[Pair]]:
    """Return the drawn boards of each part; boards across two parts are in none."""
    where = part_of(event, round_)
    found: dict[Part, list[Pair]] = {}
    for game in round_.games:
        white, black = (where.get(player) for player in game.players)
        if white is not None and white == black:
            found.setdefault(white, []).append(game.players)
    return found


def _two_of(pairs: Iterable[Pair], scores: Scores) -> Iterator[tuple[Pair, Pair]]:
    """Yield every two of these boards, the first of them one of unequal scores."""
    boards = list(pairs)
    for one in boards:
        if sum_of_squares(scores, [one]):
            yield from ((one, other) for other in boards if other != one)


def _exchanged(one: Pair, other: Pair) -> tuple[Boards, Boards]:
    """Return the two other ways to pair the players of two boards."""
    (a, b), (c, d) = one, other
    return ((a, c), (b, d)), ((a, d), (b, c))
