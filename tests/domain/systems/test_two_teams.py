"""Two teams by Niwa's method (B21)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from nigiri.domain.model.units import PlayerId
from nigiri.domain.systems.two_teams import TWO_TEAMS, fixture
from nigiri.errors import Forbidden
from tests.domain.systems.team_play import names, played, stage, team_event


def test_four_boards_turn_as_the_document_says() -> None:
    """A stays, B goes down by one and from the end to board 1; colours of the teams change."""
    event, rounds = team_event({"A": 4, "B": 4}), []
    for _ in range(4):
        drawn = fixture(stage(event))
        rounds.append(names(event, drawn))
        event = played(event, TWO_TEAMS, drawn)

    assert [
        ["A1-B1", "A2-B2", "A3-B3", "A4-B4"],
        ["B4-A1", "B1-A2", "B2-A3", "B3-A4"],
        ["A1-B3", "A2-B4", "A3-B1", "A4-B2"],
        ["B2-A1", "B3-A2", "B4-A3", "B1-A4"],
    ] == rounds


@pytest.mark.parametrize("seats", range(3, 21))
def test_everybody_meets_everybody_of_the_other_team_once(seats: int) -> None:
    """Over the cycle of 3 to 20 boards; and every player has each colour equally often, but one."""
    event, met = team_event({"A": seats, "B": seats}), Counter[frozenset[PlayerId]]()
    blacks = Counter[PlayerId]()
    for _ in range(seats):
        drawn = fixture(stage(event))
        met.update(frozenset((meeting.one, meeting.other)) for meeting in drawn.meetings)
        blacks.update(meeting.black for meeting in drawn.meetings if meeting.black)
        assert ((), ()) == (drawn.byes, drawn.idle)
        event = played(event, TWO_TEAMS, drawn)

    odd, even = range(1, 2 * seats, 2), range(2, 2 * seats + 1, 2)
    assert {frozenset((PlayerId(a), PlayerId(b))): 1 for a in odd for b in even} == met
    assert {seats // 2, seats - seats // 2} >= set(blacks.values())


@pytest.mark.parametrize(("large", "small"), [(4, 3), (5, 3), (3, 2)])
def test_of_uneven_teams_everybody_of_the_larger_sits_out_equally_often(
    large: int, small: int
) -> None:
    """They meet the whole smaller team, and sit out once for every empty seat."""
    event, idle, met = team_event({"A": large, "B": small}), Counter[str](), Counter[str]()
    for _ in range(large):
        drawn = fixture(stage(event))
        idle.update(event.player(number).name for number in drawn.idle)
        met.update(event.player(m.one).name for m in drawn.meetings)
        assert () == drawn.byes
        event = played(event, TWO_TEAMS, drawn)

    larger = [f"A{seat}" for seat in range(1, large + 1)]
    assert dict.fromkeys(larger, large - small) == idle
    assert dict.fromkeys(larger, small) == met


def test_who_faces_a_player_who_is_out_has_a_bye() -> None:
    """The seat goes on turning: in round 2 the one who is out comes before another."""
    event = team_event({"A": 3, "B": 3})
    second = next(number for number, player in event.by_number.items() if player.name == "B2")
    byes = []
    for _ in range(3):
        drawn = fixture(stage(event, frozenset({second})))
        byes += [event.player(number).name for number in drawn.byes]
        event = played(event, TWO_TEAMS, drawn)

    assert ["A2", "A3", "A1"] == byes


def test_after_the_cycle_there_is_nothing_left_to_draw() -> None:
    """The sentence says why, and what can follow."""
    event = team_event({"A": 2, "B": 2})
    for _ in range(2):
        event = played(event, TWO_TEAMS, fixture(stage(event)))

    with pytest.raises(Forbidden, match="After 2 rounds everybody has met everybody"):
        fixture(stage(event))


def test_three_teams_are_not_two() -> None:
    """The sentence names the teams and the systems for more."""
    with pytest.raises(Forbidden, match=r"There are 3 teams \(A, B, C\).*team round robin"):
        fixture(stage(team_event({"A": 2, "B": 2, "C": 1})))


def test_one_team_has_nobody_to_play() -> None:
    """Even if it is a large one."""
    with pytest.raises(
        Forbidden, match="An event of teams needs at least two teams, and Players has 1"
    ):
        fixture(stage(team_event({"A": 4})))


def test_who_plays_without_a_team_is_named() -> None:
    """All of them, with the column where the team is written."""
    event = team_event({"A": 2, "B": 2})
    players = tuple(replace(p, team="" if p.name == "A2" else p.team) for p in event.players)

    with pytest.raises(Forbidden, match=r"Without a team: 3 A2\. Write the team"):
        fixture(stage(replace(event, players=players)))
