"""The wishes of a round (Event.wishes): whom they concern, and what a board costs that breaks one.

kind         whom it concerns                              a board costs                      source
rather       who could still meet the one they would like  1 for each who meets another       M10
rather not   both                                          1                                  M10
child        who has not won a game yet                    the rank of the other, 1 weakest;  B25
                                                           0 for two such children
title        who is at most a point behind the leader      `contenders_parted`                E6
never, must  both                                          never drawn, always drawn:
                                                           field.py (`bans`), parts.py

Where the event says so all Europeans play for the title in the last two rounds, without a wish,
unless one of the round names others. E6 has rounds 9 and 10 of ten; for another number of rounds
it is the last two (house rule).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.pairing.matching import most_pairs
from nigiri.domain.pairing.squares import square_of
from nigiri.domain.scores.scores import games_won, pairing_score

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing.squares import Bools, Ints, Pair

#: E6: contenders are at most so many half points below the leading one of them.
NEAR = 2


@dataclass(frozen=True, eq=False)
class Wants:
    """The wishes of a round as arrays over the players of a field.

    rather, rather_not -- squares: the pairs wished for, and those to be avoided
    wishing -- whether a player could meet somebody they would rather meet
    contending -- whether a player plays for the title near the lead (E6)
    children -- whether a player is to win a game and has won none (B25)
    """

    rather: Bools
    rather_not: Bools
    wishing: Bools
    contending: Bools
    children: Bools

    @property
    def any_wish(self) -> bool:
        """Tell whether any pair is wished for or to be avoided."""
        return bool(self.wishing.any() or self.rather_not.any())


def wants(event: Event, round_number: int, order: Sequence[PlayerId], closed: Bools) -> Wants:
    """Return the wishes of the round for these players, in this order.

    closed -- square of those who cannot meet, or met before
    """
    rather, rather_not = (
        square_of(order, pairs_of(event, round_number, kind)) for kind in ("rather", "rather not")
    )
    return Wants(
        rather=rather,
        rather_not=rather_not,
        wishing=np.asarray((rather & ~closed).any(axis=1), dtype=np.bool_),
        contending=_marked(order, contenders(event, round_number, order)),
        children=_marked(order, _children(event, round_number)),
    )


def members(event: Event, round_number: int, kind: str) -> Iterator[tuple[PlayerId, ...]]:
    """Yield the players of each wish of that kind that counts in the round."""
    for wish in event.wishes:
        if wish.kind == kind and wish.counts_in(round_number):
            yield wish.players


def pairs_of(event: Event, round_number: int, kind: str) -> Iterator[Pair]:
    """Yield every pair in a wish of that kind that counts in the round."""
    for group in members(event, round_number, kind):
        yield from combinations(group, 2)


def title_players(event: Event, round_number: int) -> frozenset[PlayerId]:
    """Return all who could play for the title in a round, near the lead or not (E6)."""
    wished = frozenset(
        number
        for wish in event.wishes
        if wish.kind == "title" and wish.counts_in(round_number)
        for number in wish.players
    )
    if wished or not event.settings.plays_for_title(round_number):
        return wished
    from nigiri.domain.players.europeans import european  # noqa: PLC0415 -- for two rounds of few

    return frozenset(n for n, player in event.by_number.items() if european(player).answer)


def contenders(
    event: Event, round_number: int, drawn: Collection[PlayerId] = ()
) -> frozenset[PlayerId]:
    """Return those near the lead who play for the title in a round (E6).

    Of those who play in it; the leader may have a game made by hand or the bye all the same.

    drawn -- others who play in it, whatever the list of players says
    """
    here = {n for n, player in event.by_number.items() if player.plays_in(round_number)}
    playing = title_players(event, round_number) & (here | {*drawn})
    scores = {number: pairing_score(event, number, round_number) for number in playing}
    lead = max(scores.values(), default=0)
    return frozenset(number for number in playing if scores[number] >= lead - NEAR)


def _children(event: Event, round_number: int) -> set[PlayerId]:
    """Return the children who have not won a game yet; a bye is no win (B25)."""
    named = {n for group in members(event, round_number, "child") for n in group}
    known = named & event.by_number.keys()
    return {number for number in known if not games_won(event, number, round_number - 1)}


def _marked(order: Sequence[PlayerId], chosen: Collection[PlayerId]) -> Bools:
    """Return True for each of the players who is among the chosen, in their order."""
    return np.array([number in chosen for number in order], dtype=np.bool_)


def unfulfilled(wants: Wants, upper: Ints, lower: Ints) -> Ints:
    """Return the number of wishes that each board does not fulfil: "rather", "rather not" (M10)."""
    open_: Ints = wants.wishing[upper].astype(np.int64) + wants.wishing[lower]
    open_[wants.rather[upper, lower]] = 0
    return open_ + wants.rather_not[upper, lower]


def strength_met(wants: Wants, rank: Ints, upper: Ints, lower: Ints) -> Ints:
    """Return the rank of the opponent of each child without a win (B25), from 1 up.

    Two such children cost nothing: one of them is going to win. rank -- of the field, in steps
    """
    rank = rank - rank.min(initial=0) + 1
    young = wants.children
    cost = young[upper] * rank[lower] + young[lower] * rank[upper]
    return np.where(young[upper] & young[lower], 0, cost)


def contenders_parted(wants: Wants, score: Ints, closed: Bools, upper: Ints, lower: Ints) -> Ints:
    """Return the costs of keeping contenders from one another (E6).

    A contender without a contender of his own score costs one more than all who meet somebody else.
    To meet one of a lower score costs what it costs to meet anybody, except for one player of each
    score group (`paired_down`), for whom it costs less.

    score -- of the field, the highest first
    closed -- square of those who cannot meet, or met before
    """
    contending = wants.contending
    down = paired_down(contending, score, closed)
    many = contending[upper].astype(np.int64) + contending[lower]
    both = many == 2  # noqa: PLR2004
    among = both & (score[upper] == score[lower])
    allowed = both & down[upper]
    return np.where(among, 0, many * (len(score) + 1) + np.where(allowed, 0, many))


def paired_down(contending: Bools, score: Ints, closed: Bools) -> Bools:
    """Return the contenders who may meet a contender of a lower score (E6), as an array of Bools.

    Contenders of one score meet as far as they can. Where that leaves at most one of a group over,
    all of the group are true: the criterion sees to it that no more than one goes down. Where more
    are left over, because they have met one another, only one may go: the lowest without whom as
    many pairs remain, and who has not met all contenders below.

    score -- of the field, the highest first
    closed -- square of those who cannot meet
    """
    found = contending.copy()
    for points in np.unique(score[contending]):
        group = np.flatnonzero(contending & (score == points)).tolist()
        below = np.flatnonzero(contending & (score < points))
        pairs = len(most_pairs(group, closed))
        if len(group) - 2 * pairs > 1:
            found[group] = False
            found[_lowest(group, below.tolist(), pairs, closed)] = True
    return found


def _lowest(group: Sequence[int], below: Sequence[int], pairs: int, closed: Bools) -> list[int]:
    """Return the one player of a group who may go down, as a list; [] where nobody can."""
    for player in reversed(group):
        others = [other for other in group if other != player]
        can_meet = not all(closed[player, other] for other in below)
        if can_meet and len(most_pairs(others, closed)) == pairs:
            return [player]
    return []
