"""A season's workbook read: where its sheets are, what counts, and the lines of Results."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once
from nigiri.domain.season.points import Rules
from nigiri.workbook.layout.season.columns import MOST_PLACES, RULES
from nigiri.workbook.layout.tables import SEASONS
from nigiri.workbook.model.plain import as_text, plain
from nigiri.workbook.organiser.lines import number
from nigiri.workbook.read.organiser import location_among

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.locations import Location


@once
def season_sheets(workbook: Workbook) -> Mapping[str, Location]:
    """Return kind -> the location of the season's sheets; of two alike the first tab counts."""
    found: dict[str, Location] = {}
    for name in workbook:
        location = location_among(SEASONS, name, workbook[name])
        if location is not None:
            found.setdefault(location.kind, location)
    return found


def season_language(workbook: Workbook) -> str | None:
    """Return the language of a season's workbook, None where it is none."""
    return next((location.language for location in season_sheets(workbook).values()), None)


class Result(NamedTuple):
    """A line of Results as it stands there.

    key -- of nigiri's lines: the event's id, a stroke, the player's number; "" for one of the
    club's own; points -- as they stand there, None for no number; counted -- by an earlier command
    """

    row: int
    key: str
    event: str
    place: int | None
    name: str
    federation: str
    wins: Fraction
    points: Fraction | None
    counted: bool

    @property
    def identity(self) -> str:
        """Return the id of the event, or its name without capitals: it tells it from all others."""
        return self.key.rpartition("/")[0] if self.key else plain(self.event)


def results_of(workbook: Workbook) -> tuple[Result, ...]:
    """Return the lines of Results that name an event and a player; () without the sheet."""
    at = season_sheets(workbook).get("season-results")
    if at is None:
        return ()
    sheet = workbook[at.name]
    found = []
    for row in range(at.first_row, sheet.height + 1):
        cells = {key: sheet.cell(row, column) for key, column in at.columns.items()}
        event, name = as_text(cells["event"]), as_text(cells["name"])
        if event and name:
            place = cells["place"]
            found.append(
                Result(
                    row,
                    as_text(cells.get("key")),
                    event,
                    place if isinstance(place, int) else None,
                    name,
                    as_text(cells["federation"]),
                    number(cells["wins"]) or Fraction(0),
                    number(cells["points"]),
                    cells.get("person") is not None,
                )
            )
    return tuple(found)


def rule_rows(workbook: Workbook) -> Mapping[str, int]:
    """Return key -> row of the lines of Points that say what counts besides places."""
    at = season_sheets(workbook)["season-points"]
    sheet, column = workbook[at.name], at.columns.get("key", 0)
    rows = range(at.first_row, MOST_PLACES + 1)
    found = {sheet.cell(row, column): row for row in reversed(rows)}
    return {key: found[key] for key in RULES if key in found}


def _rule(workbook: Workbook, key: str) -> Cell:
    """Return the cell that was typed for a rule, None for a blank or where its line is gone."""
    at, row = season_sheets(workbook)["season-points"], rule_rows(workbook).get(key, 0)
    return workbook[at.name].cell(row, at.columns.get("value", 0))


def season_name(workbook: Workbook) -> str:
    """Return the name of the season, "" for none."""
    return as_text(_rule(workbook, "name")) if "season-points" in season_sheets(workbook) else ""


def rules_of(workbook: Workbook) -> Rules:
    """Return the rules; what is no number counts nothing, and less than one event is all."""
    at = season_sheets(workbook)["season-points"]
    sheet = workbook[at.name]
    by_place: dict[int, Fraction] = {}
    for row in range(at.first_row, MOST_PLACES + 1):
        place, points = (sheet.cell(row, at.columns[key]) for key in ("place", "points"))
        if isinstance(place, int):
            by_place[place] = by_place.get(place, Fraction(0)) + (number(points) or 0)
    best = number(_rule(workbook, "best")) or Fraction(0)
    return Rules(by_place, number(_rule(workbook, "win")) or Fraction(0), max(0, int(best)))
