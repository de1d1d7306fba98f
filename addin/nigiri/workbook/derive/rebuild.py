"""Give the sheets the size the event needs before they are filled.

sheet        other rows                    other columns
Grid         at the end of its table       where its rounds stand
Standings    at the end of its table       other headings; where its criteria stand
Proof        made anew                     made anew
Event        at the end of its rounds,     never
             unless there is room
Tree         made anew                     made anew
Crosstable   made anew                     made anew
Players      never                         those of topics (`columns.topics_of`)

Grid and As drawn are there from the first draw on, Sections from when the event wants sections.
Rows (`other_rows`) and columns (columns.py) are opened and closed where nothing of the director's
stands: it is only moved. Proof is made for its players, rounds and criteria, and made anew when
these are others. On small boards there is a sheet Handicaps, and where players have a team a sheet
Teams. `removal` takes a sheet away so that it can be made again exactly as it stood.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from nigiri.domain.model.settings import CROSSTABLED, TREED
from nigiri.domain.model.small_boards import FULL_SIZE
from nigiri.domain.systems.stages import sections_wanted
from nigiri.domain.text import printed_width
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.workbook import layout
from nigiri.workbook.derive.columns import (
    of_topics,
    opened,
    other_criteria,
    other_rounds,
    topics_of,
)
from nigiri.workbook.derive.criteria import criterion_keys
from nigiri.workbook.derive.written_cells import typed_rows, written_cells
from nigiri.workbook.layout.varying_columns import CRITERIA, ROWS_PER_PLAYER
from nigiri.workbook.model.cells import shown
from nigiri.workbook.model.changes import (
    AddSheet,
    CellChange,
    DeleteRows,
    InsertRows,
    RemoveSheet,
    SetCells,
)
from nigiri.workbook.model.locations import BEHIND_ROUNDS
from nigiri.workbook.model.plain import as_text, plain
from nigiri.workbook.read.event import round_rows
from nigiri.workbook.read.sections import lost_sections
from nigiri.workbook.spellings.results import accepted

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.standings.standings import Standing
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.cells import Sheet, Workbook
    from nigiri.workbook.model.changes import Operation, Option
    from nigiri.workbook.model.locations import Location


_LINE = {"grid": ROWS_PER_PLAYER, "standings": 1}
"""Sheet kind -> rows a player."""

_LEGENDS = frozenset(
    plain(text(f"grid.legend.{colours}", language))
    for colours in ("circles", "letters")
    for language in LANGUAGES
)


def room(location: Location, sheet: Sheet) -> int:
    """Return the number of rows of a table: down to its last line, on the grid to its legend.

    Never more than down to what people typed. Only a grid made by an older layout has less room
    than the rows of one player.
    """
    first, line = location.first_row, _LINE[location.kind]
    limits = [_end(location, sheet, line)]
    typed = next(typed_rows(location, sheet), None)
    if typed is not None:
        limits.append(max(typed, first + line))
    return min(limits) - first


def _end(location: Location, sheet: Sheet, line: int) -> int:
    """Return the number of the row below the table."""
    if location.kind == "grid":
        rows = range(location.first_row, sheet.height + 1)
        legends = [
            row for row in rows if plain(sheet.cell(row, location.columns["name"])) in _LEGENDS
        ]
        if legends:
            return legends[0] - 1
    below = (row for row, columns in written_cells(location, sheet).items() if len(columns) > 1)
    return max(below, default=location.first_row + line - 1) + 1


def other_rows(
    location: Location, sheet: Sheet, players: int
) -> tuple[InsertRows | DeleteRows, ...] | None:
    """Return the operation, if any, that gives the table the rows of so many players.

    () where it has them. None where the table has less than the rows of one player, so that no row
    can be copied: then the sheet is to be made anew. Rows that hold something of the director's
    beside the table stay, blank.
    """
    line, present = _LINE[location.kind], room(location, sheet)
    wanted = line * max(players, 1)
    if present < line:
        return None
    if present < wanted:
        return (InsertRows(location.name, location.first_row + present, wanted - present, line),)
    last = location.first_row + present
    first = max(location.first_row + wanted, _below_the_directors(location, sheet, last))
    if first >= last:
        return ()
    return (DeleteRows(location.name, first, tuple(map(sheet.row, range(first, last))), line),)


def _below_the_directors(location: Location, sheet: Sheet, end: int) -> int:
    """Return the row below the last one before `end` with a cell of the director's."""
    ours = frozenset(location.columns.values())
    for row in range(min(end - 1, sheet.height), location.first_row - 1, -1):
        cells = enumerate(sheet.row(row), 1)
        if any(cell is not None and column not in ours for column, cell in cells):
            return row + 1
    return location.first_row


def removal(workbook: Workbook, name: str, kind: str, options: Mapping[str, Option]) -> RemoveSheet:
    """Return the removal of a sheet, with the cells that differ from a freshly rendered one.

    options -- those with which the layout makes a sheet of the same size
    """
    tabs, sheet = list(workbook), workbook[name]
    after = tabs.index(name) + 1
    before = tabs[after] if after < len(tabs) else None
    fresh = {at: shown(value) for at, value in layout.render(kind, options).cells.items()}
    held = [
        CellChange(row, column, was, cell)
        for row, cells in enumerate(sheet.rows, 1)
        for column, cell in enumerate(cells, 1)
        if (was := fresh.pop((row, column), None)) != cell
    ]
    held += [CellChange(*at, was, None) for at, was in fresh.items() if was is not None]
    held.sort(key=lambda change: (change.row, change.column))
    return RemoveSheet(name, kind, options, before, tuple(held))


class Shape(Protocol):
    """The module of a sheet whose lines follow a shape, such as a tree of two rounds."""

    def wanted_options(self, context: Context) -> dict[str, Option]:
        """Return the options that the event wants; its shape is empty where it has none."""

    def fits(self, context: Context, location: Location) -> bool:
        """Tell whether the sheet there has these lines."""

    def present_options(self, context: Context) -> dict[str, Option]:
        """Return the options that make the sheet as it is now."""


REMADE = ("standings", "problems", "grid", "drawn", "log", "lists")
"""The sheets that are made anew when they are missing, in the order of their tabs."""

_ANCHORS = ("standings", "problems", "grid", "settings", "drawn", "log", "lists")
"""The same with Settings, before which a missing Grid goes."""

_SHAPED = {"tree": TREED, "crosstable": CROSSTABLED}
"""Kind of a sheet whose lines follow a shape -> the systems of play that have one."""


def _shape(kind: str) -> Shape:
    """Return the module of such a sheet."""
    module: Shape = import_module(f"nigiri.workbook.derive.{kind}")
    return module


def rebuild_operations(context: Context, rows: Sequence[Standing]) -> Iterator[Operation]:
    """Yield the operations that make missing sheets anew and give all sheets their size.

    Nothing when all is so. Players and rounds hold what only the director knows: they are not made
    anew, and Sections only where none were cut. rows -- the standings to show
    """
    wanted = {
        "grid": grid_options(context),
        "standings": standings_options(context, rows),
    }
    if context.location("proof") is not None:
        wanted["proof"] = proof_options(context)
    yield from _sections(context)
    yield from _small_boards(context)
    yield from _shaped(context)
    yield from _topics(context)
    yield from _teams(context)
    yield from _missing(context, wanted)
    yield from lists_operations(context)
    yield from _listed_rounds(context)
    for kind, options in wanted.items():
        location = context.location(kind)
        if location is not None:
            yield from _fitting(context, location, options)


def _fitting(
    context: Context, location: Location, options: Mapping[str, Option]
) -> Iterator[Operation]:
    """Yield the operations that give a sheet its rows and columns; nothing when it has them."""
    sheet = context.sheet(location)
    if location.kind == "proof":
        from nigiri.workbook.derive.proof.sheet import rows_of_lines  # noqa: PLC0415 -- seldom there

        same = location.columns.keys() == {*str(options["columns"]).split(",")}
        fits = same and rows_of_lines(context) is not None
        yield from () if fits else _rebuilt(context, location.kind, options)
        return
    rows = other_rows(
        location, sheet, int(options["players" if location.kind == "grid" else "rows"] or 0)
    )
    if rows is None:
        yield from _rebuilt(context, location.kind, options)
        return
    yield from rows
    if location.kind == "grid":
        yield from other_rounds(location, sheet, int(options["rounds"] or 0))
    else:
        wanted = [key for key in str(options["columns"]).split(",") if key]
        yield from other_criteria(location, sheet, wanted)


def made_anew(context: Context, kind: str) -> tuple[AddSheet, ...]:
    """Return the operation that adds the sheet As drawn or Log, which commands write on.

    () where it is there, or another sheet has its name.
    """
    return tuple(sheet for sheet in _missing(context, {}) if sheet.kind == kind)


def _missing(context: Context, wanted: Mapping[str, Mapping[str, Option]]) -> Iterator[AddSheet]:
    """Yield the missing sheets that hold nothing of the director's, in the order of their tabs.

    Grid and As drawn come with the first draw.

    wanted -- kind of sheet -> its options; those without an entry have only the language
    """
    plain: Mapping[str, Option] = {"language": context.language}
    tabs = {kind: _tab(context, kind) for kind in _ANCHORS}
    for at, kind in enumerate(_ANCHORS):
        if tabs[kind] is None and kind in REMADE and _has_begun(context, kind):
            following = [name for later in _ANCHORS[at + 1 :] if (name := tabs[later])]
            name = context.say(f"sheet.{kind}")
            if name not in context.workbook:
                before = following[0] if following else None
                yield AddSheet(name, kind, wanted.get(kind, plain), before)


def _has_begun(context: Context, kind: str) -> bool:
    """Tell whether the event has come so far that it has a sheet of that kind."""
    if kind == "drawn":
        return bool(context.event.rounds) or context.reading.draft is not None
    return kind != "grid" or bool(context.event.rounds)


def _topics(context: Context) -> Iterator[Operation]:
    """Yield the operations that open the columns of Players that the event's settings want."""
    location = context.location("players")
    wanted = of_topics("players", [*topics_of(context.event.settings)])
    if location is not None:
        yield from opened(location, context.sheet(location), wanted)


def _sections(context: Context) -> Iterator[AddSheet]:
    """Yield the sheet Sections, if the event wants sections and never had any.

    Whether it was there and somebody removed it, Players tells (`lost_sections`).
    """
    name, reading = context.say("sheet.sections"), context.reading
    if context.location("sections") is not None or name in context.workbook:
        return
    if sections_wanted(context.event) and not lost_sections(context.workbook, reading.book):
        before = reading.book.in_front_of("sections")
        yield AddSheet(name, "sections", {"language": context.language}, before)


def _small_boards(context: Context) -> Iterator[AddSheet]:
    """Yield the sheet Handicaps, before the first round, if small boards have none yet."""
    name = context.say("sheet.handicaps")
    full = context.event.settings.board == FULL_SIZE
    if full or context.location("handicaps") is not None or name in context.workbook:
        return
    book = context.reading.book
    rounds = (location.name for location in book.rounds.values())
    before = next(rounds, book.first(BEHIND_ROUNDS))
    yield AddSheet(name, "handicaps", {"language": context.language}, before)


def _shaped(context: Context) -> Iterator[Operation]:
    """Yield the sheets Tree and Crosstable, before Standings, where a drawn round needs them.

    Nothing where the sheet is there in its shape; one of another shape is made anew.
    """
    for kind, systems in _SHAPED.items():
        name, location = context.say(f"sheet.{kind}"), context.location(kind)
        if location is None and not any(this.system in systems for this in context.event.rounds):
            continue
        shape = _shape(kind)
        options = shape.wanted_options(context)
        if location is not None:
            yield from () if shape.fits(context, location) else _rebuilt(context, kind, options)
        elif options["shape"] and name not in context.workbook:
            yield AddSheet(name, kind, options, _tab(context, "standings"))


def _teams(context: Context) -> Iterator[AddSheet]:
    """Yield the sheet Teams behind Standings, where players have a team and there is none yet."""
    name = context.say("sheet.teams")
    if (
        not any(player.team for player in context.event.by_number.values())
        or context.location("teams") is not None
        or name in context.workbook
    ):
        return
    from nigiri.workbook.derive.teams import teams_options  # noqa: PLC0415 -- seldom there

    following = (_tab(context, kind) for kind in ("chart", "ladder", "problems", "log"))
    before = next(filter(None, following), None)
    yield AddSheet(name, "teams", teams_options(context), before)


def _tab(context: Context, kind: str) -> str | None:
    """Return the tab of a kind of sheet, None where it is missing."""
    if kind == "lists":
        return context.refs.lists or None
    location = context.location(kind)
    return None if location is None else location.name


_LISTED_WITH = ("round", "results", "when", "system")
"""The columns of the list of rounds."""


def _list_columns(location: Location) -> list[int]:
    """Return the columns of the list of rounds that are there."""
    return [location.columns[key] for key in _LISTED_WITH if key in location.columns]


def _listed_rounds(context: Context) -> Iterator[Operation]:
    """Yield the operations after which the Event sheet lists exactly the event's rounds."""
    location = context.location("event")
    if location is None:
        return
    rows = round_rows(context.reader(location))
    rounds = context.event.settings.rounds
    yield from _unlisted(context, location, {n: row for n, row in rows.items() if n > rounds})
    missing = [n for n in range(1, rounds + 1) if n not in rows]
    if missing:
        first = max((row + 1 for row in rows.values()), default=location.first_row)
        column = location.columns["round"]
        if _taken(context, location, first, len(missing)):
            yield InsertRows(location.name, first, len(missing))
        yield SetCells(
            location.name,
            tuple(
                CellChange(row, column, None, context.say("sheet.round", number=n))
                for row, n in enumerate(missing, first)
            ),
        )


def _taken(context: Context, location: Location, first: int, count: int) -> bool:
    """Tell whether rows must open for rounds: settings below the list, or something in the way.

    Where the settings stand beside the rounds, blank rows are left for some that come later. What
    nigiri says of results is not in the way.
    """
    sheet, results = context.sheet(location), location.columns["results"]
    columns = [at for at in _list_columns(location) if at != results]
    rows = range(first, first + count + 1)
    return not _beside(location) or any(sheet.cell(row, at) for row in rows for at in columns)


def _beside(location: Location) -> bool:
    """Tell whether the settings stand beside the rounds, not below them."""
    return "setting" in location.columns


def _unlisted(
    context: Context, location: Location, beyond: Mapping[int, int]
) -> Iterator[Operation]:
    """Yield the removal of the rows in `beyond`, except of rounds drawn and rows typed upon.

    Where settings stand beside the list, its cells are emptied instead.
    """
    sheet, ours = context.sheet(location), {location.columns[key] for key in ("round", "results")}
    looked = _list_columns(location) if _beside(location) else range(1, sheet.width + 1)
    for number, row in sorted(beyond.items(), reverse=True):
        typed = any(sheet.cell(row, column) is not None for column in looked if column not in ours)
        if number in context.refs.rounds or typed:
            continue
        if _beside(location):
            cells = (CellChange(row, at, sheet.cell(row, at), None) for at in sorted(ours))
            yield SetCells(location.name, tuple(cells))
        else:
            yield DeleteRows(location.name, row, (sheet.row(row),))


def grid_options(context: Context) -> dict[str, Option]:
    """Return the options of the layout for the grid of this event: rounds and players."""
    return {
        "language": context.language,
        "rounds": context.event.settings.rounds,
        "players": len(context.event.by_number),
    }


def standings_options(context: Context, rows: Sequence[Standing]) -> dict[str, Option]:
    """Return the options of the layout for the standings: rows and keys of criteria."""
    return {
        "language": context.language,
        "rows": len(rows),
        "columns": ",".join(criterion_keys(context.event)),
    }


def proof_options(context: Context) -> dict[str, Option]:
    """Return the options of the layout for Proof: rows, column keys, width of names."""
    from nigiri.workbook.derive.proof import proof_keys, proof_lines  # noqa: PLC0415 -- seldom there

    return {
        "language": context.language,
        "rows": len(proof_lines(context.event)),
        "columns": ",".join(proof_keys(context.event)),
        "names": widest_name(context.event),
    }


def widest_name(event: Event) -> int:
    """Return the printed width of the longest numbered name, in hundredths of the font size."""
    return max((printed_width(p.name) for p in event.by_number.values()), default=0)


def _rebuilt(context: Context, kind: str, options: Mapping[str, Option]) -> Iterator[Operation]:
    """Yield the removal of a sheet and its making anew, before the same tab."""
    name = context.reading.book.locations[kind].name
    shaped = kind in _SHAPED
    present = _shape(kind).present_options(context) if shaped else _present_options(context, kind)
    removed = removal(context.workbook, name, kind, present)
    yield removed
    yield AddSheet(name, kind, options, removed.before)


def _present_options(context: Context, kind: str) -> dict[str, Option]:
    """Return the options that make a sheet with the columns it has now."""
    location = context.reading.book.locations[kind]
    if kind == "grid":
        rounds = sum(key.startswith("opponent") for key in location.columns)
        return {"language": context.language, "rounds": rounds}
    changing = {column.key for column in CRITERIA} if kind == "standings" else location.columns
    keys = sorted(changing & location.columns.keys(), key=location.columns.__getitem__)
    return {"language": context.language, "columns": ",".join(keys)}


_WORD, _CODE = 1, 2
"""Columns of Lists: what may be typed as a result, and the outcome that it means."""


def lists_operations(context: Context) -> Iterator[Operation]:
    """Yield the operations after which Lists has the event's accepted results and no others.

    A workbook may have been made before nigiri spoke a language, or knew a word, or in a language
    that its event has no longer. Words that it lacks open rows before its last one, so that the
    formulas of every round, which look through the whole list, reach them; nothing else moves.
    Nothing where it has them, and where it is gone: then it is made anew (`_missing`).
    """
    name = context.refs.lists
    if not name:
        return
    sheet, codes = context.workbook[name], accepted(context.language)
    there = {as_text(sheet.cell(row, _WORD)) for row in range(1, sheet.height + 1)}
    cells = tuple(_corrections(sheet, codes))
    if cells:
        yield SetCells(name, cells)
    missing = sorted(codes.keys() - there)
    if missing:
        first = max(1, sheet.height)
        yield InsertRows(name, first, len(missing))
        lines = [(word, codes[word]) for word in missing]
        yield SetCells(name, tuple(_added(lines, first)))


def _added(lines: Sequence[tuple[str, str]], first: int) -> Iterator[CellChange]:
    """Yield the changes that write these lines of the list from a row on."""
    for row, (word, code) in enumerate(lines, first):
        yield CellChange(row, _WORD, None, word)
        yield CellChange(row, _CODE, None, code)


def _corrections(sheet: Sheet, codes: Mapping[str, str]) -> Iterator[CellChange]:
    """Yield the changes to lines whose word means something else here, or nothing."""
    for row in range(1, sheet.height + 1):
        word, code = sheet.cell(row, _WORD), sheet.cell(row, _CODE)
        meant = codes.get(as_text(word))
        if meant is None and word is not None:
            yield CellChange(row, _WORD, word, None)
        if code != meant:
            yield CellChange(row, _CODE, code, meant)
