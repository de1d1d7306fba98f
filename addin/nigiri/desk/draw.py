"""Draw the next round, or the newest one again, onto its own sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.desk.command import Desk, LogLine, finish, opened
from nigiri.desk.people import numbered
from nigiri.desk.results import collected_winners
from nigiri.desk.sections import proposed, write_boundaries
from nigiri.desk.sheets import add_round, record, remove_round
from nigiri.errors import Forbidden
from nigiri.workbook.apply import applied
from nigiri.workbook.changes import Changes, Operation, Say
from nigiri.workbook.derive.context import Context
from nigiri.workbook.read import read

if TYPE_CHECKING:
    from nigiri.domain.model import Event, Game
    from nigiri.domain.pairing import Drawn
    from nigiri.domain.units import PlayerId
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.read import Reading


def draw(workbook: Workbook, desk: Desk, *, again: bool = False) -> Changes:
    """Return the changes that draw the next round.

    again -- draw the newest round once more: pairs with a result, a keep mark, or that differ
    from what was drawn stay as they are

    Numbers newcomers, and proposes sections where there are none. Raises SheetProblems for wrong
    cells, Forbidden when results are missing or all rounds are drawn, NoPairing when no round
    without a rematch exists. Nothing is drawn half.
    """
    reading = opened(workbook)
    number = len(reading.event.rounds) + (0 if again else 1)
    _check_allowed(reading.event, number, again=again)
    said: list[str] = []
    operations = _prepared(workbook, reading, said)
    if again:
        return _draw_again(workbook, reading, operations, desk)
    after = applied(workbook, Changes(tuple(operations)))
    event = read(after).event
    drawn = _drawn(event, number)
    operations += [*add_round(after, event, drawn.round), *record(after, event, drawn.round)]
    words = summary(event, drawn)
    log = [LogLine(words, f"{number}")]
    say = [Say(sentence) for sentence in (*said, words, _next(number))]
    return finish(workbook, [*operations, *say], desk, "draw", log)


def _drawn(event: Event, number: int, locked: list[Game] | None = None,
           byes: list[PlayerId] | None = None) -> Drawn:  # fmt: skip
    """Return the draw; the pairing is imported here, because it takes a while and few need it."""
    from nigiri.domain.pairing import draw as drawn  # noqa: PLC0415

    return drawn(event, number, locked=locked or (), byes=byes)


def _check_allowed(event: Event, number: int, *, again: bool) -> None:
    """Raise Forbidden when the round cannot be drawn now."""
    if again and not event.rounds:
        msg = "No round is drawn yet; draw round 1 with: nigiri draw"
        raise Forbidden(msg)
    if number > event.settings.rounds:
        msg = (f"All {event.settings.rounds} rounds are drawn. "
               "For one more, raise Rounds on the Event sheet.")  # fmt: skip
        raise Forbidden(msg)
    for this in event.rounds[: number - 1]:
        missing = [game.table or 0 for game in this.games if game.result is None]
        if missing:
            tables = ", ".join(map(str, missing))
            msg = (f"Round {this.number} is not complete: enter the results of table"
                   f"{'s' if len(missing) > 1 else ''} {tables}, then draw round {number}.")  # fmt: skip
            raise Forbidden(msg)


def _prepared(workbook: Workbook, reading: Reading, said: list[str]) -> list[Operation]:
    """Return what comes before a draw: results collected, sections there, everybody numbered."""
    operations = collected_winners(workbook, reading)
    if not reading.event.sections:
        ranks = [section.lowest for section in proposed(reading.event)]
        operations += write_boundaries(workbook, reading, ranks)
        said.append(f"{len(ranks)} sections proposed: down to {', '.join(map(str, ranks))}.")
    operations += numbered(workbook, reading)[1]
    return operations


def _draw_again(
    workbook: Workbook, reading: Reading, operations: list[Operation], desk: Desk
) -> Changes:
    """Return the changes that draw the newest round once more around what is locked."""
    context = Context(workbook, reading)
    this = reading.rounds[len(reading.event.rounds)]
    number, live = this.round.number, context.lives[this.round.number]
    locked = [
        game for row, game in this.games.items()
        if game.keep or game.result is not None or live.by_hand(row)
    ]  # fmt: skip
    byes = [bye for row, bye in this.byes.items() if live.bye_check(row).startswith("✎")]
    event = replace(reading.event, rounds=reading.event.rounds[: number - 1])
    after = applied(workbook, Changes(tuple(operations)))
    event = replace(event, players=read(after).event.players, sections=read(after).event.sections)
    drawn = _drawn(event, number, locked, byes or None)
    operations += remove_round(after, read(after).event, number)
    after = applied(workbook, Changes(tuple(operations)))
    operations += [*add_round(after, event, drawn.round), *record(after, event, drawn.round)]
    words = summary(event, drawn)
    kept = f" {len(locked)} pairs kept." if locked else ""
    log = [LogLine(words + kept, f"{number}")]
    say = [Say(words + kept), Say(_next(number))]
    return finish(workbook, [*operations, *say], desk, "draw --again", log)


def summary(event: Event, drawn: Drawn) -> str:
    """Return the draw in a sentence: how many boards, who has the bye."""
    byes = [f"{bye.player} {event.player(bye.player).name}" for bye in drawn.byes]
    words = f"Round {drawn.round.number}: {len(drawn.round.games)} tables"
    return f"{words}, bye: {', '.join(byes)}." if byes else f"{words}, no bye."


def _next(number: int) -> str:
    """Return what to do after a draw."""
    return f"Print and post: nigiri print pairings. Then enter the results of round {number}."
