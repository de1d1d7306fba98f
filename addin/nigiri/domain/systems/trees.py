"""The trees of an event: of the last stage played as a knockout, or of the one to be drawn next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.settings import TREED
from nigiri.domain.systems.stages import first_of_stage, played_as, stage_of
from nigiri.domain.tiebreaks.registry import levels_before
from nigiri.domain.tiebreaks.stages import GROWN, PLAY_OFF, SWISS_KNOCKOUT, play_offs
from nigiri.errors import Forbidden

if TYPE_CHECKING:
    from nigiri.domain.brackets.tree import Tree
    from nigiri.domain.model.event import Event

_FEWEST = 2


@once_an_event
def trees(event: Event) -> tuple[int, tuple[Tree, ...]]:
    """Return the first round of a stage, and its trees as far as they are known.

    It is the stage of the round to be drawn next if that is a knockout, else the last one drawn;
    (0, ()) without a knockout, and where it cannot begin yet.
    """
    for number in range(min(event.next_round, event.settings.rounds), 0, -1):
        if played_as(event.settings, number).system in TREED:
            first = first_of_stage(event.settings, number)
            try:
                found = _grown(event, number, first)
            except Forbidden:
                found = ()
            if found:
                return first, found
    return 0, ()


def drawn_trees(event: Event) -> tuple[int, tuple[Tree, ...]]:
    """Return the first round and the trees of a stage that has a drawn round; else (0, ())."""
    first, found = trees(event)
    return (first, found) if first <= len(event.rounds) else (0, ())


def has_drawn_trees(event: Event) -> bool:
    """Tell whether there is a tree of which a round is drawn."""
    return bool(drawn_trees(event)[1])


def tree_rounds(event: Event) -> tuple[int, int] | None:
    """Return the number of players in the trees of the newest round, and of their rounds.

    None where it is no knockout, or one in which others go on in a Swiss (B19).
    """
    system = played_as(event.settings, len(event.rounds)).system if event.rounds else ""
    if system not in TREED - {SWISS_KNOCKOUT}:
        return None
    _, found = drawn_trees(event)
    players = sum(len(tree.players) for tree in found)
    return players, max((tree.first + tree.height for tree in found), default=0)


def _grown(event: Event, number: int, first: int) -> tuple[Tree, ...]:
    """Return the trees of the stage that begins in round `first`, of which `number` is a round."""
    rounds = tuple(each for each in event.rounds if first <= each.number <= number)
    key = played_as(event.settings, number).system
    if key == PLAY_OFF:
        from nigiri.domain.brackets.playoff import playoff_trees  # noqa: PLC0415 -- few events have one

        return playoff_trees(play_offs(event, levels_before, first), rounds)
    from nigiri.domain.brackets.knockout import entrants  # noqa: PLC0415 -- few events have one

    here = (each for each, player in event.by_number.items() if player.plays_in(number))
    stage = stage_of(event, number + 1 if rounds else number, tuple(here))
    players = entrants(stage)
    return (GROWN[key](event.settings, players, rounds),) if len(players) >= _FEWEST else ()
