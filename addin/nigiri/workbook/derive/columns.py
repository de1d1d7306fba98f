"""The columns that open or close: rounds of Grid, criteria of Standings, topics of Players.

Only those columns: whatever else stands on the sheet is moved, and stays where the director put it
among the others. A column opens behind the one it follows in the layout, and looks like it.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.model.settings import BY_TEAMS
from nigiri.domain.systems.stages import played_as
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.layout.varying_columns import CRITERIA
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import (
    CellChange,
    Changes,
    DeleteColumns,
    InsertColumns,
    SetCells,
)
from nigiri.workbook.read.table_finder import location_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.settings import Settings
    from nigiri.workbook.model.cells import Sheet
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.model.locations import Location


class Breadth:
    """A sheet whose columns open and close; `sheet` and `location` are as after all operations."""

    def __init__(self, location: Location, sheet: Sheet) -> None:
        """Begin with the sheet as it is."""
        self.operations: list[Operation] = []
        self.location, self.sheet = location, sheet
        self._headings = {c.key: c.heading(location.language) for c in columns_of(location.kind)}

    def _apply(self, operation: Operation) -> None:
        """Carry an operation out."""
        name = self.location.name
        self.operations.append(operation)
        self.sheet = applied(Workbook({name: self.sheet}), Changes((operation,)))[name]
        self.location = location_of(name, self.sheet) or self.location

    def rename(self, keys: Mapping[int, str]) -> None:
        """Write the headings of columns; keys -- column number -> key."""
        row = self.location.heading_row
        words = {at: self._headings[key] for at, key in keys.items()}
        cells = tuple(
            CellChange(row, at, self.sheet.cell(row, at), word)
            for at, word in words.items()
            if word
        )
        if cells:
            self._apply(SetCells(self.location.name, cells))

    def close(self, keys: Iterable[str]) -> None:
        """Close columns, block by block from the right."""
        columns = self.location.columns
        found = sorted((columns[key] for key in keys if key in columns), reverse=True)
        for _, block in groupby(enumerate(found), key=sum):
            ats = sorted(at for _, at in block)
            held = tuple(tuple(row[at - 1] for row in self.sheet.rows) for at in ats)
            model = ats[0] - 1 or ats[0]
            self._apply(DeleteColumns(self.location.name, ats[0], held, (model,) * len(ats)))

    def open(self, at: int, models: Mapping[str, int]) -> None:
        """Open columns with their headings; models -- key of each -> the column it looks like."""
        self._apply(InsertColumns(self.location.name, at, tuple(models.values())))
        self.rename(dict(enumerate(models, at)))


def topics_of(settings: Settings) -> Iterator[str]:
    """Yield the topics of columns that an event has by its settings.

    topic     columns of Players             come by themselves
    members   Published rating, Member until with a list of members, or of players that has them
    teams     Team, Board                    where a round is played by teams
    grades    Earlier grade, Server grade,   never
              Foreign association, Approved
    money     Fee, Paid                      never: they stand in the organiser's workbook
    congress  European, League path          where the bar is proposed as the congress does (E5)
    entry     Entry rating                   where the rank may count instead of the rating (A3)

    A director who wants another one writes its heading over an empty column, or imports a list that
    has it: columns are found by their headings.
    """
    rounds = range(1, settings.rounds + 1)
    if any(played_as(settings, number).system in BY_TEAMS for number in rounds):
        yield "teams"
    if settings.bar_by == "congress":
        yield "congress"
    if settings.entry_by == "rank":
        yield "entry"


def of_topics(kind: str, topics: Collection[str]) -> tuple[str, ...]:
    """Return the keys of the columns that belong to these topics, in the order of the layout."""
    return tuple(column.key for column in columns_of(kind) if column.topic in topics)


def topics_there(location: Location) -> str:
    """Return the topics whose columns a sheet has, as the layout takes them: "congress,teams"."""
    there = (column for column in columns_of(location.kind) if column.key in location.columns)
    return ",".join(sorted({column.topic for column in there} - {""}))


def opened(location: Location, sheet: Sheet, keys: Collection[str]) -> tuple[Operation, ...]:
    """Return the operations that open missing columns, each at its position of the layout.

    A column stands behind the nearest one before it that is there, and looks like it.
    """
    breadth = Breadth(location, sheet)
    order = [column.key for column in columns_of(location.kind)]
    for at, key in enumerate(order):
        there = breadth.location.columns
        if key in keys and key not in there:
            model = next(there[each] for each in reversed(order[:at]) if each in there)
            breadth.open(model + 1, {key: model})
    return tuple(breadth.operations)


ROUND = ("opponent", "colour", "won")
"""The columns of a round on the grid: the box of two columns, and a hidden one for its shade."""

_INSTEAD = {"opponent": "start", "colour": "wins", "won": "section"}
"""The models of a round's columns on a grid without rounds."""

_LIKE_CRITERIA = ("rank", "number", "score", "place")
"""The models of the first criterion's column: the first of these that is there."""


def other_rounds(location: Location, sheet: Sheet, rounds: int) -> tuple[Operation, ...]:
    """Return the operations that give the grid the columns of so many rounds; () if it has them."""
    breadth = Breadth(location, sheet)
    there = _rounds(location)
    breadth.close(f"{part}{n}" for n in there if n > rounds for part in ROUND)
    for number in range(1, rounds + 1):
        if number not in there:
            _open_round(breadth, number)
    return tuple(breadth.operations)


def other_criteria(
    location: Location, sheet: Sheet, wanted: Sequence[str]
) -> tuple[Operation, ...]:
    """Return the operations that give Standings the columns of these criteria.

    () where it has them. A column of a criterion that no longer counts becomes that of a new one; a
    column opens or closes only if their number changes.
    """
    breadth = Breadth(location, sheet)
    known = {column.key for column in CRITERIA}
    new = [key for key in wanted if key not in location.columns]
    old = sorted(known & location.columns.keys() - {*wanted}, key=location.columns.__getitem__)
    breadth.rename({location.columns[key]: word for key, word in zip(old, new, strict=False)})
    breadth.close(old[len(new) :])
    for key in new[len(old) :]:
        _open_criterion(breadth, key, wanted)
    return tuple(breadth.operations)


def _rounds(location: Location) -> list[int]:
    """Return the numbers of the rounds that have columns on the grid, ascending."""
    keys = (key.removeprefix("opponent") for key in location.columns if key.startswith("opponent"))
    return sorted(map(int, keys))


def _open_round(breadth: Breadth, number: int) -> None:
    """Open the columns of a round behind those of the round before it, or before all others."""
    columns, there = breadth.location.columns, _rounds(breadth.location)
    before = [n for n in there if n < number]
    like = before[-1] if before else min(there, default=None)
    names = {part: f"{part}{like}" if like else _INSTEAD[part] for part in ROUND}
    models = {part: columns[name] for part, name in names.items() if name in columns}
    box = [models[part] for part in ROUND[:2] if part in models]
    at = max(box) + 1 if before else min(box) if like else columns["start"] + 1
    at += bool(before) and models.get("won") == at  # older grids have it behind all rounds
    breadth.open(at, {f"{part}{number}": model for part, model in models.items()})


def _open_criterion(breadth: Breadth, key: str, wanted: Sequence[str]) -> None:
    """Open the column of a criterion behind the one before it in the order of placement."""
    columns = breadth.location.columns
    ahead = [other for other in wanted[: wanted.index(key)] if other in columns]
    present = [other for other in wanted if other in columns]
    model = next(name for name in (*ahead[-1:], *present, *_LIKE_CRITERIA) if name in columns)
    behind = columns[present[0]] if present else columns["why"]
    breadth.open(columns[ahead[-1]] + 1 if ahead else behind, {key: columns[model]})
