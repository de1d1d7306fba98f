"""The pages of standings, crosstable and grid: printed lists, names as links.

A page is plain tables; its HTML comes from templates/site/ beside the package (page.py). Nothing is
escaped or hidden here: page.py says where that is done.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.units import PlayerId
from nigiri.domain.standings.standings import leaders
from nigiri.reports.results.crosstable import crosstable
from nigiri.reports.results.grid import grid_sheet
from nigiri.reports.site.linked_table import Cell, Heading, Row, Table, named
from nigiri.reports.site.page import Page

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.lists import Column, ListSheet, Part
    from nigiri.reports.results.grid_sheet import Box, GridSheet
    from nigiri.reports.results.grid_sheet import Row as GridRow
    from nigiri.reports.site.linked_table import Kind
    from nigiri.reports.site.page import Frame

_KINDS: Mapping[str, Kind] = {"left": "", "centre": "centre", "right": "number"}


_RESULT = (
    "place",
    "number",
    "name",
    "rank",
    "club",
    "victories",
    "score",
    "score from zero",
    "prize",
)
"""The columns of a result: the standings have the rest."""


def standings_page(site: Frame) -> Page:
    """Return the standings as they are printed, the reasons below the names; a round is drawn."""
    return _listed("standings", site.places, _places(site))


def result_tables(site: Frame) -> list[Table]:
    """Return everybody's place, wins and prize, section by section; a round must be drawn."""
    kept = {site.speech.say(key) for key in _RESULT}
    return _places(site, {column.heading for column in site.places.columns} - kept)


def _places(site: Frame, without: Collection[str] = ()) -> list[Table]:
    """Return the tables of places, those in front marked as soon as there is a result."""
    begun = any(game.result for this in site.event.rounds for game in this.games)
    first = {each for level in leaders(site.event).values() for each in level} if begun else set()
    tables = tables_of(site, site.places, without, first)
    if not any(row.first for table in tables for row in table.rows):
        return tables
    mark = site.speech.say("site first" if site.over else "site leads")
    return [*tables[:-1], replace(tables[-1], notes=[*tables[-1].notes, mark])]


def crosstable_page(site: Frame) -> Page:
    """Return the page with the crosstable; Forbidden before the first draw."""
    sheet = crosstable(site.event, site.speech, site.options)
    return _listed("crosstable", sheet, tables_of(site, sheet))


def _listed(kind: str, sheet: ListSheet, tables: list[Table]) -> Page:
    """Return the page of a printed list of players; kind -- which page it is, and its file."""
    return Page(
        f"{kind}.html",
        kind,
        sheet.title,
        tables,
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
    defaults = {note.mark for note in sheet.footnotes if note.default}
    table = Table(
        "",
        headings,
        [_grid_row(site, row, defaults) for row in sheet.rows],
        [*_grid_notes(sheet, site.speech), say("site ticks")],
    )
    return Page("grid.html", "grid", sheet.title, [table], small=sheet.details, finds=True)


def _grid_notes(sheet: GridSheet, speech: Speech) -> list[str]:
    """Return the notes below the grid: one for all games by default, not one for each."""
    defaults = {f"{note.mark} {note.words}" for note in sheet.footnotes if note.default}
    others = [words for words in sheet.notes if words not in defaults]
    return [*others, *([speech.say("site defaulted")] if defaults else [])]


def _grid_row(site: Frame, row: GridRow, defaults: Collection[str]) -> Row:
    """Return a player's row of the grid; defaults -- the marks of games by default."""
    player = site.event.player(PlayerId(int(row.number)))
    who = named(player, row.rank, small=row.club)
    cells = [
        replace(who, words=row.name),
        Cell(row.start),
        *(_box(box, "!" if box.mark in defaults else box.mark) for box in row.boxes),
        Cell(row.wins, strong=True),
        Cell(row.place, strong=True),
    ]
    return Row(cells, None)


def _box(box: Box, mark: str) -> Cell:
    """Return the cell of a player's round: opponent, colour and mark, the score below."""
    link = f"player-{box.top}.html" if box.top.isdigit() else ""
    return Cell(box.top + box.sign + mark, link, box.score, box.won)


def tables_of(
    site: Frame,
    sheet: ListSheet,
    without: Collection[str] = (),
    first: Collection[PlayerId] = (),
) -> list[Table]:
    """Return each part of a list as a table; number and rank go below the name, reasons below all.

    A list of players must have the columns of number and name; another one may have teams.
    without -- headings of columns that are left out; first -- the players to be marked
    """
    said = {site.speech.say(key): key for key in ("number", "name", "rank", "team", "why")}
    said |= dict.fromkeys(without, "left out")
    keys = [said.get(column.heading, "") for column in sheet.columns]
    return [_Rows(site, sheet.columns, keys, first).table(part) for part in sheet.parts]


class _Rows(NamedTuple):
    """The rows of a printed list as those of a page.

    keys -- which known column each is, "" for another; first -- the players to be marked
    """

    site: Frame
    columns: Sequence[Column]
    keys: Sequence[str]
    first: Collection[PlayerId]

    @property
    def shown(self) -> list[int]:
        """Return the positions of the columns that are shown as such."""
        return [at for at, key in enumerate(self.keys) if key in {"", "name", "team"}]

    def table(self, part: Part) -> Table:
        """Return a part of the list."""
        headings = [
            Heading(self.columns[at].heading, "name" if self.keys[at] else _kind(self.columns[at]))
            for at in self.shown
        ]
        return Table(part.heading, headings, [self._row(cells) for cells in part.rows], part.notes)

    def _row(self, cells: Sequence[str]) -> Row:
        """Return a row, found by name and number if it is that of a player."""
        if "number" not in self.keys:
            return Row([self._cell(at, cells) for at in self.shown])
        known = {key: cells[at] for at, key in enumerate(self.keys) if key}
        player = self.site.event.player(PlayerId(int(known["number"])))
        who = named(player, known.get("rank", ""))
        return Row(
            [who if self.keys[at] else self._cell(at, cells) for at in self.shown],
            None,
            below=known.get("why", ""),
            first=player.number in self.first,
        )

    def _cell(self, at: int, cells: Sequence[str]) -> Cell:
        """Return the cell of a column."""
        return Cell(cells[at], strong=self.columns[at].strong)


def _kind(column: Column) -> Kind:
    """Return the kind of a column's cells; those without a width hold sentences."""
    return _KINDS[column.align] if column.width else "wide"
