"""The cells of a sheet that nigiri wrote; all others are people's, and are never written over.

sheet                        nigiri's are
Standings, Teams, Ladder     the lines of the table (`lines_on`), also of a season
Problems, Preflight          likewise
Grid                         two rows for such a line; below them legend, footnotes and winners
Sections                     the lines of the sections, and of the ranks below
As drawn                     the lines of pairs and byes
Proof                        the lines of players and rounds
Players                      the computed cells in the rows of those there at the last command
Tree, Crosstable             all down to the last line of their shape, but a blank row above notes
a round                      all down to the last row of Bye and Out

A line with the same key as one above it (`_ALONE`) is a copy that somebody put there.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.domain.cached import once
from nigiri.domain.model.units import Rank
from nigiri.messages.catalogue import every
from nigiri.workbook.layout.column import HIDDEN
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.cells import UNCALCULATED
from nigiri.workbook.model.changes import InsertRows
from nigiri.workbook.model.locations import Location
from nigiri.workbook.model.plain import as_text, plain
from nigiri.workbook.problems import CODES
from nigiri.workbook.read.as_drawn import line_round
from nigiri.workbook.read.seats import BYE_LABELS, OUT_LABELS
from nigiri.workbook.words.known_sentences import said_by

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from nigiri.workbook.model.cells import Cell, Sheet


_MEMBER = re.compile(r"\(?\d+ .+", re.DOTALL)
_MADE = re.compile("f[0-9a-f]{9}")
_WHERE = re.compile(r".+ · [A-Z]{1,3}\d+")
_SIGNS = frozenset("■▲✎")


def is_whole(cell: Cell) -> bool:
    """Tell whether a cell holds a whole number."""
    return isinstance(cell, int)


def _figure(cell: Cell) -> bool:
    """Tell whether a cell holds a figure, or the dash for none."""
    return isinstance(cell, int | float) or cell == "-"


def _words(cell: Cell) -> bool:
    """Tell whether a cell holds a text."""
    return isinstance(cell, str) and not cell.isspace()


def is_rank(cell: Cell) -> bool:
    """Tell whether a cell holds a rank."""
    try:
        Rank.parse(as_text(cell))
    except ValueError:
        return False
    return True


def _round(cell: Cell) -> bool:
    """Tell whether a cell of Proof names a round, or the line of the sums."""
    return is_whole(cell) or plain(cell) in {plain(word) for word in every("proof.total")}


_POINT: Mapping[str, Callable[[Cell], bool]] = {
    "symbol": _SIGNS.__contains__,
    "where": lambda cell: bool(_WHERE.fullmatch(as_text(cell))),
    "code": lambda cell: cell in CODES,
    "rule": _words,
}

#: Sheet kind -> what a line of it always has: column key -> whether a cell is so.
_LINES: Mapping[str, Mapping[str, Callable[[Cell], bool]]] = {
    "standings": {
        "section": is_whole,
        "place": is_whole,
        "number": is_whole,
        "name": _words,
        "rank": is_rank,
        "wins": _figure,
        "score": _figure,
    },
    "grid": {"number": is_whole, "name": _words, "rank": is_rank, "start": _figure},
    "teams": {"team": _words, "members": lambda cell: bool(_MEMBER.fullmatch(as_text(cell)))},
    "ladder": {"rung": is_whole, "number": is_whole, "name": _words, "rank": is_rank},
    "problems": _POINT,
    "preflight": _POINT,
    "proof": {
        "number": is_whole,
        "round": _round,
        "name": _words,
        "made": lambda cell: bool(_MADE.fullmatch(as_text(cell))),
    },
    "sections": {"section": is_whole, "players": is_whole},
    "season-standings": {
        "place": is_whole,
        "name": _words,
        "events": is_whole,
        "total": _figure,
        "person": is_whole,
    },
}

#: Sheet kind -> the columns that no two lines have alike.
_ALONE = {
    "standings": ("number",),
    "grid": ("number",),
    "teams": ("team",),
    "ladder": ("number",),
    "problems": ("where", "what", "code"),
    "preflight": ("where", "what", "rule"),
    "proof": ("number", "round"),
    "sections": ("section",),
    "season-standings": ("person",),
}


def lines_on(location: Location, sheet: Sheet) -> Iterator[int]:
    """Yield the rows of the table's lines that nigiri wrote, without copies of one above.

    A row counts as a line if more than half of the cells that every line has (`_LINES`) are of
    their form, and not only figures: those may be somebody's sums.
    """
    if location.kind == "drawn":
        yield from _pairs(location, sheet)
        return
    forms = [
        (at, fits)
        for key, fits in _LINES.get(location.kind, {}).items()
        if (at := location.columns.get(key)) is not None
    ]
    alone = [
        location.columns[key] for key in _ALONE.get(location.kind, ()) if key in location.columns
    ]
    seen = set()
    for row in range(location.first_row, sheet.height + 1):
        fitting = [cell for at, fits in forms if fits(cell := sheet.cell(row, at))]
        said = tuple(sheet.cell(row, at) for at in alone)
        figures = location.kind != "sections" and not any(map(_words, fitting))
        if 2 * len(fitting) > len(forms) and not figures and (said not in seen or not alone):
            seen.add(said)
            yield row


def _pairs(location: Location, sheet: Sheet) -> Iterator[int]:
    """Yield the rows of As drawn with the pair or the bye of a round."""
    columns = location.columns
    for row in range(location.first_row, sheet.height + 1):
        number = line_round(sheet.cell(row, columns["round"]))[0]
        seats = (sheet.cell(row, columns[key]) for key in ("white_no", "black_no", "bye_no"))
        if number is not None and any(map(is_whole, seats)):
            yield row


Written = dict[int, frozenset[int]]
"""Row -> the columns whose cells nigiri wrote there."""

Typed = tuple[int, int, "Cell"]
"""A row, a column, and what people put there."""

_AHEAD = frozenset({"players", "chart"})
"""The sheets with live formulas in rows below the last line."""

RANK_COLUMNS = range(1, 7)
"""The columns of the list of ranks on Sections: rank, players, section, bar, nothing, words."""

_WINNER = re.compile(r"\d+ .+")
_COLOURS = "|".join(map(re.escape, {"○", "●", "◐", *every("letter.white"), *every("letter.black")}))
_SIGN = re.compile(rf"■+|[▲✎]|(?:{_COLOURS}|[+−]\d+)[^A-Za-z\d\s]*")
_NOTES = (
    *("grid.legend.circles", "grid.legend.letters", "grid.default", "grid.default.none"),
    *("grid.default.both", "grid.default.jigo", "grid.provisional", "grid.rank", "grid.open"),
    "grid.winners",
)


@once
def _written(sheet: Sheet, kind: str, columns: frozenset[tuple[str, int]], heading: int) -> Written:
    """Return the cells nigiri wrote below the headings of a table of that kind."""
    location = Location("", kind, dict(columns), heading)
    if kind in _WHOLE:
        last = _WHOLE[kind](location, sheet)
        rows = {*range(location.first_row, last + 1)} - _BLANK.get(kind, _none)(last)
        return dict.fromkeys(sorted(rows), _everywhere(sheet))
    if kind == "players":
        return _players(location, sheet)
    found = dict.fromkeys(lines_on(location, sheet), frozenset(location.columns.values()))
    if kind == "grid":
        found |= dict.fromkeys([row + 1 for row in found], frozenset(location.columns.values()))
        found |= dict.fromkeys(
            _notes(location, sheet, found), frozenset({location.columns["name"]})
        )
    if kind == "sections":
        found |= _ranks(location, sheet)
    return {**_signs(location, sheet), **found}


def written_cells(location: Location, sheet: Sheet) -> Written:
    """Return the cells nigiri wrote below the headings of a table that it makes anew."""
    return _written(sheet, location.kind, frozenset(location.columns.items()), location.heading_row)


def last_written(location: Location, sheet: Sheet) -> int:
    """Return the last row in which nigiri wrote something; without any, the headings' row."""
    return max(written_cells(location, sheet), default=location.heading_row)


def typed_rows(
    location: Location, sheet: Sheet, columns: Iterable[int] | None = None, top: int | None = None
) -> Iterator[int]:
    """Yield the rows with a cell that nigiri did not write.

    columns -- those to look at; None: the columns of the table that people see
    top -- the first row to look at; None: of the table
    """
    written = written_cells(location, sheet)
    wanted = _shown(location) if columns is None else frozenset(columns)
    nothing = (None, UNCALCULATED) if location.kind in _AHEAD else (None,)
    for row in range(top or location.first_row, sheet.height + 1):
        cells, ours = sheet.row(row), written.get(row, frozenset())
        if any(cells[at - 1] not in nothing for at in wanted - ours if at <= len(cells)):
            yield row


def typed_below(location: Location, sheet: Sheet) -> list[Typed]:
    """Return (row, column, cell) of all cells below the last row that nigiri wrote."""
    rows = range(last_written(location, sheet) + 1, sheet.height + 1)
    return [
        (row, column, cell)
        for row in rows
        for column, cell in enumerate(sheet.row(row), 1)
        if cell is not None
    ]


def _shown(location: Location) -> frozenset[int]:
    """Return the columns of a table that people see."""
    helpers = {column.key for column in columns_of(location.kind) if column.role in HIDDEN}
    return frozenset(at for key, at in location.columns.items() if key not in helpers)


def rows_opened(
    location: Location, sheet: Sheet, first: int, count: int, columns: Iterable[int] | None = None
) -> tuple[InsertRows, ...]:
    """Return the operation that moves what people typed below `count` rows from `first` on.

    One blank row stays between; () where nothing of theirs is in the way.
    columns -- as for `typed_rows`
    """
    typed = next(typed_rows(location, sheet, columns, first), None)
    missing = 0 if typed is None else first + count + 1 - typed
    return (InsertRows(location.name, typed, missing),) if typed and missing > 0 else ()


def _everywhere(sheet: Sheet) -> frozenset[int]:
    """Return all columns of a sheet."""
    return frozenset(range(1, sheet.width + 1))


def _signs(location: Location, sheet: Sheet) -> Written:
    """Return the signs that stand alone in a row, in columns without a heading: left over."""
    gaps = {column.key for column in columns_of(location.kind) if column.role == "gap"}
    columns = frozenset(at for key, at in location.columns.items() if key in gaps)
    found: Written = {}
    for row in range(location.first_row, sheet.height + 1) if columns else ():
        cells = {
            at: cell
            for at in location.columns.values()
            if (cell := sheet.cell(row, at)) is not None
        }
        if cells.keys() <= columns and all(_SIGN.fullmatch(as_text(c)) for c in cells.values()):
            found[row] = frozenset(cells)
    return {row: signs for row, signs in found.items() if signs}


def _players(location: Location, sheet: Sheet) -> Written:
    """Return the computed cells of Players in the rows that had a player at the last command."""
    computed = {c.key for c in columns_of("players") if c.role in {"derived", "helper"}}
    columns = frozenset(at for key, at in location.columns.items() if key in computed)
    key = location.columns.get("key", 0)
    rows = range(location.first_row, sheet.height + 1)
    return {row: columns for row in rows if not key or sheet.cell(row, key) is not None}


def _notes(location: Location, sheet: Sheet, lines: Iterable[int]) -> Iterator[int]:
    """Yield the rows below the grid's players with the legend, a footnote or a winner."""
    notes, title = said_by(*_NOTES), said_by("grid.winners")
    winners = False
    for row in range(max(lines, default=location.heading_row) + 1, sheet.height + 1):
        words = as_text(sheet.cell(row, location.columns["name"]))
        winner = said_by("grid.winner").say(words) or _WINNER.fullmatch(words)
        if notes.say(words) or (winners and winner):
            yield row
        winners = bool(title.say(words) or (winners and winner))


def ranks_heading(location: Location, sheet: Sheet) -> int | None:
    """Return the row of the headings of the list of ranks on Sections, None without one."""
    known, at = {plain(word) for word in every("sections.ranks")}, location.columns["section"]
    rows = range(location.first_row, sheet.height + 1)
    return next((row for row in rows if plain(sheet.cell(row, at)) in known), None)


def _ranks(location: Location, sheet: Sheet) -> Written:
    """Return the cells of the list of ranks: its headings, the words above them, its lines."""
    heading = ranks_heading(location, sheet)
    if heading is None:
        return {}
    found = {heading - 1: frozenset({1}), heading: frozenset(RANK_COLUMNS)}
    for row in range(heading + 1, sheet.height + 1):
        if is_rank(sheet.cell(row, 1)) and is_whole(sheet.cell(row, 2)):
            found[row] = frozenset(RANK_COLUMNS)
    return found


def _end_of_round(location: Location, sheet: Sheet) -> int:
    """Return the last row of Bye and Out on a round's sheet; its last row where none is there."""
    labels, at = BYE_LABELS | OUT_LABELS, location.columns["table"]
    rows = range(sheet.height, location.heading_row, -1)
    return next((row for row in rows if plain(sheet.cell(row, at)) in labels), sheet.height)


def _end_of_tree(location: Location, sheet: Sheet) -> int:
    """Return the last row of the trees on the sheet Tree."""
    from nigiri.workbook.layout import tree  # noqa: PLC0415 -- few events have one

    parts = tree.blocks(tree.shape_on(location, sheet))
    seeds = tree.seeds_on(location, sheet)
    return max([location.heading_row, *seeds, *(part.last for part in parts)])


def _end_of_crosstable(location: Location, sheet: Sheet) -> int:
    """Return the last row of the notes below the groups on the sheet Crosstable."""
    from nigiri.workbook.layout import crosstable  # noqa: PLC0415 -- few events have one

    lines = crosstable.lines_on(location, sheet)
    return lines[-1] + 1 + len(crosstable.NOTES) if lines else location.heading_row


def _above_notes(last: int) -> set[int]:
    """Return the row between the groups on Crosstable and the notes that end in that row."""
    from nigiri.workbook.layout import crosstable  # noqa: PLC0415 -- as above

    return {last - len(crosstable.NOTES)}


def _none(_: int) -> set[int]:
    """Return no row."""
    return set()


_BLANK: Mapping[str, Callable[[int], set[int]]] = {"crosstable": _above_notes}
"""Sheet kind -> the rows of its shape in which nigiri writes nothing, by the last one."""

_WHOLE: Mapping[str, Callable[[Location, Sheet], int]] = {
    "round": _end_of_round,
    "tree": _end_of_tree,
    "crosstable": _end_of_crosstable,
}
"""Sheet kind -> the last row of its shape, where all above is of nigiri."""
