"""Bring rounds back that were drawn, and perhaps played, in another program.

The event went there with `nigiri export`; what comes back is held against the workbook. Rounds
that are in both must agree, and results that are missing here come in. Rounds that are only there
come in as they are, with pairs, colours, handicaps, byes and results, and As drawn has them as a
draw. New players are added; who has no seat in a round that comes in is out of it. Settings, ranks
and all else about players stay as they are here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import LogLine, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.normalise import out_cell
from nigiri.desk.core.phrases import player_label, sheet_named
from nigiri.desk.core.round_sheet import add_round, drawn_lines, record, system_cells
from nigiri.desk.draw.draw import preparations
from nigiri.desk.draw.preconditions import check_drawable, check_whole, event_id_cells
from nigiri.desk.other_programs.differences import differences
from nigiri.desk.other_programs.matching import matched
from nigiri.desk.players.columns import with_columns
from nigiri.desk.setup.import_event import headed_list, next_step, player_cells
from nigiri.domain.model.units import PlayerId
from nigiri.domain.systems.stages import judged, played_as
from nigiri.errors import Forbidden, WrongUse
from nigiri.exchange.formats import incoming
from nigiri.messages.catalogue import text
from nigiri.messages.message import Message, message, several
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.written_cells import rows_opened
from nigiri.workbook.layout.tables import MOST_PLAYERS
from nigiri.workbook.model.changes import Ask, Changes, Say
from nigiri.workbook.read.workbook import read
from nigiri.workbook.spellings.out_in_rounds import Outs
from nigiri.workbook.spellings.results import written
from nigiri.workbook.words.names import name_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.desk.core.command import Desk
    from nigiri.desk.other_programs.matching import Matches
    from nigiri.domain.model.event import Event, Game, Player, Round
    from nigiri.exchange.parts.format import Incoming
    from nigiri.workbook.model.cells import Value, Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.read.workbook import Reading

_SHOWN = 20
#: Games and byes that could not be read: without them a round is not what was played.
_BROKEN = frozenset(
    f"lost.games.{what}"
    for what in ("strangers", "seated", "oneself", "no-round", "one-sided", "not-both", "busy")
)
_OF_ROUNDS = ("lost.games.", "lost.rounds.")


def bring_rounds(workbook: Workbook, desk: Desk, data: bytes, *, source: str) -> Changes:
    """Return the changes that bring the rounds of another program's file into the workbook.

    data -- the file's bytes; source -- its name

    Asks where players are new. Raises SheetProblems for wrong cells; WrongUse for a file of no
    known format, a damaged one, and one whose players or games cannot be understood; Forbidden
    where something contradicts the workbook, where a draft is open or a round is drawn only in
    part, and for rounds that the event does not have or whose system pairs by itself.
    """
    reading = read_writable(workbook)
    check_drawable(reading)
    check_whole(reading)
    form, found = incoming(data)
    name = f"{source} ({form.name})"
    _check_whole_games(found, name)
    matches = matched(reading.event.players, found.event.players)
    _check_clear(matches, found.event, name, reading.language)
    return _Return(workbook, reading, found.event, matches, name).changes(desk, _losses(found))


def _check_whole_games(found: Incoming, source: str) -> None:
    """Raise WrongUse where games or byes of the file cannot be understood."""
    broken = [what for what in found.left_out if getattr(what, "key", "") in _BROKEN]
    if broken:
        raise WrongUse(message("returned.broken", source=source, what=several(broken, " ")))


def _check_clear(matches: Matches, there: Event, source: str, language: str) -> None:
    """Raise WrongUse where it is not clear who of the file is who here."""
    names = [there.players[at].name for at in matches.unclear]
    if names:
        sheet = sheet_named("players", language)
        facts = {"source": source, "sheet": sheet}
        raise WrongUse(message("returned.unclear", names=_shown(names), **facts))


def _shown(parts: Sequence[str]) -> str:
    """Return the first of several parts, and how many more there are."""
    more, listed = len(parts) - _SHOWN, several(parts[:_SHOWN], message("between"))
    return message("lost.more", things=listed, more=more) if more > 0 else listed


def _losses(found: Incoming) -> tuple[str, ...]:
    """Return sentences on rounds of the file that the workbook cannot hold."""
    keys = ((getattr(each, "key", ""), each) for each in found.left_out)
    return tuple(each for key, each in keys if key.startswith(_OF_ROUNDS))


@dataclass(frozen=True)
class _Return:
    """What comes back from a file: `there`, into a workbook.

    source -- the file and its format
    """

    workbook: Workbook
    reading: Reading
    there: Event
    matches: Matches
    source: str

    def changes(self, desk: Desk, losses: Sequence[str]) -> Changes:
        """Return the changes; losses -- what cannot be held, in sentences."""
        self._check_agreed()
        for each in self._new_rounds:
            self._check_possible(each.number)
        said: list[str] = []
        operations, after = self._people()
        for step in (partial(self._prepared, desk, said), self._results, self._rounds):
            more = [*step(after)]
            operations += more
            after = applied(after, Changes(tuple(more)))
        words = self._summary(after)
        told = (*said, *self._other_ranks(), *headed_list(message("setup.open.left-out"), losses))
        log = [LogLine(words)] if operations else []
        going_on = next_step(read(after).event)
        ends = [*self._questions(), *map(Say, (words, *told, going_on))]
        return finish(self.workbook, [*operations, *ends], desk, "rounds", log)

    @property
    def _new_rounds(self) -> tuple[Round, ...]:
        """Return the rounds that are only in the file, with its numbers."""
        return self.there.rounds[len(self.reading.event.rounds) :]

    def _check_agreed(self) -> None:
        """Raise Forbidden where rounds in both contradict each other."""
        event, numbers = self.reading.event, self._numbers(self.reading.event)
        unknown = (player for player in self.there.players if player.number not in numbers)
        strangers = {PlayerId(-at): player for at, player in enumerate(unknown, 1)}
        numbers |= {each.number: at for at, each in strangers.items() if each.number is not None}

        def label(number: PlayerId) -> str:
            known = strangers.get(number)
            return player_label(event, number) if known is None else known.name

        what = [
            each
            for here, there in zip(event.rounds, self.there.rounds, strict=False)
            for each in differences(here, _renumbered(there, numbers), label)
        ]
        if what:
            raise Forbidden(message("returned.differs", source=self.source, what=_shown(what)))

    def _check_possible(self, number: int) -> None:
        """Raise Forbidden for a round that the event does not have, or that no draw makes."""
        settings = self.reading.event.settings
        event = sheet_named("event", settings.language)
        facts = {"source": self.source, "round": number, "event": event}
        if number > settings.rounds:
            raise Forbidden(message("returned.rounds", rounds=settings.rounds, **facts))
        if not judged(settings, number).by_score:
            system = name_of(played_as(settings, number).system, settings.language)
            raise Forbidden(message("returned.system", system=system, **facts))

    def _numbers(self, event: Event) -> dict[PlayerId, PlayerId]:
        """Return number there -> number here, of those who have both; new players come last here.

        event -- with the rows of new players, or without
        """
        there, beside = self.there.players, len(self.reading.event.players)
        rows = {**self.matches.found, **{at: beside + n for n, at in enumerate(self.matches.new)}}
        return {
            number: ours
            for at, row in rows.items()
            if row < len(event.players)
            and (number := there[at].number) is not None
            and (ours := event.players[row].number) is not None
        }

    def _people(self) -> tuple[list[Operation], Workbook]:
        """Return the operations on Players: new rows, who is here, who is out of which rounds."""
        new = [self._new_player(self.there.players[at]) for at in self.matches.new]
        if len(self.reading.event.players) + len(new) > MOST_PLAYERS:
            facts = {"source": self.source, "most": MOST_PLAYERS}
            raise WrongUse(message("returned.players", **facts))
        keys = {key for row in new for key, value in row.items() if value is not None}
        room, workbook, reading = with_columns(self.workbook, keys)
        location = reading.book.locations["players"]
        first = max((row + 1 for row in reading.player_rows), default=location.first_row)
        room = (*room, *rows_opened(location, workbook[location.name], first, len(new)))
        workbook = applied(self.workbook, Changes(room))
        cells = Cells(location, workbook[location.name])
        for row, person in enumerate(new, first):
            cells.put_row(row, person)
        self._attendance(reading, cells)
        written_ = cells.operations()
        operations = [*room, *written_] if written_ else []
        return operations, applied(self.workbook, Changes(tuple(operations)))

    def _new_player(self, player: Player) -> Mapping[str, Value]:
        """Return the cells of a new player: without number and start, which follow here."""
        last = max(1, len(self.reading.event.rounds))
        absent = {n for n in self._came(last) if not self._is_seated(player, n)}
        out = Outs(player.out | absent).ended(self.reading.event.settings.rounds).out
        known = replace(player, number=None, start=None, out=out)
        return player_cells(self.reading.event, known)

    def _came(self, first: int) -> range:
        """Return the rounds of the file from one on."""
        return range(first, len(self.there.rounds) + 1)

    def _attendance(self, reading: Reading, cells: Cells) -> None:
        """Mark as here who plays, and write into Out in rounds who does not."""
        rows = [*reading.player_rows]
        came = self._came(len(self.reading.event.rounds) + 1)
        for at, position in self.matches.found.items():
            row, there = rows[position], self.there.players[at]
            player = reading.player_rows[row]
            seated = {n for n in came if self._is_seated(there, n)}
            if seated and not player.here:
                cells.put(row, "here", text("yes", reading.language))
            if seated or player.here:
                away = {n for n in came if n not in seated and not player.may_sit_out(n)}
                later = {n for n in there.out if n >= came.stop}
                change = partial(_attended, seated=seated, away=away | later)
                cells.put(row, "out", out_cell(reading, cells.get(row, "out"), change))

    def _is_seated(self, player: Player, number: int) -> bool:
        """Tell whether a player of the file has a game or a bye in a round."""
        this = self.there.rounds[number - 1]
        return player.number in this.game_by_player or player.number in this.byes

    def _prepared(self, desk: Desk, said: list[str], workbook: Workbook) -> Iterator[Operation]:
        """Yield the operations before a round: the event's id, missing sections, numbers."""
        if self._new_rounds or self.matches.new:
            reading = read(workbook)
            yield from event_id_cells(workbook, reading, desk) if self._new_rounds else ()
            yield from preparations(workbook, reading, said)

    def _results(self, workbook: Workbook) -> Iterator[Operation]:
        """Yield the cells of results that are missing here."""
        reading, numbers = self.reading, self._numbers(self.reading.event)
        for this in self.there.rounds[: len(reading.event.rounds)]:
            location = reading.book.rounds[this.number]
            cells = Cells(location, workbook[location.name])
            there = _renumbered(this, numbers).game_by_player
            for row, game in reading.rounds[this.number].games.items():
                known = there.get(game.white)
                if game.result is None and known is not None and known.result is not None:
                    cells.put(row, "result", written(known.result))
            yield from cells.operations()

    def _rounds(self, workbook: Workbook) -> Iterator[Operation]:
        """Yield the operations that add the new rounds and their lines of As drawn."""
        for this in self._new_rounds:
            reading = read(workbook)
            event = reading.event
            drawn = _as_here(_renumbered(this, self._numbers(event)), event)
            with_it = replace(event, rounds=(*event.rounds, drawn))
            step = [
                *system_cells(workbook, reading, drawn.number),
                *add_round(reading.book, with_it, drawn),
                *record(workbook, reading.book, with_it, drawn_lines(event, drawn)),
            ]
            workbook = applied(workbook, Changes(tuple(step)))
            yield from step

    def _summary(self, after: Workbook) -> Message:
        """Return the sentence that counts what came in."""
        before, now = self.reading.event, read(after).event
        new = now.rounds[len(before.rounds) :]
        played = (
            sum(g.result is not None for r in e.rounds for g in r.games) for e in (now, before)
        )
        came = {
            "rounds": len(new),
            "games": sum(len(this.games) for this in new),
            "byes": sum(len(this.byes) for this in new),
            "results": next(played) - next(played),
            "players": len(self.matches.new),
        }
        key = "returned" if after != self.workbook else "returned.nothing"
        return message(key, source=self.source, **came)

    def _questions(self) -> Iterator[Ask]:
        """Yield the question about players who are not here."""
        names = [self.there.players[at].name for at in self.matches.new]
        if names:
            sheet = sheet_named("players", self.reading.language)
            facts = {"players": len(names), "names": _shown(names), "sheet": sheet}
            yield Ask(message("returned.new", **facts))

    def _other_ranks(self) -> Iterator[Message]:
        """Yield the sentence on ranks that are others there."""
        here = self.reading.event.players
        pairs = [(here[row], self.there.players[at]) for at, row in self.matches.found.items()]
        unlike = [
            message("returned.rank", name=ours.name, there=str(its.rank), here=str(ours.rank))
            for ours, its in pairs
            if its.rank not in {ours.rank, ours.initial_rank}
        ]
        if unlike:
            yield message("returned.ranks", what=_shown(unlike))


def _attended(outs: Outs, seated: set[int], away: set[int]) -> Outs:
    """Return a cell of Out in rounds after rounds that came in."""
    return outs.playing(frozenset(seated)).sitting_out(frozenset(away))


def _renumbered(this: Round, numbers: Mapping[PlayerId, PlayerId]) -> Round:
    """Return a round of the file with the numbers of the workbook."""
    return replace(
        this,
        games=tuple(
            replace(game, white=numbers[game.white], black=numbers[game.black])
            for game in this.games
        ),
        byes=tuple(numbers[bye] for bye in this.byes),
    )


def _as_here(this: Round, event: Event) -> Round:
    """Return a round as it would be drawn here: by its system, with the ranks of today."""
    how = played_as(event.settings, this.number)._asdict()
    return replace(this, games=tuple(_ranked(game, event) for game in this.games), **how)


def _ranked(game: Game, event: Event) -> Game:
    """Return a game with the ranks of its players as printed on the sheet."""
    white, black = (event.player(number).rank for number in game.players)
    return replace(game, white_rank=white, black_rank=black)
