"""Games and byes typed into a round that the tree of a knockout cannot hold (B20, E2).

A match of the tree takes one game or one free win, and whoever is typed there goes on. Whatever
else was typed is reported, and nothing is decided:

code        who                                                    such as
tree-full   was to play there, and others have taken all places    both of a pair with a bye
tree-empty  were to meet there, and neither has a game or a bye    a table that was emptied
tree-out    is not in it any more, and has a game or a bye         a bye of somebody who has lost
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.systems.stages import first_of_stage, played_as
from nigiri.domain.systems.trees import drawn_trees
from nigiri.domain.tiebreaks.stages import SWISS_KNOCKOUT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.brackets.tree import Match, Tree
    from nigiri.domain.model.event import Event, Game, Round
    from nigiri.domain.model.units import PlayerId


class Misfit(NamedTuple):
    """A conflict with the tree; players -- those concerned, one at least."""

    code: str
    players: tuple[PlayerId, ...]


def misfits(event: Event) -> tuple[Misfit, ...]:
    """Return the conflicts of the newest round with its trees; () where it has no tree."""
    first, trees = drawn_trees(event)
    if not trees or first_of_stage(event.settings, len(event.rounds)) != first:
        return ()
    this = event.rounds[-1]
    playing = [tree for tree in trees if 1 <= _step(tree, first, this) <= tree.height]
    if not playing:
        return ()
    found = [each for tree in playing for each in _misfits(event, this, tree, first)]
    inside = frozenset(n for tree in playing for n in _inside(tree, _step(tree, first, this)))
    return (*found, *_outside(event, this, inside))


def games_without_winner(event: Event) -> Iterator[tuple[int, Game]]:
    """Yield (round, game) of the games in the trees with a result that lets nobody go on."""
    first, trees = drawn_trees(event)
    for tree in trees:
        for number, match in tree.games:
            if match.undecided and match.game is not None and match.game.result is not None:
                yield first + tree.first + number - 1, match.game


def _step(tree: Tree, first: int, this: Round) -> int:
    """Return the number of a round within a tree, 1 its first."""
    return this.number - first - tree.first + 1


def _places(tree: Tree, step: int) -> tuple[Match, ...]:
    """Return the matches of a round of a tree, the game for the third place included."""
    third = (tree.third,) if tree.third is not None and step == tree.height else ()
    return (*tree.rounds[step - 1], *third)


def _planned(tree: Tree, step: int) -> set[PlayerId]:
    """Return the players who were to play in a round of a tree: all, or winners of the last."""
    if step == 1:
        return {*tree.order}
    return {match.winner for match in tree.rounds[step - 2] if match.winner is not None}


def _held(tree: Tree, step: int) -> set[PlayerId]:
    """Return the players with a game or a free win in a match of that round of the tree."""
    games = {n for match in _places(tree, step) if match.game for n in match.game.players}
    return games | {match.free for match in _places(tree, step) if match.free is not None}


def _inside(tree: Tree, step: int) -> set[PlayerId]:
    """Return all players whom a round of a tree concerns."""
    return _planned(tree, step) | _held(tree, step)


def _misfits(event: Event, this: Round, tree: Tree, first: int) -> Iterator[Misfit]:
    """Yield the players for whom a tree has no match, and the matches without a game."""
    step = _step(tree, first, this)
    over = _planned(tree, step) & _seated(this) - _held(tree, step)
    yield from (Misfit("tree-full", (player,)) for player in sorted(over))
    for match in tree.rounds[step - 1]:
        here = tuple(n for n in match.players if event.player(n).plays_in(this.number))
        if here and match.game is None and match.free is None and not over & {*here}:
            yield Misfit("tree-empty", here)


def _outside(event: Event, this: Round, inside: frozenset[PlayerId]) -> Iterator[Misfit]:
    """Yield the games and byes that are no part of a tree, where all others are to sit out."""
    if played_as(event.settings, this.number).system == SWISS_KNOCKOUT:
        return
    yield from (Misfit("tree-out", g.players) for g in this.games if not inside & {*g.players})
    yield from (Misfit("tree-out", (player,)) for player in this.byes if player not in inside)


def _seated(this: Round) -> set[PlayerId]:
    """Return the players with a game or a bye in a round."""
    return {*this.game_by_player, *this.byes}
