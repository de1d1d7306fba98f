"""The command bye: promise the bye of a round, cancel the promise, or give the bye (A8, M6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.attendance.change import When, begin_step, check_no_result
from nigiri.desk.attendance.unpaired import open_round, unseat_operations
from nigiri.desk.core.command import read_writable
from nigiri.desk.core.phrases import player_label
from nigiri.desk.draw.preconditions import check_drawable
from nigiri.domain.pairing_policies.byes import gives_byes, had_bye, regulars
from nigiri.domain.systems.stages import judged
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message
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
    more than one player, Forbidden for a second bye, of the player (M6) or of the round, for a
    player who is out of it, since what was typed before counts, and in the
    round being played where the player has a result, the number is even, or no opponent is left.
    """
    number = len(read_writable(workbook).event.rounds) + 1 if round_number is None else round_number
    step = begin_step(workbook, desk, who, When(str(number)))
    if undo:
        return _taken_back(step, number)
    row, player = _one(step)
    _check(step, row, player, number)
    step.change_outs(lambda outs: outs.with_bye(step.rounds))
    step.sentences.append(message("attendance.promise", round=number, name=names_of([player])))
    settings = step.reading.event.settings
    if judged(settings, number).by_score and not gives_byes(settings):
        step.sentences.append(message("attendance.promise.policy"))
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
        key = "attendance.promise.gone" if each in promised else "attendance.promise.none"
        step.sentences.append(message(key, round=number, name=names_of([each])))
        if each.number in drawn:
            step.sentences.append(message("attendance.promise.drawn"))
    return step.finish("bye --undo")


def _one(step: Step) -> tuple[int, Player]:
    """Return row and player; WrongUse for several players."""
    if len(step.players) > 1:
        raise WrongUse(message("attendance.bye.one", names=names_of(step.players.values())))
    return next(iter(step.players.items()))


def _check(step: Step, row: int, player: Player, number: int) -> None:
    """Raise Forbidden where the bye cannot be promised."""
    reading, name = step.reading, names_of([player])
    others = sorted(player.promised - {number} - {*range(len(reading.event.rounds) + 1)})
    if player.reserve:
        raise Forbidden(message("attendance.bye.reserve", name=name))
    if player.number is not None and had_bye(reading.event, player.number, number):
        raise Forbidden(message("attendance.bye.again", name=name))
    if number in player.out:
        raise Forbidden(message("attendance.bye.out", name=name, round=number, who=_typed(player)))
    if others:
        facts = {"name": name, "round": others[0], "who": _typed(player)}
        raise Forbidden(message("attendance.bye.other-round", **facts))
    for _, rival in rivals(Context(step.workbook, reading), row, player, number, unseen=True):
        facts = {"name": names_of([rival]), "round": number, "who": _typed(rival)}
        raise Forbidden(message("attendance.bye.rival", **facts))


def _typed(player: Player) -> str:
    """Return the player as typed on the command line: number, else the name in quotes."""
    return f'"{player.name}"' if player.number is None else str(player.number)


def _give(step: Step, row: int, number: int) -> None:
    """Give the bye in the round that is drawn and played."""
    before = step.reading
    player = before.player_rows[row]
    this = before.event.rounds[number - 1]
    if player.number is None or not player.plays_in(number):
        no_place = message("attendance.bye.no-place", name=names_of([player]), round=number)
        raise Forbidden(no_place)
    if player.number in this.byes:
        return
    check_drawable(before)
    check_no_result(before, [player.number])
    had = _part_byes(before, player.number, number)
    step.carry_out(unseat_operations(step.workbook, before, [player.number, *had]))
    try:
        step.seat_unpaired(before)
    except Forbidden as error:
        facts = {"why": error.sentence, "round": number, "number": player.number}
        raise Forbidden(message("attendance.bye.anew", **facts)) from error


def _part_byes(reading: Reading, player: PlayerId, number: int) -> list[PlayerId]:
    """Return the holders of the bye in the part of the round in which a player is drawn.

    Raises Forbidden where that part has an even number of players and needs no bye (M6).
    """
    from nigiri.domain.pairing.parts import part_of  # noqa: PLC0415 -- it takes a while

    event = reading.event
    present = sorted(n for n, p in event.by_number.items() if p.plays_in(number))
    part = part_of(event, number, present, player)
    if len(regulars(event, part)) % 2 == 0:
        facts = {"round": number, "name": player_label(event, player), "number": player}
        raise Forbidden(message("attendance.bye.even", **facts))
    return [bye for bye in event.rounds[number - 1].byes if bye in part]
