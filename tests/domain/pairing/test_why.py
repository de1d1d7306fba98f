"""Why a board or a bye was drawn, and the cheapest way without it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import (
    Event,
    Game,
    Outcome,
    Player,
    Result,
    Round,
    Section,
    Settings,
    Wish,
)
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing import draw
from nigiri.domain.pairing.answers import Answer, Partner, alternative, answer, bye_answer
from nigiri.domain.pairing.board_costs import Step, first_difference, measured
from tests.domain.pairing.test_drawing import crowd, met
from tests.generate import random_history, registration, with_round

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.pairing.matching import Pair


def pair(one: int, other: int) -> tuple[PlayerId, PlayerId]:
    """Return a pair of players by number."""
    return PlayerId(one), PlayerId(other)


def asked(event: Event, round_number: int, one: int, *, by_hand: Sequence[Game] = ()) -> Answer:
    """Return why that player meets whom the draw gave him."""
    this = draw(event, round_number, locked=by_hand).round
    return answer(event, this, this.game_by_player[PlayerId(one)], by_hand=by_hand)


def perfect(players: list[int]) -> Iterator[list[Pair]]:
    """Yield every way to pair these players."""
    if not players:
        yield []
        return
    one, *others = players
    for other in others:
        for rest in perfect([p for p in others if p != other]):
            yield [(one, other), *rest]


def test_a_board_as_the_manual_has_it() -> None:
    """1-5 of eight equals: the pattern's own pair; without it the halves stay and places move."""
    why = asked(crowd(8), 1, 5)

    assert (1, 5) == (why.upper.player, why.lower.player)
    assert (8, 1, 0) == (why.upper.group, why.upper.place, why.upper.floaters)
    assert Partner(PlayerId(5), met=False, shared=()) == why.partner
    assert not why.first_not_met
    assert ["score", "halves", "apart"] == [price.code for price in why.prices[:3]]
    assert [0, 0, 0] == [price.total for price in why.prices[:3]]
    assert (1, 5, 0) == (why.rule.white, why.rule.black, why.rule.handicap)
    assert why.alternative is not None
    assert {pair(1, 6), pair(2, 5)} == set(why.alternative.come)
    assert {pair(1, 5), pair(2, 6)} == set(why.alternative.gone)
    assert why.alternative.step == Step("place", 0, 2, (pair(1, 6), pair(2, 5)))


def test_the_last_of_two_groups_float_into_each_other() -> None:
    """Three and three: 3, the weakest above, meets 4, the strongest below (M8)."""
    why = asked(two_groups(3, 3), 1, 4)

    assert (3, 4) == (why.upper.player, why.lower.player)
    assert why.partner is None
    assert (3, 3, 1) == (why.upper.group, why.upper.place, why.upper.floaters)
    assert (3, 1, 1) == (why.lower.group, why.lower.place, why.lower.floaters)
    assert () == why.upper.nearer == why.lower.nearer
    assert why.alternative is not None
    assert why.alternative.step is not None
    assert ("floats", 0, 1) == (
        why.alternative.step.code, why.alternative.step.before, why.alternative.step.after
    )  # fmt: skip


def test_who_floated_before_stays() -> None:
    """3 and 4 floated in round 1: now 2 does, though 3 is nearer, and 5, though 4 is."""
    games = tuple(level(one, other) for one, other in ((1, 2), (3, 4), (5, 6)))
    why = asked(with_round(two_groups(3, 3), Round(1, games)), 2, 2)

    assert (2, 5) == (why.upper.player, why.lower.player)
    assert (((PlayerId(3), 1),), ((PlayerId(4), 1),)) == (why.upper.nearer, why.lower.nearer)
    assert (0, 0) == (why.upper.floated, why.lower.floated)
    assert (1, 1) == (why.upper.met, why.lower.met)


def test_who_floats_as_the_event_has_it_passes_over_nobody() -> None:
    """The strongest floats down, the weakest up: 1 meets 6, and nobody else was to float."""
    event = two_groups(3, 3)
    event = replace(event, settings=Settings(float_down="top", float_up="bottom"))
    why = asked(event, 1, 1)

    assert (1, 6) == (why.upper.player, why.lower.player)
    assert () == why.upper.nearer == why.lower.nearer


def test_halves_are_those_of_the_players_who_stay_in_the_group() -> None:
    """5 and 6 float to 7 and 8, who never meet: of 1 to 4, 1-3 crosses the middle; 1-2 does not."""
    event = replace(two_groups(6, 2), wishes=(Wish("never", pair(7, 8)),))
    games = ((1, 2), (3, 4), (5, 7), (6, 8))
    this = Round(1, tuple(Game(at, *pair(*game)) for at, game in enumerate(games, 1)))

    assert 1 == next(p.cost for p in asked(event, 1, 1).prices if p.code == "halves")
    assert not asked(event, 1, 1).one_half
    assert not asked(event, 1, 5).one_half
    assert answer(event, this, this.games[0]).one_half


def two_groups(above: int, below: int) -> Event:
    """Return 1 dans and, two points below, 1 kyus."""
    event = crowd(above + below)
    weaker = tuple(
        replace(p, rank=Rank(0)) if p.number is not None and p.number > above else p
        for p in event.players
    )
    return replace(
        event, players=weaker, sections=(Section(1, Rank(1)), Section(2, Rank(-29)))
    )  # fmt: skip


def level(white: int, black: int) -> Game:
    """Return a game that nobody won."""
    return Game(None, *pair(white, black), result=Result(Outcome.JIGO))


def test_a_floater_names_those_nearer_who_stay() -> None:
    """2 and 5 meet by hand, though 3 and 4 are nearer: the draw would do better."""
    event = two_groups(3, 3)
    this = Round(1, (Game(1, *pair(1, 3)), Game(2, *pair(2, 5)), Game(3, *pair(4, 6))))
    why = answer(event, this, this.games[1])

    assert ((PlayerId(3), 0),) == why.upper.nearer
    assert ((PlayerId(4), 0),) == why.lower.nearer
    assert why.alternative is not None
    assert why.alternative.step is not None
    assert why.alternative.step.after < why.alternative.step.before


def test_the_pattern_gives_way_to_earlier_games_and_clubs() -> None:
    """1 has met 3, so 1 meets 4; in another event 1 and 3 are of one club."""
    earlier = asked(crowd(4, [(1, 3), (2, 4)]), 2, 1)
    assert Partner(PlayerId(3), met=True, shared=()) == earlier.partner
    assert 4 == earlier.lower.player

    event = crowd(4)
    clubs = {1: "Mtl", 3: "Mtl"}
    same = replace(
        event, players=tuple(replace(p, club=clubs.get(p.number or 0, "")) for p in event.players)
    )
    assert Partner(PlayerId(3), met=False, shared=("club",)) == asked(same, 1, 1).partner
    host = replace(same, settings=Settings(host="Mtl"))
    assert Partner(PlayerId(3), met=False, shared=()) == asked(host, 1, 1).partner


def test_that_two_of_a_club_meet_is_proved_by_a_draw_with_fewer() -> None:
    """1 to 3 of four are of one club: two of them meet, however the four are paired."""
    event = crowd(4)
    *three, four = event.players
    event = replace(event, players=(*(replace(each, club="A") for each in three), four))
    told = [
        (each.total, each.fewer.kind)
        for one in (1, 2, 3)
        for each in asked(event, 1, one).prices
        if each.code == "apart" and each.cost
    ]

    assert {(1, "never")} == {*told}


def test_neighbours_are_the_other_pattern() -> None:
    """1-2, 3-4: the partner of 1 is 2, and of the fourth the third."""
    event = crowd(4, settings=Settings(pattern="adjacent"))

    assert Partner(PlayerId(2), met=False, shared=()) == asked(event, 1, 1).partner


def test_halves_that_give_way_in_the_last_round_are_told() -> None:
    """1 has met the whole bottom half: from the top each takes the first not yet met (M9)."""
    rounds = [[(1, other)] for other in (5, 6, 7, 8)]
    last = crowd(8, *rounds, settings=Settings(rounds=5))
    before = crowd(8, *rounds, settings=Settings(rounds=6))

    assert asked(last, 5, 5).first_not_met
    assert not asked(before, 5, 5).first_not_met
    assert 6 == asked(last, 5, 5).lower.player


def test_in_the_bottom_half_the_partner_is_above() -> None:
    """5-6, both of the bottom half: the pattern has 1 for 5."""
    rounds = [[(1, other)] for other in (5, 6, 7, 8)]
    why = asked(crowd(8, *rounds, settings=Settings(rounds=5)), 5, 5)

    assert why.partner is not None
    assert PlayerId(1) == why.partner.player
    assert why.partner.met


def test_games_of_the_director_are_set_aside() -> None:
    """The draw had nothing to do with 1-2; the pair itself is measured when it is asked about."""
    by_hand = [Game(9, *pair(1, 2))]
    why = asked(crowd(6), 1, 3, by_hand=by_hand)
    own = asked(crowd(6), 1, 1, by_hand=by_hand)

    assert (4, 1) == (why.upper.group, why.upper.place)
    assert (6, 1) == (own.upper.group, own.upper.place)
    assert own.alternative is not None
    assert own.alternative.step is not None
    assert "halves" == own.alternative.step.code
    assert own.alternative.step.after < own.alternative.step.before


def test_without_this_pair_there_may_be_no_round() -> None:
    """Two players have only each other."""
    assert asked(crowd(2), 1, 1).alternative is None


def test_nothing_decides_between_a_round_and_itself() -> None:
    """All totals are equal."""
    event = crowd(4)
    drawn = measured(event, draw(event, 1).round)

    assert first_difference(drawn, drawn) is None


def test_a_rank_of_that_round_counts() -> None:
    """2 was 1 dan then and is 3 kyu now: the handicap of then was none (M13)."""
    event = crowd(2)
    this = draw(event, 1).round
    now = replace(event, players=(event.players[0], replace(event.players[1], rank=Rank(-2))))
    stranger = Player("New", "", Rank(-5))
    why = answer(replace(now, players=(*now.players, stranger)), this, this.games[0])

    assert 0 == why.rule.handicap
    assert Rank(1) == why.lower.rank


@pytest.mark.parametrize("seed", range(60))
def test_the_alternative_is_the_best_of_all_others(seed: int) -> None:
    """Against every way to pair, criterion by criterion, with random histories."""
    settings = Settings(host="Mtl", rounds=9, pattern=("slide", "adjacent")[seed % 2])
    event = random_history(registration(seed, 6 + 2 * (seed % 2), settings=settings), seed, 2,
                           missing=0)  # fmt: skip
    drawn = measured(event, draw(event, 3).round)
    assert drawn.pairs
    for board in drawn.pairs:
        found = alternative(drawn, board)
        others = [
            drawn.instead(pairs)
            for pairs in perfect(list(range(len(drawn.field))))
            if board not in pairs and not any(drawn.field.banned[p] for p in pairs)
        ]
        best = min((tuple(other.totals.values()) for other in others), default=None)
        if best is None:
            assert found is None
            continue
        assert found is not None
        step = found.step
        was, first = next(
            (code, total)
            for code, total, before in zip(drawn.totals, best, drawn.totals.values(), strict=True)
            if total != before
        )
        assert step is not None
        assert (was, first) == (step.code, step.after)
        assert drawn.totals[step.code] < step.after


def test_the_bye_is_explained() -> None:
    """Of five equals the weakest; the next by the rule is the next weakest (M6)."""
    event = crowd(5)
    this = draw(event, 1).round
    why = bye_answer(event, this, this.byes[0])

    assert 5 == why.by_rule == why.reason.number == why.reason.weakest_of
    assert 4 == why.following
    assert () == why.passed_over


def test_each_part_has_its_own_bye_and_its_own_reasons() -> None:
    """Two sections of three that never mix: 6 has the bye of the lower one, and 5 is next there."""
    event = two_groups(3, 3)
    event = replace(event, settings=Settings(mixing="sections"))
    this = draw(event, 1).round
    why = [bye_answer(event, this, bye) for bye in this.byes]

    assert [(3, 2, 3), (6, 5, 3)] == [(w.by_rule, w.following, w.reason.weakest_of) for w in why]


def test_who_was_passed_over_for_the_bye_is_named() -> None:
    """Without 5 nobody would be left for 1."""
    event = crowd(5, [(1, 2)], [(1, 3)], [(1, 4)])
    this = draw(event, 4).round
    why = bye_answer(event, this, this.byes[0])

    assert (PlayerId(5),) == why.passed_over
    assert this.byes[0] == why.by_rule


def test_a_bye_against_the_rule_is_told_apart() -> None:
    """The director gave it to 1; the rule has 5. And where all had one, it has nobody."""
    event = crowd(5)
    this = draw(event, 1, byes=[PlayerId(1)]).round
    why = bye_answer(event, this, PlayerId(1))
    assert (1, 5, 5) == (why.reason.number, why.by_rule, why.following)

    rounds = tuple(Round(n, byes=(PlayerId(n),)) for n in (1, 2, 3))
    this = Round(4, (Game(1, *pair(2, 3)),), byes=(PlayerId(1),))
    why = bye_answer(replace(crowd(3), rounds=(*rounds, this)), this, PlayerId(1))
    assert why.by_rule is None
    assert why.following is None
    assert why.reason.again


def test_forced_pairs_sit_among_the_others_and_forbidden_ones_do_not_meet() -> None:
    """1-2 by wish at the first table, with its handicap; 3-5 are kept apart like old opponents."""
    wishes = (Wish("must", pair(2, 1)), Wish("never", pair(5, 3)))
    drawn = draw(replace(crowd(6), wishes=wishes), 1)

    assert [(1, 2), (3, 6), (4, 5)] == met(drawn.round)
    assert [1, 2, 3] == [game.table for game in drawn.round.games]
    assert [True, False, False] == [board.locked for board in drawn.boards]


def test_a_forbidden_pair_moves_the_bye_where_it_must() -> None:
    """Of three, 3 has the bye; when 1 and 2 may not meet it is 2."""
    drawn = draw(replace(crowd(3), wishes=(Wish("never", pair(1, 2)),)), 1)

    assert (PlayerId(2),) == drawn.round.byes
    assert (PlayerId(3),) == drawn.byes[0].passed_over


def test_an_empty_round_costs_nothing() -> None:
    """All its games set aside."""
    event = crowd(2)
    this = draw(event, 1).round

    assert {0} == set(measured(event, this, by_hand=this.games).totals.values())
