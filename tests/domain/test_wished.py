"""The judge and wishes: eight newcomers of one rank, round 1; and the second round of test_checks.

Halves would be 1-5, 2-6, 3-7, 4-8.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.checks.violations import violations
from nigiri.domain.model.event import Event, Game, Player, Round, Wish
from nigiri.domain.model.units import PlayerId, Rank
from tests.domain.test_checks import EVENT, GOOD, swap

from tests.domain.test_checks import BEN, EVA, GUS, HAL  # isort: skip


def eight(*wishes: Wish) -> Event:
    """Return eight newcomers with these wishes."""
    players = tuple(Player(f"P{n}", "", Rank(1), PlayerId(n), here=True) for n in range(1, 9))
    return Event(players=players, wishes=wishes)


def first(*pairs: tuple[int, int], keep: tuple[int, ...] = ()) -> Round:
    """Return a first round of these pairs; keep -- the places of those that are the director's."""
    return Round(1, tuple(
        Game(None, PlayerId(a), PlayerId(b), keep=at in keep) for at, (a, b) in enumerate(pairs)
    ))  # fmt: skip


def wish(kind: str, *players: int, rounds: tuple[int, ...] = ()) -> Wish:
    """Return a wish."""
    return Wish(kind, tuple(map(PlayerId, players)), frozenset(rounds))


def said(event: Event, round_: Round) -> list[str]:
    """Return what the judge says."""
    return [str(violation) for violation in violations(event, round_)]


HALVES = first((1, 5), (2, 6), (3, 7), (4, 8))


def test_a_pair_that_is_never_to_meet_is_found() -> None:
    """In the rounds of the wish, the director's own pair as well (B8)."""
    assert ["2 and 6 are never to meet"] == said(eight(wish("never", 1, 2, 6)), HALVES)
    own = first((1, 5), (2, 6), (3, 7), (4, 8), keep=(1,))
    assert ["2 and 6 are never to meet"] == said(eight(wish("never", 2, 6, rounds=(1,))), own)
    assert [] == said(eight(wish("never", 2, 6, rounds=(2,))), HALVES)


@pytest.mark.parametrize(
    ("wishes", "wrong"),
    [
        ((wish("must", 1, 2),), ["1 and 2"]),
        ((wish("must", 1, 5),), []),
        ((wish("must", 1, 2, 6),), ["1"]),
        ((wish("must", 1, 3, 4),), ["1 and 3 and 4"]),
        ((wish("must", 1, 5, 2, 6), wish("must", 2, 6, 3, 7)), []),
        ((wish("must", 1, 5), wish("must", 1, 2)), []),
        ((wish("must", 1, 3, 4), wish("never", 1, 3, 4)), []),
        ((wish("must", 1, 2), wish("never", 1, 2)), []),
        ((wish("must", 1, 9),), []),
    ],
)
def test_those_who_must_meet_and_do_not_are_found(
    wishes: tuple[Wish, ...], wrong: list[str]
) -> None:
    """Where they never may, and where one is not there or fulfils another wish, all is well.

    Of a group of three, two meet and one sits out.
    """
    words = "should have met nobody outside their group"

    assert [f"{pair} {words}" for pair in wrong] == said(eight(*wishes), HALVES)


def test_the_directors_own_pairs_dissolve_no_must() -> None:
    """They are his word."""
    own = first((1, 5), (2, 6), (3, 7), (4, 8), keep=(0,))

    assert [] == said(eight(wish("must", 1, 2)), own)


def test_those_who_met_need_not_meet_again() -> None:
    """The wish of two who met in round 1 is fulfilled (M7)."""
    assert [] == said(replace(EVENT, wishes=(wish("must", 1, 4),)), GOOD)


def test_groups_whom_a_wish_concerns_are_not_judged_for_halves() -> None:
    """1-2 and 5-6 stay inside their halves because somebody wished it."""
    inside = first((1, 2), (5, 6), (3, 7), (4, 8))

    assert 2 == len(said(eight(), inside))
    assert [] == said(eight(wish("rather", 1, 2)), inside)


def test_boards_are_exchanged_neither_against_a_wish_nor_into_one() -> None:
    """Ben and Hal exchanged cost score: no violation where they must, or where the better may not.

    2-7 and 1-8 would be better as 1-2 and 7-8, or as 1-7 and 2-8.
    """
    bad = swap(BEN, HAL)
    assert "score" in {v.code for v in violations(EVENT, bad)}
    for wished in (
        (wish("must", BEN, GUS),),
        (wish("title", BEN), wish("title", HAL)),
        (wish("never", 1, BEN), wish("never", GUS, HAL), wish("never", *range(1, 9))),
    ):
        event = replace(EVENT, wishes=wished)
        found = [v for v in violations(event, bad) if v.code == "score"]
        assert not any({1, BEN} <= set(v.players) for v in found)
    assert EVA not in {n for v in violations(EVENT, bad) for n in v.players}
