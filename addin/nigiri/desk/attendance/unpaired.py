"""Find a place in the newest round for everybody who has none, and say which (A8, M19).

What stands there stays, but for the bye: it is given up where its player can take the opponent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.round_sheet import forget_lines
from nigiri.desk.core.unpaired import who_named
from nigiri.desk.draw.draw import planned
from nigiri.desk.draw.part import Part
from nigiri.desk.draw.promised_byes import not_kept
from nigiri.domain.systems.stages import judged
from nigiri.errors import Forbidden
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes, Operation
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from nigiri.desk.core.command import Desk
    from nigiri.desk.draw.plan import Plan
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.workbook import Reading

_SEAT = ("{side}_no", "{side}", "{side}_rank")
_ROW = [key.format(side=side) for side in ("white", "black") for key in _SEAT]


def open_round(reading: Reading) -> int | None:
    """Return the newest round while results are missing in it, else None."""
    newest = reading.event.rounds[-1] if reading.event.rounds else None
    return None if newest is None or newest.complete else newest.number


def seated(reading: Reading) -> frozenset[PlayerId]:
    """Return who has a game or a bye in the newest round."""
    this = reading.event.rounds[-1]
    return frozenset(this.game_by_player).union(this.byes)


def unplaced(reading: Reading) -> tuple[PlayerId, ...]:
    """Return who plays in the newest round and has neither game nor bye in it, by number."""
    there, number = seated(reading), len(reading.event.rounds)
    players = sorted(reading.event.by_number.items())
    return tuple(n for n, p in players if n not in there and p.plays_in(number))


def unseated(
    workbook: Workbook, reading: Reading, players: Collection[PlayerId]
) -> list[Operation]:
    """Return what takes these off the newest round's sheet and off As drawn, with their games.

    Who played against them is left without a place. Games with a result must not be asked for.
    """
    number = len(reading.event.rounds)
    this, place = reading.rounds[number], reading.book.rounds[number]
    cells = Cells(place, workbook[place.name])
    for row, game in this.games.items():
        if not {*game.players}.isdisjoint(players):
            cells.put_row(row, dict.fromkeys([*_ROW, "table", "handicap"], None))
    for row, bye in this.byes.items():
        if bye in players:
            cells.put_row(row, dict.fromkeys(_ROW, None))
    return [*cells.operations(), *forget_lines(workbook, reading.book, number, players)]


def places_found(workbook: Workbook, desk: Desk) -> tuple[list[Operation], Plan]:
    """Return what draws everybody who has no place in the newest round, and the plan of it.

    First beside what stands, then with the bye given up: also where a system would give another
    one, since of two free players of a knockout only one goes on. Raises Forbidden when neither
    works.
    """
    rest, reading = Part(rest=True), read(workbook)
    byes = reading.event.rounds[-1].byes
    try:
        plan = planned(workbook, desk, part=rest)
        if not (byes and _gives_another(plan)):
            return [], plan
    except Forbidden:
        if not byes:
            raise
    freed = unseated(workbook, reading, byes)
    return freed, planned(applied(workbook, Changes(tuple(freed))), desk, part=rest)


def _gives_another(plan: Plan) -> bool:
    """Tell whether a system that says itself who meets whom gives a bye to who had no place."""
    number = plan.drawn.round.number
    return bool(plan.drawn.byes) and not judged(plan.event.settings, number).by_score


def places_told(plan: Plan, before: Reading) -> Iterator[str]:
    """Yield where those sit who had another place or none before, and what the system tells."""
    this, event = plan.drawn.round, plan.event
    old = before.event.rounds[-1]
    stood = {frozenset(game.players) for game in old.games}
    for game in this.games:
        if frozenset(game.players) not in stood:
            white, black = (who_named(event, [number]) for number in game.players)
            yield f"Table {game.table}: {white} (White) against {black}."
    for bye in this.byes:
        if bye not in old.byes:
            yield f"{who_named(event, [bye])} has the bye."
    yield from plan.drawn.notes
    yield from not_kept(event, this, whole=not plan.left.waiting)
