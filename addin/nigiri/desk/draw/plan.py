"""The plan of a draw: its pairing, operations and messages before anything is written."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.command import LogLine, moved_lines
from nigiri.desk.core.draw_changes import draw_changes
from nigiri.desk.core.locks import draw_unrecorded
from nigiri.desk.core.round_state import (
    NOBODY_UNPAIRED,
    Unpaired,
    provisional_words,
    unpaired_words,
)
from nigiri.domain.pairing_policies.pair_concerns import concerns, shared
from nigiri.domain.systems.stages import judged
from nigiri.domain.text import plain
from nigiri.messages.catalogue import text
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from nigiri.desk.core.draw_changes import DrawChanges
    from nigiri.desk.core.locks import Locks
    from nigiri.desk.draw.requests import Requests
    from nigiri.domain.model.event import Event, Game, Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing import Drawn
    from nigiri.messages.message import Message
    from nigiri.workbook.model.changes import Ask, Operation, SetCells
    from nigiri.workbook.read.workbook import Reading

MANY = 8
"""Who has no game is named up to so many: of a large knockout most are out soon."""


def drawn_words(event: Event, drawn: Drawn, *, whole: bool = True) -> str:
    """Return the sentence about a draw: number of boards, byes, players not needed (B6).

    whole -- all players are drawn; after a part it is not known yet who sits out
    """
    byes = [bye.player for bye in drawn.byes]
    facts: dict[str, object] = {"round": drawn.round.number, "boards": len(drawn.round.games)}
    if not (whole or byes):
        return message("drawing.summary.so-far", **facts)
    said = _byes(event, byes)
    if not whole:
        return message("drawing.summary", byes=said, **facts)
    if drawn.idle:
        idle = _idle(event, drawn.idle)
        if byes:
            return message("drawing.summary.byes-idle", byes=said, idle=idle, **facts)
        return message("drawing.summary.idle", idle=idle, **facts)
    spare, out = _not_needed(event, drawn)
    key = _SUMMARIES[bool(spare), bool(out)]
    return message(key, byes=said, spare=spare, out=out, **facts)


_SUMMARIES = {
    (False, False): "drawing.summary",
    (True, False): "drawing.summary.spare",
    (False, True): "drawing.summary.out",
    (True, True): "drawing.summary.spare-out",
}
"""Whether reserves, and volunteers, are not needed -> the key of what is said."""


def _byes(event: Event, byes: Sequence[PlayerId]) -> Message:
    """Return the byes in words; of more than MANY only their number."""
    if len(byes) > MANY:
        return message("drawing.byes.many", many=len(byes))
    if not byes:
        return message("drawing.byes.none")
    return message("drawing.byes", many=len(byes), names=_named(event, byes))


def _idle(event: Event, idle: Sequence[PlayerId]) -> str:
    """Return those without a game in words; of more than MANY only their number."""
    many = len(idle)
    return message("drawing.idle.many", many=many) if many > MANY else _named(event, idle)


def _not_needed(event: Event, drawn: Drawn) -> tuple[str, str]:
    """Return reserves who are not needed, and volunteers who sit out, by name; "" without any."""
    this = drawn.round
    idle = [
        number
        for number, player in sorted(event.by_number.items())
        if player.plays_in(this.number) and player.may_sit_out(this.number)
        if number not in this.game_by_player and number not in this.byes
    ]
    spare = _named(event, (n for n in idle if event.player(n).reserve))
    return spare, _named(event, (n for n in idle if not event.player(n).reserve))


def _named(event: Event, players: Iterable[PlayerId]) -> str:
    """Return players by number and name, with semicolons because names have commas."""
    named = (f"{number} {event.player(number).name}" for number in players)
    return several(named, message("between"))


class Settled(NamedTuple):
    """What the director decided before a draw, which is written first (no_shows.py).

    operations -- that write it; sentences, log -- for the director and for the Log
    words -- the options of the command, for the Log
    """

    operations: tuple[SetCells, ...] = ()
    sentences: tuple[Message, ...] = ()
    log: tuple[LogLine, ...] = ()
    words: str = ""


def _strict_words(event: Event, games: Sequence[Game], round_number: int) -> tuple[str, ...]:
    """Return the sentences on pairs that are strictly kept apart (A7); () without any.

    games -- the draw's own. It has as few such pairs as can be: `strict` is its first criterion,
    but for rematches where they are allowed. Of what more than half share is said why.
    """
    found = [(game, shared(event, *game.players, round_number, strict=True)) for game in games]
    met = [(game, keys) for game, keys in found if keys]
    if not met:
        return ()
    pairs = [
        message(
            "drawing.strict.pair",
            pair=" – ".join(f"{number} {event.player(number).name}" for number in game.players),
            what=several(message(f"share.{key}") for key in keys),
        )
        for game, keys in met
    ]
    key = "drawing.strict" if event.settings.rematches == "never" else "drawing.strict.rematch"
    named, more = several(pairs[:MANY], message("between")), len(pairs) - MANY
    words = message("desk.names.more", names=named, more=more) if more > 0 else named
    said = message(key, pairs=words)
    return (said, *_most_share(event, games, {key for _, keys in met for key in keys}))


def _most_share(event: Event, games: Sequence[Game], keys: Iterable[str]) -> Iterator[Message]:
    """Yield a sentence for each club, state, ... that more than half of these players share."""
    players = [event.player(number) for game in games for number in game.players]
    for key in sorted(keys):
        labels = [getattr(player, key) for player in players]
        most, many = Counter(filter(None, map(plain, labels))).most_common(1)[0]
        if many > len(games):
            label = next(each for each in labels if plain(each) == most)
            yield message("drawing.strict.most", many=many, all=len(players), label=label)


class Plan(NamedTuple):
    """The plan of a draw.

    reading -- of the workbook as it was; event -- without this round, all players numbered
    wanted -- requests of the director's
    operations -- that write the round; done -- sentences about what was done before it
    advice -- sentences besides, that are said after it
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
    advice: tuple[str, ...] = ()
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
        return (message("since.unrecorded", round=self.drawn.round.number),)

    @property
    def late_byes(self) -> tuple[Player, ...]:
        """Return the players who get a bye, a win, though they came after the round was drawn (M6).

        They had no number, or are under Out on its sheet. A promised bye (A8) is not among them,
        nor one given by a system that pairs by itself.
        """
        number = self.drawn.round.number
        there = self.reading.rounds.get(number)
        if there is None or not judged(self.event.settings, number).by_score:
            return ()
        seen = self.reading.event.by_number.keys() - {*there.out.values()}
        players = (self.event.player(bye.player) for bye in self.drawn.byes if not bye.forced)
        return tuple(p for p in players if p.number not in seen and number not in p.promised)

    @property
    def to_be_looked_at(self) -> tuple[str, ...]:
        """Return the sentences about boards of the draw's own to be looked at (B10, A7).

        Pairs that the director made or asked for are not among them.
        """
        own = {frozenset(board.game.players) for board in self.drawn.boards if board.locked}
        this = self.drawn.round
        games = tuple(game for game in this.games if frozenset(game.players) not in own)
        strict = _strict_words(self.event, games, this.number) if self._keeps_strictly else ()
        left_over = bool(self.locks.games) and not self.again
        found = [*concerns(self.event, games, this.number, left_over=left_over)]
        if not found:
            return strict
        if len(found) > MANY:
            return (*strict, message("drawing.unavoided.many", many=len(found)))
        from nigiri.desk.draw.concern_words import concern_words  # noqa: PLC0415 -- most rounds have none

        event = replace(self.event, wishes=(*self.wanted.wishes, *self.event.wishes))
        return (*strict, concern_words(event, self.drawn, found, left_over=left_over))

    @property
    def _keeps_strictly(self) -> bool:
        """Tell whether the draw keeps anybody apart strictly (A7)."""
        by_score = judged(self.event.settings, self.drawn.round.number).by_score
        return by_score and any(each.strict for each in self.event.settings.keep_apart)

    @property
    def summary(self) -> str:
        """Return the sentence about the draw."""
        kept = len(self.locks.games)
        words = drawn_words(self.event, self.drawn, whole=not self.unpaired.waiting)
        return message("drawing.summary.kept", drawn=words, kept=kept) if kept else words

    @property
    def result_sentences(self) -> tuple[str, ...]:
        """Return sentences about the bar, what was drawn, and what counts provisionally."""
        provisional = provisional_words(self.event, self.missing)
        return *self._bar, self.summary, *self.drawn.notes, *provisional

    @property
    def _bar(self) -> tuple[str, ...]:
        """Return the sentence about the bar of round 1 (B1); () where it was said, or is none."""
        this = self.drawn.round
        said = this.number in self.reading.rounds and not self.again
        if said or self.event.settings.start_rule != "bar":
            return ()
        from nigiri.desk.draw.bar import bar_words  # noqa: PLC0415 -- many events have no bar

        return bar_words(self.reading.event, self.event, this)

    @property
    def bar_questions(self) -> tuple[Ask, ...]:
        """Return the question about a bar above which too many start; () without (B2)."""
        if self.event.settings.start_rule != "bar":
            return ()
        from nigiri.desk.draw.bar import bar_questions  # noqa: PLC0415 -- as above

        return (*bar_questions(self.reading.event, self.event),)

    def with_advice(self, sentences: Iterable[str]) -> Plan:
        """Return the plan with further advice, said after what it had."""
        return self._replace(advice=(*self.advice, *sentences))

    @property
    def sentences(self) -> tuple[str, ...]:
        """Return all messages to the director."""
        number = self.drawn.round.number
        next_step = message("drawing.next", round=number)
        return (
            *self.done,
            *self.result_sentences,
            *self.to_be_looked_at,
            *self.advice,
            *(unpaired_words(self.event, number, self.unpaired) or (next_step,)),
        )

    @property
    def log(self) -> list[LogLine]:
        """Return the lines of the Log."""
        language, number = self.event.settings.language, self.drawn.round.number
        sheet = text("sheet.round", language, number=number)
        said = (LogLine(sentence, sheet) for sentence in self.result_sentences)
        return [*said, *moved_lines(self.normalised), *self.locks.lost(self.drawn.round)]
