"""The McMahon bar: the points of grades, and the proposals for the bar (B1, B2, E5).

proposal   the bar is                                                                  source
rounds     the lowest grade whose group has the size of SIZES, never deeper than two    B2
           below the highest entry and never of more than 2 to the rounds; of grades that
           make the same group the highest, which somebody holds. Where none does, the
           highest whose group has the least size
congress   the lowest grade from 4 dan up with at most 67 players at or above it,       E5
           not counting those who are qualified for the league already

Who enters at or above the bar is the top group and starts at it (start_scores.py); who had better
not be in it, such as somebody who misses a round: top_group.py.

Where no grade satisfies B2, its least size comes before its depth: a bar counteracts the advantage
of the strongest, and one player alone above a gap in the grades is first whatever happens (house
rule). If the group then exceeds 2 to the rounds, the next grade above it is the other choice, and
the director is asked. All players together may be fewer than the least size, too few for the
rounds: then the depth counts, but nobody is alone. Requirements that are not met are reported.
Sizes for one and two rounds, and for more than ten, are ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.units import HalfPoints, Rank
from nigiri.errors import WrongUse
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event, Player

#: B2: rounds -> the least and the most players of the top group; 11 stands for all above 10.
SIZES: Mapping[int, tuple[int, int]] = {
    1: (2, 2), 2: (2, 4), 3: (4, 8), 4: (5, 10), 5: (6, 12), 6: (7, 15), 7: (8, 18), 8: (9, 22),
    9: (10, 26), 10: (11, 30), 11: (11, 30),
}  # fmt: skip  # pairs, several a line
FIRST = 1
#: The least top group where all players are fewer than the table wants.
PAIR = 2
#: B2: so many grades below the highest entry the bar may lie.
DEEPEST = 2
#: E5.
LOWEST_TOP_BAR, TOP_BAR_PLAYERS = Rank(4), 67


class BarLine(NamedTuple):
    """A grade that was tried as the bar.

    players -- number at or above it; league -- further ones who do not count
    verdict -- "fits"; "few" or "many" for the table; "limit", above 2 to the rounds; "deep"
    """

    rank: Rank
    players: int
    verdict: str
    league: int = 0


class BarProposal(NamedTuple):
    """The proposed bar, with the numbers behind it.

    lines -- the grades tried, in the order of trying: under "rounds" from the top, first all, then
    those that somebody holds; from 4 dan up under "congress"
    least, most -- players that the top group should have; limit -- that it never should exceed
    """

    bar: Rank
    lines: tuple[BarLine, ...]
    least: int
    most: int
    limit: int

    @property
    def line(self) -> BarLine:
        """Return the line of the bar itself."""
        return next(line for line in self.lines if line.rank == self.bar)

    @property
    def met(self) -> bool:
        """Tell whether the bar meets all requirements of its rule."""
        return self.line.verdict == "fits"

    @property
    def unmet(self) -> tuple[str, ...]:
        """Return the verdicts on the bar: what it does not meet, the depth before the size."""
        line = self.line
        if line.verdict != "deep":
            return () if self.met else (line.verdict,)
        size = _verdict(line.players, self.least, self.most, self.limit)
        return ("deep",) if size == "fits" else ("deep", size)

    @property
    def other(self) -> BarLine | None:
        """Return the next higher grade that makes a smaller group, to be chosen instead.

        None unless the bar's group exceeds the limit; then the other one is too small.
        """
        if self.line.players <= self.limit:
            return None
        smaller = [line for line in self.lines if line.players < self.line.players]
        most = max((line.players for line in smaller), default=0)
        return next((line for line in smaller if line.players == most), None)


def grade_points(rank: Rank) -> HalfPoints:
    """Return the start score of a grade, in half points: 1d 0, 1k -1, 3d 2 points (B1)."""
    return HalfPoints(2 * (rank.steps - 1))


def propose_bar(ranks: Iterable[Rank], rounds: int) -> BarProposal | None:
    """Return the bar for entries of these ranks by the number of rounds (B2); None without any."""
    entries = sorted(ranks)
    if not entries:
        return None
    (least, most), limit = SIZES[min(rounds, max(SIZES))], 2**rounds
    highest, weakest = entries[-1], entries[0]
    near = range(highest.steps, max(weakest.steps, highest.steps - DEEPEST - 1) - 1, -1)
    held = sorted({entry.steps for entry in entries if entry.steps < near[-1]}, reverse=True)
    wanted = least if len(entries) >= least else min(PAIR, len(entries))
    lines: list[BarLine] = []
    for steps in (*near, *held):
        if steps not in near and lines[-1].players >= wanted:
            break
        players = sum(entry.steps >= steps for entry in entries)
        deep = highest.steps - steps > DEEPEST
        verdict = "deep" if deep else _verdict(players, least, most, limit)
        lines.append(BarLine(Rank(steps), players, verdict))
    return BarProposal(_chosen(lines, wanted, least).rank, tuple(lines), least, most, limit)


def _verdict(players: int, least: int, most: int, limit: int) -> str:
    """Return the verdict of the handbook on a top group of so many players."""
    if players > most:
        return "limit" if players > limit else "many"
    return "few" if players < least else "fits"


def _chosen(lines: Sequence[BarLine], wanted: int, least: int) -> BarLine:
    """Return the lowest that fits, else the highest of the size wanted.

    Where fewer are wanted than the least of the table, the lowest that is not too deep fits. Of
    grades that make the same group it is the highest, which is the one that somebody holds.
    """
    fitting = {"fits"} if wanted == least else {"fits", "few"}
    sizes = [line.players for line in lines if line.players >= wanted]
    fits = [line.players for line in lines if line.players >= wanted and line.verdict in fitting]
    size = (fits[-1:] or sizes)[0]
    return next(line for line in lines if line.players == size)


def propose_top_bar(ranks: Iterable[Rank], league: Iterable[Rank] = ()) -> BarProposal | None:
    """Return the bar of a congress (E5); None without entries.

    league -- the ranks of entries who are qualified for the league already: they are not among the
    67, and where there are no others, there is no bar. It is never above the highest entry, however
    many players are at it.
    """
    entries, besides = sorted(ranks), sorted(league)
    if not entries:
        return None
    lines = []
    for steps in range(LOWEST_TOP_BAR.steps, max(entries[-1], LOWEST_TOP_BAR).steps + 1):
        players, more = (sum(each.steps >= steps for each in group) for group in (entries, besides))
        verdict = "many" if players > TOP_BAR_PLAYERS else "fits"
        lines.append(BarLine(Rank(steps), players, verdict, more))
        if verdict == "fits":
            break
    most = TOP_BAR_PLAYERS
    return BarProposal(lines[-1].rank, tuple(lines), 0, most, most)


def _counted(players: Iterable[Player]) -> Iterator[Player]:
    """Yield the players who count in the bar: reserves play only if needed (B6)."""
    return (player for player in players if not player.reserve)


def _top_bar(players: Iterable[Player]) -> BarProposal | None:
    """Return the bar of a congress for these players."""
    groups: tuple[list[Rank], list[Rank]] = [], []
    for player in _counted(players):
        groups[player.path == "league"].append(player.initial_rank)
    return propose_top_bar(*groups)


PROPOSALS: Mapping[str, Callable[[Sequence[Player], int], BarProposal | None]] = {
    "rounds": lambda players, rounds: propose_bar(
        (player.initial_rank for player in _counted(players)), rounds
    ),
    "congress": lambda players, _: _top_bar(players),
}
"""Proposal -> function of the players and the number of rounds; see the table above."""


@once_an_event
def starters(event: Event) -> tuple[Player, ...]:
    """Return the players of round 1, in sheet order.

    Once it is drawn, those with a game or a bye in it: nobody who comes or leaves later changes a
    start score. Before, those who are here and play in it; as long as nobody is here, everybody on
    the list.
    """
    drawn = [round_ for round_ in event.rounds if round_.number == FIRST]
    seated = {player for round_ in drawn for player in (*round_.game_by_player, *round_.byes)}
    if seated:
        return tuple(player for player in event.players if player.number in seated)
    return tuple(player for player in event.players if player.plays_in(FIRST)) or event.players


def few_are_here(event: Event) -> bool:
    """Tell whether fewer than half of those on the list are here, before round 1.

    Then the others are still on their way: no sections are proposed for those few.
    """
    here = sum(player.here for player in event.players)
    return not event.rounds and 2 * here < len(event.players)


def bar_proposal(event: Event) -> BarProposal | None:
    """Return the bar that is proposed for those who start, by Settings.bar_by; None for nobody.

    Raises WrongUse for an unknown proposal.
    """
    settings = event.settings
    if settings.bar_by not in PROPOSALS:
        choices = several(PROPOSALS, message("choice.or"))
        raise WrongUse(message("choice.bar", asked=settings.bar_by, choices=choices))
    return PROPOSALS[settings.bar_by](starters(event), settings.rounds)
