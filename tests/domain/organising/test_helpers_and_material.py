"""Helpers by the number of players; sets, tables and stationery (M27, B24)."""

from __future__ import annotations

from nigiri.domain.organising.helpers import (
    Morning,
    morning,
    officials,
)
from nigiri.domain.organising.material import borrowed, sets, stationery, table_edge


def test_the_morning_of_a_first_round_at_ten() -> None:
    """Setting up from 8:00, registration from 9:00 to 9:30."""
    assert Morning(8 * 60, 9 * 60, 9 * 60 + 30, 9 * 60 + 50) == morning(10 * 60)


def test_two_officials_register_up_to_45() -> None:
    """More players, more officials."""
    assert [2, 2, 3, 4] == [officials(each) for each in (10, 45, 46, 90)]


def test_58_players_need_29_sets_which_are_36_borrowed() -> None:
    """By the dozen; one's own come first."""
    assert (29, 36) == (sets(58), borrowed(sets(58)))
    assert [24, 12, 0, 0] == [borrowed(29, own) for own in (5, 17, 29, 40)]
    assert [0, 1, 1, 2] == [sets(each) for each in range(4)]
    assert [12, 24] == [borrowed(12), borrowed(13)]


def test_each_player_has_75_cm_of_table() -> None:
    """58 players: 43.5 m, on both sides together."""
    assert table_edge(58) == 4350


def test_stationery_goes_by_players_and_rounds() -> None:
    """58 players, six rounds: 29 tables fill two pairing sheets a round."""
    found = {item.key: item.number for item in stationery(58, 6)}

    assert {
        "index-cards": 29, "pairing-cards": 58, "pairing-sheets": 12, "grid-sheets": 6,
        "grid-posters": 4,
    } == {key: number for key, number in found.items() if number is not None}  # fmt: skip
    assert {"pens", "correction-fluid", "tape", "membership-forms", "writing-pad", "scratch-pad",
            "envelopes"} == {key for key, number in found.items() if number is None}  # fmt: skip
