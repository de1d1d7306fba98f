"""The ladder: add its sheet, enter challenges, show it.

Who may challenge whom, and where both stand then: domain/side_events/ladder.py. What is typed into
the sheet by hand is read by workbook/read/side_events.py, and what follows from it written by
workbook/derive/side.py.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.command import Desk, LogLine, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import player_label, sheet_named
from nigiri.desk.core.views import View
from nigiri.desk.side_events.sheets import known_player, side_sheet
from nigiri.domain.model.side_events import Challenge, Ladder
from nigiri.domain.side_events.ladder import reachable, rungs, steps
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from nigiri.desk.core.cells import Cells
    from nigiri.desk.side_events.sheets import SideSheet
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook

_KIND = "ladder"


class Challenged(NamedTuple):
    """A challenge as typed, by number; won -- None while the game is being played."""

    challenger: int
    challenged: int
    won: bool | None = None


def ladder(workbook: Workbook, desk: Desk, challenge: Challenged | None = None) -> Changes:
    """Return the changes that add the sheet Ladder where missing, and enter a challenge.

    Where the same challenge is still being played, its result is entered.
    Raises SheetProblems for wrong cells, WrongUse for an unknown number, Forbidden for a challenge
    that is not allowed, and where nobody is here.
    """
    reading = read_writable(workbook)
    sheet = side_sheet(workbook, reading, _KIND)
    name = sheet.location(_KIND).name
    messages, log = [], []
    if sheet.new:
        messages.append(message("side.ladder.ready", sheet=name))
        log.append(LogLine(message("side.new", sheet=name), name))
    if challenge is not None:
        sheet, words = _enter_challenge(sheet, challenge)
        messages.append(words)
        log.append(LogLine(words, name))
    return finish(workbook, [*sheet.operations, *map(Say, messages)], desk, _KIND, log)


def _enter_challenge(sheet: SideSheet, typed: Challenged) -> tuple[SideSheet, Message]:
    """Return the sheet with a challenge entered, and the message on it."""
    event = sheet.event
    one, other = (known_player(event, number) for number in (typed.challenger, typed.challenged))
    challenge, cells = Challenge(one, other, typed.won), sheet.cells(_KIND)
    row = _row_of(cells, challenge)
    if cells.get(row, "challenger") is None:
        _check(event, challenge)
    cells.put_row(row, {"challenger": int(one), "challenged": int(other)})
    if typed.won is not None:
        cells.put(row, "winner", int(one if typed.won else other))
    return sheet.with_cells(cells), _words(event, challenge)


def _row_of(cells: Cells, challenge: Challenge) -> int:
    """Return the row of the same challenge without a winner, else the first free one."""
    rows = range(cells.location.first_row, cells.sheet.height + 1)
    pair = [challenge.challenger, challenge.challenged]
    used = cells.location.heading_row
    for row in rows:
        typed = [whole_number(cells.get(row, key)) for key in ("challenger", "challenged")]
        if typed == pair and cells.get(row, "winner") is None:
            return row
        if any(cells.get(row, key) is not None for key in ("challenger", "challenged", "winner")):
            used = row
    return used + 1


def _check(event: Event, challenge: Challenge) -> None:
    """Raise Forbidden for a challenge that the ladder does not allow now."""
    now = event_with(event, challenge)
    *_, step = steps(now)
    if step.fault is None:
        return
    one = challenge.challenger
    able = reachable(now, one)
    may = message("side.ladder.top", one=one)
    if able:
        may = message("side.ladder.may", one=one, others=", ".join(map(str, able)))
    facts = {"one": one, "other": challenge.challenged, "may": may, "place": step.place}
    apart, reach = step.place - step.of, event.settings.ladder_reach
    raise Forbidden(message(f"side.ladder.{step.fault}", apart=apart, reach=reach, **facts))


def event_with(event: Event, challenge: Challenge) -> Event:
    """Return the event with one challenge more."""
    found = Ladder(event.ladder.start, (*event.ladder.challenges, challenge))
    return replace(event, ladder=found)


def _words(event: Event, challenge: Challenge) -> Message:
    """Return the message on a challenge."""
    pair = (challenge.challenger, challenge.challenged)
    one, other = (player_label(event, number) for number in pair)
    if challenge.won is None:
        numbers = dict(zip(("challenger", "challenged"), pair, strict=True))
        return message("side.ladder.challenges", one=one, other=other, **numbers)
    return message("side.ladder.won" if challenge.won else "side.ladder.lost", one=one, other=other)


def ladder_view(workbook: Workbook) -> View:
    """Return the ladder, with the players whom each may challenge."""
    event = read(workbook).event
    rows = tuple(
        (place, number, event.player(number).name, _able(event, number))
        for place, number in enumerate(rungs(event), 1)
    )
    keys = ("rung", "number", "name", "may")
    headings = tuple(message(f"side.column.{key}") for key in keys)
    return View(sheet_named(_KIND, event.settings.language), headings, rows)


def _able(event: Event, number: PlayerId) -> str:
    """Return the numbers of the players whom a player may challenge."""
    return ", ".join(map(str, reachable(event, number)))
