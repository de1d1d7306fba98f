"""Columns of lists that come when they are wanted: those of a topic that few events have.

topic     columns of Players             come by themselves
members   Published rating, Member until with a list of members, or a list of players that has them
teams     Team, Board                    where a round is played by teams
congress  European, League path          where the bar is proposed as the congress does (E5)

A director who wants one besides writes its heading over an empty column: columns are found by
their headings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.settings import BY_TEAMS
from nigiri.domain.systems.stages import played_as
from nigiri.workbook.breadth import Breadth
from nigiri.workbook.layout.tables import columns_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from nigiri.domain.model.settings import Settings
    from nigiri.workbook.cells import Sheet
    from nigiri.workbook.changes import Operation
    from nigiri.workbook.place import Place


def topics_of(settings: Settings) -> Iterator[str]:
    """Yield the topics that an event has by its settings."""
    rounds = range(1, settings.rounds + 1)
    if any(played_as(settings, number).system in BY_TEAMS for number in rounds):
        yield "teams"
    if settings.bar_by == "congress":
        yield "congress"


def of_topics(kind: str, topics: Collection[str]) -> tuple[str, ...]:
    """Return the keys of the columns that belong to these topics, in the order of the layout."""
    return tuple(column.key for column in columns_of(kind) if column.topic in topics)


def opened(place: Place, sheet: Sheet, keys: Collection[str]) -> tuple[Operation, ...]:
    """Return what opens columns where they are missing, each in its place of the layout.

    A column stands behind the nearest one before it that is there, and looks like it.
    """
    breadth = Breadth(place, sheet)
    order = [column.key for column in columns_of(place.kind)]
    for at, key in enumerate(order):
        there = breadth.place.columns
        if key in keys and key not in there:
            model = next(there[each] for each in reversed(order[:at]) if each in there)
            breadth.opens(model + 1, {key: model})
    return tuple(breadth.operations)
