"""Somebody on a list of players without a rank, looked up in the lists of members (A1, A3).

Who is meant says matching.py: the number decides, else a name that a list has once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.members.fill import known_cells
from nigiri.desk.members.matching import Row, foreign_lists, match_row

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.players.member import Member, Register
    from nigiri.workbook.model.cells import Cell


class LookedUp(NamedTuple):
    """What the lists say of somebody.

    cells -- column key of Players -> cell; {} for nobody
    several -- how many have the name, where no number decides; other -- who has the number
    """

    cells: Mapping[str, Cell]
    several: int = 0
    other: Member | None = None


def looked_up(register: Register, event: Event, name: str, number: str) -> LookedUp:
    """Return what the lists say of a name and a number in federations, "" for none."""
    row = Row(0, name, number, None, foreign_lists(event, number))
    match = match_row(register, row)
    cells = known_cells(match.members, event.settings.rating_scale)
    return LookedUp(cells, len(match.several), next(iter(match.others), None))
