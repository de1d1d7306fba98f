"""What a file's event has beside its settings: systems of its rounds, tables of small boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.cells import Cells
from nigiri.desk.english import sheet_named
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.model.small_boards import FURTHEST, PUBLISHED
from nigiri.domain.model.units import format_points
from nigiri.domain.systems.stages import played_as
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import AddSheet, Changes
from nigiri.workbook.read.event import round_rows
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read
from nigiri.workbook.words.systems import NAMES, name_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.cells import Value, Workbook
    from nigiri.workbook.model.changes import Operation

_MAIN = RoundSystem().stage


def round_systems(workbook: Workbook, event: Event) -> Iterator[Operation]:
    """Yield what writes beside each round on Event how it is played, where that is another way."""
    place, language = read(workbook).book.places["event"], event.settings.language
    sheet = workbook[place.name]
    cells, rows = Cells(place, sheet), round_rows(TableReader(place, sheet, language))
    before = RoundSystem(event.settings.system)
    for number, row in rows.items():
        this = _played(event, number)
        if this != before:
            cells.put(row, "system", _words(this, language))
        before = this
    yield from cells.operations()


def _played(event: Event, number: int) -> RoundSystem:
    """Return how a round is played: as it was, or as is wanted of one to come."""
    if number > len(event.rounds):
        return played_as(event.settings, number)
    this = event.rounds[number - 1]
    return RoundSystem(this.system, this.stage, this.group)


def _words(how: RoundSystem, language: str) -> str:
    """Return what stands in the cell: "Swiss", or with stage and group "Swiss, final, B".

    A system that is not known stays as it is: then the cell says what cannot be.
    """
    name = name_of(how.system, language) if how.system in NAMES else how.system
    if how.group:
        return f"{name}, {how.stage}, {how.group}"
    return name if how.stage == _MAIN else f"{name}, {how.stage}"


def small_boards(workbook: Workbook, event: Event) -> Iterator[Operation]:
    """Yield what writes the sheet Handicaps, where the tables are not those published (B23)."""
    language, tables = event.settings.language, {each.size: each for each in event.settings.boards}
    if all(tables.get(usual.size, usual) == usual for usual in PUBLISHED):
        return
    book = read(workbook).book
    name = sheet_named("handicaps", language)
    add = AddSheet(name, "handicaps", {"language": language}, book.places["drawn"].name)
    yield add
    workbook = applied(workbook, Changes((add,)))
    place = read(workbook).book.places["handicaps"]
    cells = Cells(place, workbook[place.name])
    for usual in PUBLISHED:
        given = dict(enumerate(tables.get(usual.size, usual).rows))
        for difference in range(FURTHEST + 1):
            row: dict[str, Value] = {f"stones{usual.size}": None, f"komi{usual.size}": None}
            if difference in given:
                stones, komi = given[difference]
                row = {f"stones{usual.size}": stones, f"komi{usual.size}": format_points(komi)}
            cells.put_row(place.first_row + difference, row)
    yield from cells.operations()


def told_of_boards(event: Event) -> Iterator[str]:
    """Yield which tables of boards the workbook has no place for."""
    sizes = {usual.size for usual in PUBLISHED}
    for table in event.settings.boards:
        if table.size not in sizes:
            yield f"The handicaps of boards of {table.size}."
        elif len(table.rows) > FURTHEST + 1:
            yield f"Handicaps on {table.size}×{table.size} beyond a difference of {FURTHEST}."
