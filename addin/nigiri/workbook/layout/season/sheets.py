"""The sheets of a season's workbook, empty: Standings, Results, and Points with its beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.season.points import BEGINNING
from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder, list_formats, wide_enough
from nigiri.workbook.layout.season.columns import (
    COLUMNS,
    LEAST_SHOWN,
    MOST_EVENTS,
    RULES,
    event_column,
)
from nigiri.workbook.layout.spec import Area, Print
from nigiri.workbook.layout.tables import BAR_ROW, FIRST_ROW, MOST_ROWS, TITLE_ROW
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.layout.spec import SheetSpec
    from nigiri.workbook.model.changes import Option


_NAMES = 39.0
"""The height of three lines: names of events stand above their columns."""


def _begun(kind: str, options: Mapping[str, Option], freeze: str) -> Builder:
    """Return the beginning of a sheet: its bar and its title.

    options -- language; names: the printed width of the longest name of a person
    """
    language, columns = str(options["language"]), wide_enough(COLUMNS[kind], ("name",), options)
    builder = Builder(columns, language, freeze=freeze, whole_columns=kind != "season-points")
    sheet = kind.removeprefix("season-")
    builder.title(columns[0].key, text(f"season.sheet.{sheet}", language))
    builder.cells[BAR_ROW, 1] = text(f"season.bar.{sheet}", language)
    return builder


def render_points(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Points with the table it begins with; options: language, name."""
    language = str(options["language"])
    builder = _begun("season-points", options, "A4")
    at = builder.position
    last = FIRST_ROW + 2 * len(BEGINNING)
    for key in ("place", "points"):
        builder.paint(key, FIRST_ROW, last)
    for place, points in enumerate(BEGINNING, 1):
        row = FIRST_ROW + place - 1
        builder.cells[row, at["place"]], builder.cells[row, at["points"]] = place, points
    for row, key in enumerate(RULES, FIRST_ROW):
        builder.cells[row, at["rule"]] = text(f"season.rule.{key}", language)
        builder.cells[row, at["key"]] = key
        builder.paint("rule", row, row)
        builder.paint("value", row, row)
    builder.cells[FIRST_ROW, at["value"]] = str(options.get("name") or "")
    builder.cells[FIRST_ROW + RULES.index("win"), at["value"]] = 0
    page = Print(Area(TITLE_ROW, 1, last, at["value"]), landscape=False)
    return builder.build(page, protected=False)


def render_results(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Results, empty; options: language."""
    builder = _begun("season-results", options, "A4")
    list_formats(builder, "name", MOST_ROWS)
    page = Print(Area(TITLE_ROW, 1, FIRST_ROW, builder.position["note"]))
    return builder.build(page, protected=False)


def render_standings(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Standings, empty; options: language.

    A total above which a smaller one stands is marked: points were typed since places were given.
    """
    builder = _begun("season-standings", options, "C4")
    list_formats(builder, "name", MOST_ROWS)
    total = column_letters(builder.position["total"])
    above, below = f"${total}{FIRST_ROW}", f"${total}{FIRST_ROW + 1}"
    area = builder.area("total", "total", FIRST_ROW + 1, MOST_ROWS)
    out_of_order = f"AND(ISNUMBER({above}),ISNUMBER({below}),{below}>{above})"
    builder.when(area, out_of_order, looks.ORANGE._replace(bold=True, italic=True))
    first, last = builder.position[event_column(1)], builder.position[event_column(MOST_EVENTS)]
    names = looks.SUBTITLE._replace(size=9, wrap=True, align="center")
    builder.styles.append((Area(TITLE_ROW, first, TITLE_ROW, last), names))
    builder.heights[TITLE_ROW] = _NAMES
    shown = Area(TITLE_ROW, 1, FIRST_ROW, first + LEAST_SHOWN - 1)
    return builder.build(Print(shown), protected=False)
