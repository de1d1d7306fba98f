"""Qualification tournaments: the byes of round 1, and when the winner is certain (E3, E12)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.brackets.seeds import length
from nigiri.domain.model.event import Outcome
from nigiri.domain.systems.qualification import (
    certain_winner,
    first_byes,
    qualification,
    qualification_rounds,
    swiss,
)
from tests.domain.systems.playing import after, field, stage, undecided

#: As printed: players, rounds.
ROUNDS = [(range(7, 9), 3), (range(9, 17), 4), (range(17, 33), 5), (range(33, 65), 6),
          (range(65, 129), 7)]  # fmt: skip


@pytest.mark.parametrize(("players", "rounds"), ROUNDS)
def test_the_rounds_are_the_printed_ones(players: range, rounds: int) -> None:
    """3 for 7 and 8 players, 7 for 65 to 128."""
    assert {rounds} == {length(n) for n in players}


def test_in_round_2_the_top_group_is_a_power_of_two() -> None:
    """The lowest numbers have byes, and the others can all be paired."""
    for players in range(7, 129):
        made = swiss(stage(field(players)))
        top = len(made.byes) + len(made.fields[0]) // 2

        assert first_byes(players) == len(made.byes), players
        assert [*range(1, len(made.byes) + 1)] == [*made.byes], players
        assert 0 == len(made.fields[0]) % 2, players
        assert 1 == top.bit_count(), players


def test_later_rounds_are_a_swiss_of_all() -> None:
    """Of an odd number the weakest who was not free yet sits out."""
    event = after(field(7), [(2, 7), (3, 6), (4, 5)], "qualification", [1])
    made = swiss(stage(event))
    assert ((7,), ((1, 2, 3, 4, 5, 6),)) == (made.byes, made.fields)

    even = after(field(8), [(1, 8), (2, 7), (3, 6), (4, 5)], "qualification")
    assert () == swiss(stage(even)).byes


def test_the_byes_of_round_1_do_not_spare_for_ever() -> None:
    """Of nine seven are free in round 1; later 9, then 8, then the weakest of the others."""
    event = after(field(9), [(8, 9)], "qualification", range(1, 8))
    for won in ([(1, 5), (2, 6), (3, 7), (4, 8)], [(1, 3), (2, 4), (5, 7), (6, 9)]):
        event = after(event, won, "qualification", swiss(stage(event)).byes)

    assert [(9,), (8,)] == [this.byes for this in event.rounds[1:]]
    assert (7,) == swiss(stage(event)).byes


def test_up_to_six_players_all_play_all() -> None:
    """As many rounds as that takes."""
    assert [3, 5, 5, 3, 4] == [qualification_rounds(n) for n in (4, 5, 6, 7, 9)]
    assert 3 == len(qualification(stage(field(6))).meetings)
    assert 1 == len(qualification(stage(field(7))).fields)


def test_the_winner_is_certain_when_nobody_can_catch_up() -> None:
    """With a round to play two wins more are needed, at the end one; ties leave it open."""
    event = after(field(4), [(1, 2), (3, 4)], "qualification")
    assert certain_winner(event, 3) is None
    event = after(event, [(1, 3), (2, 4)], "qualification")
    assert certain_winner(event, 3) is None
    assert 1 == certain_winner(event, 2)
    event = after(event, [(4, 1), (2, 3)], "qualification")
    assert certain_winner(event, 3) is None


def test_without_rounds_or_results_no_winner_is_certain() -> None:
    """Nothing is told before all games of the round are decided."""
    assert certain_winner(field(7), 3) is None
    event = after(field(2), [(1, 2)], "qualification")
    assert 1 == certain_winner(event, 1)
    assert certain_winner(undecided(event, None), 1) is None
    tied = undecided(event, Outcome.JIGO)
    assert certain_winner(replace(tied, players=tied.players), 1) is None
