"""Explain a board or a bye of a drawn round: facts, costs, the best draw without it (M6 to M12).

A round is examined as its draw saw it: with the rounds before it and the ranks printed on its
sheet, and without the games that the director made, so that the totals are those of the draw.
The facts are numbers; desk/explain/why.py makes sentences of them.

Not done: settings, sections and clubs are those of today, also for a round drawn long ago.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.games.colours import colours_by_rule
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.pairing.board_costs import event_before, first_difference, measured
from nigiri.domain.pairing.drawing import gives_way, solved
from nigiri.domain.pairing.field import bans
from nigiri.domain.pairing.fixtures import make_game
from nigiri.domain.pairing.floats import from_end
from nigiri.domain.pairing.halves import crosses, keeps_halves
from nigiri.domain.pairing.kept_apart import counted_later, counted_now, shared, strict_now
from nigiri.domain.pairing.matching import pairable
from nigiri.domain.pairing.parts import part_of
from nigiri.domain.pairing.patterns import partner_in, pattern_of
from nigiri.domain.pairing.verdicts import UNKNOWN, Verdict, fewer, is_best, least, without
from nigiri.domain.pairing_policies.byes import (
    ByeReason,
    bye_by_policy,
    bye_reason,
    needs_bye,
    reserves,
)
from nigiri.domain.scores.scores import pairing_score

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.model.units import PlayerId, Rank
    from nigiri.domain.pairing.board_costs import Measured, Numbers, Step
    from nigiri.domain.pairing.criteria import Criterion
    from nigiri.domain.pairing.field import Field
    from nigiri.domain.pairing.matching import Pair
    from nigiri.domain.pairing.squares import Ints


@dataclass(frozen=True)
class Seat:
    """One of the two players of a board, as the draw saw him.

    score -- in half points; rank -- that of the round (M13)
    group -- how many have this score; place -- his place among them, 1 for the strongest
    floaters -- how many of the group meet somebody of another group
    met -- how many of the others of the group he has met
    floated -- how often he floated in the direction of this board before; 0 inside a group
    nearer -- who of the group stays in it though nearer to the place that is to float (M8), each
    with how often they floated in that direction before; empty inside a group
    balance -- games with White minus games with Black (M11)
    moved -- how often he floated before, whichever way
    far -- places from the one that is to float (M8)
    elsewhere -- who has this score and is in the round, but had no part in this draw
    fewer -- the best draw in which fewer of the group float; unknown inside a group
    staying -- the best draw in which one of those nearer floats this way and he does not; unknown
    where nobody is nearer, or more than MOST_NEARER are
    """

    player: PlayerId
    score: HalfPoints
    rank: Rank
    group: int
    place: int
    floaters: int
    met: int
    floated: int
    nearer: tuple[tuple[PlayerId, int], ...]
    balance: int
    moved: int = 0
    far: int = 0
    elsewhere: tuple[PlayerId, ...] = ()
    fewer: Verdict = UNKNOWN
    staying: Verdict = UNKNOWN


@dataclass(frozen=True)
class Price:
    """The cost of a board by one criterion, and the total of all boards of the draw.

    fewer -- the best draw with fewer boards that cost something by it; unknown where this one costs
    nothing, or the criterion is none of COUNTED
    """

    code: str
    source: str
    cost: int
    total: int
    fewer: Verdict = UNKNOWN


#: The most players of whom it is proved that none could float instead of another.
MOST_NEARER = 12
#: Criteria of which a board is told that it costs something, and whether fewer boards could have.
COUNTED = frozenset({"rematch", "strict", "title", "wishes", "apart", "third"})


@dataclass(frozen=True)
class Partner:
    """The partner of the upper player by the pattern alone: 1-5, 2-6, ... (M9).

    met -- they have met before (M7); shared -- what keeps them apart: "club", "city" (M10)
    """

    player: PlayerId
    met: bool
    shared: tuple[str, ...]


@dataclass(frozen=True)
class Alternative:
    """The best draw without a pair.

    gone, come -- the boards that are dissolved and those that take their place, upper player first
    step -- what decides between the two; None where nothing does
    """

    gone: tuple[Numbers, ...]
    come: tuple[Numbers, ...]
    step: Step | None


@dataclass(frozen=True)
class Answer:
    """The facts that explain why two players meet.

    prices -- criterion by criterion, most important first
    partner -- None when the two are of different groups, and where a lot is the pattern
    one_half -- both stand in the same half of those who stay in the group (M9)
    first_not_met -- the halves of the group clash with M7: paired from the top (M9, last rounds)
    rule -- the same pair with the handicap and colours by rule (M11, M12), without a table
    colours -- why these colours: a reason of colours.py
    alternative -- None when the round cannot be drawn without this pair
    given -- somebody sits out, or other pairs are the director's: with these as they are
    second -- the best draw in which the upper player meets a third opponent; None: there is none
    usual -- the best draw in which the upper player meets `partner`; unknown where he does
    """

    upper: Seat
    lower: Seat
    prices: tuple[Price, ...]
    partner: Partner | None
    one_half: bool
    first_not_met: bool
    rule: Game
    colours: str
    alternative: Alternative | None
    second: Alternative | None
    usual: Verdict = UNKNOWN
    given: bool = False


@dataclass(frozen=True)
class ByeAnswer:
    """The facts that explain why somebody has the bye (M6).

    by_rule -- who has it by the rule; None when everyone here had one, or no bye leaves a round
    passed_over -- better candidates without whom the others could not be paired
    following -- who would be next by the rule if this player could not have it; None: nobody
    reserve -- the reserve who could have played, so that nobody would sit out (B6); None: nobody
    """

    reason: ByeReason
    by_rule: PlayerId | None
    passed_over: tuple[PlayerId, ...]
    following: PlayerId | None
    reserve: PlayerId | None


def answer(event: Event, this: Round, game: Game, *, by_hand: Collection[Game] = ()) -> Answer:
    """Return the facts that explain a game of that round, with the best draw without the pair.

    by_hand -- other games that the director made; they are no part of the draw

    Raises WrongUse for an unknown pattern.
    """
    drawn = measured(event, this, by_hand=[other for other in by_hand if other != game], of=game)
    before = event_before(event, this)
    numbers = drawn.field.numbers
    upper, lower = sorted(numbers.index(player) for player in game.players)
    pair = (upper, lower)
    best = alternative(drawn, pair)
    proved = is_best(drawn)
    partner = _partner(drawn, upper) if drawn.inside(pair) else None
    seats = (_seat(drawn, *pair, proved=proved), _seat(drawn, *pair[::-1], proved=proved))
    above, below = (
        replace(seat, elsewhere=_elsewhere(before, this, drawn, seat.score)) for seat in seats
    )
    return Answer(
        upper=above,
        lower=below,
        prices=tuple(
            Price(each.code, each.source, cost, drawn.totals[each.code], verdict)
            for each, cost in zip(drawn.criteria, drawn.costs[pair], strict=True)
            for verdict in [_fewer_such(drawn, each) if proved and cost else UNKNOWN]
        ),
        partner=partner,
        one_half=drawn.inside(pair) and not crosses(pair, _group(drawn, upper)),
        first_not_met=drawn.inside(pair) and _gave_way(drawn, upper),
        rule=(rule := make_game(before, this.number, game.players, board=game.board)),
        colours=colours_by_rule(before, *rule.players, rule.handicap, this.number).reason,
        alternative=best,
        second=None if best is None else alternative(drawn, pair, _board_of(drawn, best, upper)),
        usual=_usual(drawn, pair, partner) if proved and partner is not None else UNKNOWN,
        given=bool(this.byes or by_hand),
    )


def _fewer_such(drawn: Measured, criterion: Criterion) -> Verdict:
    """Return the verdict on fewer boards that cost something by a criterion; unknown for most."""
    if criterion.code not in COUNTED:
        return UNKNOWN
    return fewer(drawn, lambda *pairs: (criterion.cost(*pairs) > 0).astype(np.int64))


def _usual(drawn: Measured, pair: Pair, partner: Partner) -> Verdict:
    """Return the verdict on the pair of the pattern, instead of this one."""
    upper, usual = pair[0], drawn.field.numbers.index(partner.player)
    if usual == pair[1]:
        return UNKNOWN
    others = (other for other in range(len(drawn.field)) if other not in {upper, usual})
    return without(drawn, ((upper, other) for other in others))


def _elsewhere(
    before: Event, this: Round, drawn: Measured, score: HalfPoints
) -> tuple[PlayerId, ...]:
    """Return the players with this score who are in the round, but not in the draw's field."""
    others = {*this.game_by_player, *this.byes}.difference(drawn.field.numbers)
    return tuple(n for n in sorted(others) if pairing_score(before, n, this.number) == score)


def _board_of(drawn: Measured, other: Alternative, index: int) -> Pair:
    """Return the new board of a player of the field in another draw, as indices."""
    numbers = drawn.field.numbers
    board = next(each for each in other.come if numbers[index] in each)
    return numbers.index(board[0]), numbers.index(board[1])


def alternative(drawn: Measured, *pairs: Pair) -> Alternative | None:
    """Return the best draw in which none of these pairs meets; None when there is none."""
    square = drawn.field.banned.copy()
    for pair in pairs:
        square[pair] = square[pair[::-1]] = True
    found = solved(replace(drawn.field, banned=square), drawn.criteria)
    if found is None:
        return None
    other = drawn.instead(found)
    return Alternative(
        gone=tuple(drawn.numbers(p) for p in drawn.pairs if p not in found),
        come=tuple(other.numbers(p) for p in other.pairs if p not in drawn.costs),
        step=first_difference(drawn, other),
    )


def bye_answer(event: Event, this: Round, number: PlayerId) -> ByeAnswer:
    """Return the facts that explain a player's bye, among all who were drawn together."""
    before = event_before(event, this)
    all_here = sorted({number, *this.game_by_player, *this.byes, *_here(before, this.number)})
    apart = part_of(before, this.number, all_here, number)
    present = [n for n in apart if n == number or n in this.game_by_player]
    idle = [n for n in apart if n not in {*this.game_by_player, *this.byes}]
    everyone = [*present, *idle]
    square = bans(before, this.number, everyone)

    def can_pair(players: Collection[PlayerId]) -> bool:
        return pairable([i for i, other in enumerate(everyone) if other in players], square)

    odd = needs_bye(before, this.number, present)
    candidates = bye_by_policy(before, this.number, present) if odd else ()
    possible = [one for one in candidates if can_pair([n for n in present if n != one])]
    waiting = (one for one in reserves(before, this.number, idle) if can_pair([*present, one]))
    by_rule = possible[0] if possible else None
    return ByeAnswer(
        reason=bye_reason(before, this.number, present, number),
        by_rule=by_rule,
        passed_over=() if by_rule is None else candidates[: candidates.index(by_rule)],
        following=next((other for other in possible if other != number), None),
        reserve=next(waiting, None),
    )


def _here(event: Event, round_number: int) -> list[PlayerId]:
    """Return the numbers of all who are here and not out in that round, sorted."""
    return sorted(n for n, player in event.by_number.items() if player.plays_in(round_number))


def _seat(drawn: Measured, index: int, other: int, *, proved: bool) -> Seat:
    """Return one player of a board (by index) with the facts that the draw had about them.

    proved -- the round is the best by its criteria, so that something can be proved of it
    """
    field = drawn.field
    group = range(int(field.start[index]), int(field.end[index]))
    below = other not in group and other > index
    floated = field.down if below else field.up
    outside = Counter(i for pair in drawn.pairs if not drawn.inside(pair) for i in pair)
    which = field.settings.float_down if below else field.settings.float_up
    far = from_end(field, np.array(group), which).tolist()
    nearer = [i for i, places in zip(group, far, strict=True) if places < far[index - group.start]]
    nearer = [i for i in nearer if not outside[i]] if other not in group else []
    this_way = range(group.stop, len(field)) if below else range(group.start)
    return Seat(
        player=field.numbers[index],
        score=HalfPoints(int(field.score[index])),
        rank=field.players[index].rank,
        group=len(group),
        place=index - group.start + 1,
        floaters=sum(outside[i] for i in group),
        met=int(field.met[index, group.start : group.stop].sum()),
        floated=0 if other in group else int(floated[index]),
        nearer=tuple((field.numbers[i], int(floated[i])) for i in nearer),
        balance=int(field.balance[index]),
        moved=int(field.down[index] + field.up[index]),
        far=far[index - group.start],
        fewer=_fewer_leaving(drawn, group) if proved and other not in group else UNKNOWN,
        staying=_staying(drawn, index, nearer, this_way) if proved else UNKNOWN,
    )


def _staying(drawn: Measured, one: int, nearer: Sequence[int], this_way: range) -> Verdict:
    """Return the verdict on one of those nearer, who floats this way instead of that one."""
    if not 0 < len(nearer) <= MOST_NEARER:
        return UNKNOWN
    stays = [(one, other) for other in this_way]
    others = [other for other in range(len(drawn.field)) if other not in this_way]
    goes = ([(each, other) for other in others if other != each] for each in nearer)
    codes = [each.code for each in drawn.criteria]
    return least(codes, [without(drawn, (*stays, *pairs)) for pairs in goes])


def _fewer_leaving(drawn: Measured, group: range) -> Verdict:
    """Return the verdict on fewer players who leave a score group."""

    def leaving(_: Field, upper: Ints, lower: Ints) -> Ints:
        inside = [(side >= group.start) & (side < group.stop) for side in (upper, lower)]
        left: Ints = (inside[0] != inside[1]).astype(np.int64)
        return left

    return fewer(drawn, leaving)


def _partner(drawn: Measured, upper: int) -> Partner | None:
    """Return the partner by the pattern among those who stay in the group of `upper`.

    None where a lot is the pattern.
    """
    field = drawn.field
    stay = sorted(index for pair in _group(drawn, upper) for index in pair)
    seat = partner_in(pattern_of(field), stay.index(upper), len(stay))
    if seat is None:
        return None
    partner = stay[seat]
    return Partner(
        player=field.numbers[partner],
        met=bool(field.met[upper, partner]),
        shared=_shared(field, upper, partner),
    )


def _group(drawn: Measured, one: int) -> list[Pair]:
    """Return the boards inside the score group of a player."""
    score = drawn.field.score
    return [p for p in drawn.pairs if drawn.inside(p) and score[p[0]] == score[one]]


def _gave_way(drawn: Measured, one: int) -> bool:
    """Tell whether the halves of a player's score group gave way, as M9 allows in last rounds."""
    return gives_way(drawn.field, drawn.criteria) and not keeps_halves(_group(drawn, one))


def _shared(field: Field, one: int, other: int) -> tuple[str, ...]:
    """Return the keys ("club", "city", ...) that two share of what the round keeps apart (M10)."""
    pair = np.array([one]), np.array([other])
    keys = (*strict_now(field), *counted_now(field), *counted_later(field))
    return tuple(key for key in keys if shared(field, [key], *pair)[0])
