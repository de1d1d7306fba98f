"""Latecomers of this round for whom nobody was free, as the Log knows: they may still play in it.

A director who lets somebody wait (`late --next`), or out, means it: these are left alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.attendance.unpaired import seated_players
from nigiri.workbook.log import lines_of
from nigiri.workbook.model.cells import address
from nigiri.workbook.read.table_reader import TableReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.workbook import Reading

_COMMAND = "late"


def put_off(workbook: Workbook, reading: Reading) -> Iterator[int]:
    """Yield the rows of Players of those who came too late for the newest round and wait."""
    number, there = len(reading.event.rounds), seated_players(reading)
    location = reading.book.locations["players"]
    column = location.columns["out"]
    commands = _commands(workbook, reading)
    for row, player in reading.player_rows.items():
        waits = player.here and number in player.out and number + 1 not in player.out
        command = commands.get((location.name, address(row, column)))
        if waits and player.number not in there and command == _COMMAND:
            yield row


def _commands(workbook: Workbook, reading: Reading) -> Mapping[tuple[str, str], str]:
    """Return sheet and cell -> the command that changed it last, as the Log has it."""
    location = reading.book.get("log")
    if location is None:
        return {}
    lines = lines_of(TableReader(location, workbook[location.name], reading.language))
    oldest_first = (line.texts for line in sorted(lines, key=lambda line: line.number or 0))
    return {(sheet, cell): command for _, _, command, sheet, cell, *_ in oldest_first}
