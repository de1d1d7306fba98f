"""Round robin: everybody meets everybody, once or twice, all together or section by section.

The order is one of round_robin_tables.py, by the numbers of the players or by lot. Games count as
they were played: who has met does not meet again, and meetings that lost their round, because pairs
were changed by hand, or somebody came late or was away, get another one (meetings_left.py). A
latecomer has the empty seat; where there is none the rounds of the others stay what they are.

A free round is no bye: it counts nothing, and everybody has one, or nobody (B16).
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.lot import lot
from nigiri.domain.model.system import Fixture, Meeting, System
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.systems.defaults import WINS_ALONE
from nigiri.domain.systems.meetings_left import fill_rounds
from nigiri.domain.systems.round_robin_tables import order_of, second_half
from nigiri.domain.systems.sections import by_section
from nigiri.errors import Forbidden, StageOver
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.settings import Settings
    from nigiri.domain.model.system import Stage
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.systems.meetings_left import Bout
    from nigiri.messages.message import Message

LEAGUE_KOMI = HalfPoints(14)
"""E11: 7 points in the league, and where a qualification tournament is a round robin."""

FEWEST_PLAYERS, MOST_PLAYERS = 2, 40


class Table(NamedTuple):
    """The order of a group: the meetings in it with their rounds, in order of the tables.

    players -- the number of seats with rounds; rounds -- the number of rounds
    steps -- meeting -> round, 0 for none; black -- meeting -> who has Black
    """

    players: int
    rounds: int
    steps: Mapping[Bout, int]
    black: Mapping[Bout, PlayerId]


def rounds_of(players: int, times: int = 1) -> int:
    """Return the number of rounds for everybody to meet everybody; odd numbers have a free one."""
    return times * (players - 1 + players % 2)


def fixture(stage: Stage, *, times: int = 1, sections: bool = False) -> Fixture:
    """Return the meetings of the next round; a player with nobody left to meet is idle.

    times -- how often any two meet, with colours exchanged the second time
    sections -- whether every section plays by itself

    Raises Forbidden for a group of one player or more than 40; StageOver when everybody has met.
    """
    groups = by_section(stage) if sections else [stage.players]
    found = [_group(stage, members, times) for members in groups]
    if stage.free and all(each is None for each in found):
        raise StageOver(message("robin.over"))
    each = [fixture for fixture in found if fixture is not None]
    meetings = tuple(meeting for fixture in each for meeting in fixture.meetings)
    playing = {player for meeting in meetings for player in (meeting.one, meeting.other)}
    return Fixture(
        meetings,
        idle=tuple(sorted(stage.free - playing)),
        notes=tuple(dict.fromkeys(note for fixture in each for note in fixture.notes)),
    )


def _group(stage: Stage, members: Sequence[PlayerId], times: int) -> Fixture | None:
    """Return the next round of a group; None where all who still play have met."""
    if not FEWEST_PLAYERS <= len(members) <= MOST_PLAYERS:
        raise Forbidden(_wrong_number(members))
    met = Counter(frozenset(game.players) for each in stage.rounds for game in each.games)
    table = _table(stage, members, times)
    remaining = {bout: at for bout, at in table.steps.items() if met[frozenset(bout[:2])] < bout[2]}
    needed = max(table.rounds, rounds_of(len(members), times))
    steps = range(stage.step, max(needed, stage.last - stage.first + 1, stage.step) + 1)
    if not any(_both(stage, bout, step) for bout in remaining for step in steps):
        return None
    found, without = fill_rounds(steps, remaining, partial(_may, stage))
    here = set(found.of(stage.step))
    meetings = tuple(_meeting(stage, table, bout) for bout in remaining if bout in here)
    return Fixture(
        meetings,
        notes=(*_too_few_rounds(stage, members, table, needed), *_never_meeting(stage, without)),
    )


def _wrong_number(members: Sequence[PlayerId]) -> Message:
    """Return the sentence for too few or too many players of a group."""
    limits = {"least": FEWEST_PLAYERS, "most": MOST_PLAYERS}
    if len(members) == 1:
        return message("robin.alone", **limits, number=members[0])
    return message("robin.number", **limits, players=len(members))


def _both(stage: Stage, bout: Bout, step: int) -> bool:
    """Tell whether the two of a meeting take part in a round of the stage, seated or not."""
    return all(stage.event.player(n).plays_in(stage.first + step - 1) for n in bout[:2])


def _may(stage: Stage, player: PlayerId, step: int) -> bool:
    """Tell whether a player can play in a round of the stage and is not seated in it."""
    if step == stage.step:
        return player in stage.free
    return stage.event.player(player).plays_in(stage.first + step - 1)


def _table(stage: Stage, members: Sequence[PlayerId], times: int) -> Table:
    """Return the order that agrees with most of the games: that of all players, or of fewer.

    Latecomers have the numbers behind the others, who may still play the order without them.
    """
    played = {
        (frozenset(game.players), each.number - stage.first + 1)
        for each in stage.rounds
        for game in each.games
    }
    tables = (
        _ordered(stage, members, known, times)
        for known in range(len(members), 1 if played else len(members) - 1, -1)
    )
    return max(
        tables,
        key=lambda table: sum(
            (frozenset(bout[:2]), step) in played for bout, step in table.steps.items()
        ),
    )


def in_seats(settings: Settings, members: Sequence[PlayerId]) -> Sequence[PlayerId]:
    """Return players in the order of their numbers in the round robin: their own, or by lot."""
    if settings.robin_seats == "lot":
        return sorted(members, key=lambda number: lot(settings.seed, number))
    return members


def _ordered(stage: Stage, members: Sequence[PlayerId], known: int, times: int) -> Table:
    """Return the order of the first `known` players; meetings with others have round 0 in it."""
    settings = stage.event.settings
    seated = in_seats(settings, members[:known])
    first = order_of(settings.robin_order, known)
    halves = (first, second_half(first))[:times]
    steps: dict[Bout, int] = {}
    black: dict[Bout, PlayerId] = {}
    for time, rounds in enumerate(halves, 1):
        for step, pairs in enumerate(rounds, 1 + (time - 1) * len(rounds)):
            for pair in pairs:
                one, other = (seated[seat - 1] for seat in pair)
                bout = (min(one, other), max(one, other), time)
                steps[bout], black[bout] = step, one
    for one, other in combinations(sorted(members), 2):
        for time in range(1, times + 1):
            steps.setdefault((one, other, time), 0)
    return Table(known, times * len(first), steps, black)


def _meeting(stage: Stage, table: Table, bout: Bout) -> Meeting:
    """Return a meeting with its colours: those of the order, if both followed it so far.

    Else the colours are left to the rule (None), which balances them. In a second meeting the
    colours of the first are exchanged.
    """
    one, other, time = bout
    in_order = table.steps[bout] == stage.step
    before = [
        game.white
        for each in stage.rounds
        for game in each.games
        if {*game.players} == {one, other} and not game.open
    ]
    orderly = in_order and _followed(stage, table, one) and _followed(stage, table, other)
    black = before[-1] if before else table.black[bout] if orderly else None
    facts = {"step": stage.step, "rounds": table.rounds, "time": time}
    return Meeting(one, other, black, why="robin.order" if in_order else "robin.moved", facts=facts)


def _followed(stage: Stage, table: Table, player: PlayerId) -> bool:
    """Tell whether all games of a player in the stage were those of the order, colours too."""
    order = {
        (frozenset(bout[:2]), step, table.black.get(bout)) for bout, step in table.steps.items()
    }
    return all(
        (frozenset(game.players), each.number - stage.first + 1, game.black) in order
        for each in stage.rounds
        for game in each.games
        if player in game.players
    )


def _too_few_rounds(
    stage: Stage, members: Sequence[PlayerId], table: Table, needed: int
) -> Iterator[str]:
    """Yield the remark that there are too few rounds.

    Made before the first round, and where somebody came late.
    """
    wanted = stage.last - stage.first + 1
    if (stage.step == 1 or table.players < len(members)) and stage.last and wanted < needed:
        total = stage.first + needed - 1
        yield message(
            "robin.few-rounds", players=len(members), needed=needed, rounds=wanted, total=total
        )


def _never_meeting(stage: Stage, without: Sequence[Bout]) -> Iterator[str]:
    """Yield the remark which of those who still play cannot meet in the remaining rounds."""
    event = stage.event
    rounds = range(stage.number, event.settings.rounds + 1)
    still = {n for n in stage.players if any(event.player(n).plays_in(each) for each in rounds)}
    pairs = sorted({bout[:2] for bout in without if still.issuperset(bout[:2])})
    if pairs:
        named = ", ".join(f"{one} - {other}" for one, other in pairs)
        yield message("robin.never-meeting", pairs=named)


_DEFAULTS = {
    "start_rule": "none",
    "ranked_by": "all",
    "first": "NBW",
    "tiebreaks": ("DC", "SDOSW"),
    "scoring": WINS_ALONE,
}

#: E1, E2: numbers by lottery, order by wins alone, ties for places 1 to 3 are played off.
_LEAGUE = {
    "komi_even": LEAGUE_KOMI,
    "robin_order": "league",
    "robin_seats": "lot",
    "tiebreaks": (),
    "level_first": "play offs",
    "playoff_places": 3,
}

ROUND_ROBIN = System(
    "round robin",
    "B16, E1",
    fixture,
    rounds=rounds_of,
    waits=False,
    defaults=_DEFAULTS,
    under={"egc": _LEAGUE},
)
DOUBLE = System(
    "double round robin",
    "B16",
    partial(fixture, times=2),
    rounds=partial(rounds_of, times=2),
    meetings=2,
    waits=False,
    defaults=_DEFAULTS,
)
GROUPS = System(
    "round robin by section",
    "B16",
    partial(fixture, sections=True),
    rounds=rounds_of,
    unit="group",
    waits=False,
    grouping="even",
    defaults={**_DEFAULTS, "ranked_by": "sections", "group_size": 6},
)
