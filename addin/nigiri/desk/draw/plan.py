"""A draw before anything follows from it: what it does, what is told of it and asked before it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.changed_since import since_used
from nigiri.desk.core.command import LogLine, moved
from nigiri.desk.core.locks import unrecorded
from nigiri.desk.core.unpaired import NOBODY, Left, left_words, provisional_words
from nigiri.domain.systems.stages import judged
from nigiri.messages.catalogue import text
from nigiri.messages.plurals import counted

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.desk.core.changed_since import Since
    from nigiri.desk.core.locks import Locks
    from nigiri.desk.draw.requests import Wanted
    from nigiri.domain.model.event import Event, Game, Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing import Drawn
    from nigiri.workbook.model.changes import Operation, SetCells
    from nigiri.workbook.read.workbook import Reading

# A draw in a sentence.


MANY = 8
"""Who has no game is named up to so many: of a large knockout most are out soon."""


def drawn_words(event: Event, drawn: Drawn, *, whole: bool = True) -> str:
    """Return how many boards there are, who has the bye, and who need not play (B6).

    whole -- all who play are drawn; of a part of a round nobody knows yet who sits out
    """
    byes = [bye.player for bye in drawn.byes]
    boards = counted(len(drawn.round.games), "table")
    said = _byes(event, byes)
    words = f"Round {drawn.round.number}: {boards}"
    if not whole:
        return f"{words}, {said}." if byes else f"{words} so far."
    if drawn.idle:
        many = f"{counted(len(drawn.idle), 'player')}, under Out on the sheet"
        named = many if len(drawn.idle) > MANY else _named(event, drawn.idle)
        return f"{words}{f', {said}' if byes else ''}; no game: {named}."
    return f"{words}, {said}.{_idle(event, drawn)}"


def _byes(event: Event, byes: Sequence[PlayerId]) -> str:
    """Return who has a bye; of the free wins of a large knockout how many there are."""
    if len(byes) > MANY:
        return counted(len(byes), "bye")
    word = "bye" if len(byes) == 1 else "byes"
    return f"{word}: {_named(event, byes)}" if byes else "no bye"


def _idle(event: Event, drawn: Drawn) -> str:
    """Return which reserves are not needed, and which volunteers sit out."""
    this = drawn.round
    idle = [
        number
        for number, player in sorted(event.by_number.items())
        if player.plays_in(this.number) and player.may_sit_out(this.number)
        if number not in this.game_by_player and number not in this.byes
    ]
    spare = _named(event, (n for n in idle if event.player(n).reserve))
    out = _named(event, (n for n in idle if not event.player(n).reserve))
    words = f" Not needed: {spare}." if spare else ""
    return words + (f" Sits out, as offered: {out}." if out else "")


def _named(event: Event, players: Iterable[PlayerId]) -> str:
    """Return players by number and name; names have commas, so semicolons stand between."""
    return "; ".join(f"{number} {event.player(number).name}" for number in players)


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
