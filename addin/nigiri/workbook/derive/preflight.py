"""Derive the sheet Preflight, where it is: each defect with its cell, sentence and way out.

The federation and the day stand in its title; so it can be made anew by any command.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from nigiri.domain.model.dates import days
from nigiri.domain.players.federation_ids import FEDERATIONS
from nigiri.domain.preflight import Defect, Sending, Spot, preflight
from nigiri.messages.message import SheetMessage
from nigiri.workbook.derive.target import Target
from nigiri.workbook.derive.written_cells import written_cells
from nigiri.workbook.live.refs import tab
from nigiri.workbook.model.cells import Formula, address
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.problems import Finding
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Game
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.cells import Sheet, Workbook
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.problems import Weight
    from nigiri.workbook.read.workbook import Reading


RULES: Mapping[str, Weight] = {
    "no-id": "look",
    "id-unreadable": "stop",
    "id-long": "stop",
    "id-twice": "stop",
    "name-twice": "look",
    "lapsed": "stop",
    "no-end": "look",
    "rank-low": "look",
    "rank-high": "look",
    "unrated-high": "look",
    "given": "stop",
    "letters": "stop",
    "player-country": "look",
    "country-unknown": "look",
    "event-name": "stop",
    "dates-missing": "stop",
    "dates": "stop",
    "late": "stop",
    "place": "stop",
    "region": "stop",
    "times-missing": "stop",
    "times": "stop",
    "class": "stop",
    "times-short": "stop",
    "board": "stop",
    "rounds": "look",
    "result": "stop",
    "default": "look",
    "unsayable": "look",
    "both": "stop",
    "read-back": "stop",
}
"""Rule -> weight; the sentences are "defect.<rule>" and "defect.<rule>.way"."""


class Point(Finding):
    """One defect: its location, its rule, and both sentences in the language of the event."""

    @property
    def weight(self) -> Weight:
        """Return "stop" for a defect that would be refused, "look" for one that is asked back."""
        return RULES[self.code]


def points(
    workbook: Workbook, reading: Reading, federation: str, today: dt.date
) -> tuple[Point, ...]:
    """Return the defects for a federation ("aga", "egf", "ffg"): what it would refuse (■) first."""
    sending = Sending(reading.event, federation, today)
    defects = (*preflight(sending), *_read_back(reading))
    found = [_point(workbook, reading, defect) for defect in defects]
    return tuple(sorted(found, key=lambda point: point.weight != "stop"))


def _read_back(reading: Reading) -> Iterator[Defect]:
    """Yield a defect for each result that the second pass read otherwise (B11)."""
    for number, this in reading.rounds.items():
        for row in this.disputed_rows:
            game = this.games[row]
            if game.result is not None:
                white, black = (reading.event.player(n).name for n in game.players)
                facts = {"round": number, "white": white, "black": black}
                yield Defect("read-back", Spot("second", None, number, game), facts)


def _point(workbook: Workbook, reading: Reading, defect: Defect) -> Point:
    """Return a defect with its cell and its words."""
    location, row, column = _where(workbook, reading, defect.spot)
    key, language = f"defect.{defect.rule}", reading.language
    said, way_out = (
        SheetMessage(f"{key}.many" if defect.many else key, defect.facts, language),
        SheetMessage(f"{key}.way", {}, language),
    )
    return Point(defect.rule, location.name, row, column, said, way_out)


def _where(workbook: Workbook, reading: Reading, spot: Spot) -> tuple[Location, int, int]:
    """Return location, row and column of a spot; column A where the table has no such column."""
    if spot.game is not None:
        location = reading.book.rounds[spot.round_number]
        return (
            location,
            _row_of(reading, spot.round_number, spot.game),
            location.columns.get(spot.key, 1),
        )
    if spot.player is not None:
        location = reading.book.locations["players"]
        number = spot.player.number  # who took part has one
        row = next(row for row, p in reading.player_rows.items() if p.number == number)
        return location, row, location.columns.get(spot.key, location.columns["family"])
    at = setting_cells(workbook, reading.book).get(spot.key)
    if at is None:
        return reading.book.locations["event"], 1, 1
    return at.location, at.row, at.column


def _row_of(reading: Reading, round_number: int, game: Game) -> int:
    """Return the row of a game on the sheet of its round."""
    games = reading.rounds[round_number].games
    return next(row for row, each in games.items() if each.players == game.players)


_COLUMNS = ("symbol", "where", "what", "way_out", "rule")
_TITLE = re.compile(rf".*\b({'|'.join(FEDERATIONS.values())})\b\D*(\d{{4}}-\d\d-\d\d)\D*")
_KEYS = {name: key for key, name in FEDERATIONS.items()}


def checked_for(sheet: Sheet, location: Location) -> tuple[str, dt.date] | None:
    """Return the federation and the day in the title; None where it does not say them."""
    title = as_text(sheet.cell(location.heading_row - 1, location.columns["symbol"]))
    found = _TITLE.fullmatch(title)
    span = found and days(found[2])
    return (_KEYS[found[1]], span[0]) if found and span else None


def preflight_target(context: Context, location: Location) -> Target | None:
    """Return the cells of Preflight; None without federation and day."""
    checked = checked_for(context.sheet(location), location)
    if checked is None:
        return None

    target, sheet = Target(location), context.sheet(location)
    found = points(context.workbook, context.reading, *checked)
    for row, point in enumerate(found, location.first_row):
        at = address(point.row, point.column)
        where = f"{point.sheet} · {at}"
        link = f"HYPERLINK({quoted(f'#{tab(point.sheet)}!{at}')},{quoted(where)})"
        target.put_row(
            row,
            {
                "symbol": point.symbol,
                "where": Formula(link, where),
                "what": str(point.message),
                "way_out": str(point.way_out),
                "rule": point.code,
            },
        )
    columns = [location.columns[key] for key in _COLUMNS if key in location.columns]
    target.clear(sheet, written_cells(location, sheet), columns)
    counts: Counter[str] = Counter(point.weight for point in found)
    words = context.say("preflight.summary", stop=counts["stop"], look=counts["look"])
    title = words if found else context.say("preflight.none")
    target.cells[location.heading_row - 1, location.columns["way_out"]] = title
    return target
