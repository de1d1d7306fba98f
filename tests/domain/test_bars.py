"""The bar: what grades are worth, where it is proposed, with what numbers (B1, B2, E5)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.model.event import Event, Game, Player, Round, Settings
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import STRONGEST, WEAKEST, PlayerId, Rank
from nigiri.domain.starts.bar import SIZES, bar_proposal, grade_points, propose_bar, propose_top_bar
from nigiri.errors import WrongUse

RANKS = st.lists(st.integers(WEAKEST, STRONGEST).map(Rank), min_size=1, max_size=60)


def entries(**many: int) -> list[Rank]:
    """Return so many entries of each rank: d4=2, k1=3."""
    return [Rank.parse(name[1:] + name[0]) for name, n in many.items() for _ in range(n)]


def told(ranks: list[Rank], rounds: int) -> list[tuple[str, int, str]]:
    """Return the lines of a proposal by the rounds, the bar first."""
    found = propose_bar(ranks, rounds)
    assert found is not None
    lines = [(str(line.rank), line.players, line.verdict) for line in found.lines]
    return [(str(found.bar), found.line.players, found.line.verdict), *lines]


@pytest.mark.parametrize(
    ("rank", "points"),
    [
        ("1d", "0"),
        ("1k", "−1"),
        ("4k", "−4"),
        ("2d", "1"),
        ("3d", "2"),
        ("9d", "8"),
        ("30k", "−30"),
    ],
)
def test_a_grade_is_worth_a_point_a_rank_from_1_dan(rank: str, points: str) -> None:
    """The figures of B1: a bar at 3d is 2."""
    assert points == points_words(grade_points(Rank.parse(rank)))


@pytest.mark.parametrize("steps", range(WEAKEST, STRONGEST))
def test_neighbouring_grades_are_a_point_apart(steps: int) -> None:
    """Over the whole range, 30k to 9d."""
    assert 2 == grade_points(Rank(steps + 1)) - grade_points(Rank(steps))


@pytest.mark.parametrize(
    ("rounds", "least", "most"),
    [(3, 4, 8), (4, 5, 10), (5, 6, 12), (6, 7, 15), (7, 8, 18), (8, 9, 22), (9, 10, 26),
     (10, 11, 30), (14, 11, 30)],
)  # fmt: skip
def test_the_size_of_the_top_group_follows_the_rounds(rounds: int, least: int, most: int) -> None:
    """B2's table; more than ten rounds are as ten."""
    found = propose_bar([Rank(1)], rounds)

    assert found is not None
    assert (least, most, 2**rounds) == (found.least, found.most, found.limit)


def test_no_size_of_the_table_exceeds_two_to_the_rounds() -> None:
    """Whoever loses no game is alone: so many players can be told apart."""
    assert [] == [rounds for rounds, (_, most) in SIZES.items() if most > 2**rounds]


def test_the_bar_is_the_lowest_grade_whose_group_fits() -> None:
    """Five rounds want 6 to 12: 4d has 7 and 3d 11; 2d would be too deep."""
    ranks = entries(d5=3, d4=4, d3=4, d2=6, d1=5)

    assert [
        ("3d", 11, "fits"), ("5d", 3, "few"), ("4d", 7, "fits"), ("3d", 11, "fits"),
        ("2d", 17, "deep"),
    ] == told(ranks, 5)  # fmt: skip


def test_of_grades_with_the_same_group_the_bar_is_the_highest_which_somebody_holds() -> None:
    """Three rounds want 4 to 8: with the 4 dans it is 25; 5d and 6d make the same group (B2)."""
    assert [
        ("6d", 5, "fits"), ("6d", 5, "fits"), ("5d", 5, "fits"), ("4d", 25, "limit"),
        ("3d", 25, "deep"),
    ] == told(entries(d6=5, d4=20, k1=3), 3)  # fmt: skip


@pytest.mark.parametrize(
    ("ranks", "rounds", "bar"),
    [
        # two grades below the 6d there are three players, but six are wanted
        (entries(d6=1, d5=1, d4=1, d1=9), 5, ("1d", 12, "deep")),
        # the case that led to it: the 5d alone was first with three lost games
        (entries(d5=1, d1=1, k1=2, k2=4, k3=2, k5=6), 3, ("1k", 4, "deep")),
        (entries(d4=1, d1=2, k1=2, k2=4, k3=2, k5=6), 3, ("1k", 5, "deep")),
        # 3 is too few and 40 too many, but can be told apart in ten rounds
        (entries(d6=1, d5=2, d4=37), 10, ("4d", 40, "many")),
        # thirteen cannot be told apart in three rounds; the other choice is the 5d alone
        (entries(d5=1, d1=12), 3, ("1d", 13, "deep")),
        # fewer players than the table wants: as deep as may be, and nobody alone
        (entries(d5=1, d4=1, d3=1, d1=2), 5, ("3d", 3, "few")),
        (entries(d5=1, d1=1, k1=1), 3, ("1d", 2, "deep")),
        # already the highest grade has too many
        (entries(d4=13, d3=5), 4, ("4d", 13, "many")),
        (entries(d4=17, d3=5), 4, ("4d", 17, "limit")),
        # nobody is below the weakest entry
        (entries(d3=5), 4, ("3d", 5, "fits")),
        (entries(d1=1), 5, ("1d", 1, "few")),
        (entries(k29=1, k30=3), 3, ("30k", 4, "fits")),
        # one and two rounds
        (entries(d1=2, k1=4), 1, ("1d", 2, "fits")),
        (entries(d1=2, k1=2), 2, ("1k", 4, "fits")),
    ],
)
def test_where_nothing_satisfies_all_the_least_size_comes_before_depth(
    ranks: list[Rank], rounds: int, bar: tuple[str, int, str]
) -> None:
    """House rule: what is not met is the verdict of the bar's own line."""
    found = propose_bar(ranks, rounds)

    assert bar == told(ranks, rounds)[0]
    assert found is not None
    assert (bar[2] == "fits") == found.met


@given(RANKS, st.integers(1, 12))
def test_somebody_holds_the_grade_of_the_bar(ranks: list[Rank], rounds: int) -> None:
    """Another grade would make the same group (B2)."""
    found = propose_bar(ranks, rounds)

    assert found is not None
    assert found.bar in ranks


@pytest.mark.parametrize(
    ("ranks", "rounds", "unmet", "other"),
    [
        (entries(d5=1, d1=12), 3, ("deep", "limit"), ("5d", 1)),
        (entries(d5=1, d4=1, d3=1, k2=15), 3, ("deep", "limit"), ("3d", 3)),
        (entries(d5=1, d4=17), 4, ("limit",), ("5d", 1)),
        # no smaller group is there to be chosen
        (entries(d4=17, d3=5), 4, ("limit",), None),
        # many, and yet no more than can be told apart
        (entries(d5=1, d4=15), 4, ("many",), None),
        (entries(d5=1, d1=7), 3, ("deep",), None),
        (entries(d5=1, k1=1), 3, ("deep", "few"), None),
        (entries(d3=5), 3, (), None),
    ],
)
def test_a_group_too_large_to_be_told_apart_has_another_choice_above_it(
    ranks: list[Rank], rounds: int, unmet: tuple[str, ...], other: tuple[str, int] | None
) -> None:
    """The next grade up, whose group is too small; which of the two is the director's to say."""
    found = propose_bar(ranks, rounds)

    assert found is not None
    assert unmet == found.unmet
    assert other == (found.other and (str(found.other.rank), found.other.players))


def by_definition(ranks: list[Rank], rounds: int) -> Rank:
    """Return the bar as the rules word it, tried grade by grade (B2 and the house rule)."""
    least, most = SIZES[min(rounds, 11)]
    size = {grade: sum(rank >= grade for rank in ranks) for grade in ranks}
    near = [grade for grade in size if max(ranks).steps - grade.steps <= 2]
    fits = [grade for grade in near if least <= size[grade] <= most]
    if fits:
        return min(fits)
    if len(ranks) >= least:
        return max(grade for grade in size if size[grade] >= least)
    pairs = [grade for grade in size if size[grade] >= min(2, len(ranks))]
    not_deep = [grade for grade in pairs if grade in near and size[grade] <= 2**rounds]
    return min(not_deep) if not_deep else max(pairs)


@given(RANKS, st.integers(1, 12))
def test_the_proposed_bar_is_the_one_of_the_rules(ranks: list[Rank], rounds: int) -> None:
    """And its line has the number of players at or above it."""
    found = propose_bar(ranks, rounds)

    assert found is not None
    assert by_definition(ranks, rounds) == found.bar
    assert found.line.players == sum(rank >= found.bar for rank in ranks)


@given(RANKS, st.integers(1, 12))
def test_the_proposed_bar_leaves_nobody_alone_above_it(ranks: list[Rank], rounds: int) -> None:
    """Nor fewer than the table wants, as far as there are so many players."""
    found = propose_bar(ranks, rounds)

    assert found is not None
    assert found.line.players >= min(2, len(ranks))
    assert len(ranks) < found.least or found.line.players >= found.least


@given(RANKS, st.integers(1, 12))
def test_the_proposed_bar_is_too_deep_or_too_large_only_if_that_gives_the_least_size(
    ranks: list[Rank], rounds: int
) -> None:
    """The next grade up then has too few."""
    found = propose_bar(ranks, rounds)
    assert found is not None
    higher = [rank for rank in ranks if rank > found.bar]

    if max(ranks).steps - found.bar.steps > 2 or found.line.players > found.most:
        assert len(higher) < min(found.least, len(ranks))


def test_nobody_has_no_bar() -> None:
    """Neither by the rounds nor at a congress."""
    assert propose_bar([], 5) is None
    assert propose_top_bar([]) is None
    assert bar_proposal(Event()) is None


@pytest.mark.parametrize(
    ("ranks", "league", "bar", "lines"),
    [
        (entries(d7=3, d6=10, d5=20, d4=34), [], "4d", [("4d", 67, 0, "fits")]),
        (entries(d7=3, d6=10, d5=20, d4=35), [], "5d",
         [("4d", 68, 0, "many"), ("5d", 33, 0, "fits")]),
        (entries(d7=3, d6=10, d5=20, d4=34), entries(d7=9, d4=1), "4d", [("4d", 67, 10, "fits")]),
        (entries(d7=3, d6=10, d5=20, d4=35), entries(d7=9, d4=1), "5d",
         [("4d", 68, 10, "many"), ("5d", 33, 9, "fits")]),
        (entries(d6=70, d5=20), [], "6d",
         [("4d", 90, 0, "many"), ("5d", 90, 0, "many"), ("6d", 70, 0, "many")]),
        (entries(d2=30), [], "4d", [("4d", 0, 0, "fits")]),
    ],
)  # fmt: skip
def test_the_top_bar_has_at_most_67_players(
    ranks: list[Rank], league: list[Rank], bar: str, lines: list[tuple[str, int, int, str]]
) -> None:
    """E5: the smallest rank from 4 dan up, whoever is qualified for the league besides.

    There is no bar above the highest entry.
    """
    found = propose_top_bar(ranks, league)

    assert found is not None
    assert bar == str(found.bar)
    assert lines == [
        (str(line.rank), line.players, line.league, line.verdict) for line in found.lines
    ]
    assert (lines[-1][-1] == "fits") == found.met


def test_the_bar_is_for_those_who_play_in_round_1() -> None:
    """First for the whole list; then for those here; once round 1 is drawn for those in it."""
    players = tuple(
        Player("P", "", Rank(steps), PlayerId(n), here=here)
        for n, (steps, here) in enumerate(((6, False), (3, True), (3, True), (1, True)), 1)
    )
    event = Event(Settings(rounds=1, start_rule="bar"), players)
    drawn = Round(1, (Game(1, PlayerId(1), PlayerId(4)),), byes=(PlayerId(3),))
    away = tuple(replace(player, here=False) for player in players)

    def bar(event: Event) -> str:
        found = bar_proposal(event)
        return "" if found is None else f"{found.bar}: {found.line.players}"

    assert "3d: 3" == bar(replace(event, players=away))
    assert "3d: 2" == bar(event)
    assert "3d: 2" == bar(replace(event, rounds=(drawn,)))


def test_an_unknown_way_to_propose_a_bar_is_refused() -> None:
    """The message names what there is."""
    with pytest.raises(WrongUse, match="“height”; choose rounds or congress"):
        bar_proposal(Event(Settings(bar_by="height")))
