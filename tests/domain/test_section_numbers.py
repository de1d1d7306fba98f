"""The number of sections is found by the guidelines, and what is called best is (M2, M32)."""

from __future__ import annotations

import csv
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nigiri.domain.model.event import Event, Player, Section, Settings
from nigiri.domain.model.units import Rank
from nigiri.domain.starts.guidelines import (
    Outlook,
    excess_players,
    guidelines,
    improvable,
    outlook,
    propose,
)
from tests.domain.test_guidelines import entrants, shape
from tests.quebec import DATA, LOWEST, quebec_event

if TYPE_CHECKING:
    from random import Random


def _missed(event: Event) -> tuple[Fraction | int, ...]:
    """Return by how much sections miss the guidelines, from what the sheet says of each."""
    reports = guidelines(event)
    return (
        sum((excess_players(each.players, each.average) for each in reports), Fraction(0)),
        sum(max(0, each.span - 3) for each in reports if not each.collects),
        sum(len(each.split) for each in reports),
        sum(max(0, len(each.fees) - 1) for each in reports),
    )


def _cuts(players: tuple[Player, ...]) -> dict[int, list[Event]]:
    """Return number of sections -> every way to cut these players into so many."""
    present = sorted({p.rank for p in players}, reverse=True)
    return {
        count: [
            Event(
                Settings(start_rule="sections"),
                players,
                tuple(Section(n, rank) for n, rank in enumerate((*cut, present[-1]), 1)),
            )
            for cut in combinations(present[:-1], count - 1)
        ]
        for count in range(1, len(present) + 1)
    }


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.integers(0, 9), min_size=2, max_size=8).filter(any),
    st.lists(st.sampled_from(("", "20", "25")), min_size=8, max_size=8),
    st.randoms(use_true_random=False),
)
def test_nothing_is_called_best_that_any_other_cut_beats(
    sizes: list[int], fees: list[str], random: Random
) -> None:
    """Of all cuts into all numbers of sections: each claim is compared with every one of them."""
    ranks = ("3d", "2d", "1d", "2k", "3k", "6k", "9k", "10k")
    players = entrants(ranks[: len(sizes)], tuple(sizes), tuple(fees[: len(sizes)]))
    cuts = _cuts(players)
    count = random.choice([*cuts])
    here = random.choice([*cuts[count], min(cuts[count], key=_missed)])
    found, now = outlook(here, players), _missed(here)
    best = {number: min(map(_missed, ways)) for number, ways in cuts.items()}

    if any(now):
        assert (best[count] >= now) == found.best
        assert not (found.anyhow and min(best.values()) < now)
        assert (found.best and found.other is None and min(best.values()) >= now) == found.anyhow
    if found.other:
        sensible = [way for way in cuts[found.other] if min(_sizes(way)) >= 3]
        assert min(map(_missed, sensible)) < now
    assert outlook(here, players).better == improvable(here, players)


def _sizes(event: Event) -> list[int]:
    """Return the players of each section."""
    return [report.players for report in guidelines(event)]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 9), min_size=2, max_size=8).filter(any))
def test_a_proposal_of_a_number_is_no_worse_than_any_other_cut_of_it(sizes: list[int]) -> None:
    """By sizes, then players short of three, then ranks: every cut was tried here."""
    ranks = ("3d", "2d", "1d", "2k", "3k", "6k", "9k", "10k")
    players = entrants(ranks[: len(sizes)], tuple(sizes))

    def misses(event: Event) -> tuple[Fraction | int, ...]:
        size, *others = _missed(event)
        return size, sum(max(0, 3 - each) for each in _sizes(event)), *others

    cuts = _cuts(players)
    proposed = {n: misses(Event(players=players, sections=propose(players, n))) for n in cuts}

    assert cuts
    assert {n: min(map(misses, ways)) for n, ways in cuts.items()} == proposed


def test_the_players_of_2005_are_cut_into_the_seven_sections_of_the_director() -> None:
    """Nobody says how many: five would hold a section of five ranks and another of four."""
    players = quebec_event(0).players

    assert list(LOWEST) == [str(section.lowest) for section in propose(players)]
    assert [5, 5, 7, 6, 4, 6, 7] == [size for _, size in shape(players)]


def test_of_the_seven_sections_of_2005_nothing_better_is_claimed_but_for_their_number() -> None:
    """Five of seven are within three ranks, as the manual says; eight sections miss one rank."""
    event = quebec_event(0)

    assert Outlook((False,) * 4, best=True, other=8) == outlook(event, event.players)


def test_fees_ask_for_another_number_of_sections() -> None:
    """Two sections of 10 and 7 would hold three levels; three of 4, 6 and 7 one each."""
    ranks, sizes = ("2d", "1d", "1k", "2k", "3k", "4k"), (1, 3, 2, 4, 1, 6)
    paying = entrants(ranks, sizes, ("30", "30", "20", "20", "10", "10"))

    assert [("2k", 10), ("4k", 7)] == shape(entrants(ranks, sizes))
    assert [("1d", 4), ("2k", 6), ("4k", 7)] == shape(paying)


@cache
def _opens() -> dict[int, tuple[tuple[Rank, Rank, int], ...]]:
    """Return year -> highest rank, lowest rank and players of each section (M32, Appendix C)."""
    found: dict[int, tuple[tuple[Rank, Rank, int], ...]] = {}
    with (DATA.parent / "quebec-opens" / "sections.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            section = Rank.parse(row["highest"]), Rank.parse(row["lowest"]), int(row["players"])
            found[int(row["year"])] = (*found.get(int(row["year"]), ()), section)
    return found


def _spread(sections: tuple[tuple[Rank, Rank, int], ...]) -> tuple[Player, ...]:
    """Return so many players, spread evenly from the highest to the lowest rank of each section.

    Which ranks they had in between is not published.
    """
    return tuple(
        Player("Player", str(n), Rank(highest.steps - (2 * span * n // (size - 1 or 1) + 1) // 2))
        for highest, lowest, size in sections
        for span in [highest.steps - lowest.steps]
        for n in range(size)
    )


def test_the_tables_of_the_quebec_opens_add_up_to_what_the_manual_counts() -> None:
    """34 opens, 1,240 players; of the 27 since 1986 950 players in 129 sections."""
    late = [sections for year, sections in _opens().items() if year >= 1986]
    players = [sum(size for *_, size in sections) for sections in _opens().values()]

    assert (34, 1240) == (len(_opens()), sum(players))
    assert (27, 129) == (len(late), sum(map(len, late)))
    assert 950 == sum(size for sections in late for *_, size in sections)


def test_proposals_for_the_quebec_opens_have_about_the_sections_their_directors_made() -> None:
    """Since 1986 4.8 sections of 7.4 players; as many are proposed, the same for 19 opens."""
    late = {year: each for year, each in _opens().items() if year >= 1986}
    proposed = {year: len(propose(_spread(each))) for year, each in late.items()}
    off = Counter(abs(number - len(late[year])) for year, number in proposed.items())

    assert (129, 129) == (sum(map(len, late.values())), sum(proposed.values()))
    assert {0: 19, 1: 6, 2: 2} == off


@pytest.mark.parametrize("year", [*range(1979, 2013)])
def test_a_proposal_for_an_open_of_quebec_misses_no_more_than_its_director(year: int) -> None:
    """With as many sections: by sizes, then ranks; whole ranks, so without the 1 dans of 2012."""
    players, made = _spread(_opens()[year]), _opens()[year]
    cut = tuple(Section(n, lowest) for n, (_, lowest, _) in enumerate(made, 1))
    director = Event(players=players, sections=cut)
    proposal = Event(players=players, sections=propose(players, len(cut)))

    assert _missed(proposal)[:2] <= _missed(director)[:2]
