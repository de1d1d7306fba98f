"""Whether boards to be looked at could have been fewer, and what counts more than that (B10)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Apart, Event, Game, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing import draw
from nigiri.domain.pairing.blocks import draw_blocks
from nigiri.domain.pairing.concern_proof import Proof, proof
from nigiri.domain.pairing.early_draw import Block, Ready
from nigiri.domain.pairing.verdicts import NEVER, UNKNOWN
from nigiri.domain.pairing_policies.pair_concerns import concerns
from tests.domain.pairing.instances import standing
from tests.domain.pairing.test_drawing import crowd
from tests.domain.pairing.test_why import level
from tests.generate import with_round

if TYPE_CHECKING:
    from nigiri.domain.pairing import Drawn

CLUBS = (Apart("club"),)


def of_clubs(event: Event, clubs: str) -> Event:
    """Return the event with a letter for each player's club; a blank is none."""
    players = zip(event.players, clubs, strict=True)
    return replace(event, players=tuple(replace(p, club=club.strip()) for p, club in players))


def proved(event: Event, drawn: Drawn | None = None, *, left_over: bool = False) -> Proof:
    """Return what is proved of the round drawn, or drawn now."""
    number = event.next_round
    drawn = drawn or draw(event, number)
    own = {board.game for board in drawn.boards if board.locked}
    games = [game for game in drawn.round.games if game not in own]
    found = [*concerns(event, games, number, left_over=left_over)]
    return proof(event, drawn, found, left_over=left_over)


def test_who_have_only_one_another_cannot_be_kept_apart() -> None:
    """Three of four are of one club."""
    event = of_clubs(standing(0, 0, 0, 0, settings=Settings(keep_apart=CLUBS)), "AAAB")

    assert Proof(NEVER, avoidable=False) == proved(event)


def test_what_stands_above_is_why_and_with_whom() -> None:
    """1 and 2 have a point, 3 and 4 none: two of a club meet rather than scores a point apart."""
    event = of_clubs(standing(1, 1, 0, 0, settings=Settings(keep_apart=CLUBS)), "AABC")
    found = proved(event)

    assert not found.avoidable
    assert ("worse", "score") == (
        found.verdict.kind,
        found.verdict.step and found.verdict.step.code,
    )
    assert found.verdict.step
    assert 2 == found.verdict.step.gap


def test_a_wide_gap_is_proved_as_clubs_are() -> None:
    """2 has met 1 and 3, so 2 meets 4, who is three points below at the least."""
    event = standing(3, 3, 1, 0)
    event = with_round(event, Round(1, (level(1, 2), level(3, 4))))
    event = with_round(event, Round(2, (level(1, 4), level(2, 3))))
    assert Proof(NEVER, avoidable=False) == proved(event)

    silent = of_clubs(standing(0, 0, settings=Settings(keep_apart=CLUBS, warn_gap=None)), "AA")
    assert Proof(NEVER, avoidable=False) == proved(silent)


def test_two_small_gaps_rather_than_a_large_one_could_have_been_one() -> None:
    """1-2 and 3-4 are a point apart each; with 2-3 there is one such table, two points apart."""
    found = proved(standing(2, 1, 1, 0, settings=Settings(warn_gap=1)))

    assert found.avoidable
    assert found.verdict.step
    assert ("score", 4) == (found.verdict.step.code, found.verdict.step.gap)


def test_where_nothing_stands_above_it_could_have_been_avoided() -> None:
    """The event keeps clubs apart, but that has no place among its criteria."""
    four = of_clubs(standing(0, 0, 0, 0, settings=Settings(keep_apart=CLUBS)), "ABAB")
    places = replace(four, settings=replace(four.settings, criteria=("score", "halves", "place")))
    lots = replace(four, settings=replace(four.settings, criteria=("score",)))

    assert ("worse", True) == (proved(places).verdict.kind, proved(places).avoidable)
    seeds = (replace(lots, settings=replace(lots.settings, seed=seed)) for seed in range(20))
    met = next(each for each in seeds if [*concerns(each, draw(each, 1).round.games, 1)])
    assert ("lot", True) == (proved(met).verdict.kind, proved(met).avoidable)


def test_a_part_with_none_of_them_and_pairs_of_the_directors_are_no_matter() -> None:
    """Two sections that never mix; in one a locked pair of a club stands beside the draw's own."""
    event = of_clubs(standing(*[0] * 8, settings=Settings(keep_apart=CLUBS)), "AAAABCBC")
    locked = [Game(9, PlayerId(1), PlayerId(2))]
    blocks = Ready((Block((PlayerId(3), PlayerId(4))), Block(tuple(map(PlayerId, (5, 6, 7, 8))))))

    drawn = draw(event, 1, locked=locked, among=[PlayerId(3), PlayerId(4)])
    assert Proof(NEVER, avoidable=False) == proved(event, drawn)
    both = draw_blocks(event, 1, blocks)
    assert ((3, 4), (5, 6, 7, 8)) == both.together
    assert NEVER == proved(event, both).verdict


def test_nothing_is_claimed_of_what_a_system_pairs() -> None:
    """In a round robin two of one name meet when their turn comes."""
    settings = Settings(system="round robin", keep_apart=(Apart("family"),))
    event = standing(0, 0, settings=settings)
    event = replace(event, players=tuple(replace(p, family="Roy") for p in event.players))

    assert UNKNOWN == proved(event).verdict


def test_nothing_is_claimed_where_halves_gave_way() -> None:
    """The group is paired from the top then, whatever the clubs (M9)."""
    rounds = [[(1, other)] for other in (5, 6, 7, 8)]
    keeps = (Apart("club", frozenset(range(1, 6))),)
    event = crowd(8, *rounds, settings=Settings(rounds=5, keep_apart=keeps))
    event = replace(event, players=tuple(replace(p, club="A") for p in event.players))

    assert any(board.first_not_met for board in draw(event, 5).boards)
    assert UNKNOWN == proved(event).verdict


def test_many_stones_count_beside_others_alone() -> None:
    """Of those left over; nothing is claimed where the field counts stones otherwise."""
    event = standing(0, 0, 0, 0)
    ranks = (6, 6, -20, -20)
    players = zip(event.players, ranks, strict=True)
    event = replace(event, players=tuple(replace(p, rank=Rank(r)) for p, r in players))
    drawn = draw(event, 1)
    found = proved(event, drawn, left_over=True)

    assert "worse" == found.verdict.kind
    assert found.avoidable  # the event does not count stones
    counting = replace(event, settings=Settings(criteria=("score", "halves", "handicap")))
    assert not proved(counting, left_over=True).avoidable
    games = tuple(replace(game, handicap=0) for game in drawn.round.games)
    other = drawn._replace(round=replace(drawn.round, games=games))
    one = [*concerns(event, drawn.round.games, 1, left_over=True)][:1]
    assert UNKNOWN == proof(event, other, one, left_over=True).verdict
