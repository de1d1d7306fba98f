"""The systems of knockout, qualification and play-off, as the registry has them.

The fixtures of the generalised knockout and of the play-off are made here, those of the others in
brackets/ and qualification.py.
"""

from __future__ import annotations

from itertools import chain, groupby, pairwise
from typing import TYPE_CHECKING

from nigiri.domain.brackets.knockout import (
    knockout,
    knockout_rounds,
    preliminaries,
    preliminary_rounds,
    swiss_knockout,
)
from nigiri.domain.brackets.next_round import fixture_of
from nigiri.domain.brackets.playoff import playoff_trees
from nigiri.domain.brackets.seeds import length
from nigiri.domain.model.system import Fixture, System
from nigiri.domain.systems.defaults import WINS_ALONE
from nigiri.domain.systems.qualification import qualification, qualification_rounds
from nigiri.domain.tiebreaks.registry import levels_before
from nigiri.domain.tiebreaks.stages import play_offs
from nigiri.errors import Forbidden
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

    from nigiri.domain.brackets.tree import Tree
    from nigiri.domain.model.system import Stage
    from nigiri.domain.model.units import PlayerId
    from nigiri.messages.message import Message

    Met = Mapping[PlayerId, frozenset[PlayerId]]


def generalised_knockout(stage: Stage) -> Fixture:
    """Return the fields of a round of the generalised knockout (B18), best first.

    Everybody plays all rounds, and players with the same results meet. Each group of equal results
    is drawn for itself, by the event's criteria. Of an odd group the weakest with an opponent below
    comes down to the next one. Of an odd number the weakest of the last group who has had no bye
    gets it, a win in the sequence. Where a group cannot be paired without a rematch it is drawn
    together with the next one, the last with the one before.
    """
    free = [player for player in stage.players if player in stage.free]
    results = {player: sequence(stage, player) for player in free}
    ordered = sorted(free, key=lambda player: [-points for points in results[player]])
    groups = [list(group) for _, group in groupby(ordered, key=lambda player: results[player])]
    met = {player: _met(stage, player) for player in free}
    had = {player for this in stage.event.rounds for player in this.byes}
    fields, last = _evened(groups, met)
    while True:
        byes, rest = _with_bye(last, met, had)
        if _can_meet(rest, met) or not fields:
            return Fixture(
                byes=tuple(byes), fields=tuple(tuple(each) for each in (*fields, rest) if each)
            )
        last = [*fields.pop(), *last]


def sequence(stage: Stage, player: PlayerId) -> tuple[int, ...]:
    """Return the results of a player in the rounds of the stage, in half points; a bye is 2."""
    found = []
    for this in stage.rounds:
        game = this.game_by_player.get(player)
        bye = 2 if player in this.byes else 0
        found.append(bye if game is None else int(game.points_of(player)))
    return tuple(found)


def generalised_rounds(players: int) -> int:
    """Return the number of rounds after which no two players have the same results."""
    return length(players)


def _met(stage: Stage, player: PlayerId) -> frozenset[PlayerId]:
    """Return the opponents whom a player has met before, in any stage."""
    games = (each.game_by_player.get(player) for each in stage.event.rounds)
    return frozenset(game.opponent_of(player) for game in games if game is not None)


def _evened(
    groups: Sequence[list[PlayerId]], met: Met
) -> tuple[list[list[PlayerId]], list[PlayerId]]:
    """Return the groups that can be drawn for themselves, and the last group with the rest."""
    found: list[list[PlayerId]] = []
    down: list[PlayerId] = []
    for group, below in pairwise(groups):
        here = [*down, *group]
        down = _goes_down(here, below, met)
        stays = [player for player in here if player not in down]
        found += [stays] if stays else []
    return found, [*down, *chain(*groups[-1:])]


def _goes_down(here: list[PlayerId], below: list[PlayerId], met: Met) -> list[PlayerId]:
    """Return the players who move to the group below: of an odd group one, of an even one none.

    The one is the weakest who can meet somebody below. All move where those who stay could not be
    paired.
    """
    if len(here) % 2 == 0:
        return [] if _can_meet(here, met) else here
    for player in reversed(here):
        rest = [each for each in here if each != player]
        if not met[player].issuperset(below) and _can_meet(rest, met):
            return [player]
    return here


def _with_bye(
    last: list[PlayerId], met: Met, had: Container[PlayerId]
) -> tuple[list[PlayerId], list[PlayerId]]:
    """Return the player of the last group with the bye, as a list, and the others.

    The list is empty where the number is even or nobody can have the bye.
    """
    for player in reversed(last) if len(last) % 2 else ():
        rest = [each for each in last if each != player]
        if player not in had and _can_meet(rest, met):
            return [player], rest
    return [], last


def _can_meet(players: Sequence[PlayerId], met: Met) -> bool:
    """Tell whether all of them can be paired without a rematch.

    Certainly where everybody can meet half of them (Dirac): so large groups take no search.
    """
    if len(players) % 2:
        return False
    can = {each: sum(other not in met[each] for other in players) - 1 for each in players}
    if all(2 * many >= len(players) for many in can.values()):
        return True
    who = min(players, key=can.__getitem__)
    others = [other for other in players if other != who]
    return any(
        _can_meet([each for each in others if each != other], met)
        for other in others
        if other not in met[who]
    )


def play_off(stage: Stage) -> Fixture:
    """Return the next round of the play-offs of all ties for the first places, all games even.

    Source: E2, E3. A shorter play-off begins later, so that all end together: until then it is
    noted. Raises Forbidden when a game before them has no result, nobody is level for them, or a
    game has no winner; StageOver when all play-offs are over.
    """
    _check_results(stage)
    ties = play_offs(stage.event, levels_before, stage.first)
    if not ties:
        last = stage.event.settings.playoff_places
        if last > 1:
            raise Forbidden(message("knockout.playoff.places", last=last, round=stage.first))
        raise Forbidden(message("knockout.playoff.first", round=stage.first))
    trees = playoff_trees(ties, stage.rounds)
    found = fixture_of(stage, trees, even=True)
    waiting = (tree for tree in trees if tree.first >= stage.step)
    return found._replace(notes=tuple(_begins_later(stage, tree) for tree in waiting))


def _check_results(stage: Stage) -> None:
    """Raise Forbidden where results are missing by which it is known who is level."""
    for before in stage.event.rounds[: stage.first - 1]:
        tables = [str(game.table or "–") for game in before.games if game.result is None]
        if tables:
            facts = {"round": before.number, "tables": ", ".join(tables), "many": len(tables)}
            raise Forbidden(message("knockout.playoff.waits", **facts))


def _begins_later(stage: Stage, tree: Tree) -> Message:
    """Return the sentence on a play-off that has no game yet."""
    names = (f"{number} {stage.event.player(number).name}" for number in tree.order)
    return message(
        "knockout.playoff.later",
        place=tree.place,
        names=several(names),
        round=stage.first + tree.first,
    )


#: Players who are knocked out, or wait for a final, get nothing for these rounds.
_ALONE = {"start_rule": "none", "ranked_by": "all", "first": "NBW", "scoring": WINS_ALONE}
_NO_SUMS = {**_ALONE, "tiebreaks": ()}
_TREE = {**_NO_SUMS, "colour_rule": "nigiri"}  # E11

KNOCKOUT = System("knockout", "B20", knockout, rounds=knockout_rounds, defaults=_TREE)
GENERALISED = System(
    "generalised knockout",
    "B18",
    generalised_knockout,
    rounds=generalised_rounds,
    defaults=_NO_SUMS,
)
SWISS_KNOCKOUT = System(
    "swiss knockout",
    "B19",
    swiss_knockout,
    defaults={**_ALONE, "handicap_cap": 9, "handicap_reduction": 1},
)
PRELIMINARIES = System(
    "preliminaries", "E4", preliminaries, rounds=preliminary_rounds, defaults=_TREE
)
QUALIFICATION = System(
    "qualification",
    "E3",
    qualification,
    rounds=qualification_rounds,
    defaults={**_NO_SUMS, "playoff_places": 1, "level_first": "play off"},
)
PLAY_OFF = System("play-off", "E2", play_off)
