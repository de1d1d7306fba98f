"""A drawn round: seats, byes, locks, and what cannot be drawn."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from nigiri.domain.checks.violations import violations
from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing import Bye, draw
from nigiri.errors import Forbidden, NoPairing, WrongUse
from tests.generate import random_history, registration, shuffled
from tests.quebec import quebec_event
from tests.sample import sampled

ROOT = Path(__file__).parents[3]


def crowd(players: int, *rounds: list[tuple[int, int]], settings: Settings | None = None) -> Event:
    """Return players of one rank who have met in these games; the first named won with White."""
    return Event(
        settings=settings or Settings(),
        players=tuple(
            Player(f"P{n}", "", Rank(1), PlayerId(n), here=True) for n in range(1, players + 1)
        ),
        rounds=tuple(
            Round(
                number,
                tuple(
                    Game(None, PlayerId(a), PlayerId(b), result=Result(Outcome.JIGO))
                    for a, b in games
                ),
            )
            for number, games in enumerate(rounds, 1)
        ),
    )


def met(round_: Round) -> list[tuple[int, int]]:
    """Return who meets whom, in the order of the tables."""
    return [(min(game.players), max(game.players)) for game in round_.games]


def test_eight_equals_meet_as_the_manual_says() -> None:
    """1-5, 2-6, 3-7, 4-8 (M9), White to the stronger, tables from 1."""
    drawn = draw(crowd(8), 1)

    assert [(1, 5), (2, 6), (3, 7), (4, 8)] == [game.players for game in drawn.round.games]
    assert [1, 2, 3, 4] == [game.table for game in drawn.round.games]
    assert 0 == sum(drawn.totals[code] for code in ("score", "floats", "halves", "place"))
    assert drawn.round.games == tuple(board.game for board in drawn.boards)
    assert () == drawn.byes


def test_the_alternative_pattern_pairs_neighbours() -> None:
    """1-2, 3-4 (M9)."""
    assert [(1, 2), (3, 4)] == met(draw(crowd(4, settings=Settings(pattern="adjacent")), 1).round)
    last = Settings(pattern="adjacent", rounds=2)
    again = draw(crowd(4, [(1, 2), (3, 4)], settings=last), 2)
    assert [(1, 3), (2, 4)] == met(again.round)
    assert not any(board.first_not_met for board in again.boards)


def test_an_odd_group_floats_its_weakest_to_the_strongest_below() -> None:
    """Quebec's first round: 5 and 6, the odd ones of sections 1 and 2, meet (M8)."""
    drawn = draw(quebec_event(0), 1)

    assert (5, 6) in met(drawn.round)
    assert Bye(PlayerId(38)) == drawn.byes[0]
    assert (PlayerId(38),) == drawn.round.byes
    assert 0 == drawn.totals["floats"]


def test_handicap_and_ranks_are_those_of_today() -> None:
    """A changed rank decides the handicap (M12, M13) and is printed."""
    event = crowd(2)
    weaker = replace(event.players[0], rank=Rank(-4), entry_rank=Rank(1))
    game = draw(replace(event, players=(weaker, event.players[1])), 1).round.games[0]

    assert (2, 1, 4) == (game.white, game.black, game.handicap)
    assert (Rank(1), Rank(-4)) == (game.white_rank, game.black_rank)


def test_locked_games_keep_their_tables_and_their_players() -> None:
    """The others are seated around them (A8); a locked game without a table comes last."""
    locked = (Game(2, PlayerId(6), PlayerId(5)), Game(None, PlayerId(7), PlayerId(8), keep=True))
    drawn = draw(crowd(8), 1, locked=locked)

    assert [(1, 3), (5, 6), (2, 4), (7, 8)] == met(drawn.round)
    assert [1, 2, 3, None] == [game.table for game in drawn.round.games]
    assert [False, True, False, True] == [board.locked for board in drawn.boards]
    assert set(locked) < set(drawn.round.games)


def test_a_round_of_locked_games_alone_is_drawn() -> None:
    """There is nobody else to pair."""
    game = Game(1, PlayerId(1), PlayerId(2))

    assert (game,) == draw(crowd(2), 1, locked=[game]).round.games


def test_a_bye_of_the_director_is_respected() -> None:
    """Whoever it is; with nobody named for it an odd number is refused."""
    drawn = draw(crowd(5), 1, byes=[PlayerId(2)])

    assert (Bye(PlayerId(2), forced=True),) == drawn.byes
    assert [(1, 4), (3, 5)] == met(drawn.round)
    with pytest.raises(Forbidden, match=r"5 players are left .* an odd number: give one of them"):
        draw(crowd(5), 1, byes=())


def test_a_bye_that_would_leave_somebody_stuck_goes_to_the_next() -> None:
    """Of five, 5 is the first candidate; but 1 has met 2, 3 and 4, and only 5 is left for 1."""
    event = crowd(5, [(1, 2)], [(1, 3)], [(1, 4)])
    drawn = draw(event, 4)
    byes = drawn.byes[0]

    assert (PlayerId(5),) == byes.passed_over
    assert [] == [v for v in violations(event, drawn.round) if v.code != "halves"]


def test_no_bye_is_left_when_everyone_has_had_one() -> None:
    """The never-twice of M6 stops the draw, with the choices."""
    event = crowd(3)
    rounds = tuple(Round(n, byes=(PlayerId(n),)) for n in (1, 2, 3))

    with pytest.raises(Forbidden, match="needs a bye, but everyone here has had one"):
        draw(replace(event, rounds=rounds), 4)


def test_without_players_nothing_is_drawn() -> None:
    """Nobody here, or one alone."""
    for players in (0, 1):
        with pytest.raises(Forbidden, match="Nobody can be paired in round 1"):
            draw(crowd(players), 1)


def test_nobody_is_named_twice_or_unknown() -> None:
    """In a locked game and for the bye, or a number that does not exist, there or among all."""
    game = Game(1, PlayerId(1), PlayerId(2))
    with pytest.raises(Forbidden, match=r"P2 \(2\) is named 2 times in round 1"):
        draw(crowd(4), 1, locked=[game], byes=[PlayerId(2)])
    with pytest.raises(WrongUse, match="no player number 9"):
        draw(crowd(4), 1, byes=[PlayerId(9)])
    with pytest.raises(WrongUse, match="no player number 9"):
        draw(crowd(4), 1, among=[PlayerId(1), PlayerId(9)])


def test_who_is_stuck_is_named() -> None:
    """1 has met everybody; of five who have all met nobody's bye helps."""
    alone = crowd(4, [(1, 2)], [(1, 3)], [(1, 4)])
    with pytest.raises(NoPairing, match=r"no opponent is left for P1 \(1\)\.") as caught:
        draw(alone, 4)
    assert ("P1 (1)",) == caught.value.stuck

    everyone = [(a, b) for a in range(1, 6) for b in range(a + 1, 6)]
    with pytest.raises(NoPairing, match="no opponent is left for"):
        draw(crowd(5, *[[pair] for pair in everyone]), 11)

    three = crowd(6, *[[(a, b)] for a in (1, 2, 3) for b in (4, 5, 6)])
    with pytest.raises(NoPairing, match=r"P1 \(1\); P2 \(2\); P3 \(3\)"):
        draw(three, 10)


def test_in_the_last_round_clashing_halves_are_paired_from_the_top() -> None:
    """1 has met all of the bottom half: in the last round each takes the first not yet met.

    A round earlier the criteria break the halves as little as they can: 1 meets the last of the
    top half, 5, the first of the bottom half, stays below, and the others meet as ever.
    """
    rounds = [[(1, other)] for other in (5, 6, 7, 8)]
    last = draw(crowd(8, *rounds, settings=Settings(rounds=5)), 5)
    before = draw(crowd(8, *rounds, settings=Settings(rounds=6)), 5)

    assert [(1, 2), (3, 4), (5, 6), (7, 8)] == met(last.round)
    assert all(board.first_not_met for board in last.boards)
    assert [(1, 4), (2, 6), (3, 7), (5, 8)] == met(before.round)
    assert not any(board.first_not_met for board in before.boards)
    assert (2, 2) == (before.totals["halves"], before.totals["place"])


def test_in_the_last_round_halves_that_do_not_clash_stay() -> None:
    """Only a group that cannot keep its halves is paired from the top."""
    drawn = draw(crowd(8, [(1, 5), (2, 6), (3, 7), (4, 8)], settings=Settings(rounds=2)), 2)

    assert all(a <= 4 < b for a, b in met(drawn.round))
    assert not any(board.first_not_met for board in drawn.boards)


def test_an_earlier_round_is_drawn_from_the_rounds_before_it() -> None:
    """Later rounds, and its own former draw, have no say."""
    before, after = crowd(4, [(1, 3), (2, 4)]), crowd(4, [(1, 3), (2, 4)], [(1, 4), (2, 3)])

    assert draw(before, 2) == draw(after, 2)
    assert [(1, 3), (2, 4)] == met(draw(after, 1).round)


def test_the_order_of_the_sheet_changes_nothing() -> None:
    """Sorting the players by name or club gives the same round."""
    for seed in range(6):
        event = random_history(registration(seed, 31), seed, 3)

        assert draw(event, 4) == draw(shuffled(event, seed), 4), seed


@pytest.mark.parametrize("hash_seed", sampled(["0", "4711"], ["4711"]))
def test_a_fresh_process_draws_the_same(hash_seed: str) -> None:
    """Neither memory addresses nor hashes have a say."""
    code = (
        "from nigiri.domain.pairing import draw\n"
        "from tests.generate import random_history, registration\n"
        "print(draw(random_history(registration(3, 41), 3, 3), 4).round)"
    )
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "addin"), str(ROOT)]),
    }
    fresh = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )

    expected = draw(random_history(registration(3, 41), 3, 3), 4).round
    assert str(expected) == fresh.stdout.strip()
