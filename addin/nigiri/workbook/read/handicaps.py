"""Read the sheet Handicaps: stones and komi on small boards, with the director's changes (B23).

Rows are counted from the headings: the first is a difference of 0. A table ends with its last row
that holds something. A wrong row is a problem, and the published row stands in for it.
`with_handicaps` fills in the handicaps by rule that depend on the whole event.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import by_ranks_alone, handicap_of
from nigiri.domain.model.small_boards import (
    FURTHEST,
    MOST_STONES,
    PUBLISHED,
    BoardTable,
    sizes_of,
)
from nigiri.workbook.model.plain import whole_number

if TYPE_CHECKING:
    from collections.abc import Collection

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import HalfPoints
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.table_reader import TableReader


def with_handicaps(event: Event, rounds: dict[int, RoundReading]) -> dict[int, RoundReading]:
    """Return the rounds with the handicaps by rule where their cells are blank (B3, A6, B23).

    And where a board has become one of another size: the handicap that nigiri gave for the former
    size becomes that of its own. One that the director typed stays.

    event -- with these rounds. Where ranks alone decide, the handicaps are there already
    """
    if by_ranks_alone(event.settings):
        return rounds
    return {number: _filled(event, reading) for number, reading in rounds.items()}


def _filled(event: Event, reading: RoundReading) -> RoundReading:
    """Return a round with the handicaps by rule where the cell's is not in force."""

    def by_rule(game: Game, size: int | None) -> int:
        return handicap_of(event, *game.players, reading.round.number, size).stones

    def is_left(row: int, game: Game) -> bool:
        if row not in reading.resized:
            return row in reading.by_rule
        others = {*sizes_of(event.settings.boards)} - {game.board}
        return game.handicap in {by_rule(game, size) for size in others}

    games = {
        row: _given(game, by_rule(game, game.board)) if is_left(row, game) else game
        for row, game in reading.games.items()
    }
    return replace(reading, games=games, round=replace(reading.round, games=(*games.values(),)))


def _given(game: Game, stones: int) -> Game:
    """Return a game with another handicap; only of an even game are the colours open (M24)."""
    return replace(game, handicap=stones, open=game.open and not stones)


Row = tuple[int, "HalfPoints"]


def read_boards(reader: TableReader, sizes: Collection[int]) -> tuple[BoardTable, ...]:
    """Return the tables of the sheet, in the order of the published ones.

    sizes -- those in use: only the problems of their tables are reported
    """
    unheard = replace(reader, problems=[])
    return tuple(
        BoardTable(usual.size, _rows(reader if usual.size in sizes else unheard, usual))
        for usual in PUBLISHED
    )


def _rows(reader: TableReader, usual: BoardTable) -> tuple[Row, ...]:
    """Return the rows of a table; the published ones where it holds nothing at all."""
    keys = f"stones{usual.size}", f"komi{usual.size}"
    first = reader.location.first_row
    filled = [n for n in range(FURTHEST + 1) if any(reader.text(first + n, key) for key in keys)]
    rows: list[Row] = []
    for difference in range(max(filled, default=-1) + 1):
        read = _row(reader, first + difference, keys)
        rows.append(read or usual.rows[min(difference, len(usual.rows) - 1)])
        if read:
            _check(reader, rows, keys[0])
    return tuple(rows) or usual.rows


def _row(reader: TableReader, at: int, keys: tuple[str, str]) -> Row | None:
    """Return stones and komi of a row; None with a problem where they cannot be read."""
    stones_key, komi_key = keys
    empty = [key for key in keys if not reader.text(at, key)]
    if empty:
        difference = at - reader.location.first_row
        reader.report("stones-missing", at, empty[0], difference=difference)
        return None
    stones, komi = _stones(reader, at, stones_key), reader.points(at, komi_key)
    return None if stones is None or komi is None else (stones, komi)


def _stones(reader: TableReader, at: int, key: str) -> int | None:
    """Return the number of stones in a cell, None with a problem for anything else."""
    stones = whole_number(reader.cell(at, key))
    if stones is not None and 0 <= stones <= MOST_STONES:
        return stones
    reader.report("stones-unknown", at, key, typed=reader.text(at, key))
    return None


def _check(reader: TableReader, rows: list[Row], key: str) -> None:
    """Report the last row where it makes no sense beside those above it."""
    difference, (stones, komi) = len(rows) - 1, rows[-1]
    at = reader.location.first_row + difference
    if difference == 0:
        if stones:
            reader.report("stones-equal", at, key)
        return
    before, less_komi = rows[-2]
    if stones == 0 and komi != rows[0][1]:
        reader.report("stones-open", at, key)
    elif (stones, -komi) < (before, -less_komi):
        reader.report("stones-order", at, key, difference=difference, before=difference - 1)
