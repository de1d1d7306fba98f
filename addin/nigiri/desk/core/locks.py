"""The locks of a redraw: pairs with a result or a keep mark, and those the director changed.

in the round               drawn again it
a pair with a result       stays
a pair kept, or changed    stays while both play in the round; else it is dissolved, which
by hand                    is told
a bye given by hand        stays while its holder plays in the round
note, komi and size        stay in the row of the same players, whoever paired them; of others
                           they go to the Log
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.desk.core.command import LogLine
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.cells import address
from nigiri.workbook.spellings.yes_no import is_marked

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Game, Round
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.live.round.board import RoundLive
    from nigiri.workbook.model.cells import Value, Workbook
    from nigiri.workbook.read.as_drawn import DrawnPair
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.table_reader import TableReader
    from nigiri.workbook.read.workbook import Reading

    Seated = frozenset[PlayerId]
    """The two of a board, or the one who has the bye or is out."""

_OWN = ("komi", "size", "second", "keep", "note")
NOTES = ("note", "komi", "size")
"""What belongs to the players of a row, so that the Log must keep it where they are parted."""


@dataclass(frozen=True)
class Locks:
    """The locked part of a round.

    games -- pairs as they stand; byes -- given by the director
    typed -- players of a row -> its cells that only the director writes (komi, size of the board,
    note; of what is locked second pass and keep, too), written again where these players still
    share a row; rows of Bye and Out too
    notes -- players of a row -> lines of the Log with NOTES of it, for where they are parted
    lines -- of As drawn about these
    cells -- players of a pair, or of a bye -> their cell: "Round 3!C7"
    dissolved -- pairs of the director's that cannot stay because one of the two does not play
    """

    games: tuple[Game, ...] = ()
    byes: tuple[PlayerId, ...] = ()
    typed: Mapping[Seated, Mapping[str, Value]] = field(default_factory=dict)
    notes: Mapping[Seated, tuple[LogLine, ...]] = field(default_factory=dict)
    lines: tuple[DrawnPair, ...] = ()
    cells: Mapping[Seated, str] = field(default_factory=dict)
    dissolved: tuple[Game, ...] = ()

    def lost(self, drawn: Round) -> Iterator[LogLine]:
        """Yield lines of the Log with the notes of rows whose players a round seats otherwise."""
        pairs = {frozenset(game.players) for game in drawn.games}
        playing = {player for pair in pairs for player in pair}
        for players, lines in self.notes.items():
            if players not in pairs and playing & players:
                yield from lines


def locks_of(workbook: Workbook, reading: Reading) -> Locks:
    """Return the locks of the newest round, which must be drawn.

    A pair without a result is free again once one of the two does not play in the round; so is a
    bye.
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
    reader, seats = context.reader(live.table.location), _seated(games, this)
    everybody = _seated(this.games, this)
    byes = tuple(
        bye
        for row, bye in this.byes.items()
        if bye in playing and _is_directors_bye(reader, live, row)
    )
    drawn = [line for line in reading.drawn if line.round == number]
    return Locks(
        tuple(games.values()),
        byes,
        {**_typed(reader, everybody, NOTES), **_typed(reader, seats)},
        _notes(reader, this),
        (*locked_lines(drawn, games.values()), *(_byes(drawn) if byes else ())),
        _cells(reader, seats),
        tuple(game for row, game in wanted.items() if row not in games),
    )


def draw_unrecorded(reading: Reading) -> bool:
    """Tell whether As drawn has nothing of the newest round, so that hand-made pairs are not known.

    A redraw could then undo a change of the director's unnoticed.
    """
    number = len(reading.event.rounds)
    known = any(line.round == number for line in reading.drawn)
    games = reading.event.rounds[-1].games
    return not known and any(game.result is None and not game.keep for game in games)


def everything_locked(workbook: Workbook, reading: Reading) -> Locks:
    """Return locks of all that stands in the newest round, which must be drawn."""
    number = len(reading.event.rounds)
    this, location = reading.rounds[number], reading.book.rounds[number]
    reader = Context(workbook, reading).reader(location)
    return Locks(
        games=this.round.games,
        byes=this.round.byes,
        typed=_typed(reader, _seated(this.games, this)),
        lines=tuple(line for line in reading.drawn if line.round == number),
    )


def locked_lines(drawn: Sequence[DrawnPair], games: Iterable[Game]) -> tuple[DrawnPair, ...]:
    """Return the lines of As drawn about locked pairs.

    Of a pair that the draw did not make it is the line of its table: so the old partners stay
    known.
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
    """Yield the lines of As drawn that are byes."""
    return (line for line in drawn if line.bye is not None)


def _is_directors_bye(reader: TableReader, live: RoundLive, row: int) -> bool:
    """Tell whether the bye in a row is the director's: changed by hand, or marked to be kept."""
    return live.checks[row].startswith("✎") or is_marked(reader.cell(row, "keep"))


def _seated(games: Mapping[int, Game], this: RoundReading) -> dict[int, Seated]:
    """Return row -> its players: of these games, of Bye and of Out."""
    seats = {row: frozenset(game.players) for row, game in games.items()}
    return seats | {row: frozenset((n,)) for row, n in [*this.byes.items(), *this.out.items()]}


def _typed(
    reader: TableReader, seats: Mapping[int, Seated], keys: Collection[str] = _OWN
) -> dict[Seated, dict[str, Value]]:
    """Return players -> the cells of their row, of these columns."""
    return {players: {key: reader.cell(row, key) for key in keys} for row, players in seats.items()}


def _notes(reader: TableReader, this: RoundReading) -> dict[Seated, tuple[LogLine, ...]]:
    """Return players of a row -> the lines of the Log with its notes, for when they are parted."""
    alone = {row: (player,) for row, player in [*this.byes.items(), *this.out.items()]}
    seats = {**{row: game.players for row, game in this.games.items()}, **alone}
    return {frozenset(who): (*lost_notes(reader, row, who),) for row, who in seats.items()}


def _cells(reader: TableReader, seats: Mapping[int, Seated]) -> dict[Seated, str]:
    """Return players -> the cell of White's number in their row."""
    location, column = reader.location, reader.location.columns["white_no"]
    return {players: f"{location.name}!{address(row, column)}" for row, players in seats.items()}


def lost_notes(reader: TableReader, row: int, players: Iterable[PlayerId]) -> Iterator[LogLine]:
    """Yield lines of the Log with note, komi and size of these players, White first, in a row."""
    who = "-".join(map(str, players))
    for key in NOTES:
        cell = reader.cell(row, key)
        if cell is not None:
            at = address(row, reader.location.columns[key])
            yield LogLine("", reader.location.name, at, f"{who}: {cell}")
