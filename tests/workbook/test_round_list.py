"""Rounds as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.workbook.round_list import format_outs, format_rounds, parse_outs, parse_rounds


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


@pytest.mark.parametrize(
    ("typed", "out", "willing"),
    [
        ("", set(), set()),
        ("3", {3}, set()),
        ("5?", set(), {5}),
        ("3, 5?", {3}, {5}),
        ("1; 4-? , 2 ?", {1}, {2, 4, 5, 6}),
        ("3, 2-4?", {3}, {2, 4}),
    ],
)
def test_a_question_mark_offers_a_round(typed: str, out: set[int], willing: set[int]) -> None:
    """A round that is out is no offer any more."""
    assert (frozenset(out), frozenset(willing)) == parse_outs(typed, 6)


@pytest.mark.parametrize("typed", ["?", "5??", "?5", "7?", "x", "1?2", "-?"])
def test_an_offer_of_no_round_is_refused(typed: str) -> None:
    """As rounds out are."""
    with pytest.raises(ValueError, match="is not"):
        parse_outs(typed, 6)


@given(st.frozensets(st.integers(1, 20)), st.frozensets(st.integers(1, 20)))
def test_offers_are_read_back_as_printed(out: frozenset[int], offered: frozenset[int]) -> None:
    """Beside the rounds that are out."""
    assert (out, offered - out) == parse_outs(format_outs(out, offered - out), 20)


def test_offers_are_printed_behind_the_rounds_out() -> None:
    """Each range with its own mark."""
    assert "3, 1?, 5-6?" == format_outs(frozenset({3}), frozenset({1, 5, 6}))
