"""The McMahon of a congress: the supergroup, and what those in it agreed to (E5, E8, E14)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.starts.congress import Breach, Supergroup, breaches, supergroup

CONGRESS = Settings(start_rule="bar", bar_by="congress", rounds=10)


def event_of(dans: int, away: int = 0, /, **first: object) -> Event:
    """Return an event of so many 4 dans and three 1 dans; the first of them are out of round 5.

    first -- what the first player has otherwise
    """
    ranks = [Rank(4)] * dans + [Rank(1)] * 3
    players = [
        Player("P", str(n), rank, PlayerId(n), here=True, out=frozenset({5} if n <= away else ()))
        for n, rank in enumerate(ranks, 1)
    ]
    return Event(CONGRESS, (replace(players[0], **first), *players[1:]))  # type: ignore[arg-type]


def counts(found: Supergroup) -> tuple[int, int, int, int]:
    """Return how many members by each reason, and how many of the top group are none."""
    return len(found.pko), len(found.bar), len(found.league), found.left


def test_the_supergroup_is_who_plays_all_rounds_one_point_above_the_bar() -> None:
    """E5: eight others are a group of their own; the bar at 4 dan is 3 points, and 4 above it."""
    found = supergroup(event_of(20, 8))

    assert (0, 12, 0, 8) == counts(found)
    assert (False, 8, 6) == (found.one, found.start, found.bar_start)


def test_fewer_than_eight_others_are_one_group_with_the_supergroup() -> None:
    """E5: then everybody starts at the bar."""
    found = supergroup(event_of(20, 7))

    assert (0, 13, 0, 7) == counts(found)
    assert (True, 6) == (found.one, found.start)
    assert supergroup(event_of(20)).one


def test_europeans_of_the_pkos_are_members_whatever_their_rank_and_rounds() -> None:
    """Who is no European, or not known to be one, is a member only as others are."""
    event = event_of(20, 9, path="pko", country="FR")
    weak = replace(event.players[20], path="pko", european="yes: lives here")
    event = replace(event, players=(*event.players[:20], weak, *event.players[21:]))

    assert (2, 11, 0, 8) == counts(supergroup(event))
    assert [1, 21, *range(10, 21)] == [p.number for p in supergroup(event).members]
    assert (0, 11, 0, 9) == counts(supergroup(event_of(20, 9, path="pko", country="CN")))
    assert (0, 12, 0, 8) == counts(supergroup(event_of(20, 9, path="pko", out=frozenset[int]())))


def test_who_is_qualified_for_the_league_is_a_member_who_starts_in_round_1() -> None:
    """E7: later they come into the top group like all late entries."""
    later = frozenset({4, 5, 6, 7, 8, 9, 10})

    assert (0, 11, 1, 8) == counts(supergroup(event_of(20, 9, path="league", out=later)))
    assert (0, 11, 0, 8) == counts(supergroup(event_of(20, 9, path="league", out=later | {1})))


def test_without_players_there_is_no_supergroup() -> None:
    """Nobody is above a bar that is not there."""
    found = supergroup(Event(CONGRESS))

    assert ((), 0, True, 0) == (found.members, found.left, found.one, found.start)


@pytest.mark.parametrize(
    ("first", "expected"),
    [
        ({}, []),
        ({"out": frozenset({1, 2})}, []),
        ({"out": frozenset({9, 10})}, []),
        ({"out": frozenset({1, 4})}, [Breach("gap", (4,))]),
        ({"out": frozenset({4}), "start": HalfPoints(8)}, [Breach("above", (4,))]),
        ({"out": frozenset({4}), "path": "pko", "country": "DE"}, []),
        ({"out": frozenset(range(4, 11)), "path": "league", "start": HalfPoints(8)}, []),
        ({"path": "pko", "country": "CN"}, [Breach("pko")]),
        ({"out": frozenset({4}), "rank": Rank(3)}, []),
        ({"out": frozenset(range(1, 11))}, []),
        ({"number": None, "out": frozenset({4})}, [Breach("gap", (4,))]),
    ],
)  # fmt: skip
def test_the_strong_omit_no_round_and_the_supergroup_plays_all(
    first: dict[str, object], expected: list[Breach]
) -> None:
    """E5, E14: a late start or an early end is allowed below the supergroup, a gap is not."""
    event = event_of(20, **first)

    assert expected == [*breaches(event, event.players[0])]
    other = replace(event, settings=replace(event.settings, bar_by="rounds"))
    assert [] == [*breaches(other, event.players[0])]


def test_the_strong_do_not_lose_by_default() -> None:
    """E14: it is checked for the next championships; who came is not blamed."""
    event = event_of(20)
    result = Result(Outcome.WHITE, by_default=True)
    played = (
        Round(1, (Game(1, PlayerId(2), PlayerId(1), result=result),)),
        Round(2, (Game(1, PlayerId(1), PlayerId(3), result=Result(Outcome.BLACK)),)),
    )
    event = replace(event, rounds=played)

    assert [Breach("default", (1,))] == [*breaches(event, event.players[0])]
    assert [] == [*breaches(event, event.players[1])]
