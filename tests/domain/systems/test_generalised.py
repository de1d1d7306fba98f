"""Generalised knockout: the same results meet, and everybody has a place (B18)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.units import PlayerId
from nigiri.domain.pairing.criteria import in_order
from nigiri.domain.pairing.drawing import solved
from nigiri.domain.pairing.field import gather
from nigiri.domain.standings.standings import standings
from nigiri.domain.systems.knockouts import generalised_knockout, generalised_rounds, sequence
from nigiri.domain.tiebreaks.registry import TIEBREAKS, placing
from tests.domain.systems.playing import after, field, played, stage, without

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event

SYSTEM = "generalised knockout"


def test_a_hand_worked_event_of_eight() -> None:
    """In round 2 winners meet winners, in round 3 four pairs of equal sequences are left."""
    event = after(field(8), [(1, 5), (2, 6), (3, 7), (4, 8)], SYSTEM)
    assert ((1, 2, 3, 4), (5, 6, 7, 8)) == generalised_knockout(stage(event)).fields

    event = after(event, [(1, 3), (2, 4), (5, 7), (6, 8)], SYSTEM)
    assert ((1, 2), (3, 4), (5, 6), (7, 8)) == generalised_knockout(stage(event)).fields

    event = after(event, [(2, 1), (3, 4), (6, 5), (7, 8)], SYSTEM)
    assert [2, 1, 3, 4, 6, 5, 7, 8] == [line.number for line in standings(event)]
    assert [*range(1, 9)] == [line.place for line in standings(event)]
    figures = TIEBREAKS["SEQ"].among(event, (), None, ())
    assert [24, 26, 20, 18, 6, 8, 2, 0] == [figures[n] for n in sorted(figures)]


def test_the_order_of_results_comes_first() -> None:
    """One early win is worth more than all later ones, as the handbook says."""
    event = after(field(4), [(1, 2), (3, 4)], SYSTEM)
    event = after(event, [(1, 3), (2, 4)], SYSTEM)
    event = after(event, [(2, 3), (1, 4)], SYSTEM)

    assert ["SEQ", "NBW"] == [each.code for each in placing(event)]
    assert [1, 3, 2, 4] == [line.number for line in standings(event)]  # 3: + - -, 2: - + +


def test_a_bye_is_a_win_in_the_sequence() -> None:
    """Who has it meets those who won."""
    event = after(field(5), [(1, 2), (3, 4)], SYSTEM, [5])
    made = stage(event)

    assert [(2,), (0,), (2,), (0,), (2,)] == [sequence(made, PlayerId(n)) for n in range(1, 6)]
    drawn = generalised_knockout(made)
    assert (((1, 3), (5, 2)), (4,)) == (drawn.fields, drawn.byes)


def test_of_an_odd_group_the_weakest_with_an_opponent_left_comes_down() -> None:
    """5 comes down to the losers; in round 3 only those two are left who have not met."""
    event = after(field(6), [(1, 2), (3, 4), (5, 6)], SYSTEM)
    assert ((1, 3), (5, 2, 4, 6)) == generalised_knockout(stage(event)).fields

    event = after(field(4), [(1, 2), (3, 4)], SYSTEM)
    event = after(event, [(1, 3), (2, 4)], SYSTEM)
    assert ((3, 2), (1, 4)) == generalised_knockout(stage(event)).fields


def test_the_bye_goes_to_the_weakest_who_leaves_the_others_a_game() -> None:
    """Without 4 the leader alone has met everybody else."""
    event = after(field(4), [(1, 2), (3, 4)], SYSTEM)
    event = after(event, [(1, 3), (2, 4)], SYSTEM)
    made = generalised_knockout(stage(without(event, 4)))

    assert ((1,), ((3, 2),)) == (made.byes, made.fields)


def test_groups_that_cannot_be_drawn_apart_are_drawn_together() -> None:
    """After three rounds of four everybody has met: one field, and the draw says who is stuck."""
    event = after(field(4), [(1, 2), (3, 4)], SYSTEM)
    event = after(event, [(1, 4), (2, 3)], SYSTEM)
    event = after(event, [(1, 3), (2, 4)], SYSTEM)

    assert ((1, 3, 2, 4),) == generalised_knockout(stage(event)).fields


def seated(event: Event, part: Sequence[PlayerId]) -> list[tuple[int, int]]:
    """Return the pairs that the draw makes of a field of even size."""
    field = gather(event, event.next_round, part)
    found = solved(field, in_order(event.settings))
    assert found is not None
    return [(field.numbers[one], field.numbers[other]) for one, other in found]


def test_everybody_is_in_a_field_that_can_be_drawn() -> None:
    """For any number of players, whoever wins: no rematch, nobody alone, no second bye."""
    chance = random.Random(18)  # noqa: S311 - no secret
    for players in range(2, 30):
        event = field(players, criteria=("score", "place"))
        rounds = generalised_rounds(players)
        assert rounds > 0
        for _ in range(rounds):
            made = generalised_knockout(stage(event))
            parts = [*made.fields, made.byes]
            assert sorted(event.by_number) == sorted(number for part in parts for number in part)
            assert players % 2 == len(made.byes)
            assert not {*made.byes} & {bye for this in event.rounds for bye in this.byes}
            drawn = [pair for part in made.fields for pair in seated(event, part)]
            event = after(
                event, [chance.choice((pair, pair[::-1])) for pair in drawn], SYSTEM, made.byes
            )


def test_hundreds_of_players_take_no_time() -> None:
    """Who can all meet half of the others can be paired: no search."""
    made = generalised_knockout(stage(field(601)))

    assert (1, 600) == (len(made.byes), len(made.fields[0]))


@pytest.mark.parametrize("players", [2, 4, 8, 16, 32])
def test_with_a_power_of_two_no_place_is_shared(players: int) -> None:
    """The losing finalist is second, the losing semi-finalists third and fourth, and so on."""
    event = played(field(players), generalised_knockout, SYSTEM, generalised_rounds(players))

    assert [*range(1, players + 1)] == [line.place for line in standings(event)]
    final = event.rounds[-1].games[0]
    assert [final.white, final.black] == [line.number for line in standings(event)][:2]
