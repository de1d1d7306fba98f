"""Numbers of things in sentences."""

from __future__ import annotations

import pytest

from nigiri.desk.english import counted


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 tables"), (1, "1 table"), (2, "2 tables"), (21, "21 tables")]
)
def test_one_is_one_and_the_others_are_many(number: int, words: str) -> None:
    """As people say it."""
    assert words == counted(number, "table")
