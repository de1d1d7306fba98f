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
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, pairwise
from math import ceil
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
#: The most sections of the 27 Quebec Opens (M, Appendix C: 1991, 2005), and the fewest players a
#: section on average in one of them, 22 in 4 (1996).
MOST_SECTIONS, FEWEST_PLAYERS = 7, Fraction(11, 2)
#: M's second example has three sections of 58 players where five are usual.
FEWEST_OF_USUAL = Fraction(3, 5)
#: In large events, where prizes are worth more than a section, the fewest on average.
FEWEST_PLAYERS_LARGE = 10
#: A section more or fewer than usual has to spare so many ranks or fees too many (guidelines 2, 4):
#: so the 27 Quebec Opens have 4.7 sections of 7.4 players, and 2005 the director's seven.
SPARED_BY_A_SECTION = 2
#: The least players who are cut in two where all of them together span too many ranks.
SMALL_EVENT_PLAYERS = 8
#: Fewer make no section that a prize could be played for.
LEAST_PLAYERS = 3
#: Guideline 2.
MOST_RANKS = 3
#: Guideline 1, our reading of "about", a fifth or two players: the sections of 2005 are within it.
TOLERATED_PART, TOLERATED_PLAYERS = 5, 2


def excess_players(players: int, average: Fraction) -> Fraction:
    """Return the players by which a section is too large or too small (M2).

    0 if its size is about the average.
    """
    total, count = average.numerator, average.denominator
    return Fraction(_excess(players, total, count), TOLERATED_PART * count)


def _excess(players: int, total: int, count: int) -> int:
    """Return the players by which one of `count` sections is off the average, in 1/(5 count)."""
    tolerated = max(total, TOLERATED_PART * TOLERATED_PLAYERS * count)
    return max(0, abs(TOLERATED_PART * (players * count - total)) - tolerated)


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
    does best of all that events of so many players have

    Boundaries are ranks at entry that are present; the director's sections of single players are
    ignored. Without players there are no sections. Raises WrongUse for a count below 1.
    """
    if count is not None and count < 1:
        raise WrongUse(message("choice.sections", asked=count))
    columns = _columns(players)
    if not columns:
        return ()
    best = _proposal(columns) if count is None else _best_plan(columns, min(count, len(columns)))
    return tuple(Section(n, columns[end - 1].rank) for n, end in enumerate(best.ends, 1))


class _Column(NamedTuple):
    """The players of one rank, as a director lines up the pairing cards."""

    rank: Rank
    players: int
    fee: str


def _columns(players: Iterable[Player]) -> tuple[_Column, ...]:
    """Return the ranks at entry that are present, from the top."""
    everybody = [*players]
    sizes, fees = Counter(p.initial_rank for p in everybody), fee_levels(everybody)
    return tuple(
        _Column(rank, sizes[rank], fees.get(rank, "")) for rank in sorted(sizes, reverse=True)
    )


def _proposal(columns: Sequence[_Column]) -> _Plan:
    """Return the best sections, of all numbers of them that events of so many players have."""
    players = sum(column.players for column in columns)
    usual = _usual_count(players, len(columns))
    fewest = max(1, min(usual - 1, ceil(usual * FEWEST_OF_USUAL)))
    numbers = range(fewest, _most_sections(players, columns) + 1)
    plans = (_best_plan(columns, number) for number in numbers)
    return min(plans, key=lambda plan: plan.comparable(usual))


class _Cost(NamedTuple):
    """How a section misses the guidelines, or sections do, added up; weightier ones first.

    sizes -- players too many or few, in 1/(5 count); missing -- players short of a section's least
    ranks -- ranks too many; fees -- fee levels too many
    squares -- deviations from the average, in players by count, squared
    """

    sizes: int
    missing: int
    ranks: int
    fees: int
    squares: int

    def weight(self, room: int, *, least: bool) -> int:
        """Return the costs as one number, each below `room`; least -- whether `missing` counts."""
        weight = 0
        for cost in self if least else self._replace(missing=0):
            weight = weight * room + cost
        return weight


class _Plan(NamedTuple):
    """One way to cut the columns into sections.

    ends -- the number of columns before the end of each section
    """

    cost: _Cost
    ends: tuple[int, ...]

    def comparable(self, usual: int) -> tuple[Fraction | int, ...]:
        """Return the sort key that compares plans of different counts, smaller is better.

        Sizes alone may ask for fewer sections than usual; ranks and fees may ask for more.
        """
        count, cost = len(self.ends), self.cost
        fewer, more = max(0, usual - count), max(0, count - usual)
        return (
            Fraction(cost.sizes, count),
            cost.missing,
            fewer,
            cost.ranks + cost.fees + SPARED_BY_A_SECTION * more,
            cost.ranks,
            cost.fees,
            Fraction(cost.squares, count**2),
        )

    @property
    def missed(self) -> Missed:
        """Return by how much the sections miss each guideline; none splits a rank."""
        sizes = Fraction(self.cost.sizes, TOLERATED_PART * len(self.ends))
        return sizes, self.cost.ranks, 0, self.cost.fees


def _usual_count(players: int, ranks: int) -> int:
    """Return the usual number of sections (M2, Appendix C of M)."""
    by_size = (2 * players + USUAL_PLAYERS) // (2 * USUAL_PLAYERS)
    by_event = max(USUAL_SECTIONS, players // LARGE_EVENT_PLAYERS)
    return max(1, min(by_size, by_event, ranks))


def _most_sections(players: int, columns: Sequence[_Column]) -> int:
    """Return the most sections that events of so many players have (Appendix C of M)."""
    experience = min(MOST_SECTIONS, int(players / FEWEST_PLAYERS))
    wide = _span(columns) > MOST_RANKS and players >= SMALL_EVENT_PLAYERS
    usual = _usual_count(players, len(columns))
    most = max(usual, experience, players // FEWEST_PLAYERS_LARGE, 1 + wide)
    return min(len(columns), most)


def _span(columns: Sequence[_Column]) -> int:
    """Return the number of consecutive ranks from the first to the last column."""
    return columns[0].rank.steps - columns[-1].rank.steps + 1


def _best_plan(columns: Sequence[_Column], count: int, *, least: bool = True) -> _Plan:
    """Return the best way to cut the columns into so many sections, by dynamic programming.

    least -- whether a section should have its least players; without it only guidelines count

    Of equally good ways the one whose first sections end first. Costs are compared as one number,
    each with more room than all sections together can take.
    """
    size, total = len(columns), sum(column.players for column in columns)
    room = TOLERATED_PART * (count * total) ** 2 * size + _span(columns)
    costs = {
        part: _Cost(_excess(players, total, count), *rest, (players * count - total) ** 2)
        for part, (players, rest) in _parts(columns).items()
    }
    weights = {part: cost.weight(room, least=least) for part, cost in costs.items()}
    best = [{first: weights[first, size] for first in range(size)}]
    for rest in range(1, count):  # sections below the one whose end is looked for
        below = best[-1]
        best.append(
            {
                first: min(
                    weights[first, end] + below[end] for end in range(first + 1, size + 1 - rest)
                )
                for first in range(size - rest)
            }
        )
    ends, first = [], 0
    for rest in range(count - 1, 0, -1):
        left, below = best[rest][first], best[rest - 1]
        first = next(
            end for end in below if end > first and weights[first, end] + below[end] == left
        )
        ends.append(first)
    ends.append(size)
    cut = (costs[part] for part in pairwise([0, *ends]))
    return _Plan(_Cost(*map(sum, zip(*cut, strict=True))), tuple(ends))


@lru_cache(maxsize=2)
def _parts(
    columns: Sequence[_Column],
) -> Mapping[tuple[int, int], tuple[int, tuple[int, int, int]]]:
    """Return (first, end) -> players, and what costs the same in any number of sections.

    That is `missing`, `ranks` and `fees` of _Cost.
    """
    parts = {}
    for first, end in combinations(range(len(columns) + 1), 2):
        part = columns[first:end]
        players = sum(column.players for column in part)
        collects = first > 0 and end == len(columns)
        ranks = 0 if collects else max(0, _span(part) - MOST_RANKS)
        fees = len({column.fee for column in part if column.fee})
        parts[first, end] = players, (max(0, LEAST_PLAYERS - players), ranks, max(0, fees - 1))
    return parts


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

Missed = tuple[Fraction, int, int, int]
"""By how much sections miss each guideline: players, ranks, split ranks, fee levels."""


class Outlook(NamedTuple):
    """What other sections would do (M2).

    better -- the guidelines that sections worth a look miss by less, and no weightier one by more
    best -- as many sections as these cannot meet the guidelines better
    anyhow -- nor can any other number of sections
    other -- the next number of sections, each with the least players, that meets them better;
    None where there is none

    One cut meets the guidelines better than another if it misses the weightiest of those that they
    miss differently by less.
    """

    better: Guidelines
    best: bool = False
    anyhow: bool = False
    other: int | None = None


def outlook(event: Event, players: Sequence[Player]) -> Outlook:
    """Tell which guidelines other sections would meet better, and where that is impossible (M2).

    players -- those to be counted

    Worth a look are the best sections, as many as there are and as many as are proposed. Nothing
    is claimed once a round is drawn, as sections then stay, nor where nothing is missed.
    """
    now = _missed(guidelines(event, players))
    if event.rounds or not any(now):
        return Outlook((False, False, False, False))
    return _outlook(_columns(players), len(event.sections), now)


def improvable(event: Event, players: Sequence[Player]) -> Guidelines:
    """Tell which guidelines other sections would meet better: those are worth a look (M2).

    players -- those to be counted
    """
    return outlook(event, players).better


@lru_cache(maxsize=8)
def _outlook(columns: Sequence[_Column], count: int, now: Missed) -> Outlook:
    """Return the outlook from sections that miss the guidelines by so much."""
    ranks, proposal = len(columns), _proposal(columns)
    cuts = [_best_plan(columns, min(count, ranks)).missed, proposal.missed]
    sizes, spans, splits, fees = (
        any(cut[at] < now[at] and _no_worse(cut[:at], now[:at]) for cut in cuts)
        for at in range(len(now))
    )
    numbers = sorted(
        {*range(1, ranks + 1)} - {count},
        key=lambda number: (number != len(proposal.ends), abs(number - count), number),
    )
    plans = ((number, _best_plan(columns, number)) for number in numbers)
    other = next((n for n, plan in plans if not plan.cost.missing and plan.missed < now), None)
    best = count <= ranks and not _beaten(columns, count, now)
    return Outlook(
        better=(sizes, spans, splits, fees),
        best=best,
        anyhow=best and not other and not any(_beaten(columns, n, now) for n in numbers),
        other=other,
    )


def _beaten(columns: Sequence[_Column], count: int, now: Missed) -> bool:
    """Tell whether any cut into so many sections, of however few players, is better."""
    return _best_plan(columns, count, least=False).missed < now


def _missed(reports: Sequence[SectionReport]) -> Missed:
    """Return by how much sections miss each guideline."""
    return (
        sum((excess_players(each.players, each.average) for each in reports), Fraction(0)),
        sum(max(0, report.span - MOST_RANKS) for report in reports if not report.collects),
        sum(len(report.split) for report in reports),
        sum(max(0, len(report.fees) - 1) for report in reports),
    )


def _no_worse(other: Sequence[Fraction | int], now: Sequence[Fraction | int]) -> bool:
    """Tell whether no guideline is missed by more."""
    return all(a <= b for a, b in zip(other, now, strict=True))
