"""Rounds as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.workbook.spellings.rounds import format_rounds, parse_rounds


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", set()),
        ("3", {3}),
        ("1,4-6", {1, 4, 5, 6}),
        (" 1 ; 5 – 6 ", {1, 5, 6}),
        ("4-", {4, 5, 6}),
        ("—2", {1, 2}),
        ("2, 2-3,", {2, 3}),
    ],
)
def test_rounds_are_single_or_ranges_and_a_range_may_be_open(
    typed: str, expected: set[int]
) -> None:
    """An open range begins or ends with the event, which has six rounds."""
    assert expected == parse_rounds(typed, 6)


@pytest.mark.parametrize("typed", ["x", "-", "0", "7", "5-4", "3-7", "1.5", "3 5", "1-2-3", "²"])
def test_what_is_no_round_of_the_event_is_refused(typed: str) -> None:
    """Nothing is cut off silently."""
    with pytest.raises(ValueError, match="is not"):
        parse_rounds(typed, 6)


def test_neighbours_are_printed_as_a_range() -> None:
    """The order does not matter."""
    assert "" == format_rounds(frozenset())
    assert "1, 4-6" == format_rounds(frozenset({6, 4, 5, 1}))


@given(st.frozensets(st.integers(1, 20)))
def test_what_is_printed_is_read_back(rounds: frozenset[int]) -> None:
    """The cell survives any number of writings."""
    assert rounds == parse_rounds(format_rounds(rounds), 20)
