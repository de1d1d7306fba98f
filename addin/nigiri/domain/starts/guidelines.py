"""The guidelines for sections: a proposal, and a report on how sections meet them (M2).

In order of weight, with the limit used here:
1  sections of about equal size: off the average by at most a fifth of it, or two players
2  at most three consecutive ranks, counted from highest to lowest; the last section, which
   collects the rest, is excused
3  no rank split between sections
4  one fee level a section
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.event import Section
from nigiri.domain.starts.start_scores import section_of, section_start, sections_in_force
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.units import HalfPoints, Rank

#: Appendix C of M: about this many players a section in events of up to 35 players,
#: about five sections up to 70; beyond, sections stay as large as they are then.
USUAL_PLAYERS, USUAL_SECTIONS, LARGE_EVENT_PLAYERS = 7, 5, 14
#: More sections than usual are tried, when ranks ask for them, down to so many players a section.
FEWEST_PLAYERS = 10
#: The least players who are cut in two where all of them together span too many ranks.
SMALL_EVENT_PLAYERS = 8
#: Fewer make no section that a prize could be played for.
LEAST_PLAYERS = 3
#: Guideline 2.
MOST_RANKS = 3
#: Guideline 1, our reading of "about": the published sections of 2005 are within it.
TOLERATED_PART, TOLERATED_PLAYERS = Fraction(1, 5), 2


def excess_players(players: int, average: Fraction) -> Fraction:
    """Return the players by which a section is too large or too small (M2).

    0 if its size is about the average.
    """
    tolerated = max(average * TOLERATED_PART, Fraction(TOLERATED_PLAYERS))
    return max(Fraction(0), abs(players - average) - tolerated)


def fee_levels(players: Iterable[Player]) -> Mapping[Rank, str]:
    """Return rank -> the fee that most players of it pay, so that a concession is no level (M2).

    Ranks whose players have no fee noted are left out; of equally frequent fees the first in text.
    """
    paid: dict[Rank, Counter[str]] = {}
    for player in players:
        if player.fee:
            paid.setdefault(player.initial_rank, Counter())[player.fee] += 1
    return {rank: min(fees, key=lambda fee: (-fees[fee], fee)) for rank, fees in paid.items()}


def propose(players: Sequence[Player], count: int | None = None) -> tuple[Section, ...]:
    """Return the sections that meet the guidelines best, in their order of weight (M2).

    count -- the number of sections, at most as many as there are ranks; None for the number that
    does best among those usual for so many players

    Boundaries are ranks at entry that are present; the director's sections of single players are
    ignored. Without players there are no sections. Raises WrongUse for a count below 1.
    """
    if count is not None and count < 1:
        raise WrongUse(message("choice.sections", asked=count))
    sizes, fees = Counter(p.initial_rank for p in players), fee_levels(players)
    columns = [_Column(rank, sizes[rank], fees.get(rank, "")) for rank in sorted(sizes)[::-1]]
    if not columns:
        return ()
    usual = _usual_count(len(players), len(columns))
    tried = _tried_counts(usual, len(players), columns)
    if count is not None:
        tried = [min(count, len(columns))]
    plans = (_best_plan(columns, number) for number in tried)
    best = min(plans, key=lambda plan: plan.comparable(usual))
    return tuple(Section(n, columns[end - 1].rank) for n, end in enumerate(best.ends, 1))


class _Column(NamedTuple):
    """The players of one rank, as a director lines up the pairing cards."""

    rank: Rank
    players: int
    fee: str


class _Plan(NamedTuple):
    """One way to cut the columns into sections.

    cost -- players too many or few (in 1/5 count), players missing to the least of a section,
    ranks too many, changes of fee inside a section, squared deviations from the average (in
    1/count squared), each summed over the sections
    ends -- the number of columns before the end of each section
    """

    cost: tuple[int, ...]
    ends: tuple[int, ...]

    def comparable(self, usual: int) -> tuple[Fraction | int, ...]:
        """Return the sort key that compares plans of different counts, smaller is better.

        Sizes alone may ask for fewer sections than usual; ranks and fees may ask for more.
        """
        count = len(self.ends)
        sizes, missing, ranks, fees, squares = self.cost
        uneven = Fraction(squares, count**2)
        fewer, more = max(0, usual - count), max(0, count - usual)
        return (Fraction(sizes, 5 * count), missing, fewer, ranks, fees, more, uneven)


def _usual_count(players: int, ranks: int) -> int:
    """Return the usual number of sections (M2, Appendix C of M)."""
    by_size = (2 * players + USUAL_PLAYERS) // (2 * USUAL_PLAYERS)
    by_event = max(USUAL_SECTIONS, players // LARGE_EVENT_PLAYERS)
    return max(1, min(by_size, by_event, ranks))


def _tried_counts(usual: int, players: int, columns: Sequence[_Column]) -> Sequence[int]:
    """Return the numbers of sections to be compared, around the usual one."""
    wide = _span(columns) > MOST_RANKS and players >= SMALL_EVENT_PLAYERS
    most = min(len(columns), max(usual, players // FEWEST_PLAYERS, 1 + wide))
    return range(max(1, min(usual - 1, -(-3 * usual // 5))), most + 1)


def _span(columns: Sequence[_Column]) -> int:
    """Return the number of consecutive ranks from the first to the last column."""
    return columns[0].rank.steps - columns[-1].rank.steps + 1


def _best_plan(columns: Sequence[_Column], count: int) -> _Plan:
    """Return the best way to cut the columns into so many sections, by dynamic programming."""
    cost = _costs(columns, count)
    best = {end: _Plan(cost[0, end], (end,)) for end in range(1, len(columns) + 1)}
    for number in range(2, count + 1):
        best = {
            end: min(
                (
                    _Plan(_sum(best[first].cost, cost[first, end]), (*best[first].ends, end))
                    for first in range(number - 1, end)
                ),
                key=lambda plan: (plan.cost, plan.ends),
            )
            for end in range(number, len(columns) + 1)
        }
    return best[len(columns)]


def _sum(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """Return the costs added term by term."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _costs(columns: Sequence[_Column], count: int) -> Mapping[tuple[int, int], tuple[int, ...]]:
    """Return (first, end) -> the costs of a section of these columns, as in _Plan.cost."""
    total = sum(column.players for column in columns)
    costs = {}
    for first in range(len(columns)):
        for end in range(first + 1, len(columns) + 1):
            part = columns[first:end]
            players = sum(column.players for column in part)
            collects = first > 0 and end == len(columns)
            fees = [column.fee for column in part if column.fee]
            costs[first, end] = (
                int(excess_players(players, Fraction(total, count)) * 5 * count),
                max(0, LEAST_PLAYERS - players),
                0 if collects else max(0, _span(part) - MOST_RANKS),
                sum(one != other for one, other in pairwise(fees)),
                (players * count - total) ** 2,
            )
    return costs


class SectionReport(NamedTuple):
    """A section and how it meets the guidelines of M2, as facts.

    highest, lowest -- ranks at entry of its players, None when it is empty
    players -- number of players; average -- players a section over all sections
    span -- consecutive ranks from highest to lowest; start -- initial score,
    None where each grade has its own (B1)
    split -- its ranks that other sections have players of, strongest first
    fees -- the fee levels of its ranks, from the top
    collects -- it is the last of several, so guideline 2 excuses it
    """

    number: int
    highest: Rank | None
    lowest: Rank | None
    players: int
    average: Fraction
    span: int
    start: HalfPoints | None
    split: tuple[Rank, ...]
    fees: tuple[str, ...]
    collects: bool

    @property
    def met(self) -> tuple[bool, bool, bool, bool | None]:
        """Tell which of the four guidelines are met, in order; None while no fees are known."""
        return (
            not excess_players(self.players, self.average),
            self.collects or self.span <= MOST_RANKS,
            not self.split,
            len(self.fees) <= 1 if self.fees else None,
        )


def guidelines(event: Event, players: Sequence[Player] | None = None) -> tuple[SectionReport, ...]:
    """Return a report on each section, from the top; empty without sections (M2).

    players -- those to be counted, None for all on the list
    """
    counted = event.players if players is None else players
    members: dict[int, list[Player]] = {s.number: [] for s in sections_in_force(event)}
    for player in counted:
        number = section_of(event, player)
        if number is not None:
            members.setdefault(number, []).append(player)
    return tuple(_report(event, members, number) for number in sorted(members))


def _report(event: Event, members: Mapping[int, Sequence[Player]], number: int) -> SectionReport:
    """Return the report on one section.

    members -- section -> its players, for every section
    """
    sizes = Counter(p.initial_rank for p in members[number])
    ranks = sorted(sizes, reverse=True)
    others = {p.initial_rank for n, ps in members.items() if n != number for p in ps}
    levels = fee_levels(members[number])
    return SectionReport(
        number=number,
        highest=ranks[0] if ranks else None,
        lowest=ranks[-1] if ranks else None,
        players=sizes.total(),
        average=Fraction(sum(map(len, members.values())), len(members)),
        span=ranks[0].steps - ranks[-1].steps + 1 if ranks else 0,
        start=section_start(event, number),
        split=tuple(rank for rank in ranks if rank in others),
        fees=tuple(dict.fromkeys(levels[rank] for rank in ranks if rank in levels)),
        collects=number == max(members) and len(members) > 1,
    )


Guidelines = tuple[bool, bool, bool, bool]
"""A truth value for each of the four guidelines, in order."""


def improvable(event: Event, players: Sequence[Player]) -> Guidelines:
    """Tell which guidelines other sections would meet better: those are worth a look (M2).

    players -- those to be counted

    Better is: the guideline is missed by less, and no weightier one by more. Tried are the
    best sections, as many as there are and as many as is usual. Nothing can be better once a round
    is drawn, as sections then stay.
    """
    now = _missed(guidelines(event, players))
    if event.rounds or not any(now):
        return False, False, False, False
    free = [replace(player, section=None) for player in players]
    ranks = {player.initial_rank for player in free}
    cut = (propose(free, n) for n in {len(event.sections), _usual_count(len(free), len(ranks))})
    others = [_missed(guidelines(replace(event, sections=each), free)) for each in cut]
    sizes, spans, splits, fees = (
        any(other[at] < now[at] and _no_worse(other[:at], now[:at]) for other in others)
        for at in range(len(now))
    )
    return sizes, spans, splits, fees


def _missed(reports: Sequence[SectionReport]) -> tuple[Fraction | int, ...]:
    """Return by how much sections miss each guideline: players, ranks, split ranks, fee levels."""
    return (
        sum(excess_players(report.players, report.average) for report in reports),
        sum(max(0, report.span - MOST_RANKS) for report in reports if not report.collects),
        sum(len(report.split) for report in reports),
        sum(max(0, len(report.fees) - 1) for report in reports),
    )


def _no_worse(other: Sequence[Fraction | int], now: Sequence[Fraction | int]) -> bool:
    """Tell whether no guideline is missed by more."""
    return all(a <= b for a, b in zip(other, now, strict=True))
