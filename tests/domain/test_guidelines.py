"""The guidelines: proposal and report (M2)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nigiri.domain.model.event import Event, Player, Round, Section, Settings
from nigiri.domain.model.units import Rank
from nigiri.domain.organising.fees import as_announced
from nigiri.domain.proposals import propose_sections
from nigiri.domain.starts.guidelines import (
    excess_players,
    fee_levels,
    guidelines,
    improvable,
    propose,
)
from nigiri.errors import WrongUse
from tests.quebec import LOWEST, quebec_event

DAN = ("6d", "5d", "4d", "3d", "2d", "1d")
#: The fees of M2's example: 25 dollars for 6d to 4d, 20 for 3d to 1d.
DAN_FEES = ("25", "25", "25", "20", "20", "20")
SIZES = st.lists(st.integers(0, 12), min_size=1, max_size=10)


def entrants(
    ranks: tuple[str, ...], sizes: tuple[int, ...], fees: tuple[str, ...] = ()
) -> tuple[Player, ...]:
    """Return so many players of each rank."""
    fees = fees or ("",) * len(ranks)
    return tuple(
        Player(f"{rank} no. {n}", "", Rank.parse(rank), fee=fee)
        for rank, size, fee in zip(ranks, sizes, fees, strict=True)
        for n in range(size)
    )


def shape(players: tuple[Player, ...], count: int | None = None) -> list[tuple[str, int]]:
    """Return the weakest rank and the number of players of each proposed section."""
    event = Event(players=players, sections=propose(players, count))
    return [(str(section.lowest), section.players) for section in guidelines(event)]


@pytest.mark.parametrize("fees", [(), DAN_FEES])
def test_twenty_three_dan_players_make_7_8_and_8(fees: tuple[str, ...]) -> None:
    """The first worked example of M2."""
    players = entrants(DAN, (2, 3, 2, 8, 4, 4), fees)

    assert [("4d", 7), ("3d", 8), ("1d", 8)] == shape(players)


@pytest.mark.parametrize("fees", [(), DAN_FEES])
def test_fifty_eight_dan_players_make_20_20_and_18(fees: tuple[str, ...]) -> None:
    """The second worked example of M2: equal sizes weigh more than the fee of the 4 dans."""
    players = entrants(DAN, (8, 12, 14, 6, 9, 9), fees)

    assert [("5d", 20), ("3d", 20), ("1d", 18)] == shape(players)


def test_seven_sections_for_the_players_of_2005_are_the_published_ones() -> None:
    """Asked for as many sections as the director made, the proposal is the director's."""
    players = quebec_event(0).players

    assert list(LOWEST) == [str(section.lowest) for section in propose(players, 7)]
    assert [5, 5, 7, 6, 4, 6, 7] == [size for _, size in shape(players, 7)]


@pytest.mark.parametrize(
    ("players", "sections"),
    [(6, 1), (12, 2), (24, 3), (35, 5), (40, 5), (70, 7), (200, 15), (3200, 30)],
)
def test_the_number_of_sections_is_what_experience_says(players: int, sections: int) -> None:
    """Seven players a section up to 35, about five sections up to 70, then by the 30 ranks."""
    ranks = tuple(f"{n}d" for n in range(6, 0, -1)) + tuple(f"{n}k" for n in range(1, 25))
    even = tuple(players // 30 + (n < players % 30) for n in range(30))

    assert sections == len(propose(entrants(ranks, even)))


@pytest.mark.parametrize(
    ("ranks", "sizes", "expected"),
    [
        # two camps, and players of all strengths, one of a rank
        (("5d", "20k"), (5, 5), [("5d", 5), ("20k", 5)]),
        (("5d", "5k", "20k"), (3, 1, 4), [("5d", 3), ("20k", 5)]),
        (("5d", "2d", "1k", "4k", "9k", "15k", "22k", "30k"), (1,) * 8, [("1k", 3), ("30k", 5)]),
        (("5d", "4d", "3d", "1d", "2k", "6k", "9k", "14k", "20k", "30k"), (1,) * 10,
         [("3d", 3), ("30k", 7)]),
        (("5d", "3d", "1k", "4k", "9k", "15k", "30k"), (2,) * 7, [("1k", 6), ("30k", 8)]),
        # too few for two sections; all within three ranks; a section of one or two players
        (("5d", "1d", "5k", "12k", "20k", "30k"), (1,) * 6, [("30k", 6)]),
        (("2d", "1d", "1k"), (3, 3, 4), [("1k", 10)]),
        (("5d", "20k"), (2, 8), [("20k", 10)]),
        (("5d", "20k"), (2, 6), [("20k", 8)]),
        (("5d", "20k"), (1, 11), [("20k", 12)]),
    ],
)  # fmt: skip
def test_a_small_event_is_cut_in_two_where_one_section_would_be_too_wide(
    ranks: tuple[str, ...], sizes: tuple[int, ...], expected: list[tuple[str, int]]
) -> None:
    """From eight players on, where guideline 2 asks for it; no section has less than three."""
    assert expected == shape(entrants(ranks, sizes))


def test_three_large_ranks_are_three_sections() -> None:
    """A rank is never split, and large ranks are not thrown together."""
    assert [("2d", 12), ("1d", 12), ("1k", 11)] == shape(entrants(("2d", "1d", "1k"), (12, 12, 11)))


def test_a_fee_level_decides_between_equally_good_boundaries() -> None:
    """Guideline 4 speaks when sizes and ranks leave a choice: 6 and 9 players, or 9 and 6."""
    ranks, sizes = ("4d", "3d", "2d", "1d"), (3, 3, 3, 6)

    assert [("3d", 6), ("1d", 9)] == shape(entrants(ranks, sizes, ("25", "25", "20", "20")), 2)
    assert [("2d", 9), ("1d", 6)] == shape(entrants(ranks, sizes, ("25", "25", "25", "20")), 2)


def test_more_sections_than_ranks_are_as_many_as_ranks() -> None:
    """Nothing splits a rank, not even a count asked for."""
    assert [("1d", 2), ("1k", 2)] == shape(entrants(("1d", "1k"), (2, 2)), 5)


def test_nobody_means_no_sections() -> None:
    """Without players there is nothing to propose."""
    assert () == propose(())


def test_fewer_than_one_section_is_refused() -> None:
    """A count of 0 is a slip, not a wish."""
    with pytest.raises(WrongUse, match="The number of sections is 1 or more, not 0"):
        propose(entrants(("1d",), (3,)), 0)


@given(SIZES, st.integers(1, 6), st.randoms(use_true_random=False))
def test_a_proposal_is_complete_ordered_and_independent_of_the_lists_order(
    sizes: list[int], count: int, random: object
) -> None:
    """Boundaries are present ranks from the top down, the last is the weakest rank of all."""
    ranks = tuple(f"{n}k" for n in range(1, len(sizes) + 1))
    players = list(entrants(ranks, tuple(sizes)))
    sections = propose(players, count)
    random.shuffle(players)  # type: ignore[attr-defined]
    lowest = [section.lowest for section in sections]
    present = {p.rank for p in players}

    assert sections == propose(players, count)
    assert sorted(set(lowest), reverse=True) == lowest
    assert min(count, len(present)) == len(lowest)
    assert set(lowest) <= present
    assert lowest[-1:] == sorted(present)[:1]


@settings(max_examples=40)
@given(SIZES.filter(any), st.integers(1, 4))
def test_no_other_boundaries_come_closer_to_equal_sizes(sizes: list[int], count: int) -> None:
    """Guideline 1 weighs most: every way to cut the ranks was tried here, none is better."""
    ranks = tuple(f"{n}k" for n in range(1, len(sizes) + 1))
    players = entrants(ranks, tuple(sizes))
    present = sorted({p.rank for p in players}, reverse=True)
    cuts = min(count, len(present)) - 1

    def excess(lowest: tuple[Rank, ...]) -> Fraction:
        bounds = [*(present.index(rank) + 1 for rank in lowest), len(present)]
        parts = [present[a:b] for a, b in zip([0, *bounds], bounds, strict=False)]
        average = Fraction(len(players), len(parts))
        return sum(
            (excess_players(sum(p.rank in part for p in players), average) for part in parts),
            Fraction(0),
        )

    proposed = tuple(section.lowest for section in propose(players, count))
    assert min(map(excess, combinations(present[:-1], cuts))) == excess(proposed[:-1])


def test_two_players_or_a_fifth_off_the_average_are_about_equal() -> None:
    """The published sizes of 2005, 4 to 7, pass; 20 beside 7 does not."""
    assert [0, 0, 0] == [excess_players(n, Fraction(40, 7)) for n in (4, 5, 7)]
    assert Fraction(1, 2) == excess_players(16, Fraction(12) + Fraction(11, 12))


def test_the_fee_of_a_rank_is_what_most_of_it_pay() -> None:
    """A student's concession makes no fee level; of equally many the first in text counts."""
    full = entrants(("1d", "1k"), (3, 1), ("20", ""))
    student = replace(full[0], fee="10")

    assert {Rank(1): "20"} == fee_levels([*full, student])
    assert {Rank(1): "10"} == fee_levels([student, full[0]])


def test_fees_that_are_announced_come_before_those_beside_players() -> None:
    """A section of two levels does not meet guideline 4; a sentence is no level."""
    players = entrants(("4d", "3d", "2d", "1d"), (4, 4, 4, 4), ("9", "9", "9", "9"))
    event = Event(players=players, sections=propose(players, 2))

    def fees(typed: str) -> list[tuple[str, ...]]:
        return [each.fees for each in guidelines(event, as_announced(players, typed))]

    assert [("9",), ("9",)] == fees("") == fees("free for children")
    assert [("$25", "$20"), ("$20",)] == fees("4d $25, 1d $20")


@pytest.mark.parametrize(("fees", "lowest"), [("", 3), ("free", 3), ("2d 25, 1d 20", 2)])
def test_sections_are_proposed_by_the_levels_that_are_announced(fees: str, lowest: int) -> None:
    """Where sizes may be either way; a sentence says nothing."""
    players = entrants(("4d", "3d", "2d", "1d"), (3, 3, 2, 4))
    settings = replace(Settings(), entry_fees=fees)

    assert [Rank(lowest), Rank(1)] == [
        each.lowest for each in propose_sections(settings, players, 2)
    ]


def test_the_guidelines_of_2005_read_as_the_manual_says() -> None:
    """Sizes respected, at most three ranks but in sections 4 and 5; section 7 collects the rest."""
    report = guidelines(quebec_event(0))

    assert [5, 5, 7, 6, 4, 6, 7] == [section.players for section in report]
    assert [True] * 7 == [section.met[0] for section in report]
    assert [4, 5] == [section.number for section in report if not section.met[1]]
    assert [3, 3, 3, 5, 4, 2, 13] == [section.span for section in report]
    assert [7] == [section.number for section in report if section.collects]
    assert [0, -4, -8, -12, -16, -20, -24] == [section.start for section in report]
    assert ("18k", "30k") == (str(report[6].highest), str(report[6].lowest))
    assert Fraction(40, 7) == report[0].average


def test_a_split_rank_and_mixed_fees_are_reported() -> None:
    """Two 3 dans moved up by the director split the rank; both sections say so."""
    players = entrants(DAN, (2, 3, 2, 8, 4, 4), DAN_FEES)
    moved = (*players[:8], *(replace(p, section=1) for p in players[8:10]), *players[10:])
    report = guidelines(Event(players=moved, sections=propose(players)))

    assert [(Rank(3),), (Rank(3),), ()] == [section.split for section in report]
    assert [("25", "20"), ("20",), ("20",)] == [section.fees for section in report]
    assert (True, False, False, False) == report[0].met
    assert (True, True, False, True) == report[1].met


def test_empty_sections_and_sections_only_the_director_knows_are_listed() -> None:
    """An empty section has no ranks; a typed section number without boundary has a line too."""
    sections = (Section(1, Rank(1)), Section(2, Rank(0)))
    alone = Player("A", "", Rank(-3), section=4)
    report = guidelines(Event(players=(alone,), sections=sections))

    assert [(1, 0), (2, 0), (4, 1)] == [(line.number, line.players) for line in report]
    assert (None, None, 0) == (report[0].highest, report[0].lowest, report[0].span)
    assert -12 == report[2].start


def test_guidelines_can_be_read_for_some_players_only_and_without_sections() -> None:
    """The caller says who counts; players without a section are on no line."""
    event = quebec_event(0)

    assert [5, 5, 0] == [line.players for line in guidelines(event, event.players[:10])][:3]
    assert () == guidelines(replace(event, sections=()))


def _cut(ranks: str, *lowest: str) -> Event:
    """Return an event with players of these ranks and sections down to those."""
    players = tuple(Player(f"P{n}", "", Rank.parse(rank)) for n, rank in enumerate(ranks.split()))
    sections = tuple(Section(n, Rank.parse(rank)) for n, rank in enumerate(lowest, 1))
    return Event(Settings(start_rule="sections"), players, sections)


THIN = "6d 5d 4d 3d 2d 1d 1k 2k 3k 4k 5k 6k"


def test_what_no_cut_meets_better_is_nothing_to_look_at() -> None:
    """Twelve players of twelve ranks: three above would be few, and four span four ranks."""
    event = _cut(THIN, "3d", "6k")

    assert [False, True] == [report.met[1] for report in guidelines(event)]
    assert (False, False, False, False) == improvable(event, event.players)


def test_a_boundary_that_makes_sections_uneven_could_be_better() -> None:
    """Three above, nine below: six and six would be even."""
    event = _cut(THIN, "4d", "6k")

    assert (True, False, False, False) == improvable(event, event.players)


def test_a_rank_that_one_player_splits_could_be_whole() -> None:
    """The player was sent to another section by hand."""
    event = _cut("1d 1d 1d 1d 1k 1k 1k 1k", "1d", "1k")
    moved = (replace(event.players[0], section=2), *event.players[1:])

    assert (False, False, True, False) == improvable(event, moved)


def test_too_few_sections_could_be_more() -> None:
    """One section of everybody spans twelve ranks; two span fewer each."""
    event = _cut(THIN, "6k")

    assert improvable(event, event.players)[1]


def test_nothing_could_be_better_once_a_round_is_drawn() -> None:
    """Sections stay for the weekend."""
    event = replace(_cut(THIN, "4d", "6k"), rounds=(Round(1, ()),))

    assert (False, False, False, False) == improvable(event, event.players)
