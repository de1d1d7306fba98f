"""Promise somebody the bye of a round, take the promise back, give it in a drawn round (A8, M6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.attendance.change import When, begun, check_no_result
from nigiri.desk.attendance.unpaired import open_round, unseated
from nigiri.desk.core.command import opened
from nigiri.desk.core.unpaired import who_named
from nigiri.desk.draw.preconditions import check_settled
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
    """Return the changes that promise somebody the bye of a round, or take that back.

    round_number -- None for the round to be drawn next

    In the round being played they get it now: the opponent plays who had it, or another opponent
    is found. Raises SheetProblems for wrong cells, WrongUse for who is not one player and for other
    rounds, Forbidden for a second bye, of the player (M6) or of the round, and in the round being
    played where they have a result, the number is even, or no opponent is left.
    """
    number = len(opened(workbook).event.rounds) + 1 if round_number is None else round_number
    step = begun(workbook, desk, who, When(str(number)))
    if undo:
        return _taken_back(step, number)
    row, player = _one(step)
    _check(step, row, player, number)
    step.says(lambda outs: outs.with_bye(step.rounds))
    step.said.append(f"Bye of round {number}: {names_of([player])}.")
    if open_round(step.reading) == number:
        _give(step, row, number)
    return step.finished("bye")


def _taken_back(step: Step, number: int) -> Changes:
    """Return the changes that take promises out; a bye that is drawn stays."""
    before = step.reading
    drawn = before.event.rounds[number - 1].byes if number <= len(before.event.rounds) else ()
    promised = [each for each in step.players.values() if number in each.promised]
    step.says(lambda outs: outs.without_bye(step.rounds))
    for each in step.players.values():
        if each not in promised:
            step.said.append(f"The bye of round {number} was not promised to {names_of([each])}.")
        else:
            step.said.append(
                f"Not promised any more: the bye of round {number} to {names_of([each])}."
            )
        if each.number in drawn:
            step.said.append(
                "It is drawn, and stays. To draw without the promise: nigiri draw --again"
            )
    return step.finished("bye --undo")


def _one(step: Step) -> tuple[int, Player]:
    """Return row and player; WrongUse for several."""
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
    """Return how to name a player on the command line."""
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
    check_settled(before)
    check_no_result(before, [player.number])
    had = _part_byes(before, player.number, number)
    step.does(unseated(step.workbook, before, [player.number, *had]))
    try:
        step.draws(before)
    except Forbidden as error:
        msg = (
            f"{error}\nTo draw round {number} anew with this bye: "
            f"nigiri what-if --bye {player.number} --keep"
        )
        raise Forbidden(msg) from error


def _part_byes(reading: Reading, player: PlayerId, number: int) -> list[PlayerId]:
    """Return who has the bye among those drawn together with a player.

    Raises Forbidden where these are an even number: then nobody needs a bye (M6).
    """
    from nigiri.domain.pairing.parts import part_of  # noqa: PLC0415 -- it takes a while

    event = reading.event
    present = sorted(n for n, p in event.by_number.items() if p.plays_in(number))
    part = part_of(event, number, present, player)
    if len(regulars(event, part)) % 2 == 0:
        msg = (
            f"Round {number} has an even number of players, so nobody needs a bye (M6). "
            f"To let {who_named(event, [player])} sit out: nigiri out {player} --rounds {number}"
        )
        raise Forbidden(msg)
    return [bye for bye in event.rounds[number - 1].byes if bye in part]
