"""Several teams: all play all, or the Swiss of teams (B21)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Outcome, Round
from nigiri.domain.model.units import PlayerId
from nigiri.domain.systems.team_events import TEAM_ROUND_ROBIN, TEAM_SWISS
from nigiri.domain.teams.teams import sides, team_of
from nigiri.errors import Forbidden
from tests.domain.systems.team_play import black_wins, names, played, stage, team_event

if TYPE_CHECKING:
    from nigiri.domain.model.system import Fixture

ALL, SWISS = TEAM_ROUND_ROBIN, TEAM_SWISS


def sizes(teams: int, seats: int = 2) -> dict[str, int]:
    """Return so many teams of so many players."""
    return {chr(ord("A") + team): seats for team in range(teams)}


def pairs(drawn: Fixture) -> set[frozenset[str]]:
    """Return which teams meet."""
    return {frozenset((str(m.facts["one"]), str(m.facts["other"]))) for m in drawn.meetings}


@pytest.mark.parametrize("teams", range(2, 14))
def test_all_teams_meet_once_and_an_odd_one_is_free_once(teams: int) -> None:
    """In as many rounds as the circle has, the free team without games and byes."""
    event, met, free = team_event(sizes(teams)), Counter[frozenset[str]](), Counter[str]()
    for _ in range(teams - 1 + teams % 2):
        drawn = ALL.fixture(stage(event))
        met.update(pairs(drawn))
        free.update({event.player(number).team for number in drawn.idle})
        assert () == drawn.byes
        event = played(event, ALL, drawn)

    letters = [*sizes(teams)]
    assert {frozenset((a, b)): 1 for a in letters for b in letters if a < b} == met
    assert (dict.fromkeys(letters, 1) if teams % 2 else {}) == free


def test_after_all_have_met_the_round_robin_is_over() -> None:
    """The sentence says so."""
    event = team_event(sizes(4))
    for _ in range(3):
        event = played(event, ALL, ALL.fixture(stage(event)))

    with pytest.raises(Forbidden, match="Round 4: all teams can no longer be paired"):
        ALL.fixture(stage(event))


def test_colours_alternate_by_board_and_from_round_to_round() -> None:
    """Board 1 of the first team has Black, board 2 White; then the other way round."""
    event, lines = team_event(sizes(4, 3)), []
    for _ in range(2):
        drawn = ALL.fixture(stage(event))
        lines.append(names(event, drawn))
        event = played(event, ALL, drawn)

    assert [
        ["A1-D1", "D2-A2", "A3-D3", "B1-C1", "C2-B2", "B3-C3"],
        ["D1-B1", "B2-D2", "D3-B3", "C1-A1", "A2-C2", "C3-A3"],
    ] == lines


@pytest.mark.parametrize(("teams", "rounds"), [(6, 5), (7, 6), (8, 5), (12, 11), (16, 15)])
def test_a_swiss_of_teams_never_repeats_a_match(teams: int, rounds: int) -> None:
    """Up to all rounds there can be; of an odd number nobody is free twice."""
    event, met, free = team_event(sizes(teams)), Counter[frozenset[str]](), Counter[str]()
    for _ in range(rounds):
        drawn = SWISS.fixture(stage(event))
        met.update(
            {frozenset((str(m.facts["one"]), str(m.facts["other"]))) for m in drawn.meetings}
        )
        free.update({event.player(number).team for number in drawn.byes})
        event = played(event, SWISS, drawn)

    assert {1} == set(met.values())
    assert rounds * (teams // 2) == len(met)
    assert (rounds if teams % 2 else 0) == len(free)


def test_the_swiss_begins_upper_half_against_lower_half() -> None:
    """Then winners meet winners; of level match points who won more boards is above."""
    event = team_event(sizes(6, 2))
    first = SWISS.fixture(stage(event))
    one_board = {frozenset((PlayerId(7), PlayerId(10)))}  # A2 against D2
    event = played(
        event, SWISS, first,
        lambda game: Outcome.JIGO if frozenset(game.players) in one_board
        else Outcome.WHITE if game.white < game.black else Outcome.BLACK,
    )  # fmt: skip

    assert ["A1-D1", "D2-A2", "B1-E1", "E2-B2", "C1-F1", "F2-C2"] == names(event, first)
    # 1 point: B and C with 2 boards, A with 1½, which goes down past D, whom it has met, to E.
    second = ["B1-C1", "C2-B2", "E1-A1", "A2-E2", "D1-F1", "F2-D2"]
    assert second == names(event, SWISS.fixture(stage(event)))


def test_an_absent_player_loses_the_last_board() -> None:
    """The others move up; whoever has nobody opposite has a bye."""
    event = team_event({"A": 3, "B": 3})

    drawn = ALL.fixture(stage(event, frozenset({PlayerId(1)})))

    assert ["A2-B1", "B2-A3"] == names(event, drawn)
    assert ["B3"] == [event.player(number).name for number in drawn.byes]


def test_a_substitute_sits_out_until_somebody_is_missing() -> None:
    """Four players for three boards: the fourth plays when the second is away."""
    event = team_event({"A": 4, "B": 3}, team_boards=3)
    full, short = (
        ALL.fixture(stage(event, out)) for out in (frozenset(), frozenset({PlayerId(3)}))
    )

    assert (["A1-B1", "B2-A2", "A3-B3"], ["A4"]) == (
        names(event, full), [event.player(number).name for number in full.idle])  # fmt: skip
    assert (["A1-B1", "B2-A3", "A4-B3"], ()) == (names(event, short), short.idle)


def test_who_is_free_in_the_swiss_wins_every_board() -> None:
    """The last team first; substitutes have nothing, and the match counts as won."""
    event = team_event({"A": 2, "B": 2, "C": 3})

    drawn = SWISS.fixture(stage(event))
    event = played(event, SWISS, drawn, black_wins)

    assert ["C1", "C2"] == [event.player(number).name for number in drawn.byes]
    assert ["C3"] == [event.player(number).name for number in drawn.idle]
    (side,) = sides(event)[3]
    assert (None, 4, 2) == (side.opponent, side.won, side.match_points)


def test_a_changed_table_does_not_bring_two_teams_together_twice() -> None:
    """A and B met in round 1 by hand: when the circle would have them meet, others do."""
    event = team_event(sizes(4, 1))
    first = ALL.fixture(stage(event))
    by_hand = first._replace(meetings=tuple(
        replace(m, one=PlayerId(one), other=PlayerId(other), black=PlayerId(one))
        for m, (one, other) in zip(first.meetings, ((1, 2), (3, 4)), strict=True)
    ))  # fmt: skip
    event = played(event, ALL, by_hand)
    for _ in range(2):
        event = played(event, ALL, ALL.fixture(stage(event)))

    met = Counter(frozenset(game.players) for this in event.rounds for game in this.games)
    assert (6, {1}) == (len(met), set(met.values()))


def test_games_inside_a_team_and_of_who_has_none_are_no_match() -> None:
    """Only games between two teams count for them."""
    event = team_event({"A": 2, "B": 1})
    away = replace(event, players=tuple(
        replace(p, team="" if p.name == "B1" else p.team) for p in event.players
    ))  # fmt: skip
    inside = played(event, ALL, ALL.fixture(stage(event)))
    game = replace(inside.rounds[0].games[0], white=PlayerId(1), black=PlayerId(3))

    assert {1: (), 2: ()} == sides(replace(inside, rounds=(Round(1, (game,), system=ALL.key),)))
    assert {1: ()} == sides(replace(away, rounds=inside.rounds))
    assert 2 == len(team_of(away))
