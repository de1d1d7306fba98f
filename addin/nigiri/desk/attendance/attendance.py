"""The commands out, back and late: before the draw, and in a round already drawn (A8, M19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.attendance.change import When, begin_step, check_no_result
from nigiri.desk.attendance.latecomers import is_free, seat
from nigiri.desk.attendance.unpaired import (
    open_round,
    seated_players,
    unpaired_players,
    unseat_operations,
)
from nigiri.desk.core.command import read_writable
from nigiri.desk.core.phrases import rounds_named
from nigiri.desk.draw.preconditions import check_drawable
from nigiri.domain.pairing_policies.byes import regulars
from nigiri.domain.pairing_policies.no_shows import no_shows
from nigiri.domain.starts.congress import breaches
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import text
from nigiri.messages.message import message
from nigiri.workbook.read.player_references import names_of
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from nigiri.desk.attendance.change import Step
    from nigiri.desk.core.command import Desk
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes
    from nigiri.workbook.read.workbook import Reading


def out(workbook: Workbook, desk: Desk, who: str, when: When) -> Changes:
    """Return the changes that take players out of rounds; their opponents are paired anew.

    A complete round can still be named for players who were never drawn in it. Raises SheetProblems
    for wrong cells, WrongUse for unknown players and rounds and a round that is over, Forbidden for
    a player with a result in it, and while nothing can be drawn.
    """
    step = begin_step(workbook, desk, who, when, missed=True)
    before = step.reading
    here = open_round(before) in step.rounds
    leavers = [p.number for p in step.players.values() if here and p.number is not None]
    check_no_result(before, leavers)
    step.change_outs(lambda outs: outs.sitting_out(step.rounds))
    step.sentences += _sits_out(step)
    if leavers:
        step.carry_out(unseat_operations(step.workbook, before, leavers))
        _seat_others(step, before)
    return step.finish("out")


def back(workbook: Workbook, desk: Desk, who: str, when: When) -> Changes:
    """Return the changes that let players play rounds again, in the round being played too.

    Raises as `out` does, and Forbidden when there is no opponent for them.
    """
    return _seated(begin_step(workbook, desk, who, when), "back")


def late(workbook: Workbook, desk: Desk, who: str, *, later: bool = False) -> Changes:
    """Return the changes that mark players as seen and pair them in the round being played (M19).

    later -- they play from the next round on, even if an opponent is free now; a complete round in
    which they wait for a place is one that they missed

    Latecomers are paired with one another, or, if the director agrees, with the player who has the
    bye; one without an opponent plays from the next round on (latecomers.py). Raises SheetProblems
    for wrong cells, WrongUse for unknown players, Forbidden while nothing can be drawn.
    """
    reading = read_writable(workbook)
    now = open_round(reading) or len(reading.event.rounds) + 1
    step = begin_step(workbook, desk, who, When(str(now)))
    yes = text("yes", reading.language)
    step.write_column("here", {row: yes for row, player in step.players.items() if not player.here})
    return _seated(step, "late", later=later)


def _seated(step: Step, command: str, *, later: bool = False) -> Changes:
    """Return the changes that take rounds out of Out in rounds and seat players without a place."""
    step.change_outs(lambda outs: outs.playing(step.rounds))
    before, waits = step.reading, list[int]()
    goes_on = open_round(before) in step.rounds or (later and before.rounds)
    if goes_on and any(is_free(before, row) for row in step.players):
        waits = seat(step, before, command, later=later)
    back = _mark_returned(step, announced=command == "late")
    step.sentences[:0] = _plays(step, before, {*waits, *back})
    return step.finish(f"{command}{' --next' * later}")


def _mark_returned(step: Step, *, announced: bool) -> Collection[int]:
    """Mark those who had not come as here again in the next round: no draw asks about them (M6).

    announced -- whatever rounds were asked for, they are here now. Returns their rows of Players.
    """
    reading = step.reading
    number, players = len(reading.event.rounds) + 1, reading.player_rows
    if number > reading.event.settings.rounds or not (announced or number in step.rounds):
        return ()
    away = no_shows(reading.event, number)
    back = [row for row in step.players if players[row].number in away]
    if back:
        rounds, names = frozenset({number}), names_of(players[row] for row in back)
        step.change_outs(lambda outs: outs.here_again(rounds), back)
        said = message("attendance.plays", rounds=rounds_named(rounds), names=names)
        step.sentences.append(said)
    return back


def _sits_out(step: Step) -> Iterator[str]:
    """Yield the sentence that names the players now out, and what it means for some.

    Promised byes lost, and gaps that a congress does not allow (E14).
    """
    names = names_of(step.players.values())
    yield message("attendance.out", rounds=rounds_named(step.rounds), names=names)
    yield from _gaps(step)
    for player in step.players.values():
        gone = player.promised & step.rounds
        if gone:
            facts = {"name": names_of([player]), "rounds": rounds_named(gone)}
            yield message("attendance.out.promise", **facts)


def _gaps(step: Step) -> Iterator[str]:
    """Yield a sentence for each of the players who may not omit rounds between others (E14)."""
    event, numbers = step.reading.event, {player.number for player in step.players.values()}
    for player in event.players if event.settings.is_congress else ():
        for breach in breaches(event, player) if player.number in numbers else ():
            if breach.kind == "gap" and step.rounds & {*breach.rounds}:
                facts = {"name": player.name, "rank": player.initial_rank}
                gap = rounds_named(frozenset(breach.rounds))
                yield message("attendance.out.gap", rounds=gap, **facts)


def _plays(step: Step, before: Reading, waits: Collection[int]) -> Iterator[str]:
    """Yield sentences about the other players who play now, and about those who did so already.

    before -- the reading after the rounds were taken out of Out in rounds
    waits -- the rows of players of whom more is said: who play only from the next round on
    """
    first, players = read(step.original), [p for row, p in step.players.items() if row not in waits]
    there = (
        seated_players(first)
        if open_round(first) in step.rounds
        else frozenset(first.event.by_number)
    )
    already = [p for p in players if p.number in there and all(map(p.plays_in, step.rounds))]
    now = {row: each for row, each in before.player_rows.items() if row not in waits}
    fresh = [now[row] for row, p in step.players.items() if row in now and p not in already]
    rounds = rounds_named(step.rounds)
    for key, some in (
        ("attendance.plays", [player for player in fresh if player.here]),
        ("attendance.plays.unseen", [player for player in fresh if not player.here]),
        ("attendance.plays.anyway", already),
    ):
        if some:
            yield message(key, rounds=rounds, names=names_of(some))


def _seat_others(step: Step, before: Reading) -> None:
    """Seat the opponents of players who left; add a sentence where there is no opponent."""
    now = step.reading
    alone = unpaired_players(now)
    if not alone:
        step.sentences.append(message("attendance.print"))
        return
    check_drawable(before)
    try:
        step.seat_unpaired(before)
    except Forbidden:
        regular = regulars(now.event, alone) or alone  # reserves wait for nobody
        who = names_of(now.event.player(number) for number in regular)
        step.sentences.append(message("attendance.alone", names=who))
