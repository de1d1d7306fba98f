"""The wall chart of a self-paired event, and the ladder (B22)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.games.side_handicaps import handicaps_text
from nigiri.domain.model.event import Event, Settings
from nigiri.domain.model.side_events import Challenge, Chart, Ladder, SideGame
from nigiri.domain.model.units import PlayerId
from nigiri.domain.side_events.ladder import reachable, rungs, steps
from nigiri.domain.side_events.wall_chart import figure, meetings, totals
from tests.crosstable import crosstable

N = tuple(map(PlayerId, range(1, 8)))


def chart(*games: tuple[int, int] | tuple[int, int, bool], **settings: object) -> Event:
    """Return a side event of players 1 to 5: winner, loser, whether it was a jigo."""
    found = tuple(SideGame(PlayerId(w), PlayerId(x), *jigo) for w, x, *jigo in games)
    return Event(Settings(**settings), chart=Chart(N[:5], found))  # type: ignore[arg-type]


GAMES = ((1, 2), (1, 2), (1, 3), (2, 3), (3, 2, True), (4, 1), (4, 3))


@pytest.mark.parametrize(
    ("settings", "places"),
    [
        ({}, [1, 3, 4, 2, None]),
        ({"side_won_by": "wins - losses"}, [1, 3, 4, 2, None]),
        ({"side_won_by": "percentage", "side_least": 2}, [2, 3, 4, 1, None]),
        ({"side_won_by": "percentage", "side_least": 3}, [1, 2, 3, None, None]),
    ],
)
def test_the_winner_goes_by_what_counts(
    settings: dict[str, object], places: list[int | None]
) -> None:
    """1 has 3-1, 2 has 1½ of 4, 3 has ½ of 4, 4 has 2-0, 5 has not played.

    By wins less losses 1 and 4 are level, and 1 has more points.
    """
    assert places == [total.place for total in totals(chart(*GAMES, **settings))]


def test_a_total_counts_wins_jigos_and_losses() -> None:
    """Points are half points, and the figure is exact."""
    event = chart(*GAMES, side_won_by="percentage")
    second = totals(event)[1]

    assert (1, 1, 2, 4, 3) == (second.won, second.jigo, second.lost, second.played, second.points)
    assert "3/8" == str(figure(event, second))


def test_two_who_are_level_in_everything_share_the_place() -> None:
    """The next place is left out."""
    assert [1, 3, 1, 3, None] == [t.place for t in totals(chart((1, 2), (3, 4)))]


def test_meetings_count_whoever_won() -> None:
    """Once by a win of one, once by a jigo, once by a win of the other."""
    event = chart((1, 2), (2, 1), (1, 2, True), (1, 3))

    assert (3, 3, 0) == (meetings(event, N[0], N[1]), meetings(event, N[1], N[0]),
                         meetings(event, N[1], N[2]))  # fmt: skip


def ladder(*challenges: tuple[int, int, bool | None], reach: int = 2) -> Event:
    """Return a ladder that began with players 1 to 5."""
    found = tuple(Challenge(PlayerId(one), PlayerId(other), won) for one, other, won in challenges)
    return Event(Settings(ladder_reach=reach), ladder=Ladder(N[:5], found))


def test_who_wins_takes_the_place_and_those_between_go_down_by_one() -> None:
    """Who loses stays, and a game still played changes nothing."""
    event = ladder((4, 2, True), (5, 3, False), (3, 2, None))

    assert [(1, 4, 2, 3, 5)] * 3 == [step.order for step in steps(event)]
    assert (1, 4, 2, 3, 5) == rungs(event)
    assert [(4, 2), (5, 4), (4, 3)] == [(step.place, step.of) for step in steps(event)]


@pytest.mark.parametrize(
    ("one", "other", "fault"),
    [(4, 2, None), (4, 1, "far"), (2, 4, "below"), (3, 3, "self"), (6, 4, None), (6, 3, "far")],
)
def test_a_challenge_goes_up_and_not_too_far(one: int, other: int, fault: str | None) -> None:
    """With a fault it changes nothing; who is new begins below the last rung."""
    (step,) = steps(ladder((one, other, True)))

    assert fault == step.fault
    assert (fault is None) == (step.order.index(PlayerId(one)) < (5 if one == 6 else one - 1))


def test_two_who_are_new_stand_below_the_others() -> None:
    """The one challenged stands above."""
    assert (1, 2, 3, 4, 5, 7, 6) == rungs(ladder((7, 6, True)))


def test_whom_a_player_may_challenge() -> None:
    """So many places above as the event allows, fewer near the top, nobody for the first."""
    event = ladder((3, 1, True))

    assert [(), (3,), (3, 1), (1, 2), (2, 4)] == [reachable(event, n) for n in rungs(event)]


def test_without_challenges_the_ladder_stands_as_it_began() -> None:
    """And an empty one is empty."""
    event = ladder()

    assert (1, 2, 3, 4, 5) == rungs(event)
    assert () == rungs(replace(event, ladder=Ladder()))


def test_handicaps_are_told_once_for_numbers_that_follow_one_another() -> None:
    """The most stones taken first; even games and the player are left out."""
    event = crosstable("""
        1 Ann 9d
        2 Ben 3d
        3 Cho 3d
        4 Dan 3d
        5 Eva 1d
        6 Fay 1k
        7 Gus 3d
    """)
    event = replace(event, chart=Chart(tuple(map(PlayerId, range(1, 8)))))

    assert "+7: 1 · +1: 2-4, 7" == handicaps_text(event, PlayerId(5))
    assert "−5: 2-4, 7 · −7: 5 · −8: 6" == handicaps_text(event, PlayerId(1))
    assert "" == handicaps_text(
        replace(event, chart=Chart((PlayerId(2), PlayerId(3)))), PlayerId(2)
    )
