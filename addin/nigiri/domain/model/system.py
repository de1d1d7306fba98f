"""What a system of play is: who meets whom in a round, given what was played.

McMahon and Swiss leave all players of a round to the draw (domain/pairing); a round robin or a
knockout says itself who meets whom. Each system is a module of this package and one entry of the
registry; what rounds count and how places are decided are settings that it begins with.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.settings import BY_SCORE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Event, Round
    from nigiri.domain.model.units import PlayerId


class Stage(NamedTuple):
    """The part of an event that is played by one system, as a system sees it before a round.

    event -- with the rounds before `number` only
    number -- the round that is to be drawn; first -- the first round of this stage
    players -- who belongs to the stage, strongest first: by number in a first stage (M4), by the
    places reached in one that follows another; who left in the middle still belongs to it
    free -- who of them plays in this round and is not already seated by the director
    last -- the last round of the stage, as far as the event wants rounds; 0: nobody knows
    """

    event: Event
    number: int
    first: int
    players: tuple[PlayerId, ...]
    free: frozenset[PlayerId]
    last: int = 0

    @property
    def step(self) -> int:
        """Return which round of the stage this is, from 1."""
        return self.number - self.first + 1

    @property
    def rounds(self) -> tuple[Round, ...]:
        """Return the rounds of the stage that were played."""
        return tuple(each for each in self.event.rounds if self.first <= each.number < self.number)


@dataclass(frozen=True)
class Meeting:
    """Two who are to meet.

    black -- who of them takes Black; None: as the event's rule of colours has it, or by nigiri
    even -- no handicap, whatever the event's rule says
    why -- the reason in words: a key of workbook/words/systems.py, with its facts
    """

    one: PlayerId
    other: PlayerId
    black: PlayerId | None = None
    even: bool = False
    why: str = ""
    facts: Mapping[str, object] = field(default_factory=dict)


class Fixture(NamedTuple):
    """What a system says of a round.

    meetings -- who meets whom, in the order of the tables
    byes -- who gets a bye, a full win (M6)
    idle -- who sits out without anything: the free round of an odd round robin, who is knocked out
    fields -- players whom the draw pairs by the event's criteria, each group among itself
    notes -- what the director is to be told, in sentences
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
    fixture -- who meets whom in the next round of a stage; raises Forbidden with one sentence where
    the stage is over or cannot be played so (a knockout without players, ...)
    meetings -- how often two may meet in a stage
    grouping -- how sections are proposed (grouping.py); "": as those of a McMahon (M2)
    waits -- who meets whom depends on results, so that all of those before must be in
    rules -- the rule set in which an event of this system begins, unless another one is named
    rounds -- how many rounds a stage of so many has; None: as many as are wanted
    unit -- so many of what: a key of lengths.UNITS; fewer -- whether fewer rounds do as well
    defaults -- field of Settings -> what an event of this system begins with, over any rule set
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

    @property
    def by_score(self) -> bool:
        """Tell whether all is left to the draw, with the rules of M6 to M9 and M19."""
        return self.key in BY_SCORE
