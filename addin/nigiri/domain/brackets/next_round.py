"""The next round of trees: who meets whom, who has a free win, and why it cannot be drawn.

in the tree                                 then
a game without a winner: jigo, both lost,   refused
both won, no result yet
one of two does not play this round         a free win for the other
one of two was seated elsewhere by hand     those left over meet each other, an odd one has a free
                                            win
one of two was promised the bye             refused (A8)
all games are played                        StageOver: the stage is finished
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.brackets.seeds import folded
from nigiri.domain.games.colours import OPEN, by_lot
from nigiri.domain.model.event import Outcome
from nigiri.domain.model.system import Fixture, Meeting
from nigiri.errors import Forbidden, StageOver
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.domain.brackets.tree import Match, Tree
    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.system import Stage
    from nigiri.domain.model.units import PlayerId

_HOW = {Outcome.JIGO: "tie", Outcome.NONE: "both-lost", Outcome.BOTH: "both-won"}
"""Outcome of a game without a winner -> how its message ends."""


def fixture_of(stage: Stage, trees: Sequence[Tree], *, even: bool = False) -> Fixture:
    """Return the next round of these trees: their games, the free wins, all others idle.

    Who stands in the tree and does not play any more leaves a free win to the opponent. Those
    whose opponents the director has seated elsewhere meet each other, the odd one has a free win.

    Raises Forbidden when a game of theirs has no winner, or a promised bye is in the way; StageOver
    when all trees are over.
    """
    _check(stage, trees)
    meetings: list[Meeting] = []
    byes: list[PlayerId] = []
    for tree in trees:
        met, free = _round(stage, tree, even=even)
        meetings += met
        byes += free
    used = {*byes, *(player for each in meetings for player in (each.one, each.other))}
    idle = tuple(player for player in stage.players if player in stage.free - used)
    return Fixture(tuple(meetings), tuple(byes), idle)


def _round(stage: Stage, tree: Tree, *, even: bool) -> tuple[list[Meeting], list[PlayerId]]:
    """Return the meetings of a tree's next round, and the players with a free win in it."""
    meetings: list[Meeting] = []
    byes: list[PlayerId] = []
    unpaired: list[PlayerId] = []
    for match in _next(tree, stage.step):
        _check_promise(stage, match)
        here = [player for player in match.players if player in stage.free]
        gone = [player for player in match.players if not _plays(stage, player)]
        if len(here) == 2:  # noqa: PLR2004 - both are there
            meetings.append(_meeting(stage, tree, match, even=even))
        elif len(here) + len(gone) == len(match.players):
            byes += here
        else:
            unpaired += here
    pairs = folded(unpaired)
    meetings += [Meeting(*pair, even=even, why="knockout.left") for pair in pairs]
    return meetings, byes + unpaired[len(pairs) : len(unpaired) - len(pairs)]


def over(tree: Tree, step: int) -> bool:
    """Tell whether a tree has no games in that round of its stage any more."""
    return step > tree.first + tree.height


def _next(tree: Tree, step: int) -> Iterable[Match]:
    """Yield the matches of a tree in that round of its stage (1 the first)."""
    number = step - tree.first
    if 1 <= number <= tree.height:
        yield from tree.rounds[number - 1]
        if number == tree.height and tree.third is not None:
            yield tree.third


def _meeting(stage: Stage, tree: Tree, match: Match, *, even: bool) -> Meeting:
    """Return the meeting of a match, with the numbers of the seeding and the reason.

    In a play-off the colours are by nigiri, whatever was played before (E11): drawn here, or at the
    board where the players choose.
    """
    one, other = match.players
    nigiri = by_lot(stage.event, one, other, stage.number, "nigiri").black
    seeds = {player: n for n, player in enumerate(tree.order, 1)}
    facts = {
        "one": seeds.get(one, "–"),
        "other": seeds.get(other, "–"),
        "left": 2 * _places(tree, match),
        "place": tree.place,
    }
    black = nigiri if tree.playoff and stage.event.settings.colour_rule != OPEN else None
    return Meeting(one, other, black, even=even, why=_reason(tree, match), facts=facts)


def _places(tree: Tree, match: Match) -> int:
    """Return the number of matches in the round of a match; 0 for the game for the third place."""
    return next((len(matches) for matches in tree.rounds if match in matches), 0)


def _reason(tree: Tree, match: Match) -> str:
    """Return the reason of a meeting: a key of the catalogue."""
    kind = "playoff" if tree.playoff else "knockout"
    final = len(tree.rounds[-1]) == 1
    if match == tree.third:
        return f"{kind}.third"
    named = {1: "final", 2: "round" if tree.playoff else "semi"} if final else {}
    return f"{kind}.{named.get(_places(tree, match), 'round')}"


def _plays(stage: Stage, player: PlayerId) -> bool:
    """Tell whether somebody plays in this round, seated already or not."""
    return stage.event.player(player).plays_in(stage.number)


def _check(stage: Stage, trees: Sequence[Tree]) -> None:
    """Raise Forbidden for a game without a winner, StageOver when all trees are over."""
    for tree in trees:
        for number, match in tree.games:
            if match.undecided and match.game is not None:
                msg = _undecided(stage.event, stage.first + tree.first + number - 1, match.game)
                raise Forbidden(msg)
    if all(over(tree, stage.step) for tree in trees):
        raise StageOver(finished(stage.event, trees))


def _check_promise(stage: Stage, match: Match) -> None:
    """Raise Forbidden where one of two who are to meet was promised the bye (A8)."""
    for player, other in (match.players, match.players[::-1]) if len(match.players) > 1 else ():
        person = stage.event.player(player)
        if person.is_promised_bye(stage.number) and _plays(stage, other):
            who, met = (f"{stage.event.player(each).name} ({each})" for each in (player, other))
            raise Forbidden(message("knockout.promised", who=who, other=met, round=stage.number))


def _undecided(event: Event, round_number: int, game: Game) -> str:
    """Return the sentence about a game that nobody has won."""
    one, other = (f"{event.player(each).name} ({each})" for each in game.players)
    outcome = None if game.result is None else game.result.outcome
    how = "open" if outcome is None else _HOW[outcome]
    at = message("knockout.at", round=round_number)
    if game.table is not None:
        at = message("knockout.at.table", round=round_number, table=game.table)
    return message(f"knockout.{how}", at=at, one=one, other=other)


def finished(event: Event, trees: Sequence[Tree]) -> str:
    """Return the sentence that says who has won a knockout or play-off that is over."""
    names = [event.player(tree.champion).name for tree in trees if tree.champion is not None]
    what = "knockout.playoff.over" if trees[0].playoff else "knockout.over"
    if not names:
        return message(what)
    return message(f"{what}.won", names=several(names, message("choice.and")))
