"""The self-paired side event: make its chart, enter games, show it (B22).

Two meet as often as `Settings.side_games` allows. Totals and places: domain/side_events/
wall_chart.py. What is typed into the sheet by hand is read by workbook/read/side_events.py, and
what follows from it written by workbook/derive/side.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.command import Desk, LogLine, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import player_label, sheet_named
from nigiri.desk.core.views import View
from nigiri.desk.side_events.sheets import known_player, side_sheet
from nigiri.domain.model.figures import points_words
from nigiri.domain.side_events.wall_chart import meetings, totals
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message
from nigiri.workbook.derive.columns import Breadth
from nigiri.workbook.derive.written_cells import rows_opened
from nigiri.workbook.layout.tables import MOST_WINS
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.read.side_events import wins_of
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from nigiri.desk.side_events.sheets import SideSheet
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook

_KIND = "chart"


class Result(NamedTuple):
    """A game of the chart as typed: winner and loser by number, or a jigo."""

    winner: int
    loser: int
    jigo: bool = False


def chart(workbook: Workbook, desk: Desk, result: Result | None = None) -> Changes:
    """Return the changes that add the sheet Chart where missing, and enter a game.

    Raises SheetProblems for wrong cells, WrongUse for an unknown number, Forbidden for two who have
    met as often as allowed, and where nobody is here.
    """
    reading = read_writable(workbook)
    sheet = side_sheet(workbook, reading, _KIND)
    name = sheet.location(_KIND).name
    messages = [message("side.chart.ready", sheet=name)] if sheet.new else []
    log = [LogLine(message("side.new", sheet=name), name)] if sheet.new else []
    if result is not None:
        sheet, words = _enter_game(sheet, result)
        messages.append(words)
        log.append(LogLine(words, name))
    return finish(workbook, [*sheet.operations, *map(Say, messages)], desk, _KIND, log)


def _enter_game(sheet: SideSheet, result: Result) -> tuple[SideSheet, Message]:
    """Return the sheet with a game entered, and the message on it."""
    event = sheet.event
    winner, loser = (known_player(event, number) for number in (result.winner, result.loser))
    _check(event, winner, loser)
    for player in (winner, loser):
        sheet = _with_player(sheet, player)
    sheet = _with_room(sheet, winner)
    cells = sheet.cells(_KIND)
    row = _row_of(sheet, winner)
    key = next(key for key in wins_of(cells.location) if cells.get(row, key) is None)
    cells.put(row, key, f"{loser}=" if result.jigo else int(loser))
    names = {"winner": player_label(event, winner), "loser": player_label(event, loser)}
    key = "side.chart.jigo" if result.jigo else "side.chart.beat"
    return sheet.with_cells(cells), message(key, **names)


def _check(event: Event, winner: PlayerId, loser: PlayerId) -> None:
    """Raise WrongUse for one player twice, Forbidden for two who may not meet again."""
    if winner == loser:
        raise WrongUse(message("side.chart.self", number=winner))
    most, met = event.settings.side_games, meetings(event, winner, loser)
    if met >= most:
        often = message("side.chart.often", one=winner, other=loser, met=met, most=most)
        raise Forbidden(often)


def _row_of(sheet: SideSheet, player: PlayerId) -> int:
    """Return the row of a player on the chart; the first free one for a new player."""
    cells = sheet.cells(_KIND)
    rows = range(cells.location.first_row, cells.sheet.height + 1)
    numbers = {row: whole_number(cells.get(row, "number")) for row in rows}
    used = [row for row in rows if cells.get(row, "number") is not None]
    free = max(used, default=cells.location.heading_row) + 1
    return next((row for row, number in numbers.items() if number == player), free)


def _with_player(sheet: SideSheet, player: PlayerId) -> SideSheet:
    """Return the sheet with a player on the chart."""
    cells, row = sheet.cells(_KIND), _row_of(sheet, player)
    if cells.get(row, "number") is None:
        sheet = sheet.with_operations(rows_opened(cells.location, cells.sheet, row, 1))
        cells = sheet.cells(_KIND)
        cells.put(row, "number", int(player))
    return sheet.with_cells(cells)


def _with_room(sheet: SideSheet, player: PlayerId) -> SideSheet:
    """Return the sheet with a free cell in a player's row, in a new column if need be."""
    cells, row = sheet.cells(_KIND), _row_of(sheet, player)
    keys = wins_of(cells.location)
    if any(cells.get(row, key) is None for key in keys):
        return sheet
    key = next((k for n in range(1, MOST_WINS + 1) if (k := f"win{n}") not in keys), None)
    if key is None:
        raise Forbidden(message("side.chart.full", number=player, count=MOST_WINS))
    breadth = Breadth(cells.location, cells.sheet)
    last = cells.location.columns[keys[-1]]
    breadth.open(last + 1, {key: last})
    return sheet.with_operations(breadth.operations)


def chart_view(workbook: Workbook) -> View:
    """Return the chart by places: opponents beaten, games, points."""
    event = read(workbook).event
    order = sorted(totals(event), key=lambda t: (t.place is None, t.place or 0, t.player))
    rows = tuple(
        (
            total.place,
            total.player,
            event.player(total.player).name,
            total.played,
            points_words(total.points),
            _beaten(event, total.player),
        )
        for total in order
    )
    keys = ("place", "number", "name", "games", "points", "beat")
    headings = tuple(message(f"side.column.{key}") for key in keys)
    return View(sheet_named(_KIND, event.settings.language), headings, rows)


def _beaten(event: Event, player: PlayerId) -> str:
    """Return the opponents a player beat, and those of a jigo: "3 5 5 7="."""
    return " ".join(
        f"{game.loser}{'=' * game.jigo}" for game in event.chart.games if game.winner == player
    )
