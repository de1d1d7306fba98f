"""The state of the event in the head of every page, and the next step for players.

state                      in the head                              below the title
before round 1             how many are registered                  check name and rank
a round is being played    the round, how many results are in       go to your table
all its results are in     the round, that they are                 wait here
all rounds played          that all are played                      thanks; the result
the same, standings frozen the same                                 the result comes later
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.domain.schedule.timetable import clock
from nigiri.domain.text import clean

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech


@dataclass(frozen=True)
class State:
    """How far an event is.

    drawn -- the event with all its rounds
    frozen -- the round after which no page shows a result, None where all are shown
    """

    drawn: Event
    frozen: int | None = None

    @property
    def newest(self) -> int:
        """Return the newest drawn round, 0 before the first; those of a play-off count here."""
        return max((each.number for each in self.drawn.rounds), default=0)

    @cached_property
    def over(self) -> bool:
        """Tell whether all rounds are drawn, complete and shown: nothing will change any more."""
        return self.frozen is None and self.played

    @cached_property
    def played(self) -> bool:
        """Tell whether all rounds are drawn and complete."""
        complete = all(drawn.complete for drawn in self.drawn.rounds)
        return self.newest >= self.drawn.settings.rounds and complete

    @property
    def results(self) -> tuple[int, int]:
        """Return the number of the newest round's results and of its games, (0, 0) before it."""
        newest = [this for this in self.drawn.rounds if this.number == self.newest]
        games = [game for this in newest for game in this.games]
        return sum(game.result is not None for game in games), len(games)

    def words(self, speech: Speech) -> str:
        """Return the state in words: "Round 3 of 5 · 16 of 19 results in"."""
        if not self.newest:
            return speech.say("state before", number=len(self.drawn.players))
        if self.played:
            return speech.say("state end")
        rounds = max(self.drawn.settings.rounds, self.newest)
        done, playing = self.results
        key = "state wait" if done == playing else "state play"
        words = speech.say("state round", number=self.newest, rounds=rounds)
        return f"{words} · {speech.say(key, done=done, all=playing)}"

    def hour(self, speech: Speech) -> str:
        """Return when the coming round begins, or the one being played: "Round 4: Sat 15:30".

        "" before round 1 is drawn, where Event tells no hour, and once all rounds are played.
        """
        done, playing = self.results
        number = self.newest + (done == playing)
        typed = "".join(self.drawn.settings.when[number - 1 : number])
        if not self.newest or self.played or clock(typed) is None:
            return ""
        return speech.say("who", what=speech.say("round", number=number), who=clean(typed))

    def next_step(self, speech: Speech) -> str:
        """Return the sentence about the next step for players; a round must be drawn."""
        done, playing = self.results
        if done < playing:
            return speech.say("next play")
        if self.played and not self.over:
            return speech.say("next frozen")
        return speech.say("next end" if self.over else "next wait", number=self.newest)
