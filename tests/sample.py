"""What of a long table of cases runs every time: the rest is `long` (make check-long)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pytest

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from _pytest.mark import ParameterSet

T = TypeVar("T")


def sampled(cases: Iterable[T], always: Collection[T]) -> list[T | ParameterSet]:
    """Return the cases of a test for `parametrize`; those that are not in `always` are long.

    Each of `always` must be a case, so that a sample does not shrink unseen.
    """
    found = [*cases]
    missing = [each for each in always if each not in found]
    assert not missing, missing
    return [case if case in always else _long(case) for case in found]


def _long(case: object) -> ParameterSet:
    """Return a case, of one argument or several, that is long."""
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.long)
