"""Handicaps by each rule, who gives them, komi and small boards (M12, B3, A6, E8, B23).

Round 2; Ann and Ben won in round 1, so that the scores are (start by grade, bar 3 dan):

player  rank  entered as  AGA rating  score
Ann     5d    5d          5.10        3
Ben     2d    2d          2.47        2
Cho     1k    1k          -1.20       -1
Dee     4k    4k          -4.53       -4
Eva     7k    9k          -7.33       -9
Fay     12k   12k                     -12
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st

from nigiri.domain.checks.handicaps import rule_stones, strengths
from nigiri.domain.games.colours import colours_by_rule
from nigiri.domain.games.handicaps import (
    ByRanks,
    handicap_of,
    handicap_top,
    komi,
    komi_of,
    other_size,
    plays_even,
    signed_handicap,
    stronger_first,
    worth,
)
from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Section, Settings
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.pairing.fixtures import make_game
from nigiri.errors import WrongUse
from tests.beginnings import random_beginning
from tests.generate import random_history, registration

ANN, BEN, CHO, DEE, EVA, FAY = map(PlayerId, range(1, 7))
PEOPLE = (
    Player("Ann", "", Rank(5), ANN, rating=510, here=True),
    Player("Ben", "", Rank(2), BEN, rating=247, here=True),
    Player("Cho", "", Rank(0), CHO, rating=-120, here=True),
    Player("Dee", "", Rank(-3), DEE, rating=-453, here=True),
    Player("Eva", "", Rank(-6), EVA, entry_rank=Rank(-8), rating=-733, here=True),
    Player("Fay", "", Rank(-11), FAY, here=True),
)
WHITE_WON = Result(Outcome.WHITE)
FIRST = Round(
    1,
    games=(
        Game(1, ANN, CHO, result=WHITE_WON),
        Game(2, BEN, DEE, result=WHITE_WON),
        Game(3, EVA, FAY, result=Result(Outcome.NONE)),
    ),
)


def event(**choices: object) -> Event:
    """Return the event of the table with these settings."""
    settings = Settings(start_rule="bar", bar=Rank(3), rating_scale="aga")
    return Event(replace(settings, **choices), PEOPLE, rounds=(FIRST,))  # type: ignore[arg-type]


def stones(of: Event, one: PlayerId, other: PlayerId) -> int:
    """Return the handicap of these two in round 2, in either order."""
    found = handicap_of(of, one, other, 2)
    assert found == handicap_of(of, other, one, 2)
    return found.stones


def with_rating(of: Event, *ratings: int | None) -> Event:
    """Return the event with other ratings of the first players."""
    new = dict(enumerate(ratings))
    players = (replace(p, rating=new.get(i, p.rating)) for i, p in enumerate(of.players))
    return replace(of, players=tuple(players))


@pytest.mark.parametrize(
    ("by", "one", "other", "expected"),
    [
        # by rank, that of today: 5d and 7k are 11 apart, 2d and 4k are 5
        ("rank", ANN, EVA, 9),
        ("rank", BEN, DEE, 4),
        ("rank", CHO, DEE, 2),
        # by score: 3 and 2, 2 and -1, -1 and -9
        ("score", ANN, BEN, 0),
        ("score", BEN, CHO, 2),
        ("score", CHO, EVA, 7),
        # by rating: 2.80 is 2, 2.63 is 2, and 2.47 from -1.20 is 1.67 without the gap: even
        ("rating", DEE, EVA, 2),
        ("rating", ANN, BEN, 2),
        ("rating", BEN, CHO, 0),
        # who has no rating counts as the middle of the rank: -12.50 from -7.33 is 5.17
        ("rating", EVA, FAY, 4),
        # by the rank of the rating: 5d and 2d, 4k and 7k
        ("rating rank", ANN, BEN, 2),
        ("rating rank", EVA, FAY, 4),
    ],
)
def test_each_rule_by_hand(by: str, one: PlayerId, other: PlayerId, expected: int) -> None:
    """The table above, less 1."""
    assert expected == stones(event(handicap_by=by), one, other)


@pytest.mark.parametrize(
    ("difference", "expected"),
    [(280, 2), (240, 1), (200, 0), (201, 1), (249, 1), (250, 2), (349, 2), (350, 3), (2000, 9)],
)
def test_a_rating_difference_above_2_is_rounded_less_one(difference: int, expected: int) -> None:
    """A6's own examples, -7.33 with -4.53 and with -4.93, and the ends; halves round up."""
    of = with_rating(event(handicap_by="rating"), -453, -453 - difference)

    assert expected == stones(of, ANN, BEN)


@pytest.mark.parametrize(
    ("reduction", "expected"), [(0, [1, 2, 2, 3]), (1, [0, 1, 1, 2]), (2, [0, 0, 0, 1])]
)
def test_another_reduction_moves_the_differences_that_are_even(
    reduction: int, expected: list[int]
) -> None:
    """Ratings 1.4, 2.1, 2.4 and 3.4 apart: with less n, a difference must be more than n + 1."""
    of = event(handicap_by="rating", handicap_reduction=reduction)
    found = [stones(with_rating(of, 900, 900 - each), ANN, BEN) for each in (140, 210, 240, 340)]

    assert expected == found


def test_half_points_of_score_do_not_make_a_stone() -> None:
    """B3: a jigo between them, 2½ points are a handicap of 1 less 1, like 2."""
    of = event(handicap_by="score")
    near = replace(of.players[1], start=HalfPoints(-1))

    assert 3 * 2 == worth(of, ANN, 2)
    assert 1 == worth(replace(of, players=(PEOPLE[0], near, *PEOPLE[2:])), BEN, 2)
    assert 1 == stones(replace(of, players=(PEOPLE[0], near, *PEOPLE[2:])), ANN, BEN)


@pytest.mark.parametrize("by", ["rank", "score", "rating", "rating rank"])
def test_a_cap_of_0_makes_all_games_even(by: str) -> None:
    """On every board."""
    for board in (9, 13, 19):
        of = event(handicap_by=by, handicap_cap=0, board=board)
        assert {0} == {stones(of, one, FAY) for one in (ANN, BEN, CHO, DEE, EVA)}


def test_a_game_is_even_when_either_entered_at_or_above_the_bar() -> None:
    """B3: also for a weak player who meets the only one above the bar."""
    of = event(handicap_by="score", handicap_even_above="bar")

    assert [0, 0] == [stones(of, ANN, other) for other in (CHO, FAY)]
    assert 2 == stones(of, BEN, CHO)


def test_nobody_counts_higher_than_the_top() -> None:
    """Two above it play even; one above it gives what the top would, by rank and by score."""
    of = event(handicap_top=Rank(1))
    low = event(handicap_by="score", handicap_top=Rank(-3), handicap_reduction=0)

    assert 0 == stones(of, ANN, BEN)
    assert (7, 3) == (stones(event(), ANN, DEE), stones(of, ANN, DEE))
    assert stones(of, ANN, DEE) == stones(of, BEN, DEE)
    assert 0 == stones(low, ANN, BEN) == stones(low, ANN, CHO)
    assert stones(low, ANN, FAY) == stones(low, BEN, FAY)
    assert handicap_top(event(handicap_by="rating", handicap_top=Rank(1))) is None


def test_handicaps_only_below_15_kyu() -> None:
    """E8: 16 and 25 kyu get one, 15 and 25 kyu play even; what they entered with counts."""
    of = event(handicap_even_above=Rank.parse("15k"))
    ranks = {DEE: "15k", EVA: "16k", FAY: "25k"}
    players = tuple(
        replace(p, rank=Rank.parse(ranks[p.number]), entry_rank=None) if p.number in ranks else p
        for p in PEOPLE
    )
    of = replace(of, players=players)  # fmt: skip
    raised = replace(players[4], rank=Rank.parse("12k"), entry_rank=Rank.parse("16k"))

    assert [True, True, False, False] == [plays_even(of, n) for n in (CHO, DEE, EVA, FAY)]
    assert [0, 8] == [stones(of, one, FAY) for one in (DEE, EVA)]
    assert 9 == stones(replace(of, players=(*players[:4], raised, players[5])), EVA, FAY)


@pytest.mark.parametrize("rule", ["sections", "none"])
def test_the_bar_is_the_end_of_section_1_under_every_start_rule(rule: str) -> None:
    """And without sections there is none: nobody plays all games even."""
    of = event(start_rule=rule, handicap_even_above="bar")
    cut = replace(of, sections=(Section(1, Rank(2)), Section(2, Rank(-29))))

    assert [False, False] == [plays_even(of, n) for n in (ANN, BEN)]
    assert [True, True, False] == [plays_even(cut, n) for n in (ANN, BEN, CHO)]


def test_who_has_less_of_what_is_compared_takes_black() -> None:
    """A 5 dan below a 2 dan in score takes the handicap (B3)."""
    lost = replace(FIRST, games=(Game(1, CHO, ANN, result=WHITE_WON), *FIRST.games[1:]))
    of = replace(event(handicap_by="score", handicap_reduction=0), rounds=(lost,))
    low = replace(of, players=(replace(PEOPLE[0], start=HalfPoints(0)), *PEOPLE[1:]))
    given = colours_by_rule(low, ANN, BEN, stones(low, ANN, BEN), 2)

    assert 2 == stones(low, ANN, BEN)
    assert (BEN, ANN, "handicap") == (given.white, given.black, given.reason)
    assert (BEN, ANN) == stronger_first(low, ANN, BEN, 2) == stronger_first(low, BEN, ANN, 2)
    assert (ANN, BEN) == stronger_first(of, ANN, BEN, 1)


def test_komi_follows_the_handicap() -> None:
    """A6: one stone is half a point to Black, two half a point to White."""
    aga = Settings(komi_even=HalfPoints(15), komi_one=HalfPoints(-1), komi_handicap=HalfPoints(1))

    assert [15, -1, 1, 1] == [komi(aga, n) for n in (0, 1, 2, 9)]
    assert [13, 1, 1, 1] == [komi(Settings(), n) for n in (0, 1, 2, 9)]
    assert (2, 1, None) == (
        (found := handicap_of(event(), CHO, DEE, 2)).stones, found.komi, found.own_komi
    )  # fmt: skip


@pytest.mark.parametrize(
    ("board", "cap", "expected"),
    [
        (9, 9, [(0, 12), (1, -4), (3, 8)]),
        (13, 9, [(0, 12), (2, 0), (5, 4)]),
        # 11 ranks would be 3 and 5 stones: the largest handicap of 2 or less, by its own komi
        (9, 2, [(0, 12), (1, -4), (2, -8)]),
        (13, 2, [(0, 12), (2, 0), (2, -8)]),
    ],
)
def test_a_small_board_has_stones_and_komi_of_its_own(
    board: int, cap: int, expected: list[tuple[int, int]]
) -> None:
    """B23, without reduction: equal ranks, 1k with 5k, 5d with 7k."""
    of = event(handicap_reduction=0, board=board, handicap_cap=cap)
    four = replace(of, players=(*PEOPLE[:3], replace(PEOPLE[3], rank=Rank(-4)), *PEOPLE[4:]))
    equal = replace(of, players=(PEOPLE[0], replace(PEOPLE[1], rank=Rank(5)), *PEOPLE[2:]))
    boards = ((equal, ANN, BEN), (four, CHO, DEE), (of, ANN, EVA))
    found = [handicap_of(each, one, other, 2) for each, one, other in boards]

    assert expected == [(each.stones, each.komi) for each in found]
    assert [each.komi for each in found] == [each.own_komi for each in found]


@pytest.mark.parametrize(
    ("of_event", "size", "expected"),
    [
        (9, None, (2, 8)),
        (9, 13, (3, 4)),
        (9, 19, (6, 1)),
        (13, 9, (2, 8)),
        (13, 13, (3, 4)),
        (19, 13, (3, 4)),
    ],
)
def test_a_game_has_stones_and_komi_of_its_own_board(
    of_event: int, size: int | None, expected: tuple[int, int]
) -> None:
    """B23, 2d with 5k, without reduction: by the rule and by the judge."""
    of = event(handicap_reduction=0, board=of_event)
    people = (*PEOPLE[:3], replace(PEOPLE[3], rank=Rank(-4)), *PEOPLE[4:])
    of = replace(of, players=people)
    rule = handicap_of(of, BEN, DEE, 2, size)
    game = Game(1, BEN, DEE, rule.stones, board=size)

    assert expected == (rule.stones, rule.komi)
    assert rule.stones == rule_stones(of, game, 2) == signed_handicap(of, game, 2)
    assert rule.komi == komi_of(of, game, 2)
    assert (None if size == of_event else size) == other_size(of.settings, game)


def test_a_drawn_game_can_have_a_board_of_its_own() -> None:
    """As `why` asks for it: 2d with 4k are five apart, less one."""
    game = make_game(event(board=9), 2, (BEN, DEE), board=13)

    assert (BEN, 2, 0, 13) == (game.white, game.handicap, game.komi, game.board)


@limits(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.integers(4, 14), st.integers(0, 2))
def test_the_judge_finds_the_same_handicaps_and_givers(
    seed: int, players: int, rounds: int
) -> None:
    """By other code, for every rule, board, cap, reduction, scale and grade to play even from."""
    of = random_history(random_beginning(registration(seed, players), seed), seed, rounds)
    numbers = sorted(of.by_number)
    assert players == len(numbers)
    for one, other in zip(numbers, reversed(numbers[1:]), strict=False):
        white, black = stronger_first(of, one, other, rounds + 1)
        game = Game(None, white, black)
        has = strengths(of, game, rounds + 1)
        assert has[0] >= has[1]
        assert stones_then(of, one, other) == rule_stones(of, game, rounds + 1)


def stones_then(of: Event, one: PlayerId, other: PlayerId) -> int:
    """Return the handicap of these two in the next round."""
    return handicap_of(of, one, other, of.next_round).stones


@given(st.integers(-29, 9), st.integers(-29, 9), st.integers(0, 2), st.integers(0, 9))
def test_the_rule_between_ranks_is_the_one_between_players(
    one: int, other: int, less: int, cap: int
) -> None:
    """M12 alone, for sheets that know two ranks only."""
    settings = Settings(handicap_reduction=less, handicap_cap=cap)
    ranks = (Rank(one), Rank(other))
    players = tuple(Player("P", "", rank, PlayerId(n)) for n, rank in enumerate(ranks, 1))

    assert ByRanks.of(settings).stones(*ranks) == stones_then(Event(settings, players), ANN, BEN)


def test_an_unknown_rule_is_refused_with_the_known_ones() -> None:
    """The message names what there is."""
    with pytest.raises(WrongUse, match="“height”; choose rank, score, rating, rating rank"):
        handicap_of(event(handicap_by="height"), ANN, BEN, 2)
