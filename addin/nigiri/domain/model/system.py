"""A system of play: who meets whom in a round, given the rounds before it.

McMahon and Swiss leave all players of a round to the draw (domain/pairing); a round robin or a
knockout prescribes who meets whom. Each system is a module of systems/ and one entry of the
registry there; the points of rounds and the criteria of places are settings that it begins with.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.settings import BY_SCORE
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Event, Round
    from nigiri.domain.model.units import PlayerId
    from nigiri.messages.message import Message


class Stage(NamedTuple):
    """The part of an event that is played by one system, as a system needs it before a round.

    event -- with the rounds before `number` only
    number -- the round that is to be drawn; first -- the first round of this stage
    players -- who belongs to the stage, strongest first: by number in a first stage (M4), by the
    places reached in one that follows another; players who left in the middle still belong to it
    free -- who of them plays in this round and is not already seated by the director
    last -- the last round of the stage, as far as the event wants rounds; 0: not known
    """

    event: Event
    number: int
    first: int
    players: tuple[PlayerId, ...]
    free: frozenset[PlayerId]
    last: int = 0

    @property
    def step(self) -> int:
        """Return the number of this round within the stage, from 1."""
        return self.number - self.first + 1

    @property
    def rounds(self) -> tuple[Round, ...]:
        """Return the rounds of the stage that were played."""
        return tuple(each for each in self.event.rounds if self.first <= each.number < self.number)


@dataclass(frozen=True)
class Meeting:
    """Two who are to meet.

    black -- who of them takes Black; None: by the event's rule of colours, or by nigiri
    even -- no handicap, whatever the event's rule says
    why -- the reason in words: a key of the catalogue, with its facts
    """

    one: PlayerId
    other: PlayerId
    black: PlayerId | None = None
    even: bool = False
    why: str = ""
    facts: Mapping[str, object] = field(default_factory=dict)


class Fixture(NamedTuple):
    """The part of a round that a system prescribes.

    meetings -- who meets whom, in the order of the tables
    byes -- players with a bye, a full win (M6)
    idle -- players who sit out for nothing: the free round of an odd round robin, knocked out
    fields -- players whom the draw pairs by the event's criteria, each group among itself
    notes -- remarks for the director, in sentences
    """

    meetings: tuple[Meeting, ...] = ()
    byes: tuple[PlayerId, ...] = ()
    idle: tuple[PlayerId, ...] = ()
    fields: tuple[tuple[PlayerId, ...], ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class System:
    """One system of play.

    key -- as the Event sheet and the command line have it: "round robin"
    source -- the rule that describes it: "B16"
    fixture -- returns the next round of a stage; raises Forbidden with one sentence where the stage
    cannot be played so (a knockout without players, ...), StageOver where it is over
    meetings -- how often two may meet in a stage
    grouping -- how sections are proposed (groups.py); "": as those of a McMahon (M2)
    waits -- who meets whom depends on results, so that all of those before must be in
    rules -- the rule set in which an event of this system begins, unless another one is named
    rounds -- number of units -> rounds of a stage; None: as many as are wanted
    unit -- what is counted: a key of lengths.UNITS; fewer -- whether fewer rounds do as well
    defaults -- field of Settings -> value at the beginning of an event, over any rule set
    under -- rule set -> likewise, under that rule set alone
    """

    key: str
    source: str
    fixture: Callable[[Stage], Fixture]
    meetings: int = 1
    grouping: str = ""
    waits: bool = True
    rules: str = "swiss"
    rounds: Callable[[int], int | None] = lambda _count: None
    unit: str = "players"
    fewer: bool = False
    defaults: Mapping[str, object] = field(default_factory=dict)
    under: Mapping[str, Mapping[str, object]] = field(default_factory=dict)

    def begins(self, rules: str) -> Mapping[str, object]:
        """Return field of Settings -> value with which an event under that rule set begins."""
        return {**self.defaults, **self.under.get(rules, {})}

    @property
    def by_score(self) -> bool:
        """Tell whether all pairs are left to the draw, by the rules of M6 to M9 and M19."""
        return self.key in BY_SCORE


def system_name(key: str) -> Message:
    """Return the name of the system of that key; KeyError for an unknown one.

    Its card need not be loaded for that.
    """
    return message(f"system.{key.replace(' ', '-')}")
