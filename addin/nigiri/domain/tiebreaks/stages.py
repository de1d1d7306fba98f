"""Figures by a system of play: the knockout, the play-off, the results in their order.

They are about the last stage of such a system that was drawn. The players who were level before it
come from the other criteria of the event: the argument `before` is `levels_before` of registry.py.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once_an_event
from nigiri.domain.scores.scores import participations
from nigiri.lazy import LazyTable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from nigiri.domain.brackets.playoff import Tied
    from nigiri.domain.brackets.tree import Tree
    from nigiri.domain.model.event import Event, Round, Settings
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.tiebreaks.criterion import Value

    Levels = Sequence[Sequence[PlayerId]]
    Before = Callable[[Event, int], Sequence[Levels]]
    Grow = Callable[[Settings, Sequence[PlayerId], Sequence[Round]], Tree]

PLAY_OFF, SWISS_KNOCKOUT = "play-off", "swiss knockout"

#: System -> function that builds its tree from the players who began the stage, and its rounds.
GROWN: Mapping[str, Grow] = LazyTable(
    "nigiri.domain.brackets",
    {
        "knockout": "knockout:knockout_tree",
        "swiss knockout": "knockout:swiss_knockout_tree",
        "preliminaries": "knockout:preliminary_tree",
    },
)

#: A round's result counts so many times the next one's: half points are 0, 1 or 2 (B18).
WEIGHT = 3


class Final(NamedTuple):
    """The game of a knockout that decided two places; third -- it is for the third place."""

    winner: PlayerId
    loser: PlayerId
    third: bool


def last_stage(event: Event, systems: Sequence[str], after: int | None) -> tuple[Round, ...]:
    """Return the rounds of the last stage played by one of these systems, up to `after`."""
    found: list[Round] = []
    for this in reversed(event.rounds):
        if after is not None and this.number > after:
            continue
        same = not found or (this.system, this.stage) == (found[0].system, found[0].stage)
        if this.system in systems and same:
            found.append(this)
        elif found:
            break
    return (*reversed(found),)


@once_an_event
def knockout_table(event: Event, before: Before, after: int | None) -> Mapping[PlayerId, Value]:
    """Return the number of players behind each in the knockout, None outside it (B20).

    In a Swiss knockout those who have lost play in the Swiss: only the two of the last game have a
    figure once they have played it (B19).
    """
    found: dict[PlayerId, Value] = dict.fromkeys(event.by_number)
    system, tree = _last_tree(event, before, after)
    if tree is not None:
        swiss = system == SWISS_KNOCKOUT
        gone = {one for one, at in tree.out.items() if swiss and at < tree.height}
        found |= {one: figure for one, figure in tree.behind.items() if one not in gone}
    return found


def finals(event: Event, before: Before, after: int | None) -> Mapping[PlayerId, Final]:
    """Return player -> the final or the game for third place that they played, if it is won."""
    _, tree = _last_tree(event, before, after)
    if tree is None:
        return {}
    last = tree.rounds[-1]
    played = [(last[0], False)] if len(last) == 1 else []
    played += [(tree.third, True)] if tree.third is not None else []
    return {
        player: Final(match.winner, match.loser, third=third)
        for match, third in played
        if match.winner is not None and match.loser is not None
        for player in (match.winner, match.loser)
    }


def _last_tree(event: Event, before: Before, after: int | None) -> tuple[str, Tree | None]:
    """Return the system of the last knockout, and its tree after a round; "" and None without."""
    rounds = last_stage(event, [*GROWN], after)
    if not rounds:
        return "", None
    from nigiri.domain.brackets.knockout import began  # noqa: PLC0415 -- few events have one

    order = [*chain(*chain(*before(event, rounds[0].number)))]
    system = rounds[0].system
    return system, GROWN[system](event.settings, began(order, rounds[:1]), rounds)


@once_an_event
def playoff_table(event: Event, before: Before, after: int | None) -> Mapping[PlayerId, Value]:
    """Return the number of players of a tie whom the play-off put behind each (E2, E3)."""
    found: dict[PlayerId, Value] = dict.fromkeys(event.by_number, 0)
    rounds = last_stage(event, [PLAY_OFF], after)
    if rounds:
        from nigiri.domain.brackets.playoff import parted, playoff_trees  # noqa: PLC0415 -- likewise

        ties = play_offs(event, before, rounds[0].number)
        found |= parted(ties, playoff_trees(ties, rounds))
    return found


def play_offs(event: Event, before: Before, first: int) -> tuple[Tied, ...]:
    """Return the ties that a play-off beginning in that round decides, section by section (M15)."""
    from nigiri.domain.brackets.playoff import tied_for  # noqa: PLC0415 -- few events have one

    last = event.settings.playoff_places
    return (*chain(*(tied_for(event, levels, last) for levels in before(event, first))),)


@once_an_event
def sequence_table(event: Event, after: int | None) -> Mapping[PlayerId, Value]:
    """Return the results in their order, in half points: each counts three times the next (B18).

    A bye counts as a win, a missed round as a loss.
    """
    found: dict[PlayerId, Value] = {}
    for number in event.by_number:
        figure = 0
        for part in participations(event, number, after):
            figure = WEIGHT * figure + part.victory
        found[number] = figure
    return found
