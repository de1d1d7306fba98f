"""What of a round can be drawn while games still go on: hand-made fields, and whole rounds (M19).

A field is written as score: players, in half points. Everybody has one rank, so that the smaller
number is the stronger player. Round 1 is played, round 2 is to be drawn.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.checks.violations import violations
from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings, Wish
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.pairing import Bye, draw
from nigiri.domain.pairing.blocks import Existing, draw_blocks
from nigiri.domain.pairing.early_draw import Block, Ready, between, ready
from nigiri.domain.scores.scores import pairing_score
from nigiri.errors import Forbidden, NoPairing, WrongUse
from tests.generate import RESULTS, played, random_history, registration, with_round

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Pairs = list[tuple[int, int]]

#: What is drawn early is the best for its groups, not for everybody together.
M19_ALLOWS = {"score", "halves"}


def field(
    scores: Mapping[int, Sequence[int]], going: Pairs, *,
    met: Pairs | None = None, beaten: Pairs | None = None, settings: Settings | None = None,
) -> Event:  # fmt: skip
    """Return an event in which these games of round 1 go on.

    met -- pairs that tied in round 1; beaten -- pairs of which the first won. The others missed it.
    """
    games = [Game(None, PlayerId(a), PlayerId(b)) for a, b in going]
    for pairs, outcome in ((met or [], Outcome.JIGO), (beaten or [], Outcome.WHITE)):
        games += [Game(None, PlayerId(a), PlayerId(b), result=Result(outcome)) for a, b in pairs]
    first = Round(1, tuple(games))
    earned = {n: game.points_of(n) for game in games for n in game.players}
    players = tuple(
        Player(
            f"P{n}", "", Rank(1), PlayerId(n), here=True,
            start=HalfPoints(score - earned.get(PlayerId(n), 1)),
        )
        for score, numbers in scores.items() for n in numbers
    )  # fmt: skip
    return Event(settings or Settings(), players, rounds=(first,))


def ids(*numbers: int) -> tuple[PlayerId, ...]:
    """Return numbers of players."""
    return tuple(map(PlayerId, numbers))


def now(event: Event) -> Ready:
    """Return what of round 2 can be drawn when nobody has a place in it."""
    return ready(event, 2, event.by_number.keys())


def some(event: Event, high: int | None, low: int | None) -> Ready:
    """Return the groups of round 2 with these scores."""
    ends = [None if score is None else HalfPoints(score) for score in (high, low)]
    return between(event, 2, event.by_number.keys(), ends[0], ends[1])


def test_a_room_that_plays_by_itself_is_not_cut_in_score_groups() -> None:
    """Else an odd room among the leaders would give one a bye; with all results it is drawn."""
    going = field({6: range(1, 7), 2: range(7, 13)}, [(7, 8)])
    room = replace(going, wishes=(Wish("must", ids(1, 2, 3)),))
    over = field({6: range(1, 7), 2: range(7, 13)}, [], met=[(7, 8)])

    assert (Block(ids(1, 2, 3, 4, 5, 6)),) == now(going).blocks
    for asked in (now, lambda event: some(event, 6, 6)):
        with pytest.raises(Forbidden, match="only meet one another in round 2"):
            asked(room)
    assert (Block(ids(*range(1, 13))),) == now(replace(over, wishes=room.wishes)).blocks


def seats(event: Event, found: Ready, there: Existing | None = None) -> list[tuple[int, int, int]]:
    """Return table, White and Black of the boards that are drawn."""
    drawn = draw_blocks(event, 2, found, there or Existing())
    games = drawn.round.games
    return [(game.table or 0, min(game.players), max(game.players)) for game in games]


def test_without_unfinished_games_everybody_is_ready() -> None:
    """One block; the draw itself finds the bye in it."""
    event = field({4: [1, 2], 2: [3, 4, 5]}, [])

    assert Ready((Block(ids(1, 2, 3, 4, 5)),)) == now(event)
    assert ids(5) == draw_blocks(event, 2, now(event)).round.byes


def test_the_bottom_is_drawn_while_the_top_plays() -> None:
    """Four below two games that go on; their tables come after those of the top."""
    event = field({6: [1, 2, 3, 4], 2: [5, 6, 7, 8]}, [(1, 2)])

    assert Ready((Block(ids(5, 6, 7, 8), above=2),)) == now(event)
    assert [(3, 5, 7), (4, 6, 8)] == seats(event, now(event))


def test_the_top_is_drawn_while_the_bottom_plays() -> None:
    """Nobody below can reach six half points any more."""
    event = field({6: [1, 2, 3, 4], 2: [5, 6, 7, 8]}, [(7, 8)])

    assert Ready((Block(ids(1, 2, 3, 4)),)) == now(event)
    assert [(1, 1, 3), (2, 2, 4)] == seats(event, now(event))


def test_a_group_somebody_may_still_reach_waits() -> None:
    """7 and 8 have 2 and may come to 3 or 4: only those with 5 and with 1 are ready."""
    event = field({5: [1, 2], 4: [3, 4], 3: [5, 6], 2: [7, 8], 1: [9, 10]}, [(7, 8)])

    assert Ready((Block(ids(1, 2)), Block(ids(9, 10), above=3))) == now(event)


def test_an_odd_group_from_the_top_holds_its_weakest() -> None:
    """3 waits for the group below (M8)."""
    event = field({6: [1, 2, 3], 2: [4, 5, 6, 7, 8]}, [(7, 8)])

    assert Ready((Block(ids(1, 2), held=PlayerId(3)),)) == now(event)


def test_an_odd_group_from_the_bottom_holds_its_strongest() -> None:
    """6 waits for the group above (M8), and belongs beside it: two boards are above the others."""
    event = field({6: [1, 2, 3], 2: [6, 7, 8], 0: [9, 10]}, [(1, 2)])

    assert Ready((Block(ids(7, 8, 9, 10), above=2, held=PlayerId(6)),)) == now(event)


def test_who_floated_that_way_before_is_spared() -> None:
    """6 met a higher score in round 1 and 7 did not: 7 is held. Down it is 2 instead of 3."""
    up = field({9: [1], 6: [2, 3], 2: [6, 7, 8]}, [(2, 3)], met=[(1, 6)])
    down = field({6: [1, 2, 3], 2: [4, 5, 6, 7, 8]}, [(7, 8)], met=[(3, 4)])

    assert [PlayerId(7)] == [block.held for block in now(up).blocks if block.held]
    assert [PlayerId(2)] == [block.held for block in now(down).blocks]


def test_a_float_the_other_way_spares_nobody() -> None:
    """3 floated up in round 1: nevertheless 3 is held to go down."""
    event = field({9: [9], 6: [1, 2, 3], 2: [4, 5, 6, 7, 8, 10]}, [(7, 8)], met=[(9, 3)])
    without = [n for n in event.by_number if n != 9]

    assert PlayerId(3) == ready(event, 2, without).blocks[0].held


@pytest.mark.parametrize(("wanted", "held"), [("top", 1), ("middle", 2), ("bottom", 3)])
def test_the_setting_says_who_floats_down(wanted: str, held: int) -> None:
    """From the top, the middle or the bottom of the group (M8)."""
    settings = Settings(float_down=wanted)
    event = field({6: [1, 2, 3], 2: [4, 5, 6, 7, 8]}, [(7, 8)], settings=settings)

    assert PlayerId(held) == now(event).blocks[0].held


@pytest.mark.parametrize(("wanted", "held"), [("top", 4), ("middle", 5), ("bottom", 6)])
def test_the_setting_says_who_floats_up(wanted: str, held: int) -> None:
    """The same from below."""
    event = field({6: [1, 2, 3], 2: [4, 5, 6]}, [(1, 2)], settings=Settings(float_up=wanted))

    assert PlayerId(held) == now(event).blocks[0].held


def test_another_one_is_held_when_the_others_have_met() -> None:
    """1 and 2 have met: not 3 but 2 is held, and 1 meets 3 (M7)."""
    event = field({6: [1, 2, 3], 2: [4, 5, 6, 7, 8]}, [(7, 8)], met=[(1, 2)])

    assert Ready((Block(ids(1, 3), held=PlayerId(2)),)) == now(event)


def test_another_one_is_held_when_those_who_are_left_would_be_stuck() -> None:
    """6 has met 1, 2 and 3, who are all that would be left with 6: 7 is held."""
    event = field({6: [1, 2, 3], 2: [6, 7, 8]}, [(1, 2)])
    before = Round(0, tuple(_tied(n, 6) for n in (1, 2, 3)))
    event = replace(event, rounds=(before, *event.rounds))

    assert [PlayerId(7)] == [block.held for block in now(event).blocks]


def _tied(one: int, other: int) -> Game:
    """Return a tied game."""
    return Game(None, PlayerId(one), PlayerId(other), result=Result(Outcome.JIGO))


def test_a_group_that_cannot_be_paired_by_itself_waits() -> None:
    """9 and 10 have met and wait with those above; with 7 and 8 between them they need not."""
    alone = field({6: [1, 2], 2: [9, 10]}, [(1, 2)], met=[(9, 10)])
    four = field({6: [1, 2, 3, 4], 4: [7, 8], 2: [9, 10]}, [(1, 2)], met=[(9, 10)])

    assert Ready() == now(alone)
    assert [ids(7, 8, 9, 10)] == [block.players for block in now(four).blocks]


def test_nothing_is_drawn_that_leaves_the_others_without_a_round() -> None:
    """1 and 2 play each other: if 3 and 4 were drawn, 1 and 2 would have to meet again."""
    assert Ready() == now(field({6: [1, 2], 2: [3, 4]}, [(1, 2)]))


def test_only_the_groups_that_leave_the_others_a_round_are_drawn() -> None:
    """With 3 and 4 to meet, 1 and 2 are helped, so that just 5 and 6 can be drawn."""
    event = field({6: [1, 2], 3: [3, 4], 2: [5, 6]}, [(1, 2)])

    assert Ready((Block(ids(5, 6), above=2),)) == now(event)


def test_the_bye_is_chosen_first_where_it_is_sure() -> None:
    """7 lost and is the weakest: no end of the game above changes that."""
    event = field({6: [1, 2, 3], 2: [4, 5, 6, 7]}, [(1, 2)], beaten=[(3, 7)])
    found = now(event)
    drawn = draw_blocks(event, 2, found)

    assert Bye(PlayerId(7)) == found.bye
    assert [Block(ids(5, 6), above=2, held=PlayerId(4))] == list(found.blocks)
    assert (found.bye,) == drawn.byes
    assert ids(7) == drawn.round.byes


def test_who_alone_can_meet_somebody_is_passed_over_for_the_bye() -> None:
    """5 and 4 lost, 5 is the weaker; but 1 has met everybody else, and needs 5."""
    event = field({6: [1, 2], 2: [3, 4, 5], 0: [6, 7]}, [(1, 2)], beaten=[(3, 4), (6, 5)])
    met = tuple(Round(n, (_tied(1, other),)) for n, other in ((-3, 3), (-2, 4), (-1, 6), (0, 7)))
    found = now(replace(event, rounds=(*met, *event.rounds)))

    assert Bye(PlayerId(4), passed_over=ids(5)) == found.bye
    assert [ids(6, 7)] == [block.players for block in found.blocks]


def test_whoever_may_still_get_the_bye_waits_with_the_group() -> None:
    """Nobody lost so far: 7 has the bye unless 1 or 2 loses. 8 to 11, below, need not wait."""
    event = field({6: [1, 2, 3], 2: [4, 5, 6, 7]}, [(1, 2)])
    lower = field({6: [1, 2], 2: [4, 5, 11], 0: [6, 7, 8, 9]}, [(1, 2)])

    assert Ready() == now(event)
    assert Ready((Block(ids(6, 7, 8, 9), above=2),)) == now(lower)


def test_the_bye_of_somebody_still_playing_hinders_nobody() -> None:
    """One of 1 and 2 has the bye whatever happens: both have lost before, the others have not."""
    event = field({6: [1, 2, 3], 2: [4, 5, 6, 7]}, [(1, 2)])
    lost = Round(0, (replace(_tied(1, 4), result=Result(Outcome.BLACK)),
                     replace(_tied(2, 5), result=Result(Outcome.BLACK))))  # fmt: skip
    event = replace(event, rounds=(lost, *event.rounds))
    scores = {n: pairing_score(event, n, 2) for n in event.by_number}
    found = now(event)

    assert None is found.bye
    assert min(scores[PlayerId(n)] for n in (1, 2)) > max(scores[PlayerId(n)] for n in (4, 5, 6, 7))
    assert [ids(4, 5, 6, 7)] == [block.players for block in found.blocks]


def test_without_anybody_who_may_have_the_bye_nothing_is_ready() -> None:
    """Everybody had one (M6): whatever is drawn, somebody would be left."""
    event = field({6: [1, 2, 3], 2: [4, 5]}, [(1, 2)])
    before = Round(0, byes=ids(1, 2, 3, 4, 5))

    assert Ready() == now(replace(event, rounds=(before, *event.rounds)))


def test_groups_in_the_middle_are_drawn_when_all_is_even() -> None:
    """Two odd groups side by side are even together; two boards are left free above them."""
    event = field({8: [1, 2, 3, 4], 6: [5, 6, 7], 5: [8], 2: [9, 10]}, [(1, 2), (9, 10)])

    assert Ready((Block(ids(5, 6, 7, 8), above=2),)) == some(event, 6, 5)
    assert [(3, 5, 6), (4, 7, 8)] == seats(event, some(event, 6, 5))


def test_an_odd_number_in_the_middle_waits() -> None:
    """Nobody knows whether one of the three goes up or down; the sentence says so."""
    event = field({8: [1, 2, 3, 4], 5: [5, 6, 7], 2: [8, 9, 10]}, [(1, 2), (9, 10)])

    with pytest.raises(Forbidden, match="3 players, an odd number, and it is not sure yet whether"):
        some(event, 5, 5)


def test_the_middle_waits_for_the_bye() -> None:
    """With nine players somebody has the bye, and it may be any of the losers."""
    event = field({8: [1, 2, 3], 5: [5, 6], 2: [7, 8, 9, 10]}, [(1, 2), (9, 10)])

    with pytest.raises(Forbidden, match="9 players are left, an odd number, and the bye is not"):
        some(event, 5, 5)


def test_the_middle_is_drawn_once_the_bye_is_sure() -> None:
    """8 lost and is the weakest but for 7, who is to sit out."""
    event = field(
        {8: [1, 2, 3], 5: [4, 5], 2: [6, 7]}, [(1, 2)], beaten=[(3, 7)],
    )  # fmt: skip
    found = some(event, 5, 5)

    assert (Bye(PlayerId(7)), (Block(ids(4, 5), above=1),)) == (found.bye, found.blocks)


def test_an_incomplete_group_names_who_keeps_it_so() -> None:
    """7 and 8 may come to 4 with a win."""
    event = field({6: [1, 2], 4: [3, 4], 2: [7, 8]}, [(7, 8)])

    with pytest.raises(Forbidden, match=r"of 2 points are not complete: .*: P7 \(7\); P8 \(8\)\."):
        some(event, 4, 4)


def test_named_groups_at_an_end_hold_the_odd_one() -> None:
    """Those with 8 from the top, those with 2 from the bottom."""
    event = field({8: [1, 2, 3], 4: [4, 5], 2: [6, 7, 8]}, [(4, 5)])

    assert Ready((Block(ids(1, 2), held=PlayerId(3)),)) == some(event, None, 7)
    assert Ready((Block(ids(7, 8), above=3, held=PlayerId(6)),)) == some(event, 2, None)


def test_nobody_with_such_a_score_is_told() -> None:
    """A slip of the one who types."""
    with pytest.raises(WrongUse, match="Nobody with a score from 10 to the bottom"):
        between(field({6: [1, 2]}, []), 2, ids(), HalfPoints(20), None)
    with pytest.raises(WrongUse, match="Nobody with a score of 10 points is left"):
        between(field({6: [1, 2]}, []), 2, ids(), HalfPoints(20), HalfPoints(20))


def test_named_groups_leave_nobody_stuck() -> None:
    """1 and 2 would be left with each other; and a single player is nothing to draw."""
    event = field({6: [1, 2], 2: [3, 4]}, [(1, 2)])
    one = field({6: [1], 2: [3, 4, 5]}, [(3, 4)])

    with pytest.raises(Forbidden, match="they, or the players left, would need a rematch"):
        some(event, 2, 2)
    with pytest.raises(Forbidden, match="groups from the top to 3 cannot be drawn alone"):
        some(one, None, 6)


def test_what_stands_keeps_its_tables_and_byes() -> None:
    """New boards take the tables that are free, none of those that must not be used."""
    event = field({4: range(1, 10)}, [])
    there = Existing((Game(2, PlayerId(8), PlayerId(9)),), ids(7), frozenset({1}))
    drawn = draw_blocks(event, 2, Ready((Block(ids(1, 2, 3, 4)),)), there)

    assert [2, 3, 4] == [game.table for game in drawn.round.games]
    assert [True, False, False] == [board.locked for board in drawn.boards]
    assert (Bye(PlayerId(7), forced=True),) == drawn.byes
    assert {1, 2, 3, 4, 8, 9} == set(drawn.round.game_by_player)


def test_blocks_are_drawn_apart_and_their_costs_added() -> None:
    """Both ends are drawn, 1-2 and 9-10: no difference of scores in either."""
    event = field({6: [1, 2], 3: [5, 6, 7, 8], 1: [9, 10]}, [(5, 6)])
    drawn = draw_blocks(event, 2, now(event))

    assert [(1, 1, 2), (4, 9, 10)] == seats(event, now(event))
    assert 0 == drawn.totals["score"]
    assert all(board.costs for board in drawn.boards)


@pytest.mark.parametrize("seed", range(16))
def test_a_round_drawn_as_results_come_in_breaks_no_rule(seed: int) -> None:
    """In events as they are: some of it can be drawn early, and that stands to the end."""
    event = registration(seed, Random(seed).randint(20, 40))  # noqa: S311
    for number in range(1, 2 + seed % 4):
        event = with_round(event, played(draw(event, number).round, 100 * seed + number))

    assert _drawn_early(event, seed)


@pytest.mark.parametrize("seed", range(32))
def test_it_breaks_no_rule_after_rounds_paired_at_random_either(seed: int) -> None:
    """Where every draw has something in its way, and often nothing is ready."""
    event = registration(seed, Random(seed).randint(14, 31))  # noqa: S311

    _drawn_early(random_history(event, seed, 1 + seed % 4), seed)


def _drawn_early(event: Event, seed: int) -> int:
    """Draw the next round as the results of the last come in, and judge it.

    Nobody twice, nobody left out, no rematch, one bye. Return how often something was ready.
    """
    random, parts = Random(seed), 0  # noqa: S311 -- no secret is made from it
    event = _without_results(event)
    this = Round(event.next_round)
    while any(game.result is None for game in event.rounds[-1].games):
        free = set(event.by_number) - set(this.game_by_player) - set(this.byes)
        found = ready(event, this.number, free)
        if found.blocks:
            before, parts = this, parts + 1
            this = draw_blocks(event, this.number, found, Existing(this.games, this.byes)).round
            assert set(before.games) < set(this.games), seed
        event = _one_more_result(event, random)
    this = _rest(event, this)
    broken = {str(found) for found in violations(event, this) if found.code not in M19_ALLOWS}
    assert set() == broken, seed
    return parts


def _without_results(event: Event) -> Event:
    """Return the event with all games of the last round going on."""
    last = event.rounds[-1]
    games = tuple(replace(game, result=None) for game in last.games)
    return replace(event, rounds=(*event.rounds[:-1], replace(last, games=games)))


def _one_more_result(event: Event, random: Random) -> Event:
    """Return the event with one more result in the last round; most come in from the bottom."""
    last = event.rounds[-1]
    going = [i for i, game in enumerate(last.games) if game.result is None]
    going.sort(key=lambda i: min(last.games[i].players))
    at = random.choice(going[-3:])
    ended = replace(last.games[at], result=random.choice(RESULTS))
    games = (*last.games[:at], ended, *last.games[at + 1 :])
    return replace(event, rounds=(*event.rounds[:-1], replace(last, games=games)))


def _rest(event: Event, this: Round) -> Round:
    """Return the round with everybody drawn who is left."""
    free = sorted(set(event.by_number) - set(this.game_by_player) - set(this.byes))
    blocks = Ready((Block(tuple(free)),) if free else ())
    return draw_blocks(event, this.number, blocks, Existing(this.games, this.byes)).round


def test_a_block_that_cannot_be_paired_says_who_is_stuck() -> None:
    """As any draw does."""
    event = field({4: [1, 2]}, [], met=[(1, 2)])

    with pytest.raises(NoPairing, match="no opponent is left"):
        draw_blocks(event, 2, Ready((Block(ids(1, 2)),)))
