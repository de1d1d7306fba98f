"""The sheet Preflight: points a federation would refuse; every command updates it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.command import read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import sheet_named
from nigiri.desk.core.show import View
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


def preflight(workbook: Workbook, desk: Desk, federation: str) -> Changes:
    """Return the changes that add the sheet Preflight for a federation, or bring it up to date.

    federation -- "aga", "egf" or "ffg". Raises WrongUse for another one, SheetProblems for wrong
    cells.
    """
    name = federation_name(federation)
    reading = read_writable(workbook)
    sheet = sheet_named("preflight", reading.language)
    operations = [*_title_operations(workbook, reading, name, desk.now.date())]
    found = open_points(applied(workbook, Changes(tuple(operations))), federation, desk.now.date())
    messages = _sentences(found, name, sheet, federation)
    return finish(workbook, [*operations, *messages], desk, "preflight", [])


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
