"""A round of another program beside what nigiri draws from the same state, with the same players.

The byes of that round are taken over for the pairs, so that both pair the same people; that the
rule would have given the bye to somebody else is said besides. Boards that differ fall into
exchanges, each of players who are paired otherwise among themselves; what decides each is found by
putting it alone into the other round.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.draw_changes import event_of_round
from nigiri.domain.games.colours import colours_by_rule
from nigiri.domain.model.units import PlayerId
from nigiri.domain.pairing import draw
from nigiri.domain.pairing.answers import bye_answer
from nigiri.domain.pairing.board_costs import first_difference, measured
from nigiri.domain.pairing.fixtures import make_game
from nigiri.domain.systems.stages import judged, played_as
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.workbook.words.names import name_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.pairing.answers import ByeAnswer
    from nigiri.domain.pairing.board_costs import Measured, Step

    Pair = frozenset[PlayerId]


class Exchange(NamedTuple):
    """Boards of the same players that differ: theirs, and in their place nigiri's.

    step -- what decides, from theirs to nigiri's; None: they are equal by every criterion
    met -- theirs of two who had met before
    apart -- what boards of one club or country cost in the whole round, there and with nigiri's
    """

    theirs: tuple[Game, ...]
    ours: tuple[Game, ...]
    step: Step | None
    met: tuple[Game, ...]
    apart: tuple[int, int] = (0, 0)

    @property
    def by_lot(self) -> bool:
        """Tell whether nothing but the lot decides."""
        return not self.met and (self.step is None or self.step.code == "lot")


class GameByRule(NamedTuple):
    """A game of theirs whose handicap or colours are others by the rules of the event.

    rule -- the same pair by the rules; colours -- why these colours, as in domain/games/colours.py
    """

    game: Game
    rule: Game
    colours: str

    @property
    def other_handicap(self) -> bool:
        """Tell whether it is the handicap that differs."""
        return self.game.handicap != self.rule.handicap

    @property
    def by_lot(self) -> bool:
        """Tell whether nothing but the lot gave other colours."""
        return not self.other_handicap and self.colours in _LOTS


#: Reasons for colours that are no rule.
_LOTS = frozenset({"lot", "nigiri"})


class Redrawn(NamedTuple):
    """A round as it was drawn there, and as nigiri draws it.

    event -- as it was before the round, with only its players, and with the round
    ours -- nigiri's round; None where it draws none, and why_not says why
    byes -- theirs, each with what the rule says of it
    totals -- code of each criterion -> what all boards cost there, and in nigiri's
    """

    event: Event
    theirs: Round
    ours: Round | None
    why_not: str = ""
    exchanges: tuple[Exchange, ...] = ()
    byes: tuple[ByeAnswer, ...] = ()
    games: tuple[GameByRule, ...] = ()
    totals: Mapping[str, tuple[int, int]] = {}

    @property
    def other_byes(self) -> tuple[ByeAnswer, ...]:
        """Return the byes that the rule gives to somebody else."""
        return tuple(each for each in self.byes if each.by_rule != each.reason.number)

    @property
    def other_games(self) -> tuple[GameByRule, ...]:
        """Return the games whose handicap or colours differ from those by rule."""
        return tuple(each for each in self.games if not each.by_lot)

    @property
    def alike(self) -> bool:
        """Tell whether nigiri would have done all of this in the same way."""
        return self.ours is not None and not (self.exchanges or self.other_byes or self.other_games)


def redrawn(event: Event, this: Round) -> Redrawn:
    """Return a round of the event beside what nigiri draws in its place."""
    before = event_of_round(event, this)
    there = replace(before, rounds=(*before.rounds, this))
    if not judged(event.settings, this.number).by_score:
        system = name_of(played_as(event.settings, this.number).system, event.settings.language)
        return Redrawn(there, this, None, message("shadow.system", system=system))
    byes = tuple(bye_answer(there, this, bye) for bye in this.byes)
    games = tuple(_by_rule(before, this))
    try:
        ours = draw(before, this.number, byes=this.byes).round
    except Forbidden as error:
        return Redrawn(there, this, None, error.sentence, byes=byes, games=games)
    theirs = measured(there, this)
    nigiris = theirs.instead(_pairs(theirs, ours))
    return Redrawn(
        there,
        this,
        ours,
        exchanges=tuple(_exchanges(there, this, ours, theirs)),
        byes=byes,
        games=games,
        totals={code: (cost, nigiris.totals[code]) for code, cost in theirs.totals.items()},
    )


def _by_rule(before: Event, this: Round) -> Iterator[GameByRule]:
    """Yield the games whose handicap or colours are others by the rules."""
    for game in this.games:
        rule = make_game(before, this.number, game.players, board=game.board)
        colours = colours_by_rule(before, *rule.players, rule.handicap, this.number).reason
        if (game.white, game.handicap) != (rule.white, rule.handicap):
            yield GameByRule(game, rule, colours)


def _pairs(field: Measured, this: Round) -> list[tuple[int, int]]:
    """Return the boards of a round as pairs of positions in the field, the upper player first."""
    at = {number: position for position, number in enumerate(field.field.numbers)}
    seats = (sorted(at[player] for player in game.players) for game in this.games)
    return [(upper, lower) for upper, lower in seats]


def _exchanges(event: Event, theirs: Round, ours: Round, costs: Measured) -> Iterator[Exchange]:
    """Yield the exchanges, in the order of their tables; costs -- of their boards."""
    met = {frozenset(game.players) for each in event.rounds[:-1] for game in each.games}
    same = _boards(theirs).keys() & _boards(ours).keys()
    for group in _groups(theirs, ours, same):
        gone, come = (
            tuple(game for game in this.games if not group.isdisjoint(game.players))
            for this in (theirs, ours)
        )
        kept = [game for game in theirs.games if game not in gone]
        swapped = costs.instead(_pairs(costs, replace(theirs, games=(*kept, *come))))
        again = tuple(game for game in gone if frozenset(game.players) in met)
        apart = costs.totals.get("apart", 0), swapped.totals.get("apart", 0)
        yield Exchange(gone, come, first_difference(costs, swapped), again, apart)


def _boards(this: Round) -> dict[Pair, Game]:
    """Return both players -> their game."""
    return {frozenset(game.players): game for game in this.games}


def _groups(theirs: Round, ours: Round, same: set[Pair]) -> Iterator[set[PlayerId]]:
    """Yield the players of each exchange: those who are joined by boards of either round."""
    partners: dict[PlayerId, list[PlayerId]] = {}
    for pair in (*_boards(theirs), *_boards(ours)):
        if pair not in same:
            one, other = pair
            partners.setdefault(one, []).append(other)
            partners.setdefault(other, []).append(one)
    while partners:
        group, waiting = set[PlayerId](), [next(iter(partners))]
        while waiting:
            player = waiting.pop()
            group.add(player)
            waiting += partners.pop(player, ())
        yield group


def sums(rounds: Sequence[Redrawn]) -> Mapping[str, int]:
    """Return the number of boards of each kind.

    "boards" -- all; "same" -- alike; "lot" -- other ones by the lot alone; "other" -- the rest
    """
    drawn = [each for each in rounds if each.ours is not None]
    boards = sum(len(each.theirs.games) for each in drawn)
    exchanges = [exchange for each in drawn for exchange in each.exchanges]
    lot = sum(len(each.theirs) for each in exchanges if each.by_lot)
    other = sum(len(each.theirs) for each in exchanges if not each.by_lot)
    return {"boards": boards, "same": boards - lot - other, "lot": lot, "other": other}
