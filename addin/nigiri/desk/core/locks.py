"""What a redraw leaves alone: pairs with a result or a keep mark, and what the director changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.desk.core.command import LogLine, logged
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.changes import CellChange

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.live.round.board import RoundLive
    from nigiri.workbook.model.cells import Value, Workbook
    from nigiri.workbook.read.as_drawn import DrawnPair
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.table_reader import TableReader
    from nigiri.workbook.read.workbook import Reading

    Seated = frozenset[PlayerId]
    """The two of a board, or the one who has the bye or is out."""

_OWN = ("komi", "second", "keep", "note")
NOTES = ("note", "komi")
"""What a dissolved pair takes along, so that the Log must keep it."""


@dataclass(frozen=True)
class Locks:
    """The locked part of a round.

    games -- the pairs as they stand; byes -- those the director gave
    typed -- players of a row -> its cells that only the director writes (komi, second pass,
    keep, note), to be
    written again where these still share a row; Bye and Out too
    lines -- what As drawn says about these; lost -- notes of pairs that are dissolved
    cells -- players of a pair, or who has the bye -> where that stands: "Round 3!C7"
    left -- the pairs of the director's that are dissolved, because one of the two does not play
    """

    games: tuple[Game, ...] = ()
    byes: tuple[PlayerId, ...] = ()
    typed: Mapping[Seated, Mapping[str, Value]] = field(default_factory=dict)
    lines: tuple[DrawnPair, ...] = ()
    lost: tuple[LogLine, ...] = ()
    cells: Mapping[Seated, str] = field(default_factory=dict)
    left: tuple[Game, ...] = ()


def locks_of(workbook: Workbook, reading: Reading) -> Locks:
    """Return what is locked in the newest round, which must be drawn.

    A pair without a result is free again once one of the two does not play in the round any more,
    and so is a bye.
    """
    context = Context(workbook, reading)
    number = len(reading.event.rounds)
    this, live = reading.rounds[number], context.lives[number]
    playing = {n for n, p in reading.event.by_number.items() if p.plays_in(number)}
    wanted = {
        row: game
        for row, game in this.games.items()
        if game.result is not None or game.keep or live.by_hand(row)
    }
    games = {
        row: game
        for row, game in wanted.items()
        if game.result is not None or playing.issuperset(game.players)
    }
    reader, seats = context.reader(live.table.place), _seated(games, this)
    byes = tuple(
        bye for row, bye in this.byes.items() if bye in playing and _is_given(reader, live, row)
    )
    drawn = [line for line in reading.drawn if line.round == number]
    return Locks(
        tuple(games.values()),
        byes,
        _typed(reader, seats),
        (*lines_kept(drawn, games.values()), *(_byes(drawn) if byes else ())),
        tuple(lost_notes(reader, this.games.keys() - games.keys())),
        _cells(reader, seats),
        tuple(game for row, game in wanted.items() if row not in games),
    )


def unrecorded(reading: Reading) -> bool:
    """Tell whether a redraw of the newest round may undo what the director changed, unseen.

    So it is where As drawn says nothing of the round: then nobody knows what was drawn.
    """
    number = len(reading.event.rounds)
    known = any(line.round == number for line in reading.drawn)
    games = reading.event.rounds[-1].games
    return not known and any(game.result is None and not game.keep for game in games)


def all_of(workbook: Workbook, reading: Reading) -> Locks:
    """Return all that stands in the newest round, which must be drawn, and all it was drawn as."""
    number = len(reading.event.rounds)
    this, place = reading.rounds[number], reading.book.rounds[number]
    reader = Context(workbook, reading).reader(place)
    return Locks(
        games=this.round.games,
        byes=this.round.byes,
        typed=_typed(reader, _seated(this.games, this)),
        lines=tuple(line for line in reading.drawn if line.round == number),
    )


def lines_kept(drawn: Sequence[DrawnPair], games: Iterable[Game]) -> tuple[DrawnPair, ...]:
    """Return what As drawn says about locked pairs: as they were drawn, and at which table.

    Where the draw did not make the pair, it is what the draw had at its table: so the old partners
    stay known.
    """
    made = {frozenset((line.white, line.black)) for line in drawn}
    pairs: set[frozenset[int | None]] = {frozenset(game.players) for game in games}
    tables = {game.table for game in games if frozenset[int | None](game.players) not in made}
    return tuple(
        line
        for line in drawn
        if line.bye is None
        and (
            frozenset((line.white, line.black)) in pairs
            or (line.table is not None and line.table in tables)
        )
    )


def _byes(drawn: Iterable[DrawnPair]) -> Iterator[DrawnPair]:
    """Yield what As drawn says about byes."""
    return (line for line in drawn if line.bye is not None)


def _is_given(reader: TableReader, live: RoundLive, row: int) -> bool:
    """Tell whether the bye in a row is the director's: not the one drawn, or marked."""
    return live.checks[row].startswith("✎") or bool(reader.text(row, "keep"))


def _seated(games: Mapping[int, Game], this: RoundReading) -> dict[int, Seated]:
    """Return row -> who sits in it: of these games, of Bye and of Out."""
    seats = {row: frozenset(game.players) for row, game in games.items()}
    return seats | {row: frozenset((n,)) for row, n in [*this.byes.items(), *this.out.items()]}


def _typed(reader: TableReader, seats: Mapping[int, Seated]) -> dict[Seated, dict[str, Value]]:
    """Return players -> the cells of their row that only the director writes."""
    return {players: {key: reader.cell(row, key) for key in _OWN} for row, players in seats.items()}


def _cells(reader: TableReader, seats: Mapping[int, Seated]) -> dict[Seated, str]:
    """Return players -> where they stand, White's number."""
    place, column = reader.place, reader.place.columns["white_no"]
    return {players: f"{place.name}!{address(row, column)}" for row, players in seats.items()}


def lost_notes(reader: TableReader, rows: Iterable[int]) -> Iterator[LogLine]:
    """Yield notes and komi in these rows, which go with their pairs, for the log."""
    for row in sorted(rows):
        for key in NOTES:
            cell = reader.cell(row, key)
            if cell is not None:
                change = CellChange(row, reader.place.columns[key], cell, None)
                yield logged(change, reader.place.name)
