"""The worst case of prizes for wins, against all that can happen (B14)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from nigiri.domain.model.event import Event, Game, Player, Round, Settings
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.organising.win_prizes import proposed, steps
from nigiri.domain.organising.wins_in_reach import Field, field_of, most_in_reach
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from collections.abc import Iterator

Pairs = list[tuple[PlayerId, PlayerId]]


def half(*wins: int) -> dict[PlayerId, HalfPoints]:
    """Return the half points of players 1, 2, ..."""
    return {PlayerId(n): HalfPoints(each) for n, each in enumerate(wins, 1)}


def draws(players: list[PlayerId]) -> Iterator[tuple[Pairs, list[PlayerId]]]:
    """Yield every draw of a round: its pairs, and who has the bye."""
    if not players:
        yield [], []
        return
    first, *others = players
    if len(players) % 2:
        yield from (
            (pairs, [bye])
            for bye in players
            for pairs, _ in draws([each for each in players if each != bye])
        )
        return
    for other in others:
        for pairs, byes in draws([each for each in others if each != other]):
            yield [(first, other), *pairs], byes


def ends(
    wins: dict[PlayerId, HalfPoints], pairs: Pairs, byes: list[PlayerId]
) -> Iterator[dict[PlayerId, HalfPoints]]:
    """Yield the half points after every outcome of a round."""
    for outcome in product((0, 1, 2), repeat=len(pairs)):
        found = dict(wins)
        for (one, other), gets in zip(pairs, outcome, strict=True):
            found[one] = HalfPoints(found[one] + gets)
            found[other] = HalfPoints(found[other] + 2 - gets)
        found |= {each: HalfPoints(found[each] + 2) for each in byes}
        yield found


def all_ends(field: Field) -> list[tuple[HalfPoints, ...]]:
    """Return all that the wins can be in the end, whoever meets whom."""
    states = {tuple(each.values()) for each in ends(dict(field.wins), [*field.open_games], [])}
    for playing in field.later:
        states = {
            tuple(each.values())
            for state in states
            for pairs, byes in draws(sorted(playing))
            for each in ends(dict(zip(field.wins, state, strict=True)), pairs, byes)
        }
    return [*states]


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.integers(0, 4), min_size=1, max_size=5),
    st.integers(0, 2), st.integers(0, 2), st.integers(1, 9), st.sets(st.integers(1, 5)),
)  # fmt: skip
def test_so_many_can_get_there_and_no_more(
    so_far: list[int], games: int, rounds: int, least: int, gone: set[int]
) -> None:
    """Exactly, where the same players play all later rounds; all outcomes are tried."""
    wins = half(*so_far)
    numbers = sorted(wins)
    pairs = [*zip(numbers[::2], numbers[1::2], strict=False)][:games]
    later = (frozenset(wins) - {PlayerId(each) for each in gone},) * rounds
    field = Field(wins, tuple(pairs), later)
    most = max(sum(each >= least for each in state) for state in all_ends(field))

    assert most == most_in_reach(field, HalfPoints(least))


@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.integers(0, 4), min_size=2, max_size=5), st.integers(0, 1), st.integers(1, 7),
    st.sets(st.integers(1, 5)), st.sets(st.integers(1, 5)),
)  # fmt: skip
def test_it_is_an_upper_bound_where_people_come_and_go(
    so_far: list[int],
    opened: int,
    least: int,
    out: set[int],
    gone: set[int],
) -> None:
    """Different players in each later round."""
    wins = half(*so_far)
    pairs = ((PlayerId(1), PlayerId(2)),) if opened else ()
    later = tuple(
        frozenset(wins) - {PlayerId(each) for each in each_out} for each_out in (out, gone)
    )
    field = Field(wins, pairs, later)
    most = max(sum(each >= least for each in state) for state in all_ends(field))

    assert most <= most_in_reach(field, HalfPoints(least))


def test_before_the_last_round_of_eight() -> None:
    """Two with 4 wins, four with 2, two with none; one round: everybody with 2 wins keeps them."""
    field = Field(half(4, 4, 2, 2, 2, 2, 0, 0), later=(frozenset(half(*[0] * 8)),))

    assert [0, 2, 6, 8] == [most_in_reach(field, HalfPoints(least)) for least in (8, 6, 4, 2)]


def test_an_open_game_gives_one_win_to_one_of_two() -> None:
    """Or half a win to both; neither gets two; a round to come is for both of them."""
    pair = ((PlayerId(1), PlayerId(2)),)
    field = Field(half(0, 0, 2), pair)
    longer = field._replace(later=(frozenset(field.wins),))

    assert [3, 2, 0] == [most_in_reach(field, HalfPoints(least)) for least in (1, 2, 3)]
    assert [3, 3, 2] == [most_in_reach(longer, HalfPoints(least)) for least in (1, 2, 4)]


def test_nothing_is_in_reach_of_nobody() -> None:
    """An event without players."""
    assert 0 == most_in_reach(Field({}), HalfPoints(2))


def test_after_all_rounds_it_is_what_happened() -> None:
    """The published Open: each figure is the number of players who have so many victories."""
    field = field_of(quebec_event())
    reached = {least: most_in_reach(field, HalfPoints(2 * least)) for least in range(1, 8)}

    assert ((), ()) == (field.open_games, field.later)
    assert {
        least: sum(wins >= 2 * least for wins in field.wins.values()) for least in range(1, 8)
    } == reached
    assert reached[6]
    assert not reached[7]


def test_the_worst_case_falls_from_round_to_round_and_holds_the_end() -> None:
    """With every round drawn the bound is no higher, and never below what came."""
    after = [field_of(quebec_event(rounds)) for rounds in range(7)]
    four = [most_in_reach(field, HalfPoints(8)) for field in after]

    assert sorted(four, reverse=True) == four
    assert four[-1] == sum(wins >= 8 for wins in after[-1].wins.values())


def test_prizes_for_the_worst_case_suffice_at_the_end() -> None:
    """What is promised after round 4 is kept after round 6."""
    prizes = 30
    promised = proposed(steps(quebec_event(4)), prizes)
    wins = dict(field_of(quebec_event()).wins)
    enough = sum(each >= 2 * (promised or 0) for each in wins.values())

    assert promised is not None
    assert enough <= prizes


def test_two_open_games_of_one_player_are_a_pair_and_a_round_of_two() -> None:
    """A missing result of round 1, while round 2 is played; who is out of round 3 is left out."""
    one, two, three, four = (PlayerId(n) for n in range(1, 5))
    people = tuple(
        Player(
            f"P{n}",
            "",
            Rank(-n),
            number=PlayerId(n),
            here=True,
            out=frozenset({3} if n == 4 else ()),
        )
        for n in range(1, 5)
    )
    first, second = (
        (Game(1, one, two), Game(2, three, four)),
        (Game(1, one, three), Game(2, two, four)),
    )
    rounds = (Round(1, first), Round(2, second))
    field = field_of(Event(Settings(rounds=3), people, rounds=rounds))

    assert ((one, three), (two, four)) == field.open_games
    assert [{one, two, three}, {one, two}, {three, four}] == [set(each) for each in field.later]
    playoff = replace(rounds[1], number=4, system="play-off")
    assert () == field_of(Event(Settings(rounds=2), people, rounds=(playoff,))).open_games
