"""Find a place in the newest round for every player who has none (A8, M19).

Existing places stay, except two that were given because the number was odd: the holder of the bye
may play the player without an opponent, and a reserve steps back, whose opponent does (B6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.phrases import player_label
from nigiri.desk.core.round_sheet import forget_lines
from nigiri.desk.draw.draw import planned
from nigiri.desk.draw.part import Part
from nigiri.desk.draw.promised_byes import withheld_bye_sentences
from nigiri.domain.pairing_policies.byes import reserves
from nigiri.domain.systems.stages import judged
from nigiri.errors import Forbidden
from nigiri.messages.message import message
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


def seated_players(reading: Reading) -> frozenset[PlayerId]:
    """Return the players who have a game or a bye in the newest round."""
    this = reading.event.rounds[-1]
    return frozenset(this.game_by_player).union(this.byes)


def unpaired_players(reading: Reading) -> tuple[PlayerId, ...]:
    """Return by number the players of the newest round who have neither game nor bye in it."""
    there, number = seated_players(reading), len(reading.event.rounds)
    players = sorted(reading.event.by_number.items())
    return tuple(n for n, p in players if n not in there and p.plays_in(number))


def unseat_operations(
    workbook: Workbook, reading: Reading, players: Collection[PlayerId]
) -> list[Operation]:
    """Return the operations that remove players, with their games, from the newest round.

    They are removed from As drawn as well; their opponents are left without a place. Games with a
    result must not be among them.
    """
    number = len(reading.event.rounds)
    this, location = reading.rounds[number], reading.book.rounds[number]
    cells = Cells(location, workbook[location.name])
    for row, game in this.games.items():
        if not {*game.players}.isdisjoint(players):
            cells.put_row(row, dict.fromkeys([*_ROW, "table", "handicap"], None))
    for row, bye in this.byes.items():
        if bye in players:
            cells.put_row(row, dict.fromkeys(_ROW, None))
    return [*cells.operations(), *forget_lines(workbook, reading.book, number, players)]


def plan_seats(workbook: Workbook, desk: Desk) -> tuple[list[Operation], Plan]:
    """Return operations to do first, and the plan that draws all players without a place.

    First where a reserve who is not needed any more steps back (B6), then beside all existing
    places, then with the bye taken back; also where a system would give a second bye, since of two
    free players of a knockout only one goes on. Raises Forbidden when none of these works.
    """
    rest, reading = Part(rest=True), read(workbook)
    for reserve in _needless_reserves(reading):
        found = _without(workbook, desk, reading, reserve)
        if found is not None:
            return found
    byes = reading.event.rounds[-1].byes
    try:
        plan = planned(workbook, desk, part=rest)
        if not (byes and _gives_another(plan)):
            return [], plan
    except Forbidden:
        if not byes:
            raise
    freed = unseat_operations(workbook, reading, byes)
    return freed, planned(applied(workbook, Changes(tuple(freed))), desk, part=rest)


def _needless_reserves(reading: Reading) -> tuple[PlayerId, ...]:
    """Return the reserves who play though an opponent is wanted, in the order of stepping back.

    The last to be called steps back first. A game with a result was played, and stays.
    """
    event, this = reading.event, reading.event.rounds[-1]
    if not judged(event.settings, this.number).by_score:
        return ()
    seated = seated_players(reading)
    alone = [
        player  # with a number or, of latecomers, without one
        for player in event.players
        if player.plays_in(this.number) and player.number not in seated and not player.reserve
    ]
    if len(alone) % 2 == 0:
        return ()
    going_on = [n for game in this.games if game.result is None for n in game.players]
    return reserves(event, this.number, going_on)[::-1]


def _without(
    workbook: Workbook, desk: Desk, reading: Reading, reserve: PlayerId
) -> tuple[list[Operation], Plan] | None:
    """Return the operations and the plan with a reserve who steps back; None where none works."""
    freed = unseat_operations(workbook, reading, [reserve])
    try:
        plan = planned(applied(workbook, Changes(tuple(freed))), desk, part=Part(rest=True))
    except Forbidden:
        return None
    helps = reserve not in plan.drawn.round.game_by_player and not plan.drawn.byes
    return (freed, plan) if helps else None


def _gives_another(plan: Plan) -> bool:
    """Tell whether a system that pairs by itself gives a bye to a player who had no place."""
    number = plan.drawn.round.number
    return bool(plan.drawn.byes) and not judged(plan.event.settings, number).by_score


def seat_sentences(plan: Plan, before: Reading) -> Iterator[str]:
    """Yield a sentence for each new game and bye, and the system's own notes."""
    this, event = plan.drawn.round, plan.event
    old = before.event.rounds[-1]
    stood = {frozenset(game.players) for game in old.games}
    for game in this.games:
        if frozenset(game.players) not in stood:
            white, black = (player_label(event, number) for number in game.players)
            yield message("attendance.table", table=game.table, white=white, black=black)
    for bye in this.byes:
        if bye not in old.byes:
            yield message("attendance.bye", name=player_label(event, bye))
    for reserve in stepped_back(plan, before):
        yield message("attendance.reserve", name=player_label(event, reserve))
    yield from plan.drawn.notes
    yield from withheld_bye_sentences(event, this, whole=not plan.unpaired.waiting)


def stepped_back(plan: Plan, before: Reading) -> tuple[PlayerId, ...]:
    """Return the reserves who had a game and are not needed any more, by number (B6).

    before -- the reading before players lost their places
    """
    this = plan.drawn.round
    had = before.event.rounds[-1].game_by_player.keys() - this.game_by_player.keys()
    return tuple(n for n in sorted(had) if _waits(plan, n))


def _waits(plan: Plan, number: PlayerId) -> bool:
    """Tell whether a player is a reserve who has not left the round."""
    player = plan.event.player(number)
    return player.reserve and player.plays_in(plan.drawn.round.number)
