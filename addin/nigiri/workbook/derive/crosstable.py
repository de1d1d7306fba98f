"""Derive the sheet Crosstable: the games of each two players, as values (B16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.standings.crosstable import crosstable, has_crosstable
from nigiri.workbook.derive.target import Target, points_cell
from nigiri.workbook.derive.written_cells import written_cells
from nigiri.workbook.layout.crosstable import NOTES, blocks, opponents_on, shape_of, sizes_on
from nigiri.workbook.layout.varying_columns import MOST_OPPONENTS, against

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.standings.crosstable import Group
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.changes import Option
    from nigiri.workbook.model.locations import Location

_OPEN = "·"
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def wanted_options(context: Context) -> dict[str, Option]:
    """Return the options of the layout for Crosstable; the shape is "" for no groups."""
    shape = shape_of(len(group.members) for group in _groups(context))
    return {"language": context.language, "shape": shape}


def fits(context: Context, location: Location) -> bool:
    """Tell whether the sheet Crosstable has the squares of the event's groups, or needs none."""
    wanted = str(wanted_options(context)["shape"])
    return not wanted or wanted == shape_of(sizes_on(location, context.sheet(location)))


def present_options(context: Context) -> dict[str, Option]:
    """Return the options that make the sheet Crosstable with the columns it has now.

    Where its lines tell no groups of that width, one group has all columns.
    """
    location = context.reading.book.locations["crosstable"]
    shape = shape_of(sizes_on(location, context.sheet(location)) or [len(opponents_on(location))])
    return {"language": context.language, "shape": shape}


def crosstable_target(context: Context, location: Location) -> Target:
    """Return the cells of the sheet Crosstable."""
    target, groups, last = Target(location), _groups(context), location.first_row
    parts = blocks(shape_of(len(group.members) for group in groups))
    for group, part in zip(groups, parts, strict=True):
        if len(groups) > 1:
            title = context.say("crosstable.section", number=group.section)
            target.put(part.title, "place", title)
        _put(context, target, group, part.top)
        last = part.last + 2
    for row, key in enumerate(NOTES if groups else (), last):
        target.put(row, "place", context.say(key))
    sheet = context.sheet(location)
    target.clear(sheet, written_cells(location, sheet), location.columns.values())
    target.put(location.heading_row - 1, "place", _title(context, groups))
    return target


def too_many(event: Event) -> int:
    """Return the size of the largest group if it has no room on a sheet, else 0."""
    groups = crosstable(event) if has_crosstable(event) else ()
    most = max((len(group.members) for group in groups), default=0)
    return most if most > MOST_OPPONENTS else 0


def _title(context: Context, groups: Sequence[Group]) -> str:
    """Return the title: the round it stands after, or the reason why the sheet is empty."""
    if groups:
        return context.say("crosstable.title", number=context.event.rounds[-1].number)
    many = too_many(context.event)
    return context.say(
        "crosstable.large" if many else "sheet.crosstable", players=many, most=MOST_OPPONENTS
    )


def _groups(context: Context) -> tuple[Group, ...]:
    """Return the groups to show; () for a system without crosstable, or if one is too large."""
    shown = has_crosstable(context.event) and not too_many(context.event)
    return crosstable(context.event) if shown else ()


def _put(context: Context, target: Target, group: Group, top: int) -> None:
    """Set the lines of a group."""
    for row, each in enumerate(group.members, top):
        player = context.event.player(each.number)
        target.put_row(
            row,
            {
                "place": each.place,
                "number": each.number,
                "name": player.name,
                "rank": str(player.initial_rank),
                "wins": points_cell(each.victories),
                "group": group.section,
            },
        )
        for at, other in enumerate(group.members, 1):
            if other.number != each.number:
                target.put(row, against(at), _square(group, each.number, other.number))


def _square(group: Group, player: PlayerId, other: PlayerId) -> str:
    """Return a player's results against another with the rounds: "1³", "0² ?⁷"; "·" for none."""
    games = group.met(player, other)
    return (
        " ".join(met.sign(player) + str(met.round_number).translate(_RAISED) for met in games)
        or _OPEN
    )
