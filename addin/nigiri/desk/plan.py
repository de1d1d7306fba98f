"""A draw before anything follows from it: what it does, what is told of it and asked before it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.command import LogLine, moved
from nigiri.desk.drawn_words import drawn_words
from nigiri.desk.left import NOBODY, Left, left_words, provisional_words
from nigiri.desk.locks import unrecorded
from nigiri.desk.since import since_used
from nigiri.domain.plurals import counted
from nigiri.domain.systems.stages import judged
from nigiri.workbook.words.catalogue import text

if TYPE_CHECKING:
    from nigiri.desk.locks import Locks
    from nigiri.desk.since import Since
    from nigiri.desk.wanted import Wanted
    from nigiri.domain.model.event import Event, Game, Player
    from nigiri.domain.pairing import Drawn
    from nigiri.workbook.model.changes import Operation, SetCells
    from nigiri.workbook.read.workbook import Reading


class Plan(NamedTuple):
    """A draw before anything follows from it.

    reading -- of the workbook as it was; event -- without this round, everybody numbered
    wanted -- what the director wanted
    operations -- what writes the round; done -- what was done before it, in sentences
    left -- who is drawn later, where this is only a part of the round
    settled -- what was brought to its place before (settled.py)
    missing -- the games that count provisionally, each behind its round's number (B11)
    again -- the round was drawn before, and is once more
    """

    reading: Reading
    event: Event
    drawn: Drawn
    locks: Locks
    wanted: Wanted
    operations: tuple[Operation, ...] = ()
    done: tuple[str, ...] = ()
    left: Left = NOBODY
    settled: tuple[SetCells, ...] = ()
    missing: tuple[tuple[int, Game], ...] = ()
    again: bool = False

    @property
    def since(self) -> Since:
        """Return what changed since rounds were drawn with it, also what stands of this one."""
        event = replace(self.event, rounds=(*self.event.rounds, self.drawn.round))
        stands = self.locks.lines
        reading = replace(self.reading, event=event) if stands else self.reading
        since = since_used(reading, self.drawn.round.number, stands)
        return replace(since, sentences=(*since.sentences, *self._unknown))

    @property
    def _unknown(self) -> tuple[str, ...]:
        """Return what a redraw may undo where As drawn says nothing of the round; () elsewhere."""
        if not (self.again and unrecorded(self.reading)):
            return ()
        number = self.drawn.round.number
        words = (
            f"As drawn says nothing of round {number}, so a pair you changed cannot be told from "
            "a drawn one: all without a result or a keep mark are drawn anew."
        )
        return (words,)

    @property
    def late_byes(self) -> tuple[Player, ...]:
        """Return who gets a bye, a win, though they came after the round was drawn (M6).

        They had no number, or stand on its sheet as out. Not a bye that was promised (A8), nor one
        of a system that says itself who is free.
        """
        number = self.drawn.round.number
        there = self.reading.rounds.get(number)
        if there is None or not judged(self.event.settings, number).by_score:
            return ()
        seen = self.reading.event.by_number.keys() - {*there.out.values()}
        players = (self.event.player(bye.player) for bye in self.drawn.byes if not bye.forced)
        return tuple(p for p in players if p.number not in seen and number not in p.promised)

    @property
    def summary(self) -> str:
        """Return the draw in a sentence."""
        kept = len(self.locks.games)
        words = drawn_words(self.event, self.drawn, whole=not self.left.waiting)
        return words + (f" {counted(kept, 'pair')} kept." if kept else "")

    @property
    def told(self) -> tuple[str, ...]:
        """Return what was drawn, and what counts provisionally."""
        return self.summary, *self.drawn.notes, *provisional_words(self.event, self.missing)

    @property
    def sentences(self) -> tuple[str, ...]:
        """Return what the director is told."""
        number = self.drawn.round.number
        return (
            *self.done,
            *self.told,
            *(left_words(self.event, number, self.left) or (_next(number),)),
        )

    @property
    def log(self) -> list[LogLine]:
        """Return the lines of the Log."""
        language, number = self.event.settings.language, self.drawn.round.number
        sheet = text("sheet.round", language, number=number)
        said = (LogLine(sentence, sheet) for sentence in self.told)
        return [*said, *moved(self.settled), *self.locks.lost]


def _next(number: int) -> str:
    """Return what to do after a draw."""
    return f"Print and post: nigiri print pairings. Then enter the results of round {number}."
