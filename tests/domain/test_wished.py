"""The judge and wishes: eight newcomers of one rank, round 1; and the second round of test_checks.

Halves would be 1-5, 2-6, 3-7, 4-8.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.checks import violations
from nigiri.domain.model import Event, Game, Player, Round, Wish
from nigiri.domain.units import PlayerId, Rank
from tests.domain.test_checks import ANN, BEN, EVENT, GOOD, GUS, HAL, swap


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
        ((wish("must", 1, 2, 6),), []),
        ((wish("must", 1, 3, 4),), ["1 and 3", "1 and 4", "3 and 4"]),
        ((wish("must", 1, 2), wish("never", 1, 2)), []),
        ((wish("must", 1, 9),), []),
    ],
)
def test_those_who_must_meet_and_do_not_are_found(
    wishes: tuple[Wish, ...], wrong: list[str]
) -> None:
    """Where one is left over, where they never may, and where one is not there, all is well."""
    words = "play others although they are to meet only one another, and could"

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


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ((), "2-7 and 1-8 are nearer in score as 2-1 and 7-8, without a rematch"),
        (
            (wish("must", BEN, GUS),),
            "3-4 and 1-8 are nearer in score as 3-1 and 4-8, without a rematch",
        ),
        (
            (wish("never", ANN, BEN),),
            "3-4 and 2-7 are nearer in score as 3-2 and 4-7, without a rematch",
        ),
        ((wish("title", BEN), wish("title", HAL)), None),
    ],
)
def test_boards_are_exchanged_neither_against_a_wish_nor_into_one(
    wishes: tuple[Wish, ...], sentence: str | None
) -> None:
    """Ben and Hal exchanged cost score; the judge names the best exchange that may be made."""
    found = violations(replace(EVENT, wishes=wishes), swap(BEN, HAL))

    assert [sentence] * (sentence is not None) == [str(v) for v in found if v.code == "score"]
