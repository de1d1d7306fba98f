"""Bring a workbook that an older layout wrote up to the layout of today, step by step.

from  to  what is done
0     1   settings that the Event sheet lacks are added below its last one, the version among them
1     2   the same; the row "Keep apart: club, city" becomes a row for each thing kept apart
2     3   the same; labels are those of today
3     4   the same; ratings of the AGA are written as it prints them, 4.5 for 450
4     5   the same; As drawn gets the columns for what a draw knew of the players
5     6   the same; the Log gets its column of seals, and each line its seal
6     7   the same; sheets of rounds get the column Second pass and what is computed from it
7     8   the same; Players gets the column Hide name
8     9   the same; Sections gets the column Prizes
9     10  the same
10    11  the same; sheets of rounds and Players get the hidden columns that they lack
11    12  the same; "Bye for" keeps the order of once where a round is drawn, else it gets today's;
          sheets of rounds get the column In force and the hidden one behind it
12    13  the same; sheets of rounds get the hidden columns that they lack; the words before Find
          go, which cut the sentence of the bar off. New workbooks have their settings on Event
          beside the rounds and on Settings; here they stay where they are (decision 11)
13    14  the same
14    15  the same
15    16  the same; once a round is drawn, the gap, the bar and the rank that starts with 0 are
          written where they are blank, as they counted: by the rule for bars of then

A column that the director deletes afterwards stays away: a workbook of this layout is left alone.

Settings that are added hold what counted without them, so that nothing changes. `opengotha` began
with a bar at 4 dan until layout 16.

A workbook without a Layout version is of layout 0. A newer one than ours is refused while reading
(problem code `schema`).
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.event import Apart, Settings
from nigiri.domain.model.units import Rank
from nigiri.messages.catalogue import every, text
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.columns import Breadth, opened
from nigiri.workbook.layout.find_box import BAR, FORMER, LABELS
from nigiri.workbook.layout.spec import Area
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.live.refs import round_span
from nigiri.workbook.log import sealed
from nigiri.workbook.model.changes import (
    CellChange,
    Changes,
    DeleteRows,
    Fit,
    Operation,
    SetCells,
    SetFit,
    SetPrintArea,
)
from nigiri.workbook.model.plain import as_text, plain, whole_number
from nigiri.workbook.read.event import BELOW, BESIDE, language_of, layout_version, setting_cells
from nigiri.workbook.read.settings import choice_of, read_settings
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.settings.table import BY_KEY, GROUPS, SCHEMA, SETTINGS, group_title
from nigiri.workbook.settings.values import values_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.cells import Cell, Sheet, Workbook
    from nigiri.workbook.model.locations import Book, Location
    from nigiri.workbook.read.event import SettingCell


_HUNDRED = 100


def printed_ratings(workbook: Workbook, players: Location | None) -> tuple[Operation, ...]:
    """Return the operation that divides ratings of the AGA by a hundred.

    The AGA's list prints 4.5; layout 3 had hundredths, 450 (A3). Other cells stay as they are.
    """
    if players is None or "rating" not in players.columns:
        return ()
    sheet, column = workbook[players.name], players.columns["rating"]
    cells = []
    for row in range(players.first_row, sheet.height + 1):
        rating = whole_number(sheet.cell(row, column))
        if rating is not None and abs(rating) >= _HUNDRED:
            printed = Fraction(rating, _HUNDRED)
            after = int(printed) if printed.denominator == 1 else float(printed)
            cells.append(CellChange(row, column, sheet.cell(row, column), after))
    return (SetCells(players.name, tuple(cells)),) if cells else ()


#: The widths of the gutter, and of the column In force on a page that had no room for it.
_GUTTER, _IN_FORCE = 3.0, 4.3

#: Column that a round's sheet may lack -> the column it follows, and looks like.
_OF_SECOND_PASS = {
    "second": "komi",
    "second_norm": "outcome",
    "second_outcome": "second_norm",
}


def second_pass(workbook: Workbook) -> Iterator[Operation]:
    """Yield the operations that open the columns of the second pass on sheets of rounds."""
    for location in _rounds(workbook):
        breadth = Breadth(location, workbook[location.name])
        for key, model in _OF_SECOND_PASS.items():
            at = breadth.location.columns.get(model)
            if key not in breadth.location.columns and at is not None:
                breadth.open(at + 1, {key: at})
        yield from breadth.operations


def hidden_columns(workbook: Workbook) -> Iterator[Operation]:
    """Yield the operations that open the hidden columns of formulas, on rounds and Players.

    The computed cells of rounds are emptied first, as all of them are written anew: so no host has
    to adjust their references through hundreds of rows.
    """
    bare = tuple(_emptied(workbook))
    yield from bare
    workbook = applied(workbook, Changes(bare))
    for location in find(workbook):
        if location.kind in {"round", "players"}:
            yield from _with_hidden(location, workbook[location.name])


def handicap_in_force(workbook: Workbook) -> Iterator[Operation]:
    """Yield the operations that open the column In force beside Handicap.

    With the hidden columns it is computed from. A sheet that may still be printed, the newest
    round's or a draft's, prints it, too.
    """
    bare = tuple(_emptied(workbook))
    yield from bare
    workbook = applied(workbook, Changes(bare))
    newest = max(find(workbook).rounds, default=0)
    for location in _rounds(workbook):
        breadth = Breadth(location, workbook[location.name])
        _open_in_force(breadth, printed=location.draft or location.number == newest)
        yield from breadth.operations
        yield from _with_hidden(breadth.location, breadth.sheet)


def _open_in_force(breadth: Breadth, *, printed: bool) -> None:
    """Open the column In force, nearly as narrow as the gutter, so that a page stays one page."""
    there, sheet = breadth.location.columns, breadth.sheet
    lacks = "in_force" not in there and {"handicap", "mark"} <= {*there}
    if not (lacks and _has_hidden(breadth.location)):
        return
    at = there["handicap"] + 1
    breadth.open(at, {"in_force": there["mark"]})
    name, top = breadth.location.name, breadth.location.heading_row - 1
    _, end = round_span(breadth.location, sheet)
    left = min(there["table"], at)
    was, area = (str(Area(top, left, end, column)) for column in (at - 1, at))
    narrow, wide = (Fit(widths=((at, width),)) for width in (_GUTTER, _IN_FORCE))
    breadth.operations.append(SetFit(name, narrow, wide))
    breadth.operations += [SetPrintArea(name, was, area)] * printed


def whole_bar(workbook: Workbook) -> Iterator[Operation]:
    """Yield the operations that open missing hidden columns and take the words before Find away.

    On Players the box stays where its colours are: its link says what it is from now on.
    """
    yield from hidden_columns(workbook)
    for location in find(workbook):
        label = location.columns.get(LABELS.get(location.kind, ""))
        if label is not None:
            yield from _without_label(location, workbook[location.name], label)


def _without_label(location: Location, sheet: Sheet, label: int) -> Iterator[SetCells]:
    """Yield the operation that takes the words before Find away, where they stand."""
    words = sheet.cell(BAR, label)
    if words not in every("round.find"):
        return
    cells, former = [CellChange(BAR, label, words, None)], FORMER.get(location.kind)
    if former is not None and former.link in location.columns:
        link, hint = location.columns[former.link], text("round.find", location.language)
        cells.append(CellChange(BAR, link, sheet.cell(BAR, link), hint))
    yield SetCells(location.name, tuple(cells))


def _rounds(workbook: Workbook) -> Iterator[Location]:
    """Yield the locations of the rounds' sheets, a draft's among them."""
    return (location for location in find(workbook) if location.kind == "round")


def _has_hidden(location: Location) -> bool:
    """Tell whether a table has hidden columns: one made by another program has none."""
    return any(c.key in location.columns for c in columns_of(location.kind) if c.role == "helper")


_RESULTS = ("norm", "second_norm", "outcome", "second_outcome")
"""The columns of a round with formulas that read results."""


def _starts_and_results(workbook: Workbook) -> Iterator[Operation]:
    """Yield the cells of `_starts`, then empty formulas that read results: they know more now.

    The next command writes them anew.
    """
    yield from _starts(workbook)
    for location in _rounds(workbook):
        cells = tuple(_computed(location, workbook[location.name], _RESULTS))
        yield SetCells(location.name, cells)


def _emptied(workbook: Workbook) -> Iterator[Operation]:
    """Yield the operations that empty the computed cells of the rounds' sheets."""
    for location in _rounds(workbook):
        yield SetCells(location.name, tuple(_computed(location, workbook[location.name])))


def _computed(location: Location, sheet: Sheet, only: Collection[str] = ()) -> Iterator[CellChange]:
    """Yield the changes that empty a table's computed cells; formulas may show nothing.

    only -- the keys of these columns, () for all that are computed
    """
    keys = [c.key for c in columns_of(location.kind) if c.role in {"derived", "helper"}]
    keys = [key for key in keys if not only or key in only]
    columns = [location.columns[key] for key in keys if key in location.columns]
    for row in range(location.first_row, sheet.height + 1):
        for column in columns:
            yield CellChange(row, column, sheet.cell(row, column), None)


def _with_hidden(location: Location, sheet: Sheet) -> Iterator[Operation]:
    """Yield the operations that open a table's missing hidden columns, behind its last one.

    A table made by another program has none, and gets none. Older headings become those of today.
    """
    breadth = Breadth(location, sheet)
    hidden = [column.key for column in columns_of(location.kind) if column.role == "helper"]
    there = {at: key for key in hidden if (at := location.columns.get(key)) is not None}
    missing = [key for key in hidden if key not in location.columns]
    if there and missing:
        breadth.rename(there)
        breadth.open(max(there) + 1, dict.fromkeys(missing, max(there)))
    yield from breadth.operations


#: What counted under `opengotha` where the row of the bar was missing.
_OPENGOTHAS_BAR = Rank(4)

#: The first layout with the AGA's ratings as printed.
_PRINTED = 4

#: The row of layout 1 for all that is kept apart, and what could stand in it.
_KEEP_APART = ("keep apart", "separer")
_KEPT_APART = {
    "club": "club",
    "city": "city",
    "ville": "city",
    "family": "family",
    "family name": "family",
    "nom de famille": "family",
}


def migration(workbook: Workbook) -> tuple[Operation, ...]:
    """Return the operations that bring the workbook up to today's layout; () if it is of today."""
    operations: list[Operation] = []
    for version in range(layout_version(workbook), SCHEMA):
        step = STEPS[version](workbook)
        workbook = applied(workbook, Changes(step))
        operations += step
    return tuple(operations)


def _add_settings(workbook: Workbook, version: int) -> tuple[Operation, ...]:
    """Return the operations that add the missing settings, group by group, and the version.

    The row of layout 1 for what is kept apart is replaced by today's rows.
    """
    book = find(workbook)
    language, places = language_of(workbook, book), setting_cells(workbook, book)
    settings = read_settings(_readers(workbook, book, language))
    operations: list[Operation] = []
    event = book.locations["event"]
    sheet = workbook[event.name]
    old = _keep_apart_row(event, sheet)
    if old is not None:
        apart = _kept_apart(sheet.cell(old, event.columns["results"]))
        settings = replace(settings, keep_apart=apart)
        operations.append(DeleteRows(event.name, old, (sheet.row(old),)))
    if "bar" not in places and (settings.rules, settings.start_rule) == ("opengotha", "bar"):
        settings = replace(settings, bar=_OPENGOTHAS_BAR)
    values = values_of({**vars(settings), "schema": version})
    home = book.get("settings") or event
    added = [(home.name, cell) for cell in _missing(home, workbook, language, (values, places))]
    cells = *added, *_labels(workbook, language, places), *_version(workbook, places, version)
    if version == _PRINTED and settings.rating_scale == "aga":
        operations += printed_ratings(workbook, find(workbook).get("players"))
    return (*_by_sheet(cells), *operations)


def _readers(workbook: Workbook, book: Book, language: str) -> list[TableReader]:
    """Return the readers of Event and, where it is there, Settings."""
    found = filter(None, (book.get(kind) for kind in ("event", "settings")))
    return [TableReader(each, workbook[each.name], language) for each in found]


def _by_sheet(cells: Iterable[tuple[str, CellChange]]) -> Iterator[SetCells]:
    """Yield the operations that write cells, an operation a sheet."""
    found: dict[str, list[CellChange]] = {}
    for name, cell in cells:
        found.setdefault(name, []).append(cell)
    yield from (SetCells(name, tuple(changes)) for name, changes in found.items())


def _version(
    workbook: Workbook, places: Mapping[str, SettingCell], version: int
) -> Iterator[tuple[str, CellChange]]:
    """Yield sheet and cell of the version, where its row is there."""
    at = places.get("schema")
    if at is not None:
        yield at.location.name, CellChange(at.row, at.column, at.value(workbook), version)


def _widen_record(workbook: Workbook, version: int) -> tuple[Operation, ...]:
    """Return the operations that add missing columns to As drawn, on the right, and settings."""
    operations = _add_settings(workbook, version)
    location = find(workbook).get("drawn")
    if location is None:
        return operations
    missing = [column for column in columns_of("drawn") if column.key not in location.columns]
    cells = tuple(
        CellChange(location.heading_row, at, None, column.heading(location.language))
        for at, column in enumerate(missing, workbook[location.name].width + 1)
    )
    return (*operations, SetCells(location.name, cells)) if cells else operations


def _missing(
    home: Location,
    workbook: Workbook,
    language: str,
    facts: tuple[Mapping[str, Any], Mapping[str, SettingCell]],
) -> Iterator[CellChange]:
    """Yield the cells of the missing settings below all that stands on their sheet.

    facts -- key -> the value of a setting, and the place of one that is there
    """
    values, known = facts
    beside = BESIDE if home.kind == "settings" else BELOW
    columns, row = [home.columns[key] for key in beside], workbook[home.name].height
    for group in GROUPS:
        missing = [s for s in SETTINGS if s.group == group and s.key not in known]
        if missing:
            row += 2  # a blank row keeps the group from what stands above
            yield CellChange(row, columns[0], None, group_title(group, language))
        for setting in missing:
            row += 1
            shown = setting.cell(values.get(setting.key), language)
            words = setting.label(language), shown, setting.note(language)
            yield from _filled(row, columns, words)


def _labels(
    workbook: Workbook, language: str, places: Mapping[str, SettingCell]
) -> Iterator[tuple[str, CellChange]]:
    """Yield sheet and cell of the labels of today, and their notes, where older ones stand."""
    for key, at in places.items():
        sheet, setting = workbook[at.location.name], BY_KEY[key]
        label, note = at.location.columns[at.columns.label], at.location.columns[at.columns.note]
        old = sheet.cell(at.row, label)
        if plain(old) in setting.former:
            name, was = at.location.name, sheet.cell(at.row, note)
            yield name, CellChange(at.row, label, old, setting.label(language))
            yield name, CellChange(at.row, note, was, setting.note(language))


def _filled(row: int, columns: list[int], values: tuple[Cell, ...]) -> Iterator[CellChange]:
    """Yield the cells of a blank row that hold something."""
    for column, value in zip(columns, values, strict=True):
        if value not in {None, ""}:
            yield CellChange(row, column, None, value)


def _keep_apart_row(location: Location, sheet: Sheet) -> int | None:
    """Return the row of layout 1 for what is kept apart, None if it cannot be read."""
    for row in range(location.first_row, sheet.height + 1):
        if plain(sheet.cell(row, location.columns["round"])) in _KEEP_APART:
            words = as_text(sheet.cell(row, location.columns["results"])).split(",")
            return row if all(plain(word) in {"", *_KEPT_APART} for word in words) else None
    return None


def _kept_apart(cell: Cell) -> tuple[Apart, ...]:
    """Return the settings in the cell of layout 1: "club, city"."""
    words = filter(None, map(plain, as_text(cell).split(",")))
    return tuple(map(Apart, dict.fromkeys(_KEPT_APART[word] for word in words)))


def _seal_log(workbook: Workbook) -> tuple[Operation, ...]:
    """Return the operations that add settings and, on the right of the Log, the seals."""
    operations = _add_settings(workbook, version=6)
    location = find(workbook).get("log")
    if location is None or "seal" in location.columns:
        return operations
    language = language_of(workbook, find(workbook))
    sheet = workbook[location.name]
    return *operations, sealed(TableReader(location, sheet, language), sheet.width + 1)


def _open_column(workbook: Workbook, version: int, kind: str, key: str) -> tuple[Operation, ...]:
    """Return the operations that open a column of a list and add the settings."""
    operations = _add_settings(workbook, version)
    location = find(workbook).get(kind)
    if location is None:
        return operations
    after = applied(workbook, Changes(operations))
    return (*operations, *opened(location, after[location.name], {key}))


def _with_settings(
    workbook: Workbook, version: int, further: Callable[[Workbook], Iterable[Operation]]
) -> tuple[Operation, ...]:
    """Return the operations that add a version's settings, and its further ones."""
    operations = _add_settings(workbook, version)
    return (*operations, *further(applied(workbook, Changes(operations))))


def _bye_and_handicap(workbook: Workbook) -> tuple[Operation, ...]:
    """Return the operations that fix the order of byes and open In force."""
    return (*_bye_order(workbook), *handicap_in_force(workbook))


def _bye_order(workbook: Workbook) -> tuple[Operation, ...]:
    """Return the operation that keeps M6's former order of byes in an event under way, if any.

    With a round drawn the event keeps that order, under its own words; without one it gets today's.
    """
    book = find(workbook)
    old, new = ("home", "host") if book.rounds else ("host", "home")
    at = setting_cells(workbook, book)["bye_policy"]
    typed = at.value(workbook)
    if choice_of(BY_KEY["bye_policy"], as_text(typed) or Settings().bye_policy) != old:
        return ()
    cell = BY_KEY["bye_policy"].cell(new, language_of(workbook, book))
    return (SetCells(at.location.name, (CellChange(at.row, at.column, typed, cell),)),)


def _starts(workbook: Workbook) -> Iterator[Operation]:
    """Yield the cells with what start scores rest on in an event under way (M3, B2)."""
    if not find(workbook).rounds:
        return
    from nigiri.workbook.fixed_starts import fixed_starts  # noqa: PLC0415 -- an event under way
    from nigiri.workbook.read.workbook import read  # noqa: PLC0415 -- likewise

    reading = read(workbook)
    bar = _bar_of_once(reading.event)
    yield from fixed_starts(workbook, reading.book, reading.event, bar)


def _bar_of_once(event: Event) -> Rank | None:
    """Return the bar as layout 15 proposed it: the depth came before the least size (B2)."""
    from nigiri.domain.starts.bar import bar_proposal  # noqa: PLC0415 -- as above

    proposal = bar_proposal(event)
    if proposal is None or event.settings.is_congress:
        return None
    lines = [line for line in proposal.lines if line.verdict != "deep"]
    fits, few = (
        [each.players for each in lines if each.verdict == verdict] for verdict in ("fits", "few")
    )
    size = (fits or few or [lines[0].players])[-1]
    return next(line.rank for line in lines if line.players == size)


STEPS: Mapping[int, Callable[[Workbook], tuple[Operation, ...]]] = {
    **{before: partial(_add_settings, version=before + 1) for before in range(4)},
    4: partial(_widen_record, version=5),
    5: _seal_log,
    6: partial(_with_settings, version=7, further=second_pass),
    7: partial(_open_column, version=8, kind="players", key="hide"),
    8: partial(_open_column, version=9, kind="sections", key="prizes"),
    9: partial(_add_settings, version=10),
    10: partial(_with_settings, version=11, further=hidden_columns),
    11: partial(_with_settings, version=12, further=_bye_and_handicap),
    12: partial(_with_settings, version=13, further=whole_bar),
    13: partial(_add_settings, version=14),
    14: partial(_add_settings, version=15),
    15: partial(_with_settings, version=16, further=_starts_and_results),
}
"""Version -> what leads to the next one."""
