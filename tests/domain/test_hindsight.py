"""The event as its rounds were drawn, where a result or a start score changed since (A9)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Result
from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.domain.scores.as_drawn import Used, as_used, moved
from nigiri.domain.scores.scores import pairing_score
from tests.generate import random_history, registration

ROUNDS = 4
SEEDS = range(12)


def history(seed: int) -> Event:
    """Return an event of eleven players after four rounds paired at random."""
    return random_history(registration(seed, 11), seed, ROUNDS, missing=0.1)


def used_by(event: Event) -> Used:
    """Return the scores that the draws of all rounds used: those of everybody in them."""
    return {
        (this.number, player): pairing_score(event, player, this.number)
        for this in event.rounds
        for player in (*this.game_by_player, *this.byes)
    }


def with_result(event: Event, number: int, at: int, result: Result | None) -> Event:
    """Return the event with another result of one game."""
    this = event.rounds[number - 1]
    games = list(this.games)
    games[at] = replace(games[at], result=result)
    rounds = (*event.rounds[: number - 1], replace(this, games=tuple(games)),
              *event.rounds[number:])  # fmt: skip
    return replace(event, rounds=rounds)


def points(game: Game) -> tuple[int, ...]:
    """Return what both have of a game."""
    return tuple(game.points_of(player) for player in game.players)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_event_in_which_nothing_changed_is_left_alone(seed: int) -> None:
    """It is the very same."""
    event = history(seed)

    assert {} == moved(event, used_by(event))
    assert event is as_used(event, used_by(event))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_changed_result_moves_its_two_players_in_the_rounds_after_it(seed: int) -> None:
    """By as much as the game gives more or less; and the event of then has the old points."""
    event, random = history(seed), Random(seed)  # noqa: S311
    number = random.randint(1, ROUNDS - 1)
    at = random.randrange(len(event.rounds[number - 1].games))
    old = event.rounds[number - 1].games[at]
    outcomes = [o for o in (Outcome.WHITE, Outcome.BLACK, Outcome.JIGO)
                if old.result is None or o is not old.result.outcome]  # fmt: skip
    now = with_result(event, number, at, Result(random.choice(outcomes)))
    used = used_by(event)
    new = now.rounds[number - 1].games[at]
    by = {p: b - a for p, a, b in zip(old.players, points(old), points(new), strict=True)}

    expected = {(n, p): was for (n, p), was in used.items() if n > number and by.get(p)}
    assert expected == moved(now, used)
    then = as_used(now, used)
    if expected:
        assert [tuple(map(points, this.games)) for this in event.rounds] == [
            tuple(map(points, this.games)) for this in then.rounds
        ]
        assert used == used_by(then)


def test_a_changed_start_score_moves_the_player_in_every_round() -> None:
    """And is the one of then in the event of then."""
    event = history(3)
    used = used_by(event)
    first = event.players[0]
    players = (replace(first, start=HalfPoints(-5)), *event.players[1:])
    now = replace(event, players=players)

    assert {(n, p): was for (n, p), was in used.items() if p == first.number} == moved(now, used)
    assert used == used_by(as_used(now, used))


def test_what_moved_for_all_alike_moved_for_nobody() -> None:
    """Every draw sees the same differences."""
    event = history(4)
    used = used_by(event)
    shifted = {key: HalfPoints(was + 2) for key, was in used.items()}

    assert {} == moved(event, shifted)


def test_a_result_that_was_missing_or_by_default_is_found_by_its_points() -> None:
    """Nobody had won: the first that fits stands for it; a win by default is as good as a win."""
    event = history(5)
    blank = with_result(event, 1, 0, None)
    won = with_result(event, 1, 0, Result(Outcome.WHITE))
    lost = with_result(event, 1, 0, Result(Outcome.WHITE, by_default=True))

    assert (0, 0) == points(as_used(won, used_by(blank)).rounds[0].games[0])
    assert won is as_used(won, used_by(lost))


def test_what_no_result_explains_is_left_as_it_is() -> None:
    """Three half points more than a loss: no result gives that."""
    event = history(6)
    used = used_by(event)
    game = event.rounds[0].games[0]
    key = (2, game.white)
    strange = {**used, key: HalfPoints(used[key] + 3)}

    assert {key: strange[key]} == moved(event, strange)
    assert event.rounds == as_used(event, strange).rounds


def test_players_and_rounds_that_are_gone_count_no_more() -> None:
    """As drawn may name them still."""
    event = history(7)
    used = {**used_by(event), (1, PlayerId(99)): HalfPoints(9), (9, PlayerId(1)): HalfPoints(9)}

    assert {} == moved(event, used)
    game = event.rounds[0].games[0]
    flipped = Outcome.BLACK if points(game)[0] else Outcome.WHITE
    now = with_result(event, 1, 0, Result(flipped))
    assert used_by(event) == used_by(as_used(now, used))
