"""Pre-flight: the defects of what is to be sent, each with its cell, its sentence, its way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.plurals import agreeing
from nigiri.domain.preflight import Defect, Sending, Spot, preflight
from nigiri.workbook.finding import Finding
from nigiri.workbook.read_event import setting_rows
from nigiri.workbook.second_pass import disputed_rows
from nigiri.workbook.words import LANGUAGES
from nigiri.workbook.words_preflight import PREFLIGHT_RULES

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator

    from nigiri.domain.model.event import Game
    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.finding import Weight
    from nigiri.workbook.place import Place
    from nigiri.workbook.read import Reading


class Point(Finding):
    """One defect: its place, its rule, and both sentences in the language of the event."""

    @property
    def weight(self) -> Weight:
        """Return how much it matters: stop would be refused, look is asked back."""
        return PREFLIGHT_RULES[self.code][0]


def points(
    workbook: Workbook, reading: Reading, federation: str, today: dt.date
) -> tuple[Point, ...]:
    """Return what a federation ("aga", "egf", "ffg") would refuse (■) first, then the rest (▲)."""
    sending = Sending(reading.event, federation, today)
    defects = (*preflight(sending), *_read_back(reading))
    found = [_point(workbook, reading, defect) for defect in defects]
    return tuple(sorted(found, key=lambda point: point.weight != "stop"))


def _read_back(reading: Reading) -> Iterator[Defect]:
    """Yield the results that the second pass read otherwise (B11)."""
    for number, this in reading.rounds.items():
        for row in disputed_rows(this):
            game = this.games[row]
            if game.result is not None:
                white, black = (reading.event.player(n).name for n in game.players)
                facts = {"round": number, "white": white, "black": black}
                yield Defect("read-back", Spot("second", None, number, game), facts)


def _point(workbook: Workbook, reading: Reading, defect: Defect) -> Point:
    """Return a defect with its cell and its words."""
    _, message, way_out = PREFLIGHT_RULES[defect.rule]
    which = LANGUAGES.index("fr" if reading.language == "fr" else "en")
    place, row, column = _where(workbook, reading, defect.spot)
    said = agreeing(message[which], reading.language, defect.facts)
    return Point(defect.rule, place.name, row, column, said, way_out[which])


def _where(workbook: Workbook, reading: Reading, spot: Spot) -> tuple[Place, int, int]:
    """Return table, row and column of a place; column A where the table has no such column."""
    if spot.game is not None:
        place = reading.book.rounds[spot.round_number]
        return place, _row_of(reading, spot.round_number, spot.game), place.columns.get(spot.key, 1)
    if spot.player is not None:
        place = reading.book.places["players"]
        number = spot.player.number  # who took part has one
        row = next(row for row, p in reading.player_rows.items() if p.number == number)
        return place, row, place.columns.get(spot.key, place.columns["family"])
    place = reading.book.places["event"]
    rows = setting_rows(workbook[place.name], place.columns["round"])
    return place, rows.get(spot.key, 1), place.columns["results"]


def _row_of(reading: Reading, round_number: int, game: Game) -> int:
    """Return the row of a game on the sheet of its round."""
    games = reading.rounds[round_number].games
    return next(row for row, each in games.items() if each.players == game.players)
