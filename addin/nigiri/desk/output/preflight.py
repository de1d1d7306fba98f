"""The sheet Preflight: points a federation would refuse; every command updates it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import LogLine, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import sheet_named
from nigiri.desk.core.views import View
from nigiri.desk.players.columns import with_columns
from nigiri.domain.players.countries import egf_country, town_and_country
from nigiri.domain.players.federation_ids import FEDERATIONS
from nigiri.errors import WrongUse
from nigiri.messages.catalogue import text
from nigiri.messages.message import message, quoted
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.preflight import points
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, Say, SetCells
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Sequence

    from nigiri.desk.core.command import Desk
    from nigiri.desk.core.work import Work
    from nigiri.workbook.derive.preflight import Point
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.read.workbook import Reading


def preflight(workbook: Workbook, desk: Desk, federation: str, country: str = "") -> Changes:
    """Return the changes that add the sheet Preflight for a federation, or bring it up to date.

    federation -- "aga", "egf" or "ffg"
    country -- letters or a name: of everybody who has none; "" leaves them

    Raises WrongUse for another federation or an unknown country, SheetProblems for wrong cells.
    """
    name = federation_name(federation)
    reading = read_writable(workbook)
    sheet = sheet_named("preflight", reading.language)
    countries, log = _with_country(workbook, country) if country else ((), [])
    widened = applied(workbook, Changes(countries))
    title = _title_operations(widened, read(widened), name, desk.now.date())
    found = open_points(applied(widened, Changes((*title,))), federation, desk.now.date())
    told = (*(Say(line.became) for line in log), *_sentences(found, name, sheet, federation))
    return finish(workbook, [*countries, *title, *told], desk, "preflight", log)


class Countries(NamedTuple):
    """How many players have no country, and the letters of that in which they play, "" for none."""

    missing: int
    usual: str


def country_typed(typed: str) -> str:
    """Return the letters of a country, by letters or its name; WrongUse for an unknown one."""
    code = egf_country(typed)
    if not code:
        raise WrongUse(message("output.preflight.country.unknown", asked=quoted(typed)))
    return code


def countries_of(workbook: Workbook, federation: str) -> Countries:
    """Return the number of those without a country, 0 but for the EGF; and the event's."""
    reading = read(workbook)
    missing = len(_without_country(reading)) if federation == "egf" else 0
    return Countries(missing, egf_country(town_and_country(reading.event.settings.place)[1]))


def _without_country(reading: Reading) -> list[int]:
    """Return the rows of Players with somebody who has no country."""
    return [row for row, player in reading.player_rows.items() if not player.country.strip()]


def _with_country(workbook: Workbook, typed: str) -> tuple[tuple[Operation, ...], list[LogLine]]:
    """Return the operations that give everybody without a country this one; the line of the Log."""
    code = country_typed(typed)
    room, widened, reading = with_columns(workbook, {"country"})
    location = reading.book.locations["players"]
    cells, rows = Cells(location, widened[location.name]), _without_country(reading)
    for row in rows:
        cells.put(row, "country", code)
    if not rows:
        return (), []
    line = LogLine(
        message("output.preflight.country.set", players=len(rows), country=code), location.name
    )
    return (*room, *cells.operations()), [line]


def federation_name(federation: str) -> str:
    """Return the name of a federation; WrongUse for an unknown one."""
    if federation not in FEDERATIONS:
        facts = {"asked": quoted(federation), "choices": ", ".join(FEDERATIONS)}
        raise WrongUse(message("output.preflight.unknown", **facts))
    return FEDERATIONS[federation]


def open_points(workbook: Workbook, federation: str, today: dt.date) -> tuple[Point, ...]:
    """Return the points a federation would refuse or ask back, the weightiest first."""
    return points(workbook, read(workbook), federation, today)


def points_of(work: Work) -> View:
    """Return Preflight after the changes."""
    found = work.view("preflight")
    return found if found.rows else View("", (), ())


def _title_operations(
    workbook: Workbook, reading: Reading, name: str, today: dt.date
) -> Sequence[Operation]:
    """Return the operations that add the sheet behind Problems, or update its title."""
    location, language = reading.book.get("preflight"), reading.language
    facts = {"federation": name, "day": today.isoformat()}
    if location is None:
        log = reading.book.get("log")
        sheet = sheet_named("preflight", language)
        options = {"language": language, **facts}
        return (AddSheet(sheet, "preflight", options, log.name if log else None),)
    at = (location.heading_row - 1, location.columns["symbol"])
    before, title = workbook[location.name].cell(*at), text("preflight.title", language, **facts)
    return () if before == title else (SetCells(location.name, (CellChange(*at, before, title),)),)


def _sentences(found: Sequence[Point], name: str, sheet: str, federation: str) -> tuple[Say, ...]:
    """Return the messages on the points found."""
    if not found:
        return (Say(message("output.preflight.none", name=name, federation=federation)),)
    refused = sum(point.weight == "stop" for point in found)
    key = "output.preflight.points" if refused else "output.preflight.points.none"
    return (
        Say(message(key, points=len(found), name=name, refused=refused, sheet=sheet)),
        Say(message("output.preflight.asks", federation=federation)),
    )
