"""What a redraw leaves alone: pairs with a result or a keep mark, and what the director changed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from nigiri.desk.command import LogLine, logged
from nigiri.workbook.changes import CellChange
from nigiri.workbook.derive.context import Context

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from nigiri.domain.model import Game
    from nigiri.domain.units import PlayerId
    from nigiri.workbook.cells import Value, Workbook
    from nigiri.workbook.read import Reading
    from nigiri.workbook.read_drawn import DrawnPair
    from nigiri.workbook.reader import TableReader

_OWN = ("komi", "second", "keep", "note")


@dataclass(frozen=True)
class Locks:
    """The locked part of a round.

    games -- the pairs as they stand; byes -- those the director gave
    typed -- White -> the cells only the director writes (komi, second pass, keep, note), to be
    written again
    lines -- what As drawn says about these; lost -- notes of pairs that are dissolved
    """

    games: tuple[Game, ...] = ()
    byes: tuple[PlayerId, ...] = ()
    typed: Mapping[PlayerId, Mapping[str, Value]] = field(default_factory=dict)
    lines: tuple[DrawnPair, ...] = ()
    lost: tuple[LogLine, ...] = ()


def locks_of(workbook: Workbook, reading: Reading) -> Locks:
    """Return what is locked in the newest round, which must be drawn.

    A pair without a result is free again once one of the two does not play in the round any more,
    and so is a bye.
    """
    context = Context(workbook, reading)
    number = len(reading.event.rounds)
    this, live = reading.rounds[number], context.lives[number]
    playing = {n for n, p in reading.event.by_number.items() if p.plays_in(number)}
    games = {
        row: game
        for row, game in this.games.items()
        if game.result is not None
        or ((game.keep or live.by_hand(row)) and playing.issuperset(game.players))
    }
    byes = tuple(
        bye
        for row, bye in this.byes.items()
        if live.bye_check(row).startswith("✎") and bye in playing
    )
    reader = context.reader(live.table.place)
    return Locks(
        games=tuple(games.values()),
        byes=byes,
        typed=_typed(reader, games),
        lines=_lines(reading, number, games.values(), byes),
        lost=tuple(lost_notes(reader, this.games.keys() - games.keys())),
    )


def all_of(workbook: Workbook, reading: Reading) -> Locks:
    """Return all that stands in the newest round, which must be drawn, and all it was drawn as."""
    number = len(reading.event.rounds)
    this, place = reading.rounds[number], reading.book.rounds[number]
    reader = Context(workbook, reading).reader(place)
    return Locks(
        games=this.round.games,
        byes=this.round.byes,
        typed=_typed(reader, this.games),
        lines=tuple(line for line in reading.drawn if line.round == number),
    )


def _typed(reader: TableReader, games: Mapping[int, Game]) -> dict[PlayerId, dict[str, Value]]:
    """Return White -> the cells of the row that only the director writes."""
    return {g.white: {key: reader.cell(row, key) for key in _OWN} for row, g in games.items()}


def lost_notes(reader: TableReader, rows: Iterable[int]) -> Iterator[LogLine]:
    """Yield the notes in these rows, which go with their pairs, for the log."""
    for row in sorted(rows):
        note = reader.cell(row, "note")
        if note is not None:
            change = CellChange(row, reader.place.columns["note"], note, None)
            yield logged(change, reader.place.name)


def _lines(
    reading: Reading, number: int, games: Iterable[Game], byes: Collection[PlayerId]
) -> tuple[DrawnPair, ...]:
    """Return what As drawn says about the locked pairs, and about the bye where it is locked."""
    tables: dict[frozenset[int | None], int | None] = {
        frozenset(game.players): game.table for game in games
    }
    drawn = [line for line in reading.drawn if line.round == number]
    pairs = [
        replace(line, table=tables[pair])
        for line in drawn
        if (pair := frozenset((line.white, line.black))) in tables
    ]
    return (*pairs, *(line for line in drawn if byes and line.bye is not None))
