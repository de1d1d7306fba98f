"""The plan of a draw: its pairing, operations and messages before anything is written."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.changed_since import draw_changes
from nigiri.desk.core.command import LogLine, moved_lines
from nigiri.desk.core.locks import draw_unrecorded
from nigiri.desk.core.unpaired import NOBODY_UNPAIRED, Unpaired, provisional_words, unpaired_words
from nigiri.domain.systems.stages import judged
from nigiri.messages.catalogue import text
from nigiri.messages.plurals import counted

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.desk.core.changed_since import DrawChanges
    from nigiri.desk.core.locks import Locks
    from nigiri.desk.draw.requests import Requests
    from nigiri.domain.model.event import Event, Game, Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing import Drawn
    from nigiri.workbook.model.changes import Operation, SetCells
    from nigiri.workbook.read.workbook import Reading

MANY = 8
"""Who has no game is named up to so many: of a large knockout most are out soon."""


def drawn_words(event: Event, drawn: Drawn, *, whole: bool = True) -> str:
    """Return the sentence about a draw: number of boards, byes, players not needed (B6).

    whole -- all players are drawn; after a part it is not known yet who sits out
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
    """Return the byes in words; of more than MANY only their number."""
    if len(byes) > MANY:
        return counted(len(byes), "bye")
    word = "bye" if len(byes) == 1 else "byes"
    return f"{word}: {_named(event, byes)}" if byes else "no bye"


def _idle(event: Event, drawn: Drawn) -> str:
    """Return sentences about reserves not needed and volunteers who sit out; "" without any."""
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
    """Return players by number and name, with semicolons because names have commas."""
    return "; ".join(f"{number} {event.player(number).name}" for number in players)


class Plan(NamedTuple):
    """The plan of a draw.

    reading -- of the workbook as it was; event -- without this round, all players numbered
    wanted -- requests of the director's
    operations -- that write the round; done -- sentences about what was done before it
    unpaired -- players to be drawn later, where this is only a part of the round
    normalised -- operations that normalised typed cells before the draw
    missing -- games that count provisionally, each with its round's number (B11)
    again -- whether it is a redraw
    """

    reading: Reading
    event: Event
    drawn: Drawn
    locks: Locks
    wanted: Requests
    operations: tuple[Operation, ...] = ()
    done: tuple[str, ...] = ()
    unpaired: Unpaired = NOBODY_UNPAIRED
    normalised: tuple[SetCells, ...] = ()
    missing: tuple[tuple[int, Game], ...] = ()
    again: bool = False

    @property
    def changed(self) -> DrawChanges:
        """Return the changes since rounds were drawn, including places of this round that stay."""
        event = replace(self.event, rounds=(*self.event.rounds, self.drawn.round))
        stands = self.locks.lines
        reading = replace(self.reading, event=event) if stands else self.reading
        changed = draw_changes(reading, self.drawn.round.number, stands)
        return replace(changed, sentences=(*changed.sentences, *self._unknown))

    @property
    def _unknown(self) -> tuple[str, ...]:
        """Return the sentence that a redraw may undo pairs made by hand, which are not recorded.

        () unless this is a redraw of a round that As drawn does not have.
        """
        if not (self.again and draw_unrecorded(self.reading)):
            return ()
        number = self.drawn.round.number
        words = (
            f"As drawn says nothing of round {number}, so a pair you changed cannot be told from "
            "a drawn one: all without a result or a keep mark are drawn anew."
        )
        return (words,)

    @property
    def late_byes(self) -> tuple[Player, ...]:
        """Return the players who get a bye, a win, though they came after the round was drawn (M6).

        They had no number, or are under Out on its sheet. A promised bye (A8) is not among them,
        nor one
        given by a system that pairs by itself.
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
        """Return the sentence about the draw."""
        kept = len(self.locks.games)
        words = drawn_words(self.event, self.drawn, whole=not self.unpaired.waiting)
        return words + (f" {counted(kept, 'pair')} kept." if kept else "")

    @property
    def result_sentences(self) -> tuple[str, ...]:
        """Return sentences about what was drawn, and what counts provisionally."""
        return self.summary, *self.drawn.notes, *provisional_words(self.event, self.missing)

    @property
    def sentences(self) -> tuple[str, ...]:
        """Return all messages to the director."""
        number = self.drawn.round.number
        return (
            *self.done,
            *self.result_sentences,
            *(unpaired_words(self.event, number, self.unpaired) or (_next(number),)),
        )

    @property
    def log(self) -> list[LogLine]:
        """Return the lines of the Log."""
        language, number = self.event.settings.language, self.drawn.round.number
        sheet = text("sheet.round", language, number=number)
        said = (LogLine(sentence, sheet) for sentence in self.result_sentences)
        return [*said, *moved_lines(self.normalised), *self.locks.lost]


def _next(number: int) -> str:
    """Return the sentence about the next command after a draw."""
    return f"Print and post: nigiri print pairings. Then enter the results of round {number}."
