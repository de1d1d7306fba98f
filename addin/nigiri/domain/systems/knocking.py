"""The next round of trees: who meets whom, who is free, and why it cannot be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model import Outcome
from nigiri.domain.systems.brackets import folded
from nigiri.domain.systems.system import Fixture, Meeting
from nigiri.errors import Forbidden, StageOver

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.domain.model import Event, Game
    from nigiri.domain.systems.system import Stage
    from nigiri.domain.systems.tree import Match, Tree
    from nigiri.domain.units import PlayerId

_HOW = {
    Outcome.JIGO: "is a tie",
    Outcome.NONE: "was lost by both",
    Outcome.BOTH: "was won by both",
}


def fixture_of(stage: Stage, trees: Sequence[Tree], *, even: bool = False) -> Fixture:
    """Return the next round of these trees: their games, the free wins, all others idle.

    Who stands in the tree and does not play any more leaves a free win to the opponent. Those
    whose opponents the director has seated elsewhere meet each other, the odd one is free.

    Raises Forbidden when all trees are over, or a game of theirs has no winner.
    """
    _check(stage, trees)
    meetings: list[Meeting] = []
    byes: list[PlayerId] = []
    for tree in trees:
        left: list[PlayerId] = []
        for why, match in _next(tree, stage.step):
            here = [player for player in match.players if player in stage.free]
            gone = [player for player in match.players if not _plays(stage, player)]
            if len(here) == 2:  # noqa: PLR2004 - both are there
                meetings.append(_meeting(tree, match, why, even=even))
            elif len(here) + len(gone) == len(match.players):
                byes += here
            else:
                left += here
        meetings += [Meeting(one, other, even=even, why="tree left") for one, other in folded(left)]
        byes += left[len(left) // 2 : (len(left) + 1) // 2]
    used = {*byes, *(player for each in meetings for player in (each.one, each.other))}
    idle = tuple(player for player in stage.players if player in stage.free - used)
    return Fixture(tuple(meetings), tuple(byes), idle)


def over(tree: Tree, step: int) -> bool:
    """Tell whether a tree has no games in that round of its stage any more."""
    return step > tree.first + tree.height


def _next(tree: Tree, step: int) -> Iterable[tuple[str, Match]]:
    """Yield what a tree has in a round of its stage, each with its reason."""
    number = step - tree.first
    if 1 <= number <= tree.height:
        yield from (("tree", match) for match in tree.rounds[number - 1])
        if number == tree.height and tree.third is not None:
            yield "tree third", tree.third


def _meeting(tree: Tree, match: Match, why: str, *, even: bool) -> Meeting:
    """Return the meeting of a place, with the places that the two had in the first round."""
    one, other = match.players
    facts = {"one": one, "other": other, "left": _left(tree, match), "place": tree.place}
    return Meeting(one, other, even=even, why=why, facts=facts)


def _left(tree: Tree, match: Match) -> int:
    """Return how many places the round of a match has, 1 for a final; 0 for that of the third."""
    return next((len(matches) for matches in tree.rounds if match in matches), 0)


def _plays(stage: Stage, player: PlayerId) -> bool:
    """Tell whether somebody plays in this round, seated already or not."""
    return stage.event.player(player).plays_in(stage.number)


def _check(stage: Stage, trees: Sequence[Tree]) -> None:
    """Raise Forbidden with one sentence when no round can follow."""
    for tree in trees:
        for number, match in tree.games:
            if match.undecided and match.game is not None:
                msg = _undecided(stage.event, stage.first + tree.first + number - 1, match.game)
                raise Forbidden(msg)
    if all(over(tree, stage.step) for tree in trees):
        raise StageOver(finished(stage.event, trees))


def _undecided(event: Event, round_number: int, game: Game) -> str:
    """Return what is to be done about a game that nobody has won."""
    one, other = (f"{event.player(each).name} ({each})" for each in game.players)
    outcome = None if game.result is None else game.result.outcome
    how = "has no result yet" if outcome is None else _HOW.get(outcome, "")
    table = "" if game.table is None else f", table {game.table}"
    return (
        f"Round {round_number}{table}: the game of {one} and {other} {how}, and somebody must go "
        "on. Let them play again, or decide it, and type the number of who goes on as the result."
    )


def finished(event: Event, trees: Sequence[Tree]) -> str:
    """Return that a knockout is over and who has won it."""
    names = [event.player(tree.champion).name for tree in trees if tree.champion is not None]
    won = f": {' and '.join(names)} won" if names else ""
    return f"The knockout is over{won}. To go on, give the next round another system on Event."
