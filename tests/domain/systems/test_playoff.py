"""Play-offs: which final places each case decides, straight from the document (E2, E3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from nigiri.domain.brackets.playoff import playoff_trees, tied_for
from nigiri.domain.model.event import Event, Outcome
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.standings.standings import standings
from nigiri.domain.systems.knockouts import play_off
from nigiri.domain.tiebreaks.registry import TIEBREAKS, levels_before, placing
from nigiri.domain.tiebreaks.stages import play_offs
from nigiri.errors import Forbidden
from tests.domain.systems.playing import (
    after,
    field,
    lower_wins,
    pairs,
    played,
    stage,
    undecided,
    upsets,
    without,
)

#: (up to which place, place tied for) -> how many are level -> the final places, best first; the
#: last one is shared by all who have no place of their own.
CASES: dict[tuple[int, int], dict[int, tuple[int, ...]]] = {
    (1, 1): {2: (1, 2), **dict.fromkeys(range(3, 11), (1, 2, 3))},
    (3, 1): {2: (1, 2), 3: (1, 2, 3), 4: (1, 2, 3, 4),
             **dict.fromkeys(range(5, 11), (1, 2, 3, 4, 5))},
    (3, 2): {2: (2, 3), **dict.fromkeys(range(3, 11), (2, 3, 4))},
    (3, 3): {2: (3, 4), **dict.fromkeys(range(3, 11), (3, 4, 5))},
    (4, 1): {2: (1, 2), 3: (1, 2, 3), 4: (1, 2, 3, 4),
             **dict.fromkeys(range(5, 11), (1, 2, 3, 4, 5))},
    (4, 2): {2: (2, 3), 3: (2, 3, 4), 4: (2, 3, 4, 5),
             **dict.fromkeys(range(5, 11), (2, 3, 4, 5, 6))},
    (4, 3): {2: (3, 4), **dict.fromkeys(range(3, 11), (3, 4, 5))},
    (4, 4): {2: (4, 5), **dict.fromkeys(range(3, 11), (4, 5))},
}  # fmt: skip
ROUNDS = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}
EVERY = [(up_to, place, many) for (up_to, place), cases in CASES.items() for many in cases]


def level(many: int, place: int, up_to: int) -> Event:
    """Return an event after a round in which so many are level for a place, nobody else."""
    points = [*range(60, 60 - place + 1, -1), *[50] * many, *range(40, 34, -1)]
    event = field(len(points), playoff_places=up_to, first="MMS")
    starts = zip(event.players, points, strict=True)
    players = tuple(replace(each, start=HalfPoints(2 * start)) for each, start in starts)
    return after(replace(event, players=players), [(len(points) - 1, len(points))], "swiss")


def final_places(event: Event) -> list[int]:
    """Return the places of the standings, the one of the most players left out."""
    return [line.place for line in sorted(standings(event), key=lambda line: line.place)]


@pytest.mark.parametrize(("up_to", "place", "many"), EVERY)
@pytest.mark.parametrize("wins", [lower_wins, upsets])
def test_a_play_off_decides_just_the_places_of_the_document(
    up_to: int, place: int, many: int, wins: object
) -> None:
    """For 2 to 10 who are level and each place tied for; the others keep their places."""
    event = level(many, place, up_to)
    before = {line.number: line.place for line in standings(event)}
    tied = sorted(number for number, at in before.items() if at == place)
    assert many == len(tied)
    event = played(event, play_off, "play-off", ROUNDS[many], wins)  # type: ignore[arg-type]

    reached = {line.number: line.place for line in standings(event)}
    own = CASES[up_to, place][many]
    assert sorted([*own, *[own[-1]] * (many - len(own))]) == sorted(reached[n] for n in tied)
    assert {n: at for n, at in before.items() if n not in tied} == {
        n: at for n, at in reached.items() if n not in tied
    }


@pytest.mark.parametrize(("up_to", "place", "many"), EVERY)
def test_after_its_last_round_a_play_off_is_over(up_to: int, place: int, many: int) -> None:
    """As many rounds as it takes, and then a sentence instead of a round."""
    event = played(level(many, place, up_to), play_off, "play-off", ROUNDS[many])

    with pytest.raises(Forbidden, match=r"The play-off is over: P1?\d won\."):
        play_off(stage(event, 2))


@pytest.mark.parametrize("many", range(2, 11))
def test_nobody_in_a_play_off_is_free_twice(many: int) -> None:
    """And it has one winner, whoever wins."""
    for wins in (lower_wins, upsets):
        event = played(level(many, 1, 3), play_off, "play-off", ROUNDS[many], wins)
        byes = Counter(bye for this in event.rounds for bye in this.byes)

        assert {1} >= {*byes.values()}
        assert 1 == final_places(event).count(1)


def test_each_round_folds_the_numbers_of_those_who_are_left() -> None:
    """Where 8 beats 1 and 7 beats 2, next are 3 against 8 and 4 against 7, not neighbours."""
    event = level(8, 1, 3)
    first = play_off(stage(event, 2))
    assert [(1, 8), (4, 5), (2, 7), (3, 6)] == pairs(first)

    event = after(event, [(8, 1), (7, 2), (3, 6), (4, 5)], "play-off")
    second = play_off(stage(event, 2))
    assert [(3, 8), (4, 7)] == pairs(second)

    event = after(event, [(8, 3), (7, 4)], "play-off")
    assert [(7, 8), (3, 4)] == pairs(play_off(stage(event, 2)))


def test_the_numbers_follow_the_directors_order_and_then_the_rating() -> None:
    """Who has neither comes last, by number (E2: the listed order; E3: the rating)."""
    event = level(4, 1, 3)
    given: dict[int, Any] = {1: {}, 2: {"rating": 2400}, 3: {"rating": 2500}, 4: {"order": 1}}
    players = tuple(replace(p, **given.get(p.number or 0, {})) for p in event.players)
    event = replace(event, players=players)

    (tied,) = tied_for(event, [[1, 2, 3, 4]], 3)  # type: ignore[list-item]
    assert (4, 3, 2, 1) == tied.players


def two_play_offs() -> Event:
    """Return an event with two level for the first place and three for the third."""
    event = field(12, playoff_places=3)
    event = after(event, zip(range(1, 6), range(6, 11), strict=True), "round robin")
    return after(event, [(1, 11), (2, 12)], "round robin")


def test_two_play_offs_end_in_the_same_round() -> None:
    """The shorter one begins later, with the last round of the other one."""
    event = two_play_offs()
    one, other = playoff_trees(play_offs(event, levels_before, 3), ())
    assert (1, 1, 3, 0) == (one.place, one.first, other.place, other.first)

    first = play_off(stage(event, 3))
    assert ([(4, 5)], (3,)) == (pairs(first), first.byes)
    event = after(event, [(5, 4)], "play-off", [3])
    assert [(1, 2), (3, 5)] == pairs(play_off(stage(event, 3)))
    event = after(event, [(2, 1), (5, 3)], "play-off")

    places = {line.number: line.place for line in standings(event)}
    assert {1: 2, 2: 1, 3: 4, 4: 5, 5: 3} == {n: places[n] for n in (1, 2, 3, 4, 5)}  # type: ignore[index]


def test_the_shorter_of_two_play_offs_says_in_which_round_it_begins() -> None:
    """As long as it has not begun; then nothing is said any more."""
    event = two_play_offs()
    (note,) = play_off(stage(event, 3)).notes
    assert "The play-off for place 1 (1 P1, 2 P2) is shorter and begins in round 4." == note

    event = after(event, [(5, 4)], "play-off", [3])
    assert () == play_off(stage(event, 3)).notes


def test_a_play_off_waits_for_every_result() -> None:
    """Who is level is not known before; missing ones that count as lost do not decide it."""
    event = two_play_offs()
    first, last = event.rounds
    games = tuple(replace(game, table=n, result=game.result if n == 1 else None)
                  for n, game in enumerate(last.games, 1))  # fmt: skip
    event = replace(event, rounds=(first, replace(last, games=games)))

    with pytest.raises(Forbidden, match=r"waits for every result: round 2, table 2\."):
        play_off(stage(event, 3))


def test_a_play_off_adds_to_no_score() -> None:
    """Its games are there, yet wins and everything counted stay as they were."""
    before = two_play_offs()
    event = played(before, play_off, "play-off", 2)

    assert [line.victories for line in standings(before)] == [
        line.victories for line in standings(event)
    ]
    assert [
        *TIEBREAKS["SOS"].among(before, (), None, ()).values(),
    ] == [*TIEBREAKS["SOS"].among(event, (), None, ()).values()]


def test_a_play_off_is_the_last_criterion_as_soon_as_it_is_drawn() -> None:
    """Named or not; where the director names it, there it counts."""
    before = two_play_offs()
    assert ["NBW"] == [each.code for each in placing(before)]

    event = played(before, play_off, "play-off", 1)
    assert ["NBW", "PO"] == [each.code for each in placing(event)]
    named = replace(event, settings=replace(event.settings, tiebreaks=("PO", "SOS")))
    assert ["NBW", "PO", "SOS"] == [each.code for each in placing(named)]


def test_without_a_tie_there_is_nothing_to_play_off() -> None:
    """The sentence says which places; up to place 1 it is one place."""
    event = after(field(4), [(1, 2)], "round robin")
    event = after(event, [(1, 2), (3, 4)], "round robin")
    event = after(event, [(1, 2), (3, 4)], "round robin")
    event = after(event, [(2, 4)], "round robin")

    with pytest.raises(Forbidden, match=r"Nobody is level for places 1 to 3 before round 5"):
        play_off(stage(event, 5))
    only_first = replace(event, settings=replace(event.settings, playoff_places=1))
    with pytest.raises(Forbidden, match=r"Nobody is level for the first place before round 5"):
        play_off(stage(only_first, 5))


def test_who_does_not_come_to_a_play_off_leaves_a_free_win() -> None:
    """The opponent goes on; where both stay away, whoever would have met the winner does."""
    event = level(4, 1, 3)
    gone = without(event, 4)
    made = play_off(stage(gone, 2))
    assert ([(2, 3)], (1,)) == (pairs(made), made.byes)
    gone = after(gone, [(2, 3)], "play-off", made.byes)
    assert [(1, 2)] == pairs(play_off(stage(gone, 2)))

    gone = without(event, 1, 4)
    made = play_off(stage(gone, 2))
    assert ([(2, 3)], ()) == (pairs(made), made.byes)
    gone = after(gone, [(2, 3)], "play-off")
    made = play_off(stage(gone, 2))
    assert ([], (2,)) == (pairs(made), made.byes)


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Outcome.JIGO, "is a tie"),
        (Outcome.NONE, "was lost by both"),
        (Outcome.BOTH, "was won by both"),
        (None, "has no result yet"),
    ],
)
def test_a_game_that_nobody_has_won_must_be_decided(outcome: Outcome | None, words: str) -> None:
    """The sentence names the round, the table, the players, and the way out."""
    event = undecided(played(level(4, 1, 3), play_off, "play-off", 1), outcome)

    with pytest.raises(Forbidden) as caught:
        play_off(stage(event, 2))
    assert (
        f"Round 2, table 1: the game of P1 (1) and P4 (4) {words}, and somebody must go on. Let "
        "them play again, or decide it, and type the number of the player who goes on as the "
        "result."
    ) == str(caught.value)
    assert 3 == final_places(event).count(1)  # all but who lost the other game


def test_every_pair_of_a_play_off_is_even_and_has_a_reason() -> None:
    """Whatever the handicaps of the event are; the colours are by nigiri, a lot (E11)."""
    (meeting,) = play_off(stage(level(5, 1, 3), 2)).meetings
    assert (True, "playoff.round") == (meeting.even, meeting.why)
    assert {"one": 4, "other": 5, "left": 8, "place": 1} == meeting.facts

    event = level(5, 1, 3)
    seeds = (replace(event, settings=replace(event.settings, seed=seed)) for seed in range(20))
    assert {4, 5} == {play_off(stage(each, 2)).meetings[0].black for each in seeds}


def test_the_table_has_every_case() -> None:
    """2 to 10 who are level, for each place that can be played off."""
    wanted = {(up, place) for up in (1, 3, 4) for place in range(1, up + 1)}
    assert wanted == set(CASES)
    assert all({*range(2, 11)} == set(cases) for cases in CASES.values())
    assert all(len({*pair}) == 2 for pair in combinations(ROUNDS, 2))
