"""The command bye: promise the bye of a round, cancel the promise, or give the bye (A8, M6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.attendance.change import When, begin_step, check_no_result
from nigiri.desk.attendance.unpaired import open_round, unseat_operations
from nigiri.desk.core.command import read_writable
from nigiri.desk.core.unpaired import players_named
from nigiri.desk.draw.preconditions import check_drawable
from nigiri.domain.pairing_rules.byes import had_bye, regulars
from nigiri.errors import Forbidden, WrongUse
from nigiri.workbook.live.context import Context
from nigiri.workbook.read.player_references import names_of
from nigiri.workbook.review.players import rivals

if TYPE_CHECKING:
    from nigiri.desk.attendance.change import Step
    from nigiri.desk.core.command import Desk
    from nigiri.domain.model.event import Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes
    from nigiri.workbook.read.workbook import Reading


def bye(
    workbook: Workbook, desk: Desk, who: str, round_number: int | None = None, *, undo: bool = False
) -> Changes:
    """Return the changes that promise a player the bye of a round, or cancel the promise.

    round_number -- None for the next round to be drawn

    In the round being played the bye is given at once: the opponent plays its former holder, or
    another opponent is found. Raises SheetProblems for wrong cells, WrongUse for another round or
    more than one player, Forbidden for a second bye, of the player (M6) or of the round, and in the
    round being played where the player has a result, the number is even, or no opponent is left.
    """
    number = len(read_writable(workbook).event.rounds) + 1 if round_number is None else round_number
    step = begin_step(workbook, desk, who, When(str(number)))
    if undo:
        return _taken_back(step, number)
    row, player = _one(step)
    _check(step, row, player, number)
    step.change_outs(lambda outs: outs.with_bye(step.rounds))
    step.sentences.append(f"Bye of round {number}: {names_of([player])}.")
    if open_round(step.reading) == number:
        _give(step, row, number)
    return step.finish("bye")


def _taken_back(step: Step, number: int) -> Changes:
    """Return the changes that cancel promises; a bye that is drawn stays."""
    before = step.reading
    drawn = before.event.rounds[number - 1].byes if number <= len(before.event.rounds) else ()
    promised = [each for each in step.players.values() if number in each.promised]
    step.change_outs(lambda outs: outs.without_bye(step.rounds))
    for each in step.players.values():
        if each not in promised:
            step.sentences.append(
                f"The bye of round {number} was not promised to {names_of([each])}."
            )
        else:
            step.sentences.append(
                f"Not promised any more: the bye of round {number} to {names_of([each])}."
            )
        if each.number in drawn:
            step.sentences.append(
                "It is drawn, and stays. To draw without the promise: nigiri draw --again"
            )
    return step.finish("bye --undo")


def _one(step: Step) -> tuple[int, Player]:
    """Return row and player; WrongUse for several players."""
    if len(step.players) > 1:
        msg = f"A round has one bye; say who of them: {names_of(step.players.values())}."
        raise WrongUse(msg)
    return next(iter(step.players.items()))


def _check(step: Step, row: int, player: Player, number: int) -> None:
    """Raise Forbidden where the bye cannot be promised."""
    reading, who = step.reading, names_of([player])
    others = sorted(player.promised - {number} - {*range(len(reading.event.rounds) + 1)})
    if player.reserve:
        msg = f"{who} plays only if needed, and needs no bye: see Here in Players (B6)."
        raise Forbidden(msg)
    if player.number is not None and had_bye(reading.event, player.number, number):
        msg = f"{who} had a bye before; nobody has two (M6). To sit out: nigiri out"
        raise Forbidden(msg)
    if others:
        msg = (
            f"{who} is promised the bye of round {others[0]}; nobody has two (M6). First: "
            f"nigiri bye {_typed(player)} --round {others[0]} --undo"
        )
        raise Forbidden(msg)
    for _, rival in rivals(Context(step.workbook, reading), row, player, number):
        msg = (
            f"The bye of round {number} is promised to {names_of([rival])}; a round has one (M6). "
            f"First: nigiri bye {_typed(rival)} --round {number} --undo"
        )
        raise Forbidden(msg)


def _typed(player: Player) -> str:
    """Return the player as typed on the command line: number, else the name in quotes."""
    return f'"{player.name}"' if player.number is None else str(player.number)


def _give(step: Step, row: int, number: int) -> None:
    """Give the bye in the round that is drawn and played."""
    before = step.reading
    player = before.player_rows[row]
    this = before.event.rounds[number - 1]
    if player.number is None or not player.plays_in(number):
        msg = f"{names_of([player])} has no place in round {number} yet; first: nigiri late"
        raise Forbidden(msg)
    if player.number in this.byes:
        return
    check_drawable(before)
    check_no_result(before, [player.number])
    had = _part_byes(before, player.number, number)
    step.carry_out(unseat_operations(step.workbook, before, [player.number, *had]))
    try:
        step.seat_unpaired(before)
    except Forbidden as error:
        msg = (
            f"{error}\nTo draw round {number} anew with this bye: "
            f"nigiri what-if --bye {player.number} --keep"
        )
        raise Forbidden(msg) from error


def _part_byes(reading: Reading, player: PlayerId, number: int) -> list[PlayerId]:
    """Return the holders of the bye in the part of the round in which a player is drawn.

    Raises Forbidden where that part has an even number of players and needs no bye (M6).
    """
    from nigiri.domain.pairing.parts import part_of  # noqa: PLC0415 -- it takes a while

    event = reading.event
    present = sorted(n for n, p in event.by_number.items() if p.plays_in(number))
    part = part_of(event, number, present, player)
    if len(regulars(event, part)) % 2 == 0:
        msg = (
            f"Round {number} has an even number of players, so nobody needs a bye (M6). "
            f"To let {players_named(event, [player])} sit out: "
            f"nigiri out {player} --rounds {number}"
        )
        raise Forbidden(msg)
    return [bye for bye in event.rounds[number - 1].byes if bye in part]
