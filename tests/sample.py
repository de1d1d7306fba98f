"""What of a long table of cases runs every time: the rest is `long` (make check-long)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeVar

import pytest

from nigiri.domain.systems.registry import SYSTEMS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from _pytest.mark import ParameterSet

T = TypeVar("T")

#: Systems of play by what they add to an event: nothing, a crosstable, groups, a tree, one with a
#: field beside it, one whose losers play on, ties that are played off, teams of three kinds.
FAMILIES = (
    ("mcmahon", "swiss", "novices"),
    ("round robin", "double round robin", "round robin by section"),
    ("groups of eight",),
    ("knockout", "preliminaries", "qualification"),
    ("swiss knockout",),
    ("generalised knockout",),
    ("play-off",),
    ("two teams",),
    ("team round robin",),
    ("team swiss",),
)


def sampled(cases: Iterable[T], always: Collection[T]) -> list[T | ParameterSet]:
    """Return the cases of a test for `parametrize`; those that are not in `always` are long.

    Each of `always` must be a case, so that a sample does not shrink unseen.
    """
    found = [*cases]
    missing = [each for each in always if each not in found]
    assert not missing, missing
    return [case if case in always else _long(case) for case in found]


def systems(
    test: str, families: Collection[tuple[str, ...]] = FAMILIES
) -> list[str | ParameterSet]:
    """Return all systems of play for `parametrize`: one of each family, the others are long.

    test -- chooses which, so that tests of different things try different ones
    families -- those of which one is tried every time
    """
    assert sorted(SYSTEMS) == sorted(system for family in FAMILIES for system in family)
    chosen = Random(test)  # noqa: S311 -- no secret is made from it
    return sampled(SYSTEMS, [chosen.choice(family) for family in families])


def _long(case: object) -> ParameterSet:
    """Return a case, of one argument or several, that is long."""
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.long)
