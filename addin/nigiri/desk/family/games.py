"""Bring the games of another event of the family as rounds of this one, with results (E7).

So games of preliminary knockouts count for the McMahon: round 1 there is round 1 here. A round
not drawn here is begun with these games, which then stay; all others are drawn around them. In a
drawn round missing results are filled in. Results typed here win.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.round_sheet import SheetExtras, add_round, drawn_lines, record
from nigiri.desk.draw.draw import preparations
from nigiri.domain.games.handicaps import handicap_of
from nigiri.domain.model.event import Round
from nigiri.domain.players.federation_ids import identities
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import text
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes, Operation, Say
from nigiri.workbook.read.workbook import read, undrawn
from nigiri.workbook.spellings.results import written

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.desk.family.family import Sister
    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Workbook


@dataclass
class _Messages:
    """The messages in order: done, then skipped."""

    done: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)

    def skip(self, key: str, **facts: object) -> None:
        """Add the sentence of a key on something that was not brought."""
        self.skipped.append(message(key, **facts))


def bring(workbook: Workbook, desk: Desk, sister: Sister) -> Changes:
    """Return the changes that bring the games of another workbook, round by round.

    At most one round is begun: the next one, with the games drawn there. Both players of a game
    must be in this list; other games are reported. Raises HostError where the other workbook cannot
    be read, Forbidden where it has no games, SheetProblems for wrong cells here.
    """
    read_writable(workbook)
    rounds = [each for each in sister.reading.event.rounds if each.games]
    if not rounds:
        raise Forbidden(message("family.no-games", name=sister.name))
    messages, operations, after = _Messages(), list[Operation](), workbook
    for theirs in rounds:
        step = _round(after, sister, theirs, messages)
        operations += step
        after = applied(after, Changes(tuple(step)))
    nothing = message("family.nothing-new", name=sister.name)
    words = [*messages.done, *messages.skipped] or [nothing]
    log = [LogLine(words) for words in messages.done]
    return finish(workbook, [*operations, *map(Say, words)], desk, "bring", log)


def _round(
    workbook: Workbook, sister: Sister, theirs: Round, messages: _Messages
) -> list[Operation]:
    """Return the operations that bring a round of the other event."""
    reading = read(workbook)
    number = theirs.number
    if number in reading.rounds:
        return [*_results(workbook, sister, theirs, messages)]
    event = reading.event
    over = not event.rounds or (event.rounds[-1].complete and not undrawn(reading))
    if number > event.settings.rounds:
        messages.skip("family.games.too-many", round=number, name=sister.name)
        return []
    if number != event.next_round or not over:
        facts = {"round": number, "before": number - 1, "name": sister.name}
        messages.skip("family.games.waits", **facts)
        return []
    return _begin_round(workbook, sister, theirs, messages)


def _begin_round(
    workbook: Workbook, sister: Sister, theirs: Round, messages: _Messages
) -> list[Operation]:
    """Return the operations that begin the next round with the other event's games, kept."""
    said: list[str] = []
    first = preparations(workbook, read(workbook), said)
    after = applied(workbook, Changes(tuple(first)))
    reading = read(after)
    event, number = reading.event, theirs.number
    this = Round(number, tuple(_games(sister, theirs, event, messages)))
    if not this.games:
        return []
    playing = (n for n, p in event.by_number.items() if p.plays_in(number))
    waiting = [n for n in playing if n not in this.game_by_player]
    note = {"keep": text("yes", reading.language), "note": sister.name}
    extras = SheetExtras({frozenset(game.players): note for game in this.games}, waiting)
    facts = {"round": number, "games": len(this.games), "name": sister.name}
    messages.done += [*said, message("family.games.begun", **facts)]
    lines = drawn_lines(event, _by_rule(event, this))
    added = add_round(reading.book, event, this, extras)
    return [*first, *added, *record(after, reading.book, event, lines)]


def _by_rule(event: Event, this: Round) -> Round:
    """Return the round with handicaps by this event's rule, so that others show as agreed."""
    games = tuple(
        replace(game, handicap=handicap_of(event, *game.players, this.number).stones)
        for game in this.games
    )
    return replace(this, games=games)


def _games(sister: Sister, theirs: Round, event: Event, messages: _Messages) -> Iterator[Game]:
    """Yield the games of a round there that can be brought, with the numbers here."""
    numbers = _numbers(sister, event)
    for game in theirs.games:
        white, black = (numbers.get(n) for n in game.players)
        names = " – ".join(_name(sister, n) for n in game.players)
        if white is None or black is None:
            messages.skip("family.games.not-both", names=names, round=theirs.number)
        elif not all(event.player(n).plays_in(theirs.number) for n in (white, black)):
            messages.skip("family.games.not-playing", names=names, round=theirs.number)
        else:
            yield replace(game, white=white, black=black, keep=True)


def _numbers(sister: Sister, event: Event) -> Mapping[PlayerId, PlayerId]:
    """Return number there -> number here of the players in both lists."""
    here = {
        mark: n for n, p in event.by_number.items() for mark in identities(p.name, p.federation_id)
    }
    found: dict[PlayerId, PlayerId] = {}
    for number, player in sister.reading.event.by_number.items():
        known = [mark for mark in identities(player.name, player.federation_id) if mark in here]
        if known:
            found[number] = here[known[0]]
    return found


def _name(sister: Sister, number: PlayerId) -> str:
    """Return the name of a player there; the number if it is nobody's."""
    player = sister.reading.event.by_number.get(number)
    return str(number) if player is None else player.name


def _results(
    workbook: Workbook, sister: Sister, theirs: Round, messages: _Messages
) -> tuple[Operation, ...]:
    """Return the operations that enter results known there and missing here."""
    reading = read(workbook)
    this, numbers = reading.rounds[theirs.number], _numbers(sister, reading.event)
    location = reading.book.rounds[theirs.number]
    cells = Cells(location, workbook[location.name])
    rows = {game.players: row for row, game in this.games.items()}
    for game in theirs.games:
        seats = tuple(numbers.get(n) for n in game.players)
        names = " – ".join(_name(sister, n) for n in game.players)
        row = next((at for players, at in rows.items() if players == seats), None)
        if row is None:
            messages.skip("family.games.none", names=names, round=theirs.number)
        elif game.result is not None and this.games[row].result is None:
            cells.put(row, "result", written(game.result))
        elif game.result not in {None, this.games[row].result}:
            messages.skip("family.games.other", names=names, round=theirs.number)
    if cells.changes:
        facts = {"results": len(cells.changes), "round": theirs.number, "name": sister.name}
        messages.done.append(message("family.games.results", **facts))
    return cells.operations()
