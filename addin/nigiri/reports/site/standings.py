"""The pages of standings, crosstable and grid: printed lists, names as links.

A page is plain tables; its HTML comes from templates/site/ beside the package (page.py).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.units import PlayerId
from nigiri.reports.results.crosstable import crosstable
from nigiri.reports.results.grid import grid_sheet
from nigiri.reports.results.standings import standing_list
from nigiri.reports.site.linked_table import Cell, Heading, Row, Table, found_by, named
from nigiri.reports.site.page import Page

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from nigiri.reports.frame.lists import Column, ListSheet, Part
    from nigiri.reports.results.grid_sheet import Box
    from nigiri.reports.results.grid_sheet import Row as GridRow
    from nigiri.reports.site.linked_table import Kind
    from nigiri.reports.site.page import Frame

_KINDS: Mapping[str, Kind] = {"left": "", "centre": "centre", "right": "number"}


def standings_page(site: Frame) -> Page:
    """Return the standings as they are printed, with the reasons; a round must be drawn."""
    return _listed(site, "standings", standing_list(site.event, site.speech, site.options))


def crosstable_page(site: Frame) -> Page:
    """Return everybody against everybody; a round must be drawn."""
    return _listed(site, "crosstable", crosstable(site.event, site.speech, site.options))


def _listed(site: Frame, kind: str, sheet: ListSheet) -> Page:
    """Return the page of a printed list of players; kind -- which page it is, and its file."""
    return Page(
        f"{kind}.html",
        kind,
        sheet.title,
        tables_of(site, sheet),
        small=sheet.details,
        lead=sheet.notes,
        finds=True,
    )


def grid_page(site: Frame) -> Page:
    """Return the tournament grid, every opponent a link (M20)."""
    say, sheet = site.speech.say, grid_sheet(site.event, site.speech, site.options)
    headings = [
        Heading(say("name"), "name"),
        Heading(say("grid start"), "number"),
        *(Heading(say("grid round", number=number), "centre") for number in sheet.columns),
        Heading(say("grid wins"), "number"),
        Heading(say("grid place"), "centre"),
    ]
    table = Table(
        "",
        headings,
        [_grid_row(site, row) for row in sheet.rows],
        [*sheet.notes, say("site ticks")],
    )
    return Page("grid.html", "grid", sheet.title, [table], small=sheet.details, finds=True)


def _grid_row(site: Frame, row: GridRow) -> Row:
    """Return a player's row of the grid."""
    player = site.event.player(PlayerId(int(row.number)))
    who = named(player, row.rank, small=row.club)
    cells = [
        replace(who, words=row.name),
        Cell(row.start),
        *map(_box, row.boxes),
        Cell(row.wins, strong=True),
        Cell(row.place, strong=True),
    ]
    return Row(cells, found_by(player))


def _box(box: Box) -> Cell:
    """Return the cell of a player's round: opponent and colour, the score below."""
    link = f"player-{box.top}.html" if box.top.isdigit() else ""
    return Cell(box.top + box.sign, link, box.score, box.won)


def tables_of(site: Frame, sheet: ListSheet, without: Collection[str] = ()) -> list[Table]:
    """Return each part of a list as a table; number and rank go below the name.

    A list of players must have the columns of number and name; another one may have teams.
    without -- headings of columns that are left out
    """
    said = {site.speech.say(key): key for key in ("number", "name", "rank", "team")}
    said |= dict.fromkeys(without, "left out")
    shown = [said.get(column.heading, "") for column in sheet.columns]
    return [_table(site, sheet.columns, part, shown) for part in sheet.parts]


def _table(site: Frame, columns: Sequence[Column], part: Part, keys: Sequence[str]) -> Table:
    """Return a part; keys -- "number", "name", "rank", "team" or "" for each column."""
    positions = [at for at, key in enumerate(keys) if key in {"", "name", "team"}]
    headings = [
        Heading(columns[at].heading, "name" if keys[at] else _kind(columns[at])) for at in positions
    ]
    rows = [_row(site, columns, cells, keys, positions) for cells in part.rows]
    return Table(part.heading, headings, rows, part.notes)


def _kind(column: Column) -> Kind:
    """Return the kind of a column's cells; those without a width hold sentences."""
    return _KINDS[column.align] if column.width else "wide"


def _row(
    site: Frame,
    columns: Sequence[Column],
    cells: Sequence[str],
    keys: Sequence[str],
    positions: Sequence[int],
) -> Row:
    """Return a row, found by name and number if it is that of a player."""
    if "number" not in keys:
        return Row([Cell(cells[at], strong=columns[at].strong) for at in positions])
    player = site.event.player(PlayerId(int(cells[keys.index("number")])))
    rank = cells[keys.index("rank")] if "rank" in keys else ""
    return Row(
        [
            named(player, rank) if keys[at] else Cell(cells[at], strong=columns[at].strong)
            for at in positions
        ],
        found_by(player),
    )
